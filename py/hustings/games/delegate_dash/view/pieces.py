"""Draw the pieces of Delegate Dash: suits, coins, pawns, dice."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.die import die
from hustings.draw.lettering import fit_line
from hustings.draw.pawn import pawn
from hustings.draw.pieces import coin
from hustings.draw.tree import Child, cls, h, num, part, points
from hustings.games.delegate_dash.names import INITIALS, PRINTED, REGIONS
from hustings.games.delegate_dash.state import PAWN, REGION_OF, VALUE
from hustings.games.delegate_dash.view.layout import LETTERS, Layout, Spot
from hustings.messages.generated import delegate_dash as messages

SUITS: Final = ("arms", "suns", "crowns", "moons")


def board_line(
    layout: Layout, kind: str, at: Spot, said: str, room: float, dy: str | None = None
) -> Tree:
    """Return a text with its baseline at a spot, no wider than its room. kind: see LETTERS."""
    return fit_line(kind, *at, said, room, LETTERS[kind][layout.name == "tall"], dy)


def _rays() -> str:
    pairs = []
    for i in range(16):
        r = 10.0 if i % 2 == 0 else 6.2
        pairs.append((r * sin(i * pi / 8), -r * cos(i * pi / 8)))
    return "M" + points(pairs).replace(" ", "L") + "Z"


_SUIT_PATHS: Final = (
    "M-8,-9 H8 V0 Q8,7 0,10 Q-8,7 -8,0 Z M-5,-6 V0 H0 V-6 Z M0,0 V6 Q5,4 5,0 Z",
    _rays() + " M0,-3.2 A3.2,3.2 0 1 0 0.01,-3.2 Z",
    "M-9,8 L-10,-6 L-4.5,0 L0,-9 L4.5,0 L10,-6 L9,8 Z",
    "M4,-9.5 A10,10 0 1 0 4,9.5 A8,8 0 1 1 4,-9.5 Z",
)
"""A quartered shield, a sun, a crown and a crescent, each in a box of -10..10."""


@part
def suit(region: int, x: float, y: float, size: float) -> Tree:
    """Return a region's sign centred at x,y."""
    move = f"translate({num(x)} {num(y)}) scale({num(size / 20)})"
    return h(
        "path",
        {
            "class": f"dd-suit dd-{SUITS[region]}",
            "d": _SUIT_PATHS[region],
            "transform": move,
            "fill-rule": "evenodd",
        },
    )


def coin_up(marker: int, x: float, y: float, r: float, kind: str | None = None) -> Tree:
    """Return a marker face up: its value in its region's colour; a pawn shows its letter."""
    region = REGION_OF[marker]
    value = INITIALS[region] if marker >= PAWN else str(VALUE[marker])
    size = max(1.2 * r, min(1.36 * r, 11.5))
    return coin(x, y, r, value, cls("dd-up", f"dd-{SUITS[region]}", kind) or "", size)


@part
def coin_down(region: int, x: float, y: float, r: float, kind: str | None = None) -> Tree:
    """Return a coin with its region's sign up."""
    name = cls("dd-down", f"dd-{SUITS[region]}", kind) or ""
    return coin(x, y, r, "", name, face=suit(region, x, y, 1.15 * r))


def coin_under(marker: int, x: float, y: float, r: float) -> Tree:
    """Return a marker that lies face up below others, so that only its rim shows."""
    return coin(x, y, r, "", f"dd-up dd-{SUITS[REGION_OF[marker]]}")


def candidate_pawn(side: int, x: float, y: float, r: float, min_letter: float = 0) -> Tree:
    """Return a candidate's pawn with its feet at x,y. min_letter: least size of its letter."""
    return pawn(x, y, r, f"dd-{SUITS[side]}", INITIALS[side], min_letter)


def candidate_die(
    side: int, value: int, x: float, y: float, size: float, kind: str, key: str
) -> Tree:
    """Return a candidate's die: 0, A for ace, or the number."""
    face: list[Child] = [
        h("rect", {"class": "dd-die-light", "x": "-40", "y": "-41", "width": "80", "height": "74"}
          | {"rx": "15"}),
        h("text", {"class": "dd-face", "x": "0", "y": "18"}, PRINTED[value]),
    ]  # fmt: skip
    return die(value, x, y, size, f"dd-{SUITS[side]} {kind}".strip(), face, key)


@part
def coin_picture(marker: int) -> Tree:
    """Return a marker as a picture of its own for a line of text."""
    region = REGION_OF[marker]
    name = messages.view_pawn_coin if marker >= PAWN else messages.coin
    label = name(region=REGIONS[region], value=VALUE[marker])
    return h(
        "svg",
        {"viewBox": "-11 -11 22 23", "class": "dd-coin-picture", "role": "img"}
        | {"aria-label": label},
        coin_up(marker, 0, 0, 10),
    )


@part
def suit_picture(region: int) -> Tree:
    """Return a region's sign as a picture of its own."""
    attrs = {"viewBox": "-11 -11 22 22", "class": "dd-suit-picture", "role": "img"}
    return h("svg", attrs | {"aria-label": REGIONS[region]}, suit(region, 0, 0, 20))
