"""Compares two moves of one decision as a level sees them, with fresh luck each time.

Both moves get the same luck. Each comparison has other luck, so that a move which was lucky once
gains nothing in the mean.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, NamedTuple

from hustings.bots.search import WORLDS, advance, choose, one_step, thoughts
from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Bots, Rules, S
from hustings.core.rng import Rng

MAX_DECISIONS_PLAYED_ON: Final = 60
"""After this many decisions without a value the position is evaluated."""
LUCK_PLAYOUTS: Final = 200
"""How often luck alone is played on from one position."""


def earned(rules: Rules[S], state: S, seat: Seat, *, together: bool, scored: bool = False) -> float:
    """Return what a seat earned in a finished game: its share of the win, 1 for a winning team.

    scored: return the score in hundreds instead (see Info.scored_alone).
    """
    outcome = rules.outcome(state)
    if scored:
        return max(0.0, outcome.scores[seat] / 100)
    return float(outcome.ranks[seat] == 1) if together else outcome.payoff()[seat]


class RestrictedRules(Generic[S]):
    """The rules of a game with only some of the moves legal in one position, given by identity."""

    def __init__(self, rules: Rules[S], obs: S, moves: list[Move]) -> None:
        self.obs = obs
        self.moves = moves
        self._legal = rules.legal
        self.VOCABULARY = rules.VOCABULARY
        self.new, self.apply, self.forced_move = rules.new, rules.apply, rules.forced_move
        self.chance, self.chances = rules.chance, rules.chances
        self.outcome, self.witness = rules.outcome, rules.witness

    def legal(self, state: S, seat: Seat) -> list[Move]:
        """Return the legal moves; the chosen ones in that position."""
        return self.moves if state is self.obs else self._legal(state, seat)


class MovePair(Generic[S]):
    """Two moves of one decision and their differences in each comparison.

    gives_values: whether the level's search gives values for both; None if not tried yet.
    """

    def __init__(self, obs: S, better: Move, worse: Move) -> None:
        self.obs = obs
        self.better = better
        self.worse = worse
        self.gives_values: bool | None = None
        self.gaps: list[float] = []
        self.values: list[float] = []

    @property
    def gap(self) -> float:
        """The mean difference, -1 to 1, positive if the one thought better is better."""
        return sum(self.gaps) / len(self.gaps) if self.gaps else 0.0

    @property
    def value(self) -> float:
        """The mean value of the one thought better, 0 to 1."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    @property
    def settled(self) -> bool:
        """Whether luck makes no difference, so that comparing again is useless."""
        return len(self.gaps) > 1 and max(self.gaps) - min(self.gaps) < 1e-9

    @property
    def squares(self) -> float:
        """The sum of the squared distances of the comparisons from their mean."""
        return sum((gap - self.gap) ** 2 for gap in self.gaps)


class SearchResult(NamedTuple):
    """The move of a level in a position, and the chance to win after each move, if it tells."""

    best: Move
    values: Mapping[Move, float]


