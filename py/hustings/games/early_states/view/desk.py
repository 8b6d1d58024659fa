"""The desk itself: its top, the sheet, and the clip that holds it."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Seat
from hustings.core.plain_text import cut
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.marker import marker
from hustings.draw.pieces import card
from hustings.draw.tree import h, num, part
from hustings.games.early_states.view.layout import Layout
from hustings.messages.generated import early_states as messages

_MAX_NAME_LETTERS: Final = 12
"""Letters of a name on the clip."""


@part
def draw_desk(size: tuple[float, float], lift: float, sheet: Box) -> Tree:
    """Return the desk with an empty sheet. lift: how far it reaches above 0."""
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


def clip(layout: Layout, seat: Seat, name: str) -> Tree | None:
    """Return the clip with the name of the sheet's owner; None on a tall desk."""
    return (
        _clip(layout.clip, seat, messages.sheet_of(name=cut(name, _MAX_NAME_LETTERS)))
        if layout.clip
        else None
    )


@part
def _clip(box: Box, seat: Seat, label: str) -> Tree:
    spring = {"x": num(box.cx - 34), "y": num(box.y - 5), "width": "68", "height": "10", "rx": "5"}
    return h(
        "g",
        {"class": "es-clip"},
        h("rect", {"class": "es-under", **spring}),
        card(*box, "es-metal", 7, 3),
        marker(seat, box.x + 18, box.cy, 10),
        h("text", {"x": num(box.cx + 8), "y": num(box.cy + 5.5)}, label),
    )
