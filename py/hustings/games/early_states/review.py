"""Data for the review of a finished game: delegates turn by turn, and the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import Die, Event, Side, Throw
from hustings.games.early_states.events import Rolled
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import END
from hustings.messages.generated import early_states as messages

SCORE_NAME: Final = messages.delegates_heading()
SCORE_NOTE: Final = ""
PERIOD_NAME: Final = messages.review_stretch()
DICE: Final[tuple[Die, ...]] = (
    Die(messages.review_dice(), ("1", "2", "3", "4", "5", "6"), (1, 2, 3, 4, 5, 6)),
)


def sides(obs: State, names: Sequence[str]) -> list[Side]:  # noqa: ARG001 - always the seats
    """Return the players."""
    return [
        Side(name, f"seat-{seat}", seat, "ABCDEF"[seat], (seat,)) for seat, name in enumerate(names)
    ]


def scores(obs: State) -> list[int]:
    """Return each player's delegates."""
    return list(obs.score)


def counted(score: int) -> str:
    """Return a number of delegates with its noun."""
    return messages.delegates_counted(delegates=score)


def event_scores(event: Event) -> list[int] | None:  # noqa: ARG001 - every count stands in a position
    """Return None: no event carries a count."""
    return None


def period_labels(obs: State) -> tuple[str, str]:
    """Return the number of turns every seat has had, short and in full."""
    number = -(-obs.turns // obs.seats) if obs.turn.prompt == END else obs.turns // obs.seats
    return (str(number), messages.turn(turn=number)) if number else ("", "")


def throws(event: Event) -> list[Throw]:
    """Return the dice thrown in an event, without those that were kept."""
    if not isinstance(event, Rolled):
        return []
    thrown = [value for i, value in enumerate(event.dice) if event.thrown_bits >> i & 1]
    return [Throw(0, event.seat, value - 1) for value in thrown]
