"""The chapters of a season, and how each result changes the start of the next: a table.

Every option and level is one that the game offers in its set-up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from hustings.ui import words

OPENING: Final = "opening"
"""The grade before the first chapter."""
CLEAR: Final = "clear"
"""The grade of a win by at least the `clear_lead` of the game's info."""
WON: Final = "won"
LOST: Final = "lost"
POINTS: Final = {CLEAR: 2, WON: 1, LOST: 0}
"""What a chapter counts by its grade."""


class Start(NamedTuple):
    """The start of a chapter after a result.

    says: the sentence that tells the player. level: of the rival, "" where the player is alone.
    options: those that differ from the defaults. rival_first: whether the rival has the first seat.
    """

    says: Callable[[], str]
    level: str = ""
    options: Mapping[str, int] = {}
    rival_first: bool = False


class Chapter(NamedTuple):
    """A chapter.

    name: what it is in the story. starts: by the grade of the chapter before. headlines: in the
    newspaper, by its own grade.
    """

    name: Callable[[], str]
    starts: Mapping[str, Start]
    headlines: Mapping[str, Callable[[], str]]


CHAPTERS: Final = (
    Chapter(
        words.season.primary,
        {OPENING: Start(words.season.primary_opens, "normal")},
        {
            CLEAR: words.season.primary_is_clear,
            WON: words.season.primary_is_won,
            LOST: words.season.primary_is_lost,
        },
    ),
    Chapter(
        words.season.tour,
        {
            CLEAR: Start(words.season.tour_clear, "easy"),
            WON: Start(words.season.tour_won, "normal"),
            LOST: Start(words.season.tour_lost, "normal", {"order": 2}),
        },
        {
            CLEAR: words.season.tour_is_clear,
            WON: words.season.tour_is_won,
            LOST: words.season.tour_is_lost,
        },
    ),
    Chapter(
        words.season.districts,
        {
            CLEAR: Start(words.season.districts_clear, "easy", {"tokens": 0}),
            WON: Start(words.season.districts_won, "normal", {"tokens": 0}),
            LOST: Start(words.season.districts_lost, "normal", {"tokens": 1}),
        },
        {
            CLEAR: words.season.districts_is_clear,
            WON: words.season.districts_is_won,
            LOST: words.season.districts_is_lost,
        },
    ),
    Chapter(
        words.season.polling_day,
        {
            CLEAR: Start(words.season.polling_clear, options={"goodwill": 1}),
            WON: Start(words.season.polling_won, options={"goodwill": 2}),
            LOST: Start(words.season.polling_lost, options={"goodwill": 3}),
        },
        {
            CLEAR: words.season.polling_is_clear,
            WON: words.season.polling_is_won,
            LOST: words.season.polling_is_lost,
        },
    ),
    Chapter(
        words.season.convention,
        {
            CLEAR: Start(words.season.convention_clear, "easy"),
            WON: Start(words.season.convention_won, "easy", rival_first=True),
            LOST: Start(words.season.convention_lost, "normal", rival_first=True),
        },
        {
            CLEAR: words.season.convention_is_clear,
            WON: words.season.convention_is_won,
            LOST: words.season.convention_is_lost,
        },
    ),
)
"""In the order of catalog.SEASON."""
