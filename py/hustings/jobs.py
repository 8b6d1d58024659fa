"""What the bot worker is asked: a position as a record, a seat, a level; answered by a move token.

Stands beside the catalog because it joins games and bots; it knows neither screen nor worker.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hustings import catalog
from hustings.bots.search import bot_rng, thoughts
from hustings.core.moves import encode
from hustings.core.record import RecordError, from_data
from hustings.core.table import Table


def think(job: dict[str, Any]) -> Iterator[str]:
    """Yield the token of the best move so far after each batch of thinking.

    job: {"record": {...}, "seat": int, "level": str}. Raises RecordError when it makes no sense.
    """
    record = from_data(job.get("record"), catalog.find)
    rules = catalog.rules(record.game)
    table = Table(rules, record)
    seat, level = job.get("seat"), str(job.get("level"))
    levels = catalog.bots(record.game).LEVELS
    if table.trouble or seat not in table.seats or level not in levels:
        raise RecordError("The bot was asked about a position in which it cannot move.")
    rng = bot_rng(record.game, level, seat, table.at)
    for move in thoughts(levels[level](), rules, table.view(seat), seat, rng):
        yield encode(rules.VERBS, move)
