"""Where everything lies on the board: one table for a wide room, one for a tall one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from hustings.draw.lettering import Lettering
from hustings.games.delegate_dash.board import CELLS, GAP

Spot = tuple[float, float]


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

    def inner(self, by: float) -> Box:
        """Return the box without so much at each edge."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    @property
    def middle(self) -> Spot:
        """The centre."""
        return self.x + self.w / 2, self.y + self.h / 2


GROWN: Final = 1.2
"""How much larger the pawn of who moves is."""
RING: Final = 0.35
"""How far the ring of who moves reaches beside its pawn, in radiuses of the others' heads."""
FIGURE: Final = 2.5
"""The height of a pawn, in radiuses of its head."""
CLOSE: Final = 1.65
"""How close pawns stand at the most, in radiuses of their heads: none covers another's letter."""

LETTER_FITS: Final = 1.74
"""The size of a letter that fits a pawn's head, in radiuses of the head."""


class Crowd(NamedTuple):
    """How the pawns of a state stand: radius of their heads, from one to the next.

    right, top: how far they reach from the corner of the state.
    """

    head: float
    apart: float
    right: float
    top: float


class Tile(NamedTuple):
    """Where things lie on a state, from its upper left corner.

    size: width and height. band: the strip with its name. suit: sign's centre and size. number:
    where its number stands, tag: what is at stake. body: room for coins where nobody stands;
    largest: radius of a coin. rail: where pawns stand, their feet at its lower edge; head: radius
    of a pawn's head where there is room for it; letter: size on the smallest. steps: the mark that
    says how far it is, and its radius; aside: whether no coin ever lies there.
    """

    size: Spot
    round: float
    thick: float
    band: Box
    suit: tuple[float, float, float]
    number: Spot
    tag: Box
    body: Box
    largest: float
    rail: Box
    head: float
    letter: float
    steps: tuple[float, float, float]
    aside: bool

    def standing(self, pawns: int, *, grown: bool = False, size: float = 1) -> Crowd:
        """Return how so many pawns stand on the rail, side by side or closer where they must.

        grown: whether one of them moves, so that it is larger and has a ring.
        """
        rail, more, ring = self.rail, GROWN if grown else 1, RING if grown else 0
        head = min(self.head * size, rail.w / (2 + CLOSE * (pawns - 1)))
        apart = min(2 * head, (rail.w - 2 * head) / (pawns - 1)) if pawns > 1 else 0
        right = rail.x + head + apart * (pawns - 1) + (more + ring) * head
        return Crowd(head, apart, right, rail.y + rail.h - FIGURE * more * head)


class Card(NamedTuple):
    """Where things stand on a candidate's card, from its upper left corner.

    band: the height of the strip with the name. long: whether the name is told with the office.
    limit: letters that
    fit of a player's name. total: where its delegates stand, letters: their size. of: where "of
    305" stands, gain: what was just won. die: centre and
    size of the die; place: in the order; worth: how far the die lets one go. sums: where a
    candidate's coins go to. plates: whose all
    that is, where it does not lie beside the card. figure: feet and head's radius of the
    large pawn of somebody free to pick. mats: the ground of all that. From figure on all is on the
    board, candidate by candidate.
    """

    band: float
    suit: tuple[float, float, float]
    name: Spot
    long: bool
    mark: tuple[float, float, float]
    player: Spot | None
    limit: int
    total: Spot
    letters: float
    of: Spot
    gain: Spot
    bar: Box
    figure: tuple[tuple[float, float, float], ...]
    homes: tuple[Box, ...]
    dice: tuple[tuple[float, float, float], ...]
    places: tuple[Spot, ...]
    worths: tuple[Spot, ...]
    sums: tuple[Box, ...]
    plates: tuple[Spot, ...]
    mats: tuple[tuple[Box, ...], ...]


