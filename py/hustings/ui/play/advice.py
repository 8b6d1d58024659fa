"""Asking for advice: the best few moves with what speaks for them, from the strongest opponent."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from hustings.core.model import Move
from hustings.core.moves import MoveError, decode
from hustings.core.record import RecordError, parse_json
from hustings.ui import words
from hustings.ui.effects import Effect, StopBot
from hustings.ui.handling import parse_number
from hustings.ui.model import Model, Play
from hustings.ui.phases import Advice, Deciding, Hint, OtherMoves
from hustings.ui.play import bot_requests

PENDING = (Hint("", 0.0, (words.table.advice_pending(),)),)
"""Shown until the advice is there."""


def ask(model: Model, play: Play, deciding: Deciding, _: str) -> list[Effect]:
    """Ask what to do; asking again puts the advice away."""
    if deciding.advice is not None:
        return put_away(play)
    bot_requests.no_reasons(play)
    question = bot_requests.for_advice(model, play, deciding.seat)
    deciding.advice = Advice(question.ticket, PENDING)
    return [question]


def show(_model: Model, _play: Play, deciding: Deciding, arg: str) -> list[Effect]:
    """Show another entry of the advice where there is room for one at a time."""
    if deciding.advice is not None and 0 < parse_number(arg) <= len(deciding.advice.hints):
        deciding.advice.shown = parse_number(arg)
    return []


def put_away(play: Play) -> list[Effect]:
    """Put the advice away; what is still thought about is given up."""
    deciding = play.find_phase(Deciding)
    if deciding is None or deciding.advice is None:
        return []
    pending = deciding.advice.ticket
    deciding.advice = None
    return [StopBot()] if pending else []


def heard(play: Play, deciding: Deciding, answer: str) -> None:
    """Take the advice as jobs.think gives it; what is no advice is none."""
    try:
        answered = parse_json(answer)
    except RecordError:
        answered = None
    told = answered if isinstance(answered, dict) else {}
    entries = told.get("moves")
    hints = map(partial(_hint, play, deciding), entries if isinstance(entries, list) else ())
    found = tuple(filter(None, hints)) or (Hint("", 0.0, (words.table.advice_none(),)),)
    deciding.advice = Advice(0, found, _beside(play, deciding, told))


def _beside(play: Play, deciding: Deciding, told: Mapping[str, Any]) -> OtherMoves:
    """Return what is told of the moves that are not advised; nothing of what cannot be done now."""
    rest, alike, more = str(told.get("rest") or ""), told.get("alike"), told.get("more")
    named = (_move(play, deciding, token) for token in (alike if isinstance(alike, list) else ()))
    found = tuple(filter(None, named))
    all_others = OtherMoves(rest, found, more if isinstance(more, int) and found else 0)
    other = told.get("beside")
    other = other if isinstance(other, dict) else {}
    move, of = _move(play, deciding, other.get("token")), other.get("of")
    if move is None or not isinstance(of, int):
        return all_others
    return all_others._replace(move=move, score_text=str(other.get("figure") or ""), among=of)


def _move(play: Play, deciding: Deciding, token: object) -> Move | None:
    """Return the move of a token, None where there is none that could be made now."""
    try:
        move = decode(play.table.rules.VOCABULARY.verbs, token) if isinstance(token, str) else ()
    except MoveError:
        return None
    return move if move in play.table.legal(deciding.seat) else None


def _hint(play: Play, deciding: Deciding, entry: object) -> Hint | None:
    """Return one piece of advice, None where it is none or names what cannot be done now."""
    if not isinstance(entry, dict):
        return None
    token, value, why, figure = (entry.get(name) for name in ("token", "value", "why", "figure"))
    if _move(play, deciding, token) is None or not isinstance(why, list):
        return None
    worth = float(value) if isinstance(value, int | float) else 0.0
    return Hint(str(token), worth, tuple(map(str, why)), str(figure or ""))
