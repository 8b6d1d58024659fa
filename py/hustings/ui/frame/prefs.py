"""Changing preferences."""

from __future__ import annotations

from hustings.ui import words
from hustings.ui.effects import Effect, Sound
from hustings.ui.model import Model
from hustings.ui.play.playback import change_pace
from hustings.ui.preferences import LISTEN, PREF_CHOICES
from hustings.ui.saves.prefs import keep_prefs, theme


def next_pref(model: Model, name: str) -> list[Effect]:
    """Change a preference to its next value; the first one follows the last."""
    choices = PREF_CHOICES.get(name)
    if choices is None:
        return []
    value = choices[(choices.index(getattr(model.prefs, name)) + 1) % len(choices)]
    model.notice = words.dialogs.pref_now(pref=name, value=value)
    return set_pref(model, f"{name}:{value}")


def set_pref(model: Model, arg: str) -> list[Effect]:
    """Change a preference. arg: "<name>:<value>"."""
    name, _, value = arg.partition(":")
    if value not in PREF_CHOICES.get(name, ()):
        return []
    setattr(model.prefs, name, value)
    effects = change_pace(model) if name in ("pace", LISTEN) else []
    if name == "sound" and value != "off":
        effects.append(Sound("turn", value))  # a sample of the volume
    return [keep_prefs(model.prefs), theme(model), *effects]
