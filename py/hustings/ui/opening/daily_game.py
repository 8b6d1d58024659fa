"""The game of the day: started once, then continued."""

from __future__ import annotations

from hustings import catalog
from hustings.core.record import Record, RecordError, make, proposed
from hustings.ui.effects import Effect
from hustings.ui.kept_games import SaveEntry
from hustings.ui.links.address import default_kinds, name_seats, start_link
from hustings.ui.model import Model, SeatSetup
from hustings.ui.opening.new_game import begin, daily_game
from hustings.ui.opening.saved_game import resume
from hustings.ui.saves.save import read_kept, save_kinds


def play(model: Model, _: str) -> list[Effect]:
    """Start the game of the day, one player against normal bots; continue it if it is kept."""
    kept = saved_daily_game(model)
    if kept is not None:
        return resume(model, kept.id)
    record, seats = _start(model.now)
    return begin(model, record, seats, friendly=False)


def saved_daily_game(model: Model) -> SaveEntry | None:
    """Return the save of today's game, the one played last, None without one."""
    record, seats = _start(model.now)
    candidates = [
        save for save in model.saves if save.game == record.game and save.seed == record.seed
    ]
    return next((save for save in candidates if _is_start(save, record, seats)), None)


def daily_link(now: int) -> str:
    """Return the address (after '#') that starts the game of the day."""
    return start_link(*_start(now))


def saved_game_of_link(model: Model, record: Record, seats: list[SeatSetup]) -> SaveEntry | None:
    """Return the save of today's game if a link starts just that game, else None."""
    return (
        saved_daily_game(model)
        if _identity(record, seats) == _identity(*_start(model.now))
        else None
    )


def _identity(record: Record, seats: list[SeatSetup]) -> tuple[object, ...]:
    """Return what two starts of the same game share; the version of the rules may differ."""
    kinds = [seat.kind for seat in seats]
    return record.game, record.seed, record.options, record.moves, kinds


def _start(now: int) -> tuple[Record, list[SeatSetup]]:
    """Return the record of today's game before its first move, and its seats."""
    game, seed = daily_game(now)
    info = catalog.info(game)
    seats = name_seats(default_kinds(info))
    return make(info, len(seats), proposed(info, len(seats)), seed), seats


def _is_start(save: SaveEntry, record: Record, seats: list[SeatSetup]) -> bool:
    """Return whether a save began like this; the version of the rules may differ."""
    try:
        given, _ = read_kept(save.text, save.id)
        kinds = save_kinds(save.text)
    except RecordError:
        return False
    candidates = (given.seats, given.options) == (record.seats, record.options)
    return candidates and kinds == [seat.kind for seat in seats]
