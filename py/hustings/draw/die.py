"""Dice: a square with round corners and pips, or with any symbol a game prints on its faces."""

from __future__ import annotations

from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.tree import Child, cls, h, num, part
from hustings.messages.generated import common

_PIPS: Final = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}

_EDGE: Final = "M-48 20V36a20 20 0 0 0 20 20h56a20 20 0 0 0 20 -20V20z"
"""The visible edge below the face. No rect, because games colour rects as the face."""


def die(
    value: int, x: float, y: float, size: float, kind: str = "", face: Child = None, key: str = ""
) -> Tree:
    """Return a die centred on x,y for use inside an SVG.

    value: pips, 0 to 6. face: drawn instead of the pips, around 0,0 in a box from -50 to 50. kind:
    more class names (a colour, "rolled" to tumble in). key: a new key makes the die tumble again.
    """
    return (
        _die(x, y, size, kind, key, face)
        if face is not None
        else _pips(value, x, y, size, kind, key)
    )


@part
def _pips(value: int, x: float, y: float, size: float, kind: str, key: str) -> Tree:
    spread = 26
    pips = [
        h("circle", {"class": "pip", "cx": str(px * spread), "cy": str(py * spread), "r": "9.5"})
        for px, py in _PIPS.get(value, ())
    ]
    return _die(x, y, size, kind, key, pips)


def _die(x: float, y: float, size: float, kind: str, key: str, face: Child) -> Tree:
    body = h(
        "g",
        {"class": "die-body", "key": key or None},
        h("path", {"class": "die-edge", "d": _EDGE}),
        h("rect", {"x": "-46", "y": "-46", "width": "92", "height": "92", "rx": "18"}),
        face,
    )
    move = f"translate({num(x)} {num(y)}) scale({num(size / 100)})"
    return h("g", {"class": cls("die", kind), "transform": move}, body)


def die_picture(
    value: int, kind: str = "", face: Child = None, key: str = "", label: str = ""
) -> Tree:
    """Return a die as a picture of its own, for a line of text or a button.

    label: what it shows, if not its number of pips.
    """
    return h(
        "svg",
        {"viewBox": "-53 -50 106 107", "class": "die-picture", "role": "img"}
        | {"aria-label": common.die(shows=label or value)},
        die(value, 0, 0, 100, kind, face, key),
    )
