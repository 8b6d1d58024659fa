"""Undo and redo, as far as ui.play.takeback allows."""

from __future__ import annotations

from hustings.ui import words
from hustings.ui.effects import Effect, StopBot
from hustings.ui.handling import current
from hustings.ui.model import Model, Play
from hustings.ui.play import takeback
from hustings.ui.play.flow import after_change
from hustings.ui.play.spoken import say


def undo(model: Model) -> list[Effect]:
    """Take back to the last human decision, unless a dialog is open."""
    if model.dialog:
        return []
    return _take_back(model, takeback.to_last_decision(current(model)))


def redo(model: Model) -> list[Effect]:
    """Redo the moves that were taken back, up to the next human decision."""
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
    say(model, words.table.played_again())
    return _after_undo(model, play)


def restart_turn(model: Model) -> list[Effect]:
    """Take back to the first decision of the player's turn."""
    model.dialog = ""
    return _take_back(model, takeback.to_turn_start(current(model)))


def restart(model: Model) -> list[Effect]:
    """Go back to the first move; redo works until another move is made."""
    model.dialog = ""
    return _take_back(model, takeback.to_start(current(model)))


def _take_back(model: Model, back: takeback.Takeback) -> list[Effect]:
    ply, why = back
    if ply is None:
        current(model).message = why
        return []
    say(model, words.table.taken_back())
    return go_to(model, ply)


def go_to(model: Model, ply: int) -> list[Effect]:
    """Put the position after `ply` moves on the table; later moves can be redone."""
    play = current(model)
    play.table.goto(ply)
    return _after_undo(model, play)


def _after_undo(model: Model, play: Play) -> list[Effect]:
    """Let the game go on by hand after undo or redo; the screen may have to be handed over."""
    play.control = "manual"
    play.repeat = None
    play.screen_holder = None
    play.phase = play.latest_phase  # the log up to here counts as seen
    play.clear_lines()
    play.seen_steps = {None: len(play.table.log)}
    return [StopBot(), *after_change(model)]
