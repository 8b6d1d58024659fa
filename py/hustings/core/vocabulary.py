"""Declares the verbs, prompts and events of a game, each once.

A game's module `vocabulary.py` makes one `Vocabulary` and declares everything on it. Moves, events
and turns carry numbers that follow the order of declaration. Records hold verbs by name: the order
may change, names must not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any, ClassVar, Final, Self, TypeAlias, TypeVar, dataclass_transform

from hustings.core.model import PLAIN, Beat, Event, Schema, Seat, Verb

Rest: TypeAlias = Sequence[int]
"""The type of an event's last field that takes all remaining numbers."""

Rule: TypeAlias = int | str
"""The rule that explains something: its number in the rules, or names of fields that lead to it.

The names stand in one text ("way card"). The first field whose value has a rule of its own gives
the rule, else the kind of the last field (see core.rule_numbers).
"""

NO_VALUES: Final[Mapping[int, int]] = {}


class Vocabulary:
    """The kinds, verbs, prompts and events of one game, numbered in the order of declaration.

    kinds: what the values of each kind of argument mean, one line each.
    verbs: (name, kind, ...) per verb; "pass" is what "nobody reacts" plays in an ANY window.
    verb_rules: the rule about what each verb does.
    ends_turn: verbs that end a human player's turn, or their part of it. They may leave something
        unused, so they are never played without being asked for.
    repeats: by verb, the attribute of a state that counts how often its bare move can still be
        made in this turn. The page offers to make such a move again each time. repeats_in: by verb,
        the attribute that stays the same as long as it is repeated.
    batches: verbs whose last number says how many. After such a move the page offers more of the
        same at once.
    additive: verbs of which several moves do the same as one with the sum of their last numbers.
    again: verbs after whose move the page offers to make the same one as often as possible at once.
    declines: verbs that give something up or leave it as it is. Their buttons are never the primary
        one, unless there is no other.
    extras: verbs that do something besides what a turn is for. Nor are their buttons primary.
    prompts: the rule about what each prompt of a turn asks for. prompt_names: what they are called,
        where a game's facts name them.
    awaited: prompts of luck that decide the game, a count of votes. It waits for a player's press,
        as does a forced move that leads to it.
    events: the class of each event.
    reveals: events that show something hidden, so that the move before cannot be taken back.
    shown: events that must be seen: `beats.beat` always returns a beat for them.
    things: the rule about each kind ("card") and about values that have their own ("card:7").
    places: by the name of an event's field, or "event.field", the key of what a board draws there.
    end_rule: the rule about who wins.
    owner: the attribute of a state that holds whose turn it is, None for nobody's, in a game that
        asks others meanwhile; "" where whoever decides has the turn.
    """

    def __init__(self, *, end_rule: int, owner: str = "") -> None:
        self.kinds: dict[str, str] = {}
        self.verbs: list[Verb] = []
        self.verb_rules: list[Rule] = []
        self.ends_turn: set[int] = set()
        self.batches: set[int] = set()
        self.additive: set[int] = set()
        self.again: set[int] = set()
        self.declines: set[int] = set()
        self.extras: set[int] = set()
        self.repeats: dict[int, str] = {}
        self.repeats_in: dict[int, str] = {}
        self.prompts: dict[int, int] = {}
        self.prompt_names: list[str] = []
        self.awaited: set[int] = set()
        self.events: list[type[GameEvent]] = []
        self.reveals: set[int] = set()
        self.shown: set[int] = set()
        self.things: dict[str, int] = {}
        self.places: dict[str, str] = {}
        self.end_rule = end_rule
        self.owner = owner

    def kind(
        self, name: str, meaning: str, *, rule: int, rules: Mapping[int, int] = NO_VALUES
    ) -> str:
        """Declare a kind of argument; return its name. rules: by value, where one has its own."""
        self.kinds[name] = meaning
        return self.thing(name, rule=rule, rules=rules)

    def thing(self, name: str, *, rule: int, rules: Mapping[int, int] = NO_VALUES) -> str:
        """Declare a field of events that no move names; return its name. rules: as for `kind`."""
        self.things[name] = rule
        self.things |= {f"{name}:{value}": own for value, own in rules.items()}
        return name

    def drawn_places(self, key: str, *fields: str) -> None:
        """Declare fields of events that name a place; boards draw place 3 with the key "<key>-3".

        fields: "cell" in every event, "marks.place" in one.
        """
        self.places |= dict.fromkeys(fields, key)

    def verb(
        self,
        name: str,
        *kinds: str | Mapping[int, tuple[str, ...]],
        rule: Rule,
        ends_turn: bool = False,
        declines: bool = False,
        extra: bool = False,
        batch: bool = False,
        additive: bool = False,
        again: bool = False,
        repeats: str = "",
        repeats_in: str = "",
        prompt_rule: int | None = None,
    ) -> int:
        """Declare a verb; return its number.

        kinds: of its arguments (see model.Verb); `rest(kind)` takes all remaining numbers.
        prompt_rule: the rule about the prompt of the same number, in a game whose prompts have the
        names of the verbs that answer them.
        """
        number = len(self.verbs)
        self.verbs.append((name, *kinds))
        self.verb_rules.append(rule)
        if ends_turn:
            self.ends_turn.add(number)
        if declines:
            self.declines.add(number)
        if extra:
            self.extras.add(number)
        if batch:
            self.batches.add(number)
        if additive:
            self.additive.add(number)
        if again:
            self.again.add(number)
        if repeats:
            self.repeats[number] = repeats
        if repeats_in:
            self.repeats_in[number] = repeats_in
        if prompt_rule is not None:
            self.prompts[number] = prompt_rule
        return number

    def prompt(self, name: str, *, rule: int, awaited: bool = False) -> int:
        """Declare what a turn may ask for; return its number. awaited: see the class."""
        number = len(self.prompt_names)
        self.prompt_names.append(name)
        self.prompts[number] = rule
        if awaited:
            self.awaited.add(number)
        return number


