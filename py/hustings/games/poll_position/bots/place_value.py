"""Value of a place of Poll Position! after a turn, with what later turns can improve.

The value is minus the expected complaints and the cost of the dice. While turns are left, the best
act at the place is tried and charged with what its action points earn elsewhere. So a low die, a
token that can be moved and room at headquarters count for what they can become.
"""

from __future__ import annotations

from math import exp
from typing import Final, TypeAlias

from hustings.games.poll_position import odds, tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, OPENING, PLACES, TYPE_OF, WEEKS
from hustings.games.poll_position.forecast import arrivals_to_come, served
from hustings.games.poll_position.state import State
from hustings.games.poll_position.tally import PIP_COST

Cell: TypeAlias = bytes
"""A place: six counts of dice by value, the face-down tokens, four counts of face-up tokens."""
DOWN: Final = 6
"""Index of the face-down tokens in a cell; DOWN + value: the face-up tokens of a value."""

POINTS_PER_ACTION: Final = {2: 1.0, 3: 0.8, 4: 0.7}
"""Points an action point earns late in the game, by number of markers."""
STAFFING_PRICE_SHARE: Final = 0.8
"""Share of a staffing roll's price that counts, because the die may be used elsewhere."""
ATTENTION_TURNS: Final = (4.0, 2.0)
"""Turns after which two of three places have been improved: districts, headquarters."""
MIN_TROUBLE_SHARE: Final = 0.5
"""Places that lose less than this share of an action point's earnings are left alone."""


def cell(state: State, place: int) -> Cell:
    """Return the sites and voters of a place as a cell."""
    sites = state.sites[6 * place : 6 * place + 6]
    return bytes((*sites, state.down[place], *state.up[4 * place : 4 * place + 4]))


def lowest(place: Cell) -> int:
    """Return the lowest die of a cell, 0 where there is none."""
    for value in range(6):
        if place[value]:
            return value + 1
    return 0


def replaced(place: Cell, old: int, new: int) -> Cell:
    """Return a cell with one die showing another number."""
    made = bytearray(place)
    made[old - 1] -= 1
    made[new - 1] += 1
    return bytes(made)


def opened(place: Cell, sites: int = 1) -> Cell:
    """Return a cell with more polling sites of value 1."""
    made = bytearray(place)
    made[0] += sites
    return bytes(made)


def shifted(place: Cell, value: int, by: int) -> Cell:
    """Return a cell with more or fewer tokens of a value, 0 for face-down ones."""
    made = bytearray(place)
    made[DOWN + value] += by
    return bytes(made)


class PlaceValue:
    """Values of the places of one position."""

    __slots__ = (
        "_now",
        "_worth",
        "act_chances",
        "arrivals",
        "moving_cost",
        "point_value",
        "rest",
        "state",
        "weight",
    )

    def __init__(self, state: State) -> None:
        self.state = state
        self.rest = bytes(state.rest)
        self.arrivals = arrivals_to_come(state)
        self.weight = [tally.weight(state, place) for place in range(PLACES)]
        self.point_value = POINTS_PER_ACTION[state.markers]
        turns, after = _turns_to_come(state)
        district, hq = (1 - exp(-turns / reached) for reached in ATTENTION_TURNS)
        self.act_chances = [hq if place == HQ else district for place in range(PLACES)]
        # Points to move a voter to headquarters and serve it there, by a new site and a roll of 3
        # or 4; practically infinite when no voters can be moved any more.
        per_pip = 1.5 if state.honk else 2.0
        serving = (2 * self.point_value + 3.5 * PIP_COST) / (3.5 * per_pip)
        last = state.week + (after == 0) >= WEEKS - 1
        self.moving_cost = 1e9 if last else self.point_value + serving * odds.mean(self.rest)
        self._worth: list[dict[Cell, float]] = [{} for _ in range(PLACES)]
        self._now: list[dict[Cell, float]] = [{} for _ in range(PLACES)]

    def of(self, place: int, at: Cell) -> float:
        """Return the value of a place in points when it looks like this after the turn."""
        value = self._worth[place].get(at)
        if value is None:
            value, hope = self.now(place, at), self.act_chances[place]
            if (
                hope
                and -value > MIN_TROUBLE_SHARE * self.point_value
                and not self.state.closed[place]
            ):
                value += hope * (max([value, *self._acts(place, at)]) - value)
            self._worth[place][at] = value
        return value

    def now(self, place: int, at: Cell) -> float:
        """Return the value of a place when nobody acts there any more."""
        value = self._now[place].get(at)
        if value is None:
            pips = at[0] + 2 * at[1] + 3 * at[2] + 4 * at[3] + 5 * at[4] + 6 * at[5]
            known = at[7] + 2 * at[8] + 3 * at[9] + 4 * at[10]
            capacity = served(self.state, place, pips) - known
            too_many = odds.beyond(self.rest, at[DOWN], capacity, self.arrivals[place])
            value = self._now[place][at] = -self.weight[place] * too_many - PIP_COST * pips
        return value

    def _acts(self, place: int, at: Cell) -> list[float]:
        """Return the value of the place after each act, minus the act's price."""
        now = self.now
        values = [now(place, opened(at)) - self.point_value * OPENING[TYPE_OF[place]]]
        low = lowest(at)
        if 0 < low < 6:
            kept = now(place, at)
            total = low * kept
            for die in range(low + 1, 7):
                total += max(kept, now(place, replaced(at, low, die)))
            values.append(total / 6 - self.point_value * STAFFING_PRICE_SHARE)
        if place != HQ and at[DOWN]:
            values.append(now(place, shifted(at, 0, -1)) - self.moving_cost)
        return values


def _turns_to_come(state: State) -> tuple[int, int]:
    """Return how many turns follow this one: in the whole game, and in this week."""
    after = (state.chief - state.worker - 1) % state.markers
    if state.turn.prompt in (v.PLAN, v.AGREE):
        after = state.markers
    return after + state.markers * (WEEKS - 1 - state.week), after
