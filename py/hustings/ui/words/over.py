"""Words of the end of a game: the ranking, the course of the counts, the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.wording import counted, form, signed
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


FEW_THROWS: Final = "Too few throws to tell luck from habit."
