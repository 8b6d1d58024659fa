"""Opponents for Poll Position!, or rather partners: what each act is expected to save.

Every act is valued exactly by the complaints it can be expected to avoid (see odds), minus its
cost. The best level also reckons with the voters still to come, searches the whole turn and thinks
of what later turns can do.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from hustings.bots.opponent import Opponent
from hustings.bots.opponent import value_as_chance as win_chance
from hustings.bots.playing import Played
from hustings.core.model import ALL, Move, Seat
from hustings.core.protocols import Bot, Rules
from hustings.core.rng import Rng
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.bots.act_worth import SPARK, ActWorth
from hustings.games.poll_position.bots.hint import chance, evaluate, reasons, score_text, standing
from hustings.games.poll_position.bots.search import TurnSearch
from hustings.games.poll_position.planning import speaks_for
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position as messages

__all__ = [
    "ADVICE_MARGIN",
    "LEVELS",
    "LEVEL_DESCRIPTIONS",
    "PASS_VERBS",
    "evaluate",
    "judge",
    "reasons",
    "score_text",
    "win_chance",
]

_PLANNING: Final = (v.V_PLAN, v.V_STAY)
_LEFT: Final[Mapping[int, Move]] = {
    v.ACT: (v.V_END,),
    v.PLACE_DIE: (v.V_KEEP,),
    v.SECOND: (v.V_ENOUGH,),
}
"""By these what can be done now is left: what the other moves of a decision save is beside that."""
PASS_VERBS: Final[Collection[int]] = (v.V_STAY, v.V_END, v.V_KEEP, v.V_ENOUGH)
STEADY: Final = 0.5
"""By how many complaints another region must be better before a plan that was heard is changed."""


class Stepwise(Opponent[State]):
    """Takes the act that saves most per action point, in the region where a turn saves most.

    foresight: whether voters still to come count. spark: what a fresh die is worth beyond its
    number, because it can be staffed later.
    """

    def __init__(self, foresight: bool, spark: float = 0.0) -> None:
        self.foresight = foresight
        self.spark = spark
        self.move_values: dict[Move, float] = {}

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the move that is expected to save most."""
        worth = ActWorth(obs, self.foresight, self.spark)
        legal = rules.legal(obs, seat)
        if legal[0][0] in _PLANNING:
            values = worth.plans(_planner(obs, seat), legal)
        else:
            values = [worth.of(move) for move in legal]
        saved = _steady(obs, dict(zip(legal, values, strict=True)))
        self.move_values = _told(obs, saved)
        yield _best(saved, rng)


class Beginner(Opponent[State]):
    """Goes anywhere; does what helps most at once two times out of three, else any act there is.

    It spends its points: to end a turn with some left is nothing that a beginner does.
    """

    def __init__(self) -> None:
        self.move_values: dict[Move, float] = {}
        self.sensible = Stepwise(foresight=False)

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield a move that somebody who has just heard the rules would make."""
        legal = rules.legal(obs, seat)
        if legal[0][0] in _PLANNING:
            yield rng.pick(legal)
        elif rng.below(3):
            yield from self.sensible.think(rules, obs, seat, rng)
        else:
            yield rng.pick([move for move in legal if move[0] not in PASS_VERBS] or legal)


class Searcher(Opponent[State]):
    """Searches its turn to the end; looks for a region as Stepwise does."""

    def __init__(self) -> None:
        self.move_values: dict[Move, float] = {}

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the move that is expected to save most, after each act looked at."""
        legal = rules.legal(obs, seat)
        planning = legal[0][0] in _PLANNING
        looks = _plans(obs, _planner(obs, seat), legal) if planning else _acts(obs, legal)
        saved: dict[Move, float] = {}
        for look in looks:
            saved = _steady(obs, look)
            self.move_values = _told(obs, saved)
            yield max(saved, key=saved.__getitem__)
        yield _best(saved, rng)


def _plans(obs: State, me: int, legal: list[Move]) -> Iterator[dict[Move, float]]:
    """Yield what a turn in each region saves."""
    values = ActWorth(obs, True, SPARK).plans(me, legal)
    yield dict(zip(legal, values, strict=True))


def _acts(obs: State, legal: list[Move]) -> Iterator[dict[Move, float]]:
    """Yield what the acts looked at so far save, beside leaving it: one more each time."""
    search = TurnSearch(obs)
    found: dict[Move, float] = {}
    left = search.value(_LEFT[obs.turn.prompt]) if obs.turn.prompt in _LEFT else 0.0
    for move in legal:
        lost = -float(move[1]) if move[0] == v.V_SACRIFICE else None
        found[move] = search.value(move) - left if lost is None else lost
        yield found


def _planner(obs: State, seat: Seat) -> int:
    """Return the marker that is planned for."""
    return seat if obs.turn.mode == ALL else obs.worker


def _steady(obs: State, saved: dict[Move, float]) -> dict[Move, float]:
    """Return what moves save, to a team that relies on what it has heard.

    Another region is better than the one that was named only where it saves clearly more, and where
    that can be told by what everybody sees.
    """
    stays = saved.get((v.V_STAY,))
    if stays is None:
        return saved
    return {
        move: value
        if move == (v.V_STAY,) or (value > stays + STEADY and speaks_for(obs, obs.worker, move[1]))
        else min(value, stays)
        for move, value in saved.items()
    }


def _best(saved: dict[Move, float], rng: Rng) -> Move:
    """Return one of the best moves; a plan that was heard stands unless another is better."""
    most = max(saved.values()) - 1e-9
    if saved.get((v.V_STAY,), most - 1) >= most:
        return (v.V_STAY,)
    return rng.pick([move for move, value in saved.items() if value >= most])


def _told(obs: State, saved: dict[Move, float]) -> dict[Move, float]:
    """Return what moves are worth that save so many complaints, each a point: chances to win."""
    stands = standing(obs)
    return {move: chance(stands + value) for move, value in saved.items()}


LEVELS: Final[Mapping[str, Callable[[], Bot[State]]]] = {
    "easy": Beginner,
    "normal": lambda: Stepwise(foresight=False),
    "hard": Searcher,
}


def judge() -> Bot[State]:
    """Return one that plays the best acts of the strongest out: it has no budget of its own."""
    return Played(Searcher(), Searcher(), evaluate, worlds=16)


LEVEL_DESCRIPTIONS: Final[Mapping[str, str]] = {
    "easy": messages.level_easy(),
    "normal": messages.level_normal(),
    "hard": messages.level_hard(),
}

ADVICE_MARGIN: Final = 0.03
