"""Looking at the past, and watching moves again; nothing of the game changes by it."""

from __future__ import annotations

from hustings.ui.effects import Effect
from hustings.ui.handling import current
from hustings.ui.model import Model, Play
from hustings.ui.phases import Looking
from hustings.ui.play import telling
from hustings.ui.play.fair import had_choice
from hustings.ui.saves.save import number


def since(play: Play) -> int | None:
    """Return after which move the person who looks had last decided something.

    None when nothing was to be seen since: no bot has moved, nor anybody unseen.
    """
    viewer, table = play.viewer, play.table
    if viewer is None or not (table.over or play.deciders):
        return None
    ply = play.acted(viewer)
    while ply and not had_choice(play, ply - 1):  # a move that played itself is no decision
        ply = play.acted(viewer, ply - 1)
    others = {table.mover(n) for n in range(ply, table.at)}
    return ply if others - {viewer} and (play.hides or others & set(play.bots)) else None


def watch(model: Model, arg: str) -> list[Effect]:
    """Watch from a moment on; without one, what happened since the person's last decision."""
    play = current(model)
    start = number(arg) if arg else since(play)
    if start is None or start >= play.table.at:
        return []
    play.message = ""
    return telling.again(model, play, start)


def look(model: Model, ply: int) -> list[Effect]:
    """Look at one moment and stay there; from the present, what is told goes on."""
    play = current(model)
    play.message = ""
    play.look_at(ply)
    return [] if isinstance(play.phase, Looking) else telling.resume(model, play)
