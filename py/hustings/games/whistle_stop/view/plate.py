"""Draw a region's plate: points, delegates, and what the card on the table would change."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple

from hustings.core.model import Seat
from hustings.core.protocols import Tree
from hustings.draw.lettering import Lettering, fit_line
from hustings.draw.look import SHAPES
from hustings.draw.marker import shape
from hustings.draw.pieces import Share, bar, card, pill, token, written
from hustings.draw.tree import cls, h, num, part, points
from hustings.games.whistle_stop.regions import EV, REGIONS, SUPER
from hustings.games.whistle_stop.state import NOBODY
from hustings.games.whistle_stop.view.map import Layout, layout_for
from hustings.messages.generated import whistle_stop_board as messages

_RAYS: Final = points(
    (r * cos(i * pi / 12), r * sin(i * pi / 12)) for i in range(24) for r in ((1.36, 1.12)[i % 2],)
)
"""The star behind the points of a Super State."""
NAME_OFFSET: Final = 3
"""How far right of the middle a phone's plate has the name: clear of a triangle's point."""
NAME_MARGIN: Final = 6
"""At least, between a name and the right edge of its plate on a wide screen."""
MIN_NAME_SIZE: Final = 12.25
"""Smallest letters of a name on a wide screen: 9 px in a window 1280 px wide."""


class Frame(NamedTuple):
    """The upper left corner and the size of a plate."""

    x: float
    y: float
    wide: float
    high: float


def frame(layout: Layout, r: int, *, brief: bool) -> Frame:
    """Return the frame of a region's plate. brief: it shows points and bar only."""
    spot = layout.spot(r)
    wide, high = (
        (min(spot.wide, _BRIEF_SIZE[0]), _BRIEF_SIZE[1])
        if brief
        else (spot.wide, layout.plate_height)
    )
    return Frame(spot.x - wide / 2, spot.y - high / 2, wide, high)


_BRIEF_SIZE: Final = (62, 25)
"""The size of a brief plate."""


@part
def plate(
    r: int, row: tuple[int, ...], cap: int, holder: int, *, tall: bool, brief: bool = False
) -> Tree:
    """Return a region's plate: name, points, delegates by seat."""
    layout = layout_for(tall=tall)
    x, y, wide, high = frame(layout, r, brief=brief)
    left = wide / 2 + NAME_OFFSET if tall else 2 * layout.badge_radius + 9
    room = wide - 2 * NAME_OFFSET if tall else wide - left - NAME_MARGIN
    name_at = x + left, y + (10.8 if tall else 18)
    letters = Lettering(layout.letter_size, layout.letter_size if tall else MIN_NAME_SIZE)
    is_full = sum(row) >= cap
    return h(
        "g",
        {"class": cls("ws-plate", is_full and "ws-full", brief and "ws-brief")},
        h("rect", {"class": "ws-reach", "x": num(x), "y": num(y - (layout.plate_height - high) / 2),
                   "width": num(wide), "height": num(layout.plate_height)}) if brief else None,
        card(x, y, wide, high, "ws-face", 12 if brief else 5, 2),
        None if brief else fit_line("ws-name", *name_at, REGIONS[r].name, room, letters),
        _short_bar(layout, r, row, cap) if brief else _bar(layout, r, row, cap),
        _badge(layout, r, holder, brief=brief),
    )  # fmt: skip


def _badge(layout: Layout, r: int, holder: int, *, brief: bool) -> Tree:
    """Return a region's points, in the shape and colour of its incumbent."""
    x, y, _, high = frame(layout, r, brief=brief)
    size, letter = (11.0, 14.5) if brief else (layout.badge_radius, layout.letter_size)
    cx = x + size + (2 if layout.tall else 3)
    cy = y + high / 2 if brief else y + high - size - 2 if layout.tall else y + size + 3
    held = holder != NOBODY
    figure = SHAPES[holder] if held else "circle"
    under = layout.tall and not brief  # its point stands below the name
    broad = size * {"triangle": 1.1 if under else 1.22, "diamond": 1.12}.get(figure, 1)
    drop = 0.2 * size if figure == "triangle" else 0
    heart = {"cx": num(cx), "cy": num(cy + drop / 2), "r": num(0.96 * size)}
    inner = [h("circle", {"class": "ws-heart", **heart}) if layout.tall and drop else None,
             written(str(EV[r]), cx, cy + drop, letter)]  # fmt: skip
    return h(
        "g",
        {"class": "ws-worth"},
        h("polygon", {"class": "ws-rays", "points": _RAYS,
                      "transform": f"translate({num(cx)} {num(cy)}) scale({num(size)})"})
        if r in SUPER
        else None,
        token(figure, cx, cy, broad, kind=f"seat-{holder}" if held else "ws-free", face=inner),
    )  # fmt: skip


def _short_bar(layout: Layout, r: int, row: tuple[int, ...], cap: int) -> Tree:
    """Return the bar of a brief plate: half the cap of delegates fills it."""
    x, y, wide, high = frame(layout, r, brief=True)
    shares = tuple(Share(f"seat-{seat}", n) for seat, n in enumerate(row))
    return bar(x + 27, y + high / 2 - 4.5, wide - 33, 9, shares, max(sum(row), cap / 2), rx=0)


