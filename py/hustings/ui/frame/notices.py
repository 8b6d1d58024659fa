"""Lines above the page: what puts them there from outside, and putting them away."""

from __future__ import annotations

from hustings.ui.effects import Effect
from hustings.ui.handling import current
from hustings.ui.model import Model


def offline(model: Model, _: str) -> list[Effect]:
    """Say that the page can be used without a network from now on."""
    model.offline = True
    return []


def update_ready(model: Model, arg: str) -> list[Effect]:
    """Say that a new version waits for the player's word; arg: "gone" if this one's files are."""
    model.update_ready = True
    model.files_gone = model.files_gone or arg == "gone"
    return []


def hide_note(model: Model, _: str) -> list[Effect]:
    """Put away what was wrong with the game that was opened."""
    current(model).warning = ""
    return []


def hide_notice(model: Model, _: str) -> list[Effect]:
    """Put away the notice."""
    model.notice = ""
    return []


def hide_storage(model: Model, _: str) -> list[Effect]:
    """Put away the line about storage."""
    model.storage = ""
    return []


def hide_update(model: Model, _: str) -> list[Effect]:
    """Leave the new version for later."""
    model.update_ready = False
    return []
