"""What may happen in Poll Position!: the way through the five weeks, and the count.

The acts of a turn are in actions, the event cards in cards, the dice in luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hustings.core.model import ALL, CHANCE, ONE, OVER, Event, Move, Options, Outcome, Seat, Turn
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
from hustings.games.poll_position.planning import others, short
from hustings.games.poll_position.rules import actions, cards
from hustings.games.poll_position.rules.actions import Say
from hustings.games.poll_position.rules.luck import chance, chances
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
    """Return the table as set up, before specialists are dealt."""
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


def forced_move(obs: State, seat: Seat, legal: Sequence[Move]) -> Move | None:  # noqa: ARG001
    """Return the move that goes without saying: none does in this game.

    Even a 1 that was rolled may be worth putting down where nobody votes: sites cost.
    """
    return None


def apply(state: State, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
    """Play a legal move, or what luck did."""
    _APPLY[move[0]](state, seat, move, _mute if events is None else events.append)


def _mute(event: Event) -> None:
    """Tell nobody."""


# Planning


def _begin_week(state: State, say: Say) -> None:
    state.region = [NOWHERE] * state.markers
    state.surveyed = 0
    state.struck = PLACES
    state.worker = state.chief
    if state.sealed and state.seats > 1:
        state.turn = Turn(ALL, tuple(range(state.seats)), v.PLAN)
    else:
        state.turn = Turn(ONE, (state.seat(state.worker),), v.PLAN)
    say(ChiefChosen(state.chief))
    say(WeekBegan(state.week + 1))


def _plan(state: State, seat: Seat, move: Move, say: Say) -> None:
    if state.turn.mode == ALL:
        state.region[seat] = move[1]
        say(Sealed(seat))
        waiting = tuple(other for other in state.turn.seats if other != seat)
        if waiting:
            state.turn = Turn(ALL, waiting, v.PLAN)
            return
        state.turn = Turn(CHANCE, (), v.REVEALING)  # from here on the plans lie open
        say(PlansRevealed())
        for i in range(state.markers):
            _tell_place(state, (state.chief + i) % state.markers, say)
        _begin_event(state, say)
        return
    marker, region, old = state.worker, move[1], state.region[state.worker]
    if old == NOWHERE:
        state.region[marker] = region
        _tell_place(state, marker, say)
    else:
        crowd, alone = others(state, marker, old), not others(state, marker, region)
        state.region[marker] = region
        if say is not _mute:
            later, old_later = short(state, region).later, short(state, old).later
            say(PlanChanged(marker, region, later, old, old_later, int(crowd > 0 and alone)))
    _next_planner(state, say)


def _tell_place(state: State, marker: int, say: Say) -> None:
    """Tell which region a marker is in, with who is short there: reckoned for who hears it only."""
    if say is not _mute:
        region = state.region[marker]
        say(Placed(marker, region, *short(state, region)))


def _stay(state: State, _seat: Seat, _move: Move, say: Say) -> None:
    say(Stayed(state.worker, state.region[state.worker]))
    _next_planner(state, say)


def _next_planner(state: State, say: Say) -> None:
    state.worker = (state.worker + 1) % state.markers
    phase = state.turn.prompt
    if state.worker == state.chief:
        if phase == v.AGREE or state.seats == 1:
            _begin_event(state, say)
            return
        phase = v.AGREE
    state.turn = Turn(ONE, (state.seat(state.worker),), phase)


# Events


def _begin_event(state: State, say: Say) -> None:
    if len(state.drawn) > state.week:
        _reveal(state, say)
    else:
        state.turn = Turn(CHANCE, (), v.REVEALING)


def _event(state: State, _seat: Seat, move: Move, say: Say) -> None:
    state.drawn = (*state.drawn, move[1])
    if state.turn.prompt == v.LOOKING:
        say(Looked(state.worker, move[1], state.week + 2))
        actions.resume(state)
    else:
        _reveal(state, say)


def _reveal(state: State, say: Say) -> None:
    if cards.reveal(state, say):
        _begin_turn(state, state.chief, say)


def _card_goes_on(state: State, seat: Seat, move: Move, say: Say) -> None:
    if cards.APPLY[move[0]](state, seat, move, say):
        _begin_turn(state, state.chief, say)


# Turns


def _begin_turn(state: State, marker: int, say: Say) -> None:
    state.worker = marker
    state.points = POINTS
    state.used = 0
    actions.resume(state)
    say(TurnBegan(marker, POINTS))


def _end(state: State, _seat: Seat, _move: Move, say: Say) -> None:
    unused, state.points = state.points, 0
    say(Ended(state.worker, unused))
    if state.week == WEEKS - 1:
        _next_turn(state, say)
    else:
        _await_voters(state, ROLLS[state.engagement], say)


def _await_voters(state: State, rolls: int, say: Say) -> None:
    """Go on to the next intention roll, if there is one and the bag still has a token for it."""
    if rolls and state.bag:
        state.pending = (rolls,)
        state.turn = Turn(CHANCE, (), v.INTENDING)
        return
    if rolls:
        say(BagFoundEmpty())
    state.pending = ()
    _next_turn(state, say)


def _intend(state: State, _seat: Seat, move: Move, say: Say) -> None:
    place = district(move[1], move[2])
    if state.closed[place]:
        place = HQ
    state.down[place] += 1
    say(VoterTurnedUp(state.worker, move[1], move[2], place))
    _await_voters(state, state.pending[0] - 1, say)


def _next_turn(state: State, say: Say) -> None:
    marker = (state.worker + 1) % state.markers
    if marker != state.chief:
        _begin_turn(state, marker, say)
        return
    state.week += 1
    state.worker = state.chief
    if state.week == WEEKS:
        state.turn = Turn(CHANCE, (), v.COUNTING)
        return
    state.chief = state.worker = (state.chief + 1) % state.markers
    _begin_week(state, say)


# Set-up and count


def _deal(state: State, _seat: Seat, move: Move, say: Say) -> None:
    state.specialist = move[1:]
    state.turn = Turn(CHANCE, (), v.CHOOSING_CHIEF)
    for marker, specialist in enumerate(state.specialist):
        say(Dealt(marker, specialist))
    if state.goodwill:
        say(GoodwillGranted(state.goodwill))


def _chief(state: State, _seat: Seat, move: Move, say: Say) -> None:
    state.chief = move[1]
    _begin_week(state, say)


def _count(state: State, _seat: Seat, move: Move, say: Say) -> None:
    values = move[1:]
    places = tally.counting(state)
    say(RegionCounted(state.counted))
    state.counted += 1
    for place in places:
        turned, values = values[: state.down[place]], values[state.down[place] :]
        for value in turned:
            actions.turn_over(state, place, value)
        turnout = state.known(place)
        served = tally.capacity(state, place)
        too_many = tally.complaints(state, place, turnout)
        say(Counted(place, turnout, served, too_many, turned))
    if state.counted > REGIONS:
        result = tally.sheet(state)
        state.turn = Turn(OVER, (), v.DONE)
        points = (result.turnout_points, result.complaints, result.cost_points, result.goodwill)
        say(Scored(*points))


_APPLY: Final[tuple[Callable[[State, Seat, Move, Say], None], ...]] = (
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


def witness(event: Event, seat: Seat | None) -> Event:  # noqa: ARG001 (no event tells a secret)
    """Return the event: none of them says where a sealed plan goes."""
    return event
