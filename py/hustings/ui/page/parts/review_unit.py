"""The unit of a review: points of the chance to win, or of the score to be expected.

In both one point is 0.01 of the numbers that a review holds.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings import catalog
from hustings.messages.formats import number, shown
from hustings.messages.people import Person
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.reviews import DebriefResult

CERTAIN_POINTS: Final = 100
"""A certain win in points: one is one per cent of the chance to win."""


def points(share: float) -> int:
    """Return a chance to win, 0 to 1, in whole points."""
    return round(CERTAIN_POINTS * share)


def share_of(amount: int) -> float:
    """Return points as a chance to win."""
    return amount / CERTAIN_POINTS


class Sum(NamedTuple):
    """What decisions and the rest made of a game, in points. lost: what the decisions cost."""

    begin: int
    end: int
    lost: int

    @property
    def rest(self) -> int:
        """What luck and others gave."""
        return self.end - self.begin + self.lost


def is_scored(play: Play) -> bool:
    """Return whether a review of the game goes by its score."""
    return catalog.judged_by_score(play.table.record)


def change_of_chance(play: Play, before: float, after: float) -> str:
    """Return a change of the chance to win, or of the score to be expected."""
    return words.over.review_swing(before=figure(play, before), after=figure(play, after))


def find_text(play: Play, share: float, other: float) -> str:
    """Return by how much a turn was better than another way to play it."""
    return words.over.review_find(share=figure(play, share), other=figure(play, other))


def other_turns(play: Play, cost: int) -> str:
    """Return what the turns cost that are not listed, or gained if below 0. cost: a score."""
    return words.over.review_score_others(lost=cost > 0, counted=_counted(play, abs(cost)))


def worth(play: Play, share: float) -> str:
    """Return what a move leaves to be expected: "45 % to win", or "43 delegates"."""
    if is_scored(play):
        return _counted(play, points(share))
    return words.over.chance(chance=share)


def figure(play: Play, share: float) -> str:
    """Return it as a number."""
    return shown(points(share)) if is_scored(play) else number(share, style="percent")


def change(amount: int) -> str:
    """Return a change of the score as a number with its sign."""
    return number(amount, signDisplay="exceptZero")


def score_sum(play: Play, who: Person, level: str, total: Sum) -> str:
    """Return the summary of a game that is judged by its score. level: that of the judge."""
    begin, end, cost, luck = (
        _counted(play, n) for n in (total.begin, total.end, total.lost, abs(total.rest))
    )
    return words.over.review_score_sum(
        who=who,
        level=level,
        begin=begin,
        end=end,
        lost=total.lost,
        cost=cost,
        gave=total.rest >= 0,
        luck=luck,
    )


def method(play: Play) -> str:
    """Return the sentence on how moves are compared."""
    if is_scored(play):
        return words.over.review_score_how()
    by_luck, without = words.over.review_how, words.over.review_how_without_luck
    return by_luck() if play.table.luck_acted() else without()


def graph_label(play: Play, result: DebriefResult) -> str:
    """Return the description of the graph for screen readers."""
    shares, turns = (result.start_chance, result.end_chance), len(result.course)
    if is_scored(play):
        begin, end = (_counted(play, points(share)) for share in shares)
        return words.over.score_graph(begin=begin, end=end, turns=turns)
    begin, end = (number(share, style="percent") for share in shares)
    return words.over.chance_graph(begin=begin, end=end, turns=turns)


def _counted(play: Play, amount: int) -> str:
    return catalog.review(play.game).counted(amount)
