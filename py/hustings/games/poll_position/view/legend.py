"""The legend of the marks on the places: voters turned away, or all of them served."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.lettering import fit_lines
from hustings.draw.pieces import ballot, pill, tick
from hustings.draw.tree import Child, h, part
from hustings.games.poll_position.board import HQ, TERRITORIES, WEEKS
from hustings.games.poll_position.view.drawing import Drawing
from hustings.games.poll_position.view.layout import LETTERS, TALL_LAYOUT, WIDE_LAYOUT
from hustings.games.poll_position.view.pieces import board_line
from hustings.messages.generated import poll_position_board as messages


def draw_badge_legend(drawing: Drawing) -> Tree:
    """Return the legend: between headquarters and the mat, on a tall board in the north-west."""
    tall, counting = drawing.board.tall, drawing.obs.week == WEEKS
    means = messages.legend_away_short() if tall else messages.legend_away()
    if counting:
        means = messages.legend_complaints()
    return _tall(means) if tall else _wide(means, not counting)


def _legend(*parts: Child) -> Tree:
    return h("g", {"class": "pp-legend pp-badges"}, parts)


@part
def _wide(means: str, hidden: bool) -> Tree:
    """Return the legend of a wide board. hidden: with what a ballot that lies face down hides."""
    board = WIDE_LAYOUT
    hq = board.plaques[HQ].box
    x, y = hq.x + hq.w + 20, hq.y + (21 if hidden else 30)
    letters, room = LETTERS["pp-small"][False], board.mat.x - x - 18
    return _legend(
        pill(x, y, 19, "", "", 19),
        fit_lines("pp-small", x + 14, y + 5, means, room, letters, 2),
        tick(x, y + 31, 9),
        board_line("pp-small", x + 14, y + 36, messages.legend_served(), room, board.shape),
        _hidden_ballot(x, y + 53, room) if hidden else None,
    )


def _hidden_ballot(x: float, y: float, room: float) -> Tree:
    """Return a ballot that lies face down around x,y, and what it hides."""
    (w, high), says = WIDE_LAYOUT.ballot, messages.legend_hidden()
    return h(
        "g",
        {"class": "pp-voters"},
        ballot(x - w / 2, y - high / 2, w, high, "", "pp-down"),
        board_line("pp-small", x + 14, y + 5, says, room, WIDE_LAYOUT.shape),
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
