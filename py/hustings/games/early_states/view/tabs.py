"""The tabs of all sheets, with the delegates and the funds of each seat."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import Seat
from hustings.core.plain_text import cut
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.lettering import Lettering, fit_line
from hustings.draw.look import arrange
from hustings.draw.marker import marker
from hustings.draw.pieces import Share, bar, flag
from hustings.draw.tree import act, cls, h, num, part
from hustings.games.early_states.text import sheet as words
from hustings.games.early_states.view.layout import Layout
from hustings.games.early_states.view.page import Page
from hustings.messages.generated import early_states as messages

_FULL_BAR_DELEGATES: Final = 45
"""Delegates that fill a tab's bar: about what a winner has."""
_MAX_NAME_LETTERS: Final = 9
"""Letters of a name on a tab."""


def tab_box(layout: Layout, seats: int, seat: Seat) -> Box:
    """Return the box of a seat's tab: all in one row, or in several where there is height."""
    box = layout.tabs
    several = 1 if seats <= layout.max_named_tabs else 2 if seats == 4 else 3
    columns = several if layout.max_named_tabs else seats
    rows = -(-seats // columns)
    w, height = box.w / columns, box.h / rows
    return Box(box.x + w * (seat % columns), box.y + height * (seat // columns), w, height)


def draw_tabs(page: Page) -> list[Tree]:
    """Return the tabs; for a solo player the challenge instead."""
    obs, look, layout = page.obs, page.look, page.layout
    if obs.seats == 1:
        return [_challenge(words.challenge(obs), layout.tabs, layout.letters.strong)]
    drawn = []
    for seat in range(obs.seats):
        label = words.seat_label(obs, seat, look.names[seat])
        pressed = "true" if seat == page.seat else "false"
        attrs = act(arrange("sheet", seat), label, **{"aria-pressed": pressed})
        attrs |= {"class": cls("es-tab", f"seat-{seat}", seat == obs.active and "es-active")}
        box = tab_box(layout, obs.seats, seat)
        named = obs.seats <= layout.max_named_tabs or box.h > 60
        name = cut(look.names[seat], _MAX_NAME_LETTERS) if named else ""
        drawn.append(_tab(tuple(attrs.items()), label, seat, name, obs.score[seat],
                          obs.cash[seat], box))  # fmt: skip
    return drawn


@part
def _tab(
    attrs: tuple[tuple[str, Any], ...],
    label: str,
    seat: Seat,
    name: str,
    score: int,
    cash: int,
    box: Box,
) -> Tree:
    rect = {"x": num(box.x + 1), "width": num(box.w - 2), "height": num(box.h - 2), "rx": "6"}
    high, small = box.h > 60, box.w < 70
    middle = box.cy + (10 if high else -2)
    r, edge = (6.5, 3) if small else (9.5, 5)
    prize = box.x + (116 if name and not high else 2 * r + edge + 2)
    w = 19 if small else 23
    gained = (Share(f"seat-{seat}", score),)
    base = num(middle + 5)
    who = (box.x + edge, box.y + 24) if high else (box.x + 2 * r + 10, middle + 5)
    return h(
        "g",
        dict(attrs),
        h("title", {}, label),
        h("rect", {**rect, "y": num(box.y + 1)}),
        bar(box.x + 6, box.bottom - 6.5, box.w - 12, 4, gained, _FULL_BAR_DELEGATES, rx=1),
        marker(seat, box.x + r + edge - 1, middle, r, "" if small else None),
        h("text", {"class": "es-who", "x": num(who[0]), "y": num(who[1])}, name) if name else None,
        flag(prize, middle - 9, w, 18, "es-gold"),
        h("text", {"class": "es-score", "x": num(prize + w * 0.43), "y": base}, str(score)),
        h(
            "text",
            {"class": "es-cash", "x": num(box.right - edge), "y": base},
            messages.money(dollars=cash),
        ),
    )


@part
def _challenge(lines: tuple[str, ...], box: Box, letters: Lettering) -> Tree:
    rect = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h), "rx": "8"}
    if box.h < 50:
        lines = (lines[0], " ".join(lines[1:]))[: len(lines)]
    step = box.h / len(lines)
    return h(
        "g",
        {"class": "es-challenge"},
        h("rect", rect),
        [
            fit_line(
                None,
                box.cx,
                box.y + step * (i + 0.5) + (5 if step > 16 else 4),
                line,
                box.w - 10,
                letters,
            )
            for i, line in enumerate(lines)
        ],
    )
