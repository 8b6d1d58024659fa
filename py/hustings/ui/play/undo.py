"""Taking back and making again, as far as that is fair."""

from __future__ import annotations

from hustings.ui.effects import Effect, StopBot
from hustings.ui.handling import current
from hustings.ui.model import Model, Play
from hustings.ui.play import takeback
from hustings.ui.play.flow import changed


def undo(model: Model) -> list[Effect]:
    """Take back to the last decision of a person, where that is fair and no dialog is open."""
    if model.dialog:
        return []
    return _back_to(model, takeback.to_decision(current(model)))


def redo(model: Model) -> list[Effect]:
    """Make again what was taken back, up to the next decision of a person."""
    play = current(model)
    table = play.table
    if model.dialog or play.readonly or table.at >= len(table.record.moves):
        return []
    table.goto(table.at + 1)
    while table.at < len(table.record.moves):
        seat = table.mover(table.at)
        if seat in play.humans and len(table.legal(seat)) > 1:
            break
        table.goto(table.at + 1)
    return _moved(model, play)


def restart_turn(model: Model) -> list[Effect]:
    """Take back to the first decision of this turn of the person, as far as that is fair."""
    model.dialog = ""
    return _back_to(model, takeback.to_turn(current(model)))


def restart(model: Model) -> list[Effect]:
    """Go back to the first move, where that is fair; all can be made again until another is."""
    model.dialog = ""
    return _back_to(model, takeback.to_start(current(model)))


def _back_to(model: Model, back: takeback.Back) -> list[Effect]:
    ply, why = back
    if ply is None:
        current(model).message = why
        return []
    return go_to(model, ply)


def go_to(model: Model, ply: int) -> list[Effect]:
    """Put the position after `ply` moves on the table; what comes after can be made again."""
    play = current(model)
    play.table.goto(ply)
    return _moved(model, play)


def _moved(model: Model, play: Play) -> list[Effect]:
    """After taking back or making again: nobody's eyes are sure any more, nothing plays itself."""
    play.control = "manual"
    play.screen_holder = None
    play.phase = play.latest_phase  # the present is shown, and what led to it has been seen
    play.lines.clear()
    play.seen_steps = {None: len(play.table.log)}
    return [StopBot(), *changed(model)]
