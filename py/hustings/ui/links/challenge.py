"""A challenge: a link to the start of a game with the result to beat, on the same luck."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from hustings import catalog
from hustings.core.model import Seat
from hustings.ui import words
from hustings.ui.kept_games import Challenge
from hustings.ui.links import score_course
from hustings.ui.links.address import BEAT, COURSE, WRITTEN_CHALLENGE, start_link
from hustings.ui.model import Play

MAX_SCORE: Final = score_course.MAX_SCORE


def own_score(play: Play) -> Challenge | None:
    """Return what the only player or the team here has reached; None where there is neither."""
    together = catalog.info(play.game).together
    if not play.table.over or play.away or play.lesson is not None or play.friendly:
        return None
    if not play.humans or (len(play.humans) > 1 and not together):
        return None
    outcome = play.table.rules.outcome(play.table.state)
    others = [rival.score for rival in outcome.others]
    return reached(play.game, play.humans[0], outcome.scores, others)


def reached(game: str, mine: Seat, scores: Sequence[int], others: Sequence[int]) -> Challenge:
    """Return what a seat has in an end of a game.

    scores: by seat. others: of sides without a seat.
    """
    rivals = list(others)
    if not catalog.info(game).together:
        rivals += [score for seat, score in enumerate(scores) if seat != mine]
    return Challenge(scores[mine], max(rivals, default=None))


def own_challenge(play: Play) -> Challenge | None:
    """Return the own score with its course over a finished game, None where there is none."""
    reached = own_score(play)
    return None if reached is None else reached._replace(course=score_course.own_course(play))


def challenge_link(play: Play) -> str:
    """Return the address (after '#') that starts the same game with this result to beat; or ""."""
    given = own_challenge(play)
    if given is None:
        return ""
    pairs = "".join(f"&{key}={text}" for key, text in written(given).items())
    return start_link(play.table.record, play.seats) + pairs


def written(challenge: Challenge) -> dict[str, str]:
    """Return the parts of a challenge as addresses and saves hold them."""
    course = score_course.write(challenge.course)
    return {BEAT: write(challenge)} | ({COURSE: course} if course else {})


def opened(beat: object, course: object) -> tuple[Challenge | None, str]:
    """Return a challenge from its parts, None without one, and what could not be read, or ""."""
    challenge = read(beat)
    if challenge is None or not course:
        return challenge, words.results.challenge_unreadable() if beat and not challenge else ""
    scores = score_course.read(course)
    if scores is None:
        return challenge, words.results.course_unreadable()
    return challenge._replace(course=scores), ""


def write(challenge: Challenge) -> str:
    """Return a challenge as addresses and saves hold it: "5to3", or "12" without rivals."""
    score, rival = challenge.score, challenge.rival
    return f"{score}" if rival is None else f"{score}to{rival}"


def read(text: object) -> Challenge | None:
    """Return a written challenge, None if it is malformed."""
    match = re.fullmatch(WRITTEN_CHALLENGE, text) if isinstance(text, str) else None
    if match is None:
        return None
    score, rival = int(match[1]), None if match[2] is None else int(match[2])
    return Challenge(score, rival) if max(abs(score), abs(rival or 0)) <= MAX_SCORE else None


def invitation(challenge: Challenge) -> str:
    """Return the sentence with which a challenge opens."""
    return words.results.challenge(standing=standing(challenge))


def answer(play: Play) -> str:
    """Return how a finished game compares with its challenge, "" without one."""
    mine, asked = own_score(play), play.challenge
    if mine is None or asked is None:
        return ""
    return words.results.challenge_over(
        how=compare(mine, asked), mine=standing(mine), standing=standing(asked)
    )


def compare(mine: Challenge, other: Challenge) -> str:
    """Return whether a result is "better", "same" or "worse": by its lead, then by its score."""
    first, second = ((each.lead, each.score) for each in (mine, other))
    return "better" if first > second else "same" if first == second else "worse"


def standing(challenge: Challenge) -> str:
    """Return a result in short: "5 to 3", or "12" without rivals."""
    score, rival = challenge.score, challenge.rival
    if rival is None:
        return words.results.standing_alone(score=score)
    return words.results.standing(score=score, rival=rival)
