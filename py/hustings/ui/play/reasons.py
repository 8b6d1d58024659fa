"""Asking a bot why: what spoke for its move, as it says it, from what whoever asks could see."""

from __future__ import annotations

from hustings import catalog
from hustings.core.model import Seat
from hustings.core.moves import MoveError, decode
from hustings.core.record import RecordError, parse_json
from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.effects import Effect, StopBot
from hustings.ui.handling import current, parse_number
from hustings.ui.model import Model, Play
from hustings.ui.phases import BotReasons, Deciding, Over, Thinking
from hustings.ui.play import advice, bot_requests

LINE = "strip"
"""What is asked about where a bot's newest line in the strip is meant."""


def ask(model: Model, arg: str) -> list[Effect]:
    """Ask a bot about the move that led to a moment, or its line in the strip; again: put it away.

    While another bot thinks nobody is asked: one question is open at a time.
    """
    play, line = current(model), arg == LINE
    ply = spoken_of(play) if line else parse_number(arg)
    if ply is None or not may_ask(play, ply):
        return []
    had, stop = play.reasons, put_away(play)
    if had is not None and (had.ply, had.line) == (ply, line):
        return stop
    play.reasons = why = BotReasons(_begun(play, ply) if line else ply - 1, ply, line=line)
    known = _known(play, why)
    why.statements = (("", known),) if known else ()
    if why.statements:
        return stop
    deciding = play.find_phase(Deciding)
    if deciding is not None and deciding.advice is not None and deciding.advice.ticket:
        stop += advice.put_away(play)  # else nobody would answer that any more
    question = bot_requests.for_reasons(model, play, why.since, why.ply)
    why.ticket = question.ticket
    return [*stop, question]


def put_away(play: Play) -> list[Effect]:
    """Put away what a bot says; what is still thought about is given up."""
    pending = play.reasons is not None and play.reasons.ticket
    play.reasons = None
    return [StopBot()] if pending else []


def heard(play: Play, why: BotReasons, answer: str) -> None:
    """Take the reasons as jobs.think gives them; what are none is told as that."""
    try:
        entries = parse_json(answer)
    except RecordError:
        entries = None
    told = entries if isinstance(entries, list) else []
    found = [said for said in (_said(play, why, entry) for entry in told) if said is not None]
    labelled = tuple((label if len(found) > 1 else "", said) for label, said in found)
    why.statements = labelled or (("", words.table.why_none(name=play.names[who(play, why)])),)
    why.ticket = 0


def may_ask(play: Play, ply: int) -> bool:
    """Return whether there is a bot that can be asked about the move that led to this moment."""
    if play.lesson is not None or not 0 < ply <= play.table.at:
        return False
    return play.table.mover(ply - 1) in play.bots


def spoken_of(play: Play) -> int | None:
    """Return the moment to which a bot's newest line in the strip leads; None without one."""
    line = next((line for line in reversed(play.lines) if line.who in play.bots), None)
    if line is None:
        return None
    plies = range(min(line.ply, play.table.at), 0, -1)
    return next((ply for ply in plies if play.table.mover(ply - 1) == line.who), None)


def _begun(play: Play, ply: int) -> int:
    """Return after how many moves the same seat began to move that made the one before `ply`."""
    seat, since = play.table.mover(ply - 1), ply - 1
    while since and play.table.mover(since - 1) == seat:
        since -= 1
    return since


def _known(play: Play, why: BotReasons) -> str:
    """Return what is said without asking: of a simple player, of secrets, while others think."""
    seat = who(play, why)
    over = play.find_phase(Over)
    reviewed = over is not None and over.debrief is not None and bool(over.debrief.ticket)
    if reviewed or play.find_phase(Thinking) is not None:
        return words.table.why_later()
    about = catalog.bots(play.game).LEVEL_DESCRIPTIONS
    weakest, *others = about
    if others and play.seats[seat].kind == f"bot:{weakest}":
        return words.table.why_simple(name=play.names[seat], about=about[weakest])
    steps = [play.table.steps_of(ply)[0] for ply in range(why.since, why.ply)]
    return "" if any(step.public for step in steps) else words.table.why_sealed()


def who(play: Play, why: BotReasons) -> Seat:
    """Return the seat that is asked."""
    return play.table.mover(why.ply - 1)


def _said(play: Play, why: BotReasons, entry: object) -> tuple[str, str] | None:
    """Return what a move is called and what its seat says of it; None where that is nothing."""
    if not isinstance(entry, dict):
        return None
    token, said = entry.get("token"), entry.get("why")
    try:
        move = decode(play.table.rules.VOCABULARY.verbs, token) if isinstance(token, str) else ()
    except MoveError:
        return None
    plies = [ply for ply in range(why.since, why.ply) if play.table.steps_of(ply)[0].move == move]
    if not move or not plies or not isinstance(said, list) or not said:
        return None
    obs = play.table.before(plies[-1]).observe(play.viewer)
    label = catalog.text(play.game).move(obs, who(play, why), move, play.names)
    return label, sentences(map(str, said))
