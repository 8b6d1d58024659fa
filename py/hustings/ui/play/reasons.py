"""A bot's reasons: it says why it made its moves, using only what the viewer could see."""

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

STATUS_LINE = "strip"
"""The argument that asks about the bot's newest status line."""


def ask(model: Model, arg: str) -> list[Effect]:
    """Ask a bot about the move before a ply, or about its status line; asked again, dismiss it.

    While another bot thinks, the answer is a fixed text: the worker answers one question at a time.
    """
    play, line = current(model), arg == STATUS_LINE
    ply = status_line_ply(play) if line else parse_number(arg)
    if ply is None or not may_ask(play, ply):
        return []
    had, stop = play.reasons, dismiss(play)
    if had is not None and (had.ply, had.line) == (ply, line):
        return stop
    play.reasons = why = BotReasons(_turn_start(play, ply) if line else ply - 1, ply, line=line)
    known = _fixed_answer(play, why)
    why.statements = (("", known),) if known else ()
    if why.statements:
        return stop
    deciding = play.find_phase(Deciding)
    if deciding is not None and deciding.advice is not None and deciding.advice.ticket:
        stop += advice.dismiss(play)  # the new question cancels it
    question = bot_requests.reasons_question(model, play, why.since, why.ply)
    why.ticket = question.ticket
    return [*stop, question]


def dismiss(play: Play) -> list[Effect]:
    """Dismiss the answer; stop the bot if it is still thinking."""
    pending = play.reasons is not None and play.reasons.ticket
    play.reasons = None
    return [StopBot()] if pending else []


def receive(play: Play, why: BotReasons, answer: str) -> None:
    """Read the answer of a bot (see jobs.think); without reasons, say so."""
    try:
        entries = parse_json(answer)
    except RecordError:
        entries = None
    items = entries if isinstance(entries, list) else []
    statements = list(filter(None, (_read_statement(play, why, item) for item in items)))
    labelled = tuple((label if len(statements) > 1 else "", text) for label, text in statements)
    why.statements = labelled or (
        ("", words.table.why_none(name=play.names[asked_seat(play, why)])),
    )
    why.ticket = 0


def may_ask(play: Play, ply: int) -> bool:
    """Return whether a bot made the move before this ply and can be asked about it."""
    if play.lesson is not None or not 0 < ply <= play.table.at:
        return False
    return play.table.mover(ply - 1) in play.bots


def status_line_ply(play: Play) -> int | None:
    """Return the ply after the last move of a bot's newest status line, None without one."""
    line = next((line for line in reversed(play.lines) if line.who in play.bots), None)
    if line is None:
        return None
    plies = range(min(line.ply, play.table.at), 0, -1)
    return next((ply for ply in plies if play.table.mover(ply - 1) == line.who), None)


def _turn_start(play: Play, ply: int) -> int:
    """Return the ply at which the seat that moved before `ply` began its run of moves."""
    seat, since = play.table.mover(ply - 1), ply - 1
    while since and play.table.mover(since - 1) == seat:
        since -= 1
    return since


def _fixed_answer(play: Play, why: BotReasons) -> str:
    """Return the answer that needs no bot (weakest level, secret moves, busy worker), or ""."""
    seat = asked_seat(play, why)
    over = play.find_phase(Over)
    if (over is not None and over.asks_bots) or play.find_phase(Thinking) is not None:
        return words.table.why_later()
    about = catalog.bots(play.game).LEVEL_DESCRIPTIONS
    weakest, *others = about
    if others and play.seats[seat].kind == f"bot:{weakest}":
        return words.table.why_simple(name=play.names[seat], about=about[weakest])
    steps = [play.table.steps_of(ply)[0] for ply in range(why.since, why.ply)]
    return "" if any(step.public for step in steps) else words.table.why_sealed()


def asked_seat(play: Play, why: BotReasons) -> Seat:
    """Return the seat of the bot that is asked."""
    return play.table.mover(why.ply - 1)


def _read_statement(play: Play, why: BotReasons, entry: object) -> tuple[str, str] | None:
    """Return (label of a move, reasons), None if the entry is malformed or empty."""
    if not isinstance(entry, dict):
        return None
    token, given = entry.get("token"), entry.get("why")
    try:
        move = decode(play.table.rules.VOCABULARY.verbs, token) if isinstance(token, str) else ()
    except MoveError:
        return None
    plies = [ply for ply in range(why.since, why.ply) if play.table.steps_of(ply)[0].move == move]
    if not move or not plies or not isinstance(given, list) or not given:
        return None
    obs = play.table.before(plies[-1]).observe(play.viewer)
    label = catalog.text(play.game).move(obs, asked_seat(play, why), move, play.names)
    return label, sentences(map(str, given))
