"""What a game must offer, module by module. Read this first when you add a game.

A class in `games/<game>/state.py` satisfies `State`. The modules or packages `rules`, `text`,
`headline`, `view`, `review`, `beats`, `coach`, `emblem` and `bots` satisfy the protocols of these
names; what the `LEVELS` of `bots` make satisfies `Strategy`. A game needs exactly these. mypy
compares each game's modules with them in `tests/typed_modules.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeAlias, TypeVar

from hustings.core.model import (
    NO_LOG,
    Area,
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
"""One drawn element: [tag, attrs, children]; children are trees or text (see draw.tree)."""


class State(Protocol):
    """One position: ints, lists and tuples in slots. Only `rules.apply` changes it, in place."""

    turn: Turn

    @property
    def seats(self) -> int:
        """The number of seats."""
        ...

    def clone(self) -> Self:
        """Return an independent copy. Written by hand: it is the hot path of every search."""
        ...

    def key(self) -> tuple[Any, ...]:
        """Return the whole state as one hashable value, for equality and golden files."""
        ...

    def observe(self, seat: Seat | None) -> Self:
        """Return what this seat (None: everybody) may see, with HIDDEN for the rest. Idempotent."""
        ...

    def determinize(self, seat: Seat, rng: Rng) -> Self:
        """Return a full state that fits this observation, with HIDDEN entries drawn at random.

        `determinize(...).observe(seat)` equals the observation. Open games return a clone.
        """
        ...


S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
L_contra = TypeVar("L_contra", contravariant=True)

Evaluate: TypeAlias = Callable[[S, Seat], float]
"""The value of a position for a seat, 0 (lost) to 1 (won); at the end, what it earned."""


class Rules(Protocol[S]):
    """The rules. Pure functions: no clock, no randomness of their own, no words."""

    VOCABULARY: Vocabulary
    """The game's verbs, prompts and events."""

    def new(self, seats: int, options: Options) -> S:
        """Return the first position. Whatever is random in the set-up is a CHANCE turn."""
        ...

    def legal(self, state: S, seat: Seat) -> list[Move]:
        """Return the seat's legal moves: distinct, in a fixed order, at most 200.

        None is a prefix of another. Never empty for a seat in `state.turn.seats`, empty for any
        other. A state and the seat's observation of it give the same moves.
        """
        ...

    def forced_move(self, obs: S, seat: Seat, legal: Sequence[Move]) -> Move | None:
        """Return the one sensible move of several legal ones; it is made for a human player.

        None where there is anything to weigh. Uses the seat's observation only. Nobody who knows
        the rules may doubt the move: an example is to keep dice that are all sixes.
        """
        ...

    def apply(self, state: S, seat: Seat, move: Move, events: Events = NO_LOG) -> None:
        """Apply a legal move, or chance's as NATURE, to the state in place.

        Appends each event to `events` once its effect on the state has happened, so that playback
        can show the position at every event.
        """
        ...

    def chance(self, state: S, rng: Rng) -> Move:
        """Return chance's move in a CHANCE turn; the state does not change."""
        ...

    def chances(self, state: S) -> list[tuple[Move, float]] | None:
        """Return all outcomes of this CHANCE turn with relative weights; None if too many."""
        ...

    def outcome(self, state: S) -> Outcome:
        """Return how a game in mode OVER ended."""
        ...

    def witness(self, event: Event, seat: Seat | None) -> Event:
        """Return the event as this seat (None: everybody) may know it, with HIDDEN entries."""
        ...


