"""Planner for a whole turn of Early States, by the learned tables.

The value of marks is a sum over the places, so one pass over the places finds the best way to place
any number of votes. Purchases are tried in all affordable combinations. That gives the value of
every throw, and exactly the best dice to reroll.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Final

from hustings.bots.dice import Dice, Throws
from hustings.core.model import Seat
from hustings.games.early_states.bots import learned
from hustings.games.early_states.bots.plan import Named, Plan, Purchase
from hustings.games.early_states.bots.turn_values import STAFF_CIRCLES, TurnValues
from hustings.games.early_states.proceeds import dice_incomes, yields
from hustings.games.early_states.sheet import (
    FINANCE,
    FIRST_BONUS,
    ISSUES,
    ITEMS,
    MANAGER,
    MANAGER_VOTES,
    MAX_ISSUES,
    ORGANISER,
    SECOND_DIE,
    SPOKESPERSON,
    THIRD_DIE,
)
from hustings.games.early_states.vocabulary import AIR, CONFIRM, VOTE

UNREACHABLE: Final = float("-inf")
NO_PLACE: Final = -1
MARK_ITEMS: Final = tuple(i for i, item in enumerate(ITEMS) if item.marks)
STAFF_ITEMS: Final = (ORGANISER, FINANCE, SPOKESPERSON, MANAGER)
_ISSUE_BITS: Final = sum(1 << issue for issue in ISSUES)


class Planner(TurnValues):
    """Plans the rest of the active seat's turn, from any point in it."""

    # Purchases --------------------------------------------------------------------------------

    def purchases(self, cash: int) -> Iterator[Purchase]:
        """Yield every combination of items that the cash can buy; nothing comes first."""
        used = [0] * 9
        ads: Named = ()
        gain, bonus = 0.0, 0
        if self.state.turn.prompt == AIR:
            item = self.state.ad
            named = self._best_states(item, used, self.state.naming, self.state.named)
            more, bonus = self._mark_ad(item, named, used)
            gain += more
            ads = ((item, named),)
        first = Purchase(ads, (), 0, bonus, gain, tuple(used))
        if self.state.turn.prompt in (VOTE, CONFIRM):
            yield first
            return
        free = [i for i in STAFF_ITEMS if not self.items >> i & 1] if self.left else []
        for bought in self._ads(first, 0, cash):
            yield from _with_staff(bought, free, cash)

    def _ads(self, bought: Purchase, start: int, cash: int) -> Iterator[Purchase]:
        yield bought
        owned = self.items
        for item, _ in bought.ads:
            owned |= 1 << item
        full = (owned & _ISSUE_BITS).bit_count() >= MAX_ISSUES
        for i in range(start, len(MARK_ITEMS)):
            item = MARK_ITEMS[i]
            thing = ITEMS[item]
            if owned >> item & 1 or thing.price > cash + bought.bonus - bought.price:
                continue
            if thing.listed and full:
                continue
            used = list(bought.used)
            named = thing.listed or self._best_states(item, used, thing.states, 0)
            gain, bonus = self._mark_ad(item, named, used)
            yield from self._ads(
                Purchase(
                    (*bought.ads, (item, named)),
                    (),
                    bought.price + thing.price,
                    bought.bonus + bonus,
                    bought.gain + gain,
                    tuple(used),
                ),
                i + 1,
                cash,
            )

    def _best_states(
        self, item: int, used: Sequence[int], naming: int, named: int
    ) -> tuple[int, ...]:
        """Return the states where an ad's marks are worth most now."""
        marks = ITEMS[item].marks
        gains = []
        for place in range(9):
            room = self.needs[place] - used[place]
            if not named >> place & 1 and room:
                dice_incomes = self.marks[place]
                at = used[place]
                gains.append((dice_incomes[at] - dice_incomes[at + min(marks, room)], place))
        gains.sort()
        return tuple(place for _, place in gains[:naming])

    def _mark_ad(self, item: int, named: Sequence[int], used: list[int]) -> tuple[float, int]:
        """Add an ad's marks to `used`; return their value and the funds they bring."""
        marks = ITEMS[item].marks
        gain, bonus = 0.0, 0
        for place in named:
            before = used[place]
            after = min(self.needs[place], before + marks)
            used[place] = after
            gain += self.marks[place][after] - self.marks[place][before]
            if before < after == self.needs[place] and not self.state.taken[place]:
                bonus += FIRST_BONUS
                gain -= self.bonus
        return gain, bonus

    # Votes ------------------------------------------------------------------------------------

    def vote_values(self, purchase: Purchase, votes: int) -> list[float]:
        """Return the best value of placing 0, 1, … votes after the purchase."""
        items = self.items
        for item in purchase.hires:
            items |= 1 << item
        for item, _ in purchase.ads:
            items |= 1 << item
        best = self._state_values(purchase.used, votes)[-1]
        staff = [value for value, _ in self._staff_row_values(items, votes)]
        base = purchase.gain
        return [
            base + max([best[v - k] + staff[k] for k in range(min(v, len(staff) - 1) + 1)])
            for v in range(votes + 1)
        ]

    def _state_values(
        self, used: Sequence[int], votes: int, without: int = NO_PLACE
    ) -> list[list[float]]:
        """Return, after each state, the best values of 0, 1, … votes in the states so far."""
        key = (tuple(used), votes, without)
        if key not in self._state_values_memo:
            best = [0.0] + [UNREACHABLE] * votes
            steps = [best]
            for place in range(9):
                at = used[place]
                dice_incomes = self.marks[place]
                if len(dice_incomes) - at > 1 and place != without:
                    best = _with_place(best, dice_incomes, at, votes)
                steps.append(best)
            self._state_values_memo[key] = steps
        return self._state_values_memo[key]

    @cached_property
    def _state_values_memo(self) -> dict[tuple[tuple[int, ...], int, int], list[list[float]]]:
        return {}

    @cached_property
    def _staff_row_memo(self) -> dict[tuple[int, int], list[tuple[float, int]]]:
        return {}

    def _staff_row_values(self, items: int, votes: int) -> list[tuple[float, int]]:
        """Return for 0, 1, … votes in the staff rows their value and the second row's marks."""
        key = (items, votes)
        if key not in self._staff_row_memo:
            second, third = self.rows
            room = (STAFF_CIRCLES[0] - second, STAFF_CIRCLES[1] - third)
            values = {
                (a, b): self._staff_value((second + a, third + b), items)
                for a in range(room[0] + 1)
                for b in range(room[1] + 1)
                if a + b <= votes
            }
            self._staff_row_memo[key] = [
                max((value, a) for (a, b), value in values.items() if a + b == k)
                for k in range(min(votes, sum(room)) + 1)
            ]
        return self._staff_row_memo[key]

    def place_votes(
        self, purchase: Purchase, votes: int, without: int = NO_PLACE
    ) -> tuple[tuple[int, int], ...]:
        """Return the best (place, votes) pairs after the purchase.

        without: a place that gets no votes; () when there is no room elsewhere.
        """
        items = self.items
        for item in (*purchase.hires, *(item for item, _ in purchase.ads)):
            items |= 1 << item
        steps = self._state_values(purchase.used, votes, without)
        staff = self._staff_row_values(items, votes if without < SECOND_DIE else 0)
        best, in_rows = max(
            (steps[-1][votes - k] + staff[k][0], -k) for k in range(min(votes, len(staff) - 1) + 1)
        )
        if best == UNREACHABLE:
            return ()
        second = staff[-in_rows][1]
        pairs = [(SECOND_DIE, second), (THIRD_DIE, -in_rows - second)]
        rest = votes + in_rows
        for place in range(8, -1, -1):
            before, now = steps[place], steps[place + 1][rest]
            dice_incomes, at = self.marks[place], purchase.used[place]
            count = 0
            while (
                place != without
                and before[rest - count] + dice_incomes[at + count] - dice_incomes[at] < now - 1e-9
            ):
                count += 1
            pairs.append((place, count))
            rest -= count
        return tuple((place, count) for place, count in reversed(pairs) if count)

    def free_circles(self, purchase: Purchase) -> int:
        """Return how many circles are open after the purchase."""
        return sum(self.needs) - sum(purchase.used) + sum(STAFF_CIRCLES) - sum(self.rows)

    # Whole turns ------------------------------------------------------------------------------

    def plans(self, votes: int, limit: int) -> list[Plan]:
        """Return up to `limit` plans, one for each purchase, best first."""
        ranked = []
        for purchase in self.purchases(self.cash):
            count = min(votes, self.free_circles(purchase))
            value = self.vote_values(purchase, count)[count]
            value += self._funds_value(self.cash + purchase.bonus - purchase.price)
            ranked.append((value, purchase, count))
        ranked.sort(key=lambda entry: -entry[0])
        return [
            Plan(value, purchase, self.place_votes(purchase, count))
            for value, purchase, count in ranked[:limit]
        ]

    def variants(self, plan: Plan) -> Iterator[Plan]:
        """For each place that the plan votes for, yield the plan with its votes elsewhere."""
        votes = sum(count for _, count in plan.votes)
        for place, _ in plan.votes:
            placed = self.place_votes(plan.purchase, votes, place)
            if placed:
                yield plan._replace(votes=placed)

    def income_values(self, funds: int, votes: int) -> list[list[float]]:
        """Return the value of each income, by dollars and votes."""
        values = [[UNREACHABLE] * (votes + 1) for _ in range(funds + 1)]
        for purchase in self.purchases(self.cash + funds):
            max_votes = min(votes, self.free_circles(purchase))
            spread = self.vote_values(purchase, max_votes)
            spread += [spread[-1]] * (votes - max_votes)
            for more in range(max(0, purchase.price - purchase.bonus - self.cash), funds + 1):
                left = self._funds_value(self.cash + more + purchase.bonus - purchase.price)
                row = values[more]
                for v, value in enumerate(spread):
                    if value + left > row[v]:
                        row[v] = value + left
        return values

    def win_chance_of(self, seat: Seat) -> Callable[[float], float]:
        """Return a function from the value of this turn to a seat's chance to win."""
        between = self.state.clone()
        between.turns += 1
        between.active = (self.seat + 1) % between.seats
        between.last = max(-1, between.last - 1)
        numbers = [learned.strength(between, who, self.weights) for who in range(between.seats)]
        numbers[self.seat] -= self._staff_value(self.rows, self.items) + self._funds_value(
            self.cash
        )

        def chance(value: float) -> float:
            then = numbers[:]
            then[self.seat] += value
            return learned.win_chances(then)[seat]

        return chance

    def throws(self, again: int) -> Throws:
        """Return the values of all throws of the seat's dice. again: rerolls left."""
        state = self.state
        count = len(state.dice) or state.lifted.bit_count()
        by_face = yields(self.items)
        funds = count * max(max(funds for funds, _ in face) for face in by_face)
        votes = count * max(max(votes for _, votes in face) for face in by_face)
        votes += MANAGER_VOTES * (self.items >> MANAGER & 1)
        values = self.income = self.income_values(funds, votes)

        def final(dice: Dice) -> float:
            return max(values[f][v] for f, v in dice_incomes(self.items, dice))

        return Throws(count, again, final)


def _with_staff(bought: Purchase, free: list[int], cash: int) -> Iterator[Purchase]:
    """Yield the purchase with every affordable set of staff."""
    yield bought
    for i, item in enumerate(free):
        price = bought.price + ITEMS[item].price
        if price <= cash + bought.bonus:
            more = bought._replace(hires=(*bought.hires, item), price=price)
            yield from _with_staff(more, free[i + 1 :], cash)


def _with_place(best: list[float], dice_incomes: list[float], at: int, votes: int) -> list[float]:
    """Return the best values of 0, 1, … votes with one more state to put them in."""
    base = dice_incomes[at]
    new = best[:]
    for count in range(1, min(len(dice_incomes) - at - 1, votes) + 1):
        gain = dice_incomes[at + count] - base
        for v in range(count, votes + 1):
            if (value := best[v - count] + gain) > new[v]:
                new[v] = value
    return new
