"""Looking back upon a finished game: what the decisions of one seat came to, as a bot sees it."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import NATURE, Move, Seat
from hustings.core.moves import MoveError, decode, kinds
from hustings.core.record import RecordError, parse_json
from hustings.ui.effects import Effect, Focus, StopBot
from hustings.ui.handling import parse_number
from hustings.ui.model import Model, Play
from hustings.ui.phases import Debrief, DebriefResult, Over, ReviewedDecision, ViewingPast
from hustings.ui.play import bot_requests, viewing

PANEL: Final = ".debrief"
"""Finds where the review is told."""
NUMBERS: Final = ("begin", "end", "lost", "doubt")
MOST: Final = 100
"""No game is lost more often than this by one seat's decisions."""


def offered(play: Play) -> tuple[Seat, ...]:
    """Return the seats whose decisions can be looked back upon: those that people played."""
    return () if play.lesson is not None else play.humans


def has_luck(play: Play) -> bool:
    """Return whether luck acted after the first decision; how a game is laid out does not count."""
    return any(step.seat == NATURE and step.ply for step in play.table.log)


def ask(model: Model, play: Play, over: Over, arg: str) -> list[Effect]:
    """Look back upon the decisions of a seat; without one, put away what is told, or call it off.

    From a moment of the game it leads back to where that is told.
    """
    if not arg:
        return _put_away(play, over)
    seat = parse_number(arg)
    if seat not in offered(play):
        return []
    told = over.debrief
    if told is not None and told.seat == seat and told.result is not None:
        return [*viewing.look(model, play.table.at), Focus(PANEL)]
    effects = _put_away(play, over)
    if play.needs_handover:  # who asks sees the game again as they saw it
        play.show_to(seat)
    over.debrief = Debrief(seat, 0, over.results.get(seat))
    if over.debrief.result is not None:
        return effects
    bot_requests.no_reasons(play)
    question = bot_requests.for_review(model, play, seat)
    over.debrief.ticket = question.ticket
    return [*effects, question]


def _put_away(play: Play, over: Over) -> list[Effect]:
    pending = over.debrief is not None and over.debrief.ticket
    over.debrief = None
    if play.needs_handover:
        play.show_to(None)
    return [StopBot()] if pending else []


def heard(play: Play, over: Over, debrief: Debrief, answer: str) -> None:
    """Take the account as jobs.think gives it; what is no account is none."""
    debrief.ticket = 0
    try:
        debrief.result = _account(play, debrief.seat, parse_json(answer))
    except (RecordError, MoveError, KeyError, TypeError, ValueError):
        return
    over.results[debrief.seat] = debrief.result


def _account(play: Play, seat: Seat, data: Any) -> DebriefResult:
    begin, end, lost, doubt = (_number(data[name]) for name in NUMBERS)
    worst, best = (
        tuple(_judged(play, seat, entry) for entry in data[kind]) for kind in ("worst", "best")
    )
    level = str(data["level"])
    return DebriefResult(level, begin, end, lost, doubt, int(data["decisions"]), worst, best)


def _judged(play: Play, seat: Seat, entry: Any) -> ReviewedDecision:
    ply = int(entry["ply"])
    move, other = (_legal(play, seat, ply, entry[name]) for name in ("token", "other"))
    worth, instead = _number(entry["worth"]), _number(entry["instead"])
    return ReviewedDecision(ply, move, other, worth, instead, str(entry["why"]))


def _number(told: Any) -> float:
    """Return a number that can be shown; ValueError for any other."""
    if not 0 <= float(told) <= MOST:
        raise ValueError(told)
    return float(told)


def _legal(play: Play, seat: Seat, ply: int, token: Any) -> Move:
    """Return a move that the seat could make after so many moves; ValueError for any other."""
    rules = play.table.rules
    move = decode(rules.VOCABULARY.verbs, str(token))
    if not 0 <= ply < play.table.at or move not in rules.legal(play.table.before(ply), seat):
        raise ValueError(token)
    return move


def told(over: Over) -> list[ReviewedDecision]:
    """Return all decisions that are told, in the order in which they were made."""
    account = over.debrief.result if over.debrief is not None else None
    return sorted((*account.worst, *account.best)) if account is not None else []


def here(play: Play) -> tuple[Debrief, ReviewedDecision] | None:
    """Return the decision that was made at the moment that is looked at, where it is told."""
    over = play.find_phase(Over)
    if over is None or over.debrief is None or not isinstance(play.phase, ViewingPast):
        return None
    at = play.phase.ply
    return next(((over.debrief, judged) for judged in told(over) if judged.ply == at), None)


def lights(play: Play) -> set[str]:
    """Return the names of the things that the better move names, at the moment looked at."""
    found = here(play)
    if found is None:
        return set()
    judged, verbs = found[1], play.table.rules.VOCABULARY.verbs
    better = judged.alternative if judged.alternative_value > judged.value else judged.move
    return {f"{kind}:{value}" for kind, value in zip(kinds(verbs, better), better[1:], strict=True)}
