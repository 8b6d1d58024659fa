"""Opening a dialog, and closing whatever is on top."""

from __future__ import annotations

from typing import Final

from hustings.ui.effects import Effect, Focus
from hustings.ui.model import Model
from hustings.ui.phases import Deciding, Playback, ViewingPast
from hustings.ui.play import advice, note_editor, playback, reasons, viewing

FOCUS_SELECTORS: Final = {
    "link": ".dialog input",
    "share": ".qr, .qr-none",
    "rules": ".dialog-body",
}
"""The element that gets the focus when a dialog opens, by the dialog's name."""

ANSWERING_DIALOGS: Final = frozenset({"card", "share"})
"""Dialogs that show the answer to a press, which is over once they are closed."""


def show_dialog(model: Model, arg: str) -> list[Effect]:
    """Open a dialog. arg: "<name>" or "<name>:<argument>"."""
    model.dialog, model.search_text, model.contents_open = arg, "", False
    model.answer = ""
    first = FOCUS_SELECTORS.get(arg.partition(":")[0])
    return [Focus(first)] if first else []


def close(model: Model, _: str) -> list[Effect]:
    """Close whatever is on top.

    In this order: dialog, typed move, note form, beat, bot's reasons, past position, advice,
    started choice.
    """
    play = model.play
    deciding = play.find_phase(Deciding) if play is not None else None
    if model.dialog:
        if play is not None and model.dialog.partition(":")[0] in ANSWERING_DIALOGS:
            play.message = ""  # such as that a link could not be copied
        model.dialog = ""
    elif deciding is not None and deciding.typing is not None:
        deciding.typing = None
    elif play is not None and play.note_form is not None:
        return note_editor.close_form(model, "")
    elif play is not None and isinstance(play.phase, Playback):
        return playback.hurry(model, play, play.phase, "")
    elif play is not None and play.reasons is not None:
        return reasons.dismiss(play)
    elif play is not None and isinstance(play.phase, ViewingPast):
        return viewing.view(model, play.table.at)
    elif play is not None and isinstance(play.phase, Deciding):
        if play.phase.advice is not None:
            return advice.dismiss(play)
        play.phase.chosen = ()
    return []
