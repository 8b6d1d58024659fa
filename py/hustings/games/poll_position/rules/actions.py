"""The acts of a turn: opening, staffing, reaching out, and the specialists' benefits.

`legal` lists the moves; the other public functions play them.
"""

from __future__ import annotations

from hustings.core.model import CHANCE, ONE, Events, Move, Seat, Turn
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import (
    HQ,
    IN_REGION,
    NEIGHBOURS,
    OPENING,
    TYPE_OF,
    URBAN,
    WEEKS,
)
from hustings.games.poll_position.cards import (
    ANALYST,
    COMMUNICATIONS,
    DISTRIBUTION,
    LIAISON,
    RETURNING,
    SHORT_STAFFING,
    STAFFING,
    SURVEY,
)
from hustings.games.poll_position.events import (
    Kept,
    Liaised,
    Opened,
    Reached,
    Replaced,
    Rolled,
    Split,
    StaffingBegan,
    SurveyBegan,
    Turned,
)
from hustings.games.poll_position.staffing import AREAS
from hustings.games.poll_position.state import State
from hustings.games.poll_position.survey import surveyable


def resume(state: State) -> None:
    """Ask the worker for the next act."""
    state.pending = ()
    state.turn = Turn(ONE, (state.seat(state.worker),), v.ACT)


def legal(state: State) -> list[Move]:
    """Return the worker's legal moves."""
    phase = state.turn.prompt
    if phase == v.PLACE_DIE:
        die, area = state.pending
        return [*_replacements(state, die, area), (v.V_KEEP,)]
    if phase == v.SECOND:
        return [*((v.V_REACH, *reach) for reach in _reaches(state)), (v.V_ENOUGH,)]
    moves: list[Move] = []
    if state.points:
        own = state.specialist[state.worker]
        moves += ((v.V_OPEN, place) for place in _openings(state, own))
        moves += ((v.V_STAFF, *area) for area in _staffings(state))
        moves += ((v.V_REACH, *reach) for reach in _reaches(state))
        if own == RETURNING and not state.used & v.SPLIT:
            moves += ((v.V_SPLIT, *split) for split in _splits(state))
        elif own == SURVEY and surveyable(state):
            moves.append((v.V_SURVEY,))
        elif own == ANALYST and _unseen(state):
            moves.append((v.V_LOOK,))
        elif own == LIAISON and not state.used & v.LIAISED:
            for other in colleagues(state):
                moves += ((v.V_LIAISE, other, *how) for how in _borrowed(state, other))
    moves.append((v.V_END,))
    return moves


def colleagues(state: State) -> list[int]:
    """Return the specialists, ascending, whose markers stand in regions next to the worker's."""
    near = NEIGHBOURS[state.region[state.worker]]
    return sorted(
        specialist
        for specialist, region in zip(state.specialist, state.region, strict=True)
        if region in near
    )


def _borrowed(state: State, specialist: int) -> list[tuple[int, ...]]:
    """Return the arguments of acts with another specialist's benefit."""
    if specialist == COMMUNICATIONS:
        return [*_reaches(state)]
    if specialist == ANALYST:
        return [()] if _unseen(state) else []
    if specialist == DISTRIBUTION:
        return [(place,) for place in _openings(state, specialist) if place != HQ]
    if specialist == RETURNING:
        return [*_splits(state)]
    if specialist == SURVEY:
        return [()] if surveyable(state) else []
    return [*_staffings(state)]


# Costs


def opening_cost(place: int, specialist: int) -> int:
    """Return the action points a specialist pays for a polling site at a place."""
    cost = OPENING[TYPE_OF[place]]
    return cost - 1 if specialist == DISTRIBUTION and cost > 1 else cost


def opening_sites(state: State, place: int, specialist: int) -> int:
    """Return the sites of an opening: two in urban districts for distribution (rule 36)."""
    double = specialist == DISTRIBUTION and TYPE_OF[place] == URBAN and place != HQ
    return min(2, state.spare_dice()) if double else 1


