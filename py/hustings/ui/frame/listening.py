"""Offering the preference for listeners to those who begin with the keyboard."""

from __future__ import annotations

from hustings.ui.effects import Effect
from hustings.ui.frame.prefs import set_pref
from hustings.ui.model import Model
from hustings.ui.saves.progress import keep_progress


def offer(model: Model, _: str) -> list[Effect]:
    """Offer the preference once, on a device's first table."""
    if model.play is None or model.learned.listen_offered or model.prefs.listen == "on":
        return []
    model.learned.listen_offered = model.offers_listening = True
    return [keep_progress(model.learned)]


def answer(model: Model, value: str) -> list[Effect]:
    """Take the answer to the offer, "on" or "off", and dismiss it."""
    model.offers_listening = False
    return set_pref(model, f"listen:{value}")
