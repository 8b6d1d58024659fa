"""Manners of an application: a screen that stays on or is filled, licences, being forgotten."""

from __future__ import annotations

from hustings.ui import words
from hustings.ui.effects import Effect, Forget, FullScreen, Licences, Unlock, Wake
from hustings.ui.handling import cause
from hustings.ui.model import Model
from hustings.ui.opening.new import go_home
from hustings.ui.preferences import Prefs
from hustings.ui.saves.prefs import theme
from hustings.ui.teaching import Learned

PLAYING = ("table", "handover")
"""Screens on which a person may look for long without touching anything."""


def wake(model: Model) -> list[Effect]:
    """Return what has the screen stay on, or lets it go dark again, where that has changed."""
    play = model.play
    wanted = model.prefs.wake == "on" and model.screen in PLAYING and bool(play and play.humans)
    if wanted == model.awake:
        return []
    model.awake = wanted
    return [Wake(wanted)]


def full_screen(model: Model, _: str) -> list[Effect]:
    """Have the page fill the screen, or no longer."""
    if not model.full:
        return []
    model.dialog = ""
    return [FullScreen(model.full == "off")]


def full(model: Model, arg: str) -> list[Effect]:
    """Hear whether the page fills the screen: "on" or "off"; the browser ends it by itself, too."""
    if arg in ("on", "off"):
        model.full = arg
    return []


def licences(model: Model, text: str) -> list[Effect]:
    """Show the licences of everything the page is made of. text: they themselves, once fetched."""
    if text:
        model.licences = text
        return []
    model.dialog = "licences"
    return [] if model.licences else [Licences()]


def licences_failed(model: Model, _: str) -> list[Effect]:
    """Say that the licences could not be fetched."""
    model.licences = cause(model, words.dialogs.licences_failed())
    return []


def forget(model: Model, _: str) -> list[Effect]:
    """Delete everything that this page keeps on this device; the person has been asked."""
    effects = go_home(model, "")
    model.dialog = ""
    return [*effects, Unlock(), Forget()]


def forgotten(model: Model, arg: str) -> list[Effect]:
    """Be as on the first visit: nothing is kept any more. arg: "partly": something still is."""
    model.saves, model.broken, model.pictures = [], [], {}
    model.unkept, model.setups, model.aside = {}, {}, set()
    model.place = model.last_play = model.last_setup = None
    model.dialog = ""
    model.prefs, model.learned, model.offline = Prefs(), Learned(), False
    model.notice = (
        words.dialogs.forgotten_partly() if arg == "partly" else words.dialogs.forgotten()
    )
    return [theme(model)]
