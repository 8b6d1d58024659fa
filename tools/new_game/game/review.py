"""The review of a finished game of New Game: towns led, round by round, and the die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import Die, Event, Side, Throw
from tools.new_game.game.events import Rolled
from tools.new_game.game.state import State, leaders
from tools.new_game.messages import new_game as messages

SCORE_NAME: Final = messages.review_count()
SCORE_NOTE: Final = ""
PERIOD_NAME: Final = messages.review_stretch()
DICE: Final[tuple[Die, ...]] = (
    Die(messages.review_die(), ("1", "2", "3", "4", "5", "6"), (1, 2, 3, 4, 5, 6)),
)


def sides(obs: State, names: Sequence[str]) -> list[Side]:  # noqa: ARG001 - always the seats
    """Return the seats."""
    return [
        Side(name, f"seat-{seat}", seat, "ABCDEF"[seat], (seat,)) for seat, name in enumerate(names)
    ]


def scores(obs: State) -> list[int]:
    """Return in how many towns each seat leads."""
    return [leaders(obs).count(seat) for seat in range(obs.seats)]


def counted(score: int) -> str:
    """Return a number of towns with its noun."""
    return messages.towns_counted(towns=score)


def event_scores(event: Event) -> list[int] | None:  # noqa: ARG001 - every count stands in a position
    """Return None."""
    return None


def period_labels(obs: State) -> tuple[str, str]:
    """Return how many rounds are over."""
    number = obs.round
    return (str(number), messages.review_round(round=number)) if number else ("", "")


def throws(event: Event) -> list[Throw]:
    """Return the die that was rolled."""
    return [Throw(0, event.seat, event.pips - 1)] if isinstance(event, Rolled) else []
