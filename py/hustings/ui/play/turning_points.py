"""What turned a reviewed game besides the listed turns of the seat: others' moves and luck."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from hustings.core.event_places import places_of_event
from hustings.core.model import NATURE, Event, Move, Seat
from hustings.core.moves import decode, named_arguments
from hustings.ui.model import Play
from hustings.ui.phases import Over
from hustings.ui.play.news import event_sentence
from hustings.ui.play.talk import log_swing
from hustings.ui.reviews import DebriefResult, OpenDebrief, ReviewedDecision

MIN_SWING: Final = 0.1
"""Least change of the chance to win that is shown."""
MIN_PLAIN_SWING: Final = 0.2
"""The same where luck took part and nothing explains it: smaller ones may be the search's."""
MAX_TURNING_POINTS: Final = 6
MAX_EVENTS: Final = 2
"""How many decisive events of one turning point are shown."""
MAX_PLAIN_EVENTS: Final = 3
"""How many events are shown where none is decisive."""
MAX_RUN: Final = 4
"""Over how many turns of the seat small changes are taken together."""
MIN_STEP: Final = 0.03
"""Least change that counts as one of them; a smaller one is none."""
MAX_OWN_MOVES: Final = 6
"""How many moves of a turn of the seat are shown."""


class TurningPoint(NamedTuple):
    """A stretch between two turns of a seat, or one of its turns, that changed its chance to win.

    sample: the number of the chance after it (see DebriefResult.chances). own: whether it is a turn
    of the seat. ply: the number of moves after its last event shown; before a turn of the seat.
    before, after: the chances, 0 to 1. events: the most notable ones, as the seat may know them.
    at: the place of each in the log: the index of its step, its number there. seats: who else moved
    (NATURE for luck). moves: of the seat's turn, each with the number of moves before it.
    explained: whether the evaluation changed in the same direction with these events.
    """

    sample: int
    own: bool
    ply: int
    before: float
    after: float
    events: tuple[Event, ...] = ()
    at: tuple[tuple[int, int], ...] = ()
    seats: tuple[Seat, ...] = ()
    moves: tuple[tuple[int, Move], ...] = ()
    explained: bool = False

    @property
    def swing(self) -> float:
        """The change of the chance, -1 to 1."""
        return self.after - self.before


Changes: TypeAlias = Mapping[tuple[int, int], float]
"""Changes of the evaluation by events, by their places (see DebriefResult.changes)."""
Moment: TypeAlias = ReviewedDecision | TurningPoint
"""What a review shows of one moment."""


def review_moments(play: Play, seat: Seat, result: DebriefResult) -> list[Moment]:
    """Return all that the review shows, in order of play: their numbers begin at 1."""
    listed: list[Moment] = [*result.worst, *result.best, *turning_points(play, seat, result)]
    return sorted(listed, key=lambda each: (sample_of(result, each), _is_own(each)))


def shown_moments(play: Play, asked: OpenDebrief) -> Sequence[Moment]:
    """Return all that an open review shows, worked out once."""
    if asked.result is None:
        return ()
    if asked.moments is None:
        asked.moments = tuple(review_moments(play, asked.seat, asked.result))
    return asked.moments


def sample_of(result: DebriefResult, moment: Moment) -> int:
    """Return the number of the chance after a moment (see DebriefResult.chances)."""
    if isinstance(moment, TurningPoint):
        return moment.sample
    return bisect_right([turn.ply for turn in result.course], moment.ply)


def _is_own(moment: Moment) -> bool:
    return moment.own if isinstance(moment, TurningPoint) else True


def viewed_moments(play: Play) -> list[Moment]:
    """Return what the open review shows of the past position that is viewed."""
    over, ply = play.find_phase(Over), play.viewed_ply
    asked = over.debrief if over is not None and ply is not None else None
    if asked is None:
        return []
    return [each for each in shown_moments(play, asked) if each.ply == ply]


