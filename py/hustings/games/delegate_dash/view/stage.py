"""What is staged over the map while it happens: the round, its dice, a caucus, coins that fly."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from hustings.core.model import Event
from hustings.core.protocols import Tree
from hustings.draw.tree import Child, cls, h, num
from hustings.games.delegate_dash import vocabulary as v
from hustings.games.delegate_dash.names import SHORT
from hustings.games.delegate_dash.text import board as words
from hustings.games.delegate_dash.text.beats import tie_break
from hustings.games.delegate_dash.view.motion import Caucus, Motion, place
from hustings.games.delegate_dash.view.pieces import SUITS, coin_up, dash_die

SIZE: Final = 52
"""Side of a state; the board is seven by seven of them."""
WIDTH: Final = 7 * SIZE
BOX: Final = 2 * SIZE - 4
CORNERS: Final = ((0, 0), (5, 0), (5, 5), (0, 5))
"""Column and row of each candidate's corner, clockwise like the candidates."""
DIE: Final = 52
"""Side of a die that is staged: on the narrowest phone it is 44 pixels."""
LANE: Final = 56
HEIGHT: Final = 85


class Box(NamedTuple):
    """A rectangle on the board."""

    x: float
    y: float
    w: float
    h: float

    def overlap(self, other: Box) -> float:
        """Return the area that both cover."""
        w = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        h = min(self.y + self.h, other.y + other.h) - max(self.y, other.y)
        return max(w, 0) * max(h, 0)


def corner(side: int) -> tuple[float, float]:
    """Return where a candidate's corner begins."""
    col, row = CORNERS[side]
    return col * SIZE + (4 if col else 0), row * SIZE + (4 if row else 0)


def staged(motion: Motion, *, asked: bool) -> list[Child]:
    """Return what lies over the map. asked: somebody chooses on it now, so that it stays in sight.

    A caucus is staged beside its state, so that it hides no coin that could be chosen.
    """
    drawn: list[Child] = [] if asked else [_flight(*taken) for taken in motion.taken]
    if motion.caucus is not None:
        return [_caucus(motion.caucus), *drawn]
    if asked or not motion.scene:
        return drawn
    event = motion.scene
    if event[0] == v.ROUND_BEGAN:
        return [_banner(event)]
    if event[0] == v.ROLLED:
        return [_row(event, [(side, event[2 + side]) for side in event[6:]])]
    if event[0] == v.REROLLED:
        return [_row(event, [(event[1], event[2])])]
    return drawn


def _key(event: Sequence[object]) -> str:
    return "stage-" + "-".join(map(str, event))


def _panel(box: Box, kind: str, key: str, *inner: Child) -> Tree:
    move = f"translate({num(box.x)} {num(box.y)})"
    size = {"width": num(box.w), "height": num(box.h), "rx": "9"}
    return h(
        "g",
        {"class": f"dd-stage {kind}", "key": key, "transform": move},
        h("rect", {"class": "dd-panel", **size}),
        inner,
    )  # fmt: skip


def _middle(w: float, height: float) -> Box:
    return Box((WIDTH - w) / 2, (WIDTH - height) / 2, w, height)


def _banner(event: Event) -> Tree:
    """Return the announcement of a round over the middle of the map."""
    _, number, holder, coins = event
    box = _middle(236, 92)
    title, about = words.round_lines(number, holder, coins)
    great = number == 3 and coins > 0
    lines = [("dd-headline", 38, title)] + [
        ("dd-line", 60 + 18 * i, line) for i, line in enumerate(about)
    ]
    return _panel(
        box,
        cls("dd-banner", great and "dd-super") or "",
        _key(event),
        [
            h("text", {"class": kind, "x": num(box.w / 2), "y": str(y)}, line)
            for kind, y, line in lines
        ],
    )


