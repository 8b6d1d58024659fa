"""The desk itself: its top, the clipboard's sheet and its clip. Part of the view."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Seat
from hustings.core.moves import shorten
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.marker import marker
from hustings.draw.pieces import card
from hustings.draw.tree import h, num, part
from hustings.games.early_states.view.layout import Layout
from hustings.messages.generated import early_states as messages

_NAME: Final = 12
"""So many letters of a name at most stand on the clip."""


@part
def desk(size: tuple[float, float], lift: float, sheet: Box) -> Tree:
    """Return the plain desk with the empty sheet on it. lift: how far it reaches above 0."""
    w, height = size
    wood = {"x": "0", "y": num(-lift), "width": num(w), "height": num(height + lift)}
    return h(
        "g",
        {"class": "es-desk"},
        h("rect", {"class": "es-wood", **wood}),
        _paper(sheet),
    )


def _paper(box: Box) -> Tree:
    rect = {"width": num(box.w), "height": num(box.h), "rx": "6"}
    return h(
        "g",
        {},
        h("rect", {"class": "es-shadow", **rect, "x": num(box.x + 2), "y": num(box.y + 4)}),
        h("rect", {"class": "es-paper", **rect, "x": num(box.x), "y": num(box.y)}),
    )


def clip(on: Layout, seat: Seat, name: str) -> Tree | None:
    """Return the clip that holds the sheet, with whose it is; none on a tall desk."""
    return _clip(on.clip, seat, messages.sheet_of(name=shorten(name, _NAME))) if on.clip else None


@part
def _clip(box: Box, seat: Seat, said: str) -> Tree:
    spring = {"x": num(box.cx - 34), "y": num(box.y - 5), "width": "68", "height": "10", "rx": "5"}
    return h(
        "g",
        {"class": "es-clip"},
        h("rect", {"class": "es-under", **spring}),
        card(*box, "es-metal", 7, 3),
        marker(seat, box.x + 18, box.cy, 10),
        h("text", {"x": num(box.cx + 8), "y": num(box.cy + 5.5)}, said),
    )
