"""What one move of a decision is worth against another, as a level sees it, with its own luck.

Both moves get the same luck, and other luck each time they are compared, so that the mean of
several comparisons is no better for the move that was lucky once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, NamedTuple

from hustings.bots.search import WORLDS, advance, choose, one_step, thoughts
from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Bots, Rules, S
from hustings.core.rng import Rng

ONWARD: Final = 60
"""So many decisions at most are played on until a worth is told."""


def earned(rules: Rules[S], state: S, seat: Seat, *, together: bool) -> float:
    """Return what a seat earned in a game that is over: its share of the win, all of a team's."""
    outcome = rules.outcome(state)
    return float(outcome.ranks[seat] == 1) if together else outcome.payoff()[seat]


class Among(Generic[S]):
    """Rules by which only some moves may be made in one position; all else is as in the game."""

    def __init__(self, rules: Rules[S], obs: S, moves: list[Move]) -> None:
        self.obs = obs
        self.moves = moves
        self._legal = rules.legal
        self.VOCABULARY = rules.VOCABULARY
        self.new, self.apply, self.forced_move = rules.new, rules.apply, rules.forced_move
        self.chance, self.chances = rules.chance, rules.chances
        self.outcome, self.witness = rules.outcome, rules.witness

    def legal(self, state: S, seat: Seat) -> list[Move]:
        """Return the legal moves, of that position the chosen ones."""
        return self.moves if state is self.obs else self._legal(state, seat)


class Pair(Generic[S]):
    """Two moves of one decision, and by how much one was found to be ahead of the other.

    near: whether the level tells what both are worth there and then; None before it was asked.
    """

    def __init__(self, obs: S, better: Move, worse: Move) -> None:
        self.obs = obs
        self.better = better
        self.worse = worse
        self.near: bool | None = None
        self.gaps: list[float] = []
        self.worths: list[float] = []

    @property
    def gap(self) -> float:
        """By how much the better one is ahead, 0 to 1; negative where it is behind."""
        return sum(self.gaps) / len(self.gaps) if self.gaps else 0.0

    @property
    def worth(self) -> float:
        """What the better one is worth, 0 to 1."""
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    @property
    def settled(self) -> bool:
        """Whether luck makes no difference: comparing again would tell the same."""
        return len(self.gaps) > 1 and max(self.gaps) - min(self.gaps) < 1e-9

    @property
    def squares(self) -> float:
        """The sum of the squared distances of the comparisons from their mean."""
        return sum((gap - self.gap) ** 2 for gap in self.gaps)


class Found(NamedTuple):
    """What a level would do in a position, and the chance to win it found moves to have, if any.

    worth: by move; empty where the level does not tell.
    """

    best: Move
    worth: Mapping[Move, float]


class Scales(Generic[S]):
    """Weighs moves of one seat as a level does.

    level: who weighs; the other seats play like Normal where a game is played on. together: whether
    all seats are one team. spent: tells how much of the time is over, 0 to 1; 0 where time is no
    object, and then the answers are the same everywhere.
    """

    def __init__(
        self,
        rules: Rules[S],
        bots: Bots[S],
        level: str,
        seat: Seat,
        *,
        together: bool,
        spent: Callable[[], float] = float,
    ) -> None:
        self.rules = rules
        self.bots = bots
        self.spent = spent
        self.together = together
        self.make = bots.LEVELS[level]
        self.others = bots.LEVELS.get("normal", self.make)
        self.seat = seat

    def ask(self, rules: Rules[S], obs: S, luck: str, upto: float = 1.0) -> Found:
        """Return what the level would do, and what it found.

        upto: when so much of the time is over, the first answer is taken that there is.
        """
        bot, best = self.make(), None
        for best in thoughts(bot, rules, obs, self.seat, Rng(luck)):  # noqa: B007  the last counts
            if self.spent() >= upto:
                break
        if best is None:
            raise RuntimeError("the bot named no move")
        found = bot.move_values if best in bot.move_values else {}
        return Found(best, {move: self._chance(obs, found[move]) for move in found})

    def stands(self, obs: S) -> float:
        """Return how well the seat stands at a glance, 0 to 1, for a level that tells no worth."""
        rng = Rng("stands")
        worlds = [obs.determinize(self.seat, rng) for _ in range(WORLDS)]
        return sum(self._at_a_glance(world) for world in worlds) / WORLDS

    def glance(self, pair: Pair[S]) -> float:
        """Return how far two moves seem to be apart one step ahead, whichever is ahead."""
        moves = (pair.better, pair.worse)
        found = one_step(self.bots.evaluate, self.rules, pair.obs, self.seat, "glance", moves)
        better, worse = (self._chance(pair.obs, found[move]) for move in moves)
        return abs(better - worse)

    def compare(self, pair: Pair[S], luck: str, *, far: bool) -> bool:
        """Compare two moves once more; return whether that could be done.

        far: whether the game may be played on where the level does not tell what both are worth.
        """
        if pair.near is not False:
            rules = self.rules
            legal = rules.legal(pair.obs, self.seat)
            moves = [move for move in legal if move in (pair.better, pair.worse)]
            among = Among(rules, pair.obs, moves)
            worth = self.ask(among, pair.obs, luck).worth
            pair.near = pair.better in worth and pair.worse in worth
            if pair.near:
                self._note(pair, worth[pair.better], worth[pair.worse])
                return True
        if far:
            world = pair.obs.determinize(self.seat, Rng(f"{luck}/world"))
            one, other = (self._onward(world, move, luck) for move in (pair.better, pair.worse))
            self._note(pair, one, other)
        return far

    def _note(self, pair: Pair[S], better: float, worse: float) -> None:
        pair.gaps.append(better - worse)
        pair.worths.append(better)

    def _onward(self, world: S, move: Move, luck: str) -> float:
        """Return what a move leads to: what is found when the seat next weighs something."""
        rules, seat, state = self.rules, self.seat, world.clone()
        dice = Rng(f"{luck}/dice")
        rules.apply(state, seat, move)
        for n in range(ONWARD):
            advance(rules, state, dice)
            if state.turn.mode == OVER:
                return earned(rules, state, seat, together=self.together)
            who, thought = state.turn.seats[0], f"{luck}/{n}"
            if who == seat:
                found = self.ask(rules, state.observe(seat), thought)
                if found.worth:
                    return found.worth[found.best]
                made = found.best
            else:
                made = choose(self.others(), rules, state.observe(who), who, Rng(thought))
            rules.apply(state, who, made)
        return self._at_a_glance(state)

    def _at_a_glance(self, state: S) -> float:
        return self._chance(state, self.bots.evaluate(state, self.seat))

    def _chance(self, obs: S, worth: float) -> float:
        """Return the chance to win of what was found to be worth so much."""
        return self.bots.win_chance(obs, worth)


def spread(pairs: Sequence[Pair[S]]) -> float:
    """Return how far one comparison strays from the mean, as pairs of one kind have it together."""
    free = sum(len(pair.gaps) - 1 for pair in pairs if len(pair.gaps) > 1)
    return (sum(pair.squares for pair in pairs) / free) ** 0.5 if free else 0.0
