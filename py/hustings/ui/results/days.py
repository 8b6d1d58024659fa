"""Days of the player's own calendar, as whole numbers from 1970-01-01 on.

The standard library's calendar takes too long to import in the browser.
"""

from __future__ import annotations

from typing import Final

from hustings.ui import words
from hustings.ui.model import Model
from hustings.ui.saves.save import iso_day

DAY_MS: Final = 86_400_000
MINUTE_MS: Final = 60_000
MINUTES_AN_HOUR: Final = 60
DAYS_A_WEEK: Final = 7
_FIRST_WEEKDAY: Final = 3
"""1970-01-01 was a Thursday; Monday is 0."""


def today(model: Model) -> int:
    """Return the player's day."""
    return day_of(model, model.now)


def until_midnight(model: Model) -> tuple[int, int]:
    """Return how long the player's day still lasts: hours, and minutes where that is none.

    From an hour on it is rounded, because the page is not drawn anew as time goes by.
    """
    left = DAY_MS - (model.now + model.utc_offset_ms) % DAY_MS
    minutes = max(1, left // MINUTE_MS)
    hours = (minutes + MINUTES_AN_HOUR // 2) // MINUTES_AN_HOUR
    return (hours, 0) if minutes >= MINUTES_AN_HOUR else (0, minutes)


def day_of(model: Model, moment: int) -> int:
    """Return the player's day at a moment. moment: milliseconds since 1970."""
    return max(0, moment + model.utc_offset_ms) // DAY_MS


def iso(day: int) -> str:
    """Return a day as text: "2026-11-26"."""
    return iso_day(day * DAY_MS)


def day_of_month(day: int) -> int:
    """Return the number of a day within its month, from 1."""
    return int(iso(day)[-2:])


def date_text(day: int) -> str:
    """Return a day in words, without its year: "26 November"."""
    return words.results.date(day=day_of_month(day), month=int(iso(day)[5:7]))


def weekday(day: int) -> int:
    """Return the day of the week, 0 for Monday."""
    return (day + _FIRST_WEEKDAY) % DAYS_A_WEEK
