"""What may happen in New Game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import (
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
from hustings.core.rng import Rng
from tools.new_game.game import vocabulary
from tools.new_game.game.events import Carried, Courted, Rolled
from tools.new_game.game.state import NOBODY, TOWNS, State, leaders
from tools.new_game.game.vocabulary import CHOOSING, COURT, FINISHED, ROLL, ROLLING

ROUNDS: Final = 6

VOCABULARY: Final = vocabulary.VOCABULARY


def new(seats: int, options: Options) -> State:  # noqa: ARG001 - this game has no options
    """Return the first position: the first seat is about to roll."""
    return State(seats, Turn(CHANCE, (), ROLLING))


def legal(state: State, seat: Seat) -> list[Move]:
    """Return the towns the seat may choose: any but its last one (rule 4)."""
    if seat not in state.turn.seats:
        return []
    return [(COURT, town) for town in range(TOWNS) if town != state.last[seat]]


def apply(state: State, seat: Seat, move: Move, events: Events = NO_LOG) -> None:
    """Play a legal move, or luck's, editing the state."""
    if move[0] == ROLL:
        state.die = move[1]
        state.turn = Turn(ONE, (state.active,), CHOOSING)
        events.append(Rolled(state.active, state.die))
        return
    town = move[1]
    state.towns[town][seat] += state.die
    state.last[seat] = town
    events.append(Courted(seat, town, state.die))
    _go_on(state, events)


def _go_on(state: State, events: Events) -> None:
    """Hand the die on; after the last round the towns are counted."""
    state.die = 0
    state.active = (state.active + 1) % state.seats
    state.round += state.active == 0
    if state.round < ROUNDS:
        state.turn = Turn(CHANCE, (), ROLLING)
        return
    state.turn = Turn(OVER, (), FINISHED)
    events += [Carried(seat, town) for town, seat in enumerate(leaders(state)) if seat != NOBODY]


def forced_move(obs: State, seat: Seat, legal: Sequence[Move]) -> Move | None:  # noqa: ARG001
    """Return the move that goes without saying: none does in this game."""
    return None


def chance(state: State, rng: Rng) -> Move:  # noqa: ARG001 - a die is a die
    """Return what the die shows."""
    return (ROLL, 1 + rng.below(6))


def chances(state: State) -> list[tuple[Move, float]] | None:  # noqa: ARG001 - a die is a die
    """Return the six faces."""
    return [((ROLL, pips), 1 / 6) for pips in range(1, 7)]


def outcome(state: State) -> Outcome:
    """Rank by towns, then by supporters (rules 6 to 8)."""
    won = [leaders(state).count(seat) for seat in range(state.seats)]
    stand = [(won[seat], sum(town[seat] for town in state.towns)) for seat in range(state.seats)]
    ranks = tuple(1 + sum(other > mine for other in stand) for mine in stand)
    if ranks.count(1) > 1:
        reason = "shared"
    else:
        reason = "towns" if won.count(max(won)) == 1 else "supporters"
    return Outcome(ranks, tuple(won), reason)


def witness(event: Event, seat: Seat | None) -> Event:  # noqa: ARG001 - nothing is hidden
    """Return the event as it is."""
    return event
