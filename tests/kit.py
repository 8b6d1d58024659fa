"""A game under test: its modules, its set-ups, and seeded random games.

Games of the catalog and the toy are handled the same, so no test branches on a game.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar, cast

from hustings import catalog
from hustings.core.model import ALL, CHANCE, NATURE, OVER, Event, Info, Move, Options, Seat
from hustings.core.moves import encode
from hustings.core.protocols import (
    Beats,
    Bots,
    Coach,
    Emblem,
    Headline,
    Review,
    Rules,
    S,
    Text,
    View,
)
from hustings.core.record import Record, make
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.draw.look import Look

T = TypeVar("T")

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "py" / "hustings" / "games"
MODULES = (
    "info", "state", "rules", "text", "headline", "view", "beats", "review", "coach",
    "vocabulary", "events", "emblem", "bots",
)  # fmt: skip
FILES = (
    *(f"py/hustings/games/<id>/{name}.py" for name in ("__init__", *MODULES)),
    "py/hustings/games/<id>/figures.json",
    "py/hustings/games/<id>/lesson.json",
    "py/hustings/games/<id>/puzzles.json",
    "py/hustings/games/<id>/demo.json",
    "py/hustings/games/<id>/odds.json",
    *(f"locales/en/<id>{room}.ftl" for room in ("", "_lesson", "_demo")),
    *(f"py/hustings/messages/generated/<id>{room}.py" for room in ("", "_lesson", "_demo")),
    "locales/en/<id>_rules.md",
    "py/hustings/messages/generated/<id>_rules.md",
    "web/games/<id>.css",
    "docs/transcript/<id>.md",
    "tests/games/<id>/invariants.py",
    "tests/games/<id>/min_strength.py",
    "tests/records/<id>/expected.txt",
    "tests/bots/decisions/<id>.txt",
    "tests/sentences/<id>.txt",
    "e2e/test_<id>.py",
)
"""Files of every game; docs/adding-a-game.md explains each."""
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
TOY = "toy"
SEALED = ("contract", "6")
"""Seeds whose random games include sealed rounds, in every game that has such rounds."""
MAX_STEPS = 20_000
PLAIN_TYPES = frozenset((int, bool, str, float, bytes, type(None)))


class Modules(NamedTuple, Generic[S]):
    """A game's modules; tests/typed_modules.py makes one for each game, for mypy to check."""

    rules: Rules[S]
    text: Text[S]
    headline: Headline
    view: View[S, Look]
    beats: Beats[S]
    review: Review[S]
    coach: Coach[S]
    emblem: Emblem
    bots: Bots[S]