class Text(Protocol[S_contra]):
    """The texts of a game. `names` has one display name per seat."""

    MEANINGS: Mapping[Move, str]  # what moves do whose labels do not say it, by prefix

    def prompt(self, obs: S_contra, names: Sequence[str]) -> str:
        """Return a sentence on what is to be decided now, and by whom."""
        ...

    def move(self, obs: S_contra, seat: Seat, move: Move, names: Sequence[str] = ()) -> str:
        """Return a button's label of a move or a prefix; seats are letters without names."""
        ...

    def thing(self, obs: S_contra, kind: str, value: int, names: Sequence[str]) -> str:
        """Return the name of a thing that moves name, for moves in writing (core.notation).

        kind: of the vocabulary. "" where the number itself is written.
        """
        ...

    def why_not(self, obs: S_contra, seat: Seat, place: Move) -> str:
        """Return why this prefix cannot be chosen now, with the rule; "" for no reason."""
        ...

    def event(self, event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
        """Return the log line of a witnessed event; "" for none."""
        ...

    def standing(self, obs: S_contra, viewer: Seat | None, names: Sequence[str]) -> list[str]:
        """Return sentences on how things stand that progress and scores do not say, to be heard."""
        ...

    def areas(self, obs: S_contra, names: Sequence[str]) -> list[Area]:
        """Return the board in words, by areas that a reader can jump to."""
        ...

    def facts(self, state: S_contra) -> dict[str, Any]:
        """Return the position as named plain data for transcripts, None for HIDDEN."""
        ...

    def progress(self, obs: S_contra) -> Progress:
        """Return how far the game is, as data that saves keep and `headline` puts in words."""
        ...

    def position(self, obs: S_contra, names: Sequence[str]) -> str:
        """Return the position as several lines of text, for the terminal and logs."""
        ...


class Headline(Protocol):
    """How far a game is or how it ended, in a line: the module `headline.py`.

    The home page uses it on data in saves without loading the rules: it imports messages, the
    game's info and core.model only. Callers check the data, which comes from outside, against
    PROGRESS and REASONS first; the functions must survive a reason that does not fit the ranks.
    """

    PROGRESS: Mapping[str, Collection[int | str]]
    """The names in what `text.progress` returns, with the values each may have."""
    REASONS: Collection[str]
    """The reasons that an Outcome of this game may give."""

    def summary(self, progress: Progress, names: Sequence[str]) -> str:
        """Return how far the game is in a few words, such as "Round 2 of 5"."""
        ...

    def outcome(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Return a sentence on who won and how; "" if no game can end like this."""
        ...


class Arrangement(Protocol):
    """How this screen has arranged a view: which sheet is open, what is put away or lifted.

    It is not part of the position or the record. A view that needs one keeps it in a
    small immutable class of its own and names its first value `INITIAL_ARRANGEMENT`.
    A message "arrange:<what>" from its drawing leads from one value to the next.
    """

    def after(self, what: str, ply: int) -> Arrangement:
        """Return the arrangement after a message sent at this ply; self if it changes nothing."""
        ...


class View(Protocol[S_contra, L_contra]):
    """Draws an observation as a tree. Computes no rules and changes no state.

    L_contra is draw.look.Look, which this package cannot import.
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
        """Return the side panels, most important first."""
        ...


class Review(Protocol[S_contra]):
    """The data shown after a game, from what everybody could see; imported only then."""

    SCORE_NAME: str
    """What the scores count, such as "Delegates"."""
    SCORE_NOTE: str
    """A sentence that explains the score, "" where its name says it."""
    PERIOD_NAME: str
    """The periods a game is divided into, such as "Round"."""
    DICE: tuple[Die, ...]
    """The kinds of dice whose throws are counted; () without dice."""

    def sides(self, obs: S_contra, names: Sequence[str]) -> list[Side]:
        """Return the sides with scores, in a fixed order, from the last position."""
        ...

    def scores(self, obs: S_contra) -> list[int]:
        """Return each side's score in this position; at the end, what the ranking goes by."""
        ...

    def counted(self, score: int) -> str:
        """Return a score above 0 with its noun: "2 districts"."""
        ...

    def event_scores(self, event: Event) -> list[int] | None:
        """Return each side's score at the end of a period that no position shows, else None."""
        ...

    def period_labels(self, obs: S_contra) -> tuple[str, str]:
        """Return a short and a full label of the last complete period: "3", "Round 3".

        Both are "" before the first is complete. Scores are sampled whenever the answer changes.
        """
        ...

    def throws(self, event: Event) -> list[Throw]:
        """Return the dice thrown in this event, if all their faces were equally likely."""
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
        """Return the beat of a witnessed event; None if the next beat shows it too.

        before, after: what the viewer sees of the position just before and after the event.
        """
        ...


class Coach(Protocol[S_contra]):
    """Help for a player's first games: the module `coach.py`."""

    GOAL: str
    """The goal of the game in one line."""
    WINNING_SCORE: int
    """The score (see Review) that wins at once; 0 where the highest score at the end wins."""
    TIPS: tuple[Tip, ...]
    """The situations that are explained when they first occur."""

    def situations(self, obs: S_contra, seat: Seat) -> Iterator[str]:
        """Yield the keys of the situations the deciding seat is in, most important first."""
        ...


class Orders(Protocol[S_contra]):
    """The standing orders of a game with `Info.orders`: the module `orders.py`."""

    def covers(self, obs: S_contra) -> bool:
        """Return whether orders apply to the decision that is due."""
        ...

    def answer(self, obs: S_contra, seat: Seat, order: str) -> Move | None:
        """Return the move that an order makes in a decision it covers, None to ask the player."""
        ...


class Emblem(Protocol):
    """The module `emblem.py`: the game's small picture, shown first. Imports draw only."""

    def emblem(self) -> Tree:
        """Return a small SVG (viewBox 0 0 120 90)."""
        ...


class Strategy(Protocol[S]):
    """Chooses moves from observations only. `bots.opponent.Opponent` has all but `think`."""

    @property
    def move_values(self) -> Mapping[Move, float]:
        """The values, 0 to 1, of the moves just searched; empty if the last yielded is missing."""
        ...

    @property
    def done(self) -> float | None:
        """The share of thinking done at the last yield, 0 to 1; None if unknown."""
        ...

    def think(self, rules: Rules[S], obs: S, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the best move so far after each batch of work; the last one is the choice."""
        ...

    def reasons(self, obs: S, seat: Seat, move: Move, cast: Cast) -> list[str] | None:
        """Return reasons for a move from the search; None to use the game's reasons."""
        ...

    def weigh(
        self, rules: Rules[S], obs: S, seat: Seat, moves: Sequence[Move], rng: Rng
    ) -> Mapping[Move, float]:
        """Return values of the first and some moves that no search compared; {} if unknown."""
        ...


class Bots(Protocol[S]):
    """The bots of a game: the module `bots.py`."""

    LEVELS: Mapping[str, Callable[[], Strategy[S]]]
    """Level name (some of model.LEVELS) in ascending strength, with a factory each."""
    LEVEL_DESCRIPTIONS: Mapping[str, str]
    """Level name: one sentence for the set-up screen, with the measured win rate."""
    LEVEL_MANNERS: Mapping[str, Callable[..., str]]
    """Level name: the message about the bots of these `names`, `count` of them: how they play."""
    ADVICE_MARGIN: float
    """How far below the best a move's value, 0 to 1, may be for the move to be advised too."""
    PASS_VERBS: Collection[int]
    """Verbs of moves that leave the position as it is; advice compares its moves with them."""
    judge: Callable[[], Strategy[S]]
    """Makes the strategy with the best `move_values`: the strongest with ten times its budget."""

    def evaluate(self, state: S, seat: Seat) -> float:
        """Return the value of the position for the seat, 0 (lost) to 1 (won)."""
        ...

    def win_chance(self, obs: S, value: float) -> float:
        """Return the chance to win, 0 to 1, of a value, or by Info.scored_alone a score / 100."""
        ...

    def reasons(self, obs: S, seat: Seat, move: Move, cast: Cast) -> list[str]:
        """Return the reasons for a move as short sentences, most important first.

        Uses the observation only, so that advice reveals nothing hidden. The observation may be
        another seat's: then the reasons use what that seat knows. cast: the reader, the speaker and
        the names. A reason that others can prevent says so.
        """
        ...

    def score_text(self, obs: S, seat: Seat, move: Move, value: float) -> str:
        """Return a move's value in the game's own terms, such as "62 % to win".

        value: the move's value, 0 to 1. Of two moves of one decision the better one never gets the
        text that reads as worse. "" where no number says it.
        """
        ...
