"""What a click of the person who decides does, and who that person is."""

from __future__ import annotations

from hustings import catalog
from hustings.core.moves import MoveError, decode, verb_index
from hustings.ui.effects import Effect
from hustings.ui.handling import current, parse_number
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, HandOver, Playback, Window
from hustings.ui.play import playback
from hustings.ui.play.flow import asked, changed, make_move
from hustings.ui.play.moves import make


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
        return make_move(model, deciding.seat, prefix)
    if any(move[: len(prefix)] == prefix for move in legal):
        deciding.chosen = prefix
    return []


def early(model: Model, token: str) -> list[Effect]:
    """Choose what was in sight while something was still told: that ends, and it is chosen."""
    play = current(model)
    if isinstance(play.phase, Playback):
        playback.skip(model, play, play.phase, "")  # what is heard of one's turn comes too late
    return pick(model, play, play.phase, token) if isinstance(play.phase, Deciding) else []


def unpick(_model: Model, _play: Play, deciding: Deciding, _arg: str) -> list[Effect]:
    """Let go of what was chosen of a move."""
    deciding.chosen = ()
    return []


def why(_model: Model, play: Play, deciding: Deciding, token: str) -> list[Effect]:
    """Answer a click on something that cannot be chosen."""
    seat = deciding.seat
    try:
        place = decode(play.table.rules.VOCABULARY.verbs, token)
    except MoveError:
        return []
    try:
        play.message = catalog.text(play.game).why_not(play.table.view(seat), seat, place)
    except (LookupError, ValueError):  # the token names nothing that this game has
        play.message = ""
    return []


def nobody(model: Model, play: Play, _window: Window, _arg: str) -> list[Effect]:
    """In a window for reactions: every person who was asked passes."""
    if play.readonly:
        return []
    verb = verb_index(play.table.rules.VOCABULARY.verbs, "pass")
    for seat in play.deciders:
        if (verb,) in play.table.legal(seat):
            make(play, seat, (verb,))
    return changed(model)


def take(model: Model, arg: str) -> list[Effect]:
    """Give the screen to the person at this seat.

    In a window the name is picked first; on the hand-over page the person says that it is they.
    """
    play, seat = current(model), parse_number(arg)
    head = play.latest_phase
    if isinstance(head, HandOver) and seat == head.seat:
        play.screen_holder = seat
        play.show_to(seat)
        play.message = ""
        play.latest_phase = asked(play)
        return playback.begin(model, play)
    if isinstance(head, Window) and seat in play.deciders:
        play.latest_phase = HandOver(seat, window=True)
    return []


def not_taken(_model: Model, play: Play, handing: HandOver, _arg: str) -> list[Effect]:
    """In a window: it is not that person after all; everybody is asked again."""
    if handing.window:
        play.latest_phase = Window()
    return []
