"""The room that the window leaves for a board."""

from __future__ import annotations

from hustings.ui.effects import Effect
from hustings.ui.model import Model


def room(model: Model, arg: str) -> list[Effect]:
    """Hear which shape the room for the board has: "tall", as on a phone held upright, or "wide".

    Boards are laid out for either (draw.look.Look.tall); how large they are is for the style sheet.
    """
    if arg in ("tall", "wide"):
        model.tall = arg == "tall"
    return []
