"""The scores of all sides as a sentence."""

from __future__ import annotations

from hustings import catalog
from hustings.core.model import Side
from hustings.ui import words
from hustings.ui.links.share import outcome_sentence
from hustings.ui.model import Play


def scores_sentence(play: Play, *, by_player: bool = False) -> str:
    """Return the scores at the latest position, the best first: "Districts: Red, Ada 4, …".

    by_player: name a player's side by the player alone: "Districts: Ada 4, Iris 3.".
    """
    obs, review = play.table.view(play.viewer), catalog.review(play.game)
    sides, counts = review.sides(obs, play.names), review.scores(obs)
    best = sorted(zip(counts, sides, strict=True), key=lambda each: -each[0])
    names = [_player(play, side) if by_player else side.name for _, side in best]
    return words.table.heard_scores(
        what=review.SCORE_NAME,
        scores=[
            words.over.score_of(name=name, score=count)
            for name, (count, _) in zip(names, best, strict=True)
        ],
    )


def _player(play: Play, side: Side) -> str:
    return play.names[side.seats[0]] if len(side.seats) == 1 else side.name


def where_it_led(play: Play) -> str:
    """Return the scores by player; at the end of a team's game how it ended."""
    if play.table.over and catalog.info(play.game).together:
        return outcome_sentence(play)
    return scores_sentence(play, by_player=True)
