"""Where everything stands on the map of the country: one table for wide rooms and one for tall.

The ground is in `shapes`; here it gets its place in a drawing, and each region the plate that says
what it is worth and who stands there. Where land is small its plate lies over the sea.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from hustings.games.whistle_stop.regions import REGIONS, N
from hustings.games.whistle_stop.view import shapes

Rings = tuple[tuple[tuple[int, int], ...], ...]


class Spot(NamedTuple):
    """Where a region's plate stands: its middle, and its width."""

    x: int
    y: int
    wide: int


class Beside(NamedTuple):
    """Where a note beside a plate stands: its upper left corner, and the way to the next."""

    x: int
    y: int
    dx: int = 0
    dy: int = 0


class Layout(NamedTuple):
    """Lengths of one drawing, in its own units.

    left, top, across, down: where the ground stands, and by how much it is scaled. plate: height of
    a plate; spots: where they are; ties: from which place of the ground a line leads to a plate
    over the sea. bar, tall_bar: upper edge and height of the bar of all points. rails: where the
    train runs; voting: the height without them, while regions vote and at the end. notes: where
    something is said beside a plate. slot, card: where a card that is played lies, and its size.
    letter: size of what is written; badge: radius of what a region is worth.
    """

    tall: bool
    width: int
    height: int
    left: float
    top: float
    across: float
    down: float
    plate: int
    spots: dict[str, Spot]
    ties: dict[str, tuple[int, int]]
    bar: int
    tall_bar: int
    rails: int
    voting: int
    notes: dict[str, Beside]
    slot: tuple[int, int]
    card: tuple[int, int]
    letter: float
    badge: float

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Return where a place of the ground stands in the drawing."""
        return self.left + x * self.across, self.top + y * self.down

    def spot(self, r: int) -> Spot:
        """Return where a region's plate stands."""
        return self.spots[REGIONS[r].id]


WIDE: Final = Layout(
    tall=False,
    width=852,
    height=440,
    left=-8.0,
    top=36.0,
    across=0.8,
    down=0.625,
    plate=48,
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
    ties={
        "new_england": (876, 122),
        "new_york": (872, 208),
        "mid_atlantic": (848, 232),
        "chesapeake": (812, 305),
    },
    bar=24,
    tall_bar=16,
    rails=434,
    voting=440,
    notes={
        "northwest": Beside(100, 126, 46),
        "california": Beside(3, 224, 46),
        "southwest": Beside(130, 268, 46),
        "central": Beside(259, 218, 46),
        "texas": Beside(245, 366, 46),
        "upper_midwest": Beside(380, 152, 46),
        "great_lakes": Beside(616, 170, 0, 22),
        "appalachian": Beside(388, 236, 0, 22),
        "south": Beside(377, 334, 46),
        "southeast": Beside(536, 327, 46),
        "florida": Beside(588, 360, 0, 22),
        "new_england": Beside(565, 112, 46),
        "new_york": Beside(680, 168, 0, 22),
        "mid_atlantic": Beside(674, 224, 0, 22),
        "chesapeake": Beside(682, 280, 0, 22),
    },
    slot=(724, 326),
    card=(122, 78),
    letter=14.5,
    badge=12.0,
)

TALL: Final = Layout(
    tall=True,
    width=344,
    height=284,
    left=-4.0,
    top=32.0,
    across=0.362,
    down=0.37,
    plate=34,
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
    ties={
        "new_england": (876, 122),
        "new_york": (860, 195),
        "mid_atlantic": (848, 232),
        "chesapeake": (812, 305),
    },
    bar=19,
    tall_bar=11,
    rails=280,
    voting=259,
    notes={
        "northwest": Beside(31, 84, 29),
        "california": Beside(2, 142, 29),
        "southwest": Beside(76, 170, 0, 13),
        "central": Beside(115, 82, 0, -13),
        "texas": Beside(103, 241, 29),
        "upper_midwest": Beside(185, 88, 0, 13),
        "great_lakes": Beside(289, 90, 0, 13),
        "appalachian": Beside(155, 131, 0, 13),
        "south": Beside(110, 186, 0, -13),
        "southeast": Beside(208, 159, 28),
        "florida": Beside(208, 244, 29),
        "new_england": Beside(250, 30, 29),
        "new_york": Beside(316, 112, 0, -13),
        "mid_atlantic": Beside(258, 146, 0, -13),
        "chesapeake": Beside(270, 232, 29),
    },
    slot=(2, 196),
    card=(92, 60),
    letter=11.5,
    badge=8.5,
)


def layout(*, tall: bool) -> Layout:
    """Return the layout for a room of this shape."""
    return TALL if tall else WIDE


def _rings(text: str) -> Rings:
    found = []
    for ring in text.split(","):
        steps = [int(number) for number in ring.split()]
        x = y = 0
        spots = []
        for i in range(0, len(steps), 2):
            x, y = x + steps[i], y + steps[i + 1]
            spots.append((x, y))
        found.append(tuple(spots))
    return tuple(found)


def _path(text: str, at: Layout, end: str = "z") -> str:
    drawn = []
    for ring in _rings(text):
        spots = (at.place(x, y) for x, y in ring)
        drawn.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots) + end)
    return "".join(drawn)


_FAR: Final = next(r for r in range(N) if REGIONS[r].id == "northwest")


@cache
def grounds(*, tall: bool) -> tuple[str, ...]:
    """Return the ground of each region as an SVG path, Alaska and Hawaii with the Northwest."""
    at = layout(tall=tall)
    found = [_path(text, at) for text in shapes.REGIONS]
    found[_FAR] += "".join(_path(text, at) for text in shapes.FAR)
    return tuple(found)


@cache
def lines(*, tall: bool) -> str:
    """Return the borders of states within regions as an SVG path."""
    return _path(shapes.LINES, layout(tall=tall), "")


@cache
def silhouette(r: int) -> tuple[str, str]:
    """Return a region's ground alone, as a picture: its view box and its path."""
    rings = _rings(shapes.REGIONS[r])
    xs = [x for ring in rings for x, _ in ring]
    ys = [y for ring in rings for _, y in ring]
    size = max(max(xs) - min(xs), max(ys) - min(ys)) * 1.08
    left = (max(xs) + min(xs) - size) / 2
    top = (max(ys) + min(ys) - size) / 2
    drawn = ("M" + "L".join(f"{x} {y}" for x, y in ring) + "z" for ring in rings)
    return f"{left:.0f} {top:.0f} {size:.0f} {size:.0f}", "".join(drawn)
