"""The types of puzzles: how those of a game are searched and worded, and what a puzzle contains."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.record import Record
from hustings.messages.worded import MESSAGE
from tools.puzzles.search import Ranked

SOLVER = 0
"""The seat of the player who solves the puzzle."""


Message = str | dict[str, Any]
"""A message of the game's catalogue of puzzles, as in puzzles.json (messages/worded.py)."""


def message(name: str, **arguments: float | str | Message) -> Message:
    """Return a message with its arguments."""
    return {MESSAGE: name, **arguments} if arguments else name


class PuzzleText(NamedTuple):
    """The text of a puzzle: title, goal, and how a value is worded ("3 districts").

    kind: the selected puzzles cover as many kinds as possible.
    """

    title: Message
    goal: Message
    value_text: Callable[[float], Message]
    kind: str


class PuzzleSpec(NamedTuple):
    """How puzzles of one game are searched.

    method: one sentence about the value and its computation. moves_asked: how many moves in a row a
    position asks for, 0 if it makes no puzzle. rank: every line with its value, best first.
    describe: the text for a position and its ranked lines. unit: what every question and answer
    contains ("delegate" for "34 delegates"). max_best: how many first moves may be equally good.
    seats, options, level: the games that are searched.
    """

    method: str
    moves_asked: Callable[[Any], int]
    rank: Callable[[Rules[Any], Any, Seat, int], list[Ranked]]
    describe: Callable[[Any, list[Ranked]], PuzzleText]
    unit: str
    min_margin: float
    seats: int = 2
    options: Mapping[str, int] = MappingProxyType({})
    level: str = "normal"
    max_best: int = 3
    min_lines: int = 3


class Puzzle(NamedTuple):
    """A puzzle. also: equally good first moves. runner_up: the best line that is worse.

    solved: how many of five tries of Easy, and of Normal, solved it.
    """

    seed: str
    record: Record
    asks: int
    best: Ranked
    also: tuple[Move, ...]
    runner_up: Ranked
    text: PuzzleText
    line_count: int
    solved: tuple[int, int]
    ranked: list[Ranked]

    @property
    def margin(self) -> float:
        """The difference of value between the best line and the runner-up."""
        return self.best.value - self.runner_up.value

    @property
    def order(self) -> tuple[int, int, int, str]:
        """Sort key, easy ones first: solved by Normal, solved by Easy, few lines."""
        easy, normal = self.solved
        return (-normal, -easy, self.line_count, self.seed)