def viewed_lights(play: Play) -> set[str]:
    """Return the names of what the turning points of the viewed past position are about.

    These are the places of others' events, and what the moves of the seat's own turn name.
    """
    vocabulary, lights = play.table.rules.VOCABULARY, set[str]()
    for point in viewed_moments(play):
        if isinstance(point, TurningPoint):
            lights.update(*(places_of_event(vocabulary, event) for event in point.events))
            named = (named_arguments(vocabulary.verbs, move) for _, move in point.moves)
            lights.update(name for pairs in named for _, name in pairs)
    return lights


def turning_points(play: Play, seat: Seat, result: DebriefResult) -> list[TurningPoint]:
    """Return the largest changes in order of play, but for the turns that the review lists."""
    if not result.course:
        return []
    stretches = _stretches(play, seat, result)
    others = _by_others(play, seat, stretches, result.changes)
    found = [*others, *_by_seat(play, seat, result, stretches)]
    told = [point for point in found if point.own or point.seats or point.events]
    large = [point for point in told if _is_large(point.swing) and not _is_doubtful(play, point)]
    return sorted(sorted(large, key=lambda each: -abs(each.swing))[:MAX_TURNING_POINTS])


def _is_large(change: float) -> bool:
    """Return whether a change of a chance is shown, by whole per cent."""
    return round(abs(change), 2) >= MIN_SWING


def _is_doubtful(play: Play, point: TurningPoint) -> bool:
    """Return whether a change may come from the search alone."""
    if point.own or NATURE not in point.seats or is_explained(play, point):
        return False
    return abs(point.swing) < MIN_PLAIN_SWING


class _Stretch(NamedTuple):
    """What lies between two chances of a review: others' moves and luck, then the seat's turn.

    sample: the number of the chance after it. steps: of the log. before: the chance before it.
    between: that before the seat's turn, without what its decisions cost; after: that after it.
    to_the_end: whether no turn of the seat follows.
    """

    sample: int
    steps: range
    before: float
    between: float
    after: float
    to_the_end: bool

    @property
    def change(self) -> float:
        """What others and luck changed."""
        return self.between - self.before


def _stretches(play: Play, seat: Seat, result: DebriefResult) -> list[_Stretch]:
    table, course = play.table, result.course
    # a chance is that after a turn's last decision, so what it led to belongs to the next stretch
    ends = [
        table.log_index(_last_move(play, seat, turn.ply, end))
        for turn, end in zip(course, _turn_ends(play, result), strict=True)
    ]
    stages = [index + 1 for index, _ in result.finish]
    bounds = [table.log_index(course[0].ply), *ends, *stages, len(table.log)]
    costs = _own_costs(play, result)
    stretches = []
    for n, ((begin, end), (before, after)) in enumerate(
        zip(pairwise(bounds), pairwise(result.chances), strict=True)
    ):
        steps, between = range(begin, end), after
        if n < len(course):
            alone = all(table.log[index].seat == seat for index in steps)
            own = alone and (costs[n] > 0 or _is_large(after - before))
            between = before if own else min(1.0, after + costs[n])
        stretches.append(_Stretch(n + 1, steps, before, between, after, n >= len(course)))
    return stretches


def _own_costs(play: Play, result: DebriefResult) -> list[float]:
    """Return what each turn of the seat cost.

    That of a turn which is not listed is not sure, so it counts as far as the chance fell, and not
    if it is small.
    """
    listed = [decision.ply for decision in result.worst]
    turns = zip(result.course, _turn_ends(play, result), pairwise(result.chances), strict=False)
    costs = []
    for turn, end, (before, after) in turns:
        if any(turn.ply <= ply < end for ply in listed):
            costs.append(turn.cost)
        else:
            cost = min(turn.cost, max(0.0, before - after))
            costs.append(cost if cost >= MIN_SWING else 0.0)
    return costs


