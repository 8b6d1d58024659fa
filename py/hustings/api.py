"""What a program is offered that imports the package: a table to play at, opponents, records.

Everything here is also what `import hustings` gives (see the package's own module). The engine's
parts stand beneath it unchanged: whoever wants more speed asks `hustings.catalog` for a game's
rules and plays on its states.

Whatever is not possible raises RecordError, a ValueError whose message is a sentence.
"""

from __future__ import annotations

import operator
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, SupportsIndex, cast

from hustings import catalog, picture
from hustings.bots.search import bot_rng, choose
from hustings.core import player_notes, protocols
from hustings.core import record as records
from hustings.core import table as tables
from hustings.core.model import Info, Outcome, Seat
from hustings.core.moves import MoveError, decode, encode, shorten
from hustings.core.record import MAX_TEXT, RecordError
from hustings.messages.formats import listed
from hustings.messages.names import PEOPLE

GAMES: Final = catalog.GAMES
"""The ids of the games, in menu order."""
HUMAN: Final = "human"
"""Who sits at a table of the page unless a link says otherwise."""


class Move(NamedTuple):
    """One decision: of which seat (from 0), and what, as text such as "border.17".

    The text is what a record holds: the name of a verb and its numbers. `Table.words` tells it in
    words.
    """

    seat: Seat
    text: str

    def __str__(self) -> str:
        return self.text


class Observation(NamedTuple):
    """What one seat may see of a position; seat None: what everybody may see.

    facts: the position as named plain data (docs/transcript/<game>.md says what is what), None
    where something is hidden. text: the same for reading, several lines. prompt: what is to be
    decided now, in one sentence. state: the engine's own, hidden entries being -1; `state.key()`
    has it all as one tuple of numbers and tuples.
    """

    seat: Seat | None
    facts: dict[str, Any]
    text: str
    prompt: str
    state: Any

    def __str__(self) -> str:
        return self.text


