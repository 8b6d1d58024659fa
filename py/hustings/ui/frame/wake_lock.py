"""The wake lock: the screen stays on while a human player is at the table."""

from __future__ import annotations

from typing import Final

from hustings.ui.effects import Effect, KeepScreenOn
from hustings.ui.model import Model

SCREENS: Final = ("table", "handover")
"""Screens at which players may think for long without touching the device."""


def follow(model: Model) -> list[Effect]:
    """After each message: ask for the wake lock or release it, where that has changed."""
    play = model.play
    wanted = model.prefs.wake == "on" and model.screen in SCREENS and bool(play and play.humans)
    if wanted == model.screen_kept_on:
        return []
    model.screen_kept_on = wanted
    return [KeepScreenOn(wanted)]
