"""Opponents for Early States."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from hustings.bots.opponent import Opponent
from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Rules, Strategy
from hustings.core.rng import Rng
from hustings.games.early_states.bots import learned, policy
from hustings.games.early_states.bots.hint import reasons, score_text
from hustings.games.early_states.bots.search import PlanJudge, Searcher
from hustings.games.early_states.sheet import CALENDAR
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import M_KEEP, M_SAVE
from hustings.messages.generated import early_states as messages

__all__ = [
    "ADVICE_MARGIN",
    "LEVELS",
    "LEVEL_DESCRIPTIONS",
    "LEVEL_MANNERS",
    "PASS_VERBS",
    "evaluate",
    "judge",
    "reasons",
    "score_text",
    "win_chance",
]

PASS_VERBS: Final[Collection[int]] = (M_KEEP, M_SAVE)
RANDOM_MOVE_CHANCE: Final = 0.7
"""How often the easy bot plays a random move."""


class RuleOfThumb(Opponent[State]):
    """Plays by rules of thumb. careless: the chance of a random move, 0 to 1."""

    def __init__(self, careless: float = 0.0) -> None:
        self.careless = careless

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the move the rules of thumb name, or a random one."""
        if self.careless and rng.random() < self.careless:
            yield rng.pick(rules.legal(obs, seat))
        else:
            yield policy.move(obs, seat)


def _easy() -> Strategy[State]:
    return RuleOfThumb(RANDOM_MOVE_CHANCE)


def _hard() -> Strategy[State]:
    return Searcher(dice=PlanJudge(6, 1), turn=PlanJudge(24, 3))


def _expert() -> Strategy[State]:
    return Searcher(dice=PlanJudge(12, 3), turn=PlanJudge(60, 10), long=True)


def evaluate(state: State, seat: Seat) -> float:
    """Return how well the seat stands, 0 to 1: against the best other seat, or the solo target."""
    mine = policy.expected_delegates(state, seat)
    if state.seats == 1:
        over = state.turn.mode == OVER
        return learned.solo_value(state.score[seat]) if over else learned.solo_share(mine)
    others = [policy.expected_delegates(state, s) for s in range(state.seats) if s != seat]
    ahead = mine - max(others)
    return 0.5 + 0.5 * ahead / (abs(ahead) + 12)


def win_chance(obs: State, value: float) -> float:
    """Return the chance to win; the value of a solo game also counts delegates.

    Against the calendar nearly every game is won: there the delegates to be expected, in hundreds.
    """
    if obs.seats > 1:
        return value
    if obs.rival == CALENDAR:
        return min(1.0, learned.expected_delegates(value) / 100)
    return learned.solo_win_chance(value)


def judge() -> Strategy[State]:
    """Return the strongest bot with more plans, for measuring advice."""
    return Searcher(dice=PlanJudge(60, 10), turn=PlanJudge(240, 30), long=True)


LEVELS: Final[Mapping[str, Callable[[], Strategy[State]]]] = {
    "easy": _easy,
    "normal": RuleOfThumb,
    "hard": _hard,
    "expert": _expert,
}

LEVEL_DESCRIPTIONS: Final[Mapping[str, str]] = {
    "easy": messages.level_easy(),
    "normal": messages.level_normal(),
    "hard": messages.level_hard(),
    "expert": messages.level_expert(),
}
LEVEL_MANNERS: Final[Mapping[str, Callable[..., str]]] = {
    "easy": messages.manner_easy,
    "normal": messages.manner_normal,
    "hard": messages.manner_hard,
    "expert": messages.manner_expert,
}

ADVICE_MARGIN: Final = 0.03