def _turn_ends(play: Play, result: DebriefResult) -> list[int]:
    """Return for each turn of the seat the ply before which it has ended."""
    return [*(turn.ply for turn in result.course[1:]), play.table.at]


def _by_seat(
    play: Play, seat: Seat, result: DebriefResult, stretches: Sequence[_Stretch]
) -> Iterator[TurningPoint]:
    """Yield what each turn of the seat changed that the review does not list."""
    listed = {decision.ply for decision in (*result.worst, *result.best)}
    turns = zip(result.course, stretches, _turn_ends(play, result), strict=False)
    for turn, stretch, end in turns:
        plies = range(turn.ply, end)
        if not listed.intersection(plies):
            moves, chances = _own_moves(play, seat, plies), (stretch.between, stretch.after)
            if moves:
                yield TurningPoint(stretch.sample, True, turn.ply, *chances, moves=moves)


def _by_others(
    play: Play, seat: Seat, stretches: Sequence[_Stretch], changes: Changes
) -> Iterator[TurningPoint]:
    """Yield what others and luck changed, small changes in one direction together."""
    run: list[_Stretch] = []
    for stretch in stretches:
        if run and not _goes_on(run, stretch):
            yield _told(play, seat, run, changes)
            run = []
        if run or abs(stretch.change) >= MIN_STEP:
            run.append(stretch)
    if run:
        yield _told(play, seat, run, changes)


def _goes_on(run: Sequence[_Stretch], stretch: _Stretch) -> bool:
    """Return whether a stretch changes as the ones before it do, all of them a little."""
    last = run[-1]
    return (
        len(run) < MAX_RUN
        and last.to_the_end == stretch.to_the_end
        and (run[0].change * stretch.change > 0 or abs(stretch.change) < MIN_STEP)
        and abs(last.between - last.after) < MIN_STEP
        and not any(_is_large(each.change) for each in (*run, stretch))
    )


def _told(play: Play, seat: Seat, run: Sequence[_Stretch], changes: Changes) -> TurningPoint:
    """Return what others and luck changed in some stretches."""
    log = play.table.log
    run = run[: 1 + max(n for n, each in enumerate(run) if abs(each.change) >= MIN_STEP)]
    steps = range(run[0].steps.start, run[-1].steps.stop)
    chances = run[0].before, run[-1].between
    support = _support(play, changes, steps, rises=chances[1] > chances[0])
    notable = _notable_events(play, seat, steps, support, to_the_end=run[-1].to_the_end)
    last = notable[-1][1][0] if notable else max(steps.start, steps.stop - 1)
    seats = tuple(sorted({log[index].seat for index in steps} - {seat}))
    events, at = tuple(event for event, _ in notable), tuple(place for _, place in notable)
    ply = log[min(last, len(log) - 1)].ply
    explained = bool(at) and all(support.get(place, 0) > 0 for place in at)
    return TurningPoint(
        run[-1].sample, False, ply, *chances, events, at, seats, explained=explained
    )


def _support(
    play: Play, changes: Changes, steps: range, *, rises: bool
) -> dict[tuple[int, int], float]:
    """Return how much each event of some steps changed the evaluation, in the chance's direction.

    Negative where it changed the other way. A decisive event that only states the outcome of the
    one before it, such as who wins a district that was closed, takes over its change.
    """
    log, kinds = play.table.log, play.table.rules.VOCABULARY.events
    sign = 1 if rises else -1
    found: dict[tuple[int, int], float] = {}
    for (index, number), change in changes.items():
        if index not in steps:
            continue
        place, after = (index, number), log[index].events[number + 1 : number + 2]
        decisive = [kinds[event[0]].DECISIVE for event in (log[index].events[number], *after)]
        if decisive == [False, True] and (index, number + 1) not in changes:
            place = (index, number + 1)
        found[place] = sign * change
    return found


