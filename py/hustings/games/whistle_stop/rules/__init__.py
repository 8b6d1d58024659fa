"""The rules of Whistle-Stop by prompt; the modules beside have the phases.

A handler plays one move and returns the next step. Steps run until a seat or chance must decide.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hustings.core.bag import draw_many
from hustings.core.model import HIDDEN, NO_LOG, Event, Events, Move, Options, Outcome, Seat
from hustings.core.rng import Rng
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.events import Dealt, Drew, Gave, Looked, Took
from hustings.games.whistle_stop.rules import (
    cards,
    debate,
    effects,
    election,
    red,
    table,
    turn,
    vetoes,
)
from hustings.games.whistle_stop.state import StopState
from hustings.games.whistle_stop.vocabulary import VOCABULARY

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


_LEGAL: Final[dict[int, Callable[[StopState, Seat], list[Move]]]] = {
    v.ACT: turn.act_legal,
    v.PAY: turn.pay_legal,
    v.PLACE: cards.place_legal,
    v.SPOT: cards.spot_legal,
    v.RIVAL: cards.rival_legal,
    v.FETCH: cards.fetch_legal,
    v.REACT: vetoes.react_legal,
    v.TAKE: effects.take_legal,
    v.GIVE: effects.give_legal,
    v.LEAKED: effects.leak_legal,
    v.BEFORE: red.red_legal,
    v.AFTER: red.red_legal,
    v.REROLL: election.reroll_legal,
    v.SWAP: debate.swap_legal,
    v.CALL: debate.call_legal,
    v.SETTLE: debate.pay_legal,
    v.INVEST: debate.pay_legal,
    v.FLOOR: debate.floor_legal,
}

_APPLY: Final[dict[int, Callable[[StopState, Seat, Move, Events], int]]] = {
    v.ACT: turn.act,
    v.PAY: turn.pay_act,
    v.PLACE: cards.place_act,
    v.SPOT: cards.spot_act,
    v.RIVAL: cards.rival_act,
    v.FETCH: cards.fetch_act,
    v.REACT: vetoes.react_act,
    v.TAKE: effects.take_act,
    v.GIVE: effects.give_act,
    v.LEAKED: effects.leak_act,
    v.BEFORE: red.red_act,
    v.AFTER: red.red_act,
    v.REROLL: election.reroll_act,
    v.SWAP: debate.swap_act,
    v.CALL: debate.call_act,
    v.SETTLE: debate.settle_act,
    v.INVEST: debate.invest_act,
    v.FLOOR: debate.floor_act,
    v.DRAWING: table.drawn,
    v.STARTING: turn.start_rolled,
    v.POACHING: effects.poached,
    v.ORDERING: election.ordered,
    v.ROLLING: election.rolled,
    v.ROLLING_AGAIN: election.rolled_again,
}

_STEPS: Final[dict[int, Callable[[StopState, Events], int]]] = {
    v.NEXT_DEAL: turn.next_deal,
    v.NEXT_ROUND: turn.next_round,
    v.NEXT_SEAT: turn.next_seat,
    v.NEXT_ACT: turn.next_act,
    v.DRAW: table.draw_step,
    v.WINDOW: vetoes.window,
    v.RESOLVED: vetoes.resolved,
    v.NEXT_LEAK: effects.next_leak,
    v.NEXT_REGION: election.next_region,
    v.NEXT_BEFORE: red.next_before,
    v.NEXT_ROLL: election.next_roll,
    v.ROLLED_ALL: election.rolled_all,
    v.NEXT_AFTER: red.next_after,
    v.DECIDE: election.decide,
    v.NEXT_SWAP: debate.next_swap,
    v.NEXT_CALL: debate.next_call,
    v.NEXT_INVEST: debate.next_invest,
    v.NEXT_FLOOR: debate.next_floor,
}


def new(seats: int, options: Options) -> StopState:
    """Return the table before anything is dealt."""
    state = StopState(seats, options)
    state.queue = tuple(range(seats))
    _run(state, v.NEXT_DEAL, [])
    return state


def _run(state: StopState, step: int, log: Events) -> None:
    while step != v.WAIT:
        step = _STEPS[step](state, log)


def legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the seat's legal moves, from a state or from the seat's observation."""
    if seat not in state.turn.seats:
        return []
    return _LEGAL[state.turn.prompt](state, seat)


def apply(state: StopState, seat: Seat, move: Move, events: Events = NO_LOG) -> None:
    """Play a legal move, or luck's as NATURE."""
    _run(state, _APPLY[state.turn.prompt](state, seat, move, events), events)


def forced_move(obs: StopState, seat: Seat, legal: Sequence[Move]) -> Move | None:  # noqa: ARG001
    """Return `keep` where no second chance can improve the dice."""
    return election.forced_keep(obs, seat) if obs.turn.prompt == v.REROLL else None


def chance(state: StopState, rng: Rng) -> Move:
    """Return chance's move: cards, dice or the voting order."""
    prompt = state.turn.prompt
    if prompt == v.DRAWING:
        return (v.V_DEAL, *sorted(draw_many(state.deck, state.due, rng)))
    if prompt == v.POACHING:
        return effects.poach_chance(state, rng)
    if prompt == v.ORDERING:
        return (v.V_ORDER, *election.order_chance(rng))
    size = 1
    if prompt == v.STARTING:
        size = 2
    elif prompt == v.ROLLING:
        size = election.roll_size(state)
    return (v.V_ROLL, *(1 + rng.below(6) for _ in range(size)))


def chances(state: StopState) -> list[tuple[Move, float]] | None:
    """Return every outcome of a single die or card with its weight; None for more of them."""
    prompt = state.turn.prompt
    if prompt == v.POACHING:
        return effects.poach_chances(state)
    if prompt == v.DRAWING and state.due == 1:
        return [((v.V_DEAL, k), n / state.left) for k, n in enumerate(state.deck) if n]
    single = prompt == v.ROLLING and election.roll_size(state) == 1
    if single or prompt == v.ROLLING_AGAIN:
        return [((v.V_ROLL, value), 1 / 6) for value in range(1, 7)]
    return None


def outcome(state: StopState) -> Outcome:
    """Return who won: by points, then by regions, then by delegates, else shared (rule 58)."""
    standings = [election.final_result(state, seat) for seat in range(state.seats)]
    ranks = election.ranks(state)
    best = max(standings)
    reason = "points"
    if sum(mine[0] == best[0] for mine in standings) > 1:
        reason = "regions"
        if sum(mine[:2] == best[:2] for mine in standings) > 1:
            reason = "delegates"
            if standings.count(best) > 1:
                reason = "shared"
    return Outcome(ranks, tuple(mine[0] for mine in standings), reason)


def witness(event: Event, seat: Seat | None) -> Event:
    """Return the event as the seat may know it: others' new cards are hidden (rule 12)."""
    if isinstance(event, Dealt | Drew) and event.seat != seat:
        return event.replace(cards=[HIDDEN] * len(event.cards))
    if isinstance(event, Looked) and seat not in (event.seat, event.rival):
        return event.replace(cards=[HIDDEN] * len(event.cards))
    if isinstance(event, Took | Gave) and seat not in (event.seat, event.rival):
        return event.replace(card=HIDDEN)
    return event
