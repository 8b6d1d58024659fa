"""What a rolled die brings at each place where it can be put."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, IN_REGION
from hustings.games.poll_position.forecast import ExpectedComplaints
from hustings.games.poll_position.state import State
from hustings.games.poll_position.tally import PIP_COST

BEST_MARGIN: Final = 0.25
"""Points below the best swap within which another one counts as equally good."""

AREAS: Final[dict[int, Callable[[tuple[int, ...]], tuple[int, ...]]]] = {
    v.EITHER: lambda own: (*own, HQ),
    v.AT_REGION: lambda own: own,
    v.AT_HQ: lambda _own: (HQ,),
}
"""By staffing area, the places of a roll; own: the districts of the region."""


class Swap(NamedTuple):
    """The best use of a rolled die at a place: the lowest other die there gives way to it.

    points: those to be expected from it by the end, voters to come included. lowers: whether the
    place serves fewer voters then.
    """

    old: int
    points: float
    lowers: bool

    @property
    def is_worse(self) -> bool:
        """Whether the place serves fewer voters, or the pips cost more than they bring."""
        return self.lowers or self.points < 0


def swaps(state: State) -> dict[int, Swap]:
    """Return the best swap at each place while a rolled die is to be placed; else {}."""
    if state.turn.prompt != v.PLACE_DIE:
        return {}
    die, area = state.pending
    expected, found = ExpectedComplaints(state, foresight=True), dict[int, Swap]()
    for place in AREAS[area](IN_REGION[state.region[state.worker]]):
        old = _lowest_other(state, place, die)
        if old:
            pips = die - old
            points = expected.at(place) - expected.at(place, pips) - PIP_COST * pips
            found[place] = Swap(old, points, pips < 0)
    return found


def best_places(found: dict[int, Swap]) -> frozenset[int]:
    """Return the places where a swap brings most, none if it brings nothing anywhere."""
    good = {
        place: swap.points for place, swap in found.items() if not swap.is_worse and swap.points
    }
    most = max(good.values(), default=0.0) - BEST_MARGIN
    return frozenset(place for place, points in good.items() if points >= most)


def is_useless(found: dict[int, Swap]) -> bool:
    """Return whether a rolled die could only lower sites, and nowhere to advantage."""
    return all(swap.lowers and swap.points <= 0 for swap in found.values())


def _lowest_other(state: State, place: int, die: int) -> int:
    """Return the lowest die of a place with another number than the rolled one, 0 for none."""
    return next(
        (n for n in range(1, 7) if n != die and state.sites[6 * place + n - 1]),
        0,
    )
