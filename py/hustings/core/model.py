"""The vocabulary every other module speaks: seats, moves, events, turns, outcomes.

Only plain data lives here. No game, no randomness, no words for the player
beyond the labels a game declares about itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, MutableSequence
from typing import Final, NamedTuple, TypeAlias

Seat: TypeAlias = int
"""A decision maker, 0..n-1. A *side* (a candidate on the board) may have no seat."""

Move: TypeAlias = tuple[int, ...]
"""(verb, small non-negative ints...); the verb is a number of the game's vocabulary."""

Event: TypeAlias = tuple[int, ...]
"""(kind, ints...): what happened, for log and animation; the kind is a number of the game's
vocabulary (see core.vocabulary.GameEvent).

Rules never read one."""

Events: TypeAlias = MutableSequence[Event]
"""What rules append events to, in the order in which things happen."""

NO_LOG: Final[Events] = deque(maxlen=0)
"""Keeps none of the events appended to it: searches ask for the position only."""

Options: TypeAlias = dict[str, int]
"""Every option key of a game with its chosen value; complete and checked (see core.record)."""

Schema: TypeAlias = tuple[str, ...]
"""(event name, field names...); a last field ending in '*' takes the remaining ints as a list."""

Verb: TypeAlias = tuple[str | Mapping[int, tuple[str, ...]], ...]
"""(verb name, what each argument names...), in the game's own kinds ("place", "die", "card" ...).

Two arguments of one kind count the same things: place 3 is the same place wherever it is named. A
last kind ending in '*' takes the remaining ints. Where what follows depends on the argument before,
a mapping from that argument's value to the kinds that follow stands last.
"""

# Modes of a turn: who has to decide before play can go on.
ONE: Final = 0
"""Exactly one seat decides (`turn.seats` has one entry)."""
ALL: Final = 1
"""Every seat in `turn.seats` seals one move, in any order; the last one reveals.

The seats shrink as they commit."""
ANY: Final = 2
"""A window: each seat in `turn.seats` may react or pass, in any order; they shrink as they pass."""
CHANCE: Final = 3
"""Dice, draws or shuffles: the driver asks `rules.chance` and applies its answer as NATURE."""
OVER: Final = 4
"""The game has ended; `rules.outcome` says how."""

MODES: Final = ("one", "all", "any", "chance", "over")

NATURE: Final[Seat] = -1
"""The seat under which chance moves are applied."""
HIDDEN: Final = -1
"""Stands in an observation where the seat may not look."""


class Turn:
    """Who decides now, and in which way. Replaced, never edited.

    `prompt` is a small int of the game's own (an index into its phases); `text.prompt` words it.
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
    """How a side without a seat came out, such as an automatic candidate.

    side: which of the sides that the game's review names. rank, score: as in Outcome.
    """

    side: int
    rank: int
    score: int


class Outcome(NamedTuple):
    """How a game ended, one entry per seat.

    ranks: 1 for a winner; equal ranks share. No 1 at all means that nobody at the table won
    (an automatic side did, or a team failed).
    scores: the game's own number for each seat.
    reason: a key of the game's own, worded by its text module.
    others: the sides without a seat, ranked among all, seats and sides alike.
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
"""How far a game is, as facts: a few names of the game's own, each a number or a short code."""

COUNTS: Final = range(10_000)
"""What a number in a Progress may be that counts something."""


class Side(NamedTuple):
    """One side of a game: what a seat plays as, an automatic rival, the whole team.

    paint: a class name of the style sheet that sets its colour, "seat-0" for the first seat.
    figure: which of the seats' shapes is its mark (see draw.look.SHAPES). seats: who play it.
    """

    name: str
    paint: str
    figure: int
    letter: str
    seats: tuple[Seat, ...] = ()


class Die(NamedTuple):
    """A kind of die of which the throws are counted: all its faces are equally likely.

    faces: what each face is called. worth: the number on each face, () when they are no numbers.
    """

    name: str
    faces: tuple[str, ...]
    worth: tuple[int, ...] = ()


class Throw(NamedTuple):
    """One die as it fell. die: index into the game's DICE; side: who rolled, -1 for nobody."""

    die: int
    side: int
    face: int


LEVELS: Final = ("easy", "normal", "hard", "expert")
"""How strong bots may be, in ascending strength; a game offers some of these."""
HUMAN: Final = "human"
"""Who sits at a seat is told as this, or as "bot:" and a level."""
BOT: Final = "bot:"
NOTHING: Final[Mapping[int, int]] = {}
"""Proposed by an option whose default suits every number of seats."""


class Option(NamedTuple):
    """One thing that may be chosen before play and changes the rules.

    choices: ((value, label), ...); values are what a link and a record carry.
    default: what a link or a record means that does not name the option.
    proposed: by number of seats, what a new set-up proposes where that is not the default.
    seats: the numbers of seats at which it makes a difference, () all of them.
    """

    key: str
    label: str
    choices: tuple[tuple[int, str], ...]
    default: int
    help: str = ""
    proposed: Mapping[int, int] = NOTHING
    seats: tuple[int, ...] = ()


class Info(NamedTuple):
    """What the menu shows of a game; importing it must import no engine.

    seats: the seat counts that can be played, ascending. minutes: a typical length.
    hidden: whether somebody sees what others, or whoever looks on, may not, as a hand of cards. A
        choice that is covered from everybody until it is revealed does not count: what a seat sees
        of such a game everybody may. It says which pictures may leave the screen, and whose choices
        may be named; when the screen is handed over is read off the observations (core/secrecy).
    rules: the version of the rules; raised when the same record would play differently.
    sides: what each seat plays as from the start, by seat; () where that has no name before play.
    together: whether all seats are one team, with one rank and one score.
    effort: how much there is to learn before one plays well: 1 little, 2 some, 3 a lot.
    rival: the level of the bots that a new set-up proposes: one that beginners can win against.
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
    rival: str = "normal"


AT_ONCE: Final = 0
"""Said without being waited for."""
BRIEF: Final = 350
PLAIN: Final = 700
SCENE: Final = 1500
"""Lengths of beats: milliseconds at the normal pace. SCENE is something important happening."""


class Beat(NamedTuple):
    """One thing that happened, as it is told between two decisions.

    says: one line in words. who: the seat whose doing it is; then `says` is what they did, without
    a subject, so that what one seat does in its turn can stand in one line ("Iris: $3, TV Ad").
    length: milliseconds at the normal pace until the next beat. sound: which one goes with it, one
    of SOUNDS or "".
    """

    says: str
    length: int = PLAIN
    who: Seat | None = None
    sound: str = ""


class Tip(NamedTuple):
    """What the coach says the first time a situation occurs.

    key: of the situation. head: what it is, in a few words. says: why it matters, in a sentence or
    two. rule: the number of the rule that says more.
    """

    key: str
    head: str
    says: str
    rule: str


SOUNDS: Final = ("dice", "coin", "card", "stamp", "turn", "win")
"""The sounds there are; "turn" and "win" the table makes by itself."""
