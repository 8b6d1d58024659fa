"""Everything the page depends on. Plain slot classes, edited by `update` only; no drawing here."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hustings import catalog
from hustings.core.course import Sample
from hustings.core.model import ANY, Die, Move, Seat, Side
from hustings.core.record import Record
from hustings.core.secrecy import covers
from hustings.core.table import Table

HUMAN: Final = "human"
LISTED: Final = 50
"""How many more kept games the home page lists at a time: each takes a moment to draw."""


class SeatSetup(NamedTuple):
    """Who sits where: a display name, and "human" or "bot:<level>"."""

    name: str
    kind: str


class SaveHead(NamedTuple):
    """A kept game as the home page lists it. text: the whole save, json as stored."""

    id: str
    game: str
    summary: str
    names: tuple[str, ...]
    over: bool
    updated: int
    text: str


class Hint(NamedTuple):
    """One piece of advice: a move's token, its worth 0..1, and what speaks for it."""

    token: str
    value: float
    why: tuple[str, ...]


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


class Prefs:
    """Preferences: they belong to this screen, never to a record."""

    __slots__ = ("auto", "confirm", "keys", "pace", "skip", "theme")

    def __init__(self) -> None:
        self.theme = "auto"  # auto, light, dark, contrast
        self.pace = "normal"  # step, quarter, half, normal, double, instant
        self.auto = "on"  # forced single choices play themselves
        self.skip = "on"  # windows with nothing to choose pass by themselves
        self.confirm = "on"  # a turn is ended, and luck let in, by hand where that settles a choice
        self.keys = "on"  # single-letter keys work

    def data(self) -> dict[str, str]:
        """Return the preferences as plain data."""
        return {name: getattr(self, name) for name in self.__slots__}


PREF_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "theme": ("auto", "light", "dark", "contrast"),
    "pace": ("step", "quarter", "half", "normal", "double", "instant"),
    "auto": ("on", "off"),
    "skip": ("on", "off"),
    "confirm": ("on", "off"),
    "keys": ("on", "off"),
}
"""What can be chosen, in the order it is offered; ui/words has the names of it all."""

STEP: Final = "step"
"""The pace at which a bot's move is shown when the person asks for it."""


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


class Play:
    """A game on the table."""

    __slots__ = (
        "asked",
        "chosen",
        "created",
        "friendly",
        "game",
        "held",
        "hint_ticket",
        "hints",
        "id",
        "kept",
        "message",
        "note",
        "past",
        "readonly",
        "review",
        "saving",
        "seats",
        "tab",
        "table",
        "taken",
        "thought",
        "ticket",
        "viewer",
        "waiting",
        "watching",
        "withheld",
    )

    def __init__(
        self, record: Record, seats: list[SeatSetup], save_id: str, at: int | None
    ) -> None:
        self.id = save_id
        self.game = record.game
        self.table: Table[Any] = Table(catalog.rules(record.game), record, at)
        self.seats = seats
        self.viewer: Seat | None = None  # whom the page addresses; None: everybody
        self.taken: Seat | None = None  # who said that the screen is theirs, while that matters
        self.asked: Seat | None = None  # who in a window is asked to say so
        self.chosen: Move = ()
        self.message = ""  # an answer to the last click, shown with the prompt
        self.note = ""  # what went wrong with a link or file; stays until put away
        self.past: int | None = None  # a moment before the present that is being looked at
        self.watching = 0  # number of the walk from the past to the present; 0: none
        self.withheld = 0  # how many steps of a finished game are still to be shown
        self.held = False  # after taking back: nothing plays by itself until the next move
        self.ticket = 0  # number of the question the bot is thinking about; 0: none
        self.waiting = ""  # the pace that still holds the bot's answer back, or ""
        self.thought = ""  # the bot's answer, once it has come
        self.tab = 0
        self.created = 0
        self.friendly = False  # whether anything may be taken back
        self.hints: tuple[Hint, ...] = ()
        self.hint_ticket = 0  # number of the question for advice; 0: none
        self.review: Review | None = None  # what the end tells of the game, once looked up
        self.readonly = False  # whether another tab holds this game
        self.kept = ""  # the save this game stands on, as storage was last seen to hold it
        self.saving = ""  # the save that is being stored

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
        """Whether the screen must be handed over: it may show one what another may not see."""
        return covers(self.table, self.humans)

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The people who may decide now, once the bots have answered."""
        if any(seat in self.bots for seat in self.table.seats):
            return ()
        return tuple(seat for seat in self.table.seats if seat in self.humans)

    @property
    def window(self) -> bool:
        """Whether several people are asked at once whether they react."""
        return self.hides and bool(self.table.state.turn.mode == ANY)

    @property
    def next(self) -> Seat | None:
        """The person to hand the screen to, where it must be handed over."""
        people = self.deciders
        if self.window:
            return self.asked if self.asked in people else None
        return people[0] if people else None

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, or something is about to be shown without anybody's doing."""
        kept = self.past is not None or self.waiting == STEP
        thinks = bool(self.ticket) and not (self.thought and kept)
        return thinks or (self.withheld > 0 and not kept)

    def acted(self, seat: Seat, upto: int | None = None) -> int:
        """Return after which move of the record the seat had last decided; 0 when it never has.

        upto: looks at so many moves only, else at all that stand on the table.
        """
        for ply in range((self.table.at if upto is None else upto) - 1, -1, -1):
            if self.table.mover(ply) == seat:
                return ply + 1
        return 0

    def shown(self) -> Table[Any]:
        """Return the table as it is looked at: the present, or a moment of the past."""
        if self.past is not None:
            return self.table.moment(self.past)
        return self.table.until_last(self.withheld) if self.withheld else self.table


class Model:
    """The whole application."""

    __slots__ = (
        "aside", "base", "broken", "dialog", "last_play", "last_setup", "listed", "loaded", "luck",
        "notice", "now", "offline", "play", "prefs", "saves", "screen", "setup", "stop", "storage",
        "unkept", "update_ready", "zoom",
    )  # fmt: skip

    def __init__(self) -> None:
        self.screen = "home"  # home, setup, table, handover, over
        self.dialog = ""  # menu, rules, share, keys, prefs, delete:<id> … or ""
        self.notice = ""  # one sentence that stays until put away
        self.storage = ""  # why nothing can be kept, or ""
        self.saves: list[SaveHead] = []
        self.broken: list[tuple[str, str]] = []  # (key, text) of saves that cannot be read
        self.unkept: dict[str, str] = {}  # what could not be stored, by key: it lives in this tab
        self.aside: set[str] = set()  # keys of saves that could be read but not shown
        self.listed = LISTED  # how many kept games the home page lists at most
        self.prefs = Prefs()
        self.setup: Setup | None = None
        self.play: Play | None = None
        self.stop = ""  # what the browser's entry in its history stands for (see ui.trail)
        self.last_setup: Setup | None = None  # as it was left: Back leads there
        self.last_play: Play | None = None
        self.zoom = 0
        self.base = ""  # the page's address without what follows '#'
        self.loaded = False  # whether Python answers (the page drawn at build time has it False)
        self.offline = False
        self.update_ready = False
        self.now = 0  # milliseconds since 1970, told by the shell before each message
        self.luck = 0  # a fresh 32-bit number, told by the shell before each message
