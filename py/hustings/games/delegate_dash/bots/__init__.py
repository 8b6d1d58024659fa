"""The opponents of Delegate Dash: by simple rules at home, by the best coin, by search."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final

from hustings.bots.flat_monte_carlo import FlatMonteCarlo
from hustings.bots.opponent import Opponent
from hustings.bots.opponent import value_as_chance as win_chance
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules, Strategy
from hustings.core.rng import Rng
from hustings.games.delegate_dash.bots.evaluation import evaluate
from hustings.games.delegate_dash.bots.hint import reasons, score_text
from hustings.games.delegate_dash.bots.policy import (
    candidate_moves,
    home_move,
    is_rollout_over,
    likeliest_move,
    promised_gain,
    sensible_move,
    simple_move,
)
from hustings.games.delegate_dash.state import DashState
from hustings.games.delegate_dash.vocabulary import DONE, MOVE, STAY
from hustings.messages.generated import delegate_dash as messages

__all__ = [
    "ADVICE_MARGIN",
    "LEVELS",
    "LEVEL_DESCRIPTIONS",
    "LEVEL_MANNERS",
    "PASS_VERBS",
    "candidate_moves",
    "evaluate",
    "judge",
    "reasons",
    "score_text",
    "sensible_move",
    "win_chance",
]

ROLLOUTS: Final = 80
"""Playouts per move, were no move dropped on the way: see bots.flat_monte_carlo."""
MIN_SEARCH_GAIN: Final = 0.02
"""How much better than the habit's move, 0 to 1, a searched move must be to replace it."""
LESS_PROMISING_PENALTY: Final = 0.0005
"""Taken off a move that promises less than an equally good one: playouts of one round do not see
what lies near for the next."""


class HomeCampaigner(Opponent[DashState]):
    """Campaigns in its own region only, as a child would."""

    def think(
        self, rules: Rules[DashState], obs: DashState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield the home move, else the simple move; never gives up a coin."""
        if obs.turn.prompt == MOVE:
            yield home_move(obs, obs.order[obs.mover])
        else:
            yield simple_move(rules, obs, seat, rng)


class Opportunist(Opponent[DashState]):
    """Goes for the most valuable coin within reach."""

    def think(
        self, rules: Rules[DashState], obs: DashState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield the simple move."""
        yield simple_move(rules, obs, seat, rng)


class HabitSearcher(Opponent[DashState]):
    """Plays its habit (policy.sensible_move) unless playouts find another move clearly better."""

    def __init__(self, rollouts: int = ROLLOUTS, min_gain: float = MIN_SEARCH_GAIN) -> None:
        self.search = FlatMonteCarlo(
            sensible_move,
            evaluate,
            candidate_moves,
            is_rollout_over,
            rollouts=rollouts,
            batch=10,
            halving=True,
        )
        self.min_gain = min_gain
        self.move_values: dict[Move, float] = {}
        self.done = 0.0

    def think(
        self, rules: Rules[DashState], obs: DashState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield the better of habit and search after each batch.

        A move that is searched alone has the value of the position. The habit's move may not be
        among the legal ones (see bots.comparison.RestrictedRules).
        """
        habit = sensible_move(rules, obs, seat, rng)
        self.search.move_values = {}
        for best in self.search.think(rules, obs, seat, rng):
            values, self.done = self.search.move_values, self.search.done
            values = values or {best: evaluate(obs, seat)}
            if best == habit or habit not in values or values[best] > values[habit] + self.min_gain:
                self.move_values = (
                    _separate_equals(obs, best, values) if self.min_gain else dict(values)
                )
                yield best
            else:
                self.move_values = _separate_equals(obs, habit, {**values, habit: values[best]})
                yield habit

    def weigh(
        self,
        rules: Rules[DashState],
        obs: DashState,
        seat: Seat,
        moves: Sequence[Move],
        rng: Rng,
    ) -> Mapping[Move, float]:
        """Return the values of the first move and of the most likely other one, by playouts."""
        best, *others = moves
        pair = [best, likeliest_move(obs, obs.owner.index(seat), others)]
        rollouts = self.search.rollouts
        search = FlatMonteCarlo(
            sensible_move,
            evaluate,
            lambda *_: pair,
            is_rollout_over,
            rollouts=rollouts,
            batch=rollouts,
        )
        for _ in search.think(rules, obs, seat, rng):
            pass
        return search.move_values


def _separate_equals(obs: DashState, best: Move, values: Mapping[Move, float]) -> dict[Move, float]:
    """Return the values, lowered where a move is as good as the best one but promises less."""
    if obs.turn.prompt != MOVE:
        return dict(values)
    side, limit = obs.order[obs.mover], values[best] - LESS_PROMISING_PENALTY
    bar = promised_gain(obs, side, best) - 1e-9
    return {
        move: limit if value > limit and promised_gain(obs, side, move) < bar else value
        for move, value in values.items()
    }


def judge() -> Strategy[DashState]:
    """Return the strongest opponent with ten times its rollouts and no preference for habits."""
    return HabitSearcher(10 * ROLLOUTS, min_gain=0.0)


LEVELS: Final[Mapping[str, Callable[[], Strategy[DashState]]]] = {
    "easy": HomeCampaigner,
    "normal": Opportunist,
    "hard": HabitSearcher,
}

LEVEL_DESCRIPTIONS: Final[Mapping[str, str]] = {
    "easy": messages.level_easy(),
    "normal": messages.level_normal(),
    "hard": messages.level_hard(),
}
LEVEL_MANNERS: Final[Mapping[str, Callable[..., str]]] = {
    "easy": messages.manner_easy,
    "normal": messages.manner_normal,
    "hard": messages.manner_hard,
}

PASS_VERBS: Final[Collection[int]] = (STAY, DONE)
ADVICE_MARGIN: Final = 0.03
