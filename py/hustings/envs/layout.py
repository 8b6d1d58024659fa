"""Observations as rows of numbers that are all equally long, entry for entry of one meaning.

An observation's `key()` is a tuple of numbers and of tuples of them. Most have a fixed length, some
(a hand, a stack of cards) grow and shrink. How long they become is seen in a few games played at
random, always the same ones, so the layout of a set-up is the same on every machine; what varies
gets twice the room that was seen. Room that is not used holds ABSENT. The first number of a row
counts what found no room: 0, unless a game goes far beyond those.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import zip_longest
from typing import Any, Final, TypeAlias

from hustings.core.protocols import State
from hustings.core.rng import Rng
from hustings.envs.run import EnvSetup, Run

ABSENT: Final = -2
"""Stands where there is nothing; core.model.HIDDEN, -1, stands where the seat may not look."""
MOVES_SEEN: Final = 1500
"""So many moves are looked at, or a few more, to the end of a game."""
LEAST_ROOM: Final = 4
"""Numbers: the room of what varies, however short it was seen."""

Entry: TypeAlias = "int | bytes | tuple[Entry, ...]"
"""What a key is made of; bytes are many small numbers."""


class FieldShape:
    """One entry of a key: a number, or a tuple of entries."""

    __slots__ = ("inner", "least", "most", "room", "size", "tuple")

    def __init__(self) -> None:
        self.tuple = False
        self.least, self.most = 1_000_000, 0
        self.inner: list[FieldShape] = []
        self.room = 0
        self.size = 1
        """How many numbers it takes in a row."""

    def see(self, value: Entry) -> None:
        """Widen what is known of this entry by one more value of it."""
        if isinstance(value, int):
            return
        self.tuple = True
        self.least, self.most = min(self.least, len(value)), max(self.most, len(value))
        while len(self.inner) < len(value):
            self.inner.append(FieldShape())
        if type(value) is not bytes:
            for part, item in zip(self.inner, value, strict=False):
                if not isinstance(item, int):
                    part.see(item)

    def settle(self) -> None:
        """Decide on the room of every entry, once all has been seen."""
        if not self.tuple:
            return
        self.room = self.most
        if self.least != self.most or not self.most:  # what was always empty need not stay so
            self.room = max(LEAST_ROOM, 2 * self.most)
            self.inner = [merged(self.inner)]
        for part in self.inner:
            part.settle()
        if len(self.inner) != self.room:
            self.inner *= self.room
        self.size = sum(part.size for part in self.inner)
        if not any(part.tuple for part in self.inner):
            self.inner = []  # numbers only: laid at once

    def lay(self, value: Entry, row: list[int]) -> None:
        """Append a value to a row, in as many numbers as it always takes."""
        if not self.tuple:
            if isinstance(value, int):
                row.append(value)
            else:
                row.append(ABSENT)
                row[0] += 1
            return
        items: Sequence[Any] = (value,) if isinstance(value, int) else value
        extra = len(items) - self.room
        if extra > 0:
            row[0] += extra
            items = items[: self.room]
        if self.inner:
            for part, item in zip(self.inner, items, strict=False):
                if type(item) is int and not part.tuple:
                    row.append(item)  # most of them: a call for each would cost half the time
                else:
                    part.lay(item, row)
            for part in self.inner[len(items) :]:
                part.fill(row)
        else:
            row += items
            row += [ABSENT] * -extra

    def fill(self, row: list[int]) -> None:
        """Append the room of an entry that is not there."""
        row += [ABSENT] * self.size


def merged(parts: Iterable[FieldShape]) -> FieldShape:
    """Return an entry that has room for whatever was seen of any of these."""
    whole = FieldShape()
    for part in parts:
        if not part.tuple:
            continue
        whole.tuple = True
        whole.least, whole.most = min(whole.least, part.least), max(whole.most, part.most)
        pairs = zip_longest(whole.inner, part.inner)
        whole.inner = [merged(filter(None, pair)) for pair in pairs]
    return whole


class ObservationLayout:
    """How the observations of one set-up are laid. size: how many numbers each has."""

    def __init__(self, setup: EnvSetup) -> None:
        self._setup = setup
        self._whole = FieldShape()
        seen = 0
        while seen < MOVES_SEEN:
            run = Run(setup, f"layout/{seen}")
            self._look(run, Rng(f"layout/{seen}"))
            seen += len(run.moves)
        self._whole.settle()
        self.size = 1 + self._whole.size

    def __reduce__(self) -> tuple[Any, ...]:
        """Have the layout itself stand for its copies: it never changes."""
        return layout, (self._setup,)

    def row(self, observation: State) -> list[int]:
        """Return an observation (a state's `observe(seat)`) as numbers."""
        row = [0]
        self._whole.lay(observation.key(), row)
        return row

    def _look(self, run: Run, luck: Rng) -> None:
        seats = run.setup.seats
        while not run.over:
            for seat in {run.seat, len(run.moves) % seats}:
                self._whole.see(run.state.observe(seat).key())
            run.play(luck.below(len(run.legal)))
        for seat in range(seats):
            self._whole.see(run.state.observe(seat).key())


def layout(setup: EnvSetup) -> ObservationLayout:
    """Return the layout of a set-up: found once, within a second."""
    return _found(*setup.key)


@cache
def _found(game: str, seats: int, options: tuple[tuple[str, int], ...]) -> ObservationLayout:
    return ObservationLayout(EnvSetup(game, seats, dict(options)))
