"""What the kept results say: totals, the ladder of levels, the calendar of daily games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from hustings import catalog
from hustings.ui.kept_games import ALONE, MIXED, Result
from hustings.ui.results.days import DAYS_A_WEEK, iso, weekday

RECENT_GAMES: Final = 10
CALENDAR_WEEKS: Final = 5
FORGIVEN_DAYS: Final = 1
"""Missed days that do not end a streak."""


class Total(NamedTuple):
    """All results of a game at one level with the same number of players.

    best: the highest score. recent: whether each of the last games was won, the last one last.
    reviewed: how many have a review that counted luck; reviewed_won: the share of those that were
    won, 0 to 1; without_luck: the mean of what decisions were worth in them, 0 to 1.
    """

    level: str
    players: int
    played: int
    won: int
    best: int
    recent: tuple[bool, ...]
    reviewed: int
    reviewed_won: float
    without_luck: float


def totals(results: Sequence[Result], game: str) -> list[Total]:
    """Return the totals of a game, by level and players. results: the first first."""
    groups: dict[tuple[int, int], list[Result]] = {}
    levels = (ALONE, *catalog.info(game).levels, MIXED)
    for result in results:
        if result.game == game:
            key = (levels.index(result.level), result.players)
            groups.setdefault(key, []).append(result)
    return [
        Total(
            level=levels[level],
            players=players,
            played=len(group),
            won=sum(result.won for result in group),
            best=max(result.score for result in group),
            recent=tuple(result.won for result in group[-RECENT_GAMES:]),
            **_without_luck(group),
        )
        for (level, players), group in sorted(groups.items())
    ]


def _without_luck(results: Sequence[Result]) -> dict[str, Any]:
    """Return what a Total says about reviewed games."""
    reviewed = [(100 * result.won, result.luck) for result in results if result.luck is not None]
    games = len(reviewed)
    won = sum(points for points, _ in reviewed)
    worth = won - sum(luck for _, luck in reviewed)
    mean = 100 * max(1, games)
    return {
        "reviewed": games,
        "reviewed_won": won / mean,
        "without_luck": min(1.0, max(0.0, worth / mean)),
    }


def beaten_levels(results: Sequence[Result], game: str) -> list[str]:
    """Return the levels of a game, the lowest first, up to the highest that was beaten."""
    levels = list(catalog.info(game).levels)
    won = [levels.index(r.level) for r in results if r.game == game and r.won and r.level in levels]
    return levels[: max(won, default=-1) + 1]


def proposed_level(results: Sequence[Result], game: str, level: str) -> str:
    """Return the level to play against after games at a level: the next one once it is beaten.

    It stays once a higher level was played against, or where bots are of the player's team.
    """
    info = catalog.info(game)
    levels = list(info.levels)
    if info.together or level not in beaten_levels(results, game) or level == levels[-1]:
        return level
    at = levels.index(level)
    tried = {result.level for result in results if result.game == game}
    return level if tried & set(levels[at + 1 :]) else levels[at + 1]


class Day(NamedTuple):
    """A day of the calendar. result: of its daily game, None if it was not finished."""

    day: int
    result: Result | None


def calendar(results: Sequence[Result], today: int) -> list[list[Day]]:
    """Return the last weeks, each from Monday on, up to today."""
    daily = {result.day: result for result in reversed(results) if result.daily}
    days = [Day(day, daily.get(iso(day))) for day in range(first_day(today), today + 1)]
    return [days[n : n + DAYS_A_WEEK] for n in range(0, len(days), DAYS_A_WEEK)]


def first_day(today: int) -> int:
    """Return the first day of the calendar, a Monday."""
    return today - weekday(today) - (CALENDAR_WEEKS - 1) * DAYS_A_WEEK


def result_of_day(results: Sequence[Result], day: int) -> Result | None:
    """Return the result of a day's game, None if it was not finished."""
    date = iso(day)
    return next((each for each in results if each.daily and each.day == date), None)


def streak(results: Sequence[Result], today: int) -> int:
    """Return on how many days in a row the daily game was finished.

    Today is not missed before it is over. FORGIVEN_DAYS missed days of the row are forgiven,
    but not counted.
    """
    played = {result.day for result in results if result.daily}
    day, missed, length = today, 0, 0
    if iso(day) not in played:
        day -= 1
    while missed <= FORGIVEN_DAYS and day >= 0:
        if iso(day) in played:
            length += 1
        else:
            missed += 1
        day -= 1
    return length