class MoveComparer(Generic[S]):
    """Compares moves of one seat as a level does.

    Where a game is played on, the other seats play like Normal. together: whether all seats are one
    team. scored: whether scores are compared (see Info.scored_alone). spent: returns the share of
    the time limit that is spent, 0 to 1; where it stays 0 the results are the same on every
    machine.
    """

    def __init__(
        self,
        rules: Rules[S],
        bots: Bots[S],
        level: str,
        seat: Seat,
        *,
        together: bool,
        scored: bool = False,
        spent: Callable[[], float] = float,
    ) -> None:
        self.rules = rules
        self.bots = bots
        self.spent = spent
        self.together = together
        self.scored = scored
        self.make = bots.LEVELS[level]
        self.others = bots.LEVELS.get("normal", self.make)
        self.seat = seat

    def search(self, rules: Rules[S], obs: S, luck: str, until: float = 1.0) -> SearchResult:
        """Return the level's move and values.

        until: the share of the time limit after which the next answer is taken.
        """
        bot, best = self.make(), None
        for best in thoughts(bot, rules, obs, self.seat, Rng(luck)):  # noqa: B007  the last counts
            if self.spent() >= until:
                break
        if best is None:
            raise RuntimeError("the bot named no move")
        values = bot.move_values if best in bot.move_values else {}
        return SearchResult(best, {move: self._chance(obs, values[move]) for move in values})

    def value_at_a_glance(self, obs: S) -> float:
        """Return the mean evaluation of a position, 0 to 1, for a level that gives no values."""
        rng = Rng("stands")
        worlds = [obs.determinize(self.seat, rng) for _ in range(WORLDS)]
        return sum(self._evaluation(world) for world in worlds) / WORLDS

    def value_by_luck(self, obs: S, luck: str) -> float:
        """Return the mean value, 0 to 1, where luck alone leads to from a position.

        That is the end of the game, or a decision whose position is evaluated.
        """
        total = 0.0
        for number in range(LUCK_PLAYOUTS):
            rng = Rng(f"{luck}/{number}")
            state = obs.determinize(self.seat, rng)
            advance(self.rules, state, rng)
            over = state.turn.mode == OVER
            total += self._earned(state) if over else self._evaluation(state)
        return total / LUCK_PLAYOUTS

    def gap_at_a_glance(self, pair: MovePair[S]) -> float:
        """Return the difference, 0 to 1, of the evaluations one step after two moves."""
        moves = (pair.better, pair.worse)
        values = one_step(self.bots.evaluate, self.rules, pair.obs, self.seat, "glance", moves)
        better, worse = (self._chance(pair.obs, values[move]) for move in moves)
        return abs(better - worse)

    def compare(self, pair: MovePair[S], luck: str, *, play_on: bool) -> bool:
        """Compare two moves once more; return whether that was possible.

        play_on: whether the game may be played on where the level gives no values.
        """
        if pair.gives_values is not False:
            rules = self.rules
            legal = rules.legal(pair.obs, self.seat)
            moves = [move for move in legal if move in (pair.better, pair.worse)]
            only_these = RestrictedRules(rules, pair.obs, moves)
            values = self.search(only_these, pair.obs, luck).values
            pair.gives_values = pair.better in values and pair.worse in values
            if pair.gives_values:
                self._note(pair, values[pair.better], values[pair.worse])
                return True
        if play_on:
            world = pair.obs.determinize(self.seat, Rng(f"{luck}/world"))
            one, other = (self._play_on(world, move, luck) for move in (pair.better, pair.worse))
            self._note(pair, one, other)
        return play_on

    def _note(self, pair: MovePair[S], better: float, worse: float) -> None:
        pair.gaps.append(better - worse)
        pair.values.append(better)

    def _play_on(self, world: S, move: Move, luck: str) -> float:
        """Return the value after a move, as the seat's next search gives it."""
        rules, seat, state = self.rules, self.seat, world.clone()
        dice = Rng(f"{luck}/dice")
        rules.apply(state, seat, move)
        for n in range(MAX_DECISIONS_PLAYED_ON):
            advance(rules, state, dice)
            if state.turn.mode == OVER:
                return self._earned(state)
            who, thought = state.turn.seats[0], f"{luck}/{n}"
            if who == seat:
                result = self.search(rules, state.observe(seat), thought)
                if result.values:
                    return result.values[result.best]
                made = result.best
            else:
                made = choose(self.others(), rules, state.observe(who), who, Rng(thought))
            rules.apply(state, who, made)
        return self._evaluation(state)

    def _earned(self, state: S) -> float:
        rules, seat = self.rules, self.seat
        return earned(rules, state, seat, together=self.together, scored=self.scored)

    def _evaluation(self, state: S) -> float:
        return self._chance(state, self.bots.evaluate(state, self.seat))

    def _chance(self, obs: S, value: float) -> float:
        """Return the chance that a value stands for; learned values may stray from 0 to 1."""
        return min(1.0, max(0.0, self.bots.win_chance(obs, value)))


def pooled_deviation(pairs: Sequence[MovePair[S]]) -> float:
    """Return the pooled standard deviation of one comparison over several pairs."""
    free = sum(len(pair.gaps) - 1 for pair in pairs if len(pair.gaps) > 1)
    return (sum(pair.squares for pair in pairs) / free) ** 0.5 if free else 0.0
