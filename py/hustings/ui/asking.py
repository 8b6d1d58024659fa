"""What the bot worker is asked, as jobs.thoughts wants it, under a number each."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from hustings import catalog
from hustings.core.model import Seat
from hustings.core.record import make
from hustings.ui.effects import AskBot, Effect, WarmBot
from hustings.ui.model import HUMAN, Play

WARM_UP: Final = 2.0
"""Seconds of running after which a browser has made Python as fast as it gets."""

_tickets = iter(range(1, 1 << 62))


def fresh_ticket() -> int:
    """Return a number that no question had before."""
    return next(_tickets)


def for_move(play: Play, seat: Seat) -> AskBot:
    """Return the question which move the bot at this seat makes."""
    level = play.seats[seat].kind.removeprefix("bot:")
    return AskBot(fresh_ticket(), _text(_position(play, seat) | {"level": level}))


def for_advice(play: Play, seat: Seat) -> AskBot:
    """Return the question what the person at this seat might do."""
    return AskBot(fresh_ticket(), _text(_position(play, seat) | {"want": "hint"}))


def warm_up(game: str, kinds: Sequence[str]) -> list[Effect]:
    """Have the worker run what the bots among these seats will need, if there are any."""
    levels = [kind.removeprefix("bot:") for kind in kinds if kind != HUMAN]
    if not levels:
        return []
    record = make(catalog.info(game), len(kinds), {}, "warm")
    job = {"want": "warm", "record": record.data(), "levels": levels, "cap": WARM_UP}
    return [WarmBot(_text(job))]


def _position(play: Play, seat: Seat) -> dict[str, Any]:
    return {"record": play.table.played().data(), "seat": seat}


def _text(job: dict[str, Any]) -> str:
    return json.dumps(job, separators=(",", ":"))
