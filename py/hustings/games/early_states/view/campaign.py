"""Cards of everything that can be bought: beside the sheet, or on a shelf that opens."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.lettering import Lettering, fit, fit_line, set_line
from hustings.draw.look import arrange
from hustings.draw.pieces import card, coin, tick
from hustings.draw.tree import act, cls, h, num, part
from hustings.games.early_states.phrases import ITEM_NAMES
from hustings.games.early_states.sheet import ISSUES, ITEMS
from hustings.games.early_states.text import sheet as words
from hustings.games.early_states.view.icons import icon
from hustings.games.early_states.view.layout import TALL_LAYOUT, WIDE_LAYOUT, Letters
from hustings.games.early_states.view.page import Page, own_classes
from hustings.games.early_states.vocabulary import M_BUY, SPEND, TAKE
from hustings.messages.generated import early_states as messages

_NARROW_WIDTH: Final = 130
"""A narrower card lists its states one below the other."""
_BROAD_WIDTH: Final = 200
"""A wider card has its text in one line."""


def is_open(page: Page, wanted: bool | None) -> bool:
    """Return whether the shelf of a tall desk lies open over the states, as it does in spending.

    A puzzle first shows the states, which its question is about. wanted: whether the player opened
    (or closed) it at this ply, None for neither.
    """
    if page.layout.shelf is None:
        return False
    if _is_buying(page):
        return True
    return _sells(page) and not page.look.unanswered if wanted is None else wanted


def _is_buying(page: Page) -> bool:
    """Return whether the player has chosen to buy, but not yet what."""
    return page.live and page.picks.chosen == (M_BUY,)


def _sells(page: Page) -> bool:
    """Return whether the owner of the sheet has to decide what to buy."""
    return page.live and page.obs.turn.prompt == SPEND


def draw_campaign(page: Page, opened: bool) -> list[Tree]:
    """Return all items, or the closed shelf. opened: whether the shelf is open."""
    shelf = page.layout.shelf
    if shelf is None:
        return [*_cards(page), _issues_heading(page.layout.issues, page.layout.items[0].w - 4)]
    if page.live and page.obs.turn.prompt == TAKE and not opened:
        return []  # the choice for the 1s takes its room
    if not opened:
        return [_closed_shelf(page, shelf)]
    return [_open_shelf(page), *_cards(page), _issues_note(page.layout.issues, 14)]


def _cards(page: Page) -> list[Tree]:
    return [_item_card(page, item, box) for item, box in enumerate(page.layout.items)]


@part
def _issues_note(at: tuple[float, float], step: float) -> Tree:
    """Return the note on what all issues do, line by line."""
    room = TALL_LAYOUT.size[0] - at[0] - 4
    lines = [
        fit_line(None, at[0], at[1] + step * i, line, room, TALL_LAYOUT.letters.strong)
        for i, line in enumerate(words.ISSUES_ARE)
    ]
    return h("g", {"class": "es-issues"}, lines)


@part
def _issues_heading(at: tuple[float, float], room: float) -> Tree:
    """Return the same note as one line above the issues."""
    line = fit_line(None, *at, words.ISSUES_LINE, room, WIDE_LAYOUT.letters.strong)
    return h("g", {"class": "es-issues"}, line)


def _item_card(page: Page, item: int, box: Box) -> Tree:
    bought = page.obs.owns(page.seat, item)
    label = words.item_label(page.obs, page.seat, item)
    attrs = page.action(M_BUY, "item", item, label)
    new = bought and page.just_bought(item)
    kind = cls("es-item", item in ISSUES and "es-issue")
    attrs["class"] = cls(kind, attrs.get("class"), new and "es-fresh")
    if bought:
        attrs["class"] = cls(attrs["class"], "es-bought", own_classes(page.seat))
    attrs_of = tuple(attrs.items())
    if box.w < _NARROW_WIDTH:
        return _narrow_card(item, label, attrs_of, box, bought)
    lines: tuple[str, ...] = words.effect_lines(item)
    if box.w >= _BROAD_WIDTH:
        lines = (" ".join(lines),)
    return _card(item, label, attrs_of, box, lines, bought, page.layout.letters)


@part
def _card(
    item: int,
    label: str,
    attrs: tuple[tuple[str, Any], ...],
    box: Box,
    lines: tuple[str, ...],
    bought: bool,
    letters: Letters,
) -> Tree:
    """Return an item's card: picture, name, effect, and its price or a tick."""
    wide = box.w > _BROAD_WIDTH
    left, top, step = (box.x + 38, box.cy + 6, 17.5) if wide else (box.x + 31, box.cy + 4.5, 13)
    r, size = (12, 14.5) if wide else (11, 12)
    corner = box.right - r - 3, box.cy if wide else box.y + r + 4
    room = corner[0] - r - 3 - left
    if len(lines) == 1:
        lines, _ = fit(lines[0], room, letters.plain, 2, 27)
        step = 17.5 if len(lines) == 1 else 13.5
    top -= step * len(lines) / 2
    return h(
        "g",
        dict(attrs),
        h("title", {}, label),
        card(*box, "es-box", 6),
        icon(item, box.x + (20 if wide else 16), box.cy, 27 if wide else 22),
        fit_line("es-item-name", left, top, ITEM_NAMES[item], room, letters.item),
        _effect_lines(
            lines, left, top, step, room, room if wide else box.right - 3 - left, letters.plain
        ),
        _price(item, bought, *corner, r, size),
    )


