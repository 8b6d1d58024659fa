"""Answers of the bot worker: moves, advice, reasons, debriefs, and its failures."""

from __future__ import annotations

from typing import Final

from hustings.core.moves import MoveError, decode
from hustings.ui import words
from hustings.ui.effects import Effect
from hustings.ui.handling import failure_text, parse_number
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, Over, Thinking
from hustings.ui.play import advice, debrief, match, reasons
from hustings.ui.play.flow import after_change
from hustings.ui.play.moves import make_move

THINKER_LOST: Final = {
    "again": words.trouble.thinker_again(),
    "here": words.trouble.thinker_here(),
    "unstarted": words.trouble.thinker_unstarted(),
    "unfetched": words.trouble.thinker_unfetched(),
}
"""The notice when a bot worker is lost, by what happened."""


def on_answer(model: Model, arg: str) -> list[Effect]:
    """Receive an answer, "<ticket>:<token of a move, or JSON>"."""
    ticket, _, token = arg.partition(":")
    return _receive(model, parse_number(ticket), token)


def on_failure(model: Model, arg: str) -> list[Effect]:
    """Go on although a bot failed: the first legal move is made for it."""
    return _receive(model, parse_number(arg.partition(":")[0]), "?")


def _receive(model: Model, ticket: int, token: str) -> list[Effect]:
    play = model.play
    if play is None or not ticket:
        return []
    if model.notice == words.trouble.thinker_slow():
        model.notice = ""
    deciding, thinking = play.find_phase(Deciding), play.find_phase(Thinking)
    if deciding is not None and deciding.advice is not None and deciding.advice.ticket == ticket:
        advice.receive(play, deciding, token)
    if play.reasons is not None and play.reasons.ticket == ticket:
        reasons.receive(play, play.reasons, token)
    over = play.find_phase(Over)
    if over is not None and over.debrief is not None and over.debrief.ticket == ticket:
        return debrief.receive(model, play, over, over.debrief, token)
    if over is not None and over.match is not None and over.match.ticket == ticket:
        match.receive(play, over.match, token)
    if thinking is None or thinking.ticket != ticket:
        return []
    return _make_move(model, play, thinking, token)


def on_worker_lost(model: Model, arg: str) -> list[Effect]:
    """Say that the bot worker died.

    arg: "again" when it was restarted, "here" when it died again and the page thinks by itself,
    "unstarted" when it never ran, "unfetched" when one of its files did not arrive.
    """
    usual = THINKER_LOST.get(arg, words.trouble.thinker_here())
    model.notice = failure_text(model, usual)
    return []


def on_slow_start(model: Model, _: str) -> list[Effect]:
    """Say that the bot worker takes long to start, if the game waits for it."""
    if model.play is not None and model.play.find_phase(Thinking) is not None:
        model.notice = words.trouble.thinker_slow()
    return []


def _make_move(model: Model, play: Play, thinking: Thinking, token: str) -> list[Effect]:
    """Make the bot's move, whatever is shown meanwhile; playback shows it."""
    legal = play.table.legal(thinking.seat)
    try:
        move = decode(play.table.rules.VOCABULARY.verbs, token)
    except MoveError:
        move = ()
    if move not in legal:  # the bot failed; the game must not
        play.warning = words.table.bot_failed(name=play.names[thinking.seat])
        move = legal[0]
    make_move(play, thinking.seat, move)
    return after_change(model)
