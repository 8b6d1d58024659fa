"""Opponents for Delegate Dash, from one who plays it for the first time to one who tries it out."""

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
    homely,
    likeliest,
    promise,
    round_over,
    sensible,
    simple,
    worth_trying,
)
from hustings.games.delegate_dash.state import DashState
from hustings.games.delegate_dash.vocabulary import DONE, MOVE, STAY
from hustings.messages.generated import delegate_dash as messages

__all__ = [
    "ADVICE_MARGIN",
    "LEVELS",
    "LEVEL_DESCRIPTIONS",
    "PASS_VERBS",
    "evaluate",
    "judge",
    "reasons",
    "score_text",
    "sensible",
    "win_chance",
    "worth_trying",
]

ROLLOUTS: Final = 80
"""For each move, were all kept in it to the end: see bots.flat_monte_carlo."""
DOUBT: Final = 0.02
"""So much more often a move must win when played out before a habit is given up for it."""


HAIR: Final = 0.0005
"""So much less a way is told to be worth that promises less, where playing out sees no
difference: it sees none of what lies near for the next round."""


class Homely(Opponent[DashState]):
    """Campaigns in its own region only, whoever else comes there: as a child would."""

    def think(
        self, rules: Rules[DashState], obs: DashState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield a way to coins at home, else the simple move; coins are never given up."""
        if obs.turn.prompt == MOVE:
            yield homely(obs, obs.order[obs.mover])
        else:
            yield simple(rules, obs, seat, rng)


class Simple(Opponent[DashState]):
    """Goes where the best coin may be expected now."""

    def think(
        self, rules: Rules[DashState], obs: DashState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield the simple move."""
        yield simple(rules, obs, seat, rng)


class Tried(Opponent[DashState]):
    """Does what habit says, unless something else is clearly better when it is played out."""

    def __init__(self, rollouts: int = ROLLOUTS, doubt: float = DOUBT) -> None:
        self.search = FlatMonteCarlo(
            sensible, evaluate, worth_trying, round_over, rollouts=rollouts, batch=10, halving=True
        )
        self.doubt = doubt
        self.move_values: dict[Move, float] = {}
        self.done = 0.0

    def think(
        self, rules: Rules[DashState], obs: DashState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield the better of habit and search after each batch.

        What alone is worth a thought is found to leave things as they stand: nothing beside it.
        Among some moves only (see bots.comparison.RestrictedRules) that need not be the habit.
        """
        habit = sensible(rules, obs, seat, rng)
        self.search.move_values = {}
        for best in self.search.think(rules, obs, seat, rng):
            found, self.done = self.search.move_values, self.search.done
            found = found or {best: evaluate(obs, seat)}
            if best == habit or habit not in found or found[best] > found[habit] + self.doubt:
                self.move_values = _parted(obs, best, found) if self.doubt else dict(found)
                yield best
            else:
                self.move_values = _parted(obs, habit, {**found, habit: found[best]})
                yield habit

    def weigh(
        self,
        rules: Rules[DashState],
        obs: DashState,
        seat: Seat,
        moves: Sequence[Move],
        rng: Rng,
    ) -> Mapping[Move, float]:
        """Return what the first move and the likeliest of the others are worth, played out."""
        best, *others = moves
        pair = [best, likeliest(obs, obs.owner.index(seat), others)]
        rollouts = self.search.rollouts
        search = FlatMonteCarlo(
            sensible, evaluate, lambda *_: pair, round_over, rollouts=rollouts, batch=rollouts
        )
        for _ in search.think(rules, obs, seat, rng):
            pass
        return search.move_values


def _parted(obs: DashState, best: Move, found: Mapping[Move, float]) -> dict[Move, float]:
    """Return what moves are worth, none as much as the best that promises less than it does."""
    if obs.turn.prompt != MOVE:
        return dict(found)
    side, most = obs.order[obs.mover], found[best]
    bar = promise(obs, side, best) - 1e-9
    return {
        move: most - HAIR if worth > most - HAIR and promise(obs, side, move) < bar else worth
        for move, worth in found.items()
    }


def judge() -> Strategy[DashState]:
    """Return the strongest opponent with ten times its rollouts, and no regard for habits."""
    return Tried(10 * ROLLOUTS, doubt=0.0)


LEVELS: Final[Mapping[str, Callable[[], Strategy[DashState]]]] = {
    "easy": Homely,
    "normal": Simple,
    "hard": Tried,
}

LEVEL_DESCRIPTIONS: Final[Mapping[str, str]] = {
    "easy": messages.level_easy(),
    "normal": messages.level_normal(),
    "hard": messages.level_hard(),
}

PASS_VERBS: Final[Collection[int]] = (STAY, DONE)
ADVICE_MARGIN: Final = 0.03
