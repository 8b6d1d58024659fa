"""The public Python interface: games to play, bots, records and links.

`import hustings` gives all that is defined here. For more speed, take a game's rules from
`hustings.catalog` and play on its states.

What is not possible raises RecordError, a ValueError whose message is a sentence.
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
from hustings.core.packed_link import to_link
from hustings.core.record import MAX_TEXT, RecordError
from hustings.messages.formats import listed
from hustings.messages.names import PEOPLE

GAMES: Final = catalog.GAMES
"""The ids of the games, in menu order."""
HUMAN: Final = "human"
"""Who sits at a seat unless a link says otherwise."""


class Move(NamedTuple):
    """One decision: the seat, from 0, and the move as text, such as "border.17".

    A record holds the same text: the name of a verb and its numbers. `Game.words` puts it in words.
    """

    seat: Seat
    text: str

    def __str__(self) -> str:
        return self.text


class Observation(NamedTuple):
    """What one seat may see of a position; seat None: what everybody may see.

    facts: the position as named plain data, described in docs/transcript/<game>.md; None where
    something is hidden. text: the same as several lines of text. prompt: what is to be decided now,
    in one sentence. state: the engine's state with -1 for hidden entries; `state.key()` is all of
    it as one tuple of numbers and tuples.
    """

    seat: Seat | None
    facts: dict[str, Any]
    text: str
    prompt: str
    state: Any

    def __str__(self) -> str:
        return self.text


class Game:
    """A game in play, made by `new`, `from_record` or `from_link`.

    names: the seats' names in words and pictures.
    """

    __slots__ = ("_table", "_text", "names")

    def __init__(self, table: tables.Table[Any], names: Sequence[str] = ()) -> None:
        self._table = table
        self._text = catalog.text(table.record.game)
        self.names = _names(table.record.seats, names)

    # --- properties

    @property
    def id(self) -> str:
        """The id of the game that is played, such as "gerrymander"."""
        return self._table.record.game

    @property
    def seats(self) -> int:
        """How many seats there are, numbered from 0."""
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
        """Return a move of this position in words, as its button shows it."""
        who, raw = self._checked(move, seat)
        return self._text.move(self._table.view(who), who, raw, self.names)

    def play(self, move: Move | str, seat: Seat | None = None) -> None:
        """Make a move, and let luck act until somebody has to decide again.

        seat: who makes a move given as text; needed where several may decide.
        """
        who, raw = self._checked(move, seat)
        self._table.play(who, raw)

    def undo(self) -> None:
        """Take back the last move and the luck after it, even where the page would not allow it.

        The same move leads to the same luck again.
        """
        if not self.at:
            raise RecordError("No move has been made that could be taken back.")
        self._table.goto(self.at - 1)

    def copy(self) -> Game:
        """Return an independent copy.

        It has the same luck to come. A fair player does not look ahead on it, but fills in what it
        cannot see (`State.determinize`).
        """
        twin = self._table.at_ply(self.at)
        twin.record = self._table.played()
        return Game(twin, self.names)

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, _memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the record: rules are modules, and a replay leads to the same position."""
        return from_record, (self.to_record(), self.names)

    # --- views

    def observe(self, seat: Seat | None = None) -> Observation:
        """Return what a seat may see, or what everybody may see."""
        viewer = None if seat is None else self._seat(seat)
        state, text = self._table.view(viewer), self._text
        facts = text.facts(state)
        prompt = self.result if self.over else text.prompt(state, self.names)
        return Observation(viewer, facts, text.position(state, self.names), prompt, state)

    def log(self, seat: Seat | None = None) -> list[str]:
        """Return what has happened as sentences, as a seat or everybody may know it."""
        viewer = None if seat is None else self._seat(seat)
        events = (event for _, step in self._table.witnessed(viewer) for event in step)
        lines = (self._text.event(event, viewer, self.names) for event in events)
        return [line for line in lines if line]

    @property
    def result(self) -> str:
        """How the game ended, in one sentence; "" before that."""
        outcome, game = self.outcome, self._table.record.game
        return catalog.headline(game).outcome(outcome, self.names) if outcome else ""

    def svg(self, seat: Seat | None = None) -> str:
        """Return the board as an SVG that needs no other file, as a seat or everybody sees it."""
        viewer = None if seat is None else self._seat(seat)
        return picture.svg(self._table, self.names, viewer)

    def _repr_svg_(self) -> str:
        """Show the board in a notebook: what everybody may see, all of it once the game is over."""
        hides = catalog.info(self.id).hidden and not self.over
        return self.svg(None if hides or self.seats > 1 else 0)

    def __str__(self) -> str:
        return self.observe().text

    def __repr__(self) -> str:
        now = "over" if self.over else "deciding: " + ", ".join(map(str, self.deciding))
        return f"<Game {self.id}, seats: {self.seats}, seed: {self.seed!r}, at: {self.at}, {now}>"

    # --- records and links

    def to_record(self) -> str:
        """Return the game as JSON text, which the page and `from_record` open."""
        return records.dump(self._table.played())

    def to_link(self, page: str = "", kinds: Sequence[str] = ()) -> str:
        """Return an address that opens the game in the page.

        page: the address of the page, such as "http://localhost:8000/"; without it the link begins
        with "#". kinds: who sits where, "human" or "bot:<level>"; all human by default.
        """
        sitting = tuple(kinds) or (HUMAN,) * self.seats
        if len(sitting) != self.seats or not all(
            catalog.seat_kind(self.id, who) for who in sitting
        ):
            known = [HUMAN, *(f"bot:{level}" for level in catalog.bots(self.id).LEVELS)]
            raise RecordError(
                f"Tell of each of {self.seats} seats who sits there: {listed(known)}."
            )
        return f"{page}#r={to_link(self._table.played(), sitting)}"

    # --- checked arguments

    def _seat(self, seat: object) -> Seat:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise RecordError(
                f"The seats here are 0 to {self.seats - 1}, not {shorten(str(seat))}."
            )
        return seat

    def _checked(self, move: Move | str, seat: Seat | None) -> tuple[Seat, tuple[int, ...]]:
        """Return the seat and the move. Raises RecordError when it is not possible now."""
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
    """A bot. It looks only at what its seat may see, and uses luck of its own.

    level: "easy", "normal", "hard" or "expert"; a game that does not offer it uses its strongest.
    In the same position it always makes the same move, as in the page.
    """

    def __init__(self, level: str) -> None:
        self.level = level
        self._strategies: dict[tuple[str, Seat], protocols.Strategy[Any]] = {}

    def choose(self, game: Game, seat: Seat | None = None) -> Move:
        """Return the bot's move for a seat, by default for the first that may decide."""
        if game.over:
            raise RecordError("The game is over: nobody has a move.")
        who = game.deciding[0] if seat is None else game._seat(seat)
        if who not in game.deciding:
            raise RecordError(f"It is not for seat {who} to decide now.")
        strategy = self._strategy(game.id, who)
        core = game._table
        rng = bot_rng(game.id, self._level(game.id), who, game.at)
        move = choose(strategy, core.rules, core.view(who), who, rng)
        return Move(who, encode(core.rules.VOCABULARY.verbs, move))

    def _strategy(self, game: str, seat: Seat) -> protocols.Strategy[Any]:
        if (game, seat) not in self._strategies:
            self._strategies[game, seat] = catalog.bots(game).LEVELS[self._level(game)]()
        return self._strategies[game, seat]

    def _level(self, game: str) -> str:
        level = catalog.level(game, self.level)
        if level is None:
            title, known = catalog.info(game).title, listed(list(catalog.bots(game).LEVELS))
            raise RecordError(f"{title} has no “{shorten(self.level)}”; it has {known}.")
        return level

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle the level only: earlier searches do not change a bot's moves."""
        return Bot, (self.level,)

    def __repr__(self) -> str:
        return f"<Bot {self.level}>"


