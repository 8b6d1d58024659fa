"""The course of a finished game as a row of squares, one a round, to send with its result."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from hustings import catalog
from hustings.core.score_history import Sample, score_history
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.phases import Over

AHEAD: Final = "ahead"
EVEN: Final = "even"
BEHIND: Final = "behind"
SQUARES: Final = {AHEAD: "🟩", EVEN: "🟨", BEHIND: "⬜"}
MAX_SQUARES: Final = 15
"""A line of a chat on a phone; of longer games evenly spaced rounds are shown."""

Course: TypeAlias = tuple[str, ...]
"""How the player stood, a code for each square."""


def course_of(play: Play) -> Course:
    """Return how the player stood after each round of a finished game.

    It is () where there is no player here, or several who are rivals. With rivals it says whether
    the player's side was ahead of all of them, and last who won, as a tie-break may have decided
    a level score; else whether its score rose.
    """
    mine = own_side(play)
    if mine is None:
        return ()
    samples = samples_of(play)
    if len(samples[0].counts) == 1:
        steps = pairwise(sample.counts[mine] for sample in samples)
        course = [_compared(now, before) for before, now in steps]
    else:
        course = [_standing(sample, mine) for sample in samples[1:]]
        course[-1:] = [_result(play)] if course else []
    return _shortened(course)


def own_side(play: Play) -> int | None:
    """Return the side of the only player or the team here in a finished game, None without one."""
    alone = len(play.humans) == 1 or (play.humans and catalog.info(play.game).together)
    if not alone or not play.table.over:
        return None
    sides = catalog.review(play.game).sides(play.table.view(None), play.names)
    return next((n for n, side in enumerate(sides) if play.humans[0] in side.seats), None)


def squares(play: Play) -> str:
    """Return the course as text: "🟩🟨⬜"."""
    return "".join(SQUARES[code] for code in course_of(play))


def course_meaning(play: Play) -> str:
    """Return a sentence on what the squares mean, "" without any."""
    if not course_of(play):
        return ""
    return words.over.course_meaning(rivals=len(samples_of(play)[0].counts) > 1)


def samples_of(play: Play) -> Sequence[Sample]:
    """Return the scores after each round, from the game's review once it is worked out."""
    over = play.find_phase(Over)
    if over is not None and over.review is not None:
        return over.review.course
    return score_history(play.table, catalog.review(play.game))


def _standing(sample: Sample, mine: int) -> str:
    rivals = [count for side, count in enumerate(sample.counts) if side != mine]
    return _compared(sample.counts[mine], max(rivals))


def _result(play: Play) -> str:
    """Return whether the player's side has won alone, with others, or lost."""
    outcome = play.table.rules.outcome(play.table.state)
    if outcome.ranks[play.humans[0]] > 1:
        return BEHIND
    ranks = [*outcome.ranks, *(rival.rank for rival in outcome.others)]
    return AHEAD if ranks.count(1) == 1 else EVEN


def _compared(one: int, other: int) -> str:
    return AHEAD if one > other else EVEN if one == other else BEHIND


def _shortened(course: list[str]) -> Course:
    """Return at most MAX_SQUARES of a course, evenly spaced, the last one included."""
    count = len(course)
    if count <= MAX_SQUARES:
        return tuple(course)
    return tuple(course[(n + 1) * count // MAX_SQUARES - 1] for n in range(MAX_SQUARES))
