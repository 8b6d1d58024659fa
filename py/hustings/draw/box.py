"""A rectangle on a board: what views lay out, and what they draw into."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in units of the drawing; x and y are its upper left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        """The middle, across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, down."""
        return self.y + self.h / 2

    @property
    def middle(self) -> tuple[float, float]:
        """The centre."""
        return self.cx, self.cy

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    def inner(self, by: float) -> Box:
        """Return the box without so much at each edge."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def inside(self, x: float, y: float, w: float, h: float) -> Box:
        """Return a box whose corner is given from this one's corner."""
        return Box(self.x + x, self.y + y, w, h)

    def overlap(self, other: Box) -> float:
        """Return the area that both cover."""
        w = min(self.right, other.right) - max(self.x, other.x)
        h = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(w, 0) * max(h, 0)
