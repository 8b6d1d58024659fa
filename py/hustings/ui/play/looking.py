"""Looking without playing: the past, moves again at the pace of the bots, sheets, zoom.

Nothing of the game changes by it; a bot that answers meanwhile waits until the present is back.
"""

from __future__ import annotations

from hustings.ui import words
from hustings.ui.effects import Effect, Later
from hustings.ui.handling import current, number
from hustings.ui.model import STEP, ZOOMS, Model, Play
from hustings.ui.phases import Looking, Telling, Thinking
from hustings.ui.play import answering, telling
from hustings.ui.play.asking import PACE
from hustings.ui.play.fair import had_choice
from hustings.ui.play.settle import enter, keep
from hustings.ui.saves.save import fresh_id


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
    return _walk(model, play, start)


def watch_on(model: Model, play: Play, looking: Looking, walk: str) -> list[Effect]:
    """Show the next move when its time has come."""
    due = looking.walk and looking.walk == number(walk)
    return _advance(model, play, looking) if due else []


def step(model: Model, _: str) -> list[Effect]:
    """Show what comes next now: a move that is watched again, a step that is told, a bot's move."""
    play = current(model)
    if isinstance(play.phase, Looking) and play.phase.walk:
        return _advance(model, play, play.phase)
    if held := play.within(Telling):
        return telling.on(model, play, held)
    thinking = play.within(Thinking)
    return answering.at_once(model, play, thinking) if thinking else []


def repace(model: Model) -> list[Effect]:
    """Go on at the pace that the preference says now, whatever goes on."""
    play = model.play
    if play is None:
        return []
    effects = [*answering.repace(model, play), *telling.repace(model, play)]
    if isinstance(play.phase, Looking) and play.phase.walk:
        effects += _wait(model, play.phase)
    return effects


def look(model: Model, ply: int) -> list[Effect]:
    """Look at one moment and stay there; from the present, play goes on."""
    play = current(model)
    play.message = ""
    play.look_at(ply)
    return answering.show(model, play)


def _walk(model: Model, play: Play, ply: int) -> list[Effect]:
    play.look_at(ply)
    looking = play.phase
    return _wait(model, looking) if isinstance(looking, Looking) else look(model, ply)


def _wait(model: Model, looking: Looking) -> list[Effect]:
    looking.walk = model.ticket()
    if model.prefs.pace == STEP:
        return []
    return [Later(PACE[model.prefs.pace] or PACE["double"], f"watch-on:{looking.walk}")]


def _advance(model: Model, play: Play, looking: Looking) -> list[Effect]:
    return _walk(model, play, looking.ply + 1)


def past(model: Model, arg: str) -> list[Effect]:
    """Look at the position after so many moves; the last one is the present."""
    return look(model, number(arg))


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


def list_moves(model: Model, _: str) -> list[Effect]:
    """Open or close the list of all moves."""
    model.moves = not model.moves
    return []


def zoom(model: Model, arg: str) -> list[Effect]:
    """Show the board larger or smaller."""
    step = 1 if arg == "in" else -1
    model.zoom = max(0, min(len(ZOOMS) - 1, model.zoom + step))
    return []
