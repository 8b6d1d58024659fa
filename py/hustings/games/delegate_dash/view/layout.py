"""Coordinates of the board: one table for a wide screen, one for a tall one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from hustings.draw.box import Box
from hustings.draw.lettering import Lettering
from hustings.games.delegate_dash.board import CELLS, GAP

Spot = tuple[float, float]


MOVER_SCALE: Final = 1.2
"""How much larger the moving candidate's pawn is drawn."""
RING_REACH: Final = 0.35
"""How far the moving pawn's ring reaches beside it, in head radii of the other pawns."""
PAWN_HEIGHT: Final = 2.5
"""The height of a pawn, in head radii."""
MIN_PAWN_PITCH: Final = 1.65
"""Least distance between two pawns, in head radii: neither covers the other's letter."""
LETTER_SIZE: Final = 1.74
"""The font size of the letter on a pawn's head, in head radii."""


class Crowd(NamedTuple):
    """How the pawns on a state stand: head radius, distance between two, right and top edge."""

    head: float
    pitch: float
    right: float
    top: float


class TileLayout(NamedTuple):
    """Where things lie on a state, relative to its upper left corner.

    size: width and height. corner: corner radius. thick: height of the tile's edge. band: strip
    with the name. suit: centre and size of the region's sign. number, stake: the state's number
    and what is to be won. coins: area for coins while no pawn stands there; max_coin: largest
    radius of a coin. rail: area for pawns, their feet at its lower edge; head: largest radius of a
    pawn's head; letter: font size on the smallest pawn. steps: centre and radius of the mark with
    the distance; steps_aside: whether that mark lies outside the area for coins.
    """

    size: Spot
    corner: float
    thick: float
    band: Box
    suit: tuple[float, float, float]
    number: Spot
    stake: Box
    coins: Box
    max_coin: float
    rail: Box
    head: float
    letter: float
    steps: tuple[float, float, float]
    steps_aside: bool

    def crowd(self, pawns: int, *, grown: bool = False, size: float = 1) -> Crowd:
        """Return how this many pawns stand on the rail: side by side, closer if they must.

        grown: whether one of them is moving: it is larger and has a ring.
        """
        rail, more, ring = self.rail, MOVER_SCALE if grown else 1, RING_REACH if grown else 0
        head = min(self.head * size, rail.w / (2 + MIN_PAWN_PITCH * (pawns - 1)))
        pitch = min(2 * head, (rail.w - 2 * head) / (pawns - 1)) if pawns > 1 else 0
        right = rail.x + head + pitch * (pawns - 1) + (more + ring) * head
        return Crowd(head, pitch, right, rail.y + rail.h - PAWN_HEIGHT * more * head)


class CardLayout(NamedTuple):
    """Where things lie on and around a candidate's card.

    Relative to the card's upper left corner: band: height of the name strip. full_names: whether
    names have the office. max_letters: how much of a player's name fits. letters: the size of the
    delegates at total. needed: "of 305"; gain: delegates just won.

    On the board, one entry per candidate: pawns: feet and head radius of the large pawn of a
    candidate nobody has picked. homes: the card. dice: centre and size. orders: "1st" to "4th".
    reaches: how far the die reaches. stacks: where won coins fly to. plates: name beside dice that
    lie away from the card. mats: the ground below all that. crowds: the lower left corner of the
    supporters.
    """

    band: float
    suit: tuple[float, float, float]
    name: Spot
    full_names: bool
    mark: tuple[float, float, float]
    player: Spot | None
    max_letters: int
    total: Spot
    letters: float
    needed: Spot
    gain: Spot
    bar: Box
    pawns: tuple[tuple[float, float, float], ...]
    homes: tuple[Box, ...]
    dice: tuple[tuple[float, float, float], ...]
    orders: tuple[Spot, ...]
    reaches: tuple[Spot, ...]
    stacks: tuple[Box, ...]
    plates: tuple[Spot, ...]
    mats: tuple[tuple[Box, ...], ...]
    crowds: tuple[Spot, ...]


