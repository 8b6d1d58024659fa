"""How far a season is: its grades and points, the start of its next chapter, a chapter's end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hustings import catalog
from hustings.core.model import BOT, HUMAN
from hustings.core.record import Record, make
from hustings.ui.effects import Effect, Keep
from hustings.ui.kept_games import Challenge, ChapterResult, Season
from hustings.ui.links.address import name_seats
from hustings.ui.links.challenge import reached
from hustings.ui.model import Model, Play, SeatSetup
from hustings.ui.saves.result import level_of
from hustings.ui.saves.season import SEASONS, season_text
from hustings.ui.season.chapters import CHAPTERS, CLEAR, LOST, OPENING, POINTS, WON, Start

MOST_POINTS: Final = len(CHAPTERS) * POINTS[CLEAR]


class SeasonTotal(NamedTuple):
    """What a season has brought: chapters won, and points."""

    points: int
    won: int

    @property
    def clear(self) -> int:
        """The chapters won clearly: each counts one point more than another win."""
        return self.points - self.won


def standing_of(result: ChapterResult) -> Challenge:
    """Return the player's score in a chapter, and that of the best rival."""
    outcome = result.outcome
    others = [rival.score for rival in outcome.others]
    return reached(result.game, result.seat, outcome.scores, others)


def grade(result: ChapterResult) -> str:
    """Return the grade of a chapter's result: CLEAR, WON or LOST."""
    if not result.won:
        return LOST
    lead = standing_of(result).lead
    return CLEAR if lead >= catalog.info(result.game).clear_lead else WON


def total(season: Season) -> SeasonTotal:
    """Return the total of a season so far."""
    points = sum(POINTS[grade(result)] for result in season.results)
    return SeasonTotal(points, sum(result.won for result in season.results))


def is_over(season: Season) -> bool:
    """Return whether every chapter has a result."""
    return len(season.results) == len(CHAPTERS)


def open_season(seasons: Sequence[Season]) -> Season | None:
    """Return the season that goes on, the last one begun; None without one."""
    return next((season for season in reversed(seasons) if not is_over(season)), None)


def finished_seasons(seasons: Sequence[Season]) -> list[Season]:
    """Return the seasons that are over."""
    return [season for season in seasons if is_over(season)]


def save_id(season: Season, number: int) -> str:
    """Return the id of the save of a chapter's game. number: 0 for the first chapter."""
    return f"{season.id}-{number + 1}"


def next_start(season: Season) -> Start:
    """Return the start of the next chapter of a season that is not over."""
    results = season.results
    return CHAPTERS[len(results)].starts[grade(results[-1]) if results else OPENING]


def next_game(season: Season) -> tuple[Record, list[SeatSetup]]:
    """Return the next chapter's record before its first move, and its seats."""
    info = catalog.info(catalog.SEASON[len(season.results)])
    start = next_start(season)
    kinds = [HUMAN, f"{BOT}{start.level}"] if start.level else [HUMAN]
    seats = name_seats(kinds[::-1] if start.rival_first else kinds)
    return make(info, len(seats), start.options, season.seed), seats


def season_of(model: Model, play: Play) -> tuple[Season, int] | None:
    """Return the season of which a game is a chapter, with the chapter's number; else None."""
    for season in model.seasons.kept:
        for number in range(min(len(season.results) + 1, len(CHAPTERS))):
            if play.id == save_id(season, number) and play.game == catalog.SEASON[number]:
                return season, number
    return None


def keep_chapter(model: Model, play: Play) -> list[Effect]:
    """Keep the result of a finished game if it is the open chapter of a season.

    A chapter that has a result keeps it, whatever is played again.
    """
    found = season_of(model, play)
    if found is None or not play.humans or play.friendly:
        return []
    season, number = found
    if number < len(season.results):
        return []
    result = ChapterResult(
        game=play.game,
        names=play.names,
        seat=play.humans[0],
        level=level_of(play),
        outcome=play.table.rules.outcome(play.table.state),
        ended=model.now,
    )
    longer = season._replace(results=(*season.results, result))
    model.seasons.put(longer)
    return [Keep(SEASONS + longer.id, season_text(longer))]
