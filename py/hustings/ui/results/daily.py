"""The game of the day: the same for everybody who has the same date."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hustings import catalog
from hustings.core.record import Record, make, proposed
from hustings.ui.links.address import default_kinds, name_seats
from hustings.ui.model import Play, SeatSetup
from hustings.ui.results.days import iso


def daily_game(day: int) -> tuple[str, str]:
    """Return the game of a day, and its seed: the date. day: see results.days."""
    return catalog.of_the_day(day), iso(day)


def daily_start(day: int) -> tuple[Record, list[SeatSetup]]:
    """Return the record of a day's game before its first move, and its seats."""
    game, seed = daily_game(day)
    info = catalog.info(game)
    seats = name_seats(default_kinds(info))
    return make(info, len(seats), proposed(info, len(seats)), seed), seats


def is_daily(play: Play, day: int) -> bool:
    """Return whether a game on the table began as the game of this day does."""
    game, seed = daily_game(day)
    record = play.table.record
    if (record.game, record.seed) != (game, seed):
        return False
    given = [seat.kind for seat in play.seats]
    return begins_alike(record.seats, record.options, given, day)


def day_of(play: Play, today: int) -> int | None:
    """Return the day whose game this is, None if it is neither today's nor yesterday's.

    A game begun before midnight may end after it.
    """
    return next((day for day in (today, max(0, today - 1)) if is_daily(play, day)), None)


def begins_alike(players: int, options: Mapping[str, int], kinds: Sequence[str], day: int) -> bool:
    """Return whether seats and options are those of the day's game; the rules may be newer."""
    record, seats = daily_start(day)
    return (players, options, kinds) == (
        record.seats,
        record.options,
        [seat.kind for seat in seats],
    )