def rest(kind: str) -> str:
    """Return the kind of a verb's last argument that takes all remaining numbers."""
    return f"{kind}*"


@dataclass_transform(frozen_default=True)
class GameEvent(tuple[int, ...]):
    """One thing that happened: a tuple of ints whose fields are read by name.

    A subclass declares an event: `class Won(GameEvent, of=V, rule=34, shown=True)`. Its annotations
    are its fields, in order; a last field of type `Rest` takes all remaining numbers. A field named
    like a keyword or a method of tuples ends in "_" (`from_`), which transcripts leave out. The
    docstring is the event's line in docs/transcript. `Won(3, 12)` makes an event; as a tuple it
    begins with the event's number.

    of: the vocabulary. rule: the rule that the event follows. name: in transcripts, if not the
    class's. shown, reveals: see Vocabulary. length: milliseconds until the next beat at the normal
    pace. sound: one of model.SOUNDS, or "". decisive: whether it may turn a game, so that the
    review names it beside a large change of the chance to win.
    """

    __slots__ = ()

    __match_args__: ClassVar[tuple[str, ...]]
    NUMBER: ClassVar[int]
    NAME: ClassVar[str]
    SCHEMA: ClassVar[Schema]
    """(name, field, ...); a last field with '*' takes the remaining ints."""
    RULE: ClassVar[Rule]
    LENGTH: ClassVar[int]
    SOUND: ClassVar[str]
    DECISIVE: ClassVar[bool]

    def __init_subclass__(
        cls,
        *,
        of: Vocabulary,
        rule: Rule,
        name: str = "",
        shown: bool = False,
        reveals: bool = False,
        length: int = PLAIN,
        sound: str = "",
        decisive: bool = False,
    ) -> None:
        number = len(of.events)
        fields = cls.__dict__.get("__annotations__", {})  # noqa: RUF063 - inspect starts slowly
        open_ended = "Rest" in fields.values()
        cls.NUMBER, cls.NAME, cls.RULE = number, name or _snake_case(cls.__name__), rule
        cls.LENGTH, cls.SOUND, cls.DECISIVE = length, sound, decisive
        names = {field: field.rstrip("_") for field in fields}
        cls.SCHEMA = (cls.NAME, *(names[n] + "*" * (k == "Rest") for n, k in fields.items()))
        for i, field in enumerate(fields, 1):
            take = slice(i, None) if fields[field] == "Rest" else i
            setattr(cls, field, property(itemgetter(take)))
        cls.__new__ = _constructor(number, open_ended=open_ended)  # type: ignore[method-assign]
        cls.__match_args__ = tuple(fields)  # type: ignore[misc]
        of.events.append(cls)
        if shown:
            of.shown.add(number)
        if reveals:
            of.reveals.add(number)

    @classmethod
    def of_numbers(cls, numbers: Event) -> Self:
        """Return the event made of these numbers; the first is the event's own."""
        return tuple.__new__(cls, numbers)

    def replace(self, **fields: int | Rest) -> Self:
        """Return a copy with some fields changed, such as to HIDDEN."""
        values: list[int] = [self.NUMBER]
        for field in self.__match_args__:
            value = fields.get(field, getattr(self, field))
            values += [value] if isinstance(value, int) else value
        return self.of_numbers(tuple(values))

    def beat(
        self,
        says: str,
        who: Seat | None = None,
        *,
        length: int | None = None,
        sound: str = "",
        heard: str = "",
    ) -> Beat:
        """Return a beat for the event; length and sound are the declared ones unless given."""
        lasts = self.LENGTH if length is None else length
        return Beat(says, lasts, who, sound or self.SOUND, heard)

    def __repr__(self) -> str:
        fields = (f"{field}={getattr(self, field)!r}" for field in self.__match_args__)
        return f"{type(self).__name__}({', '.join(fields)})"

    def __reduce__(self) -> tuple[Callable[[Event], Self], tuple[Event]]:
        """Copy and pickle by the numbers, because `__new__` takes fields."""
        return self.of_numbers, (tuple(self),)


E = TypeVar("E", bound=GameEvent)


def of_kind(events: Iterable[Event], kind: type[E]) -> list[E]:
    """Return the events of one kind, in the order in which they happened."""
    return [event for event in events if isinstance(event, kind)]


def _constructor(number: int, *, open_ended: bool) -> Callable[..., Any]:
    """Return `__new__` of an event class; playouts call it often, so it has no branches."""
    make = tuple.__new__

    def closed(cls: type[GameEvent], *values: int) -> GameEvent:
        return make(cls, (number, *values))

    def with_rest(cls: type[GameEvent], *values: Any) -> GameEvent:
        return make(cls, (number, *values[:-1], *values[-1]))

    return with_rest if open_ended else closed


def _snake_case(name: str) -> str:
    """Return a class name as transcripts write it: "start_rolled" for "StartRolled"."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")
