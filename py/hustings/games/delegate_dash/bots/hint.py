"""The reasons for a move in Delegate Dash, from what everybody can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings.bots.reasons import MeasuredReason
from hustings.bots.score_text import win_chance_text
from hustings.core.model import Move, Seat
from hustings.games.delegate_dash.board import DISTANCE, GAP, REGION
from hustings.games.delegate_dash.bots.expectations import (
    delegates_in_region,
    expected_takes,
    reroll_gain,
)
from hustings.games.delegate_dash.bots.policy import promised_gain
from hustings.games.delegate_dash.names import REGIONS, SHORT, place_name
from hustings.games.delegate_dash.rules import legal
from hustings.games.delegate_dash.rules.automatic import robot_targets
from hustings.games.delegate_dash.rules.campaign import NUMBERS, coins_at
from hustings.games.delegate_dash.state import (
    CONVENTION,
    NOBODY,
    REGION_OF,
    VALUE,
    DashState,
    held,
    regions_held,
    totals,
)
from hustings.games.delegate_dash.vocabulary import (
    DONE,
    MOVE,
    PICK,
    RELEASE,
    SEND,
    STATE,
    STAY,
    SURRENDER,
    TAKE,
)
from hustings.messages.generated import delegate_dash as messages
from hustings.messages.people import Cast, Person

MAX_REASONS: Final = 3
NEAR_STEPS: Final = 2
"""States at most this many steps away count as near."""


def reasons(obs: DashState, seat: Seat, move: Move, cast: Cast) -> list[str]:
    """Return up to MAX_REASONS short sentences, the most important first."""
    return _REASONS_BY_VERB[move[0]](obs, seat, move, cast)[:MAX_REASONS]


def score_text(obs: DashState, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the chance to win; "" for picking a candidate, when no coins lie on the map yet."""
    return "" if move[0] == PICK else win_chance_text(value)


def _move_reasons(obs: DashState, seat: Seat, move: Move, cast: Cast) -> list[str]:
    side = obs.order[obs.mover]
    cell = move[1] if move[0] == MOVE else obs.pawns[side]
    lines: list[str] = []
    if cell != GAP and obs.stake[cell]:
        values = [str(VALUE[coin]) for coin in coins_at(obs, cell)]
        expected = round(expected_takes(obs, side)[cell])
        if expected:
            where, count = place_name(obs, cell), len(values)
            lies = messages.reason_lies(state=where, coins=count, values=values, delegates=expected)
            lines.append(MeasuredReason(lies, "take", expected))
        if _is_alone(obs, side, cell):
            lines.append(messages.reason_alone(who=cast.person(seat)))
    lines += _later_reasons(obs, cell) if cell != GAP else []
    if lines:
        return lines
    if max(promised_gain(obs, side, other) for other in _move_options(obs)) > promised_gain(
        obs, side, move
    ):
        return []
    return [messages.reason_nothing(gap=cell == GAP)]


def _move_options(obs: DashState) -> list[Move]:
    """Return the moves of the candidate whose turn it is."""
    return [move for move in legal(obs, obs.turn.seats[0]) if move[0] in (MOVE, STAY)]


def _is_alone(obs: DashState, side: int, cell: int) -> bool:
    """Return whether no rival is there or is likely to come."""
    there = any(obs.pawns[who] == cell for who in obs.order[: obs.mover] if who != side)
    coming = any(cell in robot_targets(obs, who) for who in obs.order[obs.mover + 1 :])
    return not (there or coming)


def _person_of(obs: DashState, side: int, cast: Cast) -> Person:
    """Return a candidate with its player's name."""
    seat = obs.owner[side]
    if seat == NOBODY:
        return Person(SHORT[side])
    return cast.person(seat, messages.player(name=cast.name(seat), candidate=SHORT[side]))