class Staged(NamedTuple):
    """How large things are that are staged over the map.

    die: side of a die, at least 44 pixels as shown. lane: width for each; height: with its words.
    whose, place: below the die's top. banner: width and height of an announcement; lines: where its
    headline and lines stand. note: height of a line below the dice of a caucus. coin: that flies.
    """

    die: float
    lane: float
    height: float
    whose: float
    place: float
    banner: Spot
    lines: tuple[float, float, float]
    note: float
    coin: float


class Hall(NamedTuple):
    """Where things are at the convention.

    left: where the columns' lanes begin. title: baseline. die: upper edge and side of the dice
    above the columns; bonus: how far the die gives way for one; said: baseline of what they add up
    to. base: where columns stand; majority: how high 305 is; room: how high a column may become.
    slab: width; words: from which height on a slab has its value. name, player: baselines below the
    base; note: where it stands that somebody is last, from there. tray: the pool; heads: baseline
    of its title; coin: the largest radius there.
    """

    left: float
    title: float
    die: tuple[float, float]
    bonus: float
    said: float
    base: float
    majority: float
    room: float
    slab: float
    words: float
    name: float
    player: float
    note: Spot
    limit: int
    tray: Box
    heads: float
    coin: float


class Layout(NamedTuple):
    """A board. map: from where to where the states lie; gap: half of what is between two."""

    name: str
    width: float
    height: float
    map: Box
    gap: float
    tile: Tile
    card: Card
    staged: Staged
    hall: Hall

    @property
    def pitch(self) -> Spot:
        """From one state to the next."""
        return self.map.w / 7, self.map.h / 7

    def cell(self, cell: int) -> Box:
        """Return the square of a state, or of the gap, with half of what is between two."""
        row, col = CELLS[cell] if cell != GAP else (3, 3)
        return _cell(self.map, row, col)

    def tile_at(self, cell: int) -> Box:
        """Return where a state lies."""
        return self.cell(cell).inner(self.gap)

    def road(self, cell: int) -> Spot:
        """Return where the way past a state bends: between the states, over no coin."""
        box = self.cell(cell)
        return box.x, box.y + box.h

    def feet(self, cell: int, crowd: Crowd, place: int, pawns: int) -> Spot:
        """Return where a pawn stands in a state: the place-th of so many there."""
        box, rail = self.tile_at(cell), self.tile.rail
        x = rail.x + crowd.head + crowd.apart * place
        if cell == GAP:
            x = box.w / 2 + crowd.apart * (place - (pawns - 1) / 2)
        return box.x + x, box.y + rail.y + rail.h


def _cell(board: Box, row: float, col: float) -> Box:
    w, h = board.w / 7, board.h / 7
    return Box(board.x + col * w, board.y + row * h, w, h)


def _cells(board: Box, *spots: Spot) -> tuple[Box, ...]:
    return tuple(_cell(board, row, col) for row, col in spots)


def _mats(board: Box) -> tuple[tuple[Box, ...], ...]:
    """Return the places beside the states that each candidate has."""
    return (
        _cells(board, (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)),
        _cells(board, (0, 4), (0, 5), (0, 6), (1, 5), (1, 6), (2, 6)),
        _cells(board, (6, 4), (6, 5), (6, 6), (5, 5), (5, 6), (4, 6)),
        _cells(board, (6, 0), (6, 1), (6, 2), (5, 0), (5, 1), (4, 0)),
    )


T = TypeVar("T")


def _both(kind: Callable[..., T], **lengths: tuple[object, object]) -> tuple[T, T]:
    """Return a part of the board for a wide room and for a tall one, from what it is in each."""
    wide, tall = ({name: pair[i] for name, pair in lengths.items()} for i in (0, 1))
    return kind(**wide), kind(**tall)


# Wide: 852 pixels of it are shown on a desktop, where a unit is a pixel, nearly -------------------

_MAP: Final = Box(2.5, 2, 875, 606)
_PITCH_W, _PITCH_H = 125, 606 / 7
_LEFT, _UP = (0, 5, 5, 0), (0, 0, 5, 5)
"""Column and row in which each candidate's card begins, clockwise like the candidates."""
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
"""Where the three squares begin that a candidate has in the outermost row."""
_PAIRS: Final = _cells(_ROWS, (1, 0), (1, 5), (5, 5), (5, 0))

