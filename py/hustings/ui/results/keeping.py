"""Keeping the result of a game when it ends, and deleting all results."""

from __future__ import annotations

from hustings import catalog
from hustings.ui.effects import Discard, Effect, Keep
from hustings.ui.kept_games import Result
from hustings.ui.model import Model, Play
from hustings.ui.results.daily import counted_day
from hustings.ui.results.days import iso, today
from hustings.ui.reviews import DebriefResult
from hustings.ui.saves.result import MAX_LUCK, RESULTS, result_of, result_text


def keep_result(model: Model, play: Play) -> list[Effect]:
    """Keep the result of a finished game, once: of games that begin alike the first one counts."""
    daily = counted_day(model, play)
    played_on = iso(today(model) if daily is None else daily)
    found = result_of(play, model.now, played_on, daily=daily is not None)
    if found is None or any(found.start == kept.start for kept in model.results):
        return []
    model.results.append(found)
    return [Keep(RESULTS + found.id, result_text(found))]


def keep_luck(model: Model, play: Play, review: DebriefResult) -> list[Effect]:
    """Keep with a result what luck and the others gave, by the review of the only player here.

    A winner earned 100 points, so that what is left is what the decisions were worth.
    """
    result = result_in(model, play)
    if result is None or len(play.humans) != 1 or not play.table.luck_acted():
        return []
    if catalog.judged_by_score(play.table.record):
        return []
    earned = 1.0 if result.won else 0.0
    luck = round(100 * (earned - review.start_chance + review.lost))
    if abs(luck) > MAX_LUCK:
        return []
    reviewed = result._replace(luck=luck)
    model.results[model.results.index(result)] = reviewed
    return [Keep(RESULTS + reviewed.id, result_text(reviewed))]


def delete_results(model: Model, _: str) -> list[Effect]:
    """Delete all results; the player has confirmed it."""
    gone: list[Effect] = [Discard(RESULTS + result.id) for result in model.results]
    model.results, model.dialog = [], ""
    return gone


def result_in(model: Model, play: Play) -> Result | None:
    """Return the kept result of the game on the table, None without one."""
    return next((result for result in model.results if result.id == play.id), None)


def date_of_daily(model: Model, play: Play) -> str:
    """Return the date of the daily game that a finished game is, "" if it is another game."""
    result = result_in(model, play)
    if result is not None:
        return result.day if result.daily else ""
    day = counted_day(model, play)
    return "" if day is None else iso(day)
