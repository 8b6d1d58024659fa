"""The score sheet: the places counted so far, line by line, and the final sum."""

from __future__ import annotations

from hustings.core.model import OVER
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.games.poll_position import names as words
from hustings.games.poll_position import tally
from hustings.games.poll_position.board import HQ, TYPE_OF
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.panel import panel
from hustings.messages.formats import shown
from hustings.messages.generated import poll_position_board as messages


def score_sheet(obs: State) -> Tree:
    """Return the score sheet with the regions counted so far."""
    head = (
        messages.sheet_place(),
        messages.sheet_voters(),
        messages.sheet_turnout(),
        messages.sheet_served(),
        messages.sheet_complaints(),
    )
    return panel(
        messages.sheet_heading(),
        h(
            "table",
            {"class": "pp-sheet"},
            h("thead", {}, _cells(head, "th")),
            [_region_rows(obs, region) for region in range(obs.counted)],
            _score_rows(obs) if obs.turn.mode == OVER else None,
        ),
        kind="pp-sheet-panel",
    )


def _score_rows(obs: State) -> Tree:
    result = tally.sheet(obs)
    lines = (
        (messages.sheet_turnout_points(), result.turnout_points),
        (messages.sheet_complaints(), -result.complaints),
        (messages.sheet_cost_points(cost=result.cost), -result.cost_points),
        *([(messages.sum_goodwill(), result.goodwill)] if result.goodwill else []),
        (messages.sheet_final(verdict=words.VERDICTS[result.verdict]), result.final),
    )
    return h(
        "tfoot",
        {},
        _cells((messages.sheet_all(), "", result.turnout, "", result.complaints), "td"),
        [_points_line(label, value) for label, value in lines],
    )


def _cells(values: tuple[object, ...], tag: str) -> Tree:
    kinds = (None, "pp-v", None, None, None)
    return h(
        "tr", {}, [h(tag, {"class": c}, str(each)) for c, each in zip(kinds, values, strict=True)]
    )


def _points_line(label: str, value: int) -> Tree:
    points = h("td", {}, shown(value))
    return h("tr", {}, h("td", {"colspan": "4"}, label), points)


def _region_rows(obs: State, region: int) -> Tree:
    places, name = tally.counted(obs)[region], words.counted(region)
    title = h("tr", {}, h("th", {"colspan": "5", "scope": "rowgroup"}, name))
    rows = [_place_row(obs, number) for number in places]
    return h("tbody", {}, title, rows)


def _place_row(obs: State, number: int) -> Tree:
    counts = obs.up[4 * number : 4 * number + 4]
    voters = " ".join(str(value) for value, n in enumerate(counts, 1) for _ in range(n))
    turnout = obs.face_up_sum(number)
    complaints = tally.complaints(obs, number, turnout)
    shown_complaints: object = complaints
    if complaints and tally.weight(obs, number) == 2:
        shown_complaints = messages.sheet_doubled(complaints=complaints)
    served: object = tally.served(obs, (number,))
    if obs.closed[number]:
        served = messages.sheet_closed()
    name = words.place(HQ) if number == HQ else words.TYPES[TYPE_OF[number]]
    return _cells((name, voters or "–", turnout, served, shown_complaints), "td")
