"""The model: everything the page is drawn from. Plain slot classes that only `update` changes."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeAlias

from hustings import catalog
from hustings.core.model import AWAY, BOT, HUMAN, Event, Seat
from hustings.core.notes import Note
from hustings.core.press import Headline, Newsroom
from hustings.core.protocols import Arrangement, Tree
from hustings.core.record import Record
from hustings.core.secrecy import covers
from hustings.core.table import Table
from hustings.core.talk import Swings
from hustings.ui.demo_state import DemoState
from hustings.ui.kept_games import Challenge, KeptBranch, Result, SaveEntry, Seasons
from hustings.ui.phases import (
    BotReasons,
    EarlierPhase,
    HandOver,
    Idle,
    Joining,
    LatestPhase,
    NoteForm,
    Over,
    P,
    Phase,
    Playback,
    PointedLine,
    Repeat,
    Thinking,
    ViewingPast,
    find_phase,
    latest_phase,
    with_latest_phase,
)
from hustings.ui.preferences import Prefs
from hustings.ui.status_lines import News, StatusLine
from hustings.ui.teaching import LearningProgress, Lesson, ShownTip

SAVES_PER_PAGE: Final = 50
"""How many kept games the home page lists at first, and adds on request (drawing takes time)."""


class SeatSetup(NamedTuple):
    """Who sits where: a display name, and "human", "away" or "bot:<level>".

    original_kind: what the save or link says, where that is a level the game no longer offers;
    else "". Saving writes it back unchanged. order: the standing order of the player, one of
    Info.orders; "" for the first of them.
    """

    name: str
    kind: str
    original_kind: str = ""
    order: str = ""

    @property
    def stored_kind(self) -> str:
        """The kind as saves and links hold it."""
        return self.original_kind or self.kind

    @property
    def is_bot(self) -> bool:
        """Whether a bot sits there, and no player here or elsewhere."""
        return self.kind.startswith(BOT)

    @property
    def level(self) -> str:
        """The level of a bot, such as "normal"; "human" for a human player."""
        return self.kind.removeprefix("bot:")


ZOOM_PERCENTS: Final = (100, 150, 220, 320, 400)
"""Widths of the board that the zoom buttons choose; pinching sets any width between."""

SCREENS: Final[dict[type[Any], str]] = {HandOver: "handover", Joining: "handover", Over: "over"}
"""The screen of a game by its latest phase; "table" for all other phases."""


class Setup:
    """A game being set up."""

    __slots__ = ("friendly", "game", "options", "seats", "seed", "trouble")

    def __init__(self, game: str, seed: str) -> None:
        info = catalog.info(game)
        self.game = game
        self.seats: list[SeatSetup] = []
        self.options: dict[str, int] = {option.key: option.default for option in info.options}
        self.seed = seed
        self.friendly = False
        self.trouble = ""


Control: TypeAlias = Literal["automatic", "manual", "other tab", "cut link"]
"""Who moves the game on. "automatic": forced moves play themselves. "manual": a human player does,
as after undo or opening. "other tab": this tab only looks on. "cut link": moves at its end are
missing, so nobody moves before a player decides to go on from there."""


class Play:
    """A game on the table. `phase` says what it waits for, with the data of that."""

    __slots__ = (
        "_handover", "arranged", "beat_events", "challenge", "clicked_ply", "clipping", "control",
        "created", "cut_branch", "friendly", "game", "id", "incomplete", "kept_branches",
        "kept_reviews", "lesson", "lines", "message", "news", "news_heard", "newsroom",
        "note_form", "notes", "other_branch", "pending_text", "phase", "pointed", "reasons",
        "refusals", "repeat", "screen_holder", "seats", "seen_steps", "sending", "shared_at",
        "shared_ply", "stored_text", "swings", "table", "tip", "tips_checked_at", "title",
        "unclaimed", "viewer", "warning",
    )  # fmt: skip

    def __init__(
        self, record: Record, seats: list[SeatSetup], save_id: str, at: int | None
    ) -> None:
        self.id = save_id
        self.game = record.game
        self.table: Table[Any] = Table(catalog.rules(record.game), record, at)
        self.seats = seats
        self.phase: Phase = Idle()
        # Who looks at the screen outlasts a phase: a player looks on while bots think.
        self.viewer: Seat | None = None  # whom the page addresses; None: everybody
        self.screen_holder: Seat | None = None  # who took the screen, where it is handed over
        self._handover: tuple[Any, Any, bool] = (None, None, False)  # cache of `needs_handover`
        self.arranged: Arrangement = self.default_arrangement()
        self.lines: list[StatusLine] = []  # what happened since the viewer's last decision
        self.news: list[News] = []  # the same for the ear, since their last real choice
        self.news_heard = 0  # how many of the news have been announced during playback
        press = catalog.press(self.game)
        self.newsroom, self.swings = Newsroom(press) if press is not None else None, Swings()
        self.clipping: Headline | None = None  # the headline on show, until the player acts
        self.clicked_ply = 0  # the number of moves after the last one that was clicked
        self.repeat: Repeat | None = None  # the move that is made again each time
        self.refusals = 0  # how often a click was answered why not
        self.beat_events: tuple[Event, ...] = ()  # of the last beat shown, as the viewer sees them
        self.seen_steps: dict[Seat | None, int] = {}  # number of log steps seen, by viewer
        self.control: Control = "automatic"
        self.message = ""  # answer to the last click, shown with the prompt
        self.warning = ""  # what is wrong with the link or file; stays until dismissed
        self.cut_branch: CutBranch | None = None  # what the last move cut off, until it is kept
        self.kept_branches: tuple[KeptBranch, ...] = ()  # see ui.play.branches
        self.kept_reviews: dict[Seat, Any] = {}  # as the save holds them, unchecked
        self.created = 0  # milliseconds since 1970
        self.title = ""  # the player's name for this game
        self.friendly = False  # whether every move may be taken back
        self.challenge: Challenge | None = None
        self.stored_text = self.pending_text = ""  # its save as last stored; the one being stored
        self.tip: ShownTip | None = None  # the coach's current tip
        self.tips_checked_at = -1  # the ply for which the coach has looked for tips
        self.lesson: Lesson | None = None  # the lesson or puzzle played; such a game is not kept
        self.notes: tuple[Note, ...] = ()  # the players' notes, by ply
        self.note_form: NoteForm | None = None  # the note being edited
        self.pointed: PointedLine | None = None  # the line of the log that is pointed at
        self.reasons: BotReasons | None = None  # a bot's answer to "Why?", for the viewer
        self.incomplete = bool(self.table.trouble)  # whether part of its save cannot be read
        self.unclaimed = False  # whether it came by a link and nobody has said who they are
        self.shared_ply = self.shared_at = 0  # moves players elsewhere have by a link; its time
        self.sending = False  # whether a link to the players elsewhere is being sent
        self.other_branch = ""  # the save of the game that a link tells differently, or ""

    @property
    def readonly(self) -> bool:
        """Whether nobody can move here: another tab holds this game, or moves are missing."""
        return self.control in ("other tab", "cut link")

    def default_arrangement(self) -> Arrangement:
        """Return the arrangement of the game's view before anybody changes it."""
        return catalog.view(self.game).INITIAL_ARRANGEMENT

    @property
    def names(self) -> tuple[str, ...]:
        """The display names by seat."""
        return tuple([seat.name for seat in self.seats])

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats of human players."""
        return tuple([i for i, seat in enumerate(self.seats) if seat.kind == HUMAN])

    @property
    def bots(self) -> tuple[Seat, ...]:
        """The seats of bots."""
        return tuple([i for i, seat in enumerate(self.seats) if seat.is_bot])

    @property
    def away(self) -> tuple[Seat, ...]:
        """The seats of players elsewhere."""
        return tuple([i for i, seat in enumerate(self.seats) if seat.kind == AWAY])

    @property
    def needs_handover(self) -> bool:
        """Whether the screen must be handed over: it may show one player another's secrets.

        Cached by position, because every click asks ten times.
        """
        table, people = self.table, self.humans
        now = (table.at, len(table.log), people)
        if self._handover[0] is not table.state or self._handover[1] != now:
            self._handover = (table.state, now, covers(table, people))
        return self._handover[2]

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The human players who may decide now; nobody while a bot has to."""
        if any(seat in self.bots for seat in self.table.seats):
            return ()
        return tuple(seat for seat in self.table.seats if seat in self.humans)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The players elsewhere who decide next; at the end of the game all of them."""
        if self.table.over:
            return self.away
        if self.deciders or any(seat in self.bots for seat in self.table.seats):
            return ()
        return tuple(seat for seat in self.table.seats if seat in self.away)

    @property
    def is_sent(self) -> bool:
        """Whether the players elsewhere have every move by a link."""
        return self.shared_at > 0 and self.shared_ply == self.table.at

    @property
    def latest_phase(self) -> LatestPhase:
        """The phase at the latest position, whatever is shown."""
        return latest_phase(self.phase)

    @latest_phase.setter
    def latest_phase(self, fresh: LatestPhase) -> None:
        """Replace that phase; playback or a view of the past goes on over it."""
        self.phase = with_latest_phase(self.phase, fresh)

    def find_phase(self, kind: type[P]) -> P | None:
        """Return the phase of this class, the current one or an underlying one, or None."""
        return find_phase(self.phase, kind)

    @property
    def viewed_ply(self) -> int | None:
        """The ply of the past position that is viewed, None for the latest position."""
        return self.phase.ply if isinstance(self.phase, ViewingPast) else None

    def view_ply(self, ply: int) -> None:
        """View the position after `ply` moves."""
        if isinstance(self.phase, ViewingPast):
            self.phase = self.phase.moved_to(ply) if ply < self.table.at else self.phase.underlying
        elif ply < self.table.at:
            self.phase = ViewingPast(ply, self.phase)

    def clear_lines(self) -> None:
        """Forget what happened since the viewer's last decision."""
        self.lines.clear()
        self.news.clear()
        self.clipping = None
        self.news_heard = self.clicked_ply = 0

    def show_to(self, viewer: Seat | None) -> None:
        """Have the page address a viewer; clear what only another may see."""
        if viewer != self.viewer and self.needs_handover:
            self.clear_lines()
            self.beat_events = ()
            self.reasons = None
            if isinstance(self.phase, Playback):
                self.phase = self.phase.underlying
        self.viewer = viewer

    @property
    def busy(self) -> bool:
        """Whether a bot thinks or playback runs by itself."""
        if isinstance(self.phase, Playback):
            return self.phase.running
        return self.find_phase(Thinking) is not None

    @property
    def people_here(self) -> tuple[Seat, ...]:
        """The seats of those who look at the screen now, as far as known."""
        if self.needs_handover:
            return () if self.viewer is None else (self.viewer,)
        return self.humans

    @property
    def steps_seen(self) -> int:
        """How many steps of the log the viewer has seen or made."""
        seen = self.seen_steps.get(self.viewer if self.needs_handover else None)
        if seen is None:
            viewer = self.viewer
            seen = self.table.log_index(0 if viewer is None else self.last_decision(viewer))
        return min(seen, len(self.table.log))

    def mark_seen(self) -> None:
        """Note that the viewer has seen the whole log."""
        self.seen_steps[self.viewer if self.needs_handover else None] = len(self.table.log)

    def last_decision(self, seat: Seat, upto: int | None = None) -> int:
        """Return the ply after the seat's last of `upto` moves (by default all), 0 without one."""
        for ply in range((self.table.at if upto is None else upto) - 1, -1, -1):
            if self.table.mover(ply) == seat:
                return ply + 1
        return 0

    def shown(self) -> Table[Any]:
        """Return the table at the position shown, the latest or an earlier one."""
        phase = self.phase
        return phase.shown(self.table) if isinstance(phase, EarlierPhase) else self.table


