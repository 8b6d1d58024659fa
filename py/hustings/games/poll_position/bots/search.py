"""Exact search through one turn: every order of acts, every roll of the dice.

The acts of a turn touch at most three districts and headquarters, so all ways to spend four action
points lead to a few thousand positions. `place_value` evaluates the end of the turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from hustings.core.model import Move
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, TYPE_OF, URBAN, WEEKS
from hustings.games.poll_position.bots.act_value import BORROWED_VERBS, INFORMATION_VALUE
from hustings.games.poll_position.bots.place_value import (
    DOWN,
    Cell,
    PlaceValue,
    cell,
    lowest,
    opened,
    replaced,
    shifted,
)
from hustings.games.poll_position.cards import (
    COMMUNICATIONS,
    DISTRIBUTION,
    LIAISON,
    RETURNING,
    STAFFING,
)
from hustings.games.poll_position.rules.actions import colleagues, opening_cost, staffing_cost
from hustings.games.poll_position.state import State
from hustings.games.poll_position.tally import PIP_COST

Cells: TypeAlias = tuple[Cell, ...]
"""The open districts of the region, then headquarters."""

MIN_TROUBLE: Final = 0.05
"""Places with fewer expected complaints get no new site, and no voter is moved from there."""

_ONE_DIE: Final = tuple((face, 1 / 6) for face in range(6, 0, -1))
_TWO_DICE: Final = tuple((face, (2 * face - 1) / 36) for face in range(6, 0, -1))


class TurnSearch:
    """Values of the worker's moves, by the best continuation of the turn."""

    __slots__ = (
        "friends",
        "hq",
        "memo",
        "own",
        "place_value",
        "places",
        "reaches",
        "short",
        "state",
        "uses",
    )

    def __init__(self, state: State) -> None:
        self.state = state
        self.place_value = PlaceValue(state)
        self.own = state.specialist[state.worker]
        self.places = (*state.open_in(state.region[state.worker]), HQ)
        self.hq = len(self.places) - 1
        self.short = state.shortage == state.region[state.worker]
        self.reaches = state.week < WEEKS - 1
        self.friends = colleagues(state) if self.own == LIAISON else []
        self.memo: dict[tuple[int, Cells, bool], float] = {}
        self.uses: list[dict[Cell, list[tuple[float, Cell]]]] = [{} for _ in self.places]

    def value(self, move: Move) -> float:
        """Return the expected points after the best turn that begins with a legal move."""
        cells = tuple(cell(self.state, place) for place in self.places)
        return self._move(move, cells, not self.state.used)

    # Moves of the rules

    def _move(self, move: Move, cells: Cells, once: bool) -> float:
        verb, *args = move
        points = self.state.points
        if verb == v.V_LIAISE:
            return self._act(BORROWED_VERBS[args[0]], args[1:], args[0], cells, False)
        if verb == v.V_END:
            return self._stop(cells)
        if verb in (v.V_KEEP, v.V_ENOUGH):
            return self.best(points, cells, once)
        if verb == v.V_REPLACE:
            at = self.places.index(args[0])
            made = replaced(cells[at], args[1], self.state.pending[0])
            return self.best(points, _with(cells, at, made), once)
        if verb == v.V_REACH and self.state.turn.prompt == v.SECOND:
            return self.best(points, self._reached(cells, args[0], args[1]), once)
        return self._act(verb, args, self.own, cells, once)

    def _act(self, verb: int, args: list[int], specialist: int, cells: Cells, once: bool) -> float:
        points = self.state.points
        if verb == v.V_OPEN:
            return self._open(points, cells, once, self.places.index(args[0]), specialist)
        if verb == v.V_STAFF:
            area = args[0] if args else v.EITHER
            left = points - staffing_cost(self.state, area)
            return self._staff(left, cells, once, area, specialist)
        if verb == v.V_REACH:
            after = self._reached(cells, args[0], args[1])
            value = self.best(points - 1, after, once)
            if specialist == COMMUNICATIONS:
                more = [self.best(points - 1, both, once) for both in self._any_reached(after)]
                value = max([value, *more])
            return value
        if verb == v.V_SPLIT:
            after = self._split(
                cells, self.places.index(args[0]), args[1], self.places.index(args[2])
            )
            return self.best(points - 1, after, False)
        return self.best(points - 1, cells, once) + INFORMATION_VALUE

    # The search itself

    def best(self, points: int, cells: Cells, once: bool) -> float:
        """Return the expected points after the best rest of the turn.

        once: whether the specialist's once-a-turn act is still available.
        """
        key = (points, cells, once)
        value = self.memo.get(key)
        if value is None:
            value = self._stop(cells)
            if points > 0:
                value = max([value, *self._tries(points, cells, once)])
            self.memo[key] = value
        return value

    def _stop(self, cells: Cells) -> float:
        value_of = self.place_value.of
        return sum([value_of(place, at) for place, at in zip(self.places, cells, strict=True)])

    def _tries(self, points: int, cells: Cells, once: bool) -> Iterator[float]:
        """Yield the value of each sensible act."""
        troubled = [self._troubled(i, cells) for i in range(len(cells))]
        if self.state.spare_dice():
            for i, place in enumerate(self.places):
                if troubled[i] and opening_cost(place, self.own) <= points:
                    yield self._open(points, cells, once, i, self.own)
        if self.reaches:
            for i in range(self.hq):
                if troubled[i]:
                    yield from self._reach(points - 1, cells, once, i, self.own)
        if not self.short:
            yield self._staff(points - 1, cells, once, v.EITHER, self.own)
        else:
            yield self._staff(points - 1, cells, once, v.AT_HQ, self.own)
            if points > 1:
                yield self._staff(points - 2, cells, once, v.AT_REGION, self.own)
        if once and self.own == RETURNING:
            yield from self._splits(points - 1, cells)
        for friend in self.friends if once else ():
            yield from self._borrow(points, cells, friend)

    def _troubled(self, i: int, cells: Cells) -> bool:
        at = cells[i]
        pips = at[0] + 2 * at[1] + 3 * at[2] + 4 * at[3] + 5 * at[4] + 6 * at[5]
        return -self.place_value.now(self.places[i], at) > PIP_COST * pips + MIN_TROUBLE

    def _open(self, points: int, cells: Cells, once: bool, i: int, specialist: int) -> float:
        place = self.places[i]
        double = specialist == DISTRIBUTION and TYPE_OF[place] == URBAN and place != HQ
        sites = min(2 if double else 1, self.state.spare_dice())
        after = _with(cells, i, opened(cells[i], sites))
        return self.best(points - opening_cost(place, specialist), after, once)

    def _staff(self, points: int, cells: Cells, once: bool, area: int, specialist: int) -> float:
        """Return the mean over the rolls of the best use of each."""
        where = range(self.hq + 1)
        if area != v.EITHER:
            where = range(self.hq, self.hq + 1) if area == v.AT_HQ else range(self.hq)
        uses = [(i, self._uses(i, cells[i])) for i in where]
        kept = self.best(points, cells, once)
        total = 0.0
        for die, chance in _TWO_DICE if specialist == STAFFING else _ONE_DIE:
            gain, at, made = 0.0, -1, b""
            for i, by_die in uses:
                if by_die[die][0] > gain:
                    gain, made = by_die[die]
                    at = i
            value = kept
            if at >= 0:
                value += gain
                if points > 0:
                    value = max(kept, self.best(points, _with(cells, at, made), once))
            total += chance * value
        return total

    def _uses(self, i: int, at: Cell) -> list[tuple[float, Cell]]:
        """Return, by rolled die, the gain of replacing the lowest die and the resulting cell."""
        gains = self.uses[i].get(at)
        if gains is None:
            place, low, value_of = self.places[i], lowest(at), self.place_value.of
            gains = [(0.0, at)] * 7
            for die in range(low + 1, 7) if low else ():
                made = replaced(at, low, die)
                gains[die] = (value_of(place, made) - value_of(place, at), made)
            self.uses[i][at] = gains
        return gains

    def _reached(self, cells: Cells, place: int, value: int) -> Cells:
        return self._carried(cells, self.places.index(place), value)

    def _carried(self, cells: Cells, i: int, value: int) -> Cells:
        made = list(cells)
        made[i] = shifted(made[i], value, -1)
        made[self.hq] = shifted(made[self.hq], value, 1)
        return tuple(made)

    def _any_reached(self, cells: Cells, first: int = 0) -> Iterator[Cells]:
        for i in range(first, self.hq):
            for value in range(5):
                if cells[i][DOWN + value]:
                    yield self._carried(cells, i, value)

    def _reach(
        self, points: int, cells: Cells, once: bool, i: int, specialist: int
    ) -> Iterator[float]:
        for value in range(5):
            if cells[i][DOWN + value]:
                after = self._carried(cells, i, value)
                yield self.best(points, after, once)
                if specialist == COMMUNICATIONS:
                    for both in self._any_reached(after, i):
                        yield self.best(points, both, once)

    def _split(self, cells: Cells, i: int, value: int, target: int) -> Cells:
        after = _with(cells, i, replaced(cells[i], value, value - 1))
        return _with(after, target, opened(after[target]))

    def _splits(self, points: int, cells: Cells) -> Iterator[float]:
        if not self.state.spare_dice():
            return
        for i in range(self.hq):
            for value in range(2, 7):
                if cells[i][value - 1]:
                    for target in range(self.hq):
                        yield self.best(points, self._split(cells, i, value, target), False)

    def _borrow(self, points: int, cells: Cells, friend: int) -> Iterator[float]:
        """Yield the values of acts with another specialist's benefit."""
        if friend == STAFFING and not self.short:
            yield self._staff(points - 1, cells, False, v.EITHER, friend)
        elif friend == DISTRIBUTION and self.state.spare_dice():
            for i in range(self.hq):
                if opening_cost(self.places[i], friend) <= points:
                    yield self._open(points, cells, False, i, friend)
        elif friend == COMMUNICATIONS and self.reaches:
            for i in range(self.hq):
                yield from self._reach(points - 1, cells, False, i, friend)
        elif friend == RETURNING:
            yield from self._splits(points - 1, cells)


def _with(cells: Cells, i: int, made: Cell) -> Cells:
    return (*cells[:i], made, *cells[i + 1 :])
