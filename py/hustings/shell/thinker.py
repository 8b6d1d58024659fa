"""Answers bot jobs in batches within a time limit: in the bot worker, or in the page."""

from __future__ import annotations

import time
from collections.abc import Iterator

from hustings.jobs import Answer, parse_job, think

DEFAULT_CAP_S = 1.0
"""After which the best move so far is taken, unless the job says otherwise."""
MAX_CAP_S = 60.0
"""The longest that a job may ask for."""


class Thinker:
    """Thinks about one job at a time."""

    def __init__(self) -> None:
        self._answers: Iterator[Answer] = iter(())
        self._best: str | None = None
        self._start = self._cap = 0.0
        self.done: float | None = None
        """The share of thinking that is done, 0 to 1; None: unknown."""

    def start(self, job: str) -> None:
        """Take a job, JSON for `hustings.jobs.think` with an optional "cap" in seconds."""
        data = parse_job(job)
        cap = data.get("cap")
        self._start = time.monotonic()
        self._cap = cap if isinstance(cap, int | float) and 0 < cap <= MAX_CAP_S else DEFAULT_CAP_S
        self._best = self.done = None
        self._answers = think(data, self._spent)

    def step(self) -> str | None:
        """Think one batch; return the token if that is enough, else None."""
        answer = next(self._answers, None)
        if answer is None:
            if self._best is None:
                raise RuntimeError("the bot named no move")
            return self._best
        self._best = answer.text
        if not answer.text:  # no answer yet, however long it takes
            self.done = answer.done
            return None
        spent = self._spent()
        self.done = None if answer.done is None else max(answer.done, min(1.0, spent))
        return self._best if spent >= 1 else None

    def _spent(self) -> float:
        """Return the share of the time limit that is spent."""
        return (time.monotonic() - self._start) / self._cap
