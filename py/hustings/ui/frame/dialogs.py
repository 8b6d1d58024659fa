"""Dialogs: opening one, and closing whatever lies on top."""

from __future__ import annotations

from typing import Final

from hustings.ui.effects import Effect, Focus
from hustings.ui.model import Model
from hustings.ui.phases import Deciding, Looking, Telling
from hustings.ui.play import advice, because, looking, noting, telling

FIRST: Final = {"link": ".dialog input", "share": ".qr, .qr-none", "rules": ".dialog-body"}
"""What gets the focus when a dialog or a part of it opens, by the dialog's name."""


def show_dialog(model: Model, arg: str) -> list[Effect]:
    """Open a dialog, or another part of it, and what it begins with."""
    model.dialog, model.find, model.contents = arg, "", False
    first = FIRST.get(arg.partition(":")[0])
    return [Focus(first)] if first else []


def close(model: Model, _: str) -> list[Effect]:
    """Close the dialog; without one a note, a beat, what a bot says, the past, advice, a choice."""
    play = model.play
    if model.dialog:
        model.dialog = ""
    elif play is not None and play.writing is not None:
        return noting.done(model, "")
    elif play is not None and isinstance(play.phase, Telling):
        return telling.hurry(model, play, play.phase, "")
    elif play is not None and play.why is not None:
        return because.put_away(play)
    elif play is not None and isinstance(play.phase, Looking):
        return looking.look(model, play.table.at)
    elif play is not None and isinstance(play.phase, Deciding):
        if play.phase.advice is not None:
            return advice.put_away(play)
        play.phase.chosen = ()
    return []
