"""One region brought near: its districts in full, what each is short of now and by the end.

A tap on a place leads here, and another one back; every move does, too. What can be done at a place
has a button as large as a thumb, and one that cannot be pressed says why.
"""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

from hustings.core.protocols import Arrangement, Tree
from hustings.draw.box import Box
from hustings.draw.look import arrange, arranging
from hustings.draw.pieces import card
from hustings.draw.tree import Child, act, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position.board import HQ, IN_REGION, REGIONS, TERRITORIES, WEEKS
from hustings.games.poll_position.view.layout import NEAR
from hustings.games.poll_position.view.pieces import rect
from hustings.games.poll_position.view.place import draw_place
from hustings.games.poll_position.view.regions import head
from hustings.games.poll_position.view.scene import Scene
from hustings.games.poll_position.view.short import Short
from hustings.messages.generated import poll_position_board as messages


class Glass(NamedTuple):
    """Which region was brought near in which moment: REGIONS for headquarters, None for none."""

    region: int | None = None
    ply: int = 0

    def after(self, what: str, ply: int) -> Arrangement:
        """Return what is near after "near.<region>", or nothing after "map"."""
        match arranging(what):
            case ("near", (region,)) if region <= REGIONS:
                return Glass(region, ply)
            case ("map", ()):
                return Glass()
        return self


def near(scene: Scene) -> int | None:
    """Return the region that is near in this moment; never where a region or place is asked for."""
    glass = scene.look.arranged
    if not isinstance(glass, Glass) or glass.ply != scene.look.ply or scene.picks.chosen:
        return None
    return glass.region if scene.obs.week < WEEKS else None


def covers(region: int | None) -> bool:
    """Return whether the sheet of a region is as high as all the rest of a tall board."""
    return region is not None and region < TERRITORIES


def draw_near(scene: Scene, region: int) -> Tree:
    """Return the sheet of a region. scene: of the board that it lies on."""
    x, y, scale = scene.board.sheet
    close = copy(scene)
    close.board = NEAR
    places = (*IN_REGION, (HQ,))[region]
    name: Child = head(close, region) if region < REGIONS else None
    return h(
        "g",
        {
            "class": "pp-near pp-wide",
            "role": "group",
            "aria-label": words.REGIONS[region] if region < REGIONS else messages.headquarters(),
            "transform": f"translate({num(x)} {num(y)}) scale({num(scale)})",
        },
        _paper(len(places)),
        name,
        _back(),
        [[draw_place(close, place), _told(close, place)] for place in places],
    )


@part
def _paper(rows: int) -> Tree:
    lowest = NEAR.plaques[HQ].box
    high = lowest.y + lowest.h + (rows - 1) * (NEAR.plaques[0].box.y - NEAR.plaques[1].box.y) + 7
    return card(0, 0, NEAR.width, high, "pp-tile", 8, 3)


@part
def _back() -> Tree:
    """Return what leads back to the map."""
    box = Box(NEAR.width - 46, 0, 46, 34)
    x, y = box.middle
    cross = f"M{num(x - 6)} {num(y - 6)}l12 12m0-12l-12 12"
    return h(
        "g",
        act(arrange("map"), messages.back_to_map()) | {"class": "pp-back"},
        h("title", {}, messages.back_to_map()),
        rect(box, "pp-reach", 8),
        h("path", {"class": "pp-do", "d": cross}),
    )


def _told(close: Scene, place: int) -> Child:
    """Return how many are not served at a place, now and by the end."""
    if place != HQ and close.obs.closed[place]:
        return None
    short = close.short[place]
    return _line(NEAR.plaques[place].box, _unserved(short))


def _unserved(short: Short) -> str:
    """Return how many voters are likely not to be served, now and by the end of the game."""
    now, end = (round(max(0.0, each), 1) for each in short)
    if now:
        return messages.unserved(now=now, end=end)
    return messages.unserved_later(end=end) if end else messages.unserved_never()


@part
def _line(box: Box, said: str) -> Tree:
    return h(
        "text", {"class": "pp-told-of", "x": num(box.x + 8), "y": num(box.y + box.h - 9)}, said
    )
