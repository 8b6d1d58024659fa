"""Everything the page depends on. Plain slot classes, edited by `update` only; no drawing here."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeAlias

from hustings import catalog
from hustings.core.model import HUMAN, Event, Outcome, Progress, Seat
from hustings.core.notes import Note
from hustings.core.protocols import Arrangement, Tree
from hustings.core.record import Record
from hustings.core.secrecy import covers
from hustings.core.table import Table
from hustings.ui.demo import Demo
from hustings.ui.phases import (
    HandOver,
    Head,
    Idle,
    Line,
    Looking,
    Over,
    P,
    Phase,
    Telling,
    Thinking,
    Why,
    Writing,
    head,
    with_head,
    within,
)
from hustings.ui.preferences import Prefs
from hustings.ui.teaching import Learned, Lesson, Met

LISTED: Final = 50
"""How many more kept games the home page lists at a time: each takes a moment to draw."""


class SeatSetup(NamedTuple):
    """Who sits where: a display name, and "human" or "bot:<level>".

    told: who sits there by the save or link it came from, where that is a level the game does not
    offer; else "". It is written as it was told.
    """

    name: str
    kind: str
    told: str = ""

    @property
    def written(self) -> str:
        """What a save or a link says of who sits here."""
        return self.told or self.kind

    @property
    def level(self) -> str:
        """The level of a bot, such as "normal"; of a person "human"."""
        return self.kind.removeprefix("bot:")


class Standing(NamedTuple):
    """How a kept game stands, as its save says it: facts, worded where they are shown.

    progress: how far it is (see protocols.Text); {} where that is not known. turn: who decides.
    outcome: how it ended. told: what older saves say instead, how far it is, and whose turn it is
    or how it ended.
    """

    progress: Progress
    turn: tuple[Seat, ...] = ()
    outcome: Outcome | None = None
    told: tuple[str, str] = ("", "")


class SaveHead(NamedTuple):
    """A kept game as the home page lists it. text: the whole save, json as stored.

    title: as the player named it, "" for no name.
    """

    id: str
    game: str
    names: tuple[str, ...]
    over: bool
    updated: int
    text: str
    stands: Standing
    title: str = ""
    seed: str = ""


ZOOMS: Final = (100, 150, 220, 320, 400)
"""Widths of a board in percent of its place, as the buttons have them; fingers choose between."""

SCREENS: Final[dict[type[Any], str]] = {HandOver: "handover", Over: "over"}
"""The pages of their own that a game on the table has, by what it is at; else it is "table"."""


class Setup:
    """A game being set up: what the set-up screen shows."""

    __slots__ = ("friendly", "game", "options", "seats", "seed", "trouble")

    def __init__(self, game: str, seed: str) -> None:
        info = catalog.info(game)
        self.game = game
        self.seats: list[SeatSetup] = []
        self.options: dict[str, int] = {option.key: option.default for option in info.options}
        self.seed = seed
        self.friendly = False
        self.trouble = ""


GoesOn: TypeAlias = Literal["freely", "by hand", "elsewhere"]
"""How a game goes on: moves without a choice play themselves and luck acts; only once a person has
moved, as after taking back or when it was opened; in another tab, this one looks on."""


class Beside(NamedTuple):
    """A branch of a game, kept beside it. text: as it was stored; moves: how many it adds."""

    save_id: str
    text: str
    moves: int


class Play:
    """A game on the table. What it is at, with all that goes with that, is its `phase`."""

    __slots__ = (
        "_covers", "arranged", "beside", "coached", "created", "cut", "friendly", "game", "goes_on",
        "id", "kept", "latest", "lesson", "lines", "lost", "message", "note", "notes", "phase",
        "saving", "seats", "table", "taken", "tip", "title", "told", "viewer", "why", "writing",
    )  # fmt: skip

    def __init__(
        self, record: Record, seats: list[SeatSetup], save_id: str, at: int | None
    ) -> None:
        self.id = save_id
        self.game = record.game
        self.table: Table[Any] = Table(catalog.rules(record.game), record, at)
        self.seats = seats
        self.phase: Phase = Idle()
        # Whose eyes the page is for outlasts a phase: a person looks on while bots think.
        self.viewer: Seat | None = None  # whom the page addresses; None: everybody
        self.taken: Seat | None = None  # who said that the screen is theirs, while that matters
        self._covers: tuple[Any, Any, bool] = (None, None, False)  # see `hides`
        self.arranged: Arrangement = self.laid_out()  # what they have laid out of the view
        self.lines: list[Line] = []  # what was said since the person who looks last decided
        self.latest: tuple[Event, ...] = ()  # what the last beat told, as the viewer may know it
        self.told: dict[Seat | None, int] = {}  # how many steps of the log each of them has seen
        self.goes_on: GoesOn = "freely"  # it outlasts phases: whoever acts in between
        self.message = ""  # an answer to the last click, shown with the prompt
        self.note = ""  # what went wrong with a link or file; stays until put away
        self.cut: Cut | None = None  # what the last move cut off, until that is kept
        self.beside: tuple[Beside, ...] = ()  # branches kept beside it (see ui.play.branches)
        self.created = 0
        self.title = ""  # what the player calls this game
        self.friendly = False  # whether anything may be taken back
        self.kept = ""  # the save this game stands on, as storage was last seen to hold it
        self.saving = ""  # the save that is being stored
        self.tip: Met | None = None  # what the coach says now
        self.coached = -1  # after how many moves it has looked for something new
        self.lesson: Lesson | None = None  # what is gone through; such a game is not kept
        self.notes: tuple[Note, ...] = ()  # what the players have noted, by moment
        self.writing: Writing | None = None  # the note whose form is open
        self.why: Why | None = None  # what a bot says of its own, for whoever looks
        self.lost = bool(self.table.trouble)  # whether something of its save cannot be read

    @property
    def readonly(self) -> bool:
        """Whether another tab holds this game."""
        return self.goes_on == "elsewhere"

    @property
    def leading(self) -> Lesson | None:
        """The lesson that leads through the game; None for a puzzle that is missed or solved."""
        lesson = self.lesson
        return None if lesson is None or lesson.missed or lesson.solved else lesson

    def laid_out(self) -> Arrangement:
        """Return how the game's view is laid out as long as nobody has arranged anything."""
        return catalog.view(self.game).ARRANGED

    @property
    def names(self) -> tuple[str, ...]:
        """The display names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats that people hold."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.kind == HUMAN)

    @property
    def bots(self) -> tuple[Seat, ...]:
        """The seats that bots hold."""
        return tuple(i for i, seat in enumerate(self.seats) if seat.kind != HUMAN)

    @property
    def hides(self) -> bool:
        """Whether the screen must be handed over: it may show one what another may not see.

        Every click asks ten times: a position is looked through once.
        """
        table, people = self.table, self.humans
        now = (table.at, len(table.log), people)
        if (
            self._covers[0] is not table.state or self._covers[1] != now
        ):  # it is asked ten times a click
            self._covers = (table.state, now, covers(table, people))
        return self._covers[2]

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The people who may decide now, once the bots have answered."""
        if any(seat in self.bots for seat in self.table.seats):
            return ()
        return tuple(seat for seat in self.table.seats if seat in self.humans)

    @property
    def head(self) -> Head:
        """What the table is at where its last move stands, whatever is shown."""
        return head(self.phase)

    @head.setter
    def head(self, fresh: Head) -> None:
        """Put the table at another phase; what is shown over it stays."""
        self.phase = with_head(self.phase, fresh)

    def within(self, kind: type[P]) -> P | None:
        """Return the phase of this kind, be it what is shown or beneath that; None without one."""
        return within(self.phase, kind)

    @property
    def past(self) -> int | None:
        """The moment before the present that is looked at, None for the present."""
        return self.phase.ply if isinstance(self.phase, Looking) else None

    def look_at(self, ply: int) -> None:
        """Look at the position after `ply` moves; the last one is the present."""
        beneath = self.phase.beneath if isinstance(self.phase, Looking) else self.phase
        self.phase = Looking(ply, beneath) if ply < self.table.at else beneath

    def turn_to(self, viewer: Seat | None) -> None:
        """Have the page address somebody; what it said to another is not for their eyes."""
        if viewer != self.viewer and self.hides:
            self.lines.clear()
            self.latest = ()
            self.why = None
            if isinstance(self.phase, Telling):
                self.phase = self.phase.beneath
        self.viewer = viewer

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, or something is shown without anybody's doing."""
        if isinstance(self.phase, Telling):
            return self.phase.runs
        return self.within(Thinking) is not None

    @property
    def present(self) -> tuple[Seat, ...]:
        """The people who sit before the screen now, as far as anybody knows."""
        if self.hides:
            return () if self.viewer is None else (self.viewer,)
        return self.humans

    @property
    def untold(self) -> int:
        """How many steps of the log who looks has seen, told or done by themselves."""
        seen = self.told.get(self.viewer if self.hides else None)
        if seen is None:
            seen = self.table.begun(0 if self.viewer is None else self.acted(self.viewer))
        return min(seen, len(self.table.log))

    def has_seen(self) -> None:
        """Note that who looks has seen all there is."""
        self.told[self.viewer if self.hides else None] = len(self.table.log)

    def acted(self, seat: Seat, upto: int | None = None) -> int:
        """Return after which move of the record the seat had last decided; 0 when it never has.

        upto: looks at so many moves only, else at all that stand on the table.
        """
        for ply in range((self.table.at if upto is None else upto) - 1, -1, -1):
            if self.table.mover(ply) == seat:
                return ply + 1
        return 0

    def shown(self) -> Table[Any]:
        """Return the table as it is shown: the head, or another moment of the game."""
        phase = self.phase
        return phase.shown(self.table) if isinstance(phase, Telling | Looking) else self.table


