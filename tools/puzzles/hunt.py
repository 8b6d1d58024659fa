"""How a game's puzzles are searched and worded, and what a found puzzle holds."""

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
"""The seat of the player who solves the puzzle."""


Message = str | dict[str, Any]
"""A message of the game's catalogue of puzzles, as puzzles.json names it (messages/worded.py)."""


def message(name: str, **arguments: float | str | Message) -> Message:
    """Return a message with its arguments."""
    return {MESSAGE: name, **arguments} if arguments else name


class Says(NamedTuple):
    """A puzzle's words: its title, its goal, and the words of a value ("3 districts").

    kind: the chosen puzzles cover as many kinds as possible.
    """

    title: Message
    goal: Message
    worth: Callable[[float], Message]
    kind: str


class Hunt(NamedTuple):
    """How puzzles of one game are searched.

    how: one sentence about the value and its computation. wanted: how many moves in a row a
    position asks for, 0 if it makes no puzzle. rank: every line with its value, best first. says:
    the words for a position and its ranked lines. measure: the unit that every question and answer
    contains ("delegate" for "34 delegates"). least: the smallest margin. equal: how many first
    moves may be equally good. fewest: how many lines there must be. seats, options, level: the
    games that are searched.
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
    """A puzzle. also: equally good first moves. runner: the best line that is worse.

    choices: the number of lines. solved: how many of five tries of Easy, and of Normal, solved it.
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
        """The difference of value between the best line and the runner-up."""
        return self.best.value - self.runner.value

    @property
    def order(self) -> tuple[int, int, int, str]:
        """Sort key, easy ones first: solved by Normal, solved by Easy, with few choices."""
        easy, normal = self.solved
        return (-normal, -easy, self.choices, self.seed)
