"""The next aim of the game of the day, and how far it is."""

from __future__ import annotations

from typing import Final

from hustings import catalog
from hustings.ui import words
from hustings.ui.kept_games import Challenge, Result
from hustings.ui.links.challenge import compare, own_score
from hustings.ui.model import Play

LEAST_WINNING_SCORE: Final = 1
"""A team wins above zero (see `Outcome`)."""


def next_aim(play: Play, result: Result, match: Challenge | None) -> str:
    """Return a sentence on the lowest aim that was missed, in the game's own unit.

    result: of this game. match: what the strongest level reached on the same luck, None if unknown.
    """
    if not result.won:
        return _to_a_win(play, result)
    info, review = catalog.info(play.game), catalog.review(play.game)
    if result.lead < info.clear_lead:
        short = review.counted(info.clear_lead - result.lead)
        return words.results.short_of_lead(short=short, lead=info.clear_lead)
    level, mine = words.results.level_of(level=catalog.strongest(play.game)), own_score(play)
    if match is None or mine is None:
        return words.results.next_is_best(level=level)
    return _to_the_level(play, level, mine, match)


def _to_a_win(play: Play, result: Result) -> str:
    review, outcome = catalog.review(play.game), play.table.rules.outcome(play.table.state)
    short = LEAST_WINNING_SCORE - result.score
    if not catalog.info(play.game).together:
        seats = zip(outcome.ranks, outcome.scores, strict=True)
        sides = ((rival.rank, rival.score) for rival in outcome.others)
        short = max(score for rank, score in (*seats, *sides) if rank == 1) - result.score
    if short <= 0:
        return words.results.level_but_lost(what=review.SCORE_NAME)
    return words.results.short_of_win(short=review.counted(short))


def _to_the_level(play: Play, level: str, mine: Challenge, match: Challenge) -> str:
    how, by_lead = compare(mine, match), match.lead != mine.lead
    if how != "worse":
        return (
            words.results.all_aims() if how == "better" else words.results.level_with(level=level)
        )
    gap = match.lead - mine.lead if by_lead else match.score - mine.score
    rivals = by_lead and match.rival is not None
    short = catalog.review(play.game).counted(gap)
    return words.results.short_of_level(short=short, level=level, rivals=rivals)