@part
def _narrow_card(
    item: int, label: str, attrs: tuple[tuple[str, Any], ...], box: Box, bought: bool
) -> Tree:
    """Return the narrow card of an issue: picture and name, then a state on each line.

    The longest name comes first, so that the last line leaves room for the price.
    """
    left, top, r = box.x + 8, box.y + 18.5, 11.5
    letters, room = WIDE_LAYOUT.letters, box.w - 12
    lines = tuple(sorted(words.issue_states(item), key=len, reverse=True))
    return h(
        "g",
        dict(attrs),
        h("title", {}, label),
        card(*box, "es-box", 6),
        icon(item, box.x + 15, top - 5, 18),
        fit_line("es-item-name", box.x + 26.5, top, ITEM_NAMES[item], box.w - 30, letters.issue),
        _effect_lines(lines, left, top + 1, 15.5, room, room - 2 * r + 5, letters.plain),
        _price(item, bought, box.right - r - 2, box.bottom - r - 1.5, r, 14.5),
    )


def _effect_lines(
    lines: tuple[str, ...],
    x: float,
    y: float,
    step: float,
    room: float,
    last: float,
    letters: Lettering,
) -> list[Tree]:
    """Return what something does, line by line below y. last: the room of the last lines."""
    rooms = [room if i < max(1, len(lines) - 2) else last for i in range(len(lines))]
    fits = [fit(line, room, letters) for line, room in zip(lines, rooms, strict=True)]
    size = min(step / 1.07, *(size for _, size in fits), letters.size)
    return [
        set_line("es-worth", x, y + step * (i + 1), line, size, letters, rooms[i])
        for i, ((line,), _) in enumerate(fits)
    ]


def _price(item: int, bought: bool, x: float, y: float, r: float, size: float) -> Tree:
    price = messages.money(dollars=ITEMS[item].price)
    return tick(x, y, r) if bought else coin(x, y, r, price, size=size)


# The shelf of a tall desk ------------------------------------------------------------------

HANDLE_HEIGHT: Final = 32
"""Of what closes the open shelf, in units: 24 px under a puzzle's text on a small phone."""


def _closed_shelf(page: Page, shelf: Box) -> Tree:
    """Return the closed shelf; a press opens it.

    It lists the items owned, or those for sale while the owner of the sheet may buy.
    """
    label, sells = messages.campaign_opens(), _sells(page)
    own = page.live or page.look.viewer == page.seat
    for_sale = [move[1] for move in page.picks.legal if move[0] == M_BUY] if sells else []
    listed = words.for_sale_line(for_sale) or words.owned_line(page.obs, page.seat, own)
    lines, _ = fit(listed, shelf.w - 12, page.layout.letters.plain, 2)
    first = shelf.y + (31 if len(lines) > 1 else 36)
    return h(
        "g",
        act(arrange("shelf", 1), label) | {"class": cls("es-shelf", sells and "es-sells")},
        h("title", {}, label),
        _shelf_board(shelf),
        _heading(shelf, words.CAMPAIGN, words.OPEN_LABEL, "M-5 2l5-5 5 5"),
        [_shelf_line(line, shelf.x + 6, first + 13.5 * i) for i, line in enumerate(lines)],
    )


@part
def _shelf_line(line: str, x: float, y: float) -> Tree:
    return h("text", {"x": num(x), "y": num(y)}, line)


@part
def _shelf_board(box: Box) -> Tree:
    rect = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h)}
    return h("rect", {"class": "es-shelf-board", **rect})


@part
def _heading(box: Box, name: str, action: str, arrow: str) -> Tree:
    return h(
        "g",
        {"class": "es-heading"},
        fit_line(None, box.x + 6, box.y + 14, name, box.w * 0.6, TALL_LAYOUT.letters.item),
        fit_line(
            "es-way", box.right - 22, box.y + 14, action, box.w * 0.3, TALL_LAYOUT.letters.strong
        ),
        h("path", {"d": arrow, "transform": f"translate({num(box.right - 11)} {num(box.y + 10)})"}),
    )


def _open_shelf(page: Page) -> Tree:
    """Return the open shelf with the handle that closes it."""
    box = page.layout.opened
    label = messages.campaign_closes()
    top = box.y + 28 - HANDLE_HEIGHT
    head = {"x": num(box.x), "y": num(top), "width": num(box.w), "height": num(HANDLE_HEIGHT)}
    return h(
        "g",
        {"class": "es-shelf es-open"},
        _shelf_board(box),
        h(
            "g",
            act("unpick" if _is_buying(page) else arrange("shelf", 0), label)
            | {"class": "es-handle"},
            h("title", {}, label),
            h("rect", {"class": "es-hit", **head}),
            _heading(
                Box(box.x, box.y + 4, box.w, 20), words.CAMPAIGN, words.CLOSE_LABEL, "M-5-2l5 5 5-5"
            ),
        ),
    )