class Cut(NamedTuple):
    """What a new move has cut off a game. game: as it was before; moves: how many it lost."""

    game: Play
    moves: int


class Model:
    """The whole application."""

    __slots__ = (
        "about", "aside", "awake", "base", "broken", "contents", "demo", "dialog", "files_gone",
        "find", "full", "goal", "last_play", "last_setup", "learned", "licences", "listed",
        "loaded", "luck", "moves", "notice", "now", "offline", "pictures", "place", "prefs",
        "saves", "setups", "single", "site", "stop", "storage", "tall", "tickets", "unkept",
        "update_ready", "zoom",
    )  # fmt: skip

    def __init__(self) -> None:
        self.place: Setup | Play | None = None  # what is being set up or played; None: home
        self.dialog = ""  # menu, rules, share, keys, prefs, delete:<id> … or ""
        self.find = ""  # what is looked for in the rules
        self.contents = False  # whether their list of chapters is folded out on a small screen
        self.notice = ""  # one sentence that stays until put away
        self.storage = ""  # why nothing can be kept, or ""
        self.saves: list[SaveHead] = []
        self.broken: list[tuple[str, str]] = []  # (key, text) of saves that cannot be read
        self.pictures: dict[str, tuple[str, Tree | None]] = {}  # by save: its text, its board
        self.unkept: dict[str, str] = {}  # what could not be stored, by key: it lives in this tab
        self.aside: set[str] = set()  # keys of saves that could be read but not shown
        self.demo: Demo[Play] = Demo(catalog.GAMES[0])
        self.listed = LISTED  # how many kept games the home page lists at most
        self.prefs = Prefs()
        self.stop = ""  # what the browser's entry in its history stands for (see ui.frame.trail)
        self.last_setup: Setup | None = None  # as it was left: Back leads there
        self.last_play: Play | None = None
        self.setups: dict[str, object] = {}  # how each game was set up last (see ui.saves.setups)
        self.learned = Learned()  # what the person has been taught on this device
        self.tall = False  # whether the room for a board is high rather than wide
        self.zoom = ZOOMS[0]  # width of the board in percent of its place
        self.goal = False  # whether the goal of the game is open beside the board
        self.moves = False  # whether the list of all moves is open
        self.tickets = 0  # how many questions and walks have had a number
        self.base = ""  # the page's address without what follows '#'
        self.site = ""  # where the site is, if that is not the page's own address; "": unknown
        self.single = False  # whether the page is the one-file edition
        self.about: dict[str, str] = {}  # release, build, source: of what the page was made
        self.licences = ""  # the licences of all it is made of, once they were asked for
        self.full = ""  # whether the page fills the screen, "on" or "off"; "": it cannot
        self.awake = False  # whether the screen is asked to stay on
        self.loaded = False  # whether Python answers (the page drawn at build time has it False)
        self.offline = False
        self.update_ready = False
        self.files_gone = False  # whether the website has removed the files of this version
        self.now = 0  # milliseconds since 1970, told by the shell before each message
        self.luck = 0  # a fresh 32-bit number, told by the shell before each message

    @property
    def setup(self) -> Setup | None:
        """The game that is being set up."""
        return self.place if isinstance(self.place, Setup) else None

    @property
    def play(self) -> Play | None:
        """The game on the table."""
        return self.place if isinstance(self.place, Play) else None

    @property
    def screen(self) -> str:
        """Which page is shown: home, setup, table, handover or over."""
        if self.play is not None:
            return SCREENS.get(type(self.play.head), "table")
        return "home" if self.place is None else "setup"

    def lay_out(self, play: Play) -> None:
        """Put a game on the table, with nothing over it and the board as far away as it can be."""
        self.place, self.dialog, self.notice, self.zoom = play, "", "", ZOOMS[0]

    def ticket(self) -> int:
        """Return a number that no question and no walk had before."""
        self.tickets += 1
        return self.tickets
