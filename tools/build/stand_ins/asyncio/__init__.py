"""Stands in for the library's asyncio without what it brings for sockets, processes and threads.

The page's loop is the browser's. Pyodide makes it from the parts below; the rest of asyncio would
load some twenty more modules at every start.
"""

from asyncio import coroutines, events, exceptions, futures, locks, queues, tasks, timeouts
from asyncio.coroutines import *
from asyncio.events import *
from asyncio.exceptions import *
from asyncio.futures import *
from asyncio.locks import *
from asyncio.queues import *
from asyncio.tasks import *
from asyncio.timeouts import *
from typing import Any

__all__ = (
    coroutines.__all__
    + events.__all__
    + exceptions.__all__
    + futures.__all__
    + locks.__all__
    + queues.__all__
    + tasks.__all__
    + timeouts.__all__
)

DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy  # type: ignore[attr-defined]


def run(main: Any, **_: Any) -> Any:
    """Refuse: Pyodide puts a function of its own here, which asks this one where no loop runs."""
    raise RuntimeError("The browser's loop runs by itself.")
