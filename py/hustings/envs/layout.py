"""Lays observations out as rows of numbers of one length, in which each entry has one meaning.

An observation's `key()` is a tuple of numbers and of tuples. Most have a fixed length; some (a
hand, a stack of cards) vary. A few random games, always the same ones, show how long they get, so
that the layout of a set-up is the same on every machine. Varying tuples get twice the space that
was seen; unused space holds ABSENT. The first number of a row counts the numbers that did not fit;
it is 0 unless a game goes far beyond those seen.
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
"""The value of unused space; hidden entries are core.model.HIDDEN, -1."""
MIN_SAMPLE_MOVES: Final = 1500
"""How many moves of random games are sampled at least; games are played to their end."""
MIN_SPACE: Final = 4
"""The smallest space of a varying tuple, in entries."""

Entry: TypeAlias = "int | bytes | tuple[Entry, ...]"
"""An entry of a key; bytes are many small numbers."""


class FieldShape:
    """The shape of one entry of a key: a number, or a tuple of entries."""

    __slots__ = ("inner", "least", "most", "size", "space", "tuple")

    def __init__(self) -> None:
        self.tuple = False
        self.least, self.most = 1_000_000, 0
        self.inner: list[FieldShape] = []
        self.space = 0
        self.size = 1
        """The numbers it takes in a row."""

    def extend(self, value: Entry) -> None:
        """Extend the shape to fit one more value."""
        if isinstance(value, int):
            return
        self.tuple = True
        self.least, self.most = min(self.least, len(value)), max(self.most, len(value))
        while len(self.inner) < len(value):
            self.inner.append(FieldShape())
        if type(value) is not bytes:
            for part, item in zip(self.inner, value, strict=False):
                if not isinstance(item, int):
                    part.extend(item)

    def fix(self) -> None:
        """Fix the space of every entry, once all values were seen."""
        if not self.tuple:
            return
        self.space = self.most
        if self.least != self.most or not self.most:  # an always empty tuple may fill later
            self.space = max(MIN_SPACE, 2 * self.most)
            self.inner = [merged(self.inner)]
        for part in self.inner:
            part.fix()
        if len(self.inner) != self.space:
            self.inner *= self.space
        self.size = sum(part.size for part in self.inner)
        if not any(part.tuple for part in self.inner):
            self.inner = []  # numbers only: appended at once

    def append_to(self, value: Entry, row: list[int]) -> None:
        """Append a value to a row, in a fixed number of numbers."""
        if not self.tuple:
            if isinstance(value, int):
                row.append(value)
            else:
                row.append(ABSENT)
                row[0] += 1
            return
        items: Sequence[Any] = (value,) if isinstance(value, int) else value
        extra = len(items) - self.space
        if extra > 0:
            row[0] += extra
            items = items[: self.space]
        if self.inner:
            for part, item in zip(self.inner, items, strict=False):
                if type(item) is int and not part.tuple:
                    row.append(item)  # the common case: a call for each would double the time
                else:
                    part.append_to(item, row)
            for part in self.inner[len(items) :]:
                part.append_absent(row)
        else:
            row += items
            row += [ABSENT] * -extra

    def append_absent(self, row: list[int]) -> None:
        """Append the space of a missing entry."""
        row += [ABSENT] * self.size


def merged(parts: Iterable[FieldShape]) -> FieldShape:
    """Return a shape that fits all values of these."""
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
    """The layout of a set-up's observations. size: the numbers in each row."""

    def __init__(self, setup: EnvSetup) -> None:
        self._setup = setup
        self._whole = FieldShape()
        seen = 0
        while seen < MIN_SAMPLE_MOVES:
            run = Run(setup, f"layout/{seen}")
            self._sample(run, Rng(f"layout/{seen}"))
            seen += len(run.moves)
        self._whole.fix()
        self.size = 1 + self._whole.size

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle by set-up: a layout never changes."""
        return layout, (self._setup,)

    def row(self, observation: State) -> list[int]:
        """Return an observation (a state's `observe(seat)`) as a row of numbers."""
        row = [0]
        self._whole.append_to(observation.key(), row)
        return row

    def _sample(self, run: Run, luck: Rng) -> None:
        seats = run.setup.seats
        while not run.over:
            for seat in {run.seat, len(run.moves) % seats}:
                self._whole.extend(run.state.observe(seat).key())
            run.play(luck.below(len(run.legal)))
        for seat in range(seats):
            self._whole.extend(run.state.observe(seat).key())


def layout(setup: EnvSetup) -> ObservationLayout:
    """Return the layout of a set-up; computed once, within a second."""
    return _layout(*setup.key)


@cache
def _layout(game: str, seats: int, options: tuple[tuple[str, int], ...]) -> ObservationLayout:
    return ObservationLayout(EnvSetup(game, seats, dict(options)))
