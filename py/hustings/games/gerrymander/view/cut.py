"""The cut that is looked at: the part that it would close off, tinted, and what its votes say."""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.protocols import Tree
from hustings.draw.first import Late
from hustings.draw.hexboard import Spot, rim
from hustings.draw.pieces import card
from hustings.draw.tree import h, num, part
from hustings.games.gerrymander import text
from hustings.games.gerrymander.board import board
from hustings.games.gerrymander.state import NOBODY, State, parties
from hustings.games.gerrymander.view.beside import line
from hustings.games.gerrymander.view.counts import TITLE, Counts, counts, row, sentence
from hustings.games.gerrymander.view.land import area
from hustings.games.gerrymander.view.layout import Box, Layout
from hustings.games.gerrymander.view.slips import Lead, anchor, lead, slip
from hustings.messages.generated import gerrymander as messages


class Cut(NamedTuple):
    """What a border would close off: the smaller part, and the rest of its region.

    at: the corner for its slip, if one is free. lead, rest_lead: None as long as not all votes are
    known.
    """

    counties: bytes
    at: Spot | None
    lead: Lead | None
    counts: Counts
    rest: int
    rest_lead: Lead | None


def preview(obs: State, edge: int, plan: Layout) -> Tree:
    """Return the part that a border would cut off, and its votes on a card.

    It follows the side that it belongs to, and shows while that is pointed at or pressed: so it is
    worked out after the board.
    """

    def draw() -> Tree:
        return _preview(parties(obs), cut(obs, edge, plan.slip), plan)

    attrs = {"class": "gm-preview", "aria-hidden": "true", "key": f"cut-{edge}"}
    return ["g", attrs, Late(draw, about=(bytes(obs.region), bytes(obs.tokens), plan))]


def cut(obs: State, edge: int, size: float) -> Cut:
    """Return what the border would close off, as it must. size: of the type on slips."""
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
        counts(obs, inside),
        len(rest),
        lead(obs, rest),
    )


@part
def _preview(count: int, told: Cut, plan: Layout) -> Tree:
    """Return an element with the part and, where the votes still open stood, the card."""
    found = told.lead
    paint = "gm-open" if found is None or found.party == NOBODY else f"seat-{found.party}"
    back, cells = 1 / plan.scale, board(count).cells
    return h(
        "g",
        {},
        h("path", {"class": f"gm-cut {paint}", "d": area(count, told.counties, holes=True)}),
        h("path", {"class": f"gm-cut-rim {paint}", "d": rim([cells[c] for c in told.counties])}),
        slip(*told.at, found, plan.slip, held=False) if found and told.at else None,
        h(
            "g",
            {
                "class": "gm-beside",
                "transform": f"scale({back:.5f}) translate({num(-plan.x)} {num(-plan.y)})",
            },
            _card(told, plan, paint),
        ),
    )


def _card(told: Cut, plan: Layout, paint: str) -> list[Tree]:
    box = plan.votes
    size = len(told.counties)
    what = messages.cut_off(counties=size)
    here = sentence(told.lead, told.counts)
    rest = messages.cut_rest(rest=told.rest, balance=sentence(told.rest_lead, told.counts))
    if told.lead is None:
        rest = ""
    if plan.lines:
        x, y, room = box.x + 16, box.y + 26, box.width - 26
        step = (box.height - 40) / 3
        written = [
            line(TITLE, x, y, what, room, lines=True),
            row(told.counts.votes, x, y + step, box.width - 28, 16),
            line("gm-said", x, y + 2 * step, here, room, lines=True),
            line("gm-less", x, y + 3 * step, rest, room, lines=True),
        ]
    else:
        box = Box(plan.tray.x, box.y, box.x + box.width - plan.tray.x, box.height)
        x, y = box.x + 10, box.y + box.height / 2
        written = [
            line(
                TITLE,
                x,
                y - 4,
                messages.cut_off_said(counties=size, said=here),
                box.width - 18,
                lines=False,
            ),
            row(told.counts.votes, x, y + 13, 150, 12.5),
            line("gm-less gm-end", 334, y + 13, rest, 170, lines=False),
        ]
    return [card(*box, f"gm-cut-card {paint}", 8, 0), *written]
