"""The phase of a game on the table: one value, `Play.phase`, with the data that phase needs.

At the latest position the game is in one of `LatestPhase`: a human player decides, a bot thinks,
the screen is handed over … While events are played back (`Playback`) or an earlier position is
viewed (`ViewingPast`), that phase stays as the underlying one: the bot goes on thinking, and a
half-made choice is kept.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from hustings.core.model import Move, Seat
from hustings.core.notation import Moves, Written
from hustings.core.table import Table
from hustings.ui.reviews import DebriefResult, GameReview, OpenDebrief, OpenMatch


class PlanStep(NamedTuple):
    """A further move of an advised plan, with its label and what a hint says (see Hint)."""

    token: str
    label: str
    reasons: tuple[str, ...]
    score_text: str = ""


class Hint(NamedTuple):
    """One piece of advice: a move's token, its value 0 to 1, and the reasons for it.

    score_text: the value in the game's own terms, as one number, or "". plan: the moves after this
    one, up to luck or another seat.
    """

    token: str
    value: float
    reasons: tuple[str, ...]
    score_text: str = ""
    plan: tuple[PlanStep, ...] = ()


class OtherMoves(NamedTuple):
    """How the moves that are not advised compare.

    verdict: on all of them, one of bots.hint's constants, or "". as_good: some that are
    equally good; unnamed: how many more are. move: one for comparison, () for none, with its
    score_text; among: how many moves it is typical of, 1 for the next best, 0 for a move that
    leaves things as they are.
    """

    verdict: str = ""
    as_good: tuple[Move, ...] = ()
    unnamed: int = 0
    move: Move = ()
    score_text: str = ""
    among: int = 0


NO_OTHER_MOVES: Final = OtherMoves()


class Advice:
    """Advice for the human player who decides. ticket: of the bot question, 0 once answered.

    shown: the number of the hint that small screens show, from 1.
    """

    __slots__ = ("hints", "others", "shown", "ticket")

    def __init__(
        self, ticket: int, hints: tuple[Hint, ...], others: OtherMoves = NO_OTHER_MOVES
    ) -> None:
        self.ticket = ticket
        self.hints = hints
        self.others = others
        self.shown = 1


class BotReasons:
    """A bot's reasons for its moves, in its own words.

    since, ply: the number of moves before the first and after the last move in question. line:
    whether the status line was asked, else the log. statements: (label of the move, text) pairs,
    the label "" for a single move; empty until the answer comes. ticket: of the bot question, 0
    once answered.
    """

    __slots__ = ("line", "ply", "since", "statements", "ticket")

    def __init__(self, since: int, ply: int, *, line: bool) -> None:
        self.since = since
        self.ply = ply
        self.line = line
        self.statements: tuple[tuple[str, str], ...] = ()
        self.ticket = 0


class Repeat(NamedTuple):
    """A move that a seat makes again each time it is asked this prompt, until the turn ends.

    turn: the turn in which it is repeated (`Vocabulary.repeats_in`).
    """

    seat: Seat
    prompt: int
    move: Move
    turn: Any


class NoteForm(NamedTuple):
    """The note being edited: number `number`, from 0, at the position after `ply` moves."""

    ply: int
    number: int


class PointedLine(NamedTuple):
    """A line of the log that is pointed at.

    viewer: for whom; ply: the number of moves after its step; places: their names on the board.
    """

    viewer: Seat | None
    ply: int
    places: tuple[str, ...]


# At the latest position ----------------------------------------------------------------------


class Idle:
    """Nobody is asked anything: another tab plays the game, or it has not started."""

    __slots__ = ()


class TypedMove:
    """A move that is being typed. marked: the index of the option that arrow keys have reached.

    refusal: why the place that the text names cannot be chosen, "" if it names none.
    """

    __slots__ = ("completion", "marked", "moves", "refusal", "text")

    def __init__(self, moves: Moves[Any]) -> None:
        self.moves = moves
        self.type("")

    def type(self, text: str) -> None:
        """Complete a text; nothing is marked then."""
        self.text, self.refusal = text, ""
        self.completion = self.moves.complete(text)
        self.marked: int | None = None

    def mark(self, step: int) -> None:
        """Mark the next (1) or the previous (-1) option, round the list."""
        if options := len(self.completion.options):
            before = (-1 if step > 0 else 0) if self.marked is None else self.marked
            self.marked = (before + step) % options

    @property
    def chosen(self) -> Written | None:
        """The option that Enter takes; None if there are several and none is marked."""
        options = self.completion.options
        return self.completion.best if self.marked is None else options[self.marked]


class Deciding:
    """A human player decides. chosen: the steps of a move made so far.

    typing: the move that is being typed, None while the field is closed.
    """

    __slots__ = ("advice", "chosen", "seat", "typing")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.chosen: Move = ()
        self.typing: TypedMove | None = None
        self.advice: Advice | None = None


class ReadingNote:
    """The player reads a note of a lesson; no move can be chosen until they go on."""

    __slots__ = ()


class Thinking:
    """A bot was asked for its move under the number `ticket`."""

    __slots__ = ("seat", "ticket")

    def __init__(self, seat: Seat, ticket: int) -> None:
        self.seat = seat
        self.ticket = ticket


class Window:
    """Several human players at one screen are asked at once, openly, whether they react."""

    __slots__ = ()


class HandOver:
    """The screen is to be handed to one human player. window: they were named in a `Window`."""

    __slots__ = ("seat", "window")

    def __init__(self, seat: Seat, *, window: bool = False) -> None:
        self.seat = seat
        self.window = window


class Waiting:
    """Players elsewhere decide; the game goes on with a link from them."""

    __slots__ = ()


class Joining:
    """The game came by a link, and whoever opened it is asked which player they are."""

    __slots__ = ()


class Over:
    """The game has ended. review: None until it has been worked out.

    debrief: the one that is open; results: the debriefs answered so far, by seat. match: None until
    it is asked for.
    """

    __slots__ = ("debrief", "match", "results", "review")

    def __init__(self) -> None:
        self.review: GameReview | None = None
        self.debrief: OpenDebrief | None = None
        self.match: OpenMatch | None = None
        self.results: dict[Seat, DebriefResult] = {}

    @property
    def asks_bots(self) -> bool:
        """Whether the worker, which answers one question at a time, works on a debrief or match."""
        return any(asked is not None and asked.ticket for asked in (self.debrief, self.match))

    @property
    def reviews(self) -> bool:
        """Whether the worker works on a debrief."""
        return self.debrief is not None and self.debrief.ticket > 0

    def drop_questions(self) -> None:
        """Drop what the worker has not answered yet, because another question stops it."""
        if self.debrief is not None and self.debrief.ticket:
            self.debrief = None
        if self.match is not None and self.match.ticket:
            self.match = None


LatestPhase: TypeAlias = (
    Idle | Deciding | ReadingNote | Thinking | Window | HandOver | Waiting | Joining | Over
)
"""The phase at the latest position."""


# At an earlier position ----------------------------------------------------------------------


class Playback:
    """Events are shown beat by beat; the position shown is behind the latest one.

    at: the index of the log's step reached, and the number of its events shown. length: of the
    current beat, in milliseconds at normal pace; number: of its timer. running: whether the next
    beat follows by itself, else it waits for the player. hurried: whether the player has cut a beat
    short. announced: how many of the news were announced where it waits. replay: whether all of it
    has been seen before. awaiting: whether the current beat stays until the player presses a button
    (`Beat.awaits`). scene_counts: how many scenes of each kind of event were shown.
    last_note_ply: of the last note it has stopped at or may pass, -1 before the first. underlying:
    the phase at the latest position.
    """

    __slots__ = (
        "announced", "at", "awaiting", "hurried", "last_note_ply", "length", "number", "paused",
        "replay", "running", "scene_counts", "underlying",
    )  # fmt: skip

    def __init__(self, at: tuple[int, int], underlying: LatestPhase) -> None:
        self.at = at
        self.announced = 0
        self.length = 0
        self.last_note_ply = -1
        self.number = 0
        self.running = self.paused = self.hurried = self.replay = self.awaiting = False
        self.scene_counts: Counter[int] = Counter()
        self.underlying = underlying

    def shown(self, table: Table[Any]) -> Table[Any]:
        """Return the table at the position shown."""
        return table.mid_step(*self.at)

    def is_behind(self, table: Table[Any]) -> bool:
        """Return whether some events have not been shown yet."""
        return self.at < (len(table.log) - 1, len(table.log[-1].events))


EVERYTHING: Final = -1
"""In place of a seat: nothing is hidden."""


class ViewingPast:
    """The player views the position after `ply` moves. underlying: the phase they return to.

    place: the name of the place on the board whose changes are listed, or "". eyes: after the end
    of a game, the seat through whose eyes the position is seen, or EVERYTHING; None for their own.
    other_way: whether the other way to play the reviewed turn that begins there is shown.
    """

    __slots__ = ("eyes", "other_way", "place", "ply", "underlying")

    def __init__(self, ply: int, underlying: LatestPhase | Playback | ReadingAnswer) -> None:
        self.ply = ply
        self.underlying = underlying
        self.place = ""
        self.eyes: Seat | None = None
        self.other_way = False

    def moved_to(self, ply: int) -> ViewingPast:
        """Return the view of another past position, with the same question and the same eyes."""
        viewed = ViewingPast(ply, self.underlying)
        viewed.place, viewed.eyes = self.place, self.eyes
        return viewed

    def shown(self, table: Table[Any]) -> Table[Any]:
        """Return the table at that position."""
        return table.at_ply(self.ply)


class ReadingAnswer:
    """The player reads the answer to a puzzle, with a position of it on the board.

    ply: of that position. solved: whether it is the one that the player's moves led to, before any
    luck; else it is the question. underlying: the phase at the latest position, where bots play on.
    """

    __slots__ = ("ply", "solved", "underlying")

    def __init__(self, ply: int, underlying: LatestPhase, *, solved: bool = False) -> None:
        self.ply = ply
        self.solved = solved
        self.underlying = underlying

    def shown(self, table: Table[Any]) -> Table[Any]:
        """Return the table at that position."""
        return table.after_move(self.ply) if self.solved else table.at_ply(self.ply)


EarlierPhase: TypeAlias = Playback | ViewingPast | ReadingAnswer
"""A phase in which an earlier position is shown."""

Phase: TypeAlias = LatestPhase | EarlierPhase

P = TypeVar("P", bound=Phase)
"""One of the phases."""


def find_phase(phase: Phase, kind: type[P]) -> P | None:
    """Return the phase of this class, the current one or an underlying one; None without one."""
    while not isinstance(phase, kind):
        if not isinstance(phase, EarlierPhase):
            return None
        phase = phase.underlying
    return phase


def latest_phase(phase: Phase) -> LatestPhase:
    """Return the phase at the latest position."""
    while isinstance(phase, EarlierPhase):
        phase = phase.underlying
    return phase


def with_latest_phase(phase: Phase, fresh: LatestPhase) -> Phase:
    """Replace the phase at the latest position; return the phase that is current then."""
    if not isinstance(phase, EarlierPhase):
        return fresh
    last = phase
    while isinstance(last.underlying, Playback | ReadingAnswer):
        last = last.underlying
    last.underlying = fresh
    return phase


def after_playback(phase: Phase, playback: Playback) -> Phase:
    """Return the phase that is current when a playback has ended."""
    if phase is playback:
        return playback.underlying
    if isinstance(phase, ViewingPast) and phase.underlying is playback:
        phase.underlying = playback.underlying
    return phase
