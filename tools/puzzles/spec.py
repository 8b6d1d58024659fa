"""The types of puzzles: how those of a game are searched and worded, and what a puzzle contains."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.record import Record
from hustings.core.table import Table
from hustings.messages.worded import MESSAGE
from tools.puzzles.search import Line, Ranked

SOLVER = 0
"""The seat of the player who solves the puzzle."""
LEVELS = ("easy", "normal", "hard")
"""The levels that try every puzzle, to rate its difficulty."""


Message = str | dict[str, Any]
"""A message of the game's catalogue of puzzles, as in puzzles.json (messages/worded.py)."""


def message(name: str, **arguments: float | str | Message | list[Message]) -> Message:
    """Return a message with its arguments."""
    return {MESSAGE: name, **arguments} if arguments else name


def shown_difference(one: float, other: float) -> float:
    """Return the difference of two values as they are shown, with one decimal."""
    return round(abs(round(one, 1) - round(other, 1)), 1)


def no_reason(_: Ranked) -> Message:
    """Return no reply."""
    return ""


def accepts_all(_rules: Rules[Any], _state: Any, _ranked: list[Ranked]) -> bool:
    """Accept a position."""
    return True


def no_replies(_state: Any, _ranked: Sequence[Ranked]) -> Sequence[Line]:
    """Return no replies of a rival."""
    return ()


def no_branches(_: Table[Any]) -> tuple[Table[Any], ...]:
    """Return no further positions."""
    return ()


class PuzzleText(NamedTuple):
    """The text of a puzzle.

    idea: what the puzzle is about ("hold"); the selected puzzles cover as many ideas as possible.
    right: the reply to every accepted way, "" for one of each move's own. otherwise: the reply to a
    wrong way, "" for one of each move's own. best: the reply to the best move: what it brings, and
    why it is the best where playing on does not show it; equal: to the others that are as good.
    worse: the reply to a wrong move: what it brings, what the best one brings, and why it is worse,
    without giving the best one away. reasons: why best ways are good, without what they bring, the
    one that is easiest to explain first. lights: what the question names, to be highlighted on the
    board (see Note.lights). firsts: where several moves are asked for, the replies to wrong ways
    by their first move; `otherwise` is for the others.
    """

    title: Message
    goal: Message
    idea: str
    right: Message = ""
    otherwise: Message = ""
    best: Message = ""
    equal: Message = ""
    worse: Callable[[Ranked], Message] = no_reason
    lights: tuple[str, ...] = ()
    reasons: Sequence[tuple[Line, Message]] = ()
    firsts: Mapping[Move, Message] = {}


class PuzzleSpec(NamedTuple):
    """How puzzles of one game are searched.

    method: one sentence about the value and its computation. moves_asked: how many moves in a row
    a position may ask for, in order of preference; empty if it makes no puzzle. rank: every line
    with its value, best first. describe: the text for a position and its ranked lines. unit: what
    every question and answer contains ("delegate" for "34 delegates"). max_best: how many first
    moves may be equally good where one is asked for. max_share: the largest share of all ways that
    may be equally good. seats, options, level: the games that are searched. easy_share: the share
    of moves that Easy makes in them, so that they are close. to_end: whether the value is the
    chance to win, so that a puzzle is played to the end of the game. tries: how often each of
    LEVELS tries a puzzle. accepts: whether a position with these lines is worth asking. branches:
    other positions of the same game that are searched, too; the first of each idea is taken.
    replies: turns of the rival that beat wrong ways (see Note.replies).
    """

    method: str
    moves_asked: Callable[[Any], Sequence[int]]
    rank: Callable[[Rules[Any], Any, Seat, int], list[Ranked]]
    describe: Callable[[Any, list[Ranked]], PuzzleText]
    unit: str
    min_margin: float
    seats: int = 2
    options: Mapping[str, int] = MappingProxyType({})
    level: str = "normal"
    max_best: int = 3
    min_lines: int = 3
    max_share: float = 0.4
    tries: tuple[int, int, int] = (5, 5, 5)
    easy_share: float = 0.0
    to_end: bool = False
    accepts: Callable[[Rules[Any], Any, list[Ranked]], bool] = accepts_all
    branches: Callable[[Table[Any]], Iterable[Table[Any]]] = no_branches
    replies: Callable[[Any, Sequence[Ranked]], Sequence[Line]] = no_replies


class Puzzle(NamedTuple):
    """A puzzle. also: equally good first moves, if one move is asked for. lines: else, other ways.

    runner_up: the best line that is worse. line_count: the number of ways to choose from. solved:
    in how many of `tries` each of LEVELS solved it. grade: 0 before it is selected. replies: see
    PuzzleSpec.
    """

    seed: str
    record: Record
    asks: int
    best: Ranked
    also: tuple[Move, ...]
    lines: tuple[Line, ...]
    runner_up: Ranked
    text: PuzzleText
    line_count: int
    solved: tuple[int, int, int]
    tries: tuple[int, int, int]
    ranked: list[Ranked]
    grade: int = 0
    replies: tuple[Line, ...] = ()

    @property
    def margin(self) -> float:
        """The difference of value between the best line and the runner-up."""
        return self.best.value - self.runner_up.value

    @property
    def shares(self) -> tuple[float, ...]:
        """The share of its tries, 0 to 1, in which each of LEVELS solved it."""
        pairs = zip(self.solved, self.tries, strict=True)
        return tuple(solved / tries if tries else 0.0 for solved, tries in pairs)

    @property
    def order(self) -> tuple[float, int, str]:
        """Sort key, easy ones first: solved by many levels, few ways to choose from."""
        return (-sum(self.shares), self.line_count, self.seed)
