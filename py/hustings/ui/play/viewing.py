"""Viewing the game without changing it: past positions, replays, sheets, zoom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hustings import catalog
from hustings.core import player_notes
from hustings.core.model import Seat
from hustings.core.notes import LIGHT
from hustings.core.table import Table
from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.effects import Effect, ScrollPageToTop
from hustings.ui.handling import current, parse_number
from hustings.ui.links import challenge
from hustings.ui.model import ZOOM_PERCENTS, Model, Play
from hustings.ui.phases import EVERYTHING, PointedLine, ViewingPast
from hustings.ui.play import playback
from hustings.ui.play.flow import enter, keep
from hustings.ui.saves.save import fresh_id

OPEN_EYES: Final = "open"


def watch_start(play: Play) -> int | None:
    """Return the ply after the viewer's last decision, where a replay starts.

    None if there is nothing to replay: no bot and no unseen player has moved since.
    """
    viewer, table = play.viewer, play.table
    if viewer is None or not (table.over or play.deciders):
        return None
    ply = play.last_decision(viewer)
    while ply and not table.had_choice(ply - 1):  # a move that played itself is no decision
        ply = play.last_decision(viewer, ply - 1)
    others = {table.mover(n) for n in range(ply, table.at)}
    return ply if others - {viewer} and (play.needs_handover or others & set(play.bots)) else None


def watch(model: Model, arg: str) -> list[Effect]:
    """Replay from a ply on, by default from the viewer's last decision."""
    play = current(model)
    start = parse_number(arg) if arg else watch_start(play)
    if start is None or start >= play.table.at:
        return []
    play.message = ""
    return playback.replay(model, play, start)


def view(model: Model, ply: int) -> list[Effect]:
    """View the position after `ply` moves; at the latest one, playback goes on."""
    play = current(model)
    play.message = ""
    play.view_ply(ply)
    if isinstance(play.phase, ViewingPast):
        return []
    play.pointed = None
    return playback.resume(model, play)


def point_at(
    model: Model, line: str, places: Callable[[Play, str], PointedLine | None]
) -> list[Effect]:
    """Mark on the board the places that a line of the log concerns; "" for none.

    places: returns them. A past position has no log: what was marked there stays.
    """
    play = model.play
    if play is not None and not isinstance(play.phase, ViewingPast):
        play.pointed = places(play, line) if line else None
    return []


def view_past(model: Model, arg: str) -> list[Effect]:
    """View the position after a number of moves.

    On a narrow page what was pressed may lie far below the board.
    """
    shown = view(model, parse_number(arg))
    return [*shown, ScrollPageToTop()] if model.tall else shown


def ask_place(model: Model, _play: Play, viewed: ViewingPast, asked: str) -> list[Effect]:
    """List the changes of a place on the board, or no longer.

    asked: its name, as a note points at it, and after a space what else the press arranges.
    """
    name, _, what = asked.partition(" ")
    if LIGHT.fullmatch(name):
        viewed.place = "" if viewed.place == name else name
    return arrange(model, what) if what else []


def has_eyes(play: Play) -> bool:
    """Return whether the past may be seen through any seat's eyes: once nothing is secret."""
    return play.table.over and play.lesson is None and catalog.info(play.game).hidden


def look_through(_model: Model, play: Play, viewed: ViewingPast, whose: str) -> list[Effect]:
    """View the past through a seat's eyes. whose: its number, or "open" for what nobody saw."""
    if has_eyes(play):
        seats = {str(seat): seat for seat in range(len(play.seats))} | {OPEN_EYES: EVERYTHING}
        viewed.eyes = seats.get(whose)
    return []


def seen(play: Play, shown: Table[Any]) -> tuple[Seat | None, Any]:
    """Return who looks at the position shown, None for everybody, and what they see of it."""
    eyes = play.phase.eyes if isinstance(play.phase, ViewingPast) else None
    if eyes == EVERYTHING:
        return None, shown.state
    viewer = play.viewer if eyes is None else eyes
    return viewer, shown.view(viewer)


def branch(model: Model, play: Play, viewed: ViewingPast, _: str) -> list[Effect]:
    """Play on from the viewed position as a game of its own.

    If the game has ended, its result is to be beaten.
    """
    record, ply = play.table.record, viewed.ply
    twin = Play(record._replace(moves=record.moves[:ply]), play.seats, fresh_id(model), None)
    twin.friendly = play.friendly
    twin.notes = player_notes.upto(play.notes, ply)
    twin.control = "manual"
    twin.challenge = challenge.own_challenge(play) or play.challenge
    twin.warning = words.common.branched_off(move=ply)
    if play.table.over and twin.challenge is not None:
        then = challenge.standing(twin.challenge)
        twin.warning = sentences((twin.warning, words.results.retry(standing=then)))
    effects = enter(model, twin)
    return [*keep(model), *effects]


def arrange(model: Model, what: str) -> list[Effect]:
    """Change the arrangement of the game's view, such as the sheet on top."""
    play = current(model)
    play.arranged = play.arranged.after(what, play.shown().at)
    return []


def list_moves(model: Model, _: str) -> list[Effect]:
    """Open or close the list of all moves."""
    model.moves_open = not model.moves_open
    return []


def show_goal(model: Model, _: str) -> list[Effect]:
    """Open or close the panel with the goal."""
    model.goal_open = not model.goal_open
    return []


def zoom(model: Model, arg: str) -> list[Effect]:
    """Zoom the board. arg: "in", "out", or "at:<percent>" after pinching."""
    verb, _, percent = arg.partition(":")
    if verb == "in":
        model.zoom = next((each for each in ZOOM_PERCENTS if each > model.zoom), ZOOM_PERCENTS[-1])
    elif verb == "out":
        model.zoom = next(
            (each for each in reversed(ZOOM_PERCENTS) if each < model.zoom), ZOOM_PERCENTS[0]
        )
    elif verb == "at" and percent.isascii() and percent.isdigit() and len(percent) < 5:
        model.zoom = max(ZOOM_PERCENTS[0], min(ZOOM_PERCENTS[-1], int(percent)))
    return []
