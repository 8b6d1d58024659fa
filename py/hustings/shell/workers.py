"""Asking the bot worker. Where no worker can be had, the page thinks itself, as a last resort."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from pyscript import window

WARM: Final = 0
"""The ticket of what is run only so that a real question is answered quickly."""
DELAY: Final = 0.2
"""Seconds after which warming up begins: the page is to be seen first."""

_asked: list[int] = []
_warmed: set[str] = set()


def warm(job: str) -> None:
    """Have the worker run something like what will be asked; any real question ends it.

    A failure is told when a bot is asked.
    """
    if job in _warmed or any(ticket != WARM for ticket in _asked):
        return
    cancel()
    _asked.append(WARM)

    async def run() -> None:
        await asyncio.sleep(DELAY)
        if _asked != [WARM]:
            return
        try:
            if await window.hustings.ask(WARM, job):
                _warmed.add(job)
                _asked.remove(WARM)
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
    from hustings.jobs import read, think

    try:
        return next(think(read(job)))
    except Exception as error:
        print(f"The bot failed: {error}")
        return "?"
