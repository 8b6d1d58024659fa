"""Data for the review of a finished game: districts as they were won. There are no dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import Die, Event, Side, Throw
from hustings.games.gerrymander.info import INFO
from hustings.games.gerrymander.state import State, parties
from hustings.messages.generated import gerrymander as messages

SCORE_NAME: Final = messages.review_count()
SCORE_NOTE: Final = ""
PERIOD_NAME: Final = messages.review_stretch()
DICE: Final[tuple[Die, ...]] = ()


def sides(obs: State, names: Sequence[str]) -> list[Side]:
    """Return the parties, each with its player."""
    shown = INFO.sides[: parties(obs)]
    if obs.seats == 1:
        return [side._replace(seats=(0,) if side is shown[0] else ()) for side in shown]
    return [
        side._replace(name=messages.party_led_by(party=side.name, name=name), seats=(seat,))
        for seat, (side, name) in enumerate(zip(shown, names, strict=True))
    ]


def scores(obs: State) -> list[int]:
    """Return each party's districts."""
    return list(obs.won)


def counted(score: int) -> str:
    """Return a number of districts with its noun."""
    return messages.districts_counted(districts=score)


def event_scores(event: Event) -> list[int] | None:  # noqa: ARG001 - every count stands in a position
    """Return None: no event carries a count."""
    return None


def period_labels(obs: State) -> tuple[str, str]:
    """Return the number of districts decided, short and in full."""
    number = sum(obs.won)
    return (str(number), messages.region_district(district=number)) if number else ("", "")


def throws(event: Event) -> list[Throw]:  # noqa: ARG001 - nobody rolls
    """Return []: there are no dice."""
    return []
