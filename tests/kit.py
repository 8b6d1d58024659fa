"""What the tests need of a game: its modules, its set-ups and seeded random games of it.

Works alike for the games of the catalog and for the toy, so that no test branches on a game.
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
    "py/hustings/games/<id>/RULES.md",
    "py/hustings/games/<id>/figures.json",
    "py/hustings/games/<id>/lesson.json",
    "py/hustings/games/<id>/puzzles.json",
    "py/hustings/games/<id>/demo.json",
    "py/hustings/games/<id>/odds.json",
    *(f"locales/en/<id>{room}.ftl" for room in ("", "_lesson", "_demo")),
    *(f"py/hustings/messages/generated/<id>{room}.py" for room in ("", "_lesson", "_demo")),
    "web/games/<id>.css",
    "docs/transcript/<id>.md",
    "tests/games/<id>/conserve.py",
    "tests/games/<id>/bars.py",
    "tests/records/<id>/expected.txt",
    "tests/bots/decisions/<id>.txt",
    "tests/sentences/<id>.txt",
    "e2e/test_<id>.py",
)
"""What every game has. docs/adding-a-game.md says of each what it holds."""
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
TOY = "toy"
SEALED = ("contract", "6")
"""Seeds of random games; some have a sealed round, in every game with such rounds."""
MAX_STEPS = 20_000
PLAIN = frozenset((int, bool, str, float, bytes, type(None)))


class Modules(NamedTuple, Generic[S]):
    """A game's modules; tests/typed.py makes one of each game, so that mypy compares them."""

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
    """One game and the modules of its folder, imported when asked for."""

    def __init__(self, game: str) -> None:
        self.id = game

    def __repr__(self) -> str:
        return self.id

    def __eq__(self, other: object) -> bool:
        """Two kits of a game are one, so that a random game is played once for all tests of it."""
        return isinstance(other, Kit) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def folder(self) -> Path:
        """Where the game's files are."""
        return ROOT / "tests" / TOY if self.id == TOY else GAMES / self.id

    @property
    def page(self) -> Path:
        """Where the game's numbers, events and facts are explained."""
        toys = self.folder / "transcript.md"
        return toys if self.id == TOY else ROOT / "docs" / "transcript" / f"{self.id}.md"

    def module(self, name: str) -> ModuleType:
        """Return a module of the game's folder."""
        package = "tests.toy" if self.id == TOY else f"hustings.games.{self.id}"
        return import_module(f"{package}.{name}")

    def shipped(self, name: str) -> Any:
        """Return the data of a JSON file of the game, with its words; [] where it has none."""
        if self.id != TOY:
            return catalog.shipped(self.id, name)
        file = self.folder / f"{name}.json"
        return json.loads(file.read_text("utf-8")) if file.exists() else []

    def beside(self, name: str) -> ModuleType:
        """Return a module that stands with the game's tests: conserve, bars."""
        package = "tests.toy" if self.id == TOY else f"tests.games.{self.id}"
        return import_module(f"{package}.{name}")

    def sources(self, name: str) -> list[Path]:
        """Return the files of a module of the game: one, or those of its folder."""
        module = self.folder / f"{name}.py"
        return [module] if module.exists() else sorted((self.folder / name).glob("*.py"))

    def mentions(self, name: str, pattern: str) -> bool:
        """Return whether the source of a module of the game has something, as what it declares."""
        return any(re.search(pattern, path.read_text("utf-8")) for path in self.sources(name))

    def missing(self) -> list[str]:
        """Return which of the files that every game has this one lacks; a folder is as good."""
        files = [file.replace("<id>", self.id) for file in FILES]
        places = [(ROOT / file, ROOT / file.removesuffix(".py") / "__init__.py") for file in files]
        return [
            file
            for file, (module, face) in zip(files, places, strict=True)
            if not module.exists() and not face.exists()
        ]

    @cached_property
    def info(self) -> Info:
        """What the menu shows."""
        return cast(Info, self.module("info").INFO)

    @cached_property
    def rules(self) -> Rules[Any]:
        """What may happen."""
        return cast(Rules[Any], self.module("rules"))

    @cached_property
    def text(self) -> Text[Any]:
        """All words."""
        return cast(Text[Any], self.module("text"))

    @cached_property
    def headline(self) -> Headline:
        """How it stands or ended, in a line."""
        return cast(Headline, self.module("headline"))

    def summary(self, obs: Any, names: Sequence[str]) -> str:
        """Return how far the game is, in a few words."""
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
        """What is explained when it first occurs."""
        return cast(Coach[Any], self.module("coach"))

    @cached_property
    def emblem(self) -> Emblem:
        """The small picture."""
        return cast(Emblem, self.module("emblem"))

    @cached_property
    def bots(self) -> Bots[Any]:
        """The opponents."""
        return cast(Bots[Any], self.module("bots"))

    def conserved(self, state: Any) -> None:
        """Check by the game's own laws that nothing has appeared or vanished."""
        self.beside("conserve").conserved(state)

    def find(self, game: str) -> Info | None:
        """Look a game up as catalog.find does, but know this one only."""
        return self.info if game == self.id else None

    def setups(self) -> list[Setup]:
        """Return set-ups with every seat count, and every option value with each of them."""
        found = []
        rounds = max((len(option.choices) for option in self.info.options), default=1)
        for seats in self.info.seats:
            for i in range(rounds):
                options = {o.key: o.choices[i % len(o.choices)][0] for o in self.info.options}
                found.append(Setup(self, seats, tuple(options.items())))
        return found

    def few_setups(self) -> list[Setup]:
        """Return some of them: with the fewest seats, the most, and every option value."""
        setups, last = self.setups(), len(self.info.seats) - 1
        rounds = len(setups) // (last + 1)
        few = min(max(rounds, 3), len(setups))
        return [setups[n * last // (max(few - 1, 1)) * rounds + n % rounds] for n in range(few)]

    def usual_setups(self) -> list[Setup]:
        """Return these few, and one with each number of seats that is not among them."""
        few, setups = self.few_setups(), self.setups()
        rounds, seen = len(setups) // len(self.info.seats), {setup.seats for setup in few}
        return few + [
            setups[n * rounds + n % rounds]
            for n, seats in enumerate(self.info.seats)
            if seats not in seen
        ]

    def default(self, seats: int) -> Setup:
        """Return the set-up with the options as they stand."""
        return Setup(self, seats, tuple((o.key, o.default) for o in self.info.options))


class Setup(NamedTuple):
    """A game with its seats and options chosen."""

    kit: Kit
    seats: int
    chosen: tuple[tuple[str, int], ...]

    @property
    def options(self) -> Options:
        """The options as the rules take them."""
        return dict(self.chosen)

    @property
    def names(self) -> tuple[str, ...]:
        """One display name per seat."""
        return NAMES[: self.seats]

    def new(self) -> Any:
        """Return the first position."""
        return self.kit.rules.new(self.seats, self.options)

    def record(self, seed: str) -> Record:
        """Return the record of a game not yet begun."""
        return make(self.kit.info, self.seats, self.options, seed)

    def part(self, items: list[T]) -> list[T]:
        """Return every other item, for checks that cost much, where other set-ups see the rest.

        Which ones depends on the set-up's place among those of its game that are as usual as it
        is; few set-ups see all.
        """
        setups = self.kit.usual_setups()
        setups = setups if self in setups else self.kit.setups()
        shared = len(setups) > 3 and self in setups
        return items[setups.index(self) % 2 :: 2] if shared else items

    def label(self) -> str:
        """Return a short name for test reports."""
        return "-".join((self.kit.id, str(self.seats), *(f"{k}={v}" for k, v in self.chosen)))


class Position(NamedTuple):
    """A position of a random game and what was done in it; seat NATURE for luck."""

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
        """Return up to n positions (more where there are more kinds of turns than that).

        The first and the last of each kind of turn are there, the rest evenly spread.
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
        """Return sampled positions in which somebody decides, with one of those seats each."""
        found = []
        for i, state in enumerate(self.samples(n)):
            if state.turn.seats:
                found.append((state, state.turn.seats[i % len(state.turn.seats)]))
        return found


@lru_cache(maxsize=256)
def walk(setup: Setup, seed: str = "contract", fond: str = "") -> Walk:
    """Play a random game; luck falls as it would at a table with this seed.

    fond: the name of a verb that everybody plays whenever they can, so that what random players
    hardly ever come to (a hand that is spent, say) comes about as well.
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
            liked = [move for move in legal if fond and verb_of(rules, move) == fond]
            move = rng.pick(liked or legal)
            moves.append(f"{seat}:{encode(rules.VOCABULARY.verbs, move)}")
        before = state.clone()
        events: list[Event] = []
        rules.apply(state, seat, move, events)
        positions.append(Position(before, seat, move, tuple(events)))
        assert len(positions) < MAX_STEPS, "this game does not end"
    record = setup.record(seed)._replace(moves=moves)
    return Walk(setup, tuple(positions), state, record)


def sealings(setup: Setup, n: int) -> list[Any]:
    """Return up to n positions of each of a few games, in which several seats seal something."""
    states = [state for seed in SEALED for state in walk(setup, seed).samples(n, ALL)]
    return [state for state in states if len(state.turn.seats) > 1]


@lru_cache(maxsize=256)
def _table(setup: Setup, seed: str) -> Table[Any]:
    return Table(setup.kit.rules, walk(setup, seed).record)


def table_at(setup: Setup, seed: str, ply: int) -> Table[Any]:
    """Return a table with the first moves of a random game on it, as their replay would make it.

    The game is replayed once for all its moments; what is done to this table touches no other.
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
    """Return everybody who may look: each seat, and None for the public."""
    return (*range(setup.seats), None)


def look(setup: Setup, viewer: Seat | None, **more: Any) -> Look:
    """Return how a viewer looks at the table."""
    return Look(names=setup.names, viewer=viewer, **more)


def contents(value: Any) -> Any:
    """Return all that an object holds, slot by slot, as comparable plain data.

    Unlike `key()` this is not the game's own account of itself: what a state carries along in
    a slot that its key leaves out is found as well.
    """
    kind = type(value)
    if kind in PLAIN or isinstance(value, int | str | float | bytes):
        return value
    if isinstance(value, list | tuple):
        if PLAIN.issuperset(map(type, value)):  # most of what a state holds: thousands a second
            return list(value)
        return [contents(item) for item in value]
    if isinstance(value, bytearray):
        return bytes(value)
    if isinstance(value, dict):
        return {repr(key): contents(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(map(repr, value))
    return {name: contents(getattr(value, name)) for name in slots(value)}


def shared(one: Any, other: Any) -> list[str]:
    """Return what two states share that can be changed in place, by slot name."""
    mine = {id(part) for name in slots(one) for part in _changeable(getattr(one, name))}
    return [
        name
        for name in slots(other)
        if any(id(part) in mine for part in _changeable(getattr(other, name)))
    ]


def _changeable(value: Any) -> Iterator[Any]:
    if isinstance(value, list | bytearray | dict | set):
        yield value
    if isinstance(value, list | tuple) and not PLAIN.issuperset(map(type, value)):
        for item in value:
            yield from _changeable(item)
    if isinstance(value, dict):
        for item in value.values():
            yield from _changeable(item)


def slots(value: object) -> list[str]:
    """Return the names of everything an object carries."""
    names = dict.fromkeys(n for cls in type(value).__mro__ for n in getattr(cls, "__slots__", ()))
    return [n for n in (*names, *getattr(value, "__dict__", {})) if hasattr(value, n)]


def scribble(value: object) -> None:
    """Spoil everything changeable that a state holds: whoever still reads it will stumble."""
    for name in slots(value):
        _spoil(getattr(value, name))


def _spoil(value: Any) -> None:
    if isinstance(value, bytearray):
        value[:] = b"\xee" * len(value)
    elif isinstance(value, list):
        for item in value:
            _spoil(item)
        value[:] = [Poison() for _ in value]


class Poison:
    """Stands for what must not be read: any use of it is an error."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]

    def _read(self, *_: object) -> Any:
        raise AssertionError("something hidden was read")

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = _read
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _read
    __int__ = __index__ = __bool__ = __str__ = __repr__ = __iter__ = __getitem__ = __len__ = _read
    __and__ = __rand__ = __or__ = __ror__ = __lshift__ = __rshift__ = __neg__ = _read


def each(walked: Walk, check: Callable[[Position], None]) -> None:
    """Run a check on every position of a game, and say which one failed."""
    for i, position in enumerate(walked.positions):
        try:
            check(position)
        except AssertionError as problem:
            problem.add_note(f"in {walked.setup.label()} at step {i}: {position.state.turn}")
            raise


def prefixes(moves: Iterable[Move]) -> list[Move]:
    """Return the beginnings of the moves in order, each once, whole moves included."""
    return list(dict.fromkeys(m[:size] for m in moves for size in range(1, len(m) + 1)))
