"""Positions and sizes on the desk: one table for a wide screen, one for a tall one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hustings.draw.box import Box
from hustings.draw.lettering import MIN_WIDE_LETTERS, Lettering
from hustings.games.early_states.sheet import (
    CIRCLES,
    FL,
    IA,
    ISSUES,
    ITEMS,
    MO,
    NH,
    NV,
    OH,
    PA,
    SC,
    STATES,
    VA,
)

STATE_ROWS: Final = ((IA, NH, SC), (NV, MO, PA), (FL, OH, VA))
"""The states on the sheet, row by row; those with most circles come last."""


class Card(NamedTuple):
    """The inside of a state's card, measured from its upper left corner.

    name: baseline of the name. ribbons: top of the prizes. ribbon: width, height and step of a
    prize. circles: top of the circles, with their radius, pitch (across, down) and columns. rail:
    height of the middle of the row of rivals above the lower edge. rival: radius of a marker there.
    shape: scale of the silhouette in the corner, 0 for none. rosette: radius.
    """

    name: float
    ribbons: float
    ribbon: tuple[float, float, float]
    circles: float
    radius: float
    pitch: tuple[float, float]
    columns: int
    rail: float
    rival: float
    shape: float
    rosette: float


class Letters(NamedTuple):
    """The letters of what may be longer in other languages, as the style sheet sets them.

    plain: of most texts; strong: where they are bold. name: of a state; item: of a thing to buy,
    issue: of an issue there. hint: beside the dice; button: on buttons; head, line: of a ribbon.
    """

    plain: Lettering
    strong: Lettering
    name: Lettering
    item: Lettering
    issue: Lettering
    hint: Lettering
    button: Lettering
    head: Lettering
    line: Lettering
    banner: Lettering


class Layout(NamedTuple):
    """All positions of one desk.

    lift: extra height above 0 for the banner of the last turns. slots: x of the centres of the
    dice. max_named_tabs: the most seats whose tabs still have room for names. clip, staff: None
    where there is no room for them; the staff rows are then filled in the tray. caption: baseline
    of the captions below the dice. cards: of the states. items: cards of the campaign. issues:
    start of the note about issues. shelf: the closed shelf of the campaign, None where its cards
    lie beside the sheet. opened: the area of the open shelf. counter: the buttons that count
    votes. ribbon: height of a ribbon across the sheet.
    """

    size: tuple[float, float]
    lift: float
    banner: Box
    tray: Box
    slots: tuple[float, ...]
    die: float
    purse: Box
    play: Box
    tabs: Box
    max_named_tabs: int
    sheet: Box
    clip: Box | None
    caption: float
    staff: Box | None
    card: Card
    cards: tuple[Box, ...]
    items: tuple[Box, ...]
    issues: tuple[float, float]
    shelf: Box | None
    opened: Box
    counter: Box
    ribbon: float
    letters: Letters


def _states(x: float, y: float, w: float, gap: float, heights: Sequence[float]) -> tuple[Box, ...]:
    """Return the cards of the states in the order of `sheet.STATES`. heights: of their rows."""
    boxes = dict[int, Box]()
    for row, height in zip(STATE_ROWS, heights, strict=True):
        boxes |= {place: Box(x + i * (w + gap), y, w, height) for i, place in enumerate(row)}
        y += height + gap
    return tuple(box for _, box in sorted(boxes.items()))


def _column(x: float, y: float, w: float) -> tuple[Box, ...]:
    """Return a column of boxes for the items, and below it a block of two columns for the issues.

    Every box is high enough for a finger even on a phone in landscape.
    """
    campaign = [Box(x, y + 49 * i, w, 46.5) for i in range(ISSUES[0])]
    first, across = y + 49 * ISSUES[0] + 18, (w - 4) / 2
    issues = [
        Box(x + i % 2 * (across + 4), first + i // 2 * 76.5, across, 73)
        for i, _ in enumerate(ISSUES)
    ]
    return (*campaign, *issues)


def _pairs(x: float, y: float, w: float, h: float, gap: float) -> tuple[Box, ...]:
    """Return boxes for the items in two columns; the issues have rows of their own."""
    spots = [i + (i >= ISSUES[0]) for i, _ in enumerate(ITEMS)]
    return tuple(Box(x + s % 2 * (w + gap), y + s // 2 * (h + gap), w, h) for s in spots)


WIDE_LAYOUT: Final = Layout(
    size=(880, 612),
    lift=0,
    banner=Box(411, 90, 208, 23),
    tray=Box(8, 6, 612, 82),
    slots=(64, 172, 280),
    die=52,
    purse=Box(340, 6, 96, 82),
    play=Box(440, 10, 174, 74),
    tabs=Box(628, 6, 244, 82),
    max_named_tabs=2,
    sheet=Box(8, 99, 612, 508),
    clip=Box(206, 88, 200, 26),
    caption=80,
    staff=Box(16, 114, 596, 36),
    card=Card(23, 30, (58, 22, 61), 54.5, 13, (33, 30.5), 5, 9.5, 6, 0.26, 22),
    cards=_states(15, 153, 194, 6.5, (134, 134, 167)),
    items=_column(628, 92, 244),
    issues=(630, 448),
    shelf=None,
    opened=Box(0, 0, 0, 0),
    counter=Box(8, 6, 612, 82),
    ribbon=52,
    letters=Letters(
        plain=Lettering(14.5, MIN_WIDE_LETTERS, "text"),
        strong=Lettering(14.5, MIN_WIDE_LETTERS),
        name=Lettering(20, MIN_WIDE_LETTERS, "display"),
        item=Lettering(16, MIN_WIDE_LETTERS),
        issue=Lettering(15, MIN_WIDE_LETTERS),
        hint=Lettering(15.5, MIN_WIDE_LETTERS, "text"),
        button=Lettering(16, MIN_WIDE_LETTERS),
        head=Lettering(20, 14.5, "display"),
        line=Lettering(16, MIN_WIDE_LETTERS),
        banner=Lettering(15, MIN_WIDE_LETTERS, "display"),
    ),
)
TALL_LAYOUT: Final = Layout(
    size=(344, 427),
    lift=18,
    banner=Box(0, -18, 344, 17),
    tray=Box(2, 32, 340, 68),
    slots=(34, 101, 168),
    die=45,
    purse=Box(197, 32, 46, 68),
    play=Box(242, 35, 97, 62),
    tabs=Box(0, 0, 344, 30),
    max_named_tabs=0,
    sheet=Box(0, 102, 344, 274),
    clip=None,
    caption=94.2,
    staff=None,
    card=Card(14.5, 19, (34.6, 15, 35.4), 35.5, 8, (20.5, 17.8), 5, 7.5, 4.2, 0, 15.5),
    cards=_states(3, 104, 111, 2.5, (83, 83, 100.5)),
    items=_pairs(3, 132, 167.5, 46.5, 3),
    issues=(182, 297),
    shelf=Box(0, 378, 344, 49),
    opened=Box(0, 102, 344, 325),
    counter=Box(0, 378, 344, 49),
    ribbon=44,
    letters=Letters(
        plain=Lettering(11.7, 11.7, "text"),
        strong=Lettering(12, 11.7),
        name=Lettering(14, 11.7, "display"),
        item=Lettering(13, 11.7),
        issue=Lettering(13, 11.7),
        hint=Lettering(13, 11.7, "text"),
        button=Lettering(15, 11.7),
        head=Lettering(17, 12, "display"),
        line=Lettering(14, 11.7),
        banner=Lettering(15, 11.7, "display"),
    ),
)


def layout_for(tall: bool) -> Layout:
    """Return the layout for a tall or a wide screen."""
    return TALL_LAYOUT if tall else WIDE_LAYOUT


def circle_centres(card: Card, box: Box, circles: int) -> list[tuple[float, float]]:
    """Return the centres of a state's circles, row by row; each row is centred on the card."""
    columns = min(card.columns, -(-circles // (-(-circles // card.columns))))
    across, down = card.pitch
    left = box.x + (box.w - columns * across) / 2
    return [
        (left + across * (i % columns + 0.5), box.y + card.circles + down * (i // columns + 0.5))
        for i in range(circles)
    ]


CIRCLE_CENTRES: Final = {
    layout.size: [
        circle_centres(layout.card, box, circles)
        for box, circles in zip(layout.cards, CIRCLES[: len(STATES)], strict=True)
    ]
    for layout in (WIDE_LAYOUT, TALL_LAYOUT)
}
"""The centres of all circles, by the size of the desk and by state."""
