"""Watching moves again: a look at the past that walks to the present at the pace of the bots.

Nothing of the game changes by it; a bot that answers meanwhile waits until the present is back.
"""

from __future__ import annotations

from hustings.ui import playing
from hustings.ui.asking import fresh_ticket
from hustings.ui.effects import Effect, Later
from hustings.ui.fair import had_choice
from hustings.ui.keep import number
from hustings.ui.model import STEP, Model, Play
from hustings.ui.playing import PACE, current, show_thought


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
    play.past, play.message = start, ""
    return _wait(model, play)


def watch_on(model: Model, arg: str) -> list[Effect]:
    """Show the next move when its time has come."""
    play = model.play
    if play is None or not play.watching or play.watching != number(arg):
        return []
    return _advance(model, play)


def step(model: Model, _: str) -> list[Effect]:
    """Show the next move now: one that is watched again, or a bot's."""
    play = current(model)
    return _advance(model, play) if play.watching else playing.step(model)


def repace(model: Model) -> list[Effect]:
    """Go on at the pace that the preference says now."""
    play = model.play
    if play is not None and play.watching:
        return [*playing.repace(model), *_wait(model, play)]
    return playing.repace(model)


def look(model: Model, ply: int) -> list[Effect]:
    """Look at one moment and stay there; from the present, play goes on."""
    play = current(model)
    play.past = ply if ply < play.table.at else None
    play.watching, play.message = 0, ""
    return show_thought(model, play)


def _wait(model: Model, play: Play) -> list[Effect]:
    play.watching = fresh_ticket()
    if model.prefs.pace == STEP:
        return []
    return [Later(PACE[model.prefs.pace] or PACE["double"], f"watch-on:{play.watching}")]


def _advance(model: Model, play: Play) -> list[Effect]:
    ply = (play.past or 0) + 1
    if ply >= play.table.at:
        return look(model, ply)
    play.past = ply
    return _wait(model, play)
