"""The running score: the parts of the forecast in a row, and a sheet that says what they mean.

The first parts are the score if the votes were counted now, as the numbers on the map are; the
last is what is still to come.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.lettering import fit_lines, width
from hustings.draw.look import arrange
from hustings.draw.tree import Child, act, h, num, part
from hustings.games.poll_position.board import REGIONS, WEEKS
from hustings.games.poll_position.breakdown import Breakdown
from hustings.games.poll_position.forecast import points_left
from hustings.games.poll_position.view.drawing import Drawing
from hustings.games.poll_position.view.layout import CLOSEUP_LAYOUT, LETTERS, layout
from hustings.games.poll_position.view.pieces import board_line, columns, hit_area, rect
from hustings.games.poll_position.view.strip import dial_box, forecast_label
from hustings.messages.formats import number
from hustings.messages.generated import poll_position_board as messages

SCORE: Final = REGIONS + 1
"""The running score among the things that have a close-up, after headquarters."""
_TAP: Final = (3, 5)
"""Units above and below the row in which it can be pressed too; a finger needs 24 px."""
_GAP: Final = 6
"""Units between a label and its number where they share a line."""
_LINE_HEIGHT: Final = 46
"""Height of a part on the sheet: its name and points, and below them what it means."""


class ScorePart(NamedTuple):
    """A part of the forecast. points: as text, with its sign."""

    label: str
    points: str
    means: str


def draw_score_row(drawing: Drawing) -> Child:
    """Return the row of the parts of the forecast; None in the count and before the first week."""
    obs = drawing.obs
    if obs.week == WEEKS or not obs.specialist:
        return None
    dial_means = forecast_label(drawing)
    return _row(drawing.board.tall, drawing.breakdown, points_left(obs), dial_means)


def draw_score_sheet(drawing: Drawing) -> list[Child]:
    """Return the lines of the sheet that says what the parts mean."""
    return [_sheet(drawing.breakdown, points_left(drawing.obs))]


def _parts(score: Breakdown, left: int) -> list[ScorePart]:
    """Return the parts that add up to the forecast. left: action points of the team."""
    parts = [
        ScorePart(
            messages.sum_turnout(turnout=score.voters),
            _signed(score.turnout),
            messages.part_turnout(voters=score.voters),
        ),
        ScorePart(
            messages.sum_turned_away(), _signed(-score.complaints), messages.part_turned_away()
        ),
        ScorePart(
            messages.sum_cost(cost=score.pips),
            _signed(-score.cost),
            messages.part_cost(pips=score.pips),
        ),
    ]
    if score.goodwill:
        parts.append(
            ScorePart(messages.sum_goodwill(), _signed(score.goodwill), messages.part_goodwill())
        )
    parts.append(
        ScorePart(messages.sum_to_come(), _signed(score.to_come), messages.part_to_come(left=left))
    )
    return parts


def _signed(points: int) -> str:
    return number(points, signDisplay="exceptZero")


@part
def _row(tall: bool, score: Breakdown, left: int, dial_means: str) -> Tree:
    """Return the row, which opens the sheet, as the dial does. dial_means: its title."""
    board = layout(tall)
    parts, letters = _parts(score, left), LETTERS["pp-part-label"][tall]
    widths = [width(each.label, letters.face) * letters.size for each in parts]
    if not tall:
        widths = [
            wide + _GAP + width(each.points) * letters.size
            for wide, each in zip(widths, parts, strict=True)
        ]
    label = messages.parts_means()
    return h(
        "g",
        act(arrange("near", SCORE), label) | {"class": "pp-parts"},
        h("title", {}, label),
        hit_area(
            board.score.inside(0, -_TAP[0], board.score.w, board.score.h + sum(_TAP)), "pp-tap", 5
        ),
        rect(board.score, "pp-reach", 5),
        h("g", {}, h("title", {}, dial_means), hit_area(dial_box(board), "pp-tap")),
        [
            _column(tall, column, each)
            for column, each in zip(columns(board.score, widths), parts, strict=True)
        ],
    )


def _column(tall: bool, column: Box, each: ScorePart) -> Tree:
    """Return a part: its label and its points, on a tall board one above the other."""
    x, _ = column.middle
    title = h("title", {}, each.means)
    if tall:
        return h(
            "g",
            {"class": "pp-middle"},
            title,
            board_line("pp-part-label", x, column.y + 9.5, each.label, column.w - 2, True),
            _points(x, column.y + 21, each.points),
        )
    letters = LETTERS["pp-part-label"][False]
    size = letters.size
    room = column.w - _GAP - width(each.points) * size
    wide = min(room, width(each.label, letters.face) * size)
    left, y = x - (wide + _GAP + width(each.points) * size) / 2, column.y + 17
    return h(
        "g",
        {},
        title,
        board_line("pp-part-label", left, y, each.label, room, False),
        _points(left + wide + _GAP, y, each.points),
    )


def _points(x: float, y: float, points: str) -> Tree:
    return h("text", {"class": "pp-part", "x": num(x), "y": num(y)}, points)


@part
def _sheet(score: Breakdown, left: int) -> Tree:
    """Return the parts of the forecast one below the other, each with its meaning."""
    shape, room = CLOSEUP_LAYOUT.shape, CLOSEUP_LAYOUT.width - 30
    letters = LETTERS["pp-caption"][False]
    total = messages.forecast_of(points=score.forecast)
    lines = []
    for n, each in enumerate(_parts(score, left)):
        y = 42 + _LINE_HEIGHT * n
        lines.append(
            h(
                "g",
                {},
                board_line("pp-name", 10, y, each.label, room - 60, shape),
                h(
                    "text",
                    {"class": "pp-part pp-ending", "x": num(room + 16), "y": num(y)},
                    each.points,
                ),
                fit_lines("pp-caption", 10, y + 21, each.means, room, letters, 2, 31),
            )
        )
    name = {"class": "pp-region-name", "x": "10", "y": "20"}
    return h("g", {}, h("text", name, messages.parts_heading()), lines,
             h("text", {"class": "pp-part", "x": "10", "y": "276"}, total))  # fmt: skip
