"""Values of marks, staff and funds for the active seat, by the learned tables.

The value of marks in one state does not depend on the other states, so the values of a turn add up.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from hustings.core.model import Seat
from hustings.games.early_states.bots import learned
from hustings.games.early_states.bots.learned import MAX_FUNDS, TABLES
from hustings.games.early_states.rules.marks import rival_in
from hustings.games.early_states.sheet import (
    CIRCLES,
    MANAGER,
    PLACES,
    PRIZES,
    RIVAL_EVERY,
    SECOND_DIE,
    SOLO_TURNS,
    SPOKESPERSON,
    STRIKES,
    THIRD_DIE,
)
from hustings.games.early_states.state import State

STAFF_CIRCLES: Final = (CIRCLES[SECOND_DIE], CIRCLES[THIRD_DIE])


class TurnValues:
    """Values of everything the active seat can do in its turn.

    needs: open circles by state. marks: by state, the values of 0, 1, … more marks. left: turns
    after this one, -1 while unknown. bonus: value of the funds for a first place.
    """

    def __init__(self, state: State, weights: list[float]) -> None:
        self.state = state
        self.weights = weights
        seat = self.seat = state.active
        at = seat * PLACES
        self.needs = [CIRCLES[p] - state.marks[at + p] for p in range(9)]
        self.rows = (state.marks[at + SECOND_DIE], state.marks[at + THIRD_DIE])
        self.cash = state.cash[seat]
        self.items = state.items[seat]
        self.left = _left_after(state)
        self.turn = learned.round_of(state.turns + 1, state.seats)
        self.score_weight = weights[TABLES.score + (10 if self.left >= 0 else state.firsts)] / 10
        purse = self._funds_value(self.cash + 2) - self._funds_value(self.cash)
        self.bonus = max(0.0, purse) if self.left else 0.0
        self.marks = self._marks()

    # Marks ------------------------------------------------------------------------------------

    def _marks(self) -> list[list[float]]:
        """Return by state the values of 0, 1, … more marks of the active seat."""
        rivals = self._rivals()
        by_state = []
        for place in range(9):
            need, taken = self.needs[place], self.state.taken[place]
            if not need or taken >= len(PRIZES[place]):
                by_state.append([0.0] * (need + 1))
                continue
            dice_incomes = self._own_values(place, taken, need)
            for other, weight in rivals:
                for i, loss in enumerate(self._rival_values(other, place, taken, need)):
                    dice_incomes[i] -= weight * loss
            by_state.append([gain - dice_incomes[0] for gain in dice_incomes])
        return by_state

    def _rivals(self) -> list[tuple[Seat, float]]:
        """Return the other seats, each with its chance to be the strongest of them."""
        state = self.state
        others = [seat for seat in range(state.seats) if seat != self.seat]
        if len(others) < 2:
            return [(seat, 1.0) for seat in others]
        between = state.clone()
        between.active = (self.seat + 1) % state.seats
        numbers = [learned.strength(between, seat, self.weights) for seat in others]
        return list(zip(others, learned.win_chances(numbers), strict=True))

    def _own_values(self, place: int, taken: int, need: int) -> list[float]:
        """Return the values of a state with 0, 1, … more marks; the last fills it."""
        weights, stride = self.weights, CIRCLES[place] + 1
        full = self.score_weight * PRIZES[place][taken] + (0 if taken else self.bonus)
        if not self.left:
            return [0.0] * need + [full]
        later, rivals = self._rival_progress(place, taken, need)
        if later >= len(PRIZES[place]):
            return [0.0] * need + [full]
        if self.left > 0:
            dice = (self.rows[0] == STAFF_CIRCLES[0]) + (self.rows[1] == STAFF_CIRCLES[1])
            at = TABLES.last[place] + later * stride * 3 + dice
            return [*(weights[at + rest * 3] for rest in range(need, 0, -1)), full]
        at = TABLES.need[place] + later * stride * stride
        pace = TABLES.pace[place] + self.turn // 3
        return [
            *(
                weights[at + rest * stride + rivals[need - rest]] + weights[pace + rest * 5]
                for rest in range(need, 0, -1)
            ),
            full,
        ]

    def _rival_progress(self, place: int, taken: int, need: int) -> tuple[int, list[int]]:
        """Return the places taken by the end of the turn, and the rival's need by marks made.

        That is if the seat leaves the state open. Other seats do nothing in its turn; the solo
        rival acts right after it.
        """
        state = self.state
        if state.seats > 1:
            return taken, [learned.rivals_need(state, self.seat, place)] * need
        turns = rival_in(state, place)
        if state.rival != STRIKES or taken:
            return taken + (turns == 1), [min(CIRCLES[place], max(0, turns - 1))] * need
        if turns == 1:
            return len(PRIZES[place]), []
        due = RIVAL_EVERY - (state.turns + 1) % RIVAL_EVERY
        nearer = [key for key in self._strike_order if key[2] != place]
        before = [
            sum([key < (rest, -PRIZES[place][0], place) for key in nearer])
            for rest in range(need, 0, -1)
        ]
        return taken, [min(CIRCLES[place], due + RIVAL_EVERY * count) for count in before]

    @cached_property
    def _strike_order(self) -> list[tuple[int, int, int]]:
        """Return the sort keys by which a rival that strikes will choose after this turn.

        One for each open state that it has not announced, with the needs of now.
        """
        taken, target = self.state.taken, self.state.target
        return [
            (need, -PRIZES[place][0], place)
            for place, need in enumerate(self.needs)
            if not taken[place] and place != target
        ]

    def _rival_values(self, other: Seat, place: int, taken: int, mine: int) -> list[float]:
        """Return the value of a state to another seat after 0, 1, … marks of the active seat."""
        state, weights, stride = self.state, self.weights, CIRCLES[place] + 1
        need = CIRCLES[place] - state.marks[other * PLACES + place]
        nothing = [0.0] * (mine + 1)
        if not need:
            return nothing
        if state.last >= 0:
            if (other - self.seat) % state.seats >= state.last:
                return nothing
            at = TABLES.last[place] + need * 3 + state.dice_of(other) - 1
            values = [weights[at + taken * stride * 3]] * mine
            more = taken + 1 < len(PRIZES[place])
            return [*values, weights[at + (taken + 1) * stride * 3] if more else 0.0]
        near = 99
        for third in range(state.seats):
            if third not in (other, self.seat):
                rest = CIRCLES[place] - state.marks[third * PLACES + place]
                if 0 < rest < near:
                    near = rest
        at = TABLES.need[place] + (taken * stride + need) * stride
        pace = weights[TABLES.pace[place] + need * 5 + self.turn // 3]
        values = [weights[at + min(near, rest)] + pace for rest in range(mine, 0, -1)]
        if taken + 1 >= len(PRIZES[place]):
            return [*values, 0.0]
        return [*values, weights[at + stride * stride + (0 if near == 99 else near)] + pace]

    def _funds_value(self, cash: int) -> float:
        """Return the value of the funds left over."""
        if not self.left:
            return 0.001 * cash
        purse = min(cash, MAX_FUNDS)
        if self.left > 0:
            return self.weights[TABLES.change + purse]
        means = (self.items >> SPOKESPERSON & 1) | (self.items >> MANAGER & 1) << 1
        return (
            self.weights[TABLES.purse + purse * learned.ROUNDS + self.turn]
            + self.weights[TABLES.means + purse * 4 + means]
        )

    def _staff_value(self, rows: tuple[int, int], items: int) -> float:
        """Return the value of staff rows and items, without funds."""
        if not self.left:
            return 0.0
        dice = 1 + (rows[0] == STAFF_CIRCLES[0]) + (rows[1] == STAFF_CIRCLES[1])
        if self.left > 0:
            return self.weights[learned.last_cells(dice, items, 0)[0]]
        used_cells = learned.sheet_cells(rows, items, 0, self.turn, self.state.firsts)
        total = 0.0
        for cell in (*used_cells[:3], used_cells[5]):
            total += self.weights[cell]
        return total


def _left_after(state: State) -> int:
    """Return how many turns the active seat has after this one, -1 while unknown."""
    if state.seats == 1:
        left = SOLO_TURNS - state.turns - 1
        if state.last >= 0:
            return min(left, state.last - 1)
        return left if left < 2 else -1
    if state.last < 0:
        return -1
    return 1 if state.last > state.seats else 0
