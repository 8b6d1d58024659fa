"""The ruled ballot of one seat: states with circles, items as boxes. Part of the view."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hustings.core.model import Seat
from hustings.core.moves import Choice, Picks, encode
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.marker import marker
from hustings.draw.tree import act, cls, h, num, part
from hustings.games.early_states import text
from hustings.games.early_states.sheet import (
    CIRCLES,
    FL,
    IA,
    ISSUES,
    ITEMS,
    MANAGER,
    MO,
    NH,
    NV,
    OH,
    PA,
    PLACES,
    PRIZES,
    SC,
    STATES,
    VA,
)
from hustings.games.early_states.state import UNPLACED, State
from hustings.games.early_states.terms import E_BUYS, E_MARKS, M_AIR, M_BUY, M_MARK
from hustings.games.early_states.text import sheet as words

PITCH: Final = 24
WIDTH: Final = 344
TOP: Final = 94
HEADER: Final = 22
FOOTER: Final = 15
# (state, circles in a row, x, width) row by row; widths follow the circles, as on a printed form.
_ROWS: Final = (
    ((IA, 4, 0, 116), (NH, 4, 116, 112), (SC, 4, 228, 116)),
    ((NV, 4, 0, 100), (MO, 5, 100, 122), (PA, 5, 222, 122)),
    ((FL, 5, 0, 122), (OH, 5, 122, 122), (VA, 4, 244, 100)),
)
# (item, width of its box) row by row.
_BOXES: Final = (
    tuple((item, WIDTH / MANAGER) for item in range(MANAGER)),
    ((MANAGER, 52.0), *((issue, (WIDTH - 52) / len(ISSUES)) for issue in ISSUES)),
)
# Strokes of the pen, so that no two marks next to each other look alike: (dx1, dy1, dx2, dy2).
_PEN: Final = (
    ((-6, -6, 6, 7), (6, -7, -6, 6)),
    ((-7, -5, 6, 6), (5, -6, -6, 7)),
    ((-5, -7, 7, 6), (7, -5, -6, 6)),
    ((-6, -7, 7, 5), (6, -6, -7, 7)),
    ((-7, -6, 6, 7), (7, -6, -5, 7)),
)


def fresh(look: Look, kind: int, seat: Seat, what: int) -> int:
    """Return the sum of the last field of what has just happened to a thing by a seat."""
    return sum(e[3] for e in look.last if e[0] == kind and e[1] == seat and e[2] == what)


class Cell(NamedTuple):
    """Where a state stands on the sheet, and how many of its circles stand in one row."""

    x: float
    y: float
    w: float
    height: float
    columns: int

    @property
    def inset(self) -> float:
        """How far its circles stand from its left edge."""
        return (self.w - self.columns * PITCH) / 2

    def middle(self, place: int) -> tuple[float, float]:
        """Return the middle of its circles."""
        rows = -(-CIRCLES[place] // self.columns)
        return self.x + self.w / 2, self.y + HEADER + rows * PITCH / 2


def _cells() -> dict[int, Cell]:
    y, cells = float(TOP), dict[int, Cell]()
    for row in _ROWS:
        lines = max(-(-CIRCLES[place] // columns) for place, columns, _, _ in row)
        height = HEADER + lines * PITCH + FOOTER
        cells |= {place: Cell(x, y, w, height, columns) for place, columns, x, w in row}
        y += height
    return cells


CELLS: Final = _cells()
END_OF_STATES: Final = max(cell.y + cell.height for cell in CELLS.values())


class Page:
    """What every part of one drawing of a sheet needs: whose it is, and what may be clicked."""

    __slots__ = ("live", "look", "obs", "picks", "seat")

    def __init__(self, obs: State, picks: Picks, look: Look, seat: Seat) -> None:
        self.obs = obs
        self.picks = picks
        self.look = look
        self.seat = seat
        self.live = bool(picks.legal) and seat == obs.active

    def act(self, verb: int, kind: str, value: int, label: str = "") -> dict[str, Any]:
        """Return the attributes of a thing that a verb may name, or that says why it may not."""
        move = (verb, value)
        said = label or text.move(self.obs, self.seat, move)
        if not self.live:
            return {"aria-label": said}
        choice = self.picks.named(kind, value, verb)
        if choice is not None:
            return act(choice, text.move(self.obs, self.seat, move)) | {"class": "legal"}
        return {"data-do": f"why:{encode(self.picks.verbs, move)}", "aria-label": said}

    def fresh(self, kind: int, what: int, seat: Seat | None = None) -> int:
        """Return how many of the last field of a seat's latest events about a thing are new.

        seat: whose, None for the one whose sheet it is.
        """
        return fresh(self.look, kind, self.seat if seat is None else seat, what)


def states(page: Page) -> list[Tree]:
    """Return the nine states as a ruled table."""
    return [_state(page, place, cell) for place, cell in CELLS.items()]


def _state(page: Page, place: int, cell: Cell) -> Tree:
    obs, seat = page.obs, page.seat
    label = words.place_label(obs, seat, place)
    rank = obs.place[seat * 9 + place]
    ground: dict[str, Any] = {"aria-label": label}  # the circles carry the votes
    if obs.ad >= 0:
        ground = page.act(M_AIR, "place", place)
    elif page.picks.named("place", place, M_MARK) is None:
        ground = page.act(M_MARK, "place", place, label)
    ground["class"] = cls("es-ground", ground.get("class"))
    x, y = cell.x, cell.y
    box = {"x": num(x), "y": num(y), "width": num(cell.w), "height": num(cell.height)}
    named = seat == obs.active and obs.named >> place & 1 == 1
    kind = cls("es-state", 0 < rank < UNPLACED and "es-full", rank == UNPLACED and "es-late",
               named and "es-named")  # fmt: skip
    return h(
        "g",
        {"class": kind},
        h("rect", {**box, **ground}, h("title", {}, label)),
        h("text", {"class": "es-name", "x": num(x + 6), "y": num(y + 17)}, STATES[place].short),
        _prizes(page, place, x + cell.w - 6, y + 16),
        circles(page, place, cell.columns, x + cell.inset, y + HEADER),
        rosette(*cell.middle(place), words.PLACES_SHORT[rank]) if 0 < rank < UNPLACED else None,
        _others(page, place, x, y + cell.height - FOOTER / 2 - 1, cell.w),
    )


@part
def rosette(x: float, y: float, said: str) -> Tree:
    """Return the rosette that a place wins, in the colour of what it is drawn in."""
    return h(
        "g",
        {"class": "es-rosette", "transform": f"translate({num(x)} {num(y)})"},
        h(
            "g",
            {"class": "es-stamp"},
            h("path", {"d": "M-11 12L-15 29L-8 25L-2 30L-1 14Z M11 12L15 29L8 25L2 30L1 14Z"}),
            h("circle", {"class": "es-frill", "r": "18"}),
            h("circle", {"class": "es-heart", "r": "14.5"}),
            h("text", {"y": "5"}, said),
        ),
    )


def _prizes(page: Page, place: int, right: float, y: float) -> list[Tree]:
    """Return the delegates of a state: one's own ringed, others' struck out in their colours."""
    obs, mine = page.obs, page.obs.place[page.seat * 9 + place]
    drawn = []
    prizes = PRIZES[place]
    for i, delegates in enumerate(prizes):
        x = right - 21 * (len(prizes) - 1 - i) - 8
        gone = i < obs.taken[place] and mine != i + 1
        taker = obs.holder(place, i + 1) if gone else None
        ink = f"seat-{taker}" if taker is not None else ""
        drawn.append(_prize(delegates, x, y, won=mine == i + 1, gone=gone, ink=ink))
    return drawn


@part
def _prize(delegates: int, x: float, y: float, *, won: bool, gone: bool, ink: str) -> Tree:
    parts = [h("text", {"class": "es-prize", "x": num(x), "y": num(y)}, str(delegates))]
    if won:
        ring = {"cx": num(x), "cy": num(y - 5), "rx": "11", "ry": "9"}
        parts.append(h("ellipse", {"class": "es-won", **ring}))
    elif gone:
        parts.append(h("path", {"class": "es-strike", "d": f"M{num(x - 9)} {num(y - 2)}l18 -6"}))
    return h("g", {"class": cls("es-number", gone and "es-gone", ink)}, parts)


def circles(page: Page, place: int, columns: int, x: float, y: float) -> list[Tree]:
    """Return the circles of a place with the marks in them; free ones take votes up to there."""
    filled = page.obs.marks[page.seat * PLACES + place]
    new = page.fresh(E_MARKS, place)
    drawn = []
    for i in range(CIRCLES[place]):
        cx, cy = x + PITCH * (i % columns + 0.5), y + PITCH * (i // columns + 0.5)
        if i < filled:
            drawn.append(_marked(place + i, cx, cy, filled - new <= i))
            continue
        count = i - filled + 1
        choice = page.picks.named("count", count, M_MARK, place) if page.live else None
        label = text.move(page.obs, page.seat, (M_MARK, place, count)) if choice else ""
        drawn.append(_free(cx, cy, choice, label))
    return drawn


@part
def _ring(cx: float, cy: float) -> Tree:
    return h("circle", {"class": "es-ring", "cx": num(cx), "cy": num(cy), "r": "9"})


@part
def _marked(which: int, cx: float, cy: float, new: bool) -> Tree:
    return h("g", {"class": "es-circle es-marked"}, _ring(cx, cy), _mark(which, cx, cy, new))


@part
def _free(cx: float, cy: float, choice: Choice | None, label: str) -> Tree:
    """Return a circle without a mark. choice: of the votes that would reach it."""
    if choice is None:
        return h("g", {"class": "es-circle"}, _ring(cx, cy))
    area = {"x": num(cx - 12), "y": num(cy - 12), "width": "24", "height": "24"}
    return h(
        "g",
        act(choice, label) | {"class": "es-circle legal"},
        h("rect", {"class": "es-hit", **area}),
        _ring(cx, cy),
        h("title", {}, label),
    )


def _mark(which: int, cx: float, cy: float, new: bool) -> list[Tree]:
    """Return a cross as a hand would draw it."""
    return [
        h(
            "path",
            {
                "class": cls("es-pen", new and "es-new"),
                "d": f"M{num(cx + a)} {num(cy + b)}Q{num(cx + b / 6)} {num(cy + a / 6)} "
                f"{num(cx + c)} {num(cy + d)}",
                "pathLength": "1",
            },
        )
        for a, b, c, d in _PEN[which % len(_PEN)]
    ]


def _others(page: Page, place: int, x: float, y: float, w: float) -> list[Tree]:
    """Return one line on the other seats at work here: marks each still needs, or its place."""
    obs = page.obs
    if obs.seats == 1:
        rival = obs.taken[place] and obs.holder(place, 1) is None
        at = {"class": "es-need", "x": num(x + 6), "y": num(y + 4)}
        return [h("text", at, f"{words.RIVAL} 1st")] if rival else []
    busy = [s for s in range(obs.seats) if s != page.seat and obs.marks[s * PLACES + place]]
    widths = [13 + 6.6 * len(words.cell(obs, seat, place)) for seat in busy]
    tight = sum(widths) > w - 4
    drawn = []
    left = x + 8
    for seat, width in zip(busy, widths, strict=True):
        inside = tight and obs.place[seat * 9 + place] > 0
        drawn.append(_other(page, place, seat, left, y, inside))
        left += 17 if inside else width
    return drawn


def _other(page: Page, place: int, seat: Seat, x: float, y: float, inside: bool) -> Tree:
    """Return a seat's marker and standing; inside: the number of its place stands in the marker."""
    rank = page.obs.place[seat * 9 + place]
    label = words.cell_label(page.obs, seat, place, page.look.names[seat])
    new = page.fresh(E_MARKS, place, seat)
    return _at_work(seat, rank, label, words.cell(page.obs, seat, place), x, y, inside, new)


