"""The close-up of a region, with the expected unserved voters of each district; or of the score.

A tap on a place opens it; another tap or a move closes it. Its buttons are large enough for a
thumb, and a disabled one says why it cannot be pressed.
"""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

from hustings.core.protocols import Arrangement, Tree
from hustings.draw.box import Box
from hustings.draw.lettering import fit_line
from hustings.draw.look import arrange, arranging
from hustings.draw.pieces import card
from hustings.draw.tree import Child, act, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position.board import HQ, IN_REGION, REGIONS, TERRITORIES, WEEKS
from hustings.games.poll_position.view.drawing import Drawing
from hustings.games.poll_position.view.layout import CLOSEUP_LAYOUT, LETTERS, Plaque
from hustings.games.poll_position.view.pieces import rect
from hustings.games.poll_position.view.place import draw_place
from hustings.games.poll_position.view.regions import region_head
from hustings.games.poll_position.view.score_row import SCORE, draw_score_sheet
from hustings.games.poll_position.view.unserved import Unserved
from hustings.messages.generated import poll_position_board as messages


class CloseUp(NamedTuple):
    """The region shown close up at a ply. region: REGIONS for headquarters, SCORE for the
    running score, None for none.
    """

    region: int | None = None
    ply: int = 0

    def after(self, what: str, ply: int) -> Arrangement:
        """Return the arrangement after "near.<region>" (open) or "map" (close)."""
        match arranging(what):
            case ("near", (region,)) if region <= SCORE:
                return CloseUp(region, ply)
            case ("map", ()):
                return CloseUp()
        return self


def closeup_region(drawing: Drawing) -> int | None:
    """Return the region shown close up; None while the player chooses a region or place."""
    closeup = drawing.look.arranged
    if not isinstance(closeup, CloseUp) or closeup.ply != drawing.look.ply or drawing.picks.chosen:
        return None
    return closeup.region if drawing.obs.week < WEEKS else None


def fills_board(region: int | None) -> bool:
    """Return whether the close-up covers the whole map of a tall board."""
    return region is not None and (region < TERRITORIES or region == SCORE)


def draw_closeup(drawing: Drawing, region: int) -> Tree:
    """Return the close-up of a region. drawing: of the board below it."""
    x, y, scale = drawing.board.sheet
    close = copy(drawing)
    close.board = CLOSEUP_LAYOUT
    places = (*IN_REGION, (HQ,), ())[region]
    head: Child = region_head(close, region) if region < REGIONS else None
    return h(
        "g",
        {
            "class": "pp-near pp-wide",
            "role": "group",
            "aria-label": _closeup_label(region),
            "transform": f"translate({num(x)} {num(y)}) scale({num(scale)})",
        },
        _background(len(places) or 3),
        head,
        _back(),
        draw_score_sheet(drawing) if region == SCORE else None,
        [[draw_place(close, place), _unserved_line(close, place)] for place in places],
    )


def _closeup_label(region: int) -> str:
    if region < REGIONS:
        return words.REGIONS[region]
    return messages.parts_heading() if region == SCORE else messages.headquarters()


@part
def _background(rows: int) -> Tree:
    lowest = CLOSEUP_LAYOUT.plaques[HQ].box
    height = (
        lowest.y
        + lowest.h
        + (rows - 1) * (CLOSEUP_LAYOUT.plaques[0].box.y - CLOSEUP_LAYOUT.plaques[1].box.y)
        + 7
    )
    return card(0, 0, CLOSEUP_LAYOUT.width, height, "pp-tile", 8, 3)


@part
def _back() -> Tree:
    """Return the button that closes the close-up."""
    box = Box(CLOSEUP_LAYOUT.width - 46, 0, 46, 34)
    x, y = box.middle
    cross = f"M{num(x - 6)} {num(y - 6)}l12 12m0-12l-12 12"
    return h(
        "g",
        act(arrange("map"), messages.back_to_map()) | {"class": "pp-back", "data-escape": ""},
        h("title", {}, messages.back_to_map()),
        rect(box, "pp-reach", 8),
        h("path", {"class": "pp-do", "d": cross}),
    )


def _unserved_line(close: Drawing, place: int) -> Child:
    """Return the line about the unserved voters of a place; None where it is closed."""
    if place != HQ and close.obs.closed[place]:
        return None
    unserved = close.unserved[place]
    return _line(CLOSEUP_LAYOUT.plaques[place], _unserved_text(unserved))


def _unserved_text(unserved: Unserved) -> str:
    """Return the expected unserved voters as text."""
    now, end = (round(max(0.0, each), 1) for each in unserved)
    if now:
        return messages.unserved(now=now, end=end)
    return messages.unserved_later(end=end) if end else messages.unserved_never()


@part
def _line(plaque: Plaque, label: str) -> Tree:
    """Return a line below dice and voters, left of the buttons."""
    box, letters = plaque.box, LETTERS["pp-caption"][False]
    room = plaque.reaches.x - box.x - 12
    return fit_line("pp-caption", box.x + 8, box.y + box.h - 9, label, room, letters)
