"""Rules of Poll Position!: planning, the five weeks, and the count.

The acts of a turn are in actions, the event cards in cards, chance in luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hustings.core.model import (
    ALL,
    CHANCE,
    NO_LOG,
    ONE,
    OVER,
    Event,
    Events,
    Move,
    Options,
    Outcome,
    Seat,
    Turn,
)
from hustings.games.poll_position import tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import (
    HQ,
    NOWHERE,
    PLACES,
    POINTS,
    REGIONS,
    ROLLS,
    WEEKS,
    district,
)
from hustings.games.poll_position.events import (
    BagFoundEmpty,
    CardOver,
    ChiefChosen,
    Counted,
    Dealt,
    Ended,
    GoodwillGranted,
    Looked,
    Placed,
    PlanChanged,
    PlansRevealed,
    RegionCounted,
    Scored,
    Sealed,
    Stayed,
    TurnBegan,
    VoterTurnedUp,
    WeekBegan,
)
from hustings.games.poll_position.goodwill import BOOK, goodwill
from hustings.games.poll_position.planning import markers_there, may_stay_unasked, unserved_in
from hustings.games.poll_position.rules import actions, cards
from hustings.games.poll_position.rules.luck import chance, chances
from hustings.games.poll_position.staffing import is_useless, swaps
from hustings.games.poll_position.state import State
from hustings.games.poll_position.vocabulary import VOCABULARY

__all__ = [
    "VOCABULARY",
    "apply",
    "chance",
    "chances",
    "forced_move",
    "legal",
    "new",
    "outcome",
    "witness",
]

_PLANS: Final[list[Move]] = [(v.V_PLAN, region) for region in range(REGIONS)]


def new(seats: int, options: Options) -> State:
    """Return the position before specialists are dealt."""
    sealed, hq_cost = options.get("sealed", 0), options.get("hq_cost", 0)
    return State(seats, sealed, hq_cost, goodwill(options.get("goodwill", BOOK), seats))


def legal(state: State, seat: Seat) -> list[Move]:
    """Return the seat's legal moves."""
    turn = state.turn
    if seat not in turn.seats:
        return []
    if turn.prompt == v.PLAN:
        return _PLANS[:]
    if turn.prompt == v.AGREE:
        here = state.region[state.worker]
        return [(v.V_STAY,), *(move for move in _PLANS if move[1] != here)]
    if turn.prompt == v.SACRIFICE:
        return cards.sacrifices(state)
    return actions.legal(state)