@part
def _at_work(
    seat: Seat, rank: int, label: str, needs: str, x: float, y: float, inside: bool, new: int
) -> Tree:
    at = {"class": "es-need", "x": num(x + 5.5), "y": num(y + 4)}
    return h(
        "g",
        {
            "class": cls(
                "es-other", f"seat-{seat}", rank > 0 and "es-done", new > 0 and "es-fresh"
            ),
            "aria-label": label,
        },
        h("title", {}, label),
        _flash(x, y, new) if new else None,
        marker(seat, x, y, 6.5, words.PLACES_SHORT[rank][0])
        if inside
        else marker(seat, x, y, 4.3, ""),
        None if inside else h("text", at, needs),
    )


def _flash(x: float, y: float, new: int) -> Tree:
    """Return what catches the eye where a rival has just made marks: how many, in its colour."""
    x = max(x, 12)
    box = {"x": num(x - 11), "y": num(y - 23), "width": "22", "height": "15", "rx": "7.5"}
    return h(
        "g",
        {"class": "es-passing es-flash", "key": f"new-{new}"},
        h("rect", box),
        h("text", {"x": num(x), "y": num(y - 11.5)}, f"+{new}"),
    )


def items(page: Page, y: float) -> list[Tree]:
    """Return the boxes of everything that can be bought, in two rows."""
    drawn = []
    for row, boxes in enumerate(_BOXES):
        x = 0.0
        for item, w in boxes:
            drawn.append(_item(page, item, x, y + 32 * row, w - 2, 30))
            x += w
    return drawn


