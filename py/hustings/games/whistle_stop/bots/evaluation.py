"""What things are worth to a bot, in expected winner points. Floats; no rules, no decisions."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from hustings.core.model import Seat
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop.odds import Row, win
from hustings.games.whistle_stop.regions import EV, N
from hustings.games.whistle_stop.state import StopState, in_region
from hustings.games.whistle_stop.vocabulary import DEBATE, ELECTIONS, LAST

COMING: Final = (0, 0, 1, 2, 2, 3, 3, 4, 4)
"""Delegates that each candidate is expected to send to a region yet, by turns left."""

KEEP: Final = {
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
"""What a card is worth in a hand, where it is not simply what it buys."""


def worth(kind: int) -> float:
    """Return about how much a card in hand is worth, whatever the position."""
    if kind in KEEP:
        return KEEP[kind]
    if c.GROUP[kind] == c.REGION:
        return 5.5
    return 1.0 + 1.6 * c.MONEY[kind]


def turns_left(state: StopState) -> int:
    """Return about how many turns each seat has after this round."""
    return sum(1 for r in range(state.round + 1, LAST) if r not in (*ELECTIONS, DEBATE))


def expected(state: StopState) -> list[float]:
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


def weights(state: StopState, seat: Seat) -> list[float]:
    """Return what a point of each seat counts for one of them: rivals' the more they lead."""
    totals = expected(state)
    others = sum(t for s, t in enumerate(totals) if s != seat)
    found = [-(t * t / others if others else 0.0) for t in totals]
    scale = -sum(w for s, w in enumerate(found) if s != seat) or 1.0
    result = [w / scale for w in found]
    result[seat] = 1.0
    return result


class Scale:
    """Values changes of one region for one seat in one position.

    coming: delegates that everybody is expected to send to a region yet, as long as there are
    turns for them; None: as many as is usual for the turns left.
    """

    def __init__(self, state: StopState, seat: Seat, coming: int | None = None) -> None:
        self.state = state
        self.seat = seat
        left = turns_left(state)
        self.coming = COMING[min(left, 8)] if coming is None else min(coming, left)

    @cached_property
    def weights(self) -> list[float]:
        """What a point of each seat counts for this one; worked out when first asked for."""
        return self.weigh()

    def weigh(self) -> list[float]:
        """Return what a point of each seat counts for this one."""
        return weights(self.state, self.seat)

    def _later(self, row: Row) -> Row:
        """Return what a region may come to: everybody will still send some delegates."""
        return tuple([min(self.state.own_cap, n + self.coming) for n in row])

    def row(self, r: int) -> Row:
        """Return the delegates in a region."""
        return tuple(in_region(self.state, r))

    def region(self, r: int, row: Row) -> float:
        """Return what a region with these delegates is worth."""
        if self.state.called >> r & 1:
            return 0.0
        chances = win(self._later(row), self.state.holder[r])
        return EV[r] * sum(w * p for w, p in zip(self.weights, chances, strict=True))

    def change(self, r: int, seat: Seat, n: int, row: Row | None = None) -> float:
        """Return what n delegates more (or fewer) of a seat in a region are worth."""
        before = self.row(r) if row is None else row
        after = list(before)
        after[seat] = max(0, after[seat] + n)
        return self.region(r, tuple(after)) - self.region(r, before)

    def best_spread(self, n: int, space: list[int], limit: int = 10) -> tuple[float, list[int]]:
        """Return the gain of placing n delegates as well as a greedy eye can, and where.

        space: how many fit in each region; limit: the most to one of them.
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
