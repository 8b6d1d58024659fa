"""What a game folder must offer, module by module. Read this first when adding a game.

`State` is satisfied by a class in `games/<game>/state.py`; `Rules`, `Text`, `Headline`,
`View`, `Review`, `Telling`, `Emblem` and `Bots` by the *modules* `rules.py`, `text.py`,
`headline.py`, `view.py`, `review.py`, `telling.py`, `emblem.py` and `bots.py`, or folders of these
names;
`Bot` by what the `LEVELS` of `bots` make. All that is named here must be there and is all that is
asked for. In `tests/games/<game>/typed.py` mypy compares a game's modules with what stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeAlias, TypeVar

from hustings.core.model import (
    Beat,
    Die,
    Event,
    Move,
    Options,
    Outcome,
    Progress,
    Seat,
    Side,
    Throw,
    Tip,
    Turn,
)
from hustings.core.rng import Rng
from hustings.core.vocabulary import Vocabulary
from hustings.messages.people import Cast

if TYPE_CHECKING:
    from hustings.core.moves import Picks

Tree = list[Any]
"""One drawn element: [tag, attrs, children]; children are trees or strings (see draw.tree)."""


class State(Protocol):
    """One position: ints, lists and tuples in slots; edited in place by `rules.apply` only."""

    turn: Turn

    @property
    def seats(self) -> int:
        """How many seats decide in this game."""
        ...

    def clone(self) -> Self:
        """Return an independent copy (hand-written, by slices: the hot path of every search)."""
        ...

    def key(self) -> tuple[Any, ...]:
        """Return all of the state as one hashable value: equality, digests, golden files."""
        ...

    def observe(self, seat: Seat | None) -> Self:
        """Return what this seat (None: everybody) may see, HIDDEN for the rest; idempotent."""
        ...

    def determinize(self, seat: Seat, rng: Rng) -> Self:
        """Return a full state consistent with this observation, every HIDDEN filled by luck.

        `determinize(...).observe(seat)` equals the observation. Open games return a clone.
        """
        ...


S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
L_contra = TypeVar("L_contra", contravariant=True)

Evaluate: TypeAlias = Callable[[S, Seat], float]
"""How well a seat stands, 0 (lost) to 1 (won); at the end of a game, what it earned."""


class Rules(Protocol[S]):
    """What may happen. Pure: no clock, no randomness of its own, no words."""

    VOCABULARY: Vocabulary
    """What can be done and what can happen in the game, each declared once."""

    def new(self, seats: int, options: Options) -> S:
        """Return the first position; anything random in the set-up is a CHANCE turn."""
        ...

    def legal(self, state: S, seat: Seat) -> list[Move]:
        """Return the seat's legal moves: fixed order, distinct, at most 200.

        None is a prefix of another. Never empty for a seat in `state.turn.seats`, empty for any
        other seat.
        Works alike on a state and on that seat's observation of it.
        """
        ...

    def idle(self, obs: S, seat: Seat, legal: Sequence[Move]) -> Move | None:
        """Return which of several legal moves is made for a person: no other serves them better.

        None where there is anything to weigh. Told from the seat's observation alone; it must be
        beyond doubt for everybody who knows the rules, such as keeping dice that are all sixes.
        """
        ...

    def apply(self, state: S, seat: Seat, move: Move, events: list[Event] | None = None) -> None:
        """Play a move that is known to be legal (or chance's, as NATURE), editing the state.

        Appends what happened to `events` when a list is given, each event once what it tells has
        been done to the state: what is told between two decisions shows the position at that time.
        """
        ...

    def chance(self, state: S, rng: Rng) -> Move:
        """Return what luck does now; only when the mode is CHANCE. The state stays as it is."""
        ...

    def chances(self, state: S) -> list[tuple[Move, float]] | None:
        """Return every outcome of this CHANCE turn with its relative weight, or None: too many."""
        ...

    def outcome(self, state: S) -> Outcome:
        """Return how the game ended; only when the mode is OVER."""
        ...

    def witness(self, event: Event, seat: Seat | None) -> Event:
        """Return the event as this seat (None: everybody) may know it, with HIDDEN for the rest."""
        ...


class Text(Protocol[S_contra]):
    """All words of a game. `names` has one display name per seat."""

    def prompt(self, obs: S_contra, names: Sequence[str]) -> str:
        """Return one sentence: what is to be decided now and by whom."""
        ...

    def move(self, obs: S_contra, seat: Seat, move: Move, names: Sequence[str] = ()) -> str:
        """Return a short label for a move, or for a prefix of one, as a button would carry it.

        Whoever shows it to a player gives the names; without them seats are told by letters.
        """
        ...

    def why_not(self, obs: S_contra, seat: Seat, place: Move) -> str:
        """Return why this prefix cannot be chosen now, naming the rule; "" for nothing to say."""
        ...

    def event(self, event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
        """Return one log sentence about a witnessed event; "" when it needs no line."""
        ...

    def facts(self, state: S_contra) -> dict[str, Any]:
        """Return the position as named plain data for transcripts; HIDDEN entries become None."""
        ...

    def progress(self, obs: S_contra) -> Progress:
        """Return how far the game is, as facts that Headline words: a save keeps them."""
        ...

    def position(self, obs: S_contra, names: Sequence[str]) -> str:
        """Return the position as plain text, several lines, for the terminal and readable logs."""
        ...


class Headline(Protocol):
    """How a game stands or ended, in a line: the module `headline.py`.

    The home page words kept games by it, from the facts in their saves and without any engine: it
    imports messages, the game's info and core.model only. Those facts came from outside; before
    they are worded they are compared with PROGRESS and REASONS. What is left to the functions is
    that a reason and ranks may not go together.
    """

    PROGRESS: Mapping[str, Collection[int | str]]
    """Every name in what `text.progress` returns, with the values it may have."""
    REASONS: Collection[str]
    """Every reason an Outcome of this game may give."""

    def summary(self, progress: Progress, names: Sequence[str]) -> str:
        """Return a few words on how far the game is, such as "Round 2 of 5"."""
        ...

    def outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Return one sentence that says who won and by what; "" where no game can end like this."""
        ...


class Arrangement(Protocol):
    """How this screen has a game laid out: which sheet is in view, what is put away or lifted.

    It is no part of the position, so no record has it. A view that has such things keeps them in a
    small class of its own, whose values never change, and says how they are at first (`ARRANGED`).
    What it draws with a message "arrange:<what>" leads from one such value to the next.
    """

    def after(self, what: str, ply: int) -> Arrangement:
        """Return the arrangement after a message sent at a ply; the same if it says nothing."""
        ...


class View(Protocol[S_contra, L_contra]):
    """Drawing: an observation becomes a tree; no rules are computed here, no state is changed.

    L_contra is draw.look.Look, which stands above this package.
    """

    DRAWS: frozenset[str]
    """Kinds (see Vocabulary) that are drawn as things to click; the others get buttons."""
    BESIDE: frozenset[int]
    """Verbs that panels let one begin; they are drawn after the board while none can be chosen."""

    @property
    def ARRANGED(self) -> Arrangement:  # noqa: N802 - a constant of the module
        """How the view is laid out at first: draw.look.FIXED where nothing can be arranged."""
        ...

    def board(self, obs: S_contra, picks: Picks, look: L_contra) -> Tree:
        """Return the board as one tree; what is not seen at once may follow (draw.first.Late)."""
        ...

    def panels(self, obs: S_contra, picks: Picks, look: L_contra) -> list[Tree]:
        """Return what stands beside the board, most important first."""
        ...


class Review(Protocol[S_contra]):
    """What is told of a game that is over, from what all could see; imported at its end only."""

    COUNT: str
    """What is counted over the game, such as "Delegates"."""
    NOTE: str
    """A sentence on what that is, "" where its name says it."""
    STRETCH: str
    """What is completed one after another, such as "Round"."""
    DICE: tuple[Die, ...]
    """The kinds of dice whose throws are counted; () for a game without dice."""

    def sides(self, obs: S_contra, names: Sequence[str]) -> list[Side]:
        """Return whose count is told, in a fixed order; given the last position."""
        ...

    def standing(self, obs: S_contra) -> list[int]:
        """Return each side's count in this position; at the end what the ranking goes by."""
        ...

    def counted(self, event: Event) -> list[int] | None:
        """Return each side's count where the event tells it, None where it tells none.

        Asked where a part of the game begins in the same step in which another ends, so that the
        count in between stands in no position; without such steps None is always right.
        """
        ...

    def moment(self, obs: S_contra) -> tuple[str, str]:
        """Return how much of the game is complete, shortly and in full: "3", "Round 3".

        Both are "" while nothing is. The counts are looked at whenever the answer changes.
        """
        ...

    def throws(self, event: Event) -> list[Throw]:
        """Return the dice that fell in this event, each where all its faces were equally likely."""
        ...


class Telling(Protocol[S_contra]):
    """What is shown of what happened between two decisions: the module `telling.py`."""

    def beat(
        self,
        event: Event,
        before: S_contra,
        after: S_contra,
        viewer: Seat | None,
        names: Sequence[str],
    ) -> Beat | None:
        """Return how a witnessed event is told; None where it goes with what is told next.

        before, after: what the viewer sees of the position just before it and with it.
        """
        ...


class Coach(Protocol[S_contra]):
    """What somebody is told who plays their first games: the module `coach.py`."""

    AIM: str
    """What it is all about, in one line."""
    NEEDED: int
    """The count (see Review) with which a side wins at once; 0 where whoever has most wins."""
    TIPS: tuple[Tip, ...]
    """Every situation that is explained when it first occurs."""

    def met(self, obs: S_contra, seat: Seat) -> Iterator[str]:
        """Yield the keys of the situations that the seat which decides is in, weightiest first."""
        ...


class Emblem(Protocol):
    """The module `emblem.py`: the game's picture, shown first of all. Imports draw only."""

    def emblem(self) -> Tree:
        """Return a small SVG (viewBox 0 0 120 90)."""
        ...


class Bot(Protocol[S]):
    """A way to choose, from observations only; `bots.opponent.Opponent` has all but `think`."""

    @property
    def found(self) -> Mapping[Move, float]:
        """What moves looked at last are worth, 0 to 1; without the one named last it is empty."""
        ...

    @property
    def done(self) -> float | None:
        """How much of the thinking was over at the last yield, 0 to 1; None where nobody knows."""
        ...

    def think(self, rules: Rules[S], obs: S, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the best move so far after each batch of work; the last one yielded counts."""
        ...

    def reasons(self, obs: S, seat: Seat, move: Move, cast: Cast) -> list[str] | None:
        """Return what speaks for a move by what it was ranked by; None: the game's own reasons."""
        ...

    def weigh(
        self, rules: Rules[S], obs: S, seat: Seat, moves: Sequence[Move], rng: Rng
    ) -> Mapping[Move, float]:
        """Return what the first of some moves and others of them are worth, for advice to tell.

        {} where nobody can say. Asked where they were not weighed beside each other in thinking.
        """
        ...


class Bots(Protocol[S]):
    """The opponents a game offers."""

    LEVELS: Mapping[str, Callable[[], Bot[S]]]
    """Level name (some of model.LEVELS) in ascending strength, with a factory each."""
    ABOUT: Mapping[str, str]
    """Level name: one plain sentence for the set-up screen, with its measured win rate."""
    CLOSE: float
    """How much less than the best a move may be worth, 0 to 1, and still be advised beside it."""
    IDLE: Collection[int]
    """Verbs of moves that leave things as they are, to which advice compares what it advises."""
    judge: Callable[[], Bot[S]]
    """Whose `found` tells best what moves are worth: the strongest, ten times its budget."""

    def evaluate(self, state: S, seat: Seat) -> float:
        """Return how well the seat stands, 0 (lost) to 1 (won)."""
        ...

    def winning(self, obs: S, worth: float) -> float:
        """Return the chance to win, 0 to 1, of what was found to be worth so much in a position."""
        ...

    def reasons(self, obs: S, seat: Seat, move: Move, cast: Cast) -> list[str]:
        """Return what speaks for a move: short sentences in the game's own words, weightiest first.

        Told from the observation alone, so that a hint never gives away what the seat may not know.
        The observation may be anybody's: then only what that one knows is told of the seat's move.
        cast: who reads it, and whether the seat says it of itself; it names all other seats, too.
        What others can prevent has that condition.
        """
        ...

    def figure(self, obs: S, seat: Seat, move: Move, value: float) -> str:
        """Return the one number that tells a move's worth in the game's terms, "62 % to win".

        value: what the move was found to be worth, 0 to 1. Of two moves of one decision the one
        that is worth more never has the figure that reads as less. "" where no number says it.
        """
        ...
