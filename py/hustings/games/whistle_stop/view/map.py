"""Coordinates of the map: one table for wide screens, one for tall ones.

The ground comes from `shapes`. The plates of small regions lie over the sea.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from hustings.games.whistle_stop.regions import REGIONS, N
from hustings.games.whistle_stop.view import shapes

Rings = tuple[tuple[tuple[int, int], ...], ...]


class Spot(NamedTuple):
    """The centre and the width of a region's plate."""

    x: int
    y: int
    wide: int


class NoteSpot(NamedTuple):
    """The upper left corner of a note beside a plate, and the step to a second note."""

    x: int
    y: int
    dx: int = 0
    dy: int = 0


class Layout(NamedTuple):
    """Lengths of one drawing, in its own units.

    left, top, scale_x, scale_y: offset and scale of the ground. spots: plates by region. callouts:
    points of the ground from which a line leads to a plate over the sea. bar: upper edge of the bar
    of all points. rails: y of the railway; election_height: height of the drawing without it, while
    regions vote and at the end. notes: notes beside the plates. card_spot: corner of the card being
    played. badge_radius: of the disc with a region's points.
    """

    tall: bool
    width: int
    height: int
    left: float
    top: float
    scale_x: float
    scale_y: float
    plate_height: int
    spots: dict[str, Spot]
    callouts: dict[str, tuple[int, int]]
    bar: int
    bar_height: int
    rails: int
    election_height: int
    notes: dict[str, NoteSpot]
    card_spot: tuple[int, int]
    card_size: tuple[int, int]
    letter_size: float
    badge_radius: float

    def to_drawing(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the ground in units of the drawing."""
        return self.left + x * self.scale_x, self.top + y * self.scale_y

    def spot(self, r: int) -> Spot:
        """Return the spot of a region's plate."""
        return self.spots[REGIONS[r].id]


WIDE_LAYOUT: Final = Layout(
    tall=False,
    width=852,
    height=440,
    left=-8.0,
    top=36.0,
    scale_x=0.8,
    scale_y=0.625,
    plate_height=48,
    spots={
        "northwest": Spot(160, 98, 120),
        "california": Spot(62, 196, 118),
        "southwest": Spot(190, 240, 120),
        "central": Spot(318, 190, 118),
        "texas": Spot(304, 338, 118),
        "upper_midwest": Spot(408, 126, 140),
        "great_lakes": Spot(537, 178, 122),
        "appalachian": Spot(500, 242, 126),
        "south": Spot(436, 306, 118),
        "southeast": Spot(592, 300, 120),
        "florida": Spot(526, 374, 118),
        "new_england": Spot(628, 84, 126),
        "new_york": Spot(787, 180, 122),
        "mid_atlantic": Spot(784, 236, 128),
        "chesapeake": Spot(787, 292, 122),
    },
    callouts={
        "new_england": (876, 122),
        "new_york": (872, 208),
        "mid_atlantic": (848, 232),
        "chesapeake": (812, 305),
    },
    bar=24,
    bar_height=16,
    rails=434,
    election_height=440,
    notes={
        "northwest": NoteSpot(100, 126, 46),
        "california": NoteSpot(3, 224, 46),
        "southwest": NoteSpot(130, 268, 46),
        "central": NoteSpot(259, 218, 46),
        "texas": NoteSpot(245, 366, 46),
        "upper_midwest": NoteSpot(380, 152, 46),
        "great_lakes": NoteSpot(616, 170, 0, 22),
        "appalachian": NoteSpot(388, 236, 0, 22),
        "south": NoteSpot(377, 334, 46),
        "southeast": NoteSpot(536, 327, 46),
        "florida": NoteSpot(588, 360, 0, 22),
        "new_england": NoteSpot(565, 112, 46),
        "new_york": NoteSpot(680, 168, 0, 22),
        "mid_atlantic": NoteSpot(674, 224, 0, 22),
        "chesapeake": NoteSpot(682, 280, 0, 22),
    },
    card_spot=(724, 326),
    card_size=(122, 78),
    letter_size=14.5,
    badge_radius=12.0,
)

TALL_LAYOUT: Final = Layout(
    tall=True,
    width=344,
    height=284,
    left=-4.0,
    top=32.0,
    scale_x=0.362,
    scale_y=0.37,
    plate_height=34,
    spots={
        "northwest": Spot(68, 66, 74),
        "california": Spot(37, 124, 70),
        "southwest": Spot(112, 152, 76),
        "central": Spot(148, 112, 70),
        "texas": Spot(137, 223, 72),
        "upper_midwest": Spot(201, 70, 90),
        "great_lakes": Spot(251, 106, 74),
        "appalachian": Spot(221, 142, 74),
        "south": Spot(171, 188, 66),
        "southeast": Spot(235, 188, 62),
        "florida": Spot(233, 226, 66),
        "new_england": Spot(287, 60, 80),
        "new_york": Spot(314, 142, 58),
        "mid_atlantic": Spot(305, 178, 76),
        "chesapeake": Spot(305, 214, 76),
    },
    callouts={
        "new_england": (876, 122),
        "new_york": (860, 195),
        "mid_atlantic": (848, 232),
        "chesapeake": (812, 305),
    },
    bar=19,
    bar_height=11,
    rails=280,
    election_height=259,
    notes={
        "northwest": NoteSpot(31, 84, 29),
        "california": NoteSpot(2, 142, 29),
        "southwest": NoteSpot(76, 170, 0, 13),
        "central": NoteSpot(115, 82, 0, -13),
        "texas": NoteSpot(103, 241, 29),
        "upper_midwest": NoteSpot(185, 88, 0, 13),
        "great_lakes": NoteSpot(289, 90, 0, 13),
        "appalachian": NoteSpot(155, 131, 0, 13),
        "south": NoteSpot(110, 186, 0, -13),
        "southeast": NoteSpot(208, 159, 28),
        "florida": NoteSpot(208, 244, 29),
        "new_england": NoteSpot(250, 30, 29),
        "new_york": NoteSpot(316, 112, 0, -13),
        "mid_atlantic": NoteSpot(258, 146, 0, -13),
        "chesapeake": NoteSpot(270, 232, 29),
    },
    card_spot=(2, 196),
    card_size=(92, 60),
    letter_size=11.5,
    badge_radius=8.5,
)


def layout_for(*, tall: bool) -> Layout:
    """Return the layout for a tall or a wide screen."""
    return TALL_LAYOUT if tall else WIDE_LAYOUT


def _parse_rings(text: str) -> Rings:
    rings = []
    for ring in text.split(","):
        steps = [int(number) for number in ring.split()]
        x = y = 0
        spots = []
        for i in range(0, len(steps), 2):
            x, y = x + steps[i], y + steps[i + 1]
            spots.append((x, y))
        rings.append(tuple(spots))
    return tuple(rings)


def _path(text: str, layout: Layout, end: str = "z") -> str:
    drawn = []
    for ring in _parse_rings(text):
        spots = (layout.to_drawing(x, y) for x, y in ring)
        drawn.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots) + end)
    return "".join(drawn)


