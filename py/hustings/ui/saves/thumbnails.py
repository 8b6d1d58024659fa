"""Thumbnails of kept games on the home page, drawn one by one while nothing else happens.

Opening a game replays it, so only the first few get one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings.core.protocols import Tree
from hustings.core.record import RecordError
from hustings.ui import faults
from hustings.ui.effects import Effect, SendLater
from hustings.ui.kept_games import SaveEntry
from hustings.ui.model import Model, Play
from hustings.ui.saves.save import open_save

MAX_THUMBNAILS: Final = 4
"""How many games in progress get a thumbnail."""
DELAY_MS: Final = 120
"""Pause before each thumbnail, so that clicks come first."""


def follow(model: Model, before: str, verb: str) -> list[Effect]:
    """After each message: start drawing when the home page appears. before: the last screen."""
    came = before != "home" or verb == "boot"
    return _schedule(model) if came else []


def _schedule(model: Model) -> list[Effect]:
    return (
        [SendLater(DELAY_MS, "peek")]
        if model.screen == "home" and _next_save(model) is not None
        else []
    )


def draw_next(model: Model, draw: Callable[[Play], Tree]) -> list[Effect]:
    """Draw the next thumbnail; a board that cannot be drawn gets none.

    draw: returns the tree of a board.
    """
    save = _next_save(model) if model.screen == "home" else None
    if save is None:
        return []
    try:
        drawn: Tree | None = draw(open_save(save.text, save.id))
    except RecordError:
        drawn = None
    except Exception:  # the home page must survive it
        faults.report()
        drawn = None
    listed = {kept.id for kept in model.saves}
    model.pictures = {key: kept for key, kept in model.pictures.items() if key in listed}
    model.pictures[save.id] = (save.text, drawn)
    return _schedule(model)


def _next_save(model: Model) -> SaveEntry | None:
    waiting = [save for save in model.saves if not save.over][:MAX_THUMBNAILS]
    return next((s for s in waiting if model.pictures.get(s.id, ("",))[0] != s.text), None)
