"""The game of the day: started once, then continued; and those of earlier days."""

from __future__ import annotations

from hustings.core.record import Record, RecordError
from hustings.ui import words
from hustings.ui.effects import Effect
from hustings.ui.handling import current, parse_number
from hustings.ui.kept_games import SaveEntry
from hustings.ui.links.address import start_link
from hustings.ui.model import Model, SeatSetup
from hustings.ui.opening.new_game import begin
from hustings.ui.opening.saved_game import resume
from hustings.ui.results.daily import begins_alike, daily_start
from hustings.ui.results.days import date_text, today
from hustings.ui.results.statistics import first_day, result_of_day
from hustings.ui.saves.save import read_kept, save_kinds


def play(model: Model, _: str) -> list[Effect]:
    """Start the game of the day, one player against bots; continue it if it is kept."""
    kept = saved_daily_game(model)
    if kept is not None:
        return resume(model, kept.id)
    record, seats = daily_start(today(model))
    return begin(model, record, seats, friendly=False)


def play_day(model: Model, arg: str) -> list[Effect]:
    """Start the game of a day of the calendar, or continue it. arg: the day, see results.days.

    The game of an earlier day counts neither for the calendar nor for the streak, unless it was
    begun on its day. A finished one is started again.
    """
    day, now = parse_number(arg), today(model)
    if not first_day(now) <= day <= now:
        return []
    kept = saved_game_of_day(model, day)
    if day == now:
        return play(model, "")
    if kept is not None and not kept.over:
        return resume(model, kept.id)
    record, seats = daily_start(day)
    effects = begin(model, record, seats, friendly=False)
    current(model).warning = words.results.day_uncounted(day=date_text(day))
    return effects


def saved_daily_game(model: Model) -> SaveEntry | None:
    """Return the save of today's game, None without one."""
    return saved_game_of_day(model, today(model))


def saved_game_of_day(model: Model, day: int) -> SaveEntry | None:
    """Return the save of a day's game, None without one.

    The one whose result counts for the day, else the one played last; a finished one comes before
    those that try a moment of it again.
    """
    record, _ = daily_start(day)
    candidates = [
        save for save in model.saves if save.game == record.game and save.seed == record.seed
    ]
    counted = result_of_day(model.results, day)
    for save in candidates:
        if counted is not None and save.id == counted.id:
            return save
    saves = [save for save in candidates if _is_start(save, day)]
    return next((save for save in saves if save.over), saves[0] if saves else None)


def daily_link(model: Model) -> str:
    """Return the address (after '#') that starts the game of the day."""
    return start_link(*daily_start(today(model)))


def saved_game_of_link(model: Model, record: Record, seats: list[SeatSetup]) -> SaveEntry | None:
    """Return the save of today's game if a link starts just that game, else None."""
    return (
        saved_daily_game(model)
        if _identity(record, seats) == _identity(*daily_start(today(model)))
        else None
    )


def _identity(record: Record, seats: list[SeatSetup]) -> tuple[object, ...]:
    """Return what two starts of the same game share; the version of the rules may differ."""
    kinds = [seat.kind for seat in seats]
    return record.game, record.seed, record.options, record.moves, kinds


def _is_start(save: SaveEntry, day: int) -> bool:
    """Return whether a save began as the game of a day."""
    try:
        given, _ = read_kept(save.text, save.id)
        kinds = save_kinds(save.text)
    except RecordError:
        return False
    return begins_alike(given.seats, given.options, kinds, day)