_NORTHWEST: Final = next(r for r in range(N) if REGIONS[r].id == "northwest")


@cache
def ground_paths(*, tall: bool) -> tuple[str, ...]:
    """Return the ground of each region as an SVG path, Alaska and Hawaii with the Northwest."""
    layout = layout_for(tall=tall)
    paths = [_path(text, layout) for text in shapes.REGIONS]
    paths[_NORTHWEST] += "".join(_path(text, layout) for text in shapes.ALASKA_AND_HAWAII)
    return tuple(paths)


@cache
def border_path(*, tall: bool) -> str:
    """Return the borders of states within regions as an SVG path."""
    return _path(shapes.STATE_BORDERS, layout_for(tall=tall), "")


@cache
def silhouette(r: int) -> tuple[str, str]:
    """Return a region's ground as a picture of its own: view box and path."""
    rings = _parse_rings(shapes.REGIONS[r])
    xs = [x for ring in rings for x, _ in ring]
    ys = [y for ring in rings for _, y in ring]
    size = max(max(xs) - min(xs), max(ys) - min(ys)) * 1.08
    left = (max(xs) + min(xs) - size) / 2
    top = (max(ys) + min(ys) - size) / 2
    drawn = ("M" + "L".join(f"{x} {y}" for x, y in ring) + "z" for ring in rings)
    return f"{left:.0f} {top:.0f} {size:.0f} {size:.0f}", "".join(drawn)