def _row(event: Event, rolls: Sequence[tuple[int, int]]) -> Tree:
    """Return the dice of a roll in the order in which the candidates move."""
    box = _middle(LANE * len(rolls) + 6, HEIGHT)
    several = len(rolls) > 1
    dice = [
        _die(side, value, LANE * i + 3, 4, place=i if several else -1)
        for i, (side, value) in enumerate(rolls)
    ]
    return _panel(box, "dd-roll", _key(event), dice)


def _die(side: int, value: int, x: float, y: float, *, place: int, kind: str = "") -> Tree:
    """Return a large die with whose it is and which place it gets (-1: none)."""
    middle = x + LANE / 2
    return h(
        "g",
        {"class": cls("dd-lane", f"dd-{SUITS[side]}", place == 0 and "dd-first", kind)},
        dash_die(side, value, middle, y + DIE / 2 + 1, DIE, "rolled", f"s{side}"),
        h("text", {"class": "dd-whose", "x": num(middle), "y": num(y + DIE + 13)}, SHORT[side]),
        h("text", {"class": "dd-place", "x": num(middle), "y": num(y + DIE + 24)},
          words.ORDINALS[place]) if place >= 0 else None,
    )  # fmt: skip


# Caucuses -------------------------------------------------------------------------------------


def _caucus(caucus: Caucus) -> Tree:
    """Return the dice of a caucus beside its state, who wins first and why."""
    flat = [n for roll in caucus.ranking for n in roll]
    why = tie_break(caucus.cell, flat)
    box, across = beside(caucus.cell, len(caucus.ranking), extra=14 if why else 0)
    lanes = [
        _die(
            side,
            value,
            3 + LANE * (i % across),
            4 + HEIGHT * (i // across),
            place=i,
            kind="dd-missed" if side in caucus.missed else "",
        )
        for i, (side, value) in enumerate(caucus.ranking)
    ]
    note = h("text", {"class": "dd-why", "x": num(box.w / 2), "y": num(box.h - 5)}, why)
    return _panel(box, "dd-caucus", _key([caucus.cell, *flat]), lanes, note if why else None)


def beside(cell: int, dice: int, *, extra: int) -> tuple[Box, int]:
    """Return where the dice of a caucus lie and how many in a row.

    Never over the state itself, and over a candidate's corner as little as may be. extra: room for
    a line below.
    """
    x, y = (SIZE * n for n in place(cell))
    here = Box(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE)
    corners = [Box(*corner(side), BOX, BOX) for side in range(4)]
    found: list[tuple[float, Box, int]] = []
    for across, (dx, dy) in product((dice, (dice + 1) // 2), ((0, 1), (0, -1), (1, 0), (-1, 0))):
        w, height = max(LANE * across, 112) + 6.0, HEIGHT * -(-dice // across) + 2.0 + extra
        left = x - w / 2 + dx * (w + SIZE + 4) / 2
        top = y - height / 2 + dy * (height + SIZE + 4) / 2
        box = Box(min(max(left, 1), WIDTH - 1 - w), min(max(top, 1), WIDTH - 1 - height), w, height)
        hidden = sum(box.overlap(other) for other in corners)
        found.append((hidden + 1000 * box.overlap(here), box, across))
    _, best, across = min(found, key=lambda choice: choice[0])
    return best, across


def _flight(side: int, cell: int, marker: int) -> Tree:
    """Return a coin that has come from a state to its owner's corner."""
    x, y = (SIZE * n for n in place(cell))
    left, top = corner(side)
    end_x, end_y = left + BOX - 23, top + 54
    path = {"x1": num(x), "y1": num(y), "x2": num(end_x), "y2": num(end_y)}
    start = f"--fx:{num(x - end_x)}px;--fy:{num(y - end_y)}px"
    return h(
        "g",
        {"class": "dd-taken", "key": f"taken-{marker}"},
        h("line", {"class": f"dd-flight dd-{SUITS[side]}", **path}),
        h("g", {"class": "dd-fly", "style": start}, coin_up(marker, end_x, end_y, 18)),
    )
