"""Value of single acts: expected victory points saved per action point."""

from __future__ import annotations

from typing import Final, TypeAlias

from hustings.core.model import HIDDEN, Move
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import (
    HQ,
    IN_REGION,
    NOWHERE,
    PLACES,
    POINTS,
    TYPE_OF,
    URBAN,
    WEEKS,
)
from hustings.games.poll_position.cards import (
    ANALYST,
    COMMUNICATIONS,
    DISTRIBUTION,
    RETURNING,
    SHORT_STAFFING,
    STAFFING,
    SURVEY,
)
from hustings.games.poll_position.forecast import ExpectedComplaints
from hustings.games.poll_position.rules.actions import opening_cost, staffing_cost
from hustings.games.poll_position.state import State
from hustings.games.poll_position.tally import PIP_COST

FRESH_DIE_BONUS: Final = 0.3
"""Value of a new die beyond its number for bots with foresight."""
INFORMATION_VALUE: Final = 0.05
"""Value of a look or a survey: more than an unused action point."""

_Idea: TypeAlias = tuple[float, int, int, int, int]
"""(points saved, action points, verb, place, number of sites or tokens)"""

_ONE_DIE: Final = tuple(1 / 6 for _ in range(6))
_TWO_DICE: Final = tuple((2 * face - 1) / 36 for face in range(1, 7))
"""Chances by face that it is the die to use."""


