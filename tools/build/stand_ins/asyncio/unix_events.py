"""Stands in for asyncio's loop over sockets and processes: the page's loop is the browser's.

Pyodide's policy, which makes that one, is made of the default policy.
"""

from asyncio import events

_DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy  # type: ignore[attr-defined]

__all__ = ()