def info(game: str) -> Info:
    """Return a game's menu entry: title, seats, options and more."""
    entry = catalog.find(game)
    if entry is None:
        raise RecordError(
            f"There is no game called “{shorten(str(game))}”; there is {listed(GAMES)}."
        )
    return entry


def default_seats(about: Info) -> int:
    """Return the default number of seats: two where the game allows it."""
    return 2 if 2 in about.seats else about.seats[0]


def new(
    game: str,
    seats: int | None = None,
    seed: str | int | None = None,
    names: Sequence[str] = (),
    **options: object,
) -> Game:
    """Return a new game, as `hustings.new` in the language that is spoken."""
    about = info(game)
    size = default_seats(about) if seats is None else seats
    given = records.make(about, size, options, _seed(seed))
    return Game(tables.Table(catalog.rules(game), given), names)


def from_record(record: str | Mapping[str, Any], names: Sequence[str] = ()) -> Game:
    """Return a recorded game after its last move.

    record: JSON text or parsed JSON of a record or of a save of the page.
    """
    data: object = records.parse_json(record) if isinstance(record, str) else record
    if isinstance(data, Mapping) and "record" in data:
        data = data["record"]
    if isinstance(data, Mapping):
        data = dict(data)  # any mapping
    return _open(records.from_data(data, catalog.find), names)


def from_link(link: str, names: Sequence[str] = ()) -> Game:
    """Return the game in a link of the page or of `Game.to_link`, without its notes."""
    if len(text := str(link)) > MAX_TEXT:
        raise RecordError("This link is too long to be a Hustings game.")
    found = player_notes.game_in(text, catalog.find)
    if found is None:
        raise RecordError("This link holds no moves of a game: it has no “r=”.")
    if found.lost:
        raise RecordError(found.lost)
    return _open(found.record, names)


def bot(level: str = "normal") -> Bot:
    """Return a bot of a level, such as "easy", "normal" or "hard"; games differ in them."""
    return Bot(level)


def _seed(given: str | int | None) -> str:
    """Return a seed as text, which records.make checks."""
    if given is None:
        return secrets.token_hex(4)
    if isinstance(given, SupportsIndex) and not isinstance(given, bool):
        return str(operator.index(given))  # whole numbers of NumPy too
    return cast("str", given)


def _open(record: records.Record, names: Sequence[str]) -> Game:
    table = tables.Table(catalog.rules(record.game), record)
    if table.trouble:
        raise RecordError(table.trouble)
    return Game(table, names)


def _names(seats: int, given: Sequence[str]) -> tuple[str, ...]:
    if not isinstance(given, list | tuple) or (given and len(given) != seats):
        raise RecordError(f"There are {seats} seats, and a name for each is wanted.")
    return tuple(map(str, given)) or PEOPLE[:seats]
