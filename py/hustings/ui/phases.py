"""What a game on the table is at: one value, `Play.phase`, with what that needs and nothing else.

The head of the table, where the last move stands, is at one of `Head`: a person decides, a bot
thinks, the screen is handed over … What is shown may be another moment than the head. That is a
phase too, `Telling` or `Looking`, and lies over the one that goes on beneath it: a bot thinks on,
and a half-made choice stays, while somebody looks at the past.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from hustings.core.model import Die, Move, Seat, Side
from hustings.core.score_history import Sample
from hustings.core.table import Table


class Hint(NamedTuple):
    """One piece of advice: a move's token, its worth 0..1, and what speaks for it.

    figure: the one number that tells the worth in the game's terms, or "".
    """

    token: str
    value: float
    why: tuple[str, ...]
    figure: str = ""


class Beside(NamedTuple):
    """What is told of the moves that are not advised.

    rest: what is said of all of them, as jobs.think tells it, "" for nothing. alike: some that are
    about as good; more: how many are not named. move: one of them, () for none, with its figure;
    of: which one (see bots.hint.Comparison).
    """

    rest: str = ""
    alike: tuple[Move, ...] = ()
    more: int = 0
    move: Move = ()
    figure: str = ""
    of: int = 0


NOTHING: Final = Beside()


class Advice:
    """What the person who decides might do. ticket: of the question, 0 once it is answered.

    shown: the number of the entry that is read where there is room for one at a time, from 1.
    """

    __slots__ = ("beside", "hints", "shown", "ticket")

    def __init__(self, ticket: int, hints: tuple[Hint, ...], beside: Beside = NOTHING) -> None:
        self.ticket = ticket
        self.hints = hints
        self.beside = beside
        self.shown = 1


class Why:
    """Why a bot did what it did, as it says when it is asked.

    since, ply: after how many moves what is asked about began, and ended. line: whether the strip
    was asked, else the log. says: sentences, each behind what the move is called where there are
    several ("" where not); none while they are thought of. ticket: of the question, 0 once it is
    answered.
    """

    __slots__ = ("line", "ply", "says", "since", "ticket")

    def __init__(self, since: int, ply: int, *, line: bool) -> None:
        self.since = since
        self.ply = ply
        self.line = line
        self.says: tuple[tuple[str, str], ...] = ()
        self.ticket = 0


class Review(NamedTuple):
    """What is told of a finished game: the counts over time, and how the dice fell.

    what: the count that is told; note: a sentence on it, or "". tallies: for each kind of die,
    for each side and then nobody, how often each face fell.
    """

    what: str
    note: str
    stretch: str
    sides: tuple[Side, ...]
    course: tuple[Sample, ...]
    dice: tuple[Die, ...]
    tallies: tuple[tuple[tuple[int, ...], ...], ...]


class Judged(NamedTuple):
    """A decision of a finished game that is told: what was done, and something else.

    ply: after how many moves it was made. worth, instead: the chances to win with both, 0 to 1.
    why: what speaks for the better one, or "".
    """

    ply: int
    move: Move
    other: Move
    worth: float
    instead: float
    why: str


class Account(NamedTuple):
    """What the decisions of a seat came to (see bots.debrief); chances are 0 to 1.

    level: who judged.
    """

    level: str
    begin: float
    end: float
    lost: float
    doubt: float
    decisions: int
    worst: tuple[Judged, ...]
    best: tuple[Judged, ...]


class Debrief:
    """The review of one seat's decisions. ticket: of the question, 0 once it is answered.

    account: what was answered; None before, and where there was no answer.
    """

    __slots__ = ("account", "seat", "ticket")

    def __init__(self, seat: Seat, ticket: int, account: Account | None = None) -> None:
        self.seat = seat
        self.ticket = ticket
        self.account = account


class Writing(NamedTuple):
    """Which note is written: at the moment after `ply` moves, the one with this number, from 0."""

    ply: int
    number: int


# At the head of the table ------------------------------------------------------------------


class Idle:
    """Nobody is asked anything here: another tab plays the game, or it does not run yet."""

    __slots__ = ()


class Deciding:
    """The page takes the decision of one person. chosen: the steps of a move made so far."""

    __slots__ = ("advice", "chosen", "seat")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.chosen: Move = ()
        self.advice: Advice | None = None


class Reading:
    """A note of a lesson is read: nothing is to be chosen until the person goes on."""

    __slots__ = ()


class Thinking:
    """A bot was asked for its move under the number `ticket`."""

    __slots__ = ("seat", "ticket")

    def __init__(self, seat: Seat, ticket: int) -> None:
        self.seat = seat
        self.ticket = ticket


class Window:
    """Several people at one screen are asked at once, in public, whether they react."""

    __slots__ = ()


class HandOver:
    """The screen is to be given to one person. window: they were named in a `Window`."""

    __slots__ = ("seat", "window")

    def __init__(self, seat: Seat, *, window: bool = False) -> None:
        self.seat = seat
        self.window = window


class Over:
    """The game has ended. review: what the end tells of it, once that has been looked up.

    debrief: the decisions that are looked back upon; known: the accounts that were asked for.
    """

    __slots__ = ("debrief", "known", "review")

    def __init__(self) -> None:
        self.review: Review | None = None
        self.debrief: Debrief | None = None
        self.known: dict[Seat, Account] = {}


Head: TypeAlias = Idle | Deciding | Reading | Thinking | Window | HandOver | Over
"""What the table is at where its last move stands."""


# Shown instead of the head -----------------------------------------------------------------


class Line:
    """What was said in one line of what one seat did in its turn, or of anything else.

    who: the seat, None when it was nobody's doing. ply: how many moves had been made at its end.
    says: one thing after the other.
    spent: milliseconds for which it was shown (see ui.play.telling).
    """

    __slots__ = ("ply", "says", "spent", "who")

    def __init__(self, who: Seat | None, ply: int) -> None:
        self.who = who
        self.ply = ply
        self.says: list[str] = []
        self.spent = 0


class Telling:
    """What has happened is told beat by beat, and what is shown is that far behind the head.

    at: which step of the log has been come to, and how many of its events have been told. length:
    of the beat that is shown, in milliseconds at the normal pace; number: told by its clock. runs:
    whether beats follow each other by themselves, else each waits for the person, as when it is
    paused. hurried: whether the person has ended a beat early. again: whether this had all been
    seen. scenes: how many of each kind of event were told as one. noted: the last moment at which
    it has waited, or need not wait, for the notes there to be read; -1 before the first. beneath:
    what the table is at meanwhile.
    """

    __slots__ = (
        "again", "at", "beneath", "hurried", "length", "noted", "number", "paused", "runs",
        "scenes",
    )  # fmt: skip

    def __init__(self, at: tuple[int, int], beneath: Head) -> None:
        self.at = at
        self.length = 0
        self.noted = -1
        self.number = 0
        self.runs = self.paused = self.hurried = self.again = False
        self.scenes: Counter[int] = Counter()
        self.beneath = beneath

    def shown(self, table: Table[Any]) -> Table[Any]:
        """Return the table as far as it has been told."""
        return table.mid_step(*self.at)

    def behind(self, table: Table[Any]) -> bool:
        """Return whether something that has happened has not been told yet."""
        return self.at < (len(table.log) - 1, len(table.log[-1].events))


class Looking:
    """A moment of the past is looked at: the one after `ply` moves.

    beneath: what goes on meanwhile and is come back to.
    """

    __slots__ = ("beneath", "ply")

    def __init__(self, ply: int, beneath: Head | Telling) -> None:
        self.ply = ply
        self.beneath = beneath

    def shown(self, table: Table[Any]) -> Table[Any]:
        """Return the table as it was then."""
        return table.at_ply(self.ply)


Phase: TypeAlias = Head | Telling | Looking

P = TypeVar("P", bound=Phase)
"""One of the phases."""


def within(phase: Phase, kind: type[P]) -> P | None:
    """Return the phase of this kind, be it what is shown or beneath that; None without one."""
    while not isinstance(phase, kind):
        if not isinstance(phase, Telling | Looking):
            return None
        phase = phase.beneath
    return phase


def head(phase: Phase) -> Head:
    """Return what the table is at where its last move stands."""
    while isinstance(phase, Telling | Looking):
        phase = phase.beneath
    return phase


def with_head(phase: Phase, fresh: Head) -> Phase:
    """Return the phase with another one at the head of the table; what lies over it stays."""
    if not isinstance(phase, Telling | Looking):
        return fresh
    last = phase
    while isinstance(last.beneath, Telling):
        last = last.beneath
    last.beneath = fresh
    return phase


def told(phase: Phase, telling: Telling) -> Phase:
    """Return the phase when everything has been told; what lies over that stays."""
    if phase is telling:
        return telling.beneath
    if isinstance(phase, Looking) and phase.beneath is telling:
        phase.beneath = telling.beneath
    return phase