def _bar(layout: Layout, r: int, row: tuple[int, ...], cap: int) -> list[Tree]:
    """Return a bar of everybody's delegates with their numbers; the rest of it is free space."""
    x, y, wide, _ = frame(layout, r, brief=False)
    wide -= 2 * layout.badge_radius + 7.5 if layout.tall else 10
    left = x + (2 * layout.badge_radius + 5 if layout.tall else 5)
    top, high = (y + 17, 14) if layout.tall else (y + 28, 17)
    here = [(seat, n) for seat, n in enumerate(row) if n]
    sizes = _share_lengths([n for _, n in here], wide - _SHARE_GAP * (len(here) - 1), cap, layout)
    shares = tuple(Share(f"seat-{seat}", size) for (seat, _), size in zip(here, sizes, strict=True))
    drawn = [bar(left, top, wide, high, shares, wide, gap=_SHARE_GAP)]
    for (seat, n), size in zip(here, sizes, strict=True):
        drawn.append(_share(layout, seat, n, (left, top, size, high)))
        left += size + _SHARE_GAP
    return drawn


_SHARE_GAP: Final = 2
"""The gap between the delegates of two candidates in a bar."""


def _share_lengths(counts: list[int], wide: float, cap: int, layout: Layout) -> list[float]:
    """Return the length of each share: in proportion, but long enough to read its number."""
    short, long = (9.5, 16) if layout.tall else (25, 34)
    least = [short if n < 10 else long for n in counts]
    sizes = [max(low, n * wide / cap) for low, n in zip(least, counts, strict=True)]
    over, spare = sum(sizes) - wide, sum(sizes) - sum(least)
    if over <= 0:
        return sizes
    if over > spare:
        return [low * wide / sum(least) for low in least]
    return [size - (size - low) * over / spare for size, low in zip(sizes, least, strict=True)]


def _share(layout: Layout, seat: Seat, n: int, box: tuple[float, float, float, float]) -> Tree:
    x, y, wide, high = box
    tall, middle = layout.tall, x + wide / 2 + (0 if layout.tall else 6)
    return h(
        "g",
        {"class": f"ws-share seat-{seat}"},
        None if tall else shape(SHAPES[seat], middle - (11 if n < 10 else 14), y + high / 2, 4),
        h("text", {"class": "ws-n", "x": num(middle), "y": num(y + high - (3 if tall else 3.2))},
          f"{n}"),
    )  # fmt: skip


@part
def full_note(r: int, *, tall: bool) -> Tree:
    """Return the note that no more delegates fit in a region."""
    layout = layout_for(tall=tall)
    wide, high = _note_size(layout)
    left, top, *_ = layout.notes[REGIONS[r].id]
    return pill(
        left + wide / 2,
        top + high / 2,
        high,
        messages.slip_full(),
        "ws-no-room",
        wide,
        layout.letter_size,
        rx=3,
    )


@part
def planned_changes(r: int, changes: tuple[tuple[Seat, int], ...], *, tall: bool) -> Tree:
    """Return the notes on how the card on the table would change a region's delegates."""
    layout = layout_for(tall=tall)
    wide, high = _note_size(layout)
    x, y, dx, dy = layout.notes[REGIONS[r].id]
    drawn = [
        _change_pill(seat, n, (x + dx * i, y + dy * i, wide, high))
        for i, (seat, n) in enumerate(changes)
    ]
    return h("g", {"class": "ws-ghosts"}, drawn)


def _change_pill(seat: Seat, n: int, box: tuple[float, float, float, float]) -> Tree:
    x, y, wide, high = box
    kind = cls("ws-plan", f"seat-{seat}", n < 0 and "ws-less") or ""
    size = 14.5 if high > 16 else 11.5
    return pill(
        x + wide / 2, y + high / 2, high, messages.change(by=n), kind, wide, size, SHAPES[seat]
    )


def _note_size(layout: Layout) -> tuple[float, float]:
    """Return the size of a note beside a plate."""
    return (27, 12) if layout.tall else (42, 19)


@part
def price_note(r: int, says: str, *, chosen: bool, tall: bool) -> Tree:
    """Return the note with the price to call a region."""
    layout = layout_for(tall=tall)
    wide, high = _note_size(layout)
    left, top, *_ = layout.notes[REGIONS[r].id]
    kind, rx = ("ws-price ws-calling", 2) if chosen else ("ws-price", 0)
    return pill(left + wide / 2, top + high / 2, high, says, kind, wide, layout.letter_size, rx=rx)


@part
def decided_mark(r: int, *, tall: bool, brief: bool = False) -> Tree:
    """Return the mark of a region that is decided for good."""
    x, y, wide, _ = frame(layout_for(tall=tall), r, brief=brief)
    size = 0.7 if tall else 1.0
    move = f"translate({num(x + wide - 3)} {num(y - 2)}) scale({num(size)})"
    return h(
        "g",
        {"class": "ws-lock", "transform": move},
        h("circle", {"r": "9.5"}),
        h("path", {"d": "M-4 -1h8v6h-8zM-2.6 -1v-2.4a2.6 2.6 0 0 1 5.2 0V-1"}),
    )


@part
def callout(r: int, *, tall: bool) -> Tree:
    """Return the line from a region's ground to its plate over the sea."""
    layout = layout_for(tall=tall)
    x, y = layout.to_drawing(*layout.callouts[REGIONS[r].id])
    spot = layout.spot(r)
    return h(
        "g",
        {"class": "ws-tie"},
        h("path", {"d": f"M{num(x)} {num(y)}L{spot.x} {spot.y}"}),
        h("circle", {"cx": num(x), "cy": num(y), "r": "2" if tall else "3"}),
    )
