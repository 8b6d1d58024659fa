"""What a game says of its puzzles, and what is found: a position and its best line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.record import Record
from hustings.messages.worded import MESSAGE
from tools.puzzles.search import Ranked

READER = 0
"""The seat of who solves it."""


Message = str | dict[str, Any]
"""A message of the game's catalogue of puzzles, as puzzles.json names it (messages/worded.py)."""


def message(name: str, **arguments: float | str | Message) -> Message:
    """Return a message with its arguments."""
    return {MESSAGE: name, **arguments} if arguments else name


class Says(NamedTuple):
    """A puzzle's words: its title, what is asked, and what a value is called ("3 districts").

    kind: puzzles of as many kinds as there are get chosen.
    """

    title: Message
    goal: Message
    worth: Callable[[float], Message]
    kind: str


class Hunt(NamedTuple):
    """How puzzles of one game are looked for.

    wanted: how many moves in a row are asked in a position, 0 where it makes no puzzle. rank: every
    line with its value, best first. says: the words, told the position and the ranked lines.
    how: what the value is and how it was reckoned, one sentence. measure: what is judged, in the
    words that every question and every answer has ("delegate" for "34 delegates"). least: the
    smallest margin that is kept. equal: so many first moves may be equally good. fewest:
    lines to choose from. seats, options, level: the games it looks at.
    """

    how: str
    wanted: Callable[[Any], int]
    rank: Callable[[Rules[Any], Any, Seat, int], list[Ranked]]
    says: Callable[[Any, list[Ranked]], Says]
    measure: str
    least: float
    seats: int = 2
    options: Mapping[str, int] = MappingProxyType({})
    level: str = "normal"
    equal: int = 3
    fewest: int = 3


class Found(NamedTuple):
    """A puzzle. also: first moves that are as good. runner: the best line that is not.

    choices: lines to choose from. solved: how many of five tries of Easy, and of Normal, solved it.
    """

    seed: str
    record: Record
    asks: int
    best: Ranked
    also: tuple[Move, ...]
    runner: Ranked
    says: Says
    choices: int
    solved: tuple[int, int]
    ranked: list[Ranked]

    @property
    def margin(self) -> float:
        """By how much the best is better than the best of the rest."""
        return self.best.value - self.runner.value

    @property
    def order(self) -> tuple[int, int, int, str]:
        """Easy ones come first: what Normal finds, then what Easy finds, then by the choices."""
        easy, normal = self.solved
        return (-normal, -easy, self.choices, self.seed)