class StageLayout(NamedTuple):
    """Sizes of what is shown over the map while it happens.

    die: side of a die, at least 44 pixels on the screen. lane, height: width and height of a die
    with its labels. whose, order: baselines of the labels, from the top of the lane. banner: width
    and height of an announcement; lines: its baselines. note: height of the line below the dice of
    a caucus. coin: radius of a flying coin.
    """

    die: float
    lane: float
    height: float
    whose: float
    order: float
    banner: Spot
    lines: tuple[float, float, float]
    note: float
    coin: float


class HallLayout(NamedTuple):
    """Where things lie at the convention.

    left: left edge of the columns. title: baseline. die: upper edge and side of the dice above the
    columns; bonus: how far a die moves aside for its bonus; sum: baseline of die plus bonus. base:
    where the columns stand; majority: height of 305 delegates; max_height: of a column. slab:
    width of a marker seen from the side; min_labelled: least height of one that shows its value.
    name, player: baselines below the base; note: offset of the note from a column's foot.
    max_letters: how much of a player's name fits. tray: the uncommitted markers; title_y: baseline
    of its title; coin: largest radius in it.
    """

    left: float
    title: float
    die: tuple[float, float]
    bonus: float
    sum: float
    base: float
    majority: float
    max_height: float
    slab: float
    min_labelled: float
    name: float
    player: float
    note: Spot
    max_letters: int
    tray: Box
    title_y: float
    coin: float


class Layout(NamedTuple):
    """A whole board. map: the area of the states; gap: half the space between two of them."""

    name: str
    width: float
    height: float
    map: Box
    gap: float
    tile: TileLayout
    card: CardLayout
    stage: StageLayout
    hall: HallLayout

    @property
    def pitch(self) -> Spot:
        """Distance from one state to the next, across and down."""
        return self.map.w / 7, self.map.h / 7

    def cell(self, cell: int) -> Box:
        """Return the grid cell of a state or of the gap, half the space around it included."""
        row, col = CELLS[cell] if cell != GAP else (3, 3)
        return _cell(self.map, row, col)

    def tile_box(self, cell: int) -> Box:
        """Return the box of a state's tile."""
        return self.cell(cell).inner(self.gap)

    def trail_point(self, cell: int) -> Spot:
        """Return where a trail past a state bends: between the tiles, over no coin."""
        box = self.cell(cell)
        return box.x, box.y + box.h

    def feet(self, cell: int, crowd: Crowd, index: int, pawns: int) -> Spot:
        """Return where a pawn's feet stand on a state. index: which of the pawns there it is."""
        box, rail = self.tile_box(cell), self.tile.rail
        x = rail.x + crowd.head + crowd.pitch * index
        if cell == GAP:
            x = box.w / 2 + crowd.pitch * (index - (pawns - 1) / 2)
        return box.x + x, box.y + rail.y + rail.h


def _cell(board: Box, row: float, col: float) -> Box:
    w, h = board.w / 7, board.h / 7
    return Box(board.x + col * w, board.y + row * h, w, h)


def _cells(board: Box, *spots: Spot) -> tuple[Box, ...]:
    return tuple(_cell(board, row, col) for row, col in spots)


def _mats(board: Box) -> tuple[tuple[Box, ...], ...]:
    """Return the free grid cells in each candidate's corner of the map."""
    return (
        _cells(board, (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)),
        _cells(board, (0, 4), (0, 5), (0, 6), (1, 5), (1, 6), (2, 6)),
        _cells(board, (6, 4), (6, 5), (6, 6), (5, 5), (5, 6), (4, 6)),
        _cells(board, (6, 0), (6, 1), (6, 2), (5, 0), (5, 1), (4, 0)),
    )


T = TypeVar("T")


