"""The game of the day: the same for everybody who has the same date."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hustings import catalog
from hustings.core.record import Record, make, proposed
from hustings.ui.links.address import default_kinds, name_seats
from hustings.ui.model import Model, Play, SeatSetup
from hustings.ui.results.days import day_of, iso, today
from hustings.ui.results.statistics import result_of_day


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


def counted_day(model: Model, play: Play) -> int | None:
    """Return the day whose game this is, None if it does not count as a game of the day.

    It counts if it was begun on its day. A game begun before midnight may end after it.
    """
    day = today(model)
    begun = day_of(model, play.created) if play.created else day
    return begun if day - 1 <= begun <= day and is_daily(play, begun) else None


def aims_are_open(model: Model, play: Play) -> bool:
    """Return whether a game on the table is the one that counts as its day's."""
    day = counted_day(model, play)
    if day is None or play.lesson is not None:
        return False
    result = result_of_day(model.results, day)
    return result is None or result.id == play.id


def begins_alike(players: int, options: Mapping[str, int], kinds: Sequence[str], day: int) -> bool:
    """Return whether seats and options are those of the day's game; the rules may be newer."""
    record, seats = daily_start(day)
    return (players, options, kinds) == (
        record.seats,
        record.options,
        [seat.kind for seat in seats],
    )
