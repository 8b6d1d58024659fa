"""What the bot worker is asked: a position as a record, a seat, a level; answered by text.

Usually by a move token; a job that wants a hint is answered by the best few moves with reasons.
Stands beside the catalog because it joins games and bots; it knows neither screen nor worker.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from hustings import catalog
from hustings.bots.hint import ranked
from hustings.bots.search import bot_rng, thoughts
from hustings.core.model import Move, Seat
from hustings.core.moves import encode
from hustings.core.protocols import Bot, Bots, Rules
from hustings.core.record import RecordError, from_data
from hustings.core.rng import Rng
from hustings.core.table import Table

HINT = "hint"


class _Asked(NamedTuple):
    rules: Rules[Any]
    bots: Bots[Any]
    bot: Bot
    obs: Any
    seat: Seat
    rng: Rng


def think(job: dict[str, Any]) -> Iterator[str]:
    """Yield the best answer so far after each batch of thinking.

    job: {"record": {...}, "seat": int, "level": str}; the answer is a move token. With
    "want": "hint" it is JSON, the best move first: [{"token": str, "value": 0..1, "why": [str]}];
    without a level the strongest one is asked. Raises RecordError when the job makes no sense.
    """
    asked = _asked(job)
    if job.get("want") == HINT:
        yield from _hints(asked)
        return
    for move in thoughts(asked.bot, asked.rules, asked.obs, asked.seat, asked.rng):
        yield encode(asked.rules.VERBS, move)


def _asked(job: dict[str, Any]) -> _Asked:
    """Return what the job asks, from the seat's own view of the position."""
    record = from_data(job.get("record"), catalog.find)
    rules, bots = catalog.rules(record.game), catalog.bots(record.game)
    table = Table(rules, record)
    seat = job.get("seat")
    strongest = list(bots.LEVELS)[-1] if job.get("want") == HINT else None
    level = str(job.get("level", strongest))
    if table.trouble or seat not in table.seats or level not in bots.LEVELS:
        raise RecordError("The bot was asked about a position in which it cannot move.")
    rng = bot_rng(record.game, level, seat, table.at)
    return _Asked(rules, bots, bots.LEVELS[level](), table.view(seat), seat, rng)


def _hints(asked: _Asked) -> Iterator[str]:
    rules, bots, bot, obs, seat, rng = asked

    def entry(move: Move, value: float) -> dict[str, Any]:
        why = list(reasons(bots, obs, seat, move))
        return {"token": encode(rules.VERBS, move), "value": round(value, 4), "why": why}

    for moves in ranked(bot, bots.evaluate, rules, obs, seat, rng):
        yield json.dumps([entry(*found) for found in moves], ensure_ascii=False)


def reasons(bots: Bots[Any], obs: Any, seat: Seat, move: Move) -> list[str]:
    """Return what speaks for a move in the game's own words; nothing where it has none."""
    tell = getattr(bots, "reasons", None)
    return list(tell(obs, seat, move)) if tell else []