def staffing_cost(state: State, area: int) -> int:
    """Return the action points for staffing; more in the region short of personnel."""
    short = area == v.AT_REGION and state.shortage == state.region[state.worker]
    return SHORT_STAFFING if short else 1


# Possible acts


def _openings(state: State, specialist: int) -> list[int]:
    if not state.spare_dice():
        return []
    places = (*state.open_in(state.region[state.worker]), HQ)
    return [place for place in places if opening_cost(place, specialist) <= state.points]


def _staffings(state: State) -> list[tuple[int, ...]]:
    """Return the arguments of a staffing move: (), or the area in a region short of personnel."""
    region = state.region[state.worker]
    if state.shortage != region:
        return [()]
    if state.points > 1 and any(state.dice(d) for d in IN_REGION[region]):
        return [(v.AT_REGION,), (v.AT_HQ,)]
    return [(v.AT_HQ,)]


def _reaches(state: State) -> list[tuple[int, int]]:
    if state.week == WEEKS - 1:
        return []
    reaches = []
    for place in IN_REGION[state.region[state.worker]]:
        if state.down[place]:
            reaches.append((place, 0))
        up = state.up[4 * place : 4 * place + 4]
        reaches += [(place, value) for value, n in enumerate(up, 1) if n]
    return reaches


def _splits(state: State) -> list[tuple[int, int, int]]:
    if not state.spare_dice():
        return []
    places = state.open_in(state.region[state.worker])
    return [
        (place, value, target)
        for place in places
        for value in range(2, 7)
        if state.sites[6 * place + value - 1]
        for target in places
    ]


def _unseen(state: State) -> bool:
    """Return whether next week's event card exists and is unknown."""
    return state.week < WEEKS - 1 and len(state.drawn) <= state.week + 1


def _replacements(state: State, die: int, area: int) -> list[Move]:
    return [
        (v.V_REPLACE, place, value)
        for place in AREAS[area](IN_REGION[state.region[state.worker]])
        for value in range(1, 7)
        if value != die and state.sites[6 * place + value - 1]
    ]


# Playing a move


def turn_over(state: State, place: int, value: int) -> None:
    """Turn a face-down token of a place up; it shows this value."""
    state.down[place] -= 1
    state.rest[value - 1] -= 1
    state.up[4 * place + value - 1] += 1


def carry(state: State, origin: int, target: int, value: int) -> None:
    """Move a token: face up with this value, or face down when it is 0."""
    if value:
        state.up[4 * origin + value - 1] -= 1
        state.up[4 * target + value - 1] += 1
    else:
        state.down[origin] -= 1
        state.down[target] += 1


def open_site(state: State, _seat: Seat, move: Move, events: Events) -> None:
    """Open a polling site of value 1, or two for distribution in an urban district."""
    _open(state, move[1], state.specialist[state.worker], events)


def _open(state: State, place: int, specialist: int, events: Events) -> None:
    cost = opening_cost(place, specialist)
    sites = opening_sites(state, place, specialist)
    state.sites[6 * place] += sites
    state.points -= cost
    events.append(Opened(state.worker, place, sites, cost))
    resume(state)


def staff(state: State, _seat: Seat, move: Move, events: Events) -> None:
    """Start a staffing roll."""
    _staff(state, move[1:], state.specialist[state.worker], events)


def _staff(state: State, area_args: tuple[int, ...], specialist: int, events: Events) -> None:
    area = area_args[0] if area_args else v.EITHER
    cost = staffing_cost(state, area)
    state.points -= cost
    events.append(StaffingBegan(state.worker, area, cost))
    state.pending = (area, 2 if specialist == STAFFING else 1)
    state.turn = Turn(CHANCE, (), v.ROLLING)


