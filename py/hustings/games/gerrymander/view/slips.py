"""Slips of paper on the map: who leads in a region, or who has it, and by how many votes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from hustings.core import hexgrid
from hustings.core.protocols import Tree
from hustings.draw.hexboard import Spot, middle, spot
from hustings.draw.look import SHAPES
from hustings.draw.pieces import pill
from hustings.draw.tree import h, part
from hustings.games.gerrymander.board import COLOURED, Board
from hustings.games.gerrymander.state import NOBODY, State, leaders, members, tally
from hustings.games.gerrymander.view.layout import Layout
from hustings.messages.generated import gerrymander as messages

_UNDER: Final = 6.5
"""How far above the corner below a county its token ends: a slip begins there."""
_HIGH: Final = 0.94
_DIGIT: Final = 0.57
"""Height of a slip and width of a letter as shares of the size of its type."""
_LONGEST: Final = 2.4
"""How wide the words on a slip may be, in sizes of their letters: between two names."""


class Lead(NamedTuple):
    """Who leads and by how many votes. by: 0 where there is a tie; then nobody need lead."""

    party: int
    by: int


def lead(obs: State, counties: Sequence[int], holder: int = NOBODY) -> Lead | None:
    """Return who leads in some counties; None as long as not all votes there are known.

    holder: the party that has them, also after a tie.
    """
    if any(obs.tokens[county] >= COLOURED for county in counties):
        return None
    first, second, *_ = sorted(tally(obs, counties), reverse=True)
    if first == second:
        return Lead(holder, 0)
    return Lead(leaders(obs, counties)[0], first - second)


def slips(obs: State, plan: Layout) -> Tree:
    """Return a slip for every region of which the votes are known and that has a corner for it."""
    drawn = []
    for region in range(len(obs.sizes)):
        counties = members(obs, region)
        number = obs.closed.find(region)
        holder = obs.holders[number] if number >= 0 else NOBODY
        found = lead(obs, counties, holder)
        if found is not None:
            at = anchor(obs, counties, plan.slip)
            if at is not None:
                drawn.append(slip(*at, found, plan.slip, held=holder != NOBODY))
    return h("g", {"class": "gm-balances", "aria-hidden": "true"}, drawn)


@part
def slip(x: float, y: float, told: Lead, size: float, *, held: bool) -> Tree:
    """Return a slip around x,y. size: of its type; held: it is of a district that is won."""
    party, by = told
    said = messages.slip_lead(votes=by) if by else messages.slip_tie()
    mark = 0.72 if party != NOBODY else 0
    text = _DIGIT * len(said) - (0 if by else 0.1)
    width = (0.3 + mark + min(text, _LONGEST)) * size
    name = "gm-slip gm-held" if held else "gm-slip"
    kind = name if party == NOBODY else f"{name} seat-{party}"
    figure = SHAPES[party] if mark else ""
    return pill(x, y, _HIGH * size, said, kind, width, size, figure, 0.26 * size)


def anchor(
    obs: State, counties: Sequence[int], size: float, *, strict: bool = False
) -> Spot | None:
    """Return the most open corner of a region: three of its counties meet, no border ends there.

    It always lies below a county, where no token and no name is, and never on the rim: None where
    there is no such corner. What is returned is the middle of a slip with type of that size.
    strict: no other county may meet there.
    """
    feet, placed, inside = _feet(obs.board), obs.placed, set(counties)
    x = sum([feet[county].middle[0] for county in counties]) / len(counties)
    y = sum([feet[county].middle[1] for county in counties]) / len(counties)
    best: tuple[float, ...] = ()
    for county in counties:
        foot = feet[county]
        if len(foot.around) < 3:
            continue
        outside = 3
        for there in foot.around:
            outside -= there in inside
        borders = 0
        for edge in foot.edges:
            borders += placed[edge] > 0
        across, down = foot.at
        found = (outside, borders, (across - x) ** 2 + (down - y) ** 2, across, down)
        if not best or found < best:
            best = found
    if not best or (strict and best[0]):
        return None
    return best[3], best[4] - _UNDER + _HIGH * size / 2


class _Foot(NamedTuple):
    """The corner below a county: where it is, the counties that meet there, their borders."""

    at: Spot
    middle: Spot
    around: tuple[int, ...]
    edges: tuple[int, ...]


@cache
def _feet(land: Board) -> tuple[_Foot, ...]:
    """Return the foot of each county."""
    meeting: dict[hexgrid.Corner, list[int]] = {}
    for county, cell in enumerate(land.cells):
        for corner in hexgrid.corners(cell):
            meeting.setdefault(corner, []).append(county)
    found = []
    for cell in land.cells:
        foot = max(hexgrid.corners(cell), key=lambda corner: corner[1])
        around = tuple(meeting[foot])
        edges = tuple(
            land.index[pair]
            for i, one in enumerate(around)
            for two in around[i + 1 :]
            if (pair := (one, two)) in land.index
        )
        found.append(_Foot(spot(foot), middle(cell), around, edges))
    return tuple(found)
