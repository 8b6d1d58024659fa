"""Drawings for maps with a name: the title block, the lakes, and the picture for the set-up."""

from __future__ import annotations

from typing import Final

from hustings.core import hexgrid
from hustings.core.hexgrid import Cell
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.hexboard import outline, rim
from hustings.draw.lettering import MIN_WIDE_LETTERS, Lettering, fit_line
from hustings.draw.tree import h, num, part
from hustings.games.gerrymander.board import Board, board
from hustings.games.gerrymander.info import INFO
from hustings.games.gerrymander.outlines import BOOK
from hustings.games.gerrymander.view.layout import Layout, extent
from hustings.games.gerrymander.view.map_sheet import area
from hustings.messages.generated import gerrymander as messages

MAP_NAMES: Final = dict(next(option.choices for option in INFO.options if option.key == "map"))
_LETTERS: Final = {
    True: (Lettering(20, MIN_WIDE_LETTERS, "display"), Lettering(14, MIN_WIDE_LETTERS, "text")),
    False: (Lettering(16, 12.5, "display"), Lettering(12.5, 12.5, "text")),
}
"""Letters of the name and of the line below it, in a wide room and in a tall one."""
_NAME_ROOM: Final = 0.6
"""Height of the field with the name, as a share of the title block."""


def map_label(land: Board) -> str:
    """Return what a screen reader says of the map."""
    if land.outline == BOOK:
        return messages.map_label(counties=land.size)
    return messages.map_label_named(name=MAP_NAMES[land.outline], counties=land.size)


def title_block(land: Board, plan: Layout) -> Tree | None:
    """Return the title block of a map with a name, as a draughtsman rules it; None without."""
    return _title_block(land, plan.title, wide=plan.lines) if plan.title else None


@part
def _title_block(land: Board, box: Box, *, wide: bool) -> Tree:
    rule = box.y + _NAME_ROOM * box.h
    large, small = _LETTERS[wide]
    room = box.w - 16
    return h(
        "g",
        {"class": "gm-title-block", "aria-hidden": "true"},
        h("rect", {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h)}),
        h("path", {"d": f"M{num(box.x)} {num(rule)}h{num(box.w)}"}),
        fit_line(
            "gm-map-name",
            box.cx,
            box.y + 0.45 * box.h,
            MAP_NAMES[land.outline],
            room,
            large,
        ),
        fit_line(
            "gm-map-line",
            box.cx,
            rule + 0.31 * box.h,
            messages.title_block_line(counties=land.size),
            room,
            small,
        ),
    )


def lakes(land: Board) -> Tree | None:
    """Return the water inside the map; None without any."""
    return _lakes(land) if len(land.walls) > 1 else None


@part
def _lakes(land: Board) -> Tree:
    water = _lake_cells(land)
    drawn = [h("polygon", {"points": outline(cell)}) for cell in water]
    shore = h("path", {"class": "gm-shore", "d": rim(water)})
    return h("g", {"class": "gm-lake", "aria-hidden": "true"}, drawn, shore)


def _lake_cells(land: Board) -> list[Cell]:
    """Return the cells without a county that cannot be reached from outside the map."""
    across = [x for x, _ in land.cells]
    down = [y for _, y in land.cells]
    frame = {
        (x, y)
        for x in range(min(across) - 1, max(across) + 2)
        for y in range(min(down) - 1, max(down) + 2)
    }
    dry = set(land.cells)
    outside = [(min(across) - 1, min(down) - 1)]
    seen = set(outside)
    for cell in outside:
        for other in hexgrid.neighbours(cell):
            if other in frame and other not in dry and other not in seen:
                seen.add(other)
                outside.append(other)
    return sorted(frame - dry - seen)


@part
def map_picture(number: int) -> Tree:
    """Return a small map, by its value of the option."""
    land = board(2, number)
    around = extent(land).inner(-3)
    size = f"{num(around.x)} {num(around.y)} {num(around.w)} {num(around.h)}"
    return h(
        "svg",
        {"viewBox": size, "class": "gm-map-picture", "aria-hidden": "true"},
        h("path", {"class": "gm-picture-land", "d": area(land, bytes(range(land.size)))}),
        h("path", {"class": "gm-picture-rim", "d": rim(land.cells)}),
    )
