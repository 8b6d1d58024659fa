"""Outlines of the maps for two parties that have a name, as drawings. The book's are in `board`."""

from __future__ import annotations

from typing import Final

from hustings.core.hexgrid import Cell

BOOK: Final = 0
"""The option "map": the book's outline, which the numbers of parties share."""

_DRAWINGS: Final = {
    1: (  # a long coast
        "# # # #",
        " # # # # #",
        "# # # # # #",
        " # # # # # #",
        "  # # # # # #",
        "   # # # # #",
        "    # # # # #",
    ),
    2: (  # a panhandle
        "# # # # # # #",
        " # # # # # # #",
        "    # # # # #",
        "     # # # # #",
        "    # # # # #",
        "       # # # #",
        "      # # # #",
    ),
    3: (  # round a lake
        "   # # # # #",
        "  # # # # # #",
        " # # # # # # #",
        "# #     # # #",
        " # # # # # # #",
        "  # # # # #",
        "     # #",
    ),
    4: (  # square plains
        "# # # # # # #",
        " # # # # # #",
        "# # # # # #",
        " # # # # # #",
        "# # # # # #",
        " # # # # # #",
    ),
    5: (  # two capes
        "# # #   # # #",
        " # # #   # # #",
        "# # #   # # #",
        " # # # # # # #",
        "  # # # # # #",
        "   # # # # #",
        "      #",
    ),
}
"""By value of the option: a row a line, a mark for each county, half a county across a column."""

NAMED: Final = tuple(_DRAWINGS)


def cells(number: int) -> list[Cell]:
    """Return the counties of a named outline, around (0, 0)."""
    drawing = _DRAWINGS[number]
    down = len(drawing) // 2
    across = max(map(len, drawing)) // 2
    across += (
        across + down + drawing[0].index("#")
    ) % 2  # neighbouring rows are half a county apart
    return [
        ((column - across - (row - down)) // 2, row - down)
        for row, line in enumerate(drawing)
        for column, mark in enumerate(line)
        if mark == "#"
    ]
