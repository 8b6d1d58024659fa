"""Small pictures on the campaign cards, chips, and the outlines of the states."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.protocols import Tree
from hustings.draw.pieces import outline
from hustings.draw.tree import cls, h, num, part
from hustings.games.early_states.view.silhouettes import SILHOUETTES

ICONS: Final = (
    "M12 11v11M8 22h8M8.5 7.5a5 5 0 0 0 0 7M15.5 7.5a5 5 0 0 1 0 7M5.5 4.5a9 9 0 0 0 0 13"
    "M18.5 4.5a9 9 0 0 1 0 13M12 9.6v1",
    "M4 11a8 8 0 0 1 14-5l2 2M20 3v5h-5M20 13a8 8 0 0 1-14 5l-2-2M4 21v-5h5",
    "M3 8h18v12H3zM8 3l4 5 4-5M7 23h10M7 12v4M17.5 12v.1M17.5 15.5v.1",
    "M6 13h12l-2 9H8zM4 10h16v3H4zM12 10V6M10.4 3h3.2v3h-3.2z",
    "M9 3h6l-1.6 4h-2.8zM10.6 7C6 10 4 14 4 17.5 4 21 7 22 12 22s8-1 8-4.5C20 14 18 10 13.4 7"
    "M14.5 12c-4-2-6 1.6-2.5 2.5s1.5 4.5-2.8 2.7M12 10.5v8.5",
    "M3 10v5h4l10 5V5L7 10zM7 15l1.5 6h3l-1.3-4.8M20 9.5c1.4 1.6 1.4 4.4 0 6",
    "M12 11a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM4 22c0-6 3-8.5 8-8.5s8 2.5 8 8.5z"
    "M12 13.5l-1.6 2.5 1.6 5 1.6-5z",
    "M12 21C5 16 3 12.5 3 9a4.6 4.6 0 0 1 9-1.5A4.6 4.6 0 0 1 21 9c0 3.5-2 7-9 12z",
    "M3 8h18v13H3zM9 8V4h6v4M3 13h18M11 12h2v3h-2z",
    "M12 3v11M7 10l5 5 5-5M4 20h16M4 16.5v3.5M20 16.5v3.5",
    "M12 2l8 3v6c0 5.5-3 9-8 11.5C7 20 4 16.5 4 11V5zM12 2v20.5",
)
"""Paths in a box of 24 by 24 units, by item."""


def icon(item: int, x: float, y: float, size: float) -> Tree:
    """Return the picture of an item, centred on x,y."""
    return outline(ICONS[item], x, y, size / 24, "es-icon", 12)


@part
def chips(count: int, x: float, y: float, w: float) -> Tree:
    """Return a pile of chips (ten at most) that stands on x,y."""
    flat = w * 0.3
    pile: list[Any] = []
    for i in range(min(count, 10)):
        top = y - flat - i * w * 0.145
        d = f"M{num(x - w / 2)} {num(top)}v{num(w * 0.13)}a{num(w / 2)} {num(flat / 2)} 0 0 0 "
        d += f"{num(w)} 0v{num(-w * 0.13)}"
        top_of = {"cx": num(x), "cy": num(top), "rx": num(w / 2), "ry": num(flat / 2)}
        pile.append(h("path", {"class": "es-chip-edge", "d": d}))
        pile.append(h("ellipse", top_of))
    return h("g", {"class": "es-chips"}, pile)


def silhouette(state: int, x: float, y: float, size: float, kind: str = "") -> Tree:
    """Return a state's outline centred on x,y; size 1 is 100 units."""
    return outline(SILHOUETTES[state], x, y, size, cls("es-land", kind) or "")
