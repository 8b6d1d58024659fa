"""Clicks on moves and choices, and handing the screen over."""

from __future__ import annotations

from hustings import catalog
from hustings.core.moves import MoveError, decode, verb_index
from hustings.ui.effects import Effect
from hustings.ui.handling import current, parse_number
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, HandOver, Playback, Repeat, Window
from hustings.ui.play import playback
from hustings.ui.play.flow import after_change, next_phase, play_move
from hustings.ui.play.forced_moves import times_left, turn_of_repeat
from hustings.ui.play.moves import make_move


def pick(model: Model, play: Play, deciding: Deciding, token: str) -> list[Effect]:
    """Choose a move, or the next step of one."""
    try:
        prefix = decode(play.table.rules.VOCABULARY.verbs, token)
    except MoveError as error:
        play.message = str(error)
        return []
    legal = play.table.legal(deciding.seat)
    play.message = ""
    if prefix in legal:
        return play_move(model, deciding.seat, prefix)
    if any(move[: len(prefix)] == prefix for move in legal):
        deciding.chosen = prefix
    return []


def pick_early(model: Model, token: str) -> list[Effect]:
    """End playback and choose what was already drawn as the next choice."""
    play = current(model)
    if isinstance(play.phase, Playback):
        playback.skip(model, play, play.phase, "")  # without the sound: the turn has begun
    return pick(model, play, play.phase, token) if isinstance(play.phase, Deciding) else []


def repeat(model: Model, play: Play, deciding: Deciding, token: str) -> list[Effect]:
    """Make a move, and again each time its seat is asked the same until it cannot be made."""
    table, seat = play.table, deciding.seat
    try:
        move = decode(table.rules.VOCABULARY.verbs, token)
    except MoveError:
        return []
    if deciding.chosen or move not in table.legal(seat) or times_left(play, seat, move) < 2:
        return []
    play.repeat = Repeat(seat, table.state.turn.prompt, move, turn_of_repeat(play, move))
    return play_move(model, seat, move)


def stop_repeating(_model: Model, play: Play, _deciding: Deciding, _arg: str) -> list[Effect]:
    """Make the repeated move no more by itself."""
    play.repeat = None
    return []


def unpick(_model: Model, _play: Play, deciding: Deciding, _arg: str) -> list[Effect]:
    """Drop the steps of a move chosen so far."""
    deciding.chosen = ()
    return []


def explain_refusal(_model: Model, play: Play, deciding: Deciding, token: str) -> list[Effect]:
    """Say why the clicked element cannot be chosen."""
    seat = deciding.seat
    play.refusals += 1
    try:
        place = decode(play.table.rules.VOCABULARY.verbs, token)
    except MoveError:
        return []
    try:
        play.message = catalog.text(play.game).why_not(play.table.view(seat), seat, place)
    except (LookupError, ValueError):  # the token names nothing that this game has
        play.message = ""
    return []


def nobody_reacts(model: Model, play: Play, _window: Window, _arg: str) -> list[Effect]:
    """In a reaction window, pass for every human player who was asked."""
    if play.readonly:
        return []
    verb = verb_index(play.table.rules.VOCABULARY.verbs, "pass")
    for seat in play.deciders:
        if (verb,) in play.table.legal(seat):
            make_move(play, seat, (verb,))
    return after_change(model)


def take_screen(model: Model, arg: str) -> list[Effect]:
    """Hand the screen to the human player at this seat.

    In a reaction window the name is picked first; on the hand-over page the player confirms it.
    """
    play, seat = current(model), parse_number(arg)
    latest = play.latest_phase
    if isinstance(latest, HandOver) and seat == latest.seat:
        play.screen_holder = seat
        play.show_to(seat)
        play.message = ""
        play.latest_phase = next_phase(play)
        return playback.begin(model, play)
    if isinstance(latest, Window) and seat in play.deciders:
        play.latest_phase = HandOver(seat, window=True)
    return []


def refuse_screen(_model: Model, play: Play, handing: HandOver, _arg: str) -> list[Effect]:
    """In a reaction window, ask everybody again: another player was named by mistake."""
    if handing.window:
        play.latest_phase = Window()
    return []
