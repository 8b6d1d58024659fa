"""Choosing a preference."""

from __future__ import annotations

import json

from hustings.ui.effects import Effect, Save
from hustings.ui.model import PREF_CHOICES, Model
from hustings.ui.play.looking import repace
from hustings.ui.saves.prefs import PREFS, theme


def set_pref(model: Model, arg: str) -> list[Effect]:
    """Change a preference of this screen."""
    name, _, value = arg.partition(":")
    if value not in PREF_CHOICES.get(name, ()):
        return []
    setattr(model.prefs, name, value)
    effects = repace(model) if name == "pace" else []
    return [Save(PREFS, json.dumps(model.prefs.data())), theme(model), *effects]
