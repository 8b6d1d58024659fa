"""What a whole turn of Early States may come to, by the learned tables.

What marks are worth is a sum over the places, so that the best way to place any number of votes
comes from one pass over the places; purchases are tried in all combinations the funds allow. From
that follows what every throw is worth, and exactly which dice to throw again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Final

from hustings.bots.dice import Dice, Throws
from hustings.core.model import Seat
from hustings.games.early_states.bots import learned
from hustings.games.early_states.bots.plan import Named, Plan, Purchase, gains, yields
from hustings.games.early_states.bots.worth import FULL, Worth
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

NEVER: Final = float("-inf")
NOWHERE: Final = -1
MARKING: Final = tuple(i for i, item in enumerate(ITEMS) if item.marks)
HIRING: Final = (ORGANISER, FINANCE, SPOKESPERSON, MANAGER)
_ISSUE_BITS: Final = sum(1 << issue for issue in ISSUES)


class Planner(Worth):
    """Plans the turn the active seat is in, whatever has been done of it already."""

    # What may be bought -----------------------------------------------------------------------

    def purchases(self, cash: int) -> Iterator[Purchase]:
        """Yield every combination that so many dollars may buy; nothing comes first."""
        used = [0] * 9
        ads: Named = ()
        gain, bonus = 0.0, 0
        if self.state.turn.prompt == AIR:
            item = self.state.ad
            named = self._name(item, used, self.state.naming, self.state.named)
            more, bonus = self._air(item, named, used)
            gain += more
            ads = ((item, named),)
        first = Purchase(ads, (), 0, bonus, gain, tuple(used))
        if self.state.turn.prompt in (VOTE, CONFIRM):
            yield first
            return
        free = [i for i in HIRING if not self.items >> i & 1] if self.left else []
        for bought in self._ads(first, 0, cash):
            yield from _hire(bought, free, cash)

    def _ads(self, bought: Purchase, start: int, cash: int) -> Iterator[Purchase]:
        yield bought
        owned = self.items
        for item, _ in bought.ads:
            owned |= 1 << item
        full = (owned & _ISSUE_BITS).bit_count() >= MAX_ISSUES
        for i in range(start, len(MARKING)):
            item = MARKING[i]
            thing = ITEMS[item]
            if owned >> item & 1 or thing.price > cash + bought.bonus - bought.price:
                continue
            if thing.listed and full:
                continue
            used = list(bought.used)
            named = thing.listed or self._name(item, used, thing.states, 0)
            gain, bonus = self._air(item, named, used)
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

    def _name(self, item: int, used: Sequence[int], naming: int, named: int) -> tuple[int, ...]:
        """Return the states in which an ad's marks bring most now."""
        marks = ITEMS[item].marks
        found = []
        for place in range(9):
            room = self.needs[place] - used[place]
            if not named >> place & 1 and room:
                gains = self.marks[place]
                at = used[place]
                found.append((gains[at] - gains[at + min(marks, room)], place))
        found.sort()
        return tuple(place for _, place in found[:naming])

    def _air(self, item: int, named: Sequence[int], used: list[int]) -> tuple[float, int]:
        """Count an ad's marks as used; return what they are worth and the funds they bring."""
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

    # Where votes go ---------------------------------------------------------------------------

    def spread(self, purchase: Purchase, votes: int) -> list[float]:
        """Return what placing 0, 1, … votes is worth at best after the purchase."""
        items = self.items
        for item in purchase.hires:
            items |= 1 << item
        for item, _ in purchase.ads:
            items |= 1 << item
        best = self._over_states(purchase.used, votes)[-1]
        staff = [worth for worth, _ in self._rows(items, votes)]
        base = purchase.gain
        return [
            base + max([best[v - k] + staff[k] for k in range(min(v, len(staff) - 1) + 1)])
            for v in range(votes + 1)
        ]

    def _over_states(
        self, used: Sequence[int], votes: int, without: int = NOWHERE
    ) -> list[list[float]]:
        """Return after each state what so many votes are worth in the states so far."""
        key = (tuple(used), votes, without)
        if key not in self._spread:
            best = [0.0] + [NEVER] * votes
            steps = [best]
            for place in range(9):
                at = used[place]
                gains = self.marks[place]
                if len(gains) - at > 1 and place != without:
                    best = _stirred(best, gains, at, votes)
                steps.append(best)
            self._spread[key] = steps
        return self._spread[key]

    @cached_property
    def _spread(self) -> dict[tuple[tuple[int, ...], int, int], list[list[float]]]:
        return {}

    @cached_property
    def _staff(self) -> dict[tuple[int, int], list[tuple[float, int]]]:
        return {}

    def _rows(self, items: int, votes: int) -> list[tuple[float, int]]:
        """Return for 0, 1, … votes in the staff rows their worth and how many the second gets."""
        key = (items, votes)
        if key not in self._staff:
            second, third = self.rows
            room = (FULL[0] - second, FULL[1] - third)
            worth = {
                (a, b): self._sheet((second + a, third + b), items)
                for a in range(room[0] + 1)
                for b in range(room[1] + 1)
                if a + b <= votes
            }
            self._staff[key] = [
                max((value, a) for (a, b), value in worth.items() if a + b == k)
                for k in range(min(votes, sum(room)) + 1)
            ]
        return self._staff[key]

    def placed(
        self, purchase: Purchase, votes: int, without: int = NOWHERE
    ) -> tuple[tuple[int, int], ...]:
        """Return how the votes are placed at best after the purchase.

        without: a place that gets none; nothing is placed when there is no room elsewhere.
        """
        items = self.items
        for item in (*purchase.hires, *(item for item, _ in purchase.ads)):
            items |= 1 << item
        steps = self._over_states(purchase.used, votes, without)
        staff = self._rows(items, votes if without < SECOND_DIE else 0)
        best, in_rows = max(
            (steps[-1][votes - k] + staff[k][0], -k) for k in range(min(votes, len(staff) - 1) + 1)
        )
        if best == NEVER:
            return ()
        second = staff[-in_rows][1]
        found = [(SECOND_DIE, second), (THIRD_DIE, -in_rows - second)]
        rest = votes + in_rows
        for place in range(8, -1, -1):
            before, now = steps[place], steps[place + 1][rest]
            gains, at = self.marks[place], purchase.used[place]
            count = 0
            while (
                place != without
                and before[rest - count] + gains[at + count] - gains[at] < now - 1e-9
            ):
                count += 1
            found.append((place, count))
            rest -= count
        return tuple((place, count) for place, count in reversed(found) if count)

    def room(self, purchase: Purchase) -> int:
        """Return how many votes find a circle after the purchase."""
        return sum(self.needs) - sum(purchase.used) + sum(FULL) - sum(self.rows)

    # Whole turns ------------------------------------------------------------------------------

    def plans(self, votes: int, most: int) -> list[Plan]:
        """Return the best plans for the rest of the turn, one for each purchase, best first."""
        found = []
        for purchase in self.purchases(self.cash):
            count = min(votes, self.room(purchase))
            worth = self.spread(purchase, count)[count]
            worth += self._purse(self.cash + purchase.bonus - purchase.price)
            found.append((worth, purchase, count))
        found.sort(key=lambda entry: -entry[0])
        return [
            Plan(worth, purchase, self.placed(purchase, count))
            for worth, purchase, count in found[:most]
        ]

    def others(self, plan: Plan) -> Iterator[Plan]:
        """Yield the plan with the votes placed otherwise: one by one without a place it fills."""
        votes = sum(count for _, count in plan.votes)
        for place, _ in plan.votes:
            placed = self.placed(plan.purchase, votes, place)
            if placed:
                yield plan._replace(votes=placed)

    def incomes(self, funds: int, votes: int) -> list[list[float]]:
        """Return what an income of 0, 1, … dollars and 0, 1, … votes is worth."""
        worth = [[NEVER] * (votes + 1) for _ in range(funds + 1)]
        for purchase in self.purchases(self.cash + funds):
            most = min(votes, self.room(purchase))
            spread = self.spread(purchase, most)
            spread += [spread[-1]] * (votes - most)
            for more in range(max(0, purchase.price - purchase.bonus - self.cash), funds + 1):
                left = self._purse(self.cash + more + purchase.bonus - purchase.price)
                row = worth[more]
                for v, value in enumerate(spread):
                    if value + left > row[v]:
                        row[v] = value + left
        return worth

    def standing(self, seat: Seat) -> Callable[[float], float]:
        """Return what tells the seat's chance to win after a turn of so much worth here."""
        between = self.state.clone()
        between.turns += 1
        between.active = (self.seat + 1) % between.seats
        between.last = max(-1, between.last - 1)
        numbers = [learned.strength(between, who, self.weights) for who in range(between.seats)]
        numbers[self.seat] -= self._sheet(self.rows, self.items) + self._purse(self.cash)

        def chance(worth: float) -> float:
            then = numbers[:]
            then[self.seat] += worth
            return learned.chances(then)[seat]

        return chance

    def throws(self, again: int) -> Throws:
        """Return what every throw of the seat's dice is worth with so many throws to come."""
        state = self.state
        count = len(state.dice) or state.lifted.bit_count()
        found = yields(self.items)
        funds = count * max(max(funds for funds, _ in face) for face in found)
        votes = count * max(max(votes for _, votes in face) for face in found)
        votes += MANAGER_VOTES * (self.items >> MANAGER & 1)
        worth = self.income = self.incomes(funds, votes)

        def final(dice: Dice) -> float:
            return max(worth[f][v] for f, v in gains(self.items, dice))

        return Throws(count, again, final)


def _hire(bought: Purchase, free: list[int], cash: int) -> Iterator[Purchase]:
    """Yield the purchase with every affordable part of the staff."""
    yield bought
    for i, item in enumerate(free):
        price = bought.price + ITEMS[item].price
        if price <= cash + bought.bonus:
            more = bought._replace(hires=(*bought.hires, item), price=price)
            yield from _hire(more, free[i + 1 :], cash)


def _stirred(best: list[float], gains: list[float], at: int, votes: int) -> list[float]:
    """Return the best worth of 0, 1, … votes with one state more to put them in."""
    base = gains[at]
    new = best[:]
    for count in range(1, min(len(gains) - at - 1, votes) + 1):
        gain = gains[at + count] - base
        for v in range(count, votes + 1):
            if (value := best[v - count] + gain) > new[v]:
                new[v] = value
    return new
