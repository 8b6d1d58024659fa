"""Votes or districts by party, as they are written beside the map: marks with numbers, and bars."""

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
    """What is known of some counties by party. votes: or counties, where `of` says so; () if none.

    of: "votes", "counties" where values are not turned up, "" where nothing is.
    """

    votes: tuple[int, ...]
    of: str


def counts(obs: State, counties: Sequence[int]) -> Counts:
    """Return what may be known of some counties."""
    kinds = [obs.tokens[county] for county in counties]
    if all(kind < COLOURED for kind in kinds):
        return Counts(tuple(tally(obs, counties)), "votes")
    found = [PARTY[kind] for kind in kinds]
    each = tuple(found.count(party) for party in range(parties(obs)))
    return Counts(each, "counties") if sum(each) else Counts((), "")


def sentence(found: Lead | None, told: Counts) -> str:
    """Return who leads by how many votes, in a few words."""
    if found is None:
        return messages.votes_not_shown() if told.of else messages.voters_face_down()
    if not found.by:
        return messages.a_tie()
    return messages.leads_by(party=PARTIES[found.party], votes=found.by)


def row(votes: Sequence[int], x: float, y: float, width: float, size: float) -> Tree:
    """Return a mark and a number for each party in a row. y: where the numbers stand."""
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


def divided(votes: tuple[int, ...], x: float, y: float, width: float, height: float) -> Tree:
    """Return a bar divided in the proportion of the votes, hatched as the districts are."""
    shares = tuple(
        Share(f"seat-{party}", count, printed=f"gm-bold-{party}")
        for party, count in enumerate(votes)
    )
    return bar(x, y, width, height, shares, max(1, sum(votes)), rx=0)
