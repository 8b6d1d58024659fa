"""What the bot worker is asked: a position as a record, a seat, a level; answered by text.

Usually by a move token; a job that wants a hint is answered by the best few moves with reasons, one
that asks why a move was made by what spoke for it, as far as whoever asks may know.
Stands beside the catalog because it joins games and bots; it knows neither screen nor worker.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

from hustings import catalog
from hustings.bots.hint import distinct, ranked
from hustings.bots.search import bot_rng, thoughts
from hustings.core.model import Move, Seat
from hustings.core.moves import encode
from hustings.core.protocols import Bot, Bots, Rules
from hustings.core.record import MAX_TEXT, RecordError, from_data, parse_json
from hustings.core.rng import Rng
from hustings.core.table import Table

HINT = "hint"
WHY = "why"
WARM = "warm"
NO_SENSE = "The bot was asked about a position in which it cannot move."
MAX_JOB = 2 * MAX_TEXT
"""Characters: a record is longer as json than as a link."""
SAID = 2
"""Of a turn of many moves no more than the last so many are accounted for."""
BATCHES = 3
"""After so many a warm-up goes on to the next position, for other parts of the game."""


class Thought(NamedTuple):
    """The best answer so far, and how much of the thinking is done, 0 to 1 (None: unknown)."""

    answer: str
    done: float | None = None


class _Asked(NamedTuple):
    rules: Rules[Any]
    bots: Bots[Any]
    bot: Bot[Any]
    obs: Any
    seat: Seat
    rng: Rng


def think(job: dict[str, Any]) -> Iterator[str]:
    """Yield the best answer so far after each batch of thinking.

    job: {"record": {...}, "seat": int, "level": str}; the answer is a move token. With
    "want": "hint" it is JSON, the best move first: [{"token": str, "value": 0..1, "figure": str,
    "why": [str]}] (see protocols.Bots), each with the one reason that tells it from the others;
    without a level the strongest one is asked. With "want": "why" the record ends with the move
    that is asked about, "since" says after how many moves its turn began and "viewer" who asks (a
    seat, or null): see `told`. With "want": "warm" and "levels" bots play on by themselves, so that
    the next question finds everything ready; the answer says nothing.
    Raises RecordError when the job makes no sense.
    """
    for thought in weigh(job):
        yield thought.answer


def read(text: str) -> dict[str, Any]:
    """Return the job in a text; RecordError for any other text."""
    job = parse_json(text, MAX_JOB)
    if not isinstance(job, dict):
        raise RecordError(NO_SENSE)
    return job


def weigh(job: dict[str, Any]) -> Iterator[Thought]:
    """Yield what `think` yields, with how much of the thinking is done where the bot tells it."""
    if job.get("want") == WARM:
        yield from _warm_up(job)
        return
    if job.get("want") == WHY:
        yield Thought(_why(job))
        return
    asked = _asked(job)
    answers = _hints(asked) if job.get("want") == HINT else _moves(asked)
    for answer in answers:
        yield Thought(answer, asked.bot.done)


def _moves(asked: _Asked) -> Iterator[str]:
    for move in thoughts(asked.bot, asked.rules, asked.obs, asked.seat, asked.rng):
        yield encode(asked.rules.VERBS, move)


def _warm_up(job: dict[str, Any]) -> Iterator[Thought]:
    record = from_data(job.get("record"), catalog.find)
    rules, levels = catalog.rules(record.game), catalog.bots(record.game).LEVELS
    asked = job.get("levels")
    names = [name for name in asked if isinstance(name, str)] if isinstance(asked, list) else []
    bots = [levels[name]() for name in names[: record.seats] if name in levels]
    table = Table(rules, record)
    while bots and not table.over:
        seat = table.seats[0]
        best = table.legal(seat)[0]
        thinking = thoughts(bots[seat % len(bots)], rules, table.view(seat), seat, Rng(WARM))
        for best in islice(thinking, BATCHES):  # noqa: B007  the last one counts
            yield Thought(WARM)
        table.play(seat, best)


def _why(job: dict[str, Any]) -> str:
    """Return JSON: of each move [{"token": str, "why": [str]}], in the order of play."""
    record = from_data(job.get("record"), catalog.find)
    table = Table(catalog.rules(record.game), record)
    since, viewer = job.get("since"), job.get("viewer")
    known = viewer is None or (type(viewer) is int and 0 <= viewer < record.seats)
    if type(since) is not int or not 0 <= since < table.at or table.trouble or not known:
        raise RecordError(NO_SENSE)
    entries = [
        {"token": encode(table.rules.VERBS, move), "why": why}
        for move, why in told(table, catalog.bots(record.game), since, viewer)
    ]
    return json.dumps(entries, ensure_ascii=False)


def told(
    table: Table[Any], bots: Bots[Any], since: int, viewer: Seat | None
) -> list[tuple[Move, list[str]]]:
    """Return what spoke for the moves of a turn, from what the viewer saw when they were made.

    Of those after `since` by whoever made the last one. What was sealed or hidden is not accounted
    for, nor does it show that there was anything: what a seat sees of itself is for nobody else.
    """
    seat, found = table.mover(table.at - 1), list[tuple[Move, list[str]]]()
    for ply in range(since, table.at):
        step = table.steps_of(ply)[0]
        if table.mover(ply) != seat or not step.public or viewer == seat:
            continue
        why = bots.reasons(table.before(ply).observe(viewer), seat, step.move)[:1]
        if why:
            found.append((step.move, why))
    return found[-SAID:]


def _asked(job: dict[str, Any]) -> _Asked:
    """Return what the job asks, from the seat's own view of the position."""
    record = from_data(job.get("record"), catalog.find)
    rules, bots = catalog.rules(record.game), catalog.bots(record.game)
    table = Table(rules, record)
    seat = job.get("seat")
    strongest = list(bots.LEVELS)[-1] if job.get("want") == HINT else None
    level = str(job.get("level", strongest))
    plain = isinstance(seat, int) and not isinstance(seat, bool)
    if table.trouble or not plain or seat not in table.seats or level not in bots.LEVELS:
        raise RecordError(NO_SENSE)
    rng = bot_rng(record.game, level, seat, table.at)
    return _Asked(rules, bots, bots.LEVELS[level](), table.view(seat), seat, rng)


def _hints(asked: _Asked) -> Iterator[str]:
    rules, bots, bot, obs, seat, rng = asked

    def reasons(move: Move) -> list[str]:
        own = bot.reasons(obs, seat, move)
        return bots.reasons(obs, seat, move) if own is None else own

    for moves in ranked(bot, bots.evaluate, rules, obs, seat, rng, bots.CLOSE):
        told = distinct([reasons(move) for move, _ in moves])
        entries = [
            {
                "token": encode(rules.VERBS, move),
                "value": round(value, 4),
                "figure": bots.figure(obs, seat, move, value),
                "why": why,
            }
            for (move, value), why in zip(moves, told, strict=True)
        ]
        yield json.dumps(entries, ensure_ascii=False)
