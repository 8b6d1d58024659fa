"""The kinds of jobs, as JSON objects. `jobs.think` answers them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from hustings.core.model import Seat


class Position(TypedDict):
    """What a job is about: a record (`Record.data`), and the seat that decides or is reviewed.

    names: the seats' names in sentences; without them seats are called by number.
    """

    record: Mapping[str, object]
    seat: Seat
    names: NotRequired[Sequence[str]]


class MoveJob(Position):
    """Asks a level for its move; the answer is a token."""

    level: str


class HintJob(Position):
    """Asks for advice, of the strongest level unless one is named; answered by JSON (`_hints`)."""

    want: Literal["hint"]


class ReviewJob(Position):
    """Asks how good a seat's decisions in a finished game were; answered by JSON (`review_text`).

    cap: time limit in seconds.
    """

    want: Literal["review"]
    cap: float


class MatchJob(TypedDict):
    """Asks how a game ends on the luck of a finished one if bots of these levels play it.

    Answered by JSON: {"scores": [int] by seat, "others": [int] of sides without a seat}.
    """

    want: Literal["match"]
    record: Mapping[str, object]
    levels: list[str]


class WhyJob(TypedDict):
    """Asks for the reasons of the moves of the record's last turn; answered by JSON (`_why`).

    since: the number of moves before that turn. viewer: who asks (see `turn_reasons`). level: that
    of the bot that made them, for reasons of its own.
    """

    want: Literal["why"]
    record: Mapping[str, object]
    since: int
    viewer: Seat | None
    level: NotRequired[str]
    names: NotRequired[Sequence[str]]


class WarmJob(TypedDict):
    """Lets levels play by themselves, so that their code is loaded before the first question.

    cap: time limit in seconds.
    """

    want: Literal["warm"]
    record: Mapping[str, object]
    levels: list[str]
    cap: float


Job: TypeAlias = MoveJob | HintJob | WhyJob | WarmJob | ReviewJob | MatchJob