class ActValue:
    """Values of the moves of one position. foresight, fresh_die_bonus: see Stepwise."""

    __slots__ = ("base", "expected", "fresh_die_bonus", "sites", "state")

    def __init__(self, state: State, foresight: bool, fresh_die_bonus: float) -> None:
        self.state = state
        self.fresh_die_bonus = fresh_die_bonus
        self.expected = ExpectedComplaints(state, foresight)
        self.sites = bytearray(state.sites)
        self.base = [self.expected.at(place) for place in range(PLACES)]

    def of(self, move: Move) -> float:
        """Return what a move of a turn saves per action point; 0 for ending it."""
        verb, *args = move
        if verb == v.V_LIAISE:
            return self._act(BORROWED_VERBS[args[0]], args[1:], args[0])
        own = self.state.specialist[self.state.worker]
        return self._act(verb, args, own)

    def _act(self, verb: int, args: list[int], specialist: int) -> float:
        state = self.state
        if verb == v.V_OPEN:
            return self.opening(args[0], specialist) / opening_cost(args[0], specialist)
        if verb == v.V_STAFF:
            area = args[0] if args else v.EITHER
            places = _places(state.region[state.worker], area)
            return self.staffing(places, specialist) / staffing_cost(state, area)
        if verb == v.V_REPLACE:
            more = state.pending[0] - args[1]
            last = state.week == WEEKS - 1  # before the last week any pip may prove useful
            return self.more(args[0], more) if more > 0 or last else -1.0
        if verb == v.V_REACH:
            double = specialist == COMMUNICATIONS and state.turn.prompt == v.ACT
            return self.reaching(args[0], args[1], double)
        if verb == v.V_SPLIT:
            return self.splitting(args[0], args[2])
        if verb == v.V_SACRIFICE:
            return -float(args[0])
        return INFORMATION_VALUE if verb in (v.V_SURVEY, v.V_LOOK) else 0.0

    # What one act saves

    def more(self, place: int, pips: int) -> float:
        """Return what more pips on the dice of a place save."""
        if pips == 0:
            return 0.0
        return self.base[place] - self.expected.at(place, pips) - PIP_COST * pips

    def opening(self, place: int, specialist: int) -> float:
        """Return what an opening (one or two sites) saves."""
        double = specialist == DISTRIBUTION and TYPE_OF[place] == URBAN and place != HQ
        sites = min(2, self.state.spare_dice()) if double else 1
        hope = self.fresh_die_bonus * sites * self._pip_need(place)
        return self.more(place, sites) + hope

    def _pip_need(self, place: int) -> float:
        """Return how much of one more pip a place would use, 0 to 1."""
        return self.expected.at(place, 1) - self.expected.at(place, 2)

    def staffing(self, places: tuple[int, ...], specialist: int) -> float:
        """Return what a staffing roll saves on average."""
        targets = [(place, self.lowest(place)) for place in places if self.lowest(place)]
        chances = _TWO_DICE if specialist == STAFFING else _ONE_DIE
        return sum(
            chance * max([0.0, *(self.more(p, die - low) for p, low in targets if low < die)])
            for die, chance in enumerate(chances, 1)
        )

    def lowest(self, place: int) -> int:
        """Return the lowest die of a place, 0 where there is none."""
        at = 6 * place
        return next((value for value in range(1, 7) if self.sites[at + value - 1]), 0)

    def reaching(self, place: int, value: int, double: bool) -> float:
        """Return what moving a voter to headquarters saves. double: a second one may follow."""
        down, known = (0, -value) if value else (-1, 0)
        first = self._moving(place, down, known)
        if not double:
            return first
        second = 0.0
        for other in IN_REGION[self.state.region[self.state.worker]]:
            if self.expected.down[other] > (other == place and not value):
                if other == place:
                    both = self._moving(place, down - 1, known)
                else:
                    both = self._moving(place, down, known, other)
                second = max(second, both - first)
        return first + second

    def _moving(self, place: int, down: int, known: int, other: int = HQ) -> float:
        """Return what moving tokens of a place to headquarters saves, with one of `other`."""
        expected = self.expected
        saved = self.base[place] - expected.at(place, 0, down, known)
        if other != HQ:
            saved += self.base[other] - expected.at(other, 0, -1)
            down -= 1
        return saved + self.base[HQ] - expected.at(HQ, 0, -down, -known)

    def splitting(self, place: int, target: int) -> float:
        """Return what lowering a die at a place and opening a site at `target` saves."""
        hope = self.fresh_die_bonus * self._pip_need(target)
        if place == target:
            return hope
        return self.more(place, -1) + self.more(target, 1) + hope

    # Where to go

    def plans(self, me: int, legal: list[Move]) -> list[float]:
        """Return what a turn in the region of each plan would save after those already planned."""
        state = self.state
        for marker, region in enumerate(state.region):
            if marker != me and region not in (NOWHERE, HIDDEN):
                self.turn(marker, region, lasting=True)
        values = []
        for move in legal:
            region = state.region[me] if move[0] == v.V_STAY else move[1]
            values.append(self.turn(me, region, lasting=False))
        return values

    def turn(self, marker: int, region: int, lasting: bool) -> float:
        """Return what a whole turn of a marker in a region would save, with average dice.

        lasting: whether later estimates build on its effects.
        """
        before = self.snapshot()
        specialist = self.state.specialist[marker]
        points, saved = POINTS, 0.0
        while points:
            ideas = [idea for idea in self._ideas(region, specialist) if idea[1] <= points]
            best = max(ideas, key=lambda idea: idea[0] / idea[1])
            if best[0] <= 0:
                break
            saved += best[0]
            points -= best[1]
            self._apply_idea(best, region, specialist)
        if not lasting:
            self.restore(before)
        return saved

    def snapshot(self) -> tuple[bytes, list[float], list[int], list[int]]:
        """Return what `restore` needs to undo imagined acts."""
        look = self.expected
        return bytes(self.sites), self.base[:], look.pips[:], look.down[:]

    def restore(self, snapshot: tuple[bytes, list[float], list[int], list[int]]) -> None:
        """Undo the acts imagined since the snapshot."""
        sites, self.base, self.expected.pips, self.expected.down = snapshot
        self.sites[:] = sites

    def _ideas(self, region: int, specialist: int) -> list[_Idea]:
        state = self.state
        districts = state.open_in(region)
        places = (*districts, HQ)
        staff_cost = SHORT_STAFFING if state.shortage == region else 1
        ideas = [(self.staffing(places, specialist), staff_cost, v.V_STAFF, HQ, 0)]
        for place in places:
            double = specialist == DISTRIBUTION and TYPE_OF[place] == URBAN and place != HQ
            value, cost = self.opening(place, specialist), opening_cost(place, specialist)
            ideas.append((value, cost, v.V_OPEN, place, 2 if double else 1))
        max_tokens = 2 if specialist == COMMUNICATIONS else 1
        for place in districts if state.week < WEEKS - 1 else ():
            tokens = min(max_tokens, self.expected.down[place])
            if tokens:
                ideas.append((self._moving(place, -tokens, 0), 1, v.V_REACH, place, tokens))
        return ideas

    def _apply_idea(self, idea: _Idea, region: int, specialist: int) -> None:
        """Apply an idea to the estimates, with average dice."""
        _, _, verb, place, n = idea
        if verb == v.V_OPEN:
            self.sites[6 * place] += n
            self._settle(place, n)
        elif verb == v.V_REACH:
            self.expected.down[place] -= n
            self.expected.down[HQ] += n
            self._settle(place, 0)
            self._settle(HQ, 0)
        else:
            self._apply_staffing((*self.state.open_in(region), HQ), specialist)

    def _apply_staffing(self, places: tuple[int, ...], specialist: int) -> None:
        die = 5 if specialist == STAFFING else 4
        lowest = [(place, self.lowest(place)) for place in places]
        targets = [(self.more(p, die - low), p, low) for p, low in lowest if 0 < low < die]
        if targets:
            _, place, low = max(targets)
            self.sites[6 * place + low - 1] -= 1
            self.sites[6 * place + die - 1] += 1
            self._settle(place, die - low)

    def _settle(self, place: int, pips: int) -> None:
        self.expected.pips[place] += pips
        self.base[place] = self.expected.at(place)


def _places(region: int, area: int) -> tuple[int, ...]:
    if area == v.AT_HQ:
        return (HQ,)
    return IN_REGION[region] if area == v.AT_REGION else (*IN_REGION[region], HQ)


BORROWED_VERBS: Final = {
    COMMUNICATIONS: v.V_REACH,
    ANALYST: v.V_LOOK,
    DISTRIBUTION: v.V_OPEN,
    RETURNING: v.V_SPLIT,
    SURVEY: v.V_SURVEY,
    STAFFING: v.V_STAFF,
}
"""The act the liaison officer performs with another specialist's benefit."""
