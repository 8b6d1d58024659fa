"""Saved games: continue, delete, download, name, list more."""

from __future__ import annotations

from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.effects import Download, Drop, Effect, SetHash
from hustings.ui.handling import current
from hustings.ui.kept_games import SaveEntry
from hustings.ui.links.address import record_link
from hustings.ui.model import SAVES_PER_PAGE, Model, Play
from hustings.ui.opening.new_game import go_home
from hustings.ui.play.flow import enter, keep
from hustings.ui.saves.save import (
    SAVES,
    clean_title,
    file_name,
    find_text,
    fresh_id,
    open_save,
    save_text,
    unlist_save,
)


def reopen(model: Model, save: SaveEntry) -> Play:
    """Return a kept game in play; if part of it cannot be read, under a new id."""
    play = open_save(save.text, save.id)
    play.stored_text = save.text
    if play.incomplete:
        play.stored_text = ""
        play.id = fresh_id(model)
        play.warning = sentences((play.warning, words.trouble.kept_as_it_was()))
    return play


def resume(model: Model, save_id: str) -> list[Effect]:
    """Continue a kept game."""
    save = next((save for save in model.saves if save.id == save_id), None)
    if save is None:
        return []
    play = reopen(model, save)
    play.control = "manual"
    effects = enter(model, play)
    link = record_link(play.table.record, play.seats, play.table.at, play.id)
    return [*effects, SetHash(link)]


def delete(model: Model, save_id: str) -> list[Effect]:
    """Delete a kept game, unless another tab plays it."""
    model.dialog = ""
    return [Drop(save_id)]


def download_corrupt(model: Model, save_id: str) -> list[Effect]:
    """Download a save that cannot be read."""
    text = find_text(model, save_id)
    return [] if text is None else [Download("hustings-unread.json", text)]


def set_aside(model: Model, _: str) -> list[Effect]:
    """Leave the game on the table, which cannot be drawn; its save stays."""
    play = model.play
    if play is not None:
        kept = find_text(model, play.id)
        if kept is not None:
            key = SAVES + play.id
            unlist_save(model, play.id)
            model.set_aside_keys.add(key)
            model.broken.append((key, kept))
    effects = go_home(model, "")
    model.loaded, model.notice = True, words.trouble.set_aside()
    return effects


def download(model: Model, _: str) -> list[Effect]:
    """Download the game on the table."""
    play = current(model)
    name = file_name(play.game, play.table.record.seed)
    return [Download(f"{name}.json", save_text(play, model.now))]


def set_title(model: Model, text: str) -> list[Effect]:
    """Name the game on the table."""
    current(model).title = clean_title(text)
    return keep(model)


def list_more(model: Model) -> list[Effect]:
    """List more of the kept games on the home page."""
    model.saves_listed += SAVES_PER_PAGE
    return []
