"""Asking for advice: the best few moves with what speaks for them, from the strongest opponent."""

from __future__ import annotations

from hustings.core.moves import MoveError, decode
from hustings.core.record import RecordError, parse_json
from hustings.ui import words
from hustings.ui.effects import Effect, StopBot
from hustings.ui.handling import number
from hustings.ui.model import Model, Play
from hustings.ui.phases import Advice, Deciding, Hint
from hustings.ui.play import asking

PENDING = (Hint("", 0.0, (words.ADVICE_PENDING,)),)
"""Shown until the advice is there."""


def ask(model: Model, play: Play, deciding: Deciding, _: str) -> list[Effect]:
    """Ask what to do; asking again puts the advice away."""
    if deciding.advice is not None:
        return put_away(play)
    asking.no_reasons(play)
    question = asking.for_advice(model, play, deciding.seat)
    deciding.advice = Advice(question.ticket, PENDING)
    return [question]


def show(_model: Model, _play: Play, deciding: Deciding, arg: str) -> list[Effect]:
    """Show another entry of the advice where there is room for one at a time."""
    if deciding.advice is not None and 0 < number(arg) <= len(deciding.advice.hints):
        deciding.advice.shown = number(arg)
    return []


def put_away(play: Play) -> list[Effect]:
    """Put the advice away; what is still thought about is given up."""
    deciding = play.within(Deciding)
    if deciding is None or deciding.advice is None:
        return []
    pending = deciding.advice.ticket
    deciding.advice = None
    return [StopBot()] if pending else []


def heard(play: Play, deciding: Deciding, answer: str) -> None:
    """Take the advice as jobs.think gives it; what is no advice is none."""
    try:
        entries = parse_json(answer)
    except RecordError:
        entries = None
    told = entries if isinstance(entries, list) else []
    found = filter(None, (_hint(play, deciding, entry) for entry in told))
    deciding.advice = Advice(0, tuple(found) or (Hint("", 0.0, (words.ADVICE_NONE,)),))


def _hint(play: Play, deciding: Deciding, entry: object) -> Hint | None:
    """Return one piece of advice, None where it is none or names what cannot be done now."""
    if not isinstance(entry, dict):
        return None
    token, value, why, figure = (entry.get(name) for name in ("token", "value", "why", "figure"))
    try:
        move = decode(play.table.rules.VERBS, token) if isinstance(token, str) else ()
    except MoveError:
        return None
    if move not in play.table.legal(deciding.seat) or not isinstance(why, list):
        return None
    worth = float(value) if isinstance(value, int | float) else 0.0
    rest = str(entry.get("rest") or "")
    return Hint(str(token), worth, tuple(map(str, why)), str(figure or ""), rest)
