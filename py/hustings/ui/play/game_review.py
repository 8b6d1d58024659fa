"""The game review: counts over time and dice of a finished game."""

from __future__ import annotations

from hustings import catalog
from hustings.core.score_history import dice_tally, score_history
from hustings.ui.effects import Effect
from hustings.ui.model import Model, Play
from hustings.ui.phases import GameReview, Over


def work_out(_model: Model, play: Play, over: Over, _arg: str) -> list[Effect]:
    """Work out the review of the game on the table, once."""
    if over.review is not None:
        return []
    told = catalog.review(play.game)
    sides = told.sides(play.table.state.observe(None), play.names)
    over.review = GameReview(
        told.SCORE_NAME,
        told.SCORE_NOTE,
        told.PERIOD_NAME,
        tuple(sides),
        tuple(score_history(play.table, told)),
        told.DICE,
        tuple(
            tuple(tuple(row) for row in rows) for rows in dice_tally(play.table, told, len(sides))
        ),
    )
    return []
