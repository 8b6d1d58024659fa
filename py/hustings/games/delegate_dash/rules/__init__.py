"""The rules of Delegate Dash: the set-up, the five rounds, the convention."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final

from hustings.core.model import (
    ALL,
    CHANCE,
    NO_LOG,
    ONE,
    Event,
    Events,
    Move,
    Options,
    Outcome,
    Seat,
)
from hustings.core.rng import Rng
from hustings.games.delegate_dash.rules import campaign, convention, setup
from hustings.games.delegate_dash.state import DashState
from hustings.games.delegate_dash.vocabulary import (
    AFTER,
    DONE,
    FLIP,
    LAY,
    LEGISLATE,
    MOVE,
    PICK,
    PLACE,
    RELEASE,
    REROLL,
    ROLL,
    ROLLOFF,
    SEND,
    SPLIT,
    TAKE,
    VOCABULARY,
    VOTE,
)

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

_APPLY: Final[tuple[Callable[[DashState, Seat, Move, Events], None], ...]] = (
    setup.lay,
    setup.pick,
    setup.place,
    campaign.flip,
    campaign.roll,
    campaign.move,
    campaign.stay,
    campaign.surrender,
    campaign.done,
    campaign.reroll,
    campaign.send,
    campaign.vote,
    campaign.take,
    convention.split,
    convention.rolloff,
    convention.release,
    convention.legislate,
)

_LEGAL: Final[dict[int, Callable[[DashState], list[Move]]]] = {
    PICK: setup.pick_moves,
    MOVE: campaign.move_moves,
    AFTER: campaign.surrender_moves,
    SEND: campaign.send_moves,
    TAKE: campaign.take_moves,
}

_DICE: Final[dict[int, Callable[[DashState], int]]] = {
    PLACE: lambda _: 4,
    ROLL: lambda _: 4,
    REROLL: lambda _: 1,
    VOTE: lambda state: len(campaign.attending(state)),
    SPLIT: lambda state: len(convention.remaining(state)),
    ROLLOFF: lambda state: len(convention.tied_in_roll(state)),
    LEGISLATE: lambda _: 2,
}
"""The number of dice of each roll; they are listed in the order N, E, S, W of who rolls."""


def new(seats: int, options: Options) -> DashState:  # noqa: ARG001 - this game has no options
    """Return the empty table."""
    return DashState(seats)


def legal(state: DashState, seat: Seat) -> list[Move]:
    """Return the seat's legal moves in a fixed order; none when it is not its turn."""
    turn = state.turn
    if seat not in turn.seats or turn.mode not in (ONE, ALL):
        return []
    if turn.prompt == RELEASE:
        return convention.release_moves(state, seat)
    return _LEGAL[turn.prompt](state)


def apply(state: DashState, seat: Seat, move: Move, events: Events = NO_LOG) -> None:
    """Play a legal move, or luck's as NATURE, editing the state."""
    _APPLY[move[0]](state, seat, move, events)


def forced_move(obs: DashState, seat: Seat, legal: Sequence[Move]) -> Move | None:  # noqa: ARG001
    """Return `done` where giving up a coin for another roll is pointless."""
    turn = obs.turn
    may_surrender = turn.mode == ONE and turn.prompt == AFTER and seat in turn.seats
    return (DONE,) if may_surrender and campaign.surrender_is_pointless(obs) else None


def chance(state: DashState, rng: Rng) -> Move:
    """Return chance's move: the verb, then dice, tile numbers or coins."""
    prompt = state.turn.prompt
    if prompt == LAY:
        return setup.draw_tiles(rng)
    if prompt == FLIP:
        return campaign.draw_coins(state, rng)
    random = rng.random
    return (prompt, *[int(random() * 6) for _ in range(_DICE[prompt](state))])


def chances(state: DashState) -> list[tuple[Move, float]] | None:
    """Return every roll of up to three dice with its probability; None for anything bigger."""
    prompt = state.turn.prompt
    if state.turn.mode != CHANCE or prompt not in _DICE or (n := _DICE[prompt](state)) > 3:
        return None
    weight = 1 / 6**n
    return [((prompt, *dice), weight) for dice in product(range(6), repeat=n)]


def outcome(state: DashState) -> Outcome:
    """Return how the game ended."""
    return convention.outcome(state)


def witness(event: Event, seat: Seat | None) -> Event:  # noqa: ARG001 - nothing here is secret
    """Return the event: none contains a sealed choice before it is opened (rule 37)."""
    return event
