"""The preferences of this device, as they are stored and as the style sheet reads them."""

from __future__ import annotations

import json
from typing import Final

from hustings.core.record import RecordError, parse_json
from hustings.ui.effects import Keep, Theme
from hustings.ui.model import Model
from hustings.ui.preferences import PREF_CHOICES, Prefs

PREFS_KEY: Final = "hustings/preferences"


OLD_VALUES: Final = {"slow": "half", "fast": "double"}
"""Values that earlier versions stored under another name."""


def read_prefs(text: str) -> Prefs:
    """Return stored preferences; malformed values keep their default."""
    prefs = Prefs()
    try:
        data = parse_json(text)
    except RecordError:
        return prefs
    if isinstance(data, dict):
        for name, choices in PREF_CHOICES.items():
            value = data.get(name)
            value = OLD_VALUES.get(value, value) if isinstance(value, str) else None
            if value in choices:
                setattr(prefs, name, value)
    return prefs


def keep_prefs(prefs: Prefs) -> Keep:
    """Return the effect that stores the preferences."""
    return Keep(PREFS_KEY, json.dumps(prefs.data()))


def theme(model: Model) -> Theme:
    """Return the effect that shows the style sheet its preferences."""
    return Theme((("data-theme", model.prefs.theme), ("data-pace", model.prefs.pace)))
