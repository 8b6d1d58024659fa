"""A season: started, gone on with, deleted."""

from __future__ import annotations

from hustings import catalog
from hustings.core.model import HUMAN
from hustings.core.record import check_seed
from hustings.ui import words
from hustings.ui.effects import Discard, Download, Effect, Keep
from hustings.ui.kept_games import Season
from hustings.ui.links.names import clean_name
from hustings.ui.model import Model, Play
from hustings.ui.opening.new_game import sayable_seed
from hustings.ui.opening.saved_game import resume
from hustings.ui.play.flow import enter
from hustings.ui.saves.save import fresh_id
from hustings.ui.saves.season import SEASONS, season_text
from hustings.ui.season.progress import keep_chapter, next_game, open_season, save_id


def start(model: Model, seed: str) -> list[Effect]:
    """Start a season, unless one goes on. seed: "" for a new one."""
    if open_season(model.seasons.kept) is not None:
        return []
    catalog.require(catalog.SEASON[0])
    given = check_seed(seed.strip()) if seed.strip() else sayable_seed(model.luck)
    season = Season(fresh_id(model), given, model.now)
    model.seasons.put(season)
    return [Keep(SEASONS + season.id, season_text(season)), *_open_chapter(model, season)]


def start_from_field(model: Model, seed: str) -> list[Effect]:
    """Start the season of a typed seed; do nothing for an empty field."""
    return start(model, seed) if seed.strip() else []


def go_on(model: Model, _: str) -> list[Effect]:
    """Open the game of the next chapter: the kept one, else from its start."""
    season = open_season(model.seasons.kept)
    return [] if season is None else _open_chapter(model, season)


def _open_chapter(model: Model, season: Season) -> list[Effect]:
    catalog.require(catalog.SEASON[len(season.results)])
    game_id = save_id(season, len(season.results))
    if any(save.id == game_id for save in model.saves):
        effects = resume(model, game_id)
        play = model.play
        if play is not None and play.table.over:
            effects += keep_chapter(model, play)
        return effects
    record, seats = next_game(season)
    name = model.setups.get("name")
    if isinstance(name, str):
        seats = [
            seat._replace(name=clean_name(name, seat.name)) if seat.kind == HUMAN else seat
            for seat in seats
        ]
    return enter(model, Play(record, seats, game_id, None))


def delete(model: Model, season_id: str) -> list[Effect]:
    """Delete a season, readable or not; the games of its chapters stay."""
    key = SEASONS + season_id
    if model.seasons.find(season_id) is None and key not in model.seasons.unreadable:
        return []
    model.seasons.kept = [kept for kept in model.seasons.kept if kept.id != season_id]
    model.seasons.unreadable.pop(key, None)
    model.dialog = "season"
    return [Discard(key)]


def download_unread(model: Model, season_id: str) -> list[Effect]:
    """Save the text of a season that cannot be read as a file."""
    text = model.seasons.unreadable.get(SEASONS + season_id)
    name = f"hustings-{words.season.file()}-unread.json"
    return [] if text is None else [Download(name, text)]
