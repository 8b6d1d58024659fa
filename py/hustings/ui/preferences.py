"""Preferences: what a player has chosen for this screen, and what can be chosen."""

from __future__ import annotations

from typing import Final


class Prefs:
    """Preferences: they belong to this screen, never to a record."""

    __slots__ = (
        "auto",
        "buzz",
        "coach",
        "confirm",
        "keys",
        "pace",
        "skip",
        "sound",
        "theme",
        "wake",
    )

    def __init__(self) -> None:
        self.theme = "auto"  # auto, light, dark, contrast
        self.pace = "normal"  # step, quarter, half, normal, double, instant
        self.auto = "on"  # forced single choices play themselves
        self.skip = "on"  # windows with nothing to choose pass by themselves
        self.confirm = "on"  # a turn is ended, and luck let in, by hand where that settles a choice
        self.coach = "on"  # what is new is explained when it first occurs
        self.keys = "on"  # single-letter keys work
        self.sound = "off"  # off, soft, full
        self.buzz = "off"  # the device vibrates when it is the person's turn
        self.wake = "on"  # the screen does not go dark while a person plays

    def data(self) -> dict[str, str]:
        """Return the preferences as plain data."""
        return {name: getattr(self, name) for name in self.__slots__}


PREF_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "theme": ("auto", "light", "dark", "contrast"),
    "pace": ("step", "quarter", "half", "normal", "double", "instant"),
    "auto": ("on", "off"),
    "skip": ("on", "off"),
    "confirm": ("on", "off"),
    "coach": ("on", "off"),
    "keys": ("on", "off"),
    "sound": ("off", "soft", "full"),
    "buzz": ("on", "off"),
    "wake": ("on", "off"),
}
"""What can be chosen, in the order it is offered; locales/ has the names of it all."""


STEP: Final = "step"
"""The pace at which what happens is shown when the person asks for it."""
