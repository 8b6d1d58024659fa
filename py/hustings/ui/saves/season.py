"""Seasons as texts in storage, one each.

A text that cannot be read stays as it is until the player deletes it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from hustings import catalog
from hustings.core.record import RecordError, check_seed, parse_json
from hustings.ui import words
from hustings.ui.kept_games import ALONE, MIXED, ChapterResult, Season, Seasons
from hustings.ui.links.names import clean_name
from hustings.ui.saves.game_status import outcome_data, read_outcome
from hustings.ui.saves.save import MAX_ID, PREFIX, read_timestamp

SEASONS: Final = f"{PREFIX}season/"
"""Prefix of the keys; the season's id follows."""
FORMAT: Final = 1


def season_text(season: Season) -> str:
    """Return a season as it is stored."""
    results = [
        {
            "game": result.game,
            "names": list(result.names),
            "seat": result.seat,
            "level": result.level,
            "outcome": outcome_data(result.outcome),
            "ended": result.ended,
        }
        for result in season.results
    ]
    data = {"format": FORMAT, "seed": season.seed, "begun": season.begun, "results": results}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_seasons(stored: Mapping[str, str]) -> Seasons:
    """Return the seasons in storage."""
    seasons = Seasons()
    for key, text in stored.items():
        if not key.startswith(SEASONS):
            continue
        try:
            seasons.put(read_season(key.removeprefix(SEASONS), text))
        except RecordError:
            seasons.unreadable[key] = text
    return seasons


def read_season(season_id: str, text: str) -> Season:
    """Return a stored season. Raises RecordError if it is malformed."""
    data = parse_json(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(words.season.unread())
    given = data.get("results")
    if not isinstance(given, list) or len(given) > len(catalog.SEASON):
        raise RecordError(words.season.unread())
    if not 0 < len(season_id) <= MAX_ID:
        raise RecordError(words.season.unread())
    results = tuple(map(_read_result, catalog.SEASON, given))  # as many as are given
    seed = check_seed(data.get("seed"))
    return Season(season_id, seed, read_timestamp(data.get("begun")), results)


def _read_result(game: str, data: Any) -> ChapterResult:
    """Return a chapter's stored result. game: the game of that chapter."""
    info = catalog.info(game)
    fields = data if isinstance(data, dict) else {}
    given, seat, level = (fields.get(name) for name in ("names", "seat", "level"))
    names: list[object] = given if isinstance(given, list) else []
    seats = len(names)
    outcome = read_outcome(fields.get("outcome"), seats)
    if (
        fields.get("game") != game
        or seats not in info.seats
        or type(seat) is not int
        or not 0 <= seat < seats
        or level not in (*info.levels, ALONE, MIXED)
        or outcome is None
        or outcome.reason not in catalog.headline(game).REASONS
    ):
        raise RecordError(words.season.unread())
    clean = tuple(clean_name(name if isinstance(name, str) else "", "?") for name in names)
    return ChapterResult(game, clean, seat, level, outcome, read_timestamp(fields.get("ended")))
