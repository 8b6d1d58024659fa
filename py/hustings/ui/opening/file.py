"""Opening a file: a saved game, a record, a backup, or a table in one file with games in it."""

from __future__ import annotations

from hustings.core.file_text import carried, check_file
from hustings.ui import words
from hustings.ui.effects import Effect, PickFile
from hustings.ui.links.address import Opened
from hustings.ui.model import Model, Play
from hustings.ui.opening.link import join
from hustings.ui.opening.new_game import go_home
from hustings.ui.play.flow import enter, keep
from hustings.ui.saves.backup import read_backup, restore
from hustings.ui.saves.prefs import theme
from hustings.ui.saves.save import fresh_id, open_save


def open_file(model: Model, _: str) -> list[Effect]:
    """Let the player choose a file."""
    return [PickFile()]


def take_file(model: Model, text: str) -> list[Effect]:
    """Open a file: a save, a bare record as the terminal writes it, or a backup of everything."""
    text = text.removeprefix("\ufeff")
    packed = read_backup(carried(text)) or read_backup(text)
    if packed is not None:
        effects = go_home(model, "") if model.play else []
        effects += restore(model, packed)
        return [*effects, theme(model)]
    check_file(text)
    play = open_save(text, fresh_id(model))
    joined = (
        None if play.table.trouble or play.incomplete else join(model, _opened(play), anew=False)
    )
    if joined is None:
        return _open_new(model, play)
    return joined


def _opened(play: Play) -> Opened:
    return Opened(play.table.record, play.seats, None, "", play.warning, play.notes)


def _open_new(model: Model, play: Play) -> list[Effect]:
    """Put a game that is not kept yet on the table and keep it."""
    effects = enter(model, play)
    return [*keep(model), *effects]


def file_too_large(model: Model, _: str) -> list[Effect]:
    """Say that a file is too large to be read."""
    model.notice = words.trouble.file_too_large()
    return []


def file_failed(model: Model, why: str) -> list[Effect]:
    """Say that a file could not be read. why: "text" if it is no text, or ""."""
    model.notice = words.trouble.file_no_text() if why == "text" else words.trouble.file_failed()
    return []
