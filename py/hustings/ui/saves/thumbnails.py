"""A glance at the games that are kept: the board of each as it stands, drawn while nothing else is.

Opening a game plays it again move by move, so only the first ones are looked at, one after another,
each in a task of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings.core.protocols import Tree
from hustings.core.record import RecordError
from hustings.ui import faults
from hustings.ui.effects import Effect, SendLater
from hustings.ui.model import Model, Play, SaveEntry
from hustings.ui.saves.save import open_save

MAX_THUMBNAILS: Final = 4
"""How many games are shown by their boards: those played last that go on."""
DELAY_MS: Final = 120
"""Milliseconds before each, so that a click comes first."""


def follow(model: Model, before: str, verb: str) -> list[Effect]:
    """Return what has boards drawn when the front page is come to. before: the screen until now."""
    came = before != "home" or verb == "boot"
    return _schedule(model) if came else []


def _schedule(model: Model) -> list[Effect]:
    return (
        [SendLater(DELAY_MS, "peek")]
        if model.screen == "home" and _next_save(model) is not None
        else []
    )


def draw_next(model: Model, draw: Callable[[Play], Tree]) -> list[Effect]:
    """Have the board of the next kept game drawn that has no picture yet; if that fails, none is.

    draw: how; whatever changes the model draws nothing by itself.
    """
    save = _next_save(model) if model.screen == "home" else None
    if save is None:
        return []
    try:
        drawn: Tree | None = draw(open_save(save.text, save.id))
    except RecordError:
        drawn = None
    except Exception:  # the home page must not be lost for a picture
        faults.report()
        drawn = None
    listed = {kept.id for kept in model.saves}
    model.pictures = {key: kept for key, kept in model.pictures.items() if key in listed}
    model.pictures[save.id] = (save.text, drawn)
    return _schedule(model)


def _next_save(model: Model) -> SaveEntry | None:
    waiting = [save for save in model.saves if not save.over][:MAX_THUMBNAILS]
    return next((s for s in waiting if model.pictures.get(s.id, ("",))[0] != s.text), None)
