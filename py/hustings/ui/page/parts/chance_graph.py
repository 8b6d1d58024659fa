"""The graph of the chance to win over a reviewed game, with the turns that the review shows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from hustings import catalog
from hustings.core.model import Seat, Side
from hustings.core.protocols import Tree
from hustings.draw.graph import Flag, graph
from hustings.messages.formats import shown
from hustings.ui.model import Play
from hustings.ui.page.parts.review_unit import graph_label, points
from hustings.ui.play.turning_points import Moment, sample_of
from hustings.ui.reviews import DebriefResult


def chance_graph(
    play: Play, seat: Seat, result: DebriefResult, moments: Sequence[Moment]
) -> Tree | None:
    """Return the graph, None for a game without a turn.

    moments: what the review shows, in the order of their numbers.
    """
    if not result.course:
        return None
    flags = [Flag(sample_of(result, moment), shown(at)) for at, moment in enumerate(moments, 1)]
    counts = [(points(chance),) for chance in result.chances]
    unit, ticks = catalog.review(play.game).PERIOD_NAME, _ticks(play, result)
    return graph(graph_label(play, result), [_side(play, seat)], ticks, unit, counts, flags)


def _side(play: Play, seat: Seat) -> Side:
    sides = catalog.review(play.game).sides(play.table.view(None), play.names)
    return next((side for side in sides if seat in side.seats), sides[0])


def _ticks(play: Play, result: DebriefResult) -> list[str]:
    """Return the short name of each period at the first chance after its end, "" elsewhere."""
    table = play.table
    turns = [table.before(turn.ply) for turn in result.course]
    stages = [table.mid_step(index, len(table.log[index].events)) for index, _ in result.finish]
    states = [*turns, *(stage.state for stage in stages), table.state]
    labels = [catalog.review(play.game).period_labels(state)[0] for state in states]
    ended = [new if new != old else "" for old, new in pairwise(labels)]
    if result.finish:  # each stage is a chance after its period
        return ["", *ended[: len(turns) - 1], "", *ended[len(turns) - 1 :]]
    return ["", *ended[:-1], "", ended[-1]]
