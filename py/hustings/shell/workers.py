"""Asking the bot worker. Where none can be had or two die in a row, the page thinks by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from pyscript import window

from hustings.shell.failures import BROWSER_FAILURES, not_arrived
from hustings.ui import faults

WARM: Final = 0
"""The ticket of what is run only so that a real question is answered quickly."""
DELAY: Final = 0.2
"""Seconds after which warming up begins: the page is to be seen first."""
TRIES: Final = 2
"""Workers that may die one after the other; then the page thinks, until one has warmed up again."""
LOST: Final = "ThinkerLost"
"""The name of the error by which web/thinking.js tells that a worker died."""
UNSTARTED: Final = "ThinkerUnstarted"
"""The same of one that never got ready, as for want of memory: no other is tried."""

_asked: list[int] = []
_warmed: set[str] = set()
_deaths: list[str] = []
"""Why workers died since one last answered."""
_untold: list[str] = []
"""What is still to be said of one that never got ready, because nobody waited for it."""


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
            answer = await _ask_worker(WARM, job)
        except BROWSER_FAILURES as error:
            print(f"The bot worker could not be warmed up: {error}")
            if getattr(error, "name", "") == UNSTARTED:
                _untold.append(f"thinker-lost:{_how(error)}")
        else:
            if answer:
                _warmed.add(job)
                _settled(WARM)

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def ask(ticket: int, job: str, send: Callable[[str], None]) -> None:
    """Have the worker think; sends "bot:<ticket>:<token>", the token "?" when there is none.

    Where the worker dies over it, "thinker-lost:again" is sent and another is asked the same; where
    that one dies too, "thinker-lost:here", and the page thinks. The answer is the same each time.
    """
    cancel()
    _asked.append(ticket)

    async def run() -> None:
        token = await _answer(ticket, job, send)
        if token and _settled(ticket):
            send(f"bot:{ticket}:{token}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def cancel() -> None:
    """Forget what was asked."""
    while _asked:
        window.hustings.cancel(_asked.pop())


def _settled(ticket: int) -> bool:
    """Put down as answered what was asked; False where it was given up before it was heard."""
    wanted = ticket in _asked
    if wanted:
        _asked.remove(ticket)
    return wanted


async def _answer(ticket: int, job: str, send: Callable[[str], None]) -> str:
    """Return the answer from whoever can give it; "" when it is not wanted any more."""
    while _untold:
        send(_untold.pop())
    while len(_deaths) < TRIES and ticket in _asked:
        try:
            return await _ask_worker(ticket, job)
        except BROWSER_FAILURES as error:
            print(f"The bot worker failed: {error}")
            name = getattr(error, "name", "")
            if name not in (LOST, UNSTARTED):
                break
            if ticket in _asked:
                send(f"thinker-lost:{_how(error)}")
    return await _think_here(ticket, job)


def _how(error: Exception) -> str:
    """Return how a worker was lost, for "thinker-lost:"."""
    if not_arrived(error):
        return "unfetched"
    if getattr(error, "name", "") == UNSTARTED:
        return "unstarted"
    return "again" if len(_deaths) < TRIES else "here"


async def _ask_worker(ticket: int, job: str) -> str:
    """Return the worker's answer; "" when it was cancelled. Notes when the worker dies over it."""
    try:
        answer = str(await window.hustings.ask(ticket, job))
    except BROWSER_FAILURES as error:
        name = getattr(error, "name", "")
        if name in (LOST, UNSTARTED):
            _deaths.extend([str(error)] * (TRIES if name == UNSTARTED else 1))
            _warmed.clear()
        raise
    if answer:
        _deaths.clear()
    return answer


async def _think_here(ticket: int, job: str) -> str:
    """Return the answer, thought in the page with a pause after each batch; "?" for none."""
    from hustings.shell.thinking import Thinker

    thinker = Thinker()
    try:
        thinker.start(job)
        while ticket in _asked:
            await asyncio.sleep(0)
            if (token := thinker.step()) is not None:
                return token
    except Exception:
        faults.report()
        return "?"
    return ""
