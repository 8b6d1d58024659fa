"""The score of one side after each period of a game, as a challenge carries it.

Entry n is the score after period n, entry 0 that at the start; None where no position ended the
period, because one move ended two. Games with the same luck are compared by these numbers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

from hustings.core.score_history import Sample
from hustings.ui.links.squares import own_side, samples_of
from hustings.ui.model import Play

MAX_PERIODS: Final = 60
MAX_SCORE: Final = 10_000
_SCORE: Final = r"-?[0-9]{1,5}"
_WRITTEN: Final = rf"{_SCORE}(?:\.(?:{_SCORE})?){{0,{MAX_PERIODS - 1}}}\.{_SCORE}"

ScoreCourse: TypeAlias = tuple[int | None, ...]


def own_course(play: Play) -> ScoreCourse:
    """Return the player's or the team's scores in a finished game, () for a game without any."""
    mine = own_side(play)
    if mine is None:
        return ()
    samples = samples_of(play)
    numbers = period_numbers(samples)
    scores = {n: sample.counts[mine] for n, sample in zip(numbers, samples, strict=True)}
    last = numbers[-1]
    return tuple(scores.get(n) for n in range(last + 1)) if 0 < last <= MAX_PERIODS else ()


def period_numbers(samples: Sequence[Sample]) -> list[int]:
    """Return the number of each sample's period: as its short label says, else the next one."""
    numbers: list[int] = []
    for sample in samples:
        follows = numbers[-1] + 1 if numbers else 0
        short = sample.short
        stated = int(short) if short.isascii() and short.isdecimal() else follows
        numbers.append(max(stated, follows))
    return numbers


def write(course: ScoreCourse) -> str:
    """Return scores as addresses and saves hold them: "0.1..3"."""
    return ".".join("" if score is None else str(score) for score in course)


def read(text: object) -> ScoreCourse | None:
    """Return written scores, None if they are malformed."""
    if not isinstance(text, str) or not re.fullmatch(_WRITTEN, text):
        return None
    course = tuple(int(score) if score else None for score in text.split("."))
    return course if max(abs(score or 0) for score in course) <= MAX_SCORE else None