class CutBranch(NamedTuple):
    """The branch that a new move has cut off. game: with that branch; moves: how many it lost."""

    game: Play
    moves: int


class Model:
    """The whole application."""

    __slots__ = (
        "answer", "broken", "build_info", "contents_open", "demo", "dialog", "files_gone",
        "full_screen", "goal_open", "history_stop", "languages", "last_play", "last_setup",
        "learned", "licences", "loaded", "luck", "moves_open", "notice", "now", "offers_listening",
        "offline", "page_address", "pictures", "place", "prefs", "results", "saves", "saves_listed",
        "screen_kept_on", "search_text", "seasons", "set_aside_keys", "setups", "single_file",
        "site_address", "spoken", "storage", "tall", "tickets", "unkept", "update_ready",
        "utc_offset_ms", "zoom",
    )  # fmt: skip

    def __init__(self) -> None:
        self.languages: tuple[str, ...] = ()  # that the page can speak
        self.place: Setup | Play | None = None  # the game set up or played; None: the home page
        self.dialog = ""  # menu, rules, share, keys, prefs, delete:<id> … or ""
        self.answer = ""  # to a press in a dialog while no game is on the table
        self.search_text = ""  # what the player looks for in the rules
        self.contents_open = False  # the rules' list of chapters, on a small screen
        self.spoken = ("", 0)  # what a key has asked to hear, and the number of that question
        self.notice = ""  # one sentence that stays until dismissed
        self.storage = ""  # why nothing can be kept, or ""
        self.saves: list[SaveEntry] = []
        self.results: list[Result] = []  # of finished games, the first first
        self.seasons = Seasons()
        self.broken: list[tuple[str, str]] = []  # (key, text) of corrupt saves
        self.pictures: dict[str, tuple[str, Tree | None]] = {}  # save id: its text, its board
        self.unkept: dict[str, str] = {}  # texts that could not be stored, by key
        self.set_aside_keys: set[str] = set()  # of saves that could be read but not shown
        self.demo: DemoState[Play] = DemoState(catalog.GAMES[0])
        self.saves_listed = SAVES_PER_PAGE  # how many kept games the home page lists at most
        self.prefs = Prefs()
        self.history_stop = ""  # of the browser's history entry (see ui.frame.history)
        self.last_setup: Setup | None = None  # Back leads there
        self.last_play: Play | None = None
        self.setups: dict[str, object] = {}  # the last set-up of each game (see ui.saves.setups)
        self.learned = LearningProgress()
        self.tall = False  # whether the space for the board is higher than wide
        self.zoom = ZOOM_PERCENTS[0]  # width of the board in percent of its space
        self.goal_open = False  # the panel with the goal of the game
        self.moves_open = False  # the list of all moves
        self.tickets = 0  # the last number that `ticket` gave
        self.page_address = ""  # without the part from '#'
        self.site_address = ""  # of the website, where the page is elsewhere; "": unknown
        self.single_file = False  # whether the page is the one-file edition
        self.build_info: dict[str, str] = {}  # release, build, source
        self.licences = ""  # their text, once fetched
        self.full_screen = ""  # "on", "off", or "" where the browser cannot
        self.screen_kept_on = False
        self.loaded = False  # whether Python answers (False in the page drawn at build time)
        self.offers_listening = False  # the notice with the preference for listeners
        self.offline = False  # whether the page works without a network
        self.update_ready = False
        self.files_gone = False  # whether the website has removed the files of this version
        self.now = 0  # milliseconds since 1970, set by the shell before each message
        self.utc_offset_ms = 0  # of the player's own time, set by the shell before each message
        self.luck = 0  # a fresh 32-bit number, set by the shell before each message

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
        """The screen shown: home, setup, table, handover or over."""
        if self.play is not None:
            return SCREENS.get(type(self.play.latest_phase), "table")
        return "home" if self.place is None else "setup"

    def put_on_table(self, play: Play) -> None:
        """Put a game on the table, without a dialog and at the smallest zoom."""
        self.place, self.dialog, self.notice, self.zoom = play, "", "", ZOOM_PERCENTS[0]
        self.spoken = ("", 0)

    def ticket(self) -> int:
        """Return a fresh number for a bot question or a timer."""
        self.tickets += 1
        return self.tickets