def _pair(kind: Callable[..., T], **lengths: tuple[object, object]) -> tuple[T, T]:
    """Return the wide and the tall layout of a part; each length is given as (wide, tall)."""
    wide, tall = ({name: pair[i] for name, pair in lengths.items()} for i in (0, 1))
    return kind(**wide), kind(**tall)


# Wide: on a desktop the board is shown 852 pixels wide, so a unit is nearly a pixel ---------------

_MAP: Final = Box(2.5, 2, 875, 606)
_PITCH_W, _PITCH_H = 125, 606 / 7
_LEFT, _UP = (0, 5, 5, 0), (0, 0, 5, 5)
"""Grid column and row of each candidate's card, clockwise like the candidates."""
_DIE: Final = _cells(_MAP, (0, 2), (0, 4), (6, 4), (6, 2))
_SUMS: Final = _cells(_MAP, (2, 0), (2, 6), (4, 6), (4, 0))
_CARDS: Final = tuple(
    Box(2.5 + col * _PITCH_W, 2 + row * _PITCH_H, 2 * _PITCH_W, 2 * _PITCH_H).inner(4)
    for col, row in zip(_LEFT, _UP, strict=True)
)

# Tall: on the narrowest phone a unit is a pixel ---------------------------------------------------

_ROWS: Final = Box(0, 53.5, 344, 377.5)
_CHIPS: Final = tuple(Box(1 + 86.0 * side, 1, 84, 49.5) for side in range(4))
_HIGH: Final = 377.5 / 7 - 3.4
_NEAR: Final = _cells(_ROWS, (0, 0), (0, 4), (6, 4), (6, 0))
"""The cells of each candidate's die, in the outermost rows."""
_PAIRS: Final = _cells(_ROWS, (1, 0), (1, 5), (5, 5), (5, 0))

# Each length as (wide, tall) ----------------------------------------------------------------------

_TILE: Final = _pair(
    TileLayout,
    size=((116, _PITCH_H - 9), (344 / 7 - 3.4, _HIGH)),
    corner=(8, 5),
    thick=(4, 2),
    band=(Box(0, 0, 36, _PITCH_H - 9), Box(0, 0, 344 / 7 - 3.4, 14.3)),
    suit=((18, 16, 21), (7.6, 7.4, 10.6)),
    number=((18, 52), (17.6, 12.5)),
    stake=(Box(2.5, 58, 31, 18), Box(23.6, 1.2, 21, 12)),
    coins=(Box(38.5, 2.5, 75, 71), Box(0.4, 14.3, 44.9, 36.8)),
    max_coin=(20, 11),
    rail=(Box(42, 38, 77, 36.8), Box(2.6, 31.5, 45.5, 19.8)),
    head=(14, 8.2),
    letter=(14.2, 11.3),
    steps=((112.5, 4.5, 10), (38.2, 43.2, 6.6)),
    steps_aside=(True, False),
)

_CARD: Final = _pair(
    CardLayout,
    band=(36, 17),
    suit=((22, 18.5, 24), (9.5, 9.2, 12)),
    name=((40, 25), (18.5, 13.6)),
    full_names=(True, False),
    mark=((22, 56, 12.5), (71.5, 9, 8)),
    player=((42, 62), None),
    max_letters=(18, 9),
    total=((12, 122), (3, 38)),
    letters=(52, 19),
    needed=((232, 122), (79, 39.6)),
    gain=((232, 96), (79, 27.6)),
    bar=(Box(10, 134, 222, 21), Box(4, 42.6, 76, 4.4)),
    pawns=(
        tuple((box.x + 121, box.y + 148, 26) for box in _CARDS),
        tuple((box.x + 24, box.y + 48, 16) for box in _NEAR),
    ),
    homes=(_CARDS, _CHIPS),
    dice=(
        tuple((box.x + 34, box.y + 34, 52) for box in _DIE),
        tuple((box.x + 28, box.y + 27, 48.5) for box in _NEAR),
    ),
    orders=(
        tuple((box.x + 67, box.y + 34) for box in _DIE),
        tuple((box.x + 57, box.y + 25) for box in _NEAR),
    ),
    reaches=(
        tuple((box.x + 62.5, box.y + 77) for box in _DIE),
        tuple((box.x + 57, box.y + 42) for box in _NEAR),
    ),
    stacks=(
        tuple(box.inner(4) for box in _SUMS),
        tuple(Box(box.x + 3, box.y + 2, 92, 50) for box in _PAIRS),
    ),
    plates=((), tuple(box.middle for box in _cells(_ROWS, (2, 0), (2, 6), (4, 6), (4, 0)))),
    mats=(_mats(_MAP), _mats(_ROWS)),
    crowds=(
        tuple((box.x + 114, box.y + 106) for box in _CARDS),
        tuple((box.x + 16, box.y + 46) for box in _PAIRS),
    ),
)