def _later_reasons(obs: DashState, cell: int) -> list[str]:
    """Return the reason for a cell's neighbourhood: stakes nobody stands on, else next round's."""
    row = DISTANCE[cell]
    taken = {obs.pawns[who] for who in obs.order if who != obs.order[obs.mover]}
    left = [c for c in range(GAP) if obs.stake[c] and 0 < row[c] <= NEAR_STEPS and c not in taken]
    if left:
        left.sort(key=lambda c: -obs.stake[c])
        places = [
            messages.reason_near_place(state=place_name(obs, c), stake=obs.stake[c])
            for c in left[:2]
        ]
        near = messages.reason_near(count=len(places), places=places)
        stakes, prospects = sum(obs.stake[c] for c in left[:2]), [f"{STATE}:{c}" for c in left[:2]]
        return [MeasuredReason(near, "near", stakes, prospects)]
    if obs.round + 1 >= CONVENTION:
        return []
    numbers = NUMBERS[obs.round + 1]
    coins = sum(obs.down[c] for c in range(GAP) if row[c] <= NEAR_STEPS and obs.tiles[c] in numbers)
    reason = messages.reason_next_round(coins=coins)
    return [MeasuredReason(reason, "next round", coins)] if coins else []


def _surrender_reasons(obs: DashState, seat: Seat, move: Move, cast: Cast) -> list[str]:
    side, region = obs.order[obs.mover], REGION_OF[move[1]]
    lines: list[str] = []
    price = VALUE[move[1]]
    if (gain := round(reroll_gain(obs, side))) > price:
        lines.append(
            MeasuredReason(
                messages.reason_surrender(gain=gain, delegates=price), "surrender", gain - price
            )
        )
    left = sum(1 for marker in held(obs, side) if REGION_OF[marker] == region) - 1
    if left:
        who = cast.person(seat)
        keeps = messages.reason_keeps(who=who, markers=left, region=REGIONS[region])
        lines.append(MeasuredReason(keeps, "kept markers", left))
    return lines


def _done_reasons(obs: DashState, _seat: Seat, _move: Move, _cast: Cast) -> list[str]:
    side = obs.order[obs.mover]
    cheapest = min((VALUE[marker] for marker in held(obs, side)), default=0)
    gain = round(reroll_gain(obs, side))
    return [] if gain > cheapest else [messages.reason_done(gain=gain, delegates=cheapest)]


def _take_reasons(obs: DashState, _seat: Seat, move: Move, cast: Cast) -> list[str]:
    coins = coins_at(obs, obs.venues[0])
    value = VALUE[REGION[obs.venues[0]] * 6 + move[1]]
    if value != VALUE[coins[0]]:
        return []
    taker, *others = obs.voters
    return [
        messages.reason_take(
            candidate=SHORT[taker],
            delegates=totals(obs)[taker] + value,
            others=bool(others) and len(coins) > 1,
            next=_person_of(obs, others[0], cast) if others else Person(""),
        )
    ]


def _send_reasons(obs: DashState, seat: Seat, move: Move, cast: Cast) -> list[str]:
    have = totals(obs)
    rivals = [who for who in obs.order[: obs.mover] if obs.pawns[who] == move[1]]
    if not rivals:
        return [messages.reason_send_free()]
    if any(obs.owner[who] == seat for who in rivals):
        return []
    first = max(rivals, key=lambda who: have[who])
    return [messages.reason_send_way(rival=_person_of(obs, first, cast), delegates=have[first])]


def _release_reasons(obs: DashState, seat: Seat, move: Move, cast: Cast) -> list[str]:
    side = obs.owner.index(seat)
    lost = delegates_in_region(obs, side, move[1])
    if lost > min(delegates_in_region(obs, side, region) for region in regions_held(obs, side)):
        return []
    region = REGIONS[move[1]]
    return [messages.reason_release(who=cast.person(seat), region=region, delegates=lost)]


def _pick_reasons(obs: DashState, _seat: Seat, move: Move, _cast: Cast) -> list[str]:
    side = move[1]
    lines = [messages.reason_pick_home(candidate=SHORT[side], region=REGIONS[side])]
    if side == min(each for each in range(4) if obs.owner[each] == NOBODY or each == side):
        lines.append(messages.reason_pick_first())
    return lines


_REASONS_BY_VERB: Final[dict[int, Callable[[DashState, Seat, Move, Cast], list[str]]]] = {
    MOVE: _move_reasons,
    STAY: _move_reasons,
    SURRENDER: _surrender_reasons,
    DONE: _done_reasons,
    TAKE: _take_reasons,
    SEND: _send_reasons,
    RELEASE: _release_reasons,
    PICK: _pick_reasons,
}
