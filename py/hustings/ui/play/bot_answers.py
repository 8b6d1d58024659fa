"""What comes back from those who think: a bot's move, advice, the review of a game."""

from __future__ import annotations

from typing import Final

from hustings.core.moves import MoveError, decode
from hustings.ui import words
from hustings.ui.effects import Effect
from hustings.ui.handling import failure_text, parse_number
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, Over, Thinking
from hustings.ui.play import advice, debrief, reasons
from hustings.ui.play.flow import changed
from hustings.ui.play.moves import make

THINKER_LOST: Final = {
    "again": words.trouble.thinker_again(),
    "here": words.trouble.thinker_here(),
    "unstarted": words.trouble.thinker_unstarted(),
    "unfetched": words.trouble.thinker_unfetched(),
}
"""What is said when a bot worker is lost, by how."""


def answered(model: Model, arg: str) -> list[Effect]:
    """Hear an answer, "<ticket>:<token of a move, the advice or the review>"."""
    ticket, _, token = arg.partition(":")
    return _hear(model, parse_number(ticket), token)


def failed(model: Model, arg: str) -> list[Effect]:
    """Go on although a bot could not decide: a move is found for it."""
    return _hear(model, parse_number(arg.partition(":")[0]), "?")


def _hear(model: Model, ticket: int, token: str) -> list[Effect]:
    play = model.play
    if play is None or not ticket:
        return []
    if model.notice == words.trouble.thinker_slow():
        model.notice = ""
    deciding, thinking = play.find_phase(Deciding), play.find_phase(Thinking)
    if deciding is not None and deciding.advice is not None and deciding.advice.ticket == ticket:
        advice.heard(play, deciding, token)
    if play.reasons is not None and play.reasons.ticket == ticket:
        reasons.heard(play, play.reasons, token)
    over = play.find_phase(Over)
    if over is not None and over.debrief is not None and over.debrief.ticket == ticket:
        debrief.heard(play, over, over.debrief, token)
    if thinking is None or thinking.ticket != ticket:
        return []
    return _made(model, play, thinking, token)


def lost(model: Model, arg: str) -> list[Effect]:
    """Say that what thinks for bots died.

    arg: "again" when it was started anew, "here" when it died again, "unstarted" when it never ran,
    "unfetched" when a file of it did not arrive.
    """
    usual = THINKER_LOST.get(arg, words.trouble.thinker_here())
    model.notice = failure_text(model, usual)
    return []


def slow(model: Model, _: str) -> list[Effect]:
    """Say what the game waits for, where what thinks for bots takes long to start."""
    if model.play is not None and model.play.find_phase(Thinking) is not None:
        model.notice = words.trouble.thinker_slow()
    return []


def _made(model: Model, play: Play, thinking: Thinking, token: str) -> list[Effect]:
    """Make the bot's move, whatever is looked at meanwhile; how it is shown is for the telling."""
    legal = play.table.legal(thinking.seat)
    try:
        move = decode(play.table.rules.VOCABULARY.verbs, token)
    except MoveError:
        move = ()
    if move not in legal:  # the bot failed; the game must not
        play.warning = words.table.bot_failed(name=play.names[thinking.seat])
        move = legal[0]
    make(play, thinking.seat, move)
    return changed(model)
