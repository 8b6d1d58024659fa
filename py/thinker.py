"""What the bot worker runs: a job in, a move token out, one batch of thinking at a time.

web/worker.js calls start and step and hears messages between two steps.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

from hustings.jobs import think

CAP = 1.0
"""Seconds after which the best move so far is taken, unless the job says otherwise."""


class Thinker:
    """One job at a time."""

    def __init__(self) -> None:
        self._moves: Iterator[str] = iter(())
        self._best: str | None = None
        self._end = 0.0

    def start(self, job: str) -> None:
        """Take a job, JSON text as hustings.jobs.think wants it, with an optional "cap" in s."""
        data = json.loads(job)
        self._end = time.monotonic() + float(data.get("cap", CAP))
        self._best = None
        self._moves = think(data)

    def step(self) -> str | None:
        """Think one batch; return the token when that is enough, else None."""
        token = next(self._moves, None)
        if token is None:
            if self._best is None:
                raise RuntimeError("the bot named no move")
            return self._best
        self._best = token
        return token if time.monotonic() >= self._end else None


thinker = Thinker()
