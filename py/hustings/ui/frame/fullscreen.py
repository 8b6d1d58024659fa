"""Full screen."""

from __future__ import annotations

from hustings.ui.effects import Effect, FullScreen
from hustings.ui.model import Model


def toggle(model: Model, _: str) -> list[Effect]:
    """Switch full screen on or off, where the browser can."""
    if not model.full_screen:
        return []
    model.dialog = ""
    return [FullScreen(model.full_screen == "off")]


def changed(model: Model, arg: str) -> list[Effect]:
    """Note that full screen is "on" or "off"; the browser may end it by itself."""
    if arg in ("on", "off"):
        model.full_screen = arg
    return []
