"""Looking without playing: the past, sheets, zoom, dialogs, and putting lines away."""

from __future__ import annotations

from typing import Final

from hustings.ui import words
from hustings.ui.effects import Effect, Focus
from hustings.ui.handling import current
from hustings.ui.model import LISTED, ZOOMS, Model, Play
from hustings.ui.opening.new import fresh_id
from hustings.ui.phases import Deciding, Looking, Telling
from hustings.ui.play import advice, looking, telling
from hustings.ui.play.settle import enter, keep
from hustings.ui.saves.save import number

FIRST: Final = {"link": ".dialog input", "share": ".qr, .qr-none"}
"""What gets the focus when a dialog or a part of it opens, by the dialog's name."""


def past(model: Model, arg: str) -> list[Effect]:
    """Look at the position after so many moves; the last one is the present."""
    return looking.look(model, number(arg))


def branch(model: Model, play: Play, looking: Looking, _: str) -> list[Effect]:
    """Play on from the moment that is looked at, as a game of its own."""
    record, ply = play.table.record, looking.ply
    twin = Play(record._replace(moves=record.moves[:ply]), play.seats, fresh_id(model), None)
    twin.friendly = play.friendly
    twin.held = True
    twin.note = words.branched(ply)
    effects = enter(model, twin)
    return [*keep(model), *effects]


def arrange(model: Model, what: str) -> list[Effect]:
    """Show another sheet, hand or layer of the game's view."""
    play = current(model)
    play.arranged = play.arranged.after(what)
    return []


def zoom(model: Model, arg: str) -> list[Effect]:
    """Show the board larger or smaller."""
    step = 1 if arg == "in" else -1
    model.zoom = max(0, min(len(ZOOMS) - 1, model.zoom + step))
    return []


def more_saves(model: Model) -> list[Effect]:
    """List more of the kept games on the home page."""
    model.listed += LISTED
    return []


def show_dialog(model: Model, arg: str) -> list[Effect]:
    """Open a dialog, or another part of it, and what it begins with."""
    model.dialog = arg
    first = FIRST.get(arg.partition(":")[0])
    return [Focus(first)] if first else []


def close(model: Model, _: str) -> list[Effect]:
    """Close the dialog; without one, leave the past, the advice or a half-made choice."""
    play = model.play
    if model.dialog:
        model.dialog = ""
    elif play is not None and isinstance(play.phase, Telling):
        return telling.hurry(model, play, play.phase, "")
    elif play is not None and isinstance(play.phase, Looking):
        return looking.look(model, play.table.at)
    elif play is not None and isinstance(play.phase, Deciding):
        if play.phase.advice is not None:
            return advice.put_away(play)
        play.phase.chosen = ()
    return []


def hide_note(model: Model, _: str) -> list[Effect]:
    """Put away what was wrong with the game that was opened."""
    current(model).note = ""
    return []


def hide_notice(model: Model, _: str) -> list[Effect]:
    """Put away the notice."""
    model.notice = ""
    return []


def hide_storage(model: Model, _: str) -> list[Effect]:
    """Put away the line about storage."""
    model.storage = ""
    return []


def hide_update(model: Model, _: str) -> list[Effect]:
    """Leave the new version for later."""
    model.update_ready = False
    return []
