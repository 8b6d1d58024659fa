"""Advice: a plan for the turn and the best few moves with reasons, from the strongest bot."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from hustings import catalog
from hustings.core.lines import walk_plan
from hustings.core.model import Move, Seat
from hustings.core.moves import MoveError, decode, encode
from hustings.core.record import RecordError, parse_json
from hustings.ui import words
from hustings.ui.effects import Effect, StopBot
from hustings.ui.handling import parse_number
from hustings.ui.model import Model, Play
from hustings.ui.phases import Advice, Deciding, Hint, OtherMoves, PlanStep
from hustings.ui.play import bot_requests

PENDING = (Hint("", 0.0, (words.table.advice_pending(),)),)
"""Shown until the answer comes."""


def ask(model: Model, play: Play, deciding: Deciding, _: str) -> list[Effect]:
    """Ask for advice; asked again, dismiss it."""
    if deciding.advice is not None:
        return dismiss(play)
    bot_requests.drop_reasons(play)
    question = bot_requests.advice_question(model, play, deciding.seat)
    deciding.advice = Advice(question.ticket, PENDING)
    return [question]


def show(_model: Model, _play: Play, deciding: Deciding, arg: str) -> list[Effect]:
    """Show the hint with this number on small screens, which show one at a time."""
    if deciding.advice is not None and 0 < parse_number(arg) <= len(deciding.advice.hints):
        deciding.advice.shown = parse_number(arg)
    return []


def dismiss(play: Play) -> list[Effect]:
    """Dismiss the advice; stop the bot if it is still thinking."""
    deciding = play.find_phase(Deciding)
    if deciding is None or deciding.advice is None:
        return []
    pending = deciding.advice.ticket
    deciding.advice = None
    return [StopBot()] if pending else []


def rest_of_plan(play: Play, seat: Seat, move: Move) -> Hint | None:
    """Return the advice that is left once the seat makes this move; None if it leaves the plan."""
    deciding = play.find_phase(Deciding)
    if deciding is None or deciding.seat != seat or deciding.advice is None:
        return None
    advised = deciding.advice.hints[0]
    if not advised.plan or advised.token != encode(play.table.rules.VOCABULARY.verbs, move):
        return None
    step, *later = advised.plan
    return Hint(step.token, advised.value, step.reasons, step.score_text, tuple(later))


def resume(play: Play, seat: Seat, since: int, hint: Hint | None) -> None:
    """Show the rest of a plan, if only this seat has acted since and the plan can go on.

    since: the number of moves before the move that the plan began with.
    """
    deciding, table = play.find_phase(Deciding), play.table
    if hint is None or deciding is None or deciding.seat != seat:
        return
    steps = table.steps_since(since)
    alone = all(step.seat == seat and not table.reveals(step) for step in steps)
    if alone and _read_move(play, deciding, hint.token) is not None:
        deciding.advice = Advice(0, (hint,))


def receive(play: Play, deciding: Deciding, answer: str) -> None:
    """Read the answer of a bot (see jobs.think); malformed hints are skipped."""
    try:
        answered = parse_json(answer)
    except RecordError:
        answered = None
    data = answered if isinstance(answered, dict) else {}
    entries = data.get("moves")
    hints = map(partial(_read_hint, play, deciding), entries if isinstance(entries, list) else ())
    advised = tuple(filter(None, hints)) or (Hint("", 0.0, (words.table.advice_none(),)),)
    deciding.advice = Advice(0, advised, _read_other_moves(play, deciding, data))


def _read_other_moves(play: Play, deciding: Deciding, data: Mapping[str, Any]) -> OtherMoves:
    """Return how the moves that are not advised compare; illegal ones are skipped."""
    verdict, as_good, unnamed = str(data.get("rest") or ""), data.get("alike"), data.get("more")
    named = (
        _read_move(play, deciding, token)
        for token in (as_good if isinstance(as_good, list) else ())
    )
    moves = tuple(filter(None, named))
    all_others = OtherMoves(verdict, moves, unnamed if isinstance(unnamed, int) and moves else 0)
    other = data.get("beside")
    other = other if isinstance(other, dict) else {}
    move, among = _read_move(play, deciding, other.get("token")), other.get("of")
    if move is None or not isinstance(among, int):
        return all_others
    return all_others._replace(move=move, score_text=str(other.get("figure") or ""), among=among)


def _read_move(play: Play, deciding: Deciding, token: object) -> Move | None:
    """Return the move of a token, None if it is malformed or illegal now."""
    try:
        move = decode(play.table.rules.VOCABULARY.verbs, token) if isinstance(token, str) else ()
    except MoveError:
        return None
    return move if move in play.table.legal(deciding.seat) else None


def _read_hint(play: Play, deciding: Deciding, entry: object) -> Hint | None:
    """Return a hint, None if it is malformed or its move is illegal now."""
    if not isinstance(entry, dict):
        return None
    token, value, why, figure = (entry.get(name) for name in ("token", "value", "why", "figure"))
    if _read_move(play, deciding, token) is None or not isinstance(why, list):
        return None
    number = float(value) if isinstance(value, int | float) else 0.0
    plan = _read_plan(play, deciding, token, entry.get("plan"))
    return Hint(str(token), number, tuple(map(str, why)), str(figure or ""), plan)


def _read_plan(play: Play, deciding: Deciding, first: Any, data: Any) -> tuple[PlanStep, ...]:
    """Return the further steps of a plan, up to the first that is malformed or illegal."""
    rules, seat = play.table.rules, deciding.seat
    entries = [{"token": first}, *(data if isinstance(data, list) else ())]
    try:
        line = [decode(rules.VOCABULARY.verbs, str(entry["token"])) for entry in entries]
    except (MoveError, KeyError, TypeError):
        return ()
    label, steps = catalog.text(play.game).move, list[PlanStep]()
    seen = walk_plan(rules, play.table.view(seat), seat, line)
    for entry, move, obs in zip(entries, line, seen, strict=False):
        why, figure = entry.get("why"), str(entry.get("figure") or "")
        reasons = tuple(map(str, why)) if isinstance(why, list) else ()
        steps.append(
            PlanStep(str(entry["token"]), label(obs, seat, move, play.names), reasons, figure)
        )
    return tuple(steps[1:])
