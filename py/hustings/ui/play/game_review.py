"""The game review: counts over time and dice of a finished game."""

from __future__ import annotations

from hustings import catalog
from hustings.core.score_history import dice_tally, score_history
from hustings.ui.effects import Effect
from hustings.ui.model import Model, Play
from hustings.ui.phases import Over
from hustings.ui.play.talk import swings_of_luck
from hustings.ui.reviews import GameReview


def work_out(_model: Model, play: Play, over: Over, _arg: str) -> list[Effect]:
    """Work out the review of the game on the table, once."""
    if over.review is not None:
        return []
    game = catalog.review(play.game)
    sides = game.sides(play.table.state.observe(None), play.names)
    over.review = GameReview(
        game.SCORE_NAME,
        game.SCORE_NOTE,
        game.PERIOD_NAME,
        tuple(sides),
        tuple(score_history(play.table, game)),
        game.DICE,
        tuple(
            tuple(tuple(row) for row in rows) for rows in dice_tally(play.table, game, len(sides))
        ),
        tuple(swings_of_luck(play)),
    )
    return []
