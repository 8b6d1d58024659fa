"""The review of a finished game of Back Room: wards led, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import Die, Event, Side, Throw
from tests.toy.state import State

SCORE_NAME: Final = "Wards"
SCORE_NOTE: Final = ""
PERIOD_NAME: Final = "Round"
DICE: Final[tuple[Die, ...]] = ()
"""The Machine’s die is loaded: its faces are not equally likely."""


def sides(obs: State, names: Sequence[str]) -> list[Side]:
    """Return the seats, and the Machine if it plays."""
    seats = [
        Side(name, f"seat-{seat}", seat, "ABCDEF"[seat], (seat,)) for seat, name in enumerate(names)
    ]
    return [*seats, Side("The Machine", "side-team", obs.seats, "M")]


def scores(obs: State) -> list[int]:
    """Return the wards that each side leads alone."""
    won = [0] * (obs.seats + 1)
    for ward in obs.wards:
        if ward.count(max(ward)) == 1:
            won[ward.index(max(ward))] += 1
    return won


def counted(score: int) -> str:
    """Return a number of wards with its noun."""
    return f"{score} wards"


def event_scores(event: Event) -> list[int] | None:
    """Return None: every score can be read from a position."""
    return None


def period_labels(obs: State) -> tuple[str, str]:
    """Return the labels of the finished rounds."""
    return (str(obs.round), f"Round {obs.round}") if obs.round else ("", "")


def throws(event: Event) -> list[Throw]:
    """Return nothing."""
    return []
