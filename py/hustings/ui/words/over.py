"""Words of the end of a game: the ranking, the course of the counts, the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.wording import counted, form, percent, signed
from hustings.ui.words.common import SAME_LUCK, moves

RANKING: Final = "Ranking"
RESULT: Final = "Final result"
TOGETHER: Final = "All together"


def automatic(side: str) -> str:
    """Return what a side is called in the ranking that nobody played."""
    return f"{side} (automatic)"


REMATCH: Final = "Rematch"
SAME_SEED: Final = "Same seed again"
SAME_SEED_HELP: Final = "A new game that meets the same dice and draws."
STARTED_AGAIN: Final = f"This is a new game; the other one is kept. {SAME_LUCK}"
WATCH: Final = "Watch from the start"
AS_TABLE: Final = "As a table"
BEGINNING: Final = "Start"
DICE: Final = "The dice"
FACE: Final = "Face"
ALL_THROWS: Final = "All"
EXPECTED: Final = "Fair"
AVERAGE: Final = "Average"


def played(count: int, seed: str) -> str:
    """Return how long a game was, and its seed."""
    return f"{moves(count)} · seed {seed}"


COPY_RESULT: Final = "Copy the result"


def result_line(title: str, outcome: str, scores: Sequence[tuple[str, int]], facts: str) -> str:
    """Return a result as one line to paste elsewhere. scores: (name, score), best first."""
    rows = ", ".join(f"{name} {signed(score)}" for name, score in scores)
    return " ".join(filter(None, (f"{title}:", outcome, rows and f"{rows}.", f"({facts})")))


def over_time(count: str) -> str:
    """Return the heading over the course of a count."""
    return f"{count} over time"


def took_the_lead(side: str, moment: str) -> str:
    """Return the turning point: when the side that came out first had taken the lead for good."""
    return f"The turning point: {side} took the lead for good in {moment}."


def graph_label(count: str, ends: Sequence[tuple[str, str]]) -> str:
    """Return what the graph shows, in words; ends: each side with its last count."""
    said = ", ".join(f"{name} {number}" for name, number in ends)
    return f"{count} over time; at the end {said}. The table has all numbers."


def look_there(name: str) -> str:
    """Return what pressing a row of the course does."""
    return f"{name}: look at the table then"


def thrown(total: int, average: str, fair: str) -> str:
    """Return how many dice fell, and their average where the faces are numbers."""
    dice = counted(total, "die", "dice")
    return f"{dice}, {average} on average; {fair} would be fair." if average else f"{dice}."


def dice_verdict(face: str, count: int, fair: str, unusual: bool) -> str:
    """Return whether the face that strays furthest from its fair share strays unusually far."""
    if not unusual:
        return "Every face fell about as often as fair dice let it."
    times = form(count, "once", f"{count} times")
    return (
        f"“{face}” fell {times} where {fair} would be fair: "
        "chance strays so far in about one game of twenty."
    )


# --- the review of one's decisions

WON: Final = 100
EVEN: Final = 50
"""Points: a chance of all, and of one half."""
FEWEST_SIDES: Final = 2
"""A side alone plays against the game."""

REVIEW_MINE: Final = "Your decisions"
REVIEW_DECISIONS: Final = "The decisions"
REVIEW_CARD: Final = "A decision of the review"
DONE_BY_YOU: Final = "You"
REVIEW_ASK: Final = "Review my decisions"
REVIEW_WHOSE: Final = "Whose decisions are to be reviewed?"
REVIEW_OFFER: Final = (
    "A bot goes through them with nothing but what could be seen then: what cost most, and what "
    "was found best."
)
REVIEW_PENDING: Final = "Going through the game …"
REVIEW_FAILED: Final = "The decisions could not be reviewed."
REVIEW_AGAIN: Final = "Try again"
REVIEW_WORST: Final = "What cost most"
REVIEW_BEST: Final = "The best finds"
REVIEW_NO_WORST: Final = "Nothing that is sure to have cost anything."
REVIEW_NO_BEST: Final = "No decision was clearly better than what lay near it."
REVIEW_HOW: Final = (
    "Points are hundredths of the chance to win. Moves are compared on the same luck, from what "
    "could be seen then; what chance may explain, or less than 2 points, is not told."
)
REVIEW_HOW_WITHOUT_LUCK: Final = (
    "Points are hundredths of the chance to win. Moves are compared from what could be seen then; "
    "less than 2 points is not told."
)
REVIEW_BEGIN: Final = "At the first decision"
REVIEW_LUCK: Final = "luck and the others"
REVIEW_LUCK_ALONE: Final = "luck"
REVIEW_OTHERS: Final = "the others"
REVIEW_REST: Final = "the rest"
REVIEW_RESULT: Final = "The result"
REVIEW_BACK: Final = "To the review"
REVIEW_BEFORE: Final = "The decision told before"
REVIEW_NEXT: Final = "The next decision told"
REVIEW_FIRST: Final = "It is the first one."
REVIEW_LAST: Final = "It is the last one."
REVIEW_BETTER: Final = "Better"
REVIEW_INSTEAD: Final = "Not as good"
TEAM: Final = "The team"


def review_of(name: str) -> str:
    """Return the heading over the decisions of one of several people."""
    return f"{name}’s decisions"


def points(share: float) -> int:
    """Return a share of the chance to win, 0 to 1, in whole points."""
    return round(100 * share)


def review_sum(
    who: str, judge: str, others: str, begin: int, end: int, lost: int, doubt: int
) -> str:
    """Return in words what decisions and the rest made of a chance that was not won; in points.

    who: the subject, "You". judge: who judged. others: what the rest was. lost: what the decisions
    cost, 0 where that cannot be measured.
    """
    result = "did not win" if end == 0 else "shared the win"
    luck = end - begin + lost
    sure = f" (give or take {doubt})" if doubt else ""
    cost = f"cost {counted(lost, 'point')}{sure}" if lost else "cost nothing that can be measured"
    made = f"gave {counted(luck, 'point')}" if luck >= 0 else f"took {counted(-luck, 'point')}"
    return (
        f"{who} began at {percent(begin / 100)} to win, as the {judge} sees it, and {result}. "
        f"The decisions {cost}; {others} {made}."
    )


def review_won(who: str, judge: str, begin: int, sides: int) -> str:
    """Return in words what a win was worth. who, judge: as above. begin: in points.

    sides: how many sides are ranked; with a level chance among them a win is neither expected nor
    against the odds. What a winner's decisions cost is not summed up: the others gave back more.
    """
    level = WON / max(FEWEST_SIDES, sides)
    expected = ", as expected" if begin >= EVEN else ", against the odds" if begin < level else ""
    chance = percent(begin / 100)
    return f"{who} won{expected}: at the first decision the {judge} put the chance at {chance}."


def review_decisions(count: int) -> str:
    """Return what the line of the decisions is called."""
    return counted(count, "decision")


def review_when(summary: str, ply: int) -> str:
    """Return when a decision was made. summary: how far the game was, as the game says it."""
    return f"{summary} · move {ply + 1}"


def review_chance(worth: float) -> str:
    """Return what a move was worth, a chance from 0 to 1; as exact as the points between two."""
    return f"{percent(worth)} to win"


def review_cost(lost: int) -> str:
    """Return the heading over a decision that cost so many points."""
    return f"This cost {counted(lost, 'point')}"


def review_gain(won: int) -> str:
    """Return the heading over a good decision."""
    return f"Well found: {counted(won, 'point')}"


FEW_THROWS: Final = "Too few throws to tell luck from habit."
