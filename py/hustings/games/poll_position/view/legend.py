"""The legend of the marks on the places: voters turned away, or all of them served."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.lettering import fit_lines
from hustings.draw.pieces import pill, tick
from hustings.draw.tree import Child, h, part
from hustings.games.poll_position.board import HQ, TERRITORIES, WEEKS
from hustings.games.poll_position.view.drawing import Drawing
from hustings.games.poll_position.view.layout import LETTERS, TALL_LAYOUT, WIDE_LAYOUT
from hustings.games.poll_position.view.pieces import board_line
from hustings.messages.generated import poll_position_board as messages


def draw_badge_legend(drawing: Drawing) -> Tree:
    """Return the legend: between headquarters and the mat, on a tall board in the north-west."""
    tall = drawing.board.tall
    means = messages.legend_away_short() if tall else messages.legend_away()
    if drawing.obs.week == WEEKS:
        means = messages.legend_complaints()
    return _tall(means) if tall else _wide(means)


def _legend(*parts: Child) -> Tree:
    return h("g", {"class": "pp-legend pp-badges"}, parts)


@part
def _wide(means: str) -> Tree:
    board = WIDE_LAYOUT
    hq = board.plaques[HQ].box
    x, y = hq.x + hq.w + 20, hq.y + 30
    letters, room = LETTERS["pp-small"][False], board.mat.x - x - 18
    return _legend(
        pill(x, y, 19, "", "", 19),
        fit_lines("pp-small", x + 14, y + 5, means, room, letters, 2),
        tick(x, y + 36, 9),
        board_line("pp-small", x + 14, y + 41, messages.legend_served(), room, board.shape),
    )


@part
def _tall(means: str) -> Tree:
    board = TALL_LAYOUT
    head = board.heads[TERRITORIES]
    x, y = head.x + 9, head.y + 24
    return _legend(
        pill(x, y, 11, "", "", 11),
        board_line("pp-small", x + 8, y + 4, means, head.w - 19, board.shape),
    )