def roll(state: State, _seat: Seat, move: Move, events: Events) -> None:
    """Take the higher of the dice rolled for staffing."""
    events.append(Rolled(state.worker, move[1:]))
    state.pending = (max(move[1:]), state.pending[0])
    state.turn = Turn(ONE, (state.seat(state.worker),), v.PLACE_DIE)


def replace(state: State, _seat: Seat, move: Move, events: Events) -> None:
    """Replace a die by the rolled one."""
    _, place, old = move
    new = state.pending[0]
    state.sites[6 * place + old - 1] -= 1
    state.sites[6 * place + new - 1] += 1
    events.append(Replaced(state.worker, place, old, new))
    resume(state)


def keep(state: State, _seat: Seat, _move: Move, events: Events) -> None:
    """Discard the rolled die."""
    events.append(Kept(state.worker, state.pending[0]))
    resume(state)


def reach(state: State, _seat: Seat, move: Move, events: Events) -> None:
    """Move a voter to headquarters; the communications officer may move a second."""
    if state.turn.prompt == v.SECOND:
        _reach(state, move[1], move[2], 0, events)
        resume(state)
    else:
        _reach_out(state, move[1], move[2], state.specialist[state.worker], events)


def _reach_out(state: State, place: int, value: int, specialist: int, events: Events) -> None:
    state.points -= 1
    _reach(state, place, value, 1, events)
    if specialist == COMMUNICATIONS and _reaches(state):
        state.turn = Turn(ONE, (state.seat(state.worker),), v.SECOND)
    else:
        resume(state)


def _reach(state: State, place: int, value: int, cost: int, events: Events) -> None:
    carry(state, place, HQ, value)
    events.append(Reached(state.worker, place, value, cost))


def enough(state: State, _seat: Seat, _move: Move, _events: Events) -> None:
    """Forgo the second token."""
    resume(state)


def split(state: State, _seat: Seat, move: Move, events: Events) -> None:
    """Lower a die by 1 and open a site in the same region."""
    state.used |= v.SPLIT
    _split(state, move[1], move[2], move[3], events)


def _split(state: State, place: int, value: int, target: int, events: Events) -> None:
    state.sites[6 * place + value - 1] -= 1
    state.sites[6 * place + value - 2] += 1
    state.sites[6 * target] += 1
    state.points -= 1
    events.append(Split(state.worker, place, value, target, 1))
    resume(state)


def survey(state: State, _seat: Seat, _move: Move, events: Events) -> None:
    """Start a survey: chance turns a face-down token of each district of the region."""
    state.points -= 1
    events.append(SurveyBegan(state.worker, state.region[state.worker], 1))
    state.turn = Turn(CHANCE, (), v.TURNING)


def turn(state: State, _seat: Seat, move: Move, events: Events) -> None:
    """Turn the surveyed tokens up."""
    for place, value in zip(surveyable(state), move[1:], strict=True):
        turn_over(state, place, value)
        state.surveyed |= 1 << place
        events.append(Turned(place, value))
    resume(state)


def look(state: State, _seat: Seat, _move: Move, _events: Events) -> None:
    """Look at next week's event card."""
    state.points -= 1
    state.turn = Turn(CHANCE, (), v.LOOKING)


def liaise(state: State, seat: Seat, move: Move, events: Events) -> None:
    """Act once with the benefit of a specialist in a neighbouring region."""
    _, specialist, *how = move
    state.used |= v.LIAISED
    events.append(Liaised(state.worker, specialist))
    if specialist == COMMUNICATIONS:
        _reach_out(state, how[0], how[1], specialist, events)
    elif specialist == ANALYST:
        look(state, seat, move, events)
    elif specialist == DISTRIBUTION:
        _open(state, how[0], specialist, events)
    elif specialist == RETURNING:
        _split(state, how[0], how[1], how[2], events)
    elif specialist == SURVEY:
        survey(state, seat, move, events)
    else:
        _staff(state, tuple(how), specialist, events)
