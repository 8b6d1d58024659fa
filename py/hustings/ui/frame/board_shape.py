"""The shape of the space for a board."""

from __future__ import annotations

from hustings.ui.effects import Effect
from hustings.ui.model import Model


def set_shape(model: Model, arg: str) -> list[Effect]:
    """Set the shape of the space for the board: "tall", as on an upright phone, or "wide".

    Views lay their boards out for it (draw.look.Look.tall); the style sheet sizes them.
    """
    if arg in ("tall", "wide"):
        model.tall = arg == "tall"
    return []