def _own_moves(play: Play, seat: Seat, plies: range) -> tuple[tuple[int, Move], ...]:
    """Return the moves with a choice that a turn of the seat is made of.

    Its mere end is left out, unless there is nothing else.
    """
    table, vocabulary = play.table, play.table.rules.VOCABULARY
    made = [
        (ply, decode(vocabulary.verbs, table.record.moves[ply].partition(":")[2]))
        for ply in plies
        if table.mover(ply) == seat and table.had_choice(ply)
    ]
    ends = vocabulary.ends_turn - vocabulary.declines
    content = [each for each in made if each[1][0] not in ends]
    return tuple((content or made)[:MAX_OWN_MOVES])


def _last_move(play: Play, seat: Seat, ply: int, end: int) -> int:
    """Return the ply before the last move of the seat's turn whose first move follows `ply`.

    end: the ply before which it has ended.
    """
    table = play.table
    while ply + 1 < end and table.mover(ply + 1) == seat:
        ply += 1
    return ply


def _notable_events(
    play: Play, seat: Seat, indices: Sequence[int], support: Changes, *, to_the_end: bool
) -> list[tuple[Event, tuple[int, int]]]:
    """Return the most notable things that others and luck did, in order, with their places.

    Nothing that changed the evaluation the other way is told. Of the rest those are told that
    changed it most, decisive ones before others; without any, decisive ones, else moves of others,
    best on the board, else luck: those shown longest, of equal ones the latest. indices: of steps.
    support: see `_support`. to_the_end: whether the seat has made its last decision, so that even
    what it set off counts.
    """
    log, kinds = play.table.log, play.table.rules.VOCABULARY.events
    told = [
        (play.table.rules.witness(event, seat), (index, number))
        for index in indices
        for number, event in enumerate(log[index].events)
        if support.get((index, number), 0) >= 0 and event_texts(play, seat, (index, number))
    ]
    others = [each for each in told if log[each[1][0]].seat != seat]
    counted = told if to_the_end else others
    decisive = [each for each in counted if kinds[each[0][0]].DECISIVE]
    causes = [each for each in counted if each[1] in support]
    doers = [_doer(play, *each) for each in told]
    moves = [each for each, doer in zip(told, doers, strict=True) if doer not in (seat, NATURE)]
    on_board = [each for each in moves if places_of_event(play.table.rules.VOCABULARY, each[0])]
    plain = on_board or moves or others or (told if to_the_end else [])
    chosen = [each for each in causes if each in decisive] or causes or decisive or plain
    most = MAX_PLAIN_EVENTS if chosen is plain else MAX_EVENTS
    order = sorted(
        range(len(chosen)),
        key=lambda n: (-support.get(chosen[n][1], 0), -kinds[chosen[n][0][0]].LENGTH, -n),
    )
    return [chosen[n] for n in sorted(order[:most])]


def _doer(play: Play, event: Event, at: tuple[int, int]) -> Seat:
    """Return whose event it is: of the seat that it names, else of the one that made the move.

    A player who lets a rival's card pass makes the move that has its effect.
    """
    fields = play.table.rules.VOCABULARY.events[event[0]].SCHEMA
    return int(event[fields.index("seat")]) if "seat" in fields else play.table.log[at[0]].seat


def is_explained(play: Play, point: TurningPoint) -> bool:
    """Return whether what happened at a turning point accounts for the change of the chance."""
    kinds = play.table.rules.VOCABULARY.events
    return point.explained or any(kinds[event[0]].DECISIVE for event in point.events)


def others_in(point: TurningPoint) -> tuple[Seat, ...]:
    """Return the seats of others that moved, without luck."""
    return tuple(seat for seat in point.seats if seat != NATURE)


def event_texts(play: Play, seat: Seat, at: tuple[int, int]) -> list[str]:
    """Return the sentences of the log about the event at a place, as a seat may know them."""
    index, number = at
    event = play.table.rules.witness(play.table.log[index].events[number], seat)
    texts = (event_sentence(play.game, event, seat, play.names), log_swing(play, index, number))
    return [text for text in texts if text]
