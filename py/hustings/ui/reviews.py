"""What is worked out about a finished game: its course, a debrief, a game of bots."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from hustings.core.model import Die, Move, Seat, Side
from hustings.core.score_history import Sample
from hustings.ui.kept_games import Challenge


class GameReview(NamedTuple):
    """What is shown after a game: the counts over time, and how the dice fell.

    what: the name of the count; note: a sentence about it, or ""; stretch: the name of the time
    unit. tallies: for each kind of die, by side and last for nobody, how often each face fell.
    swings: (ply, sentence) for each piece of luck that moved the count much.
    """

    what: str
    note: str
    stretch: str
    sides: tuple[Side, ...]
    course: tuple[Sample, ...]
    dice: tuple[Die, ...]
    tallies: tuple[tuple[tuple[int, ...], ...], ...]
    swings: tuple[tuple[int, str], ...] = ()


class ReviewedDecision(NamedTuple):
    """A turn of a finished game that the review shows: the move made and an alternative.

    ply: the number of moves before the decision from which on it is shown. value,
    alternative_value: the chances to win, 0 to 1. reason: for the better of the two, or "". made,
    plan: the moves of the turn and of its alternative from this decision on (see core.lines); ()
    while the bot is still at work.
    """

    ply: int
    move: Move
    alternative: Move
    value: float
    alternative_value: float
    reason: str
    made: tuple[Move, ...]
    plan: tuple[Move, ...]

    @property
    def is_mistake(self) -> bool:
        """Whether the alternative was better."""
        return self.alternative_value > self.value


class ReviewedTurn(NamedTuple):
    """A turn of the seat: the number of moves before its first decision, the chance after its last
    one, and about what its decisions cost; 0 to 1.
    """

    ply: int
    chance: float
    cost: float


class DebriefResult(NamedTuple):
    """What the decisions of a seat gained and lost (see bots.debrief); chances are 0 to 1.

    level: of the bot that judged. standard_error: of `lost`. course: all turns in order. finish:
    (index in the log, chance after it) of each stage of the finish. changes: of the evaluation, -1
    to 1, by events, each by the index of its step in the log and its number there (see
    bots.event_changes).
    """

    level: str
    start_chance: float
    end_chance: float
    lost: float
    standard_error: float
    decisions: int
    worst: tuple[ReviewedDecision, ...]
    best: tuple[ReviewedDecision, ...]
    course: tuple[ReviewedTurn, ...]
    finish: tuple[tuple[int, float], ...] = ()
    changes: Mapping[tuple[int, int], float] = MappingProxyType({})

    @property
    def chances(self) -> list[float]:
        """The chances at the first decision, after each turn and stage, and at the end."""
        after = [*(turn.chance for turn in self.course), *(chance for _, chance in self.finish)]
        return [self.start_chance, *after, self.end_chance]


class OpenDebrief:
    """The review of one seat's decisions. ticket: of the bot question, 0 once answered.

    result: None until the answer comes, and where it could not be read. moments: what is shown of
    it in order of play (see ui.play.turning_points), None until it is shown.
    """

    __slots__ = ("moments", "result", "seat", "ticket")

    def __init__(self, seat: Seat, ticket: int, result: DebriefResult | None = None) -> None:
        self.seat = seat
        self.ticket = ticket
        self.result = result
        self.moments: tuple[Any, ...] | None = None


class OpenMatch:
    """What bots would have reached on the same luck. ticket: of the question, 0 once answered.

    result: None until the answer comes, and where it could not be read.
    """

    __slots__ = ("result", "ticket")

    def __init__(self, ticket: int) -> None:
        self.ticket = ticket
        self.result: Challenge | None = None
