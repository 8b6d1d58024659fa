"""What speaks for a move in Delegate Dash, told from what everybody sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings.bots.score_text import win_chance_text
from hustings.core.model import Move, Seat
from hustings.games.delegate_dash.board import DISTANCE, GAP, REGION
from hustings.games.delegate_dash.bots.policy import promise
from hustings.games.delegate_dash.bots.worth import again, held_worth, hopes_now
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
    STAY,
    SURRENDER,
    TAKE,
)
from hustings.messages.generated import delegate_dash as messages
from hustings.messages.people import Cast, Person

MOST: Final = 3
NEAR: Final = 2
"""So many steps away is near enough to be told."""


def reasons(obs: DashState, seat: Seat, move: Move, cast: Cast) -> list[str]:
    """Return up to three short sentences, most telling first."""
    return _TELL[move[0]](obs, seat, move, cast)[:MOST]


def score_text(obs: DashState, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the chance to win, by which moves are ranked; none before anything lies there."""
    return "" if move[0] == PICK else win_chance_text(value)


def _walk(obs: DashState, seat: Seat, move: Move, cast: Cast) -> list[str]:
    side = obs.order[obs.mover]
    cell = move[1] if move[0] == MOVE else obs.pawns[side]
    found = []
    if cell != GAP and obs.stake[cell]:
        values = [str(VALUE[coin]) for coin in coins_at(obs, cell)]
        hoped = round(hopes_now(obs, side)[cell])
        if hoped:
            where, count = place_name(obs, cell), len(values)
            found.append(
                messages.reason_lies(state=where, coins=count, values=values, delegates=hoped)
            )
        if _alone(obs, side, cell):
            found.append(messages.reason_alone(who=cast.person(seat)))
    found += _later(obs, cell) if cell != GAP else []
    if found:
        return found
    if max(promise(obs, side, other) for other in _ways(obs)) > promise(obs, side, move):
        return []
    return [messages.reason_nothing(gap=cell == GAP)]


def _ways(obs: DashState) -> list[Move]:
    """Return where the candidate in turn could go."""
    return [move for move in legal(obs, obs.turn.seats[0]) if move[0] in (MOVE, STAY)]


def _alone(obs: DashState, side: int, cell: int) -> bool:
    """Return whether nobody else is there or likely to come: rivals speak against a place."""
    there = any(obs.pawns[who] == cell for who in obs.order[: obs.mover] if who != side)
    coming = any(cell in robot_targets(obs, who) for who in obs.order[obs.mover + 1 :])
    return not (there or coming)


def _played(obs: DashState, side: int, cast: Cast) -> Person:
    """Return a candidate, with whoever plays it."""
    seat = obs.owner[side]
    if seat == NOBODY:
        return Person(SHORT[side])
    return cast.person(seat, messages.player(name=cast.name(seat), candidate=SHORT[side]))


def _later(obs: DashState, cell: int) -> list[str]:
    """Return what lies near for the next roll, where nobody else stands, and the next round."""
    row = DISTANCE[cell]
    taken = {obs.pawns[who] for who in obs.order if who != obs.order[obs.mover]}
    left = [c for c in range(GAP) if obs.stake[c] and 0 < row[c] <= NEAR and c not in taken]
    if left:
        left.sort(key=lambda c: -obs.stake[c])
        places = [
            messages.reason_near_place(state=place_name(obs, c), stake=obs.stake[c])
            for c in left[:2]
        ]
        return [messages.reason_near(count=len(places), places=places)]
    if obs.round + 1 >= CONVENTION:
        return []
    numbers = NUMBERS[obs.round + 1]
    coins = sum(obs.down[c] for c in range(GAP) if row[c] <= NEAR and obs.tiles[c] in numbers)
    return [messages.reason_next_round(coins=coins)] if coins else []


def _surrender(obs: DashState, seat: Seat, move: Move, cast: Cast) -> list[str]:
    side, region = obs.order[obs.mover], REGION_OF[move[1]]
    found = []
    price = VALUE[move[1]]
    if (gain := round(again(obs, side))) > price:
        found.append(messages.reason_surrender(gain=gain, delegates=price))
    left = sum(1 for marker in held(obs, side) if REGION_OF[marker] == region) - 1
    if left:
        who = cast.person(seat)
        found.append(messages.reason_keeps(who=who, markers=left, region=REGIONS[region]))
    return found


def _done(obs: DashState, _seat: Seat, _move: Move, _cast: Cast) -> list[str]:
    side = obs.order[obs.mover]
    cheapest = min((VALUE[marker] for marker in held(obs, side)), default=0)
    gain = round(again(obs, side))
    return [] if gain > cheapest else [messages.reason_done(gain=gain, delegates=cheapest)]


def _take(obs: DashState, _seat: Seat, move: Move, cast: Cast) -> list[str]:
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
            next=_played(obs, others[0], cast) if others else Person(""),
        )
    ]


def _send(obs: DashState, seat: Seat, move: Move, cast: Cast) -> list[str]:
    have = totals(obs)
    rivals = [who for who in obs.order[: obs.mover] if obs.pawns[who] == move[1]]
    if not rivals:
        return [messages.reason_send_free()]
    if any(obs.owner[who] == seat for who in rivals):
        return []
    first = max(rivals, key=lambda who: have[who])
    return [messages.reason_send_way(rival=_played(obs, first, cast), delegates=have[first])]


def _release(obs: DashState, seat: Seat, move: Move, cast: Cast) -> list[str]:
    side = obs.owner.index(seat)
    given = held_worth(obs, side, move[1])
    least = min(held_worth(obs, side, region) for region in regions_held(obs, side))
    if given > least:
        return []
    region = REGIONS[move[1]]
    return [messages.reason_release(who=cast.person(seat), region=region, delegates=given)]


def _pick(obs: DashState, _seat: Seat, move: Move, _cast: Cast) -> list[str]:
    side = move[1]
    found = [messages.reason_pick_home(candidate=SHORT[side], region=REGIONS[side])]
    if side == min(each for each in range(4) if obs.owner[each] == NOBODY or each == side):
        found.append(messages.reason_pick_first())
    return found


_TELL: Final[dict[int, Callable[[DashState, Seat, Move, Cast], list[str]]]] = {
    MOVE: _walk,
    STAY: _walk,
    SURRENDER: _surrender,
    DONE: _done,
    TAKE: _take,
    SEND: _send,
    RELEASE: _release,
    PICK: _pick,
}