def _item(page: Page, item: int, x: float, y: float, w: float, height: float) -> Tree:
    bought = page.obs.owns(page.seat, item)
    label = words.item_label(page.obs, page.seat, item)
    attrs = page.act(M_BUY, "item", item, label)
    new = bought and page.fresh(E_BUYS, item) > 0
    kind = cls("es-item", attrs.get("class"), bought and "es-bought", new and "es-fresh")
    attrs["class"] = kind
    return _box(item, label, tuple(attrs.items()), (x, y, w, height), bought)


@part
def _box(
    item: int,
    label: str,
    attrs: tuple[tuple[str, Any], ...],
    place: tuple[float, float, float, float],
    bought: bool,
) -> Tree:
    x, y, w, height = place
    box = {"x": num(x), "y": num(y), "width": num(w), "height": num(height), "rx": "3"}
    middle = x + w / 2
    return h(
        "g",
        dict(attrs),
        h("title", {}, label),
        h("rect", {"class": "es-box", **box}),
        h(
            "text",
            {"class": "es-item-name", "x": num(middle), "y": num(y + 12)},
            words.SHORT_ITEMS[item],
        ),
        h(
            "text",
            {
                "class": cls("es-price", bool(ITEMS[item].listed) and "es-listed"),
                "x": num(middle),
                "y": num(y + 25),
            },
            words.owned(item) if bought else words.price(item),
        ),
    )
