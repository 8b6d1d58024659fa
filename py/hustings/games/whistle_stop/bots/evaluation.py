"""The basic value model of positions and cards, in expected winner points."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from hustings.core.model import Seat
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop.odds import Row, win
from hustings.games.whistle_stop.regions import EV, N
from hustings.games.whistle_stop.state import StopState, in_region
from hustings.games.whistle_stop.vocabulary import DEBATE, ELECTIONS, LAST

EXPECTED_ARRIVALS: Final = (0, 0, 1, 2, 2, 3, 3, 4, 4)
"""Delegates each candidate is expected to add to a region yet, by turns left."""

CARD_VALUES: Final = {
    c.OVERRIDE: 9.0,
    c.VETO: 10.0,
    c.GREEN: 10.0,
    c.MOMENTUM: 7.0,
    c.ENDORSEMENT: 8.0,
    c.GRASSROOTS: 7.0,
    c.SUPER_STATE: 7.0,
    c.COMEBACK: 6.5,
    c.TOWN_HALL: 6.5,
    c.VICTORY_LAP: 6.5,
    c.FRONTIER: 6.0,
    c.SWING: 6.0,
    c.PHONE_BANK: 3.0,
    c.LEAK: 2.0,
}
"""Values of cards in a hand that are worth more than the money they buy with."""


def card_value(kind: int) -> float:
    """Return the approximate value of a card in a hand, whatever the position."""
    if kind in CARD_VALUES:
        return CARD_VALUES[kind]
    if c.GROUP[kind] == c.REGION:
        return 5.5
    return 1.0 + 1.6 * c.MONEY[kind]


def turns_left(state: StopState) -> int:
    """Return how many turns each seat has after this round."""
    return sum(1 for r in range(state.round + 1, LAST) if r not in (*ELECTIONS, DEBATE))


def expected_points(state: StopState) -> list[float]:
    """Return each seat's expected points if the last election were held now."""
    totals = [0.0] * state.seats
    for r in range(N):
        if state.called >> r & 1:
            totals[state.holder[r]] += EV[r]
            continue
        row = tuple(in_region(state, r))
        if not any(row):
            if state.holder[r] < state.seats:
                totals[state.holder[r]] += EV[r]
            continue
        for seat, chance in enumerate(win(row, state.holder[r])):
            totals[seat] += EV[r] * chance
    return totals


def seat_weights(state: StopState, seat: Seat) -> list[float]:
    """Return the weight of each seat's points for one seat: leading rivals weigh most."""
    totals = expected_points(state)
    others = sum(t for s, t in enumerate(totals) if s != seat)
    raw = [-(t * t / others if others else 0.0) for t in totals]
    total = -sum(w for s, w in enumerate(raw) if s != seat) or 1.0
    result = [w / total for w in raw]
    result[seat] = 1.0
    return result


class ValueModel:
    """Values changes of regions for one seat in one position.

    arrivals: delegates every candidate is expected to add to a region yet, while there are turns;
    None: EXPECTED_ARRIVALS for the turns left.
    """

    def __init__(self, state: StopState, seat: Seat, arrivals: int | None = None) -> None:
        self.state = state
        self.seat = seat
        left = turns_left(state)
        self.arrivals = EXPECTED_ARRIVALS[min(left, 8)] if arrivals is None else min(arrivals, left)

    @cached_property
    def seat_weights(self) -> list[float]:
        """What a point of each seat counts for this one; worked out when first asked for."""
        return self._compute_seat_weights()

    def _compute_seat_weights(self) -> list[float]:
        """Return the weight of each seat's points for this one."""
        return seat_weights(self.state, self.seat)

    def _with_arrivals(self, row: Row) -> Row:
        """Return a region's delegates after the expected arrivals."""
        return tuple([min(self.state.own_cap, n + self.arrivals) for n in row])

    def row(self, r: int) -> Row:
        """Return the delegates in a region by seat."""
        return tuple(in_region(self.state, r))

    def region_value(self, r: int, row: Row) -> float:
        """Return the value of a region with these delegates."""
        if self.state.called >> r & 1:
            return 0.0
        chances = win(self._with_arrivals(row), self.state.holder[r])
        return EV[r] * sum(w * p for w, p in zip(self.seat_weights, chances, strict=True))

    def change(self, r: int, seat: Seat, n: int, row: Row | None = None) -> float:
        """Return the gain from n delegates more (or fewer) of a seat in a region."""
        before = self.row(r) if row is None else row
        after = list(before)
        after[seat] = max(0, after[seat] + n)
        return self.region_value(r, tuple(after)) - self.region_value(r, before)

    def best_spread(self, n: int, space: list[int], limit: int = 10) -> tuple[float, list[int]]:
        """Return the gain and the plan of placing n delegates greedily.

        space: how many fit in each region. limit: the most for one region.
        """
        gain, plan = 0.0, [0] * N
        while n > 0:
            best, where, size = 0.0, -1, 0
            for r in range(N):
                most = min(n, space[r] - plan[r], limit - plan[r])
                base = list(self.row(r))
                base[self.seat] += plan[r]
                for k in range(1, most + 1):
                    rate = self.change(r, self.seat, k, tuple(base)) / k
                    if rate > best + 1e-9:
                        best, where, size = rate, r, k
            if where < 0:
                break
            gain += best * size
            plan[where] += size
            n -= size
        return gain, plan
