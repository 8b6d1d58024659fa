"""The strong bots of Early States: they plan whole turns by the learned tables.

Rerolls are chosen by exact expectation over all throws. Purchases and votes are planned together
for the rest of the turn; the best few plans are judged by the position after the turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hustings.bots.dice import Dice, Throws, lifted, sets
from hustings.bots.opponent import Opponent
from hustings.bots.search import first_best
from hustings.bots.weights import unpack
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.early_states.bots import learned
from hustings.games.early_states.bots.plan import play_out
from hustings.games.early_states.bots.planner import Planner
from hustings.games.early_states.proceeds import dice_incomes
from hustings.games.early_states.rules import apply
from hustings.games.early_states.sheet import CALENDAR, STRIKES
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import (
    AIR,
    M_AIR,
    M_KEEP,
    M_REROLL,
    M_TAKE,
    REROLL,
    TAKE,
)

MAX_PLANS_PER_STATE = 6
"""Plans that are judged for each other state an ad could name."""
THROWS_PER_YIELD = 8
"""Throws judged between two yields."""


@cache
def weights(seats: int, rival: int = CALENDAR, *, long: bool = False) -> list[float]:
    """Return the learned weights for a number of seats; in a solo game by the kind of rival.

    long: those learned from more games, which exist for two seats and more.
    """
    from hustings.games.early_states.bots.weights import MANY, SOLO, STRUCK, TWO
    from hustings.games.early_states.bots.weights_expert import CROWD, DUEL

    solo = STRUCK if rival == STRIKES else SOLO
    return unpack((solo, DUEL if long else TWO, CROWD if long else MANY)[min(seats, 3) - 1])


class PlanJudge:
    """Finds the best rest of a turn by judging the position after the most promising plans.

    plans: purchases to judge. around: how many of them are also judged with other votes.
    """

    def __init__(self, plans: int, around: int) -> None:
        self.plans = plans
        self.around = around

    def rank_plans(self, state: State, seat: Seat, table: list[float]) -> list[tuple[float, Move]]:
        """Return (chance to win, first move) of the plans judged, best first."""
        planner = Planner(state, table)
        plans = planner.plans(state.votes, self.plans)
        for plan in plans[: self.around]:
            plans += planner.variants(plan)
        ranked = []
        for plan in plans:
            moves, after = play_out(state, plan)
            ranked.append((learned.expected_payoff(after, seat, table), moves[0]))
        ranked.sort(key=lambda entry: -entry[0])
        return ranked


class Searcher(Opponent[State]):
    """Plays by the learned tables.

    dice: judges plans for each possible throw. turn: judges plans once the dice are settled. long:
    see `weights`.
    """

    def __init__(self, dice: PlanJudge, turn: PlanJudge, *, long: bool = False) -> None:
        self.dice = dice
        self.turn = turn
        self.long = long
        self.move_values: dict[Move, float] = {}

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:  # noqa: ARG002
        """Yield the best move so far; for a reroll the first is by the tables alone."""
        table = weights(obs.seats, obs.rival, long=self.long)
        self.move_values = {}
        if obs.turn.prompt == REROLL:
            yield from self._reroll(obs, seat, table)
        elif obs.turn.prompt == TAKE:
            for n in range(obs.ones + 1):
                self.move_values[M_TAKE, n] = self._income(obs, seat, n, table)
            yield self._best()
        else:
            for chance, move in self.turn.rank_plans(obs, seat, table):
                if chance > self.move_values.get(move, -1.0):
                    self.move_values[move] = chance
            best = self._best()
            yield best
            if obs.turn.prompt == AIR:
                self._name_others(obs, seat, table, best)
                yield best

    def _name_others(self, obs: State, seat: Seat, table: list[float], best: Move) -> None:
        """Add the values of naming each other state now, with the best plan from there.

        A plan may name its states in any order, so none gets a higher value than the best plan.
        """
        judge = PlanJudge(MAX_PLANS_PER_STATE, 0)
        for place in range(9):
            move: Move = (M_AIR, place)
            if obs.named >> place & 1 or move == best or not obs.free(seat, place):
                continue
            after = obs.clone()
            apply(after, seat, move)
            same = after.active == seat and after.turns == obs.turns
            value = (
                judge.rank_plans(after, seat, table)[0][0]
                if same
                else learned.expected_payoff(after, seat, table)
            )
            self.move_values[move] = min(self.move_values[best], value)

    def _best(self) -> Move:
        return first_best(self.move_values, self.move_values)

    def _reroll(self, obs: State, seat: Seat, table: list[float]) -> Iterator[Move]:
        planner = Planner(obs, table)
        throws = planner.throws(obs.rerolls)
        bits = lifted(obs.dice, throws.keep(obs.dice, obs.rerolls))
        chance = planner.win_chance_of(seat)
        self.move_values = {
            (M_REROLL, bits) if bits else (M_KEEP,): chance(throws.worth(obs.dice, obs.rerolls))
        }
        yield self._best()
        values: dict[Dice, float] = {}
        known: dict[tuple[int, int], float] = {}
        for dice in sets(len(obs.dice)):
            values[dice] = self._dice_worth(obs, seat, dice, known, table)
            if len(values) % THROWS_PER_YIELD == 0:
                yield self._best()
        throws = Throws(len(obs.dice), obs.rerolls, values.__getitem__)
        self.move_values = {}
        for kept, value in throws.choices(obs.dice, obs.rerolls):
            bits = lifted(obs.dice, kept)
            self.move_values[(M_REROLL, bits) if bits else (M_KEEP,)] = value
        yield self._best()

    def _dice_worth(
        self,
        obs: State,
        seat: Seat,
        dice: Dice,
        known: dict[tuple[int, int], float],
        table: list[float],
    ) -> float:
        """Return the chance to win after a throw. known: chances by income, filled here."""
        incomes = dice_incomes(obs.items[seat], dice)
        lying = None
        for n, income in enumerate(incomes):
            if income not in known:
                if lying is None:
                    lying = obs.clone()
                    lying.dice = list(dice)
                    apply(lying, seat, (M_KEEP,))
                known[income] = self._income(lying, seat, n, table)
        return max([known[income] for income in incomes])

    def _income(self, obs: State, seat: Seat, funds: int, table: list[float]) -> float:
        """Return the chance to win when a number of the 1s are taken as funds."""
        after = obs
        if obs.turn.prompt == TAKE:
            after = obs.clone()
            apply(after, seat, (M_TAKE, funds))
        return self.dice.rank_plans(after, seat, table)[0][0]
