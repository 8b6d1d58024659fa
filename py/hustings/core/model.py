"""The plain data types every other module uses: seats, moves, events, turns, outcomes."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, MutableSequence
from typing import Final, NamedTuple, TypeAlias

Seat: TypeAlias = int
"""A decision maker, 0 to n-1. A side (a candidate on the board) may have no seat."""

Move: TypeAlias = tuple[int, ...]
"""(verb, small non-negative ints...); the verb is a number of the game's vocabulary."""

Event: TypeAlias = tuple[int, ...]
"""(kind, ints...): what happened, for the log and playback; rules never read events.

The kind is a number of the game's vocabulary (see core.vocabulary.GameEvent)."""

Events: TypeAlias = MutableSequence[Event]
"""What rules append events to, in the order in which things happen."""

NO_LOG: Final[Events] = deque(maxlen=0)
"""Keeps none of the events appended to it: searches ask for the position only."""

Options: TypeAlias = dict[str, int]
"""All option keys of a game with their values, checked (see core.record)."""

Schema: TypeAlias = tuple[str, ...]
"""(event name, field names...); a last field ending in '*' takes the remaining ints as a list."""

Verb: TypeAlias = tuple[str | Mapping[int, tuple[str, ...]], ...]
"""(verb name, kind of each argument...), such as ("staff", "die", "place").

Equal numbers of one kind mean the same thing. A last kind ending in '*' takes all remaining ints. A
last entry may be a mapping from the value of the argument before it to the kinds that follow.
"""

# Modes of a turn: who has to decide before play goes on.
ONE: Final = 0
"""Exactly one seat decides (`turn.seats` has one entry)."""
ALL: Final = 1
"""Each seat in `turn.seats` seals one move and leaves it; the last one reveals them all."""
ANY: Final = 2
"""A window: each seat in `turn.seats` may react, in any order, or pass and leave it."""
CHANCE: Final = 3
"""Dice or draws: the driver applies the move that `rules.chance` returns, as NATURE."""
OVER: Final = 4
"""The game has ended; `rules.outcome` says how."""

MODES: Final = ("one", "all", "any", "chance", "over")

NATURE: Final[Seat] = -1
"""The seat under which chance moves are applied."""
HIDDEN: Final = -1
"""The value of hidden entries in an observation."""


class Turn:
    """Who decides now, and how. Immutable by convention: rules replace it.

    prompt: a number of the game's vocabulary; `text.prompt` puts it in words.
    """

    __slots__ = ("mode", "prompt", "seats")

    def __init__(self, mode: int, seats: tuple[Seat, ...] = (), prompt: int = 0) -> None:
        self.mode = mode
        self.seats = seats
        self.prompt = prompt

    def key(self) -> tuple[int, tuple[Seat, ...], int]:
        """Return the turn as a hashable value."""
        return (self.mode, self.seats, self.prompt)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Turn({MODES[self.mode]}, {self.seats}, {self.prompt})"


class Rival(NamedTuple):
    """The result of a side without a seat, such as an automatic candidate.

    side: an index into the sides of the game's review. rank, score: as in Outcome.
    """

    side: int
    rank: int
    score: int


class Outcome(NamedTuple):
    """How a game ended, one entry per seat.

    ranks: 1 for a winner; equal ranks share a place. Without a 1 no seat has won: an automatic side
    has, or the team has lost. scores: in the game's own unit. reason: a key that the game's
    headline module puts in words. others: the sides without a seat, ranked together with the seats.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    others: tuple[Rival, ...] = ()

    def payoff(self) -> tuple[float, ...]:
        """Return what each seat earned: 1 for a win, 1/k each for a win shared by k, else 0."""
        winners = self.ranks.count(1)
        return tuple(1 / winners if rank == 1 else 0.0 for rank in self.ranks)


Progress: TypeAlias = Mapping[str, int | str]
"""How far a game is, as data: names chosen by the game, each with a number or a short code."""

COUNTS: Final = range(10_000)
"""The values that a count in a Progress may have."""


class Side(NamedTuple):
    """One side of a game: what a seat plays as, an automatic rival, the whole team.

    paint: a class of the style sheet that sets its colour, "seat-0" for the first seat. figure: the
    index of its shape (draw.look.SHAPES). seats: those that play it.
    """

    name: str
    paint: str
    figure: int
    letter: str
    seats: tuple[Seat, ...] = ()


class Die(NamedTuple):
    """A kind of die whose throws are counted; all its faces are equally likely.

    faces: the name of each face. worth: the number on each face, () if there are none.
    """

    name: str
    faces: tuple[str, ...]
    worth: tuple[int, ...] = ()


class Throw(NamedTuple):
    """One thrown die. die: index into the game's DICE. side: who rolled it, -1 for nobody."""

    die: int
    side: int
    face: int


LEVELS: Final = ("easy", "normal", "hard", "expert")
"""Levels of bots in ascending strength; a game offers some of these."""
HUMAN: Final = "human"
"""The kind of a seat is this, AWAY, or "bot:" and a level."""
AWAY: Final = "away"
"""The kind of a seat whose player has the game on another device and sends it as a link."""
BOT: Final = "bot:"
NOTHING: Final[Mapping[int, int]] = {}
"""The `proposed` of an option whose default suits every number of seats."""


