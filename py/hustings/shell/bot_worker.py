"""Asks the bot worker for moves; if it cannot start, or two die in a row, the page thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from pyscript import window

from hustings.shell.failures import BROWSER_FAILURES, is_fetch_failure
from hustings.ui import faults

WARM_UP: Final = 0
"""The ticket of a job that only warms the worker up, so that it answers real ones quickly."""
WARM_UP_DELAY_S: Final = 0.2
"""The page is to be drawn first."""
MAX_DEATHS: Final = 2
"""Workers that may die in a row; then the page thinks, until one has warmed up again."""
LOST: Final = "ThinkerLost"
"""The error of web/worker_client.js when a worker died."""
UNSTARTED: Final = "ThinkerUnstarted"
"""Its error when a worker never got ready, as for lack of memory: no other is tried."""

_asked: list[int] = []
_warmed: set[str] = set()
_deaths: list[str] = []
"""Why workers died since the last answer."""
_unsent: list[str] = []
"""Messages about a worker that never got ready, to be sent when a bot is asked."""


def warm_up(job: str) -> None:
    """Let the worker run a job like those that will follow; any real question cancels it."""
    if job in _warmed or any(ticket != WARM_UP for ticket in _asked):
        return
    cancel()
    _asked.append(WARM_UP)

    async def run() -> None:
        await asyncio.sleep(WARM_UP_DELAY_S)
        if _asked != [WARM_UP]:
            return
        try:
            answer = await _ask_worker(WARM_UP, job)
        except BROWSER_FAILURES as error:
            print(f"The bot worker could not be warmed up: {error}")
            if getattr(error, "name", "") == UNSTARTED:
                _unsent.append(f"thinker-lost:{_consequence(error)}")
        else:
            if answer:
                _warmed.add(job)
                _close(WARM_UP)

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def ask(ticket: int, job: str, send: Callable[[str], None]) -> None:
    """Let the worker think; sends "bot:<ticket>:<token>", the token "?" if there is none.

    If the worker dies, "thinker-lost:again" is sent and another is asked the same; if that one
    dies too, "thinker-lost:here", and the page thinks. The answer is the same each time.
    """
    cancel()
    _asked.append(ticket)

    async def run() -> None:
        token = await _answer(ticket, job, send)
        if token and _close(ticket):
            send(f"bot:{ticket}:{token}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it


def cancel() -> None:
    """Cancel all questions that the worker has not answered."""
    while _asked:
        window.hustings.cancel(_asked.pop())


def _close(ticket: int) -> bool:
    """Note that a question is answered; return False if it was cancelled before."""
    wanted = ticket in _asked
    if wanted:
        _asked.remove(ticket)
    return wanted


async def _answer(ticket: int, job: str, send: Callable[[str], None]) -> str:
    """Return the answer of a worker, else of the page; "" if it is no longer wanted."""
    while _unsent:
        send(_unsent.pop())
    while len(_deaths) < MAX_DEATHS and ticket in _asked:
        try:
            return await _ask_worker(ticket, job)
        except BROWSER_FAILURES as error:
            print(f"The bot worker failed: {error}")
            name = getattr(error, "name", "")
            if name not in (LOST, UNSTARTED):
                break
            if ticket in _asked:
                send(f"thinker-lost:{_consequence(error)}")
    return await _think_here(ticket, job)


def _consequence(error: Exception) -> str:
    """Return what follows from losing a worker, for "thinker-lost:"."""
    if is_fetch_failure(error):
        return "unfetched"
    if getattr(error, "name", "") == UNSTARTED:
        return "unstarted"
    return "again" if len(_deaths) < MAX_DEATHS else "here"


async def _ask_worker(ticket: int, job: str) -> str:
    """Return the worker's answer, "" if it was cancelled; count the worker's death."""
    try:
        answer = str(await window.hustings.ask(ticket, job))
    except BROWSER_FAILURES as error:
        name = getattr(error, "name", "")
        if name in (LOST, UNSTARTED):
            _deaths.extend([str(error)] * (MAX_DEATHS if name == UNSTARTED else 1))
            _warmed.clear()
        raise
    if answer:
        _deaths.clear()
    return answer


async def _think_here(ticket: int, job: str) -> str:
    """Return the answer, thought in the page with a pause after each batch; "?" for none."""
    from hustings.shell.thinker import Thinker

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
