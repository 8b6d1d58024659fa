"""Deleting everything that the page keeps on this device."""

from __future__ import annotations

from hustings.ui import words
from hustings.ui.effects import DeleteAll, Effect, Unlock
from hustings.ui.kept_games import Seasons
from hustings.ui.model import Model
from hustings.ui.opening.new_game import go_home
from hustings.ui.preferences import Prefs
from hustings.ui.saves.prefs import theme
from hustings.ui.teaching import LearningProgress


def delete_all(model: Model, _: str) -> list[Effect]:
    """Delete everything; the player has confirmed it."""
    effects = go_home(model, "")
    model.dialog = ""
    return [*effects, Unlock(), DeleteAll()]


def deleted(model: Model, arg: str) -> list[Effect]:
    """Reset the model to a first visit. arg: "partly" where the browser kept something, or ""."""
    model.saves, model.broken, model.pictures, model.results = [], [], {}, []
    model.seasons = Seasons()
    model.unkept, model.setups, model.set_aside_keys = {}, {}, set()
    model.place = model.last_play = model.last_setup = None
    model.dialog = ""
    model.prefs, model.learned, model.offline = Prefs(), LearningProgress(), False
    model.notice = (
        words.dialogs.forgotten_partly() if arg == "partly" else words.dialogs.forgotten()
    )
    return [theme(model)]
