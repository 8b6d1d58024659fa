"""Dialogs: opening one, and closing whatever lies on top."""

from __future__ import annotations

from typing import Final

from hustings.ui.effects import Effect, Focus
from hustings.ui.model import Model
from hustings.ui.phases import Deciding, Playback, ViewingPast
from hustings.ui.play import advice, note_editor, playback, reasons, viewing

FIRST: Final = {"link": ".dialog input", "share": ".qr, .qr-none", "rules": ".dialog-body"}
"""What gets the focus when a dialog or a part of it opens, by the dialog's name."""


def show_dialog(model: Model, arg: str) -> list[Effect]:
    """Open a dialog, or another part of it, and what it begins with."""
    model.dialog, model.search_text, model.contents_open = arg, "", False
    first = FIRST.get(arg.partition(":")[0])
    return [Focus(first)] if first else []


def close(model: Model, _: str) -> list[Effect]:
    """Close the dialog; without one a note, a beat, what a bot says, the past, advice, a choice."""
    play = model.play
    if model.dialog:
        model.dialog = ""
    elif play is not None and play.note_form is not None:
        return note_editor.done(model, "")
    elif play is not None and isinstance(play.phase, Playback):
        return playback.hurry(model, play, play.phase, "")
    elif play is not None and play.reasons is not None:
        return reasons.put_away(play)
    elif play is not None and isinstance(play.phase, ViewingPast):
        return viewing.look(model, play.table.at)
    elif play is not None and isinstance(play.phase, Deciding):
        if play.phase.advice is not None:
            return advice.put_away(play)
        play.phase.chosen = ()
    return []
