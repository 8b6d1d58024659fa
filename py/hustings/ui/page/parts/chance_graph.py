"""The graph of the chance to win over a reviewed game, with the turns that the review shows."""

from __future__ import annotations

from bisect import bisect_right

from hustings import catalog
from hustings.core.model import Seat, Side
from hustings.core.protocols import Tree
from hustings.draw.graph import Flag, graph
from hustings.messages.formats import shown
from hustings.ui.model import Play
from hustings.ui.page.parts.review_unit import graph_label, points
from hustings.ui.reviews import DebriefResult, ReviewedDecision


def chance_graph(
    play: Play, seat: Seat, result: DebriefResult, numbered: list[ReviewedDecision]
) -> Tree | None:
    """Return the graph, None for a game without a turn.

    numbered: the shown turns in the order of their numbers.
    """
    if not result.course:
        return None
    starts = [turn.ply for turn in result.course]
    chances = [result.start_chance, *(turn.chance for turn in result.course), result.end_chance]
    flags = [
        Flag(bisect_right(starts, decision.ply), shown(at))
        for at, decision in enumerate(numbered, 1)
    ]
    counts = [(points(chance),) for chance in chances]
    unit = catalog.review(play.game).PERIOD_NAME
    return graph(
        graph_label(play, result), [_side(play, seat)], _ticks(play, starts), unit, counts, flags
    )


def _side(play: Play, seat: Seat) -> Side:
    sides = catalog.review(play.game).sides(play.table.view(None), play.names)
    return next((side for side in sides if seat in side.seats), sides[0])


def _ticks(play: Play, starts: list[int]) -> list[str]:
    """Return the short name of its period at the first turn of each, and "" elsewhere."""
    labels = [catalog.review(play.game).period_labels(play.table.before(ply))[0] for ply in starts]
    before = ["", *labels[:-1]]
    new = [label if label != last else "" for label, last in zip(labels, before, strict=True)]
    return ["", *new, ""]
