"""What a game must offer, module by module. Read this first when you add a game.

A class in `games/<game>/state.py` satisfies `State`. The modules or packages `rules`, `text`,
`headline`, `view`, `review`, `beats`, `coach`, `emblem` and `bots` satisfy the protocols of these
names; what the `LEVELS` of `bots` make satisfies `Strategy`. A game needs all that is named here
and nothing else. mypy compares each game's modules with these protocols in `tests/typed.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeAlias, TypeVar

from hustings.core.model import (
    NO_LOG,
    Beat,
    Die,
    Event,
    Events,
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

    def forced_move(self, obs: S, seat: Seat, legal: Sequence[Move]) -> Move | None:
        """Return the one sensible move of several legal ones; it is made for a human player.

        None where there is anything to weigh. Uses the seat's observation only. Nobody who knows
        the rules may doubt the move: an example is to keep dice that are all sixes.
        """
        ...

    def apply(self, state: S, seat: Seat, move: Move, events: Events = NO_LOG) -> None:
        """Play a move that is known to be legal (or chance's, as NATURE), editing the state.

        Appends each event to `events` once what it tells has been done to the state: playback shows
        the position at that time.
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
    small immutable class of its own and names its first value `INITIAL_ARRANGEMENT`.
    What it draws with a message "arrange:<what>" leads from one such value to the next.
    """

    def after(self, what: str, ply: int) -> Arrangement:
        """Return the arrangement after a message sent at a ply; the same if it says nothing."""
        ...


class View(Protocol[S_contra, L_contra]):
    """Drawing: an observation becomes a tree; no rules are computed here, no state is changed.

    L_contra is draw.look.Look, which stands above this package.
    """

    DRAWN_KINDS: frozenset[str]
    """Kinds of things (see Vocabulary) drawn to be clicked; all other kinds get buttons."""
    PANEL_VERBS: frozenset[int]
    """Verbs that can be begun in a side panel, so that they need no button below the board."""

    @property
    def INITIAL_ARRANGEMENT(self) -> Arrangement:  # noqa: N802 - a constant of the module
        """How the view is arranged at first; draw.look.FIXED where nothing can be arranged."""
        ...

    def board(self, obs: S_contra, picks: Picks, look: L_contra) -> Tree:
        """Return the board as one tree; parts not seen at once may be `draw.deferred.Deferred`."""
        ...

    def panels(self, obs: S_contra, picks: Picks, look: L_contra) -> list[Tree]:
        """Return what stands beside the board, most important first."""
        ...


class Review(Protocol[S_contra]):
    """What is told of a game that is over, from what all could see; imported at its end only."""

    SCORE_NAME: str
    """What the scores count, such as "Delegates"."""
    SCORE_NOTE: str
    """A sentence that explains the score, "" where its name says it."""
    PERIOD_NAME: str
    """The periods a game is divided into, such as "Round"."""
    DICE: tuple[Die, ...]
    """The kinds of dice whose throws are counted; () for a game without dice."""

    def sides(self, obs: S_contra, names: Sequence[str]) -> list[Side]:
        """Return whose count is told, in a fixed order; given the last position."""
        ...

    def scores(self, obs: S_contra) -> list[int]:
        """Return each side's score in this position; at the end, what the ranking goes by."""
        ...

    def event_scores(self, event: Event) -> list[int] | None:
        """Return each side's score as the event states it, None where it states none.

        Needed where one step ends a period and begins the next, so that no position has the scores
        in between. A game without such steps always returns None.
        """
        ...

    def period_labels(self, obs: S_contra) -> tuple[str, str]:
        """Return a short and a full label of the last complete period: "3", "Round 3".

        Both are "" before the first is complete. Scores are sampled whenever the answer changes.
        """
        ...

    def throws(self, event: Event) -> list[Throw]:
        """Return the dice that fell in this event, each where all its faces were equally likely."""
        ...


class Beats(Protocol[S_contra]):
    """How each event is shown between two decisions: the module `beats.py`."""

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

    GOAL: str
    """The goal of the game in one line."""
    WINNING_SCORE: int
    """The score (see Review) that wins at once; 0 where the highest score at the end wins."""
    TIPS: tuple[Tip, ...]
    """Every situation that is explained when it first occurs."""

    def situations(self, obs: S_contra, seat: Seat) -> Iterator[str]:
        """Yield the keys of the situations the deciding seat is in, most important first."""
        ...


class Emblem(Protocol):
    """The module `emblem.py`: the game's picture, shown first of all. Imports draw only."""

    def emblem(self) -> Tree:
        """Return a small SVG (viewBox 0 0 120 90)."""
        ...


class Strategy(Protocol[S]):
    """A way to choose, from observations only; `bots.opponent.Opponent` has all but `think`."""

    @property
    def move_values(self) -> Mapping[Move, float]:
        """The values, 0 to 1, of the moves just searched; empty if the last yielded is missing."""
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

    LEVELS: Mapping[str, Callable[[], Strategy[S]]]
    """Level name (some of model.LEVELS) in ascending strength, with a factory each."""
    LEVEL_DESCRIPTIONS: Mapping[str, str]
    """Level name: one sentence for the set-up screen, with the measured win rate."""
    ADVICE_MARGIN: float
    """How far below the best a move's value, 0 to 1, may be for the move to be advised too."""
    PASS_VERBS: Collection[int]
    """Verbs of moves that leave the position as it is; advice compares its moves with them."""
    judge: Callable[[], Strategy[S]]
    """Whose `move_values` tells best what moves are worth: the strongest, ten times its budget."""

    def evaluate(self, state: S, seat: Seat) -> float:
        """Return how well the seat stands, 0 (lost) to 1 (won)."""
        ...

    def win_chance(self, obs: S, value: float) -> float:
        """Return the chance to win, 0 to 1, that a move value in this position stands for."""
        ...

    def reasons(self, obs: S, seat: Seat, move: Move, cast: Cast) -> list[str]:
        """Return what speaks for a move: short sentences in the game's own words, weightiest first.

        Told from the observation alone, so that a hint never gives away what the seat may not know.
        The observation may be anybody's: then only what that one knows is told of the seat's move.
        cast: who reads it, and whether the seat says it of itself; it names all other seats, too.
        What others can prevent has that condition.
        """
        ...

    def score_text(self, obs: S, seat: Seat, move: Move, value: float) -> str:
        """Return a move's value in the game's own terms, such as "62 % to win".

        value: the move's value, 0 to 1. Of two moves of one decision the better one never gets the
        text that reads as worse. "" where no number says it.
        """
        ...