def forced_move(obs: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """Return `stay` or `keep` where nothing speaks for anything else; None for a real choice.

    The plans of the others give no reason to change one's own, or a rolled die could only lower
    sites that are needed. Even a rolled 1 is worth placing where nobody votes: sites cost points.
    """
    if seat not in obs.turn.seats:
        return None
    if obs.turn.prompt == v.AGREE and (v.V_STAY,) in legal and may_stay_unasked(obs, obs.worker):
        return (v.V_STAY,)
    return (v.V_KEEP,) if obs.turn.prompt == v.PLACE_DIE and is_useless(swaps(obs)) else None


def apply(state: State, seat: Seat, move: Move, events: Events = NO_LOG) -> None:
    """Play a legal move or a chance move."""
    _APPLY[move[0]](state, seat, move, events)


# Planning


def _begin_week(state: State, events: Events) -> None:
    state.region = [NOWHERE] * state.markers
    state.surveyed = 0
    state.struck = PLACES
    state.worker = state.chief
    if state.sealed and state.seats > 1:
        state.turn = Turn(ALL, tuple(range(state.seats)), v.PLAN)
    else:
        state.turn = Turn(ONE, (state.seat(state.worker),), v.PLAN)
    events.append(ChiefChosen(state.chief))
    events.append(WeekBegan(state.week + 1))


def _plan(state: State, seat: Seat, move: Move, events: Events) -> None:
    if state.turn.mode == ALL:
        state.region[seat] = move[1]
        events.append(Sealed(seat))
        waiting = tuple(other for other in state.turn.seats if other != seat)
        if waiting:
            state.turn = Turn(ALL, waiting, v.PLAN)
            return
        state.turn = Turn(CHANCE, (), v.REVEALING)  # from here on the plans are public
        events.append(PlansRevealed())
        for i in range(state.markers):
            _append_placed(state, (state.chief + i) % state.markers, events)
        _begin_event(state, events)
        return
    marker, region, old = state.worker, move[1], state.region[state.worker]
    if old == NOWHERE:
        state.region[marker] = region
        _append_placed(state, marker, events)
    else:
        crowd, alone = markers_there(state, marker, old), not markers_there(state, marker, region)
        state.region[marker] = region
        if events is not NO_LOG:
            later, old_later = unserved_in(state, region).later, unserved_in(state, old).later
            events.append(
                PlanChanged(marker, region, later, old, old_later, int(crowd > 0 and alone))
            )
    _next_planner(state, events)


def _append_placed(state: State, marker: int, events: Events) -> None:
    """Append a marker's region with its unserved voters; computed only if events are kept."""
    if events is not NO_LOG:
        region = state.region[marker]
        events.append(Placed(marker, region, *unserved_in(state, region)))


def _stay(state: State, _seat: Seat, _move: Move, events: Events) -> None:
    events.append(Stayed(state.worker, state.region[state.worker]))
    _next_planner(state, events)


def _next_planner(state: State, events: Events) -> None:
    state.worker = (state.worker + 1) % state.markers
    phase = state.turn.prompt
    if state.worker == state.chief:
        if phase == v.AGREE or state.seats == 1:
            _begin_event(state, events)
            return
        phase = v.AGREE
    state.turn = Turn(ONE, (state.seat(state.worker),), phase)


# Events


def _begin_event(state: State, events: Events) -> None:
    if len(state.drawn) > state.week:
        _reveal(state, events)
    else:
        state.turn = Turn(CHANCE, (), v.REVEALING)


def _event(state: State, _seat: Seat, move: Move, events: Events) -> None:
    state.drawn = (*state.drawn, move[1])
    if state.turn.prompt == v.LOOKING:
        events.append(Looked(state.worker, move[1], state.week + 2))
        actions.resume(state)
    else:
        _reveal(state, events)


def _reveal(state: State, events: Events) -> None:
    if cards.reveal(state, events):
        _end_card(state, events)


def _card_goes_on(state: State, seat: Seat, move: Move, events: Events) -> None:
    if cards.APPLY[move[0]](state, seat, move, events):
        _end_card(state, events)


def _end_card(state: State, events: Events) -> None:
    """Begin the week's turns; the card is over in the position of the first turn."""
    _prepare_turn(state, state.chief)
    events.append(CardOver(state.week + 1, state.drawn[state.week]))
    events.append(TurnBegan(state.chief, POINTS))


# Turns


def _prepare_turn(state: State, marker: int) -> None:
    state.worker = marker
    state.points = POINTS
    state.used = 0
    actions.resume(state)


def _begin_turn(state: State, marker: int, events: Events) -> None:
    _prepare_turn(state, marker)
    events.append(TurnBegan(marker, POINTS))


def _end(state: State, _seat: Seat, _move: Move, events: Events) -> None:
    unused, state.points = state.points, 0
    events.append(Ended(state.worker, unused))
    if state.week == WEEKS - 1:
        _next_turn(state, events)
    else:
        _await_voters(state, ROLLS[state.engagement], events)


def _await_voters(state: State, rolls: int, events: Events) -> None:
    """Start the next intention roll if rolls and tokens are left, else the next turn."""
    if rolls and state.bag:
        state.pending = (rolls,)
        state.turn = Turn(CHANCE, (), v.INTENDING)
        return
    if rolls:
        events.append(BagFoundEmpty())
    state.pending = ()
    _next_turn(state, events)


def _intend(state: State, _seat: Seat, move: Move, events: Events) -> None:
    place = district(move[1], move[2])
    if state.closed[place]:
        place = HQ
    state.down[place] += 1
    events.append(VoterTurnedUp(state.worker, move[1], move[2], place))
    _await_voters(state, state.pending[0] - 1, events)


def _next_turn(state: State, events: Events) -> None:
    marker = (state.worker + 1) % state.markers
    if marker != state.chief:
        _begin_turn(state, marker, events)
        return
    state.week += 1
    state.worker = state.chief
    if state.week == WEEKS:
        state.turn = Turn(CHANCE, (), v.COUNTING)
        return
    state.chief = state.worker = (state.chief + 1) % state.markers
    _begin_week(state, events)


# Set-up and count


def _deal(state: State, _seat: Seat, move: Move, events: Events) -> None:
    state.specialist = move[1:]
    state.turn = Turn(CHANCE, (), v.CHOOSING_CHIEF)
    for marker, specialist in enumerate(state.specialist):
        events.append(Dealt(marker, specialist))
    if state.goodwill:
        events.append(GoodwillGranted(state.goodwill))


def _chief(state: State, _seat: Seat, move: Move, events: Events) -> None:
    state.chief = move[1]
    _begin_week(state, events)


def _count(state: State, _seat: Seat, move: Move, events: Events) -> None:
    values = move[1:]
    places = tally.counting(state)
    events.append(RegionCounted(state.counted))
    state.counted += 1
    for place in places:
        turned, values = values[: state.down[place]], values[state.down[place] :]
        for value in turned:
            actions.turn_over(state, place, value)
        turnout = state.face_up_sum(place)
        served = tally.capacity(state, place)
        too_many = tally.complaints(state, place, turnout)
        events.append(Counted(place, turnout, served, too_many, turned))
    if state.counted > REGIONS:
        result = tally.sheet(state)
        state.turn = Turn(OVER, (), v.DONE)
        points = (result.turnout_points, result.complaints, result.cost_points, result.goodwill)
        events.append(Scored(*points))


_APPLY: Final[tuple[Callable[[State, Seat, Move, Events], None], ...]] = (
    _plan,
    _stay,
    actions.open_site,
    actions.staff,
    actions.replace,
    actions.keep,
    actions.reach,
    actions.enough,
    actions.split,
    actions.survey,
    actions.look,
    actions.liaise,
    _card_goes_on,
    _end,
    _deal,
    _chief,
    _event,
    _card_goes_on,
    _card_goes_on,
    _card_goes_on,
    _card_goes_on,
    _intend,
    actions.roll,
    actions.turn,
    _count,
)


# The end


def outcome(state: State) -> Outcome:
    """Return how the game ended: the team shares one score, and wins above zero."""
    result = tally.sheet(state)
    rank = 1 if result.final > 0 else 2
    return Outcome((rank,) * state.seats, (result.final,) * state.seats, result.verdict)


def witness(event: Event, seat: Seat | None) -> Event:  # noqa: ARG001 (no event is secret)
    """Return the event: no event reveals a sealed plan."""
    return event