class Table:
    """A game in play. Made by `new`, `from_record` and `from_link`.

    names: what the seats are called in words and pictures.
    """

    __slots__ = ("_table", "_text", "names")

    def __init__(self, table: tables.Table[Any], names: Sequence[str] = ()) -> None:
        self._table = table
        self._text = catalog.text(table.record.game)
        self.names = _names(table.record.seats, names)

    # --- what it is

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._table.record.game

    @property
    def seats(self) -> int:
        """How many seats there are; they are numbered from 0."""
        return self._table.record.seats

    @property
    def options(self) -> dict[str, int]:
        """Every option of the game with its value."""
        return dict(self._table.record.options)

    @property
    def seed(self) -> str:
        """The seed that all luck comes from."""
        return self._table.record.seed

    @property
    def at(self) -> int:
        """How many moves have been made."""
        return self._table.at

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.over

    @property
    def deciding(self) -> tuple[Seat, ...]:
        """The seats that may decide now; none once the game is over.

        Several where plans are sealed at the same time or where others may react.
        """
        return self._table.seats

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None: ranks and scores of the seats, and `payoff()`."""
        return self._table.rules.outcome(self._table.state) if self.over else None

    # --- playing

    def legal(self, seat: Seat | None = None) -> list[Move]:
        """Return the legal moves of a seat, or of all who may decide now, in a fixed order."""
        chosen = self.deciding if seat is None else (self._seat(seat),)
        verbs, legal = self._table.rules.VOCABULARY.verbs, self._table.legal
        return [Move(who, encode(verbs, move)) for who in chosen for move in legal(who)]

    def words(self, move: Move | str, seat: Seat | None = None) -> str:
        """Return a move of this position in words, as a button would carry it."""
        who, raw = self._meant(move, seat)
        return self._text.move(self._table.view(who), who, raw, self.names)

    def play(self, move: Move | str, seat: Seat | None = None) -> None:
        """Make a move, and let luck act until somebody has to decide again.

        seat: whose move a text is, to be told where several may decide.
        """
        who, raw = self._meant(move, seat)
        self._table.play(who, raw)

    def undo(self) -> None:
        """Take the last move back, with the luck that followed it; played again it comes the same.

        What would be fair to take back among players is the page's business, not asked here.
        """
        if not self.at:
            raise RecordError("No move has been made that could be taken back.")
        self._table.goto(self.at - 1)

    def copy(self) -> Table:
        """Return another table with the same game on it, to try something out.

        It has the same luck before it, so whoever looks ahead on it foresees: a fair player
        observes, and fills in what it does not know (`State.determinize`).
        """
        twin = self._table.at_ply(self.at)
        twin.record = self._table.played()
        return Table(twin, self.names)

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, _memo: object) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the record: rules are modules, and a replay leads to the same position."""
        return from_record, (self.to_record(), self.names)

    # --- looking

    def observe(self, seat: Seat | None = None) -> Observation:
        """Return what a seat may see, or what everybody may see."""
        viewer = None if seat is None else self._seat(seat)
        state, text = self._table.view(viewer), self._text
        facts = text.facts(state)
        prompt = self.result if self.over else text.prompt(state, self.names)
        return Observation(viewer, facts, text.position(state, self.names), prompt, state)

    def log(self, seat: Seat | None = None) -> list[str]:
        """Return what has happened, a sentence each, as a seat or everybody may know it."""
        viewer = None if seat is None else self._seat(seat)
        told = (event for _, events in self._table.witnessed(viewer) for event in events)
        lines = (self._text.event(event, viewer, self.names) for event in told)
        return [line for line in lines if line]

    @property
    def result(self) -> str:
        """How the game ended in one sentence, "" while it goes on."""
        outcome, game = self.outcome, self._table.record.game
        return catalog.headline(game).outcome(outcome, self.names) if outcome else ""

    def svg(self, seat: Seat | None = None) -> str:
        """Return the board as an SVG that needs no other file, as a seat or everybody sees it."""
        viewer = None if seat is None else self._seat(seat)
        return picture.svg(self._table, self.names, viewer)

    def _repr_svg_(self) -> str:
        """Show the board in a notebook: what everybody may see, all of it once the game is over."""
        hides = catalog.info(self.game).hidden and not self.over
        return self.svg(None if hides or self.seats > 1 else 0)

    def __str__(self) -> str:
        return self.observe().text

    def __repr__(self) -> str:
        now = "over" if self.over else "deciding: " + ", ".join(map(str, self.deciding))
        return (
            f"<Table {self.game}, seats: {self.seats}, seed: {self.seed!r}, at: {self.at}, {now}>"
        )

    # --- handing on

    def to_record(self) -> str:
        """Return the game as json text, which the page opens too; `from_record` reads it back."""
        return records.dump(self._table.played())

    def to_link(self, page: str = "", kinds: Sequence[str] = ()) -> str:
        """Return an address that opens the game in the page.

        page: where the page is, such as "http://localhost:8000/"; without it only what comes after
        it is returned, from "#" on. kinds: who sits where, "human" or "bot:<level>"; all human
        unless told otherwise.
        """
        sitting = tuple(kinds) or (HUMAN,) * self.seats
        if len(sitting) != self.seats or not all(catalog.sitter(self.game, who) for who in sitting):
            known = [HUMAN, *(f"bot:{level}" for level in catalog.bots(self.game).LEVELS)]
            raise RecordError(
                f"Tell of each of {self.seats} seats who sits there: {listed(known)}."
            )
        return f"{page}#r={records.to_link(self._table.played(), sitting)}"

    # --- what was meant

    def _seat(self, seat: object) -> Seat:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise RecordError(
                f"The seats here are 0 to {self.seats - 1}, not {shorten(str(seat))}."
            )
        return seat

    def _meant(self, move: Move | str, seat: Seat | None) -> tuple[Seat, tuple[int, ...]]:
        """Return who makes which move; RecordError when that is not possible now."""
        if self.over:
            raise RecordError("The game is over: nobody has a move.")
        text = str(move)
        who = move.seat if isinstance(move, Move) else seat
        if who is None and len(self.deciding) > 1:
            raise RecordError(
                f"Seats {listed(list(map(str, self.deciding)))} may decide now: tell whose move "
                "it is."
            )
        who = self.deciding[0] if who is None else self._seat(who)
        try:
            raw = decode(self._table.rules.VOCABULARY.verbs, text)
        except MoveError as problem:
            raise RecordError(str(problem)) from None
        if who not in self.deciding:
            raise RecordError(f"It is not for seat {who} to decide now.")
        if raw not in self._table.legal(who):
            raise RecordError(f"“{shorten(text)}” is not possible now.")
        return who, raw


