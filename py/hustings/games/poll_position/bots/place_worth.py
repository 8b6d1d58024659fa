"""What a place of Poll Position! is worth as it might come to stand, later turns included.

A place is worth minus its expected complaints and the cost of its dice. While turns are to come,
something may still be done about it: the best act there is tried in thought, and paid with what an
action point earns elsewhere. So a low die, a token that may still be moved and room at
headquarters count for what they can become.
"""

from __future__ import annotations

from math import exp
from typing import Final, TypeAlias

from hustings.games.poll_position import odds, tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, OPENING, PLACES, TYPE_OF, WEEKS
from hustings.games.poll_position.forecast import served, to_come
from hustings.games.poll_position.state import State

Cell: TypeAlias = bytes
"""A place: six counts of dice by value, the face-down tokens, four counts of face-up ones."""
DOWN: Final = 6
"""Where a cell has its face-down tokens; DOWN + value is where it has face-up ones."""

PIP: Final = 0.1
"""What a pip costs at the end."""
EARNS: Final = {2: 1.0, 3: 0.8, 4: 0.7}
"""Points that an action point earns towards the end, by number of markers."""
STAFFING_SHARE: Final = 0.8
"""How much of a roll's price is counted, because what it shows may be used elsewhere."""
REACHED: Final = (4.0, 2.0)
"""After so many turns two places of three have been seen to: districts, headquarters."""
ENOUGH: Final = 0.5
"""Where things are not worse than this part of what a point earns, nobody will do anything."""


def cell(state: State, place: int) -> Cell:
    """Return a place of the board as a cell."""
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


class PlaceWorth:
    """Values places of one position."""

    __slots__ = (
        "_now",
        "_worth",
        "earns",
        "hopes",
        "more",
        "moving",
        "rest",
        "state",
        "weight",
    )

    def __init__(self, state: State) -> None:
        self.state = state
        self.rest = bytes(state.rest)
        self.more = to_come(state)
        self.weight = [tally.weight(state, place) for place in range(PLACES)]
        self.earns = EARNS[state.markers]
        turns, after = _turns_to_come(state)
        district, hq = (1 - exp(-turns / reached) for reached in REACHED)
        self.hopes = [hq if place == HQ else district for place in range(PLACES)]
        # What it costs to move a voter to headquarters and to serve it there, by a new site and
        # a roll of 3 or 4; infinite when nobody will move anybody any more.
        per_pip = 1.5 if state.honk else 2.0
        serving = (2 * self.earns + 3.5 * PIP) / (3.5 * per_pip)
        last = state.week + (after == 0) >= WEEKS - 1
        self.moving = 1e9 if last else self.earns + serving * odds.mean(self.rest)
        self._worth: list[dict[Cell, float]] = [{} for _ in range(PLACES)]
        self._now: list[dict[Cell, float]] = [{} for _ in range(PLACES)]

    def of(self, place: int, at: Cell) -> float:
        """Return what a place is worth in points, standing like this at the end of the turn."""
        found = self._worth[place].get(at)
        if found is None:
            found, hope = self.now(place, at), self.hopes[place]
            if hope and -found > ENOUGH * self.earns and not self.state.closed[place]:
                found += hope * (max([found, *self._acts(place, at)]) - found)
            self._worth[place][at] = found
        return found

    def now(self, place: int, at: Cell) -> float:
        """Return what a place is worth when nobody does anything about it any more."""
        found = self._now[place].get(at)
        if found is None:
            pips = at[0] + 2 * at[1] + 3 * at[2] + 4 * at[3] + 5 * at[4] + 6 * at[5]
            known = at[7] + 2 * at[8] + 3 * at[9] + 4 * at[10]
            capacity = served(self.state, place, pips) - known
            too_many = odds.beyond(self.rest, at[DOWN], capacity, self.more[place])
            found = self._now[place][at] = -self.weight[place] * too_many - PIP * pips
        return found

    def _acts(self, place: int, at: Cell) -> list[float]:
        """Return what the place is worth after each act, its price paid."""
        now = self.now
        found = [now(place, opened(at)) - self.earns * OPENING[TYPE_OF[place]]]
        low = lowest(at)
        if 0 < low < 6:
            kept = now(place, at)
            total = low * kept
            for die in range(low + 1, 7):
                total += max(kept, now(place, replaced(at, low, die)))
            found.append(total / 6 - self.earns * STAFFING_SHARE)
        if place != HQ and at[DOWN]:
            found.append(now(place, shifted(at, 0, -1)) - self.moving)
        return found


def _turns_to_come(state: State) -> tuple[int, int]:
    """Return how many turns others will have after this one: in all, and in this week."""
    after = (state.chief - state.worker - 1) % state.markers
    if state.turn.prompt in (v.PLAN, v.AGREE):
        after = state.markers
    return after + state.markers * (WEEKS - 1 - state.week), after
