"""What speaks for a move in Delegate Dash, told from what everybody sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings.core.model import Move, Seat
from hustings.core.wording import counted, form, listing, side_marked, to_win, with_names
from hustings.games.delegate_dash.board import DISTANCE, GAP, REGION
from hustings.games.delegate_dash.bots.policy import promise
from hustings.games.delegate_dash.bots.worth import again, held_worth, hopes_now
from hustings.games.delegate_dash.names import REGIONS, SHORT, place_name, worth
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
from hustings.messages.people import Cast

MOST: Final = 3
NEAR: Final = 2
"""So many steps away is near enough to be told."""


def reasons(obs: DashState, seat: Seat, move: Move, cast: Cast) -> list[str]:
    """Return up to three short sentences, most telling first."""
    return [with_names(text, cast.names) for text in _TELL[move[0]](obs, seat, move)[:MOST]]


def figure(obs: DashState, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the chance to win, by which moves are ranked; none before anything lies there."""
    return "" if move[0] == PICK else to_win(value)


def _walk(obs: DashState, _seat: Seat, move: Move) -> list[str]:
    side = obs.order[obs.mover]
    cell = move[1] if move[0] == MOVE else obs.pawns[side]
    found = []
    if cell != GAP and obs.stake[cell]:
        name, coins = place_name(obs, cell), coins_at(obs, cell)
        hoped = round(hopes_now(obs, side)[cell])
        lies = f"lies a {VALUE[coins[0]]}"
        if len(coins) > 1:
            lies = f"lie {listing([str(VALUE[coin]) for coin in coins])}"
        if hoped:
            found.append(f"In {name} {lies}; about {worth(hoped)} may be hoped for.")
        found += _alone(obs, side, cell)
    found += _later(obs, cell) if cell != GAP else []
    if found:
        return found
    if max(promise(obs, side, other) for other in _ways(obs)) > promise(obs, side, move):
        return []
    return [f"Nothing in reach is worth {'the way' if cell == GAP else 'more'}."]


def _ways(obs: DashState) -> list[Move]:
    """Return where the candidate in turn could go."""
    return [move for move in legal(obs, obs.turn.seats[0]) if move[0] in (MOVE, STAY)]


def _alone(obs: DashState, side: int, cell: int) -> list[str]:
    """Return that nobody else is there or likely to come, if so: rivals speak against a place."""
    there = any(obs.pawns[who] == cell for who in obs.order[: obs.mover] if who != side)
    coming = any(cell in robot_targets(obs, who) for who in obs.order[obs.mover + 1 :])
    return [] if there or coming else ["You may well be alone there and take what you like."]


def _who(obs: DashState, side: int) -> str:
    """Return a candidate, with whoever plays it."""
    seat = obs.owner[side]
    return side_marked(None if seat == NOBODY else seat, SHORT[side])


def _later(obs: DashState, cell: int) -> list[str]:
    """Return what lies near for the next roll, where nobody else stands, and the next round."""
    row = DISTANCE[cell]
    taken = {obs.pawns[who] for who in obs.order if who != obs.order[obs.mover]}
    left = [c for c in range(GAP) if obs.stake[c] and 0 < row[c] <= NEAR and c not in taken]
    if left:
        left.sort(key=lambda c: -obs.stake[c])
        places = [f"{place_name(obs, c)} (worth {obs.stake[c]})" for c in left[:2]]
        lies = form(len(places), "lies", "lie")
        return [f"Within two states {lies} {listing(places)}, for the next roll."]
    if obs.round + 1 >= CONVENTION:
        return []
    numbers = NUMBERS[obs.round + 1]
    coins = sum(obs.down[c] for c in range(GAP) if row[c] <= NEAR and obs.tiles[c] in numbers)
    if not coins:
        return []
    what = form(coins, "lies one coin that votes", f"lie {coins} coins that vote")
    return [f"Within two states {what} in the next round."]


def _surrender(obs: DashState, _seat: Seat, move: Move) -> list[str]:
    side, region = obs.order[obs.mover], REGION_OF[move[1]]
    found = []
    price = VALUE[move[1]]
    if (gain := round(again(obs, side))) > price:
        found.append(f"Another roll brings about {gain} more on average, for {worth(price)}.")
    left = sum(1 for marker in held(obs, side) if REGION_OF[marker] == region) - 1
    if not left:
        return found
    others = counted(left, "other marker")
    return [*found, f"You keep {others} of {REGIONS[region]}, for the bonus at the convention."]


def _done(obs: DashState, _seat: Seat, _move: Move) -> list[str]:
    side = obs.order[obs.mover]
    cheapest = min((VALUE[marker] for marker in held(obs, side)), default=0)
    gain = round(again(obs, side))
    if gain > cheapest:
        return []
    more = f"about {gain} more" if gain else "nothing more"
    return [f"Another roll would bring {more} and cost {worth(cheapest)} at least."]


def _take(obs: DashState, _seat: Seat, move: Move) -> list[str]:
    coins = coins_at(obs, obs.venues[0])
    value = VALUE[REGION[obs.venues[0]] * 6 + move[1]]
    has = f"{SHORT[obs.voters[0]]} has {worth(totals(obs)[obs.voters[0]] + value)} then"
    after = (
        f", and {_who(obs, obs.voters[1])} takes next" if len(obs.voters) > 1 < len(coins) else ""
    )
    if value == VALUE[coins[0]]:
        return [f"It is the most valuable one: {has}{after}."]
    return []


def _send(obs: DashState, seat: Seat, move: Move) -> list[str]:
    have = totals(obs)
    rivals = [who for who in obs.order[: obs.mover] if obs.pawns[who] == move[1]]
    if not rivals:
        return ["It is in nobody’s way there."]
    if any(obs.owner[who] == seat for who in rivals):
        return []
    first = max(rivals, key=lambda who: have[who])
    return [f"There it is in the way of {_who(obs, first)}, who has {worth(have[first])}."]


def _release(obs: DashState, seat: Seat, move: Move) -> list[str]:
    side = obs.owner.index(seat)
    given = held_worth(obs, side, move[1])
    least = min(held_worth(obs, side, region) for region in regions_held(obs, side))
    if given > least:
        return []
    return [f"Your markers of {REGIONS[move[1]]} hold {worth(given)}, the least of your regions."]


def _pick(obs: DashState, _seat: Seat, move: Move) -> list[str]:
    found = [f"{SHORT[move[1]]} can always go home to {REGIONS[move[1]]}."]
    if move[1] == min(side for side in range(4) if obs.owner[side] == NOBODY or side == move[1]):
        found.append("Of those left it is the first to have the dice.")
    return found


_TELL: Final[dict[int, Callable[[DashState, Seat, Move], list[str]]]] = {
    MOVE: _walk,
    STAY: _walk,
    SURRENDER: _surrender,
    DONE: _done,
    TAKE: _take,
    SEND: _send,
    RELEASE: _release,
    PICK: _pick,
}