class Bot:
    """An opponent. It looks at what its seat may see only, and uses luck of its own.

    level: "easy", "normal", "hard" or "expert"; what a game does not offer, its strongest plays.
    Asked the same in the same position it answers the same, as it does in the page.
    """

    def __init__(self, level: str) -> None:
        self.level = level
        self._minds: dict[tuple[str, Seat], protocols.Strategy[Any]] = {}

    def choose(self, table: Table, seat: Seat | None = None) -> Move:
        """Return the move the bot would make: for a seat, or for the first that may decide."""
        if table.over:
            raise RecordError("The game is over: nobody has a move.")
        who = table.deciding[0] if seat is None else table._seat(seat)
        if who not in table.deciding:
            raise RecordError(f"It is not for seat {who} to decide now.")
        mind = self._mind(table.game, who)
        core = table._table
        rng = bot_rng(table.game, self._level(table.game), who, table.at)
        move = choose(mind, core.rules, core.view(who), who, rng)
        return Move(who, encode(core.rules.VOCABULARY.verbs, move))

    def _mind(self, game: str, seat: Seat) -> protocols.Strategy[Any]:
        if (game, seat) not in self._minds:
            self._minds[game, seat] = catalog.bots(game).LEVELS[self._level(game)]()
        return self._minds[game, seat]

    def _level(self, game: str) -> str:
        level = catalog.level(game, self.level)
        if level is None:
            title, known = catalog.info(game).title, listed(list(catalog.bots(game).LEVELS))
            raise RecordError(f"{title} has no “{shorten(self.level)}”; it has {known}.")
        return level

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle the level: what a bot has thought is no part of what it answers."""
        return Bot, (self.level,)

    def __repr__(self) -> str:
        return f"<Bot {self.level}>"


def info(game: str) -> Info:
    """Return what the menu tells of a game: title, seats, options and more."""
    found = catalog.find(game)
    if found is None:
        raise RecordError(
            f"There is no game called “{shorten(str(game))}”; there is {listed(GAMES)}."
        )
    return found


def usual(about: Info) -> int:
    """Return for how many a game is laid unless that is told: two where it allows that."""
    return 2 if 2 in about.seats else about.seats[0]


def new(
    game: str,
    seats: int | None = None,
    seed: str | int | None = None,
    names: Sequence[str] = (),
    **options: object,
) -> Table:
    """Return a table with a new game on it.

    game: its id, one of `GAMES`. seats: two where left out and the game allows it. seed: the same
    seed gives the same luck; one is drawn where it is left out, and 7 is the same as "7".
    options: the game's own, as `info(game).options` has them: `new("gerrymander", tokens=1)`.
    """
    about = info(game)
    size = usual(about) if seats is None else seats
    given = records.make(about, size, options, _seed(seed))
    return Table(tables.Table(catalog.rules(game), given), names)


def from_record(record: str | Mapping[str, Any], names: Sequence[str] = ()) -> Table:
    """Return a table with a recorded game on it, after its last move.

    record: json text, or what json gives for it: a record, or a save of the page.
    """
    data: object = records.parse_json(record) if isinstance(record, str) else record
    if isinstance(data, Mapping) and "record" in data:
        data = data["record"]
    if isinstance(data, Mapping):
        data = dict(data)  # whatever kind it is of
    return _opened(records.from_data(data, catalog.find), names)


def from_link(link: str, names: Sequence[str] = ()) -> Table:
    """Return a table with the game of a link on it, as the page or `Table.to_link` gave it.

    Notes that the link has are left out.
    """
    if len(text := str(link)) > MAX_TEXT:
        raise RecordError("This link is too long to be a Hustings game.")
    found = player_notes.game_in(text, catalog.find)
    if found is None:
        raise RecordError("This link holds no moves of a game: it has no “r=”.")
    if found.lost:
        raise RecordError(found.lost)
    return _opened(found.record, names)


def bot(level: str = "normal") -> Bot:
    """Return an opponent of a level, such as "easy", "normal" or "hard"; games differ in them."""
    return Bot(level)


def _seed(given: str | int | None) -> str:
    """Return a seed as the text that records hold; records.make checks it."""
    if given is None:
        return secrets.token_hex(4)
    if isinstance(given, SupportsIndex) and not isinstance(given, bool):
        return str(operator.index(given))  # whole numbers of NumPy are meant, too
    return cast("str", given)


def _opened(record: records.Record, names: Sequence[str]) -> Table:
    table = tables.Table(catalog.rules(record.game), record)
    if table.trouble:
        raise RecordError(table.trouble)
    return Table(table, names)


def _names(seats: int, given: Sequence[str]) -> tuple[str, ...]:
    if not isinstance(given, list | tuple) or (given and len(given) != seats):
        raise RecordError(f"There are {seats} seats, and a name for each is wanted.")
    return tuple(map(str, given)) or PEOPLE[:seats]