_STAGED: Final = _pair(
    StageLayout,
    die=(66, 49.5),
    lane=(92, 55.5),
    height=(116, 84),
    whose=(86, 64),
    order=(105, 77),
    banner=((440, 160), (264, 100)),
    lines=((62, 100, 130), (40, 64, 83)),
    note=(24, 16),
    coin=(24, 15),
)

_HALL: Final = _pair(
    HallLayout,
    left=(64, 36),
    title=(34, 13.5),
    die=((48, 62), (23, 48.5)),
    bonus=(22, 13),
    sum=(131, 83),
    base=(446, 305),
    majority=(270, 184),
    max_height=(304, 208),
    slab=(128, 60),
    min_labelled=(16, 12.2),
    name=(36, 21),
    player=(57, 50.5),
    note=((72, 34), (0, 35.5)),
    max_letters=(18, 9),
    tray=(Box(4, 524, 872, 82), Box(1, 367, 342, 63)),
    title_y=(21, 16),
    coin=(19, 11),
)

WIDE_LAYOUT, TALL_LAYOUT = (
    Layout(*board)
    for board in zip(
        ("wide", "tall"),
        (880, 344),
        (610, 431),
        (_MAP, _ROWS),
        (4.5, 1.7),
        _TILE,
        _CARD,
        _STAGED,
        _HALL,
        strict=True,
    )
)


LETTERS: Final = {
    "": (Lettering(15, 12), Lettering(11.4, 11.4)),
    "dd-name": (Lettering(20, 13, "display"), Lettering(14, 11.4, "display")),
    "dd-plate": (Lettering(15, 12), Lettering(12.5, 11.4)),
    "dd-small": (Lettering(17, 12, "text"), Lettering(11.4, 11.4, "text")),
    "dd-now": (Lettering(17, 12, "display"), Lettering(11.4, 11.4, "display")),
    "dd-of": (Lettering(17, 12, "text"), Lettering(11.4, 11.4, "text")),
    "dd-when": (Lettering(25, 12, "display"), Lettering(19, 11.4, "display")),
    "dd-worth": (Lettering(15, 12), Lettering(12.5, 11.4)),
    "dd-whose": (Lettering(17, 12), Lettering(12.5, 11.4)),
    "dd-place": (Lettering(17, 12), Lettering(11.4, 11.4)),
    "dd-why": (Lettering(17, 12), Lettering(11.4, 11.4)),
    "dd-note": (Lettering(18, 12), Lettering(11.4, 11.4)),
    "dd-line": (Lettering(20, 12), Lettering(14, 11.4)),
    "dd-headline": (Lettering(43, 17, "display"), Lettering(30, 14, "display")),
    "dd-headline dd-title": (Lettering(32, 17, "display"), Lettering(19, 12, "display")),
}
"""Letters of texts by class, on a wide board and on a tall one, as the style sheet has them."""


def layout_for(tall: bool) -> Layout:
    """Return the layout for a tall or a wide screen."""
    return TALL_LAYOUT if tall else WIDE_LAYOUT
