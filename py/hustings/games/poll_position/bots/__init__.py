"""Bots for Poll Position!, which play as partners of the team.

The value of an act is the exact expectation of the complaints it avoids (see odds) minus its cost.
The best level also counts the voters still to come, searches the whole turn and estimates what
later turns can do.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from hustings.bots.opponent import Opponent
from hustings.bots.opponent import value_as_chance as win_chance
from hustings.bots.playout_judge import PlayoutJudge
from hustings.core.model import ALL, Move, Seat
from hustings.core.protocols import Rules, Strategy
from hustings.core.rng import Rng
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import WEEKS
from hustings.games.poll_position.bots.act_value import FRESH_DIE_BONUS, ActValue
from hustings.games.poll_position.bots.foresight import foreseen
from hustings.games.poll_position.bots.hint import (
    declining_score,
    evaluate,
    reasons,
    score_text,
    score_to_chance,
)
from hustings.games.poll_position.bots.search import TurnSearch
from hustings.games.poll_position.planning import has_reason
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position as messages

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

_PLANNING: Final = (v.V_PLAN, v.V_STAY)
_DECLINING_MOVES: Final[Mapping[int, Move]] = {
    v.ACT: (v.V_END,),
    v.PLACE_DIE: (v.V_KEEP,),
    v.SECOND: (v.V_ENOUGH,),
}
"""The move that declines each prompt; the values of other moves are compared with it."""
PASS_VERBS: Final[Collection[int]] = (v.V_STAY, v.V_END, v.V_KEEP, v.V_ENOUGH)
MIN_CHANGE_GAIN: Final = 0.5
"""Complaints another region must save in addition before an announced plan is changed."""


class Stepwise(Opponent[State]):
    """Takes the act that saves most per action point, in the region where a turn saves most.

    In the last week it searches its turn to the end, as Searcher does: all that counts then are
    the voters served in the count, and a single act seldom serves any (a new site waits for a die).
    foresight: whether voters still to come count. fresh_die_bonus: value of a new die beyond its
    number, because it can be staffed later.
    """

    def __init__(self, foresight: bool, fresh_die_bonus: float = 0.0) -> None:
        self.foresight = foresight
        self.fresh_die_bonus = fresh_die_bonus
        self.move_values: dict[Move, float] = {}

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the move that is expected to save most."""
        obs = foreseen(obs)
        legal = rules.legal(obs, seat)
        planning = legal[0][0] in _PLANNING
        if obs.week == WEEKS - 1 and not planning:
            *_, saved = _act_values(obs, legal)
        else:
            act_value = ActValue(obs, self.foresight, self.fresh_die_bonus)
            if planning:
                values = act_value.plans(_planned_marker(obs, seat), legal)
            else:
                values = [act_value.of(move) for move in legal]
            saved = _prefer_announced_plan(obs, dict(zip(legal, values, strict=True)))
        self.move_values = _win_chances(obs, saved)
        yield _pick_best(saved, rng)


class Beginner(Opponent[State]):
    """Goes to a random region; takes the best act two times out of three, else a random one.

    It spends all its action points.
    """

    def __init__(self) -> None:
        self.move_values: dict[Move, float] = {}
        self.sensible = Stepwise(foresight=False)

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield a beginner's move."""
        legal = rules.legal(obs, seat)
        if legal[0][0] in _PLANNING:
            yield rng.pick(legal)
        elif rng.below(3):
            yield from self.sensible.think(rules, obs, seat, rng)
        else:
            yield rng.pick([move for move in legal if move[0] not in PASS_VERBS] or legal)


class Searcher(Opponent[State]):
    """Searches its turn to the end; chooses regions as Stepwise does."""

    def __init__(self) -> None:
        self.move_values: dict[Move, float] = {}

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the move that is expected to save most, after each act evaluated."""
        obs = foreseen(obs)
        legal = rules.legal(obs, seat)
        planning = legal[0][0] in _PLANNING
        rounds = (
            _plan_values(obs, _planned_marker(obs, seat), legal)
            if planning
            else _act_values(obs, legal)
        )
        saved: dict[Move, float] = {}
        for values_so_far in rounds:
            saved = _prefer_announced_plan(obs, values_so_far)
            self.move_values = _win_chances(obs, saved)
            yield max(saved, key=saved.__getitem__)
        yield _pick_best(saved, rng)


def _plan_values(obs: State, me: int, legal: list[Move]) -> Iterator[dict[Move, float]]:
    """Yield what a turn in each region saves, by plan."""
    values = ActValue(obs, True, FRESH_DIE_BONUS).plans(me, legal)
    yield dict(zip(legal, values, strict=True))


def _act_values(obs: State, legal: list[Move]) -> Iterator[dict[Move, float]]:
    """Yield what the acts evaluated so far save compared with declining; one more each time."""
    search = TurnSearch(obs)
    values: dict[Move, float] = {}
    left = (
        search.value(_DECLINING_MOVES[obs.turn.prompt])
        if obs.turn.prompt in _DECLINING_MOVES
        else 0.0
    )
    for move in legal:
        lost = -float(move[1]) if move[0] == v.V_SACRIFICE else None
        values[move] = search.value(move) - left if lost is None else lost
        yield values


def _planned_marker(obs: State, seat: Seat) -> int:
    """Return the marker whose plan is due."""
    return seat if obs.turn.mode == ALL else obs.worker


def _prefer_announced_plan(obs: State, saved: dict[Move, float]) -> dict[Move, float]:
    """Return what moves save, for a team that relies on announced plans.

    Another region beats the announced one only where it saves clearly more for a reason that
    everybody can see.
    """
    stays = saved.get((v.V_STAY,))
    if stays is None:
        return saved
    return {
        move: value
        if move == (v.V_STAY,)
        or (value > stays + MIN_CHANGE_GAIN and has_reason(obs, obs.worker, move[1]))
        else min(value, stays)
        for move, value in saved.items()
    }


def _pick_best(saved: dict[Move, float], rng: Rng) -> Move:
    """Return one of the best moves; among equals the announced plan."""
    best = max(saved.values()) - 1e-9
    if saved.get((v.V_STAY,), best - 1) >= best:
        return (v.V_STAY,)
    return rng.pick([move for move, value in saved.items() if value >= best])


def _win_chances(obs: State, saved: dict[Move, float]) -> dict[Move, float]:
    """Return the chances to win by move. saved: complaints, each of which costs a point."""
    stands = declining_score(obs)
    return {move: score_to_chance(stands + value) for move, value in saved.items()}


LEVELS: Final[Mapping[str, Callable[[], Strategy[State]]]] = {
    "easy": Beginner,
    "normal": lambda: Stepwise(foresight=False),
    "hard": Searcher,
}


def judge() -> Strategy[State]:
    """Return a bot that plays games out after the best moves of Hard."""
    return PlayoutJudge(Searcher(), Searcher(), evaluate, worlds=16)


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

ADVICE_MARGIN: Final = 0.03
