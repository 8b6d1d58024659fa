"""Preview of a border that closes something off: the part it cuts off, and its votes."""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.deferred import Deferred
from hustings.draw.hexboard import Spot, rim
from hustings.draw.pieces import card
from hustings.draw.tree import h, num, part
from hustings.games.gerrymander import text
from hustings.games.gerrymander.board import Board
from hustings.games.gerrymander.state import NOBODY, State
from hustings.games.gerrymander.view.layout import Layout
from hustings.games.gerrymander.view.map_sheet import area
from hustings.games.gerrymander.view.side_panel import board_line
from hustings.games.gerrymander.view.slips import Lead, anchor, lead, slip, slip_room
from hustings.games.gerrymander.view.vote_counts import (
    TITLE,
    Counts,
    count_row,
    count_votes,
    lead_text,
)
from hustings.messages.generated import gerrymander as messages


class Cut(NamedTuple):
    """What a border would cut off: the smaller part, and the rest of its region.

    at: corner for the slip, None if none is free. lead, rest_lead: None while votes are hidden.
    """

    counties: bytes
    at: Spot | None
    lead: Lead | None
    counts: Counts
    rest: int
    rest_lead: Lead | None


def preview(obs: State, edge: int, plan: Layout) -> Tree:
    """Return the preview of a border: the part cut off, and its votes on a card.

    It shows while the pointer is over its edge, so it is drawn late, after the board.
    """

    def draw() -> Tree:
        return _preview(obs.board, find_cut(obs, edge, plan.slip), plan)

    attrs = {"class": "gm-preview", "aria-hidden": "true", "key": f"cut-{edge}"}
    return ["g", attrs, Deferred(draw, about=(bytes(obs.region), bytes(obs.tokens), plan))]


def find_cut(obs: State, edge: int, size: float) -> Cut:
    """Return what the border would cut off. size: font size of slips."""
    inside = text.smaller_part(obs, edge)
    one = obs.board.edges[edge][0]
    chosen = set(inside)
    rest = [
        county
        for county, region in enumerate(obs.region)
        if region == obs.region[one] and county not in chosen
    ]
    return Cut(
        bytes(inside),
        anchor(obs, inside, size, strict=True),
        lead(obs, inside),
        count_votes(obs, inside),
        len(rest),
        lead(obs, rest),
    )


@part
def _preview(land: Board, cut: Cut, plan: Layout) -> Tree:
    """Return the tinted part, and a card in place of the open votes."""
    part_lead = cut.lead
    paint = (
        "gm-open" if part_lead is None or part_lead.party == NOBODY else f"seat-{part_lead.party}"
    )
    back, cells = 1 / plan.scale, land.cells
    return h(
        "g",
        {},
        h("path", {"class": f"gm-cut {paint}", "d": area(land, cut.counties, holes=True)}),
        h(
            "path",
            {"class": f"gm-cut-rim {paint}", "d": rim([cells[c] for c in cut.counties])},
        ),
        slip(*cut.at, part_lead, plan.slip, held=False, room=slip_room(land, plan))
        if part_lead and cut.at
        else None,
        h(
            "g",
            {
                "class": "gm-beside",
                "transform": f"scale({back:.5f}) translate({num(-plan.x)} {num(-plan.y)})",
            },
            _card(cut, plan, paint),
        ),
    )


def _card(cut: Cut, plan: Layout, paint: str) -> list[Tree]:
    box = plan.votes
    size = len(cut.counties)
    what = messages.cut_off(counties=size)
    here = lead_text(cut.lead, cut.counts)
    rest = messages.cut_rest(rest=cut.rest, balance=lead_text(cut.rest_lead, cut.counts))
    if cut.lead is None:
        rest = ""
    if plan.lines:
        x, y, room = box.x + 16, box.y + 26, box.w - 26
        step = (box.h - 40) / 3
        written = [
            board_line(TITLE, x, y, what, room, lines=True),
            count_row(cut.counts.votes, x, y + step, box.w - 28, 16),
            board_line("gm-said", x, y + 2 * step, here, room, lines=True),
            board_line("gm-less", x, y + 3 * step, rest, room, lines=True),
        ]
    else:
        box = Box(plan.tray.x, box.y, box.x + box.w - plan.tray.x, box.h)
        x, y = box.x + 10, box.y + box.h / 2
        written = [
            board_line(
                TITLE,
                x,
                y - 4,
                messages.cut_off_label(counties=size, lead=here),
                box.w - 18,
                lines=False,
            ),
            count_row(cut.counts.votes, x, y + 13, 150, 12.5),
            board_line("gm-less gm-end", 334, y + 13, rest, 170, lines=False),
        ]
    return [card(*box, f"gm-cut-card {paint}", 8, 0), *written]
