"""The preferences of this device and their values."""

from __future__ import annotations

from typing import Final


class Prefs:
    """Preferences of this device; no record holds them."""

    __slots__ = (
        "auto",
        "buzz",
        "coach",
        "confirm",
        "keys",
        "listen",
        "names",
        "pace",
        "skip",
        "sound",
        "theme",
        "wake",
    )

    def __init__(self) -> None:
        self.theme = "auto"  # auto, light, dark, contrast
        self.pace = "normal"  # step, quarter, half, normal, double, instant
        self.auto = "on"  # forced moves play themselves
        self.skip = "on"  # reaction windows without a choice pass by themselves
        self.confirm = "on"  # a forced move that ends undo waits for the player
        self.coach = "on"  # tips on situations that occur for the first time
        self.keys = "on"  # single-letter keys work
        self.listen = "off"  # for listeners: playback waits after each turn of another player
        self.names = "on"  # names of players go along with links to players elsewhere
        self.sound = "off"  # off, soft, full
        self.buzz = "off"  # the device vibrates when it is the player's turn
        self.wake = "on"  # the screen stays on during a game

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
    "listen": ("on", "off"),
    "names": ("on", "off"),
    "sound": ("off", "soft", "full"),
    "buzz": ("on", "off"),
    "wake": ("on", "off"),
}
"""The values of each preference, in the order offered; locales/ has their names."""


LISTEN: Final = "listen"
"""The preference for those who hear the game."""

STEP: Final = "step"
"""The pace at which each beat waits for the player."""
