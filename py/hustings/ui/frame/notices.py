"""Notices above the page: raised from outside and dismissed."""

from __future__ import annotations

from hustings.ui.effects import Effect
from hustings.ui.handling import current
from hustings.ui.model import Model


def offline(model: Model, _: str) -> list[Effect]:
    """Note that the page works without a network from now on."""
    model.offline = True
    return []


def update_ready(model: Model, arg: str) -> list[Effect]:
    """Note that a new version is ready. arg: "gone" if this version's files are gone, or ""."""
    model.update_ready = True
    model.files_gone = model.files_gone or arg == "gone"
    return []


def hide_note(model: Model, _: str) -> list[Effect]:
    """Dismiss the warning about the game on the table."""
    current(model).warning = ""
    return []


def hide_notice(model: Model, _: str) -> list[Effect]:
    """Dismiss the notice."""
    model.notice = ""
    return []


def hide_storage(model: Model, _: str) -> list[Effect]:
    """Dismiss the notice about storage."""
    model.storage = ""
    return []


def hide_update(model: Model, _: str) -> list[Effect]:
    """Dismiss the notice about a new version."""
    model.update_ready = False
    return []
