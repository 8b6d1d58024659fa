"""Votes or districts by party: marks with numbers, and bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hustings.core.protocols import Tree
from hustings.draw.look import SHAPES
from hustings.draw.marker import shape
from hustings.draw.pieces import Share, bar
from hustings.draw.tree import h, num, part
from hustings.games.gerrymander.board import COLOURED, PARTY
from hustings.games.gerrymander.phrases import PARTIES
from hustings.games.gerrymander.state import State, parties, tally
from hustings.games.gerrymander.view.slips import Lead
from hustings.messages.generated import gerrymander as messages

TITLE: Final = "gm-title"


class Counts(NamedTuple):
    """Known counts of counties by party.

    votes: by party, () if nothing is known. of: "votes"; "counties" where values are hidden and
    `votes` counts counties; "" where all is hidden.
    """

    votes: tuple[int, ...]
    of: str


def count_votes(obs: State, counties: Sequence[int]) -> Counts:
    """Return the known counts of counties."""
    kinds = [obs.tokens[county] for county in counties]
    if all(kind < COLOURED for kind in kinds):
        return Counts(tuple(tally(obs, counties)), "votes")
    visible = [PARTY[kind] for kind in kinds]
    each = tuple(visible.count(party) for party in range(parties(obs)))
    return Counts(each, "counties") if sum(each) else Counts((), "")


def lead_text(lead: Lead | None, known: Counts) -> str:
    """Return a phrase about who leads by how many votes."""
    if lead is None:
        return messages.votes_not_shown() if known.of else messages.voters_face_down()
    if not lead.by:
        return messages.a_tie()
    return messages.leads_by(party=PARTIES[lead.party], votes=lead.by)


def count_row(votes: Sequence[int], x: float, y: float, width: float, size: float) -> Tree:
    """Return a mark and a number for each party in a row. y: baseline of the numbers."""
    return _row(tuple(votes), x, y, width, size)


@part
def _row(votes: tuple[int, ...], x: float, y: float, width: float, size: float) -> Tree:
    step = width / max(1, len(votes))
    drawn = []
    for party, count in enumerate(votes):
        left = x + step * party
        low = 0.06 * size if SHAPES[party] == "triangle" else 0
        mark = shape(SHAPES[party], left + 0.4 * size, y - 0.36 * size + low, 0.4 * size)
        drawn.append(h("g", {"class": f"gm-sign seat-{party}"}, mark))
        at = {"x": num(left + 1.05 * size), "y": num(y), "font-size": num(size)}
        drawn.append(h("text", {"class": "gm-number", **at}, count))
    return h("g", {}, drawn)


def vote_bar(votes: tuple[int, ...], x: float, y: float, width: float, height: float) -> Tree:
    """Return a bar divided by votes, hatched like the districts."""
    shares = tuple(
        Share(f"seat-{party}", count, printed=f"gm-bold-{party}")
        for party, count in enumerate(votes)
    )
    return bar(x, y, width, height, shares, max(1, sum(votes)), rx=0)
