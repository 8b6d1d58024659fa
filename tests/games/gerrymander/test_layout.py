"""Layouts: parts lie beside the map, never over it, and inside the board."""

from __future__ import annotations

from itertools import combinations

import pytest

from hustings.core import hexgrid
from hustings.draw.box import Box
from hustings.draw.hexboard import PITCH, SIDE, middle, spot
from hustings.draw.lettering import width
from hustings.draw.tree import num, walk, words
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.board import Board, board
from hustings.games.gerrymander.outlines import BOOK, NAMED
from hustings.games.gerrymander.state import NOBODY, State, members
from hustings.games.gerrymander.view.layout import Layout, layout
from hustings.games.gerrymander.view.slips import Lead, anchor, slip, slip_room
from tests.games.gerrymander.driver import Game

LANDS = [*map(board, (2, 3, 4)), *(board(2, outline) for outline in NAMED)]
ALL_LAYOUTS = [(land, tall) for land in LANDS for tall in (False, True)]
RIM_WIDTH = 5.7
"""Half of the rim's line and the thickness of the card below it."""


def boxes(plan: Layout) -> list[Box]:
    """Return the boxes of all parts but the map."""
    return [*plan.plates, plan.tray, plan.votes, *filter(None, (plan.key, plan.title))]


@pytest.mark.parametrize(("land", "tall"), ALL_LAYOUTS)
def test_parts_beside_the_map_do_not_overlap(land: Board, tall: bool) -> None:
    plan = layout(land.size // 18, land, tall=tall)
    for one, two in combinations(boxes(plan), 2):
        apart_x = one.x + one.w <= two.x or two.x + two.w <= one.x
        assert apart_x or one.y + one.h <= two.y or two.y + two.h <= one.y
    for box in boxes(plan):
        assert 0 <= box.x < box.x + box.w <= plan.width + 0.01
        assert 0 <= box.y < box.y + box.h <= plan.height
        for cell in land.cells:
            x, y = middle(cell)
            x, y = plan.x + x * plan.scale, plan.y + y * plan.scale
            across, up = 0.866 * SIDE * plan.scale, SIDE * plan.scale
            # a hexagon lies within its box, less the corners: two boxes hold it
            for half_x, half_y in ((across, up / 2), (across / 2, 0.75 * up)):
                apart = (
                    box.x >= x + half_x
                    or box.x + box.w <= x - half_x
                    or box.y >= y + half_y
                    or box.y + box.h <= y - half_y
                )
                assert apart, (box, cell)


@pytest.mark.parametrize(("land", "tall"), ALL_LAYOUTS)
def test_the_map_lies_within_the_board_and_fills_its_height_or_its_width(
    land: Board, tall: bool
) -> None:
    plan = layout(land.size // 18, land, tall=tall)
    spots = [spot(corner) for cell in land.cells for corner in hexgrid.corners(cell)]
    right = plan.x + (max(x for x, _ in spots) + 1.7) * plan.scale
    left = plan.x + (min(x for x, _ in spots) - 1.7) * plan.scale
    low = plan.y + (max(y for _, y in spots) + RIM_WIDTH) * plan.scale
    top = plan.y + (min(y for _, y in spots) - 1.7) * plan.scale
    assert 0 <= left < right <= plan.width
    assert 0 <= top < low <= plan.height + 0.5
    if land.outline == BOOK:
        assert (right - left) / plan.width > 0.95 or (low - top) / plan.height > 0.95


def count_meeting_counties(land: Board, corner: hexgrid.Corner) -> int:
    """Return how many counties meet at a corner."""
    return sum(corner in hexgrid.corners(cell) for cell in land.cells)


MIN_GAP = 0.2
"""Least distance between a slip and a name, as a share of the font size."""


def slip_lies_free(state: State, region: int) -> bool:
    """Return whether a region's slip lies below one of its counties, off tokens and rim.

    A region without a free corner has no slip.
    """
    counties = members(state, region)
    at = anchor(state, counties, 8)
    feet = [hexgrid.corners(state.board.cells[county]) for county in counties]
    if at is None:
        low = (max(corners, key=lambda corner: corner[1]) for corners in feet)
        return all(count_meeting_counties(state.board, foot) < 3 for foot in low)
    x, y = at
    if not any(
        abs(x - spot(corner)[0]) < 0.1 and count_meeting_counties(state.board, corner) == 3
        for corners in feet
        for corner in corners
    ):
        return False
    spots = [middle(cell) for cell in state.board.cells]
    nearest = min((x - cx) ** 2 + (y - cy) ** 2 for cx, cy in spots) ** 0.5
    own = [spots[county] for county in members(state, region)]
    above = min(abs(x - cx) + abs(y - cy - 17.26) for cx, cy in own)
    return nearest > 16 and above < 0.1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_label_lies_at_a_corner_of_its_region_and_covers_no_token(seats: int) -> None:
    game = Game(seats)
    while game.state.turn.seats:
        legal = game.legal()
        game.act(*legal[len(legal) // 3])
        for region in range(len(game.state.sizes)):
            assert slip_lies_free(game.state, region)
    assert rules.outcome(game.state).ranks


@pytest.mark.parametrize(("land", "tall"), ALL_LAYOUTS)
def test_no_slip_reaches_the_names_beside_it(land: Board, tall: bool) -> None:
    """Not with leads of two digits either; letters keep their size.

    On phones both once read as one: “D1+34D2”.
    """
    plan = layout(land.size // 18, land, tall=tall)
    if plan.far:
        return  # names show in a zoomed map only, with smaller slips
    names = max(width(name, "text") for name in land.names) * plan.name
    for shown, said in ((Lead(1, 12), "+12"), (Lead(NOBODY, 0), "tie"), (Lead(1, 0), "tie")):
        drawn = slip(0, 0, shown, plan.slip, held=True, room=slip_room(land, plan))
        face = next(e for e in walk(drawn) if e[1].get("class") == "piece-face")
        gap = MIN_GAP if land.outline == BOOK else 0  # other maps are smaller
        assert float(face[1]["width"]) + names < PITCH - 2 * gap * plan.slip
        text = next(e for e in walk(drawn) if e[0] == "text")
        assert words(text).strip() == said
        assert f"font-size:{num(plan.slip)}px" in text[1]["style"]
