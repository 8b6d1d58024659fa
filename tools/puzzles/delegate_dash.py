"""Puzzles of Delegate Dash: the last to move before the caucuses, judged by expected delegates."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import Any, Final, NamedTuple

from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.games.delegate_dash.board import GAP, REGION
from hustings.games.delegate_dash.rules.campaign import coins_at
from hustings.games.delegate_dash.state import VALUE, DashState, side_of, totals
from hustings.games.delegate_dash.vocabulary import MOVE
from tools.puzzles.search import Ranked
from tools.puzzles.spec import SOLVER, Message, PuzzleSpec, PuzzleText, message, shown_difference

IDEAS: Final = ("aces", "twos", "super-tuesday", "fours", "fives")
"""The idea of a puzzle, by round."""
NO_REGION: Final = 4
"""Stands for the region of the gap in messages."""
MIN_MARGIN: Final = 1.0
"""The least difference between the best move and the next, in delegates."""
CLOSE_SHARE: Final = 0.5
"""A move is tempting if it wins at least this share of what the best one does."""
MIN_TEMPTING: Final = 3
"""The fewest tempting moves, the best one included."""


def moves_asked(state: DashState) -> tuple[int, ...]:
    """Return (1,) if the reader moves last, so that all other places are known."""
    last = state.turn.prompt == MOVE and state.mover == len(state.order) - 1
    return (1,) if last and any(state.stake) else ()


def expected_delegates(state: DashState, side: int, cell: int) -> float:
    """Return the mean delegates a candidate takes in a state, over all dice."""
    if not _is_contested(state, cell):
        return 0.0
    values = [VALUE[marker] for marker in coins_at(state, cell)]
    there = [other for other in range(4) if other == side or state.pawns[other] == cell]
    home, whole = REGION[cell], 0
    for dice in product(range(6), repeat=len(there)):
        rolled = dict(zip(there, dice, strict=True))
        order = sorted(there, key=lambda who: (-rolled[who], (who - home) % 4))
        place = order.index(side)
        whole += values[place] if place < len(values) else 0
    return float(whole) / 6.0 ** len(there)


def rank(rules: Rules[Any], state: DashState, seat: Seat, asks: int) -> list[Ranked]:  # noqa: ARG001
    """Return every move with its expected delegates; empty if only one gains any."""
    side = side_of(state, seat)
    found = []
    for move in rules.legal(state, seat):
        after = state.clone()
        rules.apply(after, seat, move)
        cell = _goal(state, side, move)
        found.append(
            Ranked(
                (move,),
                expected_delegates(state, side, cell),
                after.key(),
            )
        )
    found.sort(key=lambda each: -each.value)
    return found if len(found) > 1 and found[1].value > 0 else []


def accepts(rules: Rules[Any], state: DashState, ranked: list[Ranked]) -> bool:  # noqa: ARG001
    """Return whether several moves are tempting and a rule of thumb picks a wrong one.

    The rules: go where most delegates are and where the largest coin is, or where the largest coin
    without a rival is.
    """
    tempting = [each for each in ranked if each.value >= CLOSE_SHARE * ranked[0].value]
    if len(tempting) < MIN_TEMPTING:
        return False
    side = side_of(state, SOLVER)
    places = [_Caucus.at(state, side, _goal(state, side, each.line[0])) for each in ranked]
    best, alone = places[0], [each for each in places if not each.rivals and each.coins]
    is_greedy = best.total == max(each.total for each in places) or best.largest == max(
        each.largest for each in places
    )
    return not is_greedy or (bool(best.rivals) and bool(alone))


class _Caucus(NamedTuple):
    """What a move leads to: other pawns there, and the coins, the largest first."""

    rivals: int
    coins: tuple[int, ...]

    @classmethod
    def at(cls, state: DashState, side: int, cell: int) -> _Caucus:
        """Return the caucus at a cell, without coins where no delegates are at stake."""
        rivals = sum(state.pawns[other] == cell for other in range(4) if other != side)
        contested = _is_contested(state, cell)
        coins = tuple(VALUE[marker] for marker in coins_at(state, cell)) if contested else ()
        return cls(rivals, coins)

    @property
    def total(self) -> int:
        """All delegates at stake."""
        return sum(self.coins)

    @property
    def largest(self) -> int:
        """The largest coin, 0 without one."""
        return max(self.coins, default=0)


def _goal(state: DashState, side: int, move: Move) -> int:
    return move[1] if move[0] == MOVE else state.pawns[side]


def describe(state: DashState, ranked: list[Ranked]) -> PuzzleText:
    """Return the text of a puzzle, which does not reveal whether the richest caucus is the best.

    The title names where the player stands, and all delegates at stake.
    """
    side, have = side_of(state, SOLVER), totals(state)
    rivals = max(count for other, count in enumerate(have) if other != side)
    goal = message("goal", mine=have[side], rivals=rivals)
    ahead = have[side] - rivals
    lead = "ahead" if ahead > 0 else "behind" if ahead else "level"
    stands = state.pawns[side]
    region, number = (NO_REGION, 0) if stands == GAP else (REGION[stands], state.tiles[stands])
    place = message("place", region=region, number=number)
    title = message("title", place=place, stake=sum(state.stake), lead=lead, margin=abs(ahead))
    best = value_text(ranked[0].value)
    right, why = message("right", best=best), _why("why", state, side, ranked[0])
    return PuzzleText(
        title, goal, IDEAS[state.round - 1], equal=right,
        best=message("because", verdict=right, why=why), reasons=((ranked[0].line, why),),
        worse=partial(_worse, state, side, ranked[0]),
    )  # fmt: skip


def _worse(state: DashState, side: int, best: Ranked, wrong: Ranked) -> Message:
    """Return what a wrong move wins, why it is not more, and what the best one wins."""
    most = value_text(best.value)
    if not _is_contested(state, _goal(state, side, wrong.line[0])):
        return message("worse-empty", best=most)
    why = _why("why-not", state, side, wrong)
    more = shown_difference(best.value, wrong.value)
    return message("worse", yours=value_text(wrong.value), best=most, why=why, more=more)


def _is_contested(state: DashState, cell: int) -> bool:
    """Return whether delegates are at stake at a cell."""
    return cell != GAP and bool(state.stake[cell])


def _why(name: str, state: DashState, side: int, ranked: Ranked) -> Message:
    """Return who fights for what where a move leads, which decides what it is worth."""
    there = _Caucus.at(state, side, _goal(state, side, ranked.line[0]))
    return message(
        name, rivals=there.rivals, coins=len(there.coins), delegates=there.total, best=there.largest
    )


def value_text(value: float) -> Message:
    """Return the expected delegates in words."""
    near = round(value)
    if abs(value - near) < 1e-6:
        return message("delegates", delegates=near)
    return message("delegates-on-average", delegates=round(value, 1))


SPEC: Final = PuzzleSpec(
    "expected delegates from the caucus the move leads to, exact over all dice",
    moves_asked,
    rank,
    describe,
    "delegate",
    min_margin=MIN_MARGIN,
    max_best=1,
    accepts=accepts,
)