class Kit:
    """One game and the modules of its folder, imported on first use."""

    def __init__(self, game: str) -> None:
        self.id = game

    def __repr__(self) -> str:
        return self.id

    def __eq__(self, other: object) -> bool:
        """Compare by id, so that a random game is cached for all kits of a game."""
        return isinstance(other, Kit) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def folder(self) -> Path:
        """Folder of the game's files."""
        return ROOT / "tests" / TOY if self.id == TOY else GAMES / self.id

    @property
    def rulebook(self) -> Path:
        """The game's rules in English."""
        folder = self.folder if self.id == TOY else ROOT / "locales" / "en"
        return folder / f"{self.id}_rules.md"

    @property
    def page(self) -> Path:
        """Page that explains the game's numbers, events and facts."""
        toys = self.folder / "transcript.md"
        return toys if self.id == TOY else ROOT / "docs" / "transcript" / f"{self.id}.md"

    def module(self, name: str) -> ModuleType:
        """Return a module of the game's folder."""
        package = "tests.toy" if self.id == TOY else f"hustings.games.{self.id}"
        return import_module(f"{package}.{name}")

    def shipped(self, name: str) -> Any:
        """Return the data of a JSON file of the game, with its texts, or [] without a file."""
        if self.id != TOY:
            return catalog.shipped(self.id, name)
        file = self.folder / f"{name}.json"
        return json.loads(file.read_text("utf-8")) if file.exists() else []

    def test_module(self, name: str) -> ModuleType:
        """Return a module from the game's tests: invariants or min_strength."""
        package = "tests.toy" if self.id == TOY else f"tests.games.{self.id}"
        return import_module(f"{package}.{name}")

    def sources(self, name: str) -> list[Path]:
        """Return the source files of a part of the game: a module or those of a package."""
        module = self.folder / f"{name}.py"
        return [module] if module.exists() else sorted((self.folder / name).glob("*.py"))

    def mentions(self, name: str, pattern: str) -> bool:
        """Return whether the source of a part of the game matches a pattern."""
        return any(re.search(pattern, path.read_text("utf-8")) for path in self.sources(name))

    def missing(self) -> list[str]:
        """Return the files of every game that this one lacks; a package counts as its module."""
        files = [file.replace("<id>", self.id) for file in FILES]
        places = [(ROOT / file, ROOT / file.removesuffix(".py") / "__init__.py") for file in files]
        return [
            file
            for file, (module, package) in zip(files, places, strict=True)
            if not module.exists() and not package.exists()
        ]

    @cached_property
    def info(self) -> Info:
        """The game's entry in the menu."""
        return cast(Info, self.module("info").INFO)

    @cached_property
    def rules(self) -> Rules[Any]:
        """The rules."""
        return cast(Rules[Any], self.module("rules"))

    @cached_property
    def text(self) -> Text[Any]:
        """The texts."""
        return cast(Text[Any], self.module("text"))

    @cached_property
    def headline(self) -> Headline:
        """One-line summaries of progress and outcome."""
        return cast(Headline, self.module("headline"))

    def summary(self, obs: Any, names: Sequence[str]) -> str:
        """Return the progress of the game as one line."""
        return self.headline.summary(self.text.progress(obs), names)

    @cached_property
    def view(self) -> View[Any, Any]:
        """The drawing."""
        return cast(View[Any, Any], self.module("view"))

    @cached_property
    def beats(self) -> Beats[Any]:
        """How each event is shown between two decisions."""
        return cast(Beats[Any], self.module("beats"))

    @cached_property
    def review(self) -> Review[Any]:
        """The review of a finished game."""
        return cast(Review[Any], self.module("review"))

    @cached_property
    def coach(self) -> Coach[Any]:
        """Tips for situations that occur for the first time."""
        return cast(Coach[Any], self.module("coach"))

    @cached_property
    def emblem(self) -> Emblem:
        """The small picture."""
        return cast(Emblem, self.module("emblem"))

    @cached_property
    def bots(self) -> Bots[Any]:
        """The opponents."""
        return cast(Bots[Any], self.module("bots"))

    def check_invariants(self, state: Any) -> None:
        """Check the game's invariants: no pieces appear or vanish."""
        self.test_module("invariants").check_invariants(state)

    def find(self, game: str) -> Info | None:
        """Look a game up like catalog.find, but know only this one."""
        return self.info if game == self.id else None

    def setups(self) -> list[Setup]:
        """Return set-ups with every seat count and, with each, every value of every option."""
        setups = []
        rounds = max((len(option.choices) for option in self.info.options), default=1)
        for seats in self.info.seats:
            for i in range(rounds):
                options = {o.key: o.choices[i % len(o.choices)][0] for o in self.info.options}
                setups.append(Setup(self, seats, tuple(options.items())))
        return setups

    def quick_setups(self) -> list[Setup]:
        """Return the set-ups of `make check`: fewest seats, most seats, every option value."""
        setups, last = self.setups(), len(self.info.seats) - 1
        rounds = len(setups) // (last + 1)
        few = min(max(rounds, 3), len(setups))
        return [setups[n * last // (max(few - 1, 1)) * rounds + n % rounds] for n in range(few)]

    def standard_setups(self) -> list[Setup]:
        """Return the set-ups of `make test`: the quick ones and the other numbers of seats."""
        quick, setups = self.quick_setups(), self.setups()
        rounds, seen = len(setups) // len(self.info.seats), {setup.seats for setup in quick}
        return quick + [
            setups[n * rounds + n % rounds]
            for n, seats in enumerate(self.info.seats)
            if seats not in seen
        ]

    def default(self, seats: int) -> Setup:
        """Return the set-up with default options."""
        return Setup(self, seats, tuple((o.key, o.default) for o in self.info.options))


class Setup(NamedTuple):
    """A game with its seats and options chosen."""

    kit: Kit
    seats: int
    chosen: tuple[tuple[str, int], ...]

    @property
    def options(self) -> Options:
        """The options as a mapping."""
        return dict(self.chosen)

    @property
    def names(self) -> tuple[str, ...]:
        """One display name per seat."""
        return NAMES[: self.seats]

    def new(self) -> Any:
        """Return the first position."""
        return self.kit.rules.new(self.seats, self.options)

    def record(self, seed: str) -> Record:
        """Return the record of a game without moves."""
        return make(self.kit.info, self.seats, self.options, seed)

    def part(self, items: list[T]) -> list[T]:
        """Return every other item, for slow checks; neighbouring set-ups get the other half.

        Games with at most three such set-ups get all items.
        """
        setups = self.kit.standard_setups()
        setups = setups if self in setups else self.kit.setups()
        shared_parts = len(setups) > 3 and self in setups
        return items[setups.index(self) % 2 :: 2] if shared_parts else items

    def label(self) -> str:
        """Return a short name for test reports."""
        return "-".join((self.kit.id, str(self.seats), *(f"{k}={v}" for k, v in self.chosen)))


class Position(NamedTuple):
    """A position of a random game and the move made in it; seat NATURE for luck."""

    state: Any
    seat: Seat
    move: Move
    events: tuple[Event, ...]


class Walk(NamedTuple):
    """A random game: every position with its move, the last position, and the record."""

    setup: Setup
    positions: tuple[Position, ...]
    end: Any
    record: Record

    def samples(self, n: int = 40, *modes: int) -> list[Any]:
        """Return about n positions: the first and last of each kind of turn, others evenly spread.

        modes: only positions with these modes of turn. There are more than n positions if there
        are more kinds of turns.
        """
        states = [position.state for position in self.positions]
        if modes:
            states = [state for state in states if state.turn.mode in modes]
        kinds = [(state.turn.mode, state.turn.prompt) for state in states]
        last = {kind: i for i, kind in enumerate(kinds)}
        chosen = {*last.values(), *(kinds.index(kind) for kind in last)}
        more = max(0, min(n, len(states)) - len(chosen))
        chosen.update(i * len(states) // more for i in range(more))
        return [states[i].clone() for i in sorted(chosen)]

    def deciders(self, n: int = 40) -> list[tuple[Any, Seat]]:
        """Return sampled positions of decisions, each with one of the deciding seats."""
        deciders = []
        for i, state in enumerate(self.samples(n)):
            if state.turn.seats:
                deciders.append((state, state.turn.seats[i % len(state.turn.seats)]))
        return deciders


@lru_cache(maxsize=256)
def walk(setup: Setup, seed: str = "contract", favourite: str = "") -> Walk:
    """Play a random game, with the same luck as a table with this seed.

    favourite: the name of a verb that everybody plays whenever possible, to reach positions that
    random play hardly ever reaches, such as an empty hand.
    """
    rules = setup.kit.rules
    state = setup.new()
    rng = Rng(f"walk/{seed}")
    positions, moves, rolls = [], [], 0
    while state.turn.mode != OVER:
        seat = NATURE if state.turn.mode == CHANCE else rng.pick(state.turn.seats)
        if seat == NATURE:
            move = rules.chance(state, Rng(f"{seed}/{rolls}"))
            rolls += 1
        else:
            legal = rules.legal(state, seat)
            favoured = [move for move in legal if favourite and verb_of(rules, move) == favourite]
            move = rng.pick(favoured or legal)
            moves.append(f"{seat}:{encode(rules.VOCABULARY.verbs, move)}")
        before = state.clone()
        events: list[Event] = []
        rules.apply(state, seat, move, events)
        positions.append(Position(before, seat, move, tuple(events)))
        assert len(positions) < MAX_STEPS, "this game does not end"
    record = setup.record(seed)._replace(moves=moves)
    return Walk(setup, tuple(positions), state, record)


def sealing_positions(setup: Setup, n: int) -> list[Any]:
    """Return positions where several seats seal a choice: up to n from each of a few games."""
    states = [state for seed in SEALED for state in walk(setup, seed).samples(n, ALL)]
    return [state for state in states if len(state.turn.seats) > 1]


@lru_cache(maxsize=256)
def _table(setup: Setup, seed: str) -> Table[Any]:
    return Table(setup.kit.rules, walk(setup, seed).record)


def table_at(setup: Setup, seed: str, ply: int) -> Table[Any]:
    """Return a table with the first `ply` moves of a random game.

    The replayed game is cached; changes of this table do not affect others.
    """
    table = _table(setup, seed).at_ply(ply)
    table.record = table.record._replace(moves=table.record.moves[:ply])
    return table


def verb_of(rules: Rules[Any], move: Move) -> str:
    """Return the name of a move's verb."""
    return encode(rules.VOCABULARY.verbs, move[:1])


def kits() -> list[Kit]:
    """Return the games under test: the catalog and the toy."""
    return [Kit(game) for game in (*catalog.GAMES, TOY)]


def viewers(setup: Setup) -> tuple[Seat | None, ...]:
    """Return all viewers: each seat, and None for the public."""
    return (*range(setup.seats), None)


def look(setup: Setup, viewer: Seat | None, **more: Any) -> Look:
    """Return the Look of a viewer."""
    return Look(names=setup.names, viewer=viewer, **more)


def contents(value: Any) -> Any:
    """Return everything an object holds, slot by slot, as comparable plain data.

    Unlike `key()` it includes slots that the game's own key leaves out.
    """
    kind = type(value)
    if kind in PLAIN_TYPES or isinstance(value, int | str | float | bytes):
        return value
    if isinstance(value, list | tuple):
        if PLAIN_TYPES.issuperset(map(type, value)):  # fast path for most of a state
            return list(value)
        return [contents(item) for item in value]
    if isinstance(value, bytearray):
        return bytes(value)
    if isinstance(value, dict):
        return {repr(key): contents(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(map(repr, value))
    return {name: contents(getattr(value, name)) for name in slots(value)}


def shared_parts(one: Any, other: Any) -> list[str]:
    """Return the names of slots in which two states share a mutable object."""
    mine = {id(part) for name in slots(one) for part in _mutable_parts(getattr(one, name))}
    return [
        name
        for name in slots(other)
        if any(id(part) in mine for part in _mutable_parts(getattr(other, name)))
    ]


def _mutable_parts(value: Any) -> Iterator[Any]:
    if isinstance(value, list | bytearray | dict | set):
        yield value
    if isinstance(value, list | tuple) and not PLAIN_TYPES.issuperset(map(type, value)):
        for item in value:
            yield from _mutable_parts(item)
    if isinstance(value, dict):
        for item in value.values():
            yield from _mutable_parts(item)


def slots(value: object) -> list[str]:
    """Return the names of an object's slots and attributes."""
    names = dict.fromkeys(n for cls in type(value).__mro__ for n in getattr(cls, "__slots__", ()))
    return [n for n in (*names, *getattr(value, "__dict__", {})) if hasattr(value, n)]


def poison(value: object) -> None:
    """Replace everything mutable in a state by values that fail when they are read."""
    for name in slots(value):
        _poison(getattr(value, name))


def _poison(value: Any) -> None:
    if isinstance(value, bytearray):
        value[:] = b"\xee" * len(value)
    elif isinstance(value, list):
        for item in value:
            _poison(item)
        value[:] = [Poison() for _ in value]


class Poison:
    """A value that must not be read: any use of it is an error."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]

    def _read(self, *_: object) -> Any:
        raise AssertionError("something hidden was read")

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = _read
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _read
    __int__ = __index__ = __bool__ = __str__ = __repr__ = __iter__ = __getitem__ = __len__ = _read
    __and__ = __rand__ = __or__ = __ror__ = __lshift__ = __rshift__ = __neg__ = _read


def each(random_walk: Walk, check: Callable[[Position], None]) -> None:
    """Run a check on every position of a game; note the position in the failure."""
    for i, position in enumerate(random_walk.positions):
        try:
            check(position)
        except AssertionError as problem:
            problem.add_note(f"in {random_walk.setup.label()} at step {i}: {position.state.turn}")
            raise


def prefixes(moves: Iterable[Move]) -> list[Move]:
    """Return all beginnings of the moves, whole moves included, each once and in order."""
    return list(dict.fromkeys(m[:size] for m in moves for size in range(1, len(m) + 1)))


def is_sentence(text: str) -> bool:
    """Return whether a text is in one line, begins as a sentence does and ends in a mark."""
    return "\n" not in text and text[0] == text[0].upper() and text[-1] in ".!?"
