"""The debrief of a finished game: what the decisions of one seat gained and lost, by a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from hustings import catalog
from hustings.core.lines import (
    LineDifference,
    after_plan,
    difference,
    walk_made,
    walk_plan,
)
from hustings.core.model import Move, Seat
from hustings.core.moves import MoveError, decode, named_arguments
from hustings.core.record import RecordError, parse_json
from hustings.messages.generated.language import TAG
from hustings.ui.effects import Effect, Focus, StopBot
from hustings.ui.handling import parse_number
from hustings.ui.model import Model, Play
from hustings.ui.phases import Over, ViewingPast
from hustings.ui.play import bot_requests, viewing
from hustings.ui.play.flow import keep
from hustings.ui.results.keeping import keep_luck
from hustings.ui.reviews import DebriefResult, OpenDebrief, ReviewedDecision, ReviewedTurn

PANEL_SELECTOR: Final = ".debrief"
"""The panel that shows the debrief."""
NUMBER_KEYS: Final = ("begin", "end", "lost", "doubt")
MAX_KEPT_CHARS: Final = 20_000
"""A longer answer is not kept with the save. Most have about 3000 characters."""
SKIP_VERB: Final = "pass"
"""The verb by which nothing is done in a window (see Vocabulary)."""
MAX_LINE: Final = 12
"""The most moves of a turn that are read."""
MAX_NUMBER: Final = 100
"""The largest number that is shown, in chances to win."""


def reviewable_seats(play: Play) -> tuple[Seat, ...]:
    """Return the seats whose decisions can be reviewed: those of human players."""
    return () if play.lesson is not None else play.humans


def ask(model: Model, play: Play, over: Over, arg: str) -> list[Effect]:
    """Review the decisions of a seat; without a seat, dismiss or cancel the debrief.

    Asked from a past position, return to the latest one, where the debrief is shown.
    """
    if not arg:
        return _dismiss(play, over)
    seat = parse_number(arg)
    if seat not in reviewable_seats(play):
        return []
    given = over.debrief
    if given is not None and given.seat == seat and given.result is not None:
        return [*viewing.view(model, play.table.at), Focus(PANEL_SELECTOR)]
    effects = _dismiss(play, over)
    if play.needs_handover:  # show past positions as this seat saw them
        play.show_to(seat)
    over.debrief = OpenDebrief(seat, 0, over.results.get(seat) or _kept_result(play, seat))
    if over.debrief.result is not None:
        return effects
    over.drop_questions()
    bot_requests.drop_reasons(play)
    question = bot_requests.review_question(model, play, seat)
    over.debrief.ticket = question.ticket
    return [*effects, question]


def _dismiss(play: Play, over: Over) -> list[Effect]:
    pending = over.debrief is not None and over.debrief.ticket
    over.debrief = None
    if play.needs_handover:
        play.show_to(None)
    return [StopBot()] if pending else []


def receive(
    model: Model, play: Play, over: Over, debrief: OpenDebrief, answer: str
) -> list[Effect]:
    """Read the answer of a bot (see jobs.think); a malformed one counts as no answer."""
    debrief.ticket = 0
    try:
        data = parse_json(answer)
    except RecordError:
        return []
    debrief.result = _checked_result(play, debrief.seat, data)
    if debrief.result is None:
        return []
    over.results[debrief.seat] = debrief.result
    effects = keep_luck(model, play, debrief.result)
    if len(answer) > MAX_KEPT_CHARS:
        return effects
    facts = {"moves": play.table.at, "language": TAG}
    play.kept_reviews[debrief.seat] = facts | cast(dict[str, Any], data)
    return [*keep(model), *effects]


def _kept_result(play: Play, seat: Seat) -> DebriefResult | None:
    """Return the review that the save holds, None without one or for a malformed one.

    It must be of the game as it is now, and its reasons in the language of the page.
    """
    kept = play.kept_reviews.get(seat)
    if not isinstance(kept, dict) or kept.get("language") != TAG:
        return None
    return _checked_result(play, seat, kept) if kept.get("moves") == play.table.at else None


def _checked_result(play: Play, seat: Seat, data: Any) -> DebriefResult | None:
    """Return a review as data, None for a malformed one."""
    try:
        return _read_result(play, seat, data)
    except (MoveError, LookupError, TypeError, ValueError):
        return None


def _read_result(play: Play, seat: Seat, data: Any) -> DebriefResult:
    begin, end, lost, doubt = (_read_number(data[name]) for name in NUMBER_KEYS)
    worst, best = (
        tuple(_read_decision(play, seat, entry) for entry in data[kind])
        for kind in ("worst", "best")
    )
    level = str(data["level"])
    course = tuple(_read_turn(play, seat, *turn) for turn in data["turns"])
    finish = tuple(_read_stage(play, *stage) for stage in data["finish"])
    changes = dict(_read_change(play, *change) for change in data["changes"])
    decisions = int(data["decisions"])
    chances = begin, end, lost, doubt
    return DebriefResult(level, *chances, decisions, worst, best, course, finish, changes)


def _read_decision(play: Play, seat: Seat, entry: Any) -> ReviewedDecision:
    ply = int(entry["ply"])
    if play.table.record.moves[ply] != f"{seat}:{entry['token']}":
        raise ValueError(entry["token"])
    move, other = (_read_move(play, seat, ply, entry[name]) for name in ("token", "other"))
    worth, instead = _read_number(entry["worth"]), _read_number(entry["instead"])
    made, plan = (_read_line(play, entry[name]) for name in ("made", "plan"))
    return ReviewedDecision(ply, move, other, worth, instead, str(entry["why"]), made, plan)


def _read_line(play: Play, tokens: Any) -> tuple[Move, ...]:
    """Return the moves of a line; MoveError for malformed ones."""
    verbs = play.table.rules.VOCABULARY.verbs
    return tuple(decode(verbs, str(token)) for token in tokens[:MAX_LINE])


def _read_turn(play: Play, seat: Seat, ply: Any, chance: Any, cost: Any) -> ReviewedTurn:
    """Return a turn of the answer; ValueError for anything else."""
    if not 0 <= int(ply) < play.table.at or play.table.mover(int(ply)) != seat:
        raise ValueError(ply)
    return ReviewedTurn(int(ply), _read_number(chance), _read_number(cost))


def _read_stage(play: Play, index: Any, chance: Any) -> tuple[int, float]:
    """Return a stage of the finish; ValueError for anything else."""
    if not 0 <= int(index) < len(play.table.log):
        raise ValueError(index)
    return int(index), _read_number(chance)


def _read_change(play: Play, index: Any, number: Any, change: Any) -> tuple[tuple[int, int], float]:
    """Return the place of an event and its change; ValueError for anything else."""
    if not 0 <= int(index) < len(play.table.log) or not -1 <= float(change) <= 1:
        raise ValueError(index)
    if not 0 <= int(number) < len(play.table.log[int(index)].events):
        raise ValueError(number)
    return (int(index), int(number)), float(change)


def _read_number(given: Any) -> float:
    """Return a number from 0 to MAX_NUMBER; ValueError for any other."""
    if not 0 <= float(given) <= MAX_NUMBER:
        raise ValueError(given)
    return float(given)


def _read_move(play: Play, seat: Seat, ply: int, token: Any) -> Move:
    """Return a legal move of the seat after `ply` moves; ValueError for any other."""
    rules = play.table.rules
    move = decode(rules.VOCABULARY.verbs, str(token))
    if not 0 <= ply < play.table.at or move not in rules.legal(play.table.before(ply), seat):
        raise ValueError(token)
    return move


def shown_decisions(over: Over) -> list[ReviewedDecision]:
    """Return the decisions shown, in the order of play."""
    result = over.debrief.result if over.debrief is not None else None
    return sorted((*result.worst, *result.best)) if result is not None else []


def viewed_decision(play: Play) -> tuple[OpenDebrief, ReviewedDecision] | None:
    """Return the debrief and its decision at the past position viewed, None without one."""
    over = play.find_phase(Over)
    if over is None or over.debrief is None or not isinstance(play.phase, ViewingPast):
        return None
    at = play.phase.ply
    return next(
        ((over.debrief, decision) for decision in shown_decisions(over) if decision.ply == at), None
    )


def show_other_way(_model: Model, play: Play, viewed: ViewingPast, _: str) -> list[Effect]:
    """Show the position after the other way to play the reviewed turn, or no longer."""
    viewed.other_way = not viewed.other_way and viewed_decision(play) is not None
    return []


def other_way(play: Play) -> tuple[OpenDebrief, ReviewedDecision] | None:
    """Return the reviewed decision whose other way is shown, None if none is."""
    shown = isinstance(play.phase, ViewingPast) and play.phase.other_way
    return viewed_decision(play) if shown else None


def position_shown(play: Play) -> tuple[Seat, Any] | None:
    """Return who sees the other way to play a reviewed turn, and the position after it."""
    shown = other_way(play)
    if shown is None:
        return None
    asked, decision = shown
    obs = play.table.before(decision.ply).observe(asked.seat)
    plan = decision.plan or (decision.alternative,)
    return asked.seat, after_plan(play.table.rules, obs, asked.seat, plan)


def ways(play: Play, decision: ReviewedDecision) -> LineDifference:
    """Return the moves that only the turn as it was played has, and those only its alternative has.

    Where nothing would be left of one of them, its first move stands for it.
    """
    made = decision.made or (decision.move,)
    plan = decision.plan or (decision.alternative,)
    apart = difference(made, plan)
    return LineDifference(apart.made or made[:1], apart.plan or plan[:1])


def highlights(play: Play) -> tuple[set[str], set[str]]:
    """Return what only the turn names that was played, and what only its alternative names.

    Empty unless a reviewed decision is viewed.
    """
    viewed = viewed_decision(play)
    if viewed is None:
        return set(), set()
    made, plan = (_names(play, line) for line in ways(play, viewed[1]))
    return made - plan, plan - made


def _names(play: Play, line: Sequence[Move]) -> set[str]:
    verbs = play.table.rules.VOCABULARY.verbs
    return {name for move in line for _, name in named_arguments(verbs, move)}


def way_labels(play: Play, seat: Seat, decision: ReviewedDecision) -> tuple[list[str], list[str]]:
    """Return in words the moves that only the turn has, and those only its alternative has."""
    apart, table = ways(play, decision), play.table
    obs = table.before(decision.ply).observe(seat)
    made = decision.made or (decision.move,)
    plan = decision.plan or (decision.alternative,)
    views = zip(walk_made(table, decision.ply, made), made, strict=False)
    planned = zip(walk_plan(table.rules, obs, seat, plan), plan, strict=False)
    return (
        _labels(play, seat, list(views), apart.made),
        _labels(play, seat, list(planned), apart.plan),
    )


def _labels(
    play: Play, seat: Seat, views: list[tuple[Any, Move]], moves: Sequence[Move]
) -> list[str]:
    """Return the labels of some moves of a line, each as it was seen, but for later passes."""
    verbs = play.table.rules.VOCABULARY.verbs
    label, left, said = catalog.text(play.game).move, list(moves), list[str]()
    for obs, move in views:
        if move in left:
            left.remove(move)
            if not said or verbs[move[0]][0] != SKIP_VERB:
                said.append(label(obs, seat, move, play.names))
    return said