# Each length in a wide room and in a tall one -----------------------------------------------------

_TILE: Final = _both(
    Tile,
    size=((116, _PITCH_H - 9), (344 / 7 - 3.4, _HIGH)),
    round=(8, 5),
    thick=(4, 2),
    band=(Box(0, 0, 36, _PITCH_H - 9), Box(0, 0, 344 / 7 - 3.4, 14.3)),
    suit=((18, 16, 21), (7.6, 7.4, 10.6)),
    number=((18, 52), (17.6, 12.5)),
    tag=(Box(2.5, 58, 31, 18), Box(23.6, 1.2, 21, 12)),
    body=(Box(38.5, 2.5, 75, 71), Box(0.4, 14.3, 44.9, 36.8)),
    largest=(20, 11),
    rail=(Box(42, 38, 77, 36.8), Box(2.6, 31.5, 45.5, 19.8)),
    head=(14, 8.2),
    letter=(14.2, 11.3),
    steps=((112.5, 4.5, 10), (38.2, 43.2, 6.6)),
    aside=(True, False),
)

_CARD: Final = _both(
    Card,
    band=(36, 17),
    suit=((22, 18.5, 24), (9.5, 9.2, 12)),
    name=((40, 25), (18.5, 13.6)),
    long=(True, False),
    mark=((22, 56, 12.5), (71.5, 9, 8)),
    player=((42, 62), None),
    limit=(18, 9),
    total=((12, 122), (3, 38)),
    letters=(52, 19),
    of=((232, 122), (79, 39.6)),
    gain=((232, 96), (79, 27.6)),
    bar=(Box(10, 134, 222, 21), Box(4, 42.6, 76, 4.4)),
    figure=(
        tuple((box.x + 121, box.y + 148, 26) for box in _CARDS),
        tuple((box.x + 24, box.y + 48, 16) for box in _NEAR),
    ),
    homes=(_CARDS, _CHIPS),
    dice=(
        tuple((box.x + 34, box.y + 34, 52) for box in _DIE),
        tuple((box.x + 28, box.y + 27, 48.5) for box in _NEAR),
    ),
    places=(
        tuple((box.x + 67, box.y + 34) for box in _DIE),
        tuple((box.x + 57, box.y + 25) for box in _NEAR),
    ),
    worths=(
        tuple((box.x + 62.5, box.y + 77) for box in _DIE),
        tuple((box.x + 57, box.y + 42) for box in _NEAR),
    ),
    sums=(
        tuple(box.inner(4) for box in _SUMS),
        tuple(Box(box.x + 3, box.y + 2, 92, 50) for box in _PAIRS),
    ),
    plates=((), tuple(box.middle for box in _cells(_ROWS, (2, 0), (2, 6), (4, 6), (4, 0)))),
    mats=(_mats(_MAP), _mats(_ROWS)),
)

_STAGED: Final = _both(
    Staged,
    die=(66, 49.5),
    lane=(92, 55.5),
    height=(116, 84),
    whose=(86, 64),
    place=(105, 77),
    banner=((440, 160), (264, 100)),
    lines=((62, 100, 130), (40, 64, 83)),
    note=(24, 16),
    coin=(24, 15),
)

_HALL: Final = _both(
    Hall,
    left=(64, 36),
    title=(34, 13.5),
    die=((48, 62), (23, 48.5)),
    bonus=(22, 13),
    said=(131, 83),
    base=(446, 305),
    majority=(270, 184),
    room=(304, 208),
    slab=(128, 60),
    words=(16, 12.2),
    name=(36, 21),
    player=(57, 50.5),
    note=((72, 34), (0, 35.5)),
    limit=(18, 9),
    tray=(Box(4, 524, 872, 82), Box(1, 367, 342, 63)),
    heads=(21, 16),
    coin=(19, 11),
)

WIDE, TALL = (
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


def laid_out(tall: bool) -> Layout:
    """Return the layout for a room."""
    return TALL if tall else WIDE
