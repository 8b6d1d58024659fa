"""The first half of a referee of Delegate Dash: the set-up and the five rounds."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

from tests.transcript.transcripts import Line

SIDES = ("north", "east", "south", "west")
VALUE = (1, 10, 20, 30, 40, 50) * 4 + (1,) * 4
VOTES = {1: (1,), 2: (2,), 3: (0, 3), 4: (4,), 5: (5,)}
POOL, DOWN, GAP = 4, 5, 24  # markers held by nobody; not turned over yet


def region_of(marker: int) -> int:
    """Return the region of a marker."""
    return marker // 6 if marker < 24 else marker - 24


class Tour:
    """Tracks every marker and every pawn."""

    def __init__(self, first: Line) -> None:
        cells = first["state"]["states"]
        spots = [(cell["row"], cell["column"]) for cell in cells] + [(3, 3)]
        self.near = [
            [j for j, (y, x) in enumerate(spots[:24]) if abs(y - row) + abs(x - column) == 1]
            for row, column in spots
        ]
        self.homes = [["Arms", "Suns", "Crowns", "Moons"].index(cell["region"]) for cell in cells]
        self.at: list[Any] = [DOWN] * 28  # a candidate, POOL, DOWN or ("up", cell)
        self.down = [0] * 24
        self.pawns = [GAP] * 4
        self.numbers: list[int] = []
        self.seat = [4] * 4
        self.round = 0
        self.holder = 3
        self.dice = [0] * 4
        self.steps = cache(self._steps)

    def total(self, side: int) -> int:
        """Return the delegates of a candidate or of POOL."""
        return sum(value for value, at in zip(VALUE, self.at, strict=True) if at == side)

    def coins(self, cell: int) -> list[int]:
        """Return the coins face up on a cell."""
        return [marker for marker in range(24) if self.at[marker] == ("up", cell)]

    def _steps(self, start: int, end: int) -> int:
        reached, ring, n = {start}, {start}, 0
        while end not in ring:
            ring = {j for i in ring for j in self.near[i]} - reached
            reached |= ring
            n += 1
        return n

    def on_laid(self, numbers: list[int]) -> None:
        self.numbers = numbers
        for home in range(4):
            own = [n for n, at in zip(numbers, self.homes, strict=True) if at == home]
            assert sorted(own) == [0, 1, 2, 3, 4, 5]

    def on_picked(self, seat: int, candidate: int) -> None:
        assert self.seat[candidate] == 4
        self.seat[candidate] = seat

    def on_placed(self, roll: int, cells: list[int], **dice: int) -> None:
        assert roll == 1 + sum(self.down) // 4
        for home, (side, cell) in enumerate(zip(SIDES, cells, strict=True)):
            assert (self.homes[cell], self.numbers[cell]) == (home, dice[side])
            self.down[cell] += 1

    def on_round_began(self, round: int, holder: int, coins: int) -> None:  # noqa: A002
        self.round += 1
        voting = [c for c in range(24) if self.numbers[c] in VOTES[self.round]]
        assert (round, coins) == (self.round, sum(self.down[c] for c in voting))
        self.holder = (self.holder + 1) % 4
        while self.seat[self.holder] == 4:
            self.holder = (self.holder + 1) % 4
        assert holder == self.holder

    def on_flipped(self, cell: int, number: int, marker: int, value: int) -> None:
        assert number in VOTES[self.round]
        assert (self.at[marker], region_of(marker)) == (DOWN, self.homes[cell])
        self.down[cell] -= 1
        self.at[marker] = ("up", cell)

    def on_rolled(self, holder: int, order: list[int], **dice: int) -> None:
        assert holder == self.holder
        self.dice = [dice[side] for side in SIDES]
        key = [(-self.dice[side], (side - holder) % 4) for side in range(4)]
        assert order == sorted(range(4), key=key.__getitem__)

    def on_rerolled(self, candidate: int, die: int) -> None:
        self.dice[candidate] = die

    def on_walked(self, candidate: int, roll: int, way: int, number: int, path: list[int]) -> None:
        start, *_, cell = path
        assert (start, roll) == (self.pawns[candidate], self.dice[candidate])
        assert all(b in self.near[a] for a, b in pairwise(path))
        assert way == (self.steps(start, cell) > roll)
        assert not way or self.homes[cell] == candidate
        self.pawns[candidate] = cell

    def on_stayed(self, candidate: int, roll: int, cell: int) -> None:
        assert (self.pawns[candidate], self.dice[candidate]) == (cell, roll)

    def within_reach(self, who: int) -> list[int]:
        """Return the stake on each cell an automatic candidate could move to."""
        here, die = self.pawns[who], self.dice[who]
        reach = [c for c in range(24) if self.homes[c] == who or self.steps(here, c) <= die]
        return [sum(VALUE[m] for m in self.coins(cell)) for cell in reach]

    def on_sought(self, candidate: int, cell: int, number: int, stake: int, equal: int) -> None:
        best_cells = self.within_reach(candidate)
        assert (stake, equal) == (max(best_cells), best_cells.count(max(best_cells)))
        assert stake == sum(VALUE[m] for m in self.coins(cell))

    def on_found_nothing(self, candidate: int) -> None:
        assert self.seat[candidate] == 4
        assert not any(self.within_reach(candidate))

    def on_sent(self, seat: int, candidate: int, cell: int, number: int) -> None:
        assert (self.seat[candidate], seat) == (4, self.seat[self.holder])

    def on_caucus_rolled(self, cell: int, number: int, ranking: list[int]) -> None:
        sides, dice = ranking[::2], ranking[1::2]
        assert sorted(sides) == [s for s in range(4) if self.pawns[s] == cell]
        home = self.homes[cell]
        key = {s: (-d, (s - home) % 4) for s, d in zip(sides, dice, strict=True)}
        assert sides == sorted(sides, key=key.__getitem__)

    def on_took(self, candidate: int, cell: int, marker: int, value: int, **_: int) -> None:
        here = self.coins(cell)
        assert marker in here
        assert self.pawns[candidate] == cell
        assert self.seat[candidate] < 4 or value == max(VALUE[m] for m in here)
        self.at[marker] = candidate

    def on_missed(self, candidate: int, cell: int, number: int) -> None:
        assert self.pawns[candidate] == cell
        assert not self.coins(cell)

    def on_surrendered(self, candidate: int, marker: int, **_: int) -> None:
        assert self.at[marker] == candidate
        assert marker < 24
        self.at[marker] = POOL

    def on_stalled(self, round: int, rolls: int) -> None:  # noqa: A002
        assert (round, rolls) == (self.round, 5)

    def on_round_ended(self, round: int) -> None:  # noqa: A002
        assert round == self.round