class Option(NamedTuple):
    """A choice of rules made before play.

    choices: ((value, label), ...); links and records hold the values. default: the value in links
    and records that do not name the option. proposed: by number of seats, the value that a new
    set-up proposes instead. seats: the numbers of seats for which it matters, () for all.
    pictured: whether the game's view draws each value, by a function `option_picture`.
    """

    key: str
    label: str
    choices: tuple[tuple[int, str], ...]
    default: int
    help: str = ""
    proposed: Mapping[int, int] = NOTHING
    seats: tuple[int, ...] = ()
    pictured: bool = False


class Info(NamedTuple):
    """A game's menu entry; importing it imports no engine.

    seats: the possible numbers of seats, ascending. minutes: a typical length.
    hidden: whether a seat knows what others may not, such as a hand of cards. Choices sealed until
        they are revealed do not count. Decides which pictures may be exported and whose choices
        may be named; handing over the screen is decided from observations (core/secrecy).
    rules: the version of the rules; raised when the same record would play differently.
    sides: what each seat plays as, by seat; () if that is open before play.
    together: whether all seats are one team, with one rank and one score.
    effort: how much there is to learn: 1 little, 2 some, 3 a lot.
    levels: the levels of its bots, some of LEVELS, ascending.
    rival: the level of bots that a new set-up proposes; beginners can win against it.
    orders: the standing orders that players elsewhere may give (see the game's orders.py), the
        usual one first; () where nobody is asked during another's turn.
    scored_alone: an option and the value with which a game alone is nearly always won, so that a
        review goes by the score to be expected and not by the chance to win; None without one.
    talks: whether its bots say what they are about to do (see the game's talk.py).
    press: whether it has headlines (see the game's press.py).
    clear_lead: a lead over the best rival (without rivals a score) that Normal has in about half of
        its wins: an aim of the game of the day.
    automatic: what set-up says of the sides that nobody plays, for each entry of `seats`, "" where
        there are none; () if all sides have a seat.
    puzzle_grades: (grade, how many) of its puzzles in their order, neighbours of a grade together.
    """

    id: str
    title: str
    tagline: str
    credit: str
    seats: tuple[int, ...]
    minutes: int
    options: tuple[Option, ...]
    hidden: bool
    rules: int
    sides: tuple[Side, ...] = ()
    together: bool = False
    effort: int = 1
    levels: tuple[str, ...] = ("easy", "normal", "hard")
    rival: str = "normal"
    orders: tuple[str, ...] = ()
    clear_lead: int = 1
    talks: bool = False
    press: bool = False
    automatic: tuple[str, ...] = ()
    puzzle_grades: tuple[tuple[int, int], ...] = ()
    scored_alone: tuple[str, int] | None = None


AT_ONCE: Final = 0
"""The next beat follows at once."""
BRIEF: Final = 350
PLAIN: Final = 700
SCENE: Final = 1500
"""Lengths of beats in milliseconds at the normal pace; SCENE is for important events."""
MAX_TURN_MS: Final = 1200
"""Milliseconds at the normal pace that the beats of one seat's turn take at most, without scenes,
unless the game gives them more."""


class Beat(NamedTuple):
    """How one event is shown in playback.

    says: one line of text. who: the seat that acted; then `says` has no subject, so that several
    actions of one seat fit in one line ("Iris: $3, TV Ad"). length: milliseconds at the normal pace
    until the next beat. sound: one of SOUNDS, or "". heard: the same as a short sentence for those
    who hear the game; "" if the log's sentence serves them. turn_ms: the milliseconds after which
    further beats of the same turn are not waited for, scenes excepted. replaces: whether `says`
    takes the place of what the beat before said in the same line, such as a throw that is repeated.
    awaits: whether the next beat waits until a player presses a button, so that a climax can be
    read. loss: a phrase with a subject on what the event takes from the viewer, which stays in
    sight where the beat is not shown; "" for nothing. spoken: whether `says` is what the seat says
    itself; it begins a line, so that no two thoughts run together.
    """

    says: str
    length: int = PLAIN
    who: Seat | None = None
    sound: str = ""
    heard: str = ""
    turn_ms: int = MAX_TURN_MS
    replaces: bool = False
    awaits: bool = False
    loss: str = ""
    spoken: bool = False


class Area(NamedTuple):
    """A part of the board in words. name: a heading; places: a label or sentence each."""

    name: str
    places: list[str]


class Tip(NamedTuple):
    """What the coach says when a situation first occurs.

    key: of the situation. head: a heading of a few words. says: a sentence or two on why it
    matters. rule: the number of the rule with the details.
    """

    key: str
    head: str
    says: str
    rule: str


SOUNDS: Final = ("dice", "coin", "card", "stamp", "press", "cheer", "turn", "win")
"""All sounds; the application itself plays the last four."""
