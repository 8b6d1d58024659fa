"""Asking the bot worker. Where no worker can be had, the page thinks itself, as a last resort."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from pyscript import window

_asked: list[int] = []


def warm(_: str) -> None:
    """Start the worker if it is not running; a failure is told when a bot is asked."""

    async def run() -> None:
        try:
            await window.hustings.startThinker()
        except Exception as error:
            print(f"The bot worker did not start: {error}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def ask(ticket: int, job: str, send: Callable[[str], None]) -> None:
    """Have the worker think; sends "bot:<ticket>:<token>" or "bot-failed:<ticket>"."""
    cancel()
    _asked.append(ticket)

    async def run() -> None:
        try:
            token = str(await window.hustings.ask(ticket, job))
        except Exception as error:
            print(f"The bot worker failed: {error}")
            token = _think_here(job)
        if ticket in _asked and token:
            _asked.remove(ticket)
            send(f"bot:{ticket}:{token}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def cancel() -> None:
    """Forget what was asked."""
    while _asked:
        window.hustings.cancel(_asked.pop())


def _think_here(job: str) -> str:
    """Return the bot's first answer, thought in the page; "?" when there is none."""
    from hustings.jobs import think

    try:
        return next(think(json.loads(job)))
    except Exception as error:
        print(f"The bot failed: {error}")
        return "?"
