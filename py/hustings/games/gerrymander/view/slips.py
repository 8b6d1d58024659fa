"""Slips of paper on the map: who leads or has won a region, and by how many votes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf
from typing import Final, NamedTuple

from hustings.core import hexgrid
from hustings.core.protocols import Tree
from hustings.draw.hexboard import PITCH, Spot, middle, spot
from hustings.draw.lettering import width
from hustings.draw.look import SHAPES
from hustings.draw.pieces import pill
from hustings.draw.tree import h, part
from hustings.games.gerrymander.board import COLOURED, Board
from hustings.games.gerrymander.state import NOBODY, State, leaders, members, tally
from hustings.games.gerrymander.view.layout import Layout
from hustings.messages.generated import gerrymander as messages

_TOKEN_RISE: Final = 6.5
"""Height of a token's lower end, where a slip begins, above the lower corner of the county."""
_HEIGHT_SHARE: Final = 0.94
"""Height of a slip as a share of its font size."""
_LETTER_SHARE: Final = 0.57
"""Width of a letter as a share of the font size."""
_EDGE: Final = 0.3
"""Width of a slip beside its label, as a share of the font size."""
_MARK: Final = 0.72
"""Width of a party's mark on a slip, as a share of the font size."""
_MAX_LABEL_WIDTH: Final = 2.4
"""Width of the words on a slip, as a share of the font size."""
_GAP: Final = 0.22
"""Distance between a slip and a name, as a share of the font size: closer, both read as one."""
_TIGHT: Final = 2.53
"""Least width of a slip, as a share of the font size: a lead of two digits fits in."""


class Lead(NamedTuple):
    """The leading party and its lead in votes. by: 0 in a tie, where party may be NOBODY."""

    party: int
    by: int


def lead(obs: State, counties: Sequence[int], holder: int = NOBODY) -> Lead | None:
    """Return who leads in counties; None while votes there are hidden.

    holder: the party that has won them, which leads in a tie.
    """
    if any(obs.tokens[county] >= COLOURED for county in counties):
        return None
    first, second, *_ = sorted(tally(obs, counties), reverse=True)
    if first == second:
        return Lead(holder, 0)
    return Lead(leaders(obs, counties)[0], first - second)


def slips(obs: State, plan: Layout) -> Tree:
    """Return a slip for every region whose votes are known and that has a corner for it."""
    drawn, room = [], slip_room(obs.board, plan)
    for region in range(len(obs.sizes)):
        counties = members(obs, region)
        number = obs.closed.find(region)
        holder = obs.holders[number] if number >= 0 else NOBODY
        leader = lead(obs, counties, holder)
        if leader is not None:
            at = anchor(obs, counties, plan.slip)
            if at is not None:
                drawn.append(slip(*at, leader, plan.slip, held=holder != NOBODY, room=room))
    return h("g", {"class": "gm-balances", "aria-hidden": "true"}, drawn)


@cache
def slip_room(land: Board, plan: Layout) -> float:
    """Return how wide a slip between the names of two counties may be, in units of the map."""
    if plan.far:
        return inf  # slips are smaller while names show
    names = max(width(name, "text") for name in land.names)
    return max(_TIGHT * plan.slip, PITCH - names * plan.name - 2 * _GAP * plan.slip)


@part
def slip(
    x: float, y: float, shown_lead: Lead, size: float, *, held: bool, room: float = inf
) -> Tree:
    """Return a slip around x,y. size: font size. held: whether the district is won.

    room: its greatest width. A tie is 0 where its word has no room.
    """
    party, by = shown_lead
    mark = _MARK if party != NOBODY else 0
    room = min(room, (_EDGE + mark + _MAX_LABEL_WIDTH) * size)
    label = messages.slip_lead(votes=by) if by else messages.slip_tie()
    if not by and (mark + width(label)) * size > room:
        label = messages.slip_lead(votes=0)
    text = _LETTER_SHARE * len(label) - (0 if by else 0.1)
    wide = min((_EDGE + mark + text) * size, room)
    name = "gm-slip gm-held" if held else "gm-slip"
    kind = name if party == NOBODY else f"{name} seat-{party}"
    figure = SHAPES[party] if mark else ""
    high, corner = _HEIGHT_SHARE * size, 0.26 * size
    return pill(x, y, high, label, kind, wide, size, figure, corner, shrink=1)


def anchor(
    obs: State, counties: Sequence[int], size: float, *, strict: bool = False
) -> Spot | None:
    """Return the centre of a slip at the most open corner of a region, None for no such corner.

    Best are corners where three of the region's counties meet and no border ends. The corner is
    always the lower one of a county, clear of tokens and names, and never on the rim. size: font
    size of the slip. strict: no other county may meet there.
    """
    feet, placed, inside = _lower_corners(obs.board), obs.placed, set(counties)
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
        candidate = (outside, borders, (across - x) ** 2 + (down - y) ** 2, across, down)
        if not best or candidate < best:
            best = candidate
    if not best or (strict and best[0]):
        return None
    return best[3], best[4] - _TOKEN_RISE + _HEIGHT_SHARE * size / 2


class _LowerCorner(NamedTuple):
    """The lower corner of a county: its position, the counties that meet there, their edges."""

    at: Spot
    middle: Spot
    around: tuple[int, ...]
    edges: tuple[int, ...]


@cache
def _lower_corners(land: Board) -> tuple[_LowerCorner, ...]:
    """Return the lower corner of each county."""
    meeting: dict[hexgrid.Corner, list[int]] = {}
    for county, cell in enumerate(land.cells):
        for corner in hexgrid.corners(cell):
            meeting.setdefault(corner, []).append(county)
    corners = []
    for cell in land.cells:
        foot = max(hexgrid.corners(cell), key=lambda corner: corner[1])
        around = tuple(meeting[foot])
        edges = tuple(
            land.index[pair]
            for i, one in enumerate(around)
            for two in around[i + 1 :]
            if (pair := (one, two)) in land.index
        )
        corners.append(_LowerCorner(spot(foot), middle(cell), around, edges))
    return tuple(corners)
