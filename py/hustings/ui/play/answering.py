"""What comes back from those who think: a bot's move, shown when the pace allows, and advice."""

from __future__ import annotations

from hustings.core.moves import MoveError, decode
from hustings.ui import words
from hustings.ui.effects import Effect
from hustings.ui.handling import number
from hustings.ui.model import STEP, Model, Play
from hustings.ui.phases import Deciding, Thinking
from hustings.ui.play import advice
from hustings.ui.play.asking import hold_back
from hustings.ui.play.settle import changed


def answered(model: Model, arg: str) -> list[Effect]:
    """Hear an answer, "<ticket>:<token of a move, or the advice>"."""
    ticket, _, token = arg.partition(":")
    return _hear(model, number(ticket), token)


def failed(model: Model, arg: str) -> list[Effect]:
    """Go on although a bot could not decide: a move is found for it."""
    return _hear(model, number(arg.partition(":")[0]), "?")


def _hear(model: Model, ticket: int, token: str) -> list[Effect]:
    play = model.play
    if play is None or not ticket:
        return []
    deciding, thinking = play.within(Deciding), play.within(Thinking)
    if deciding is not None and deciding.advice is not None and deciding.advice.ticket == ticket:
        advice.heard(play, deciding, token)
    if thinking is None or thinking.ticket != ticket:
        return []
    thinking.answer = token
    return show(model, play)


def lost(model: Model, arg: str) -> list[Effect]:
    """Say that what thinks for bots died; arg: "again" when it was started anew, else "here"."""
    model.notice = words.THINKER_AGAIN if arg == "again" else words.THINKER_HERE
    return []


def due(model: Model, play: Play, thinking: Thinking, ticket: str) -> list[Effect]:
    """Stop holding the bot's answer back, its time having come."""
    late = number(ticket) == thinking.ticket and thinking.pace != STEP
    return at_once(model, play, thinking) if late else []


def at_once(model: Model, play: Play, thinking: Thinking) -> list[Effect]:
    """Show the bot's move now, or as soon as it is there."""
    thinking.pace = ""
    return show(model, play)


def repace(model: Model, play: Play) -> list[Effect]:
    """Hold the bot's answer back as the preference says from now on."""
    thinking = play.within(Thinking)
    return hold_back(model.prefs, thinking) if thinking is not None else []


def show(model: Model, play: Play) -> list[Effect]:
    """Make the bot's move, once it is known, due, and the present is looked at."""
    thinking = play.phase
    if not isinstance(thinking, Thinking) or not thinking.answer or thinking.pace:
        return []
    legal = play.table.legal(thinking.seat)
    try:
        move = decode(play.table.rules.VERBS, thinking.answer)
    except MoveError:
        move = ()
    if move not in legal:  # the bot failed; the game must not
        play.note = words.bot_failed(play.names[thinking.seat])
        move = legal[0]
    play.table.play(thinking.seat, move)
    return changed(model)
