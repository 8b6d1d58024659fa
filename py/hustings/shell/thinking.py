"""Answers a job in batches, within a time: in the bot worker, or in the page where none serves."""

from __future__ import annotations

import time
from collections.abc import Iterator

from hustings.jobs import Thought, read, weigh

CAP = 1.0
"""Seconds after which the best move so far is taken, unless the job says otherwise."""
LONGEST = 60.0
"""The most that a job may say."""


class Thinker:
    """One job at a time."""

    def __init__(self) -> None:
        self._thoughts: Iterator[Thought] = iter(())
        self._best: str | None = None
        self._begin = self._cap = 0.0
        self.done: float | None = None

    def start(self, job: str) -> None:
        """Take a job, JSON text as hustings.jobs.weigh wants it, with an optional "cap" in s."""
        data = read(job)
        cap = data.get("cap")
        self._begin = time.monotonic()
        self._cap = cap if isinstance(cap, int | float) and 0 < cap <= LONGEST else CAP
        self._best = self.done = None
        self._thoughts = weigh(data, self._spent)

    def step(self) -> str | None:
        """Think one batch; return the token when that is enough, else None.

        `done` then says how much of the thinking is over, 0 to 1, or None where nobody knows.
        """
        thought = next(self._thoughts, None)
        if thought is None:
            if self._best is None:
                raise RuntimeError("the bot named no move")
            return self._best
        self._best = thought.answer
        spent = self._spent()
        self.done = None if thought.done is None else max(thought.done, min(1.0, spent))
        return self._best if spent >= 1 else None

    def _spent(self) -> float:
        return (time.monotonic() - self._begin) / self._cap
