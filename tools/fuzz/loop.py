"""Tries input after input and reports failures with a traceback, and slow inputs.

Runs in any Python, the page's included; there tools/fuzz/run.mjs calls `begin` and `step`.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterable
from typing import Final

from hustings.core.record import Record, from_data
from tools.fuzz.drive import chosen, try_out

MAX_SECONDS: Final = 2.0
"""Processor seconds that an input may take."""


class Loop:
    """The inputs of one seed. clock: returns the processor seconds of this process."""

    def __init__(self, records: Iterable[Record], seed: str, clock: Callable[[], float]) -> None:
        self.records = list(records)
        self.seed = seed
        self.clock = clock

    def step(self, number: int) -> str:
        """Try one input; return json: its way in, the seconds it took, and what went wrong."""
        given, luck = chosen(self.records, self.seed, number)
        begun, wrong = self.clock(), ""
        try:
            try_out(given, luck)
        except BaseException:  # RecursionError and what Pyodide raises too
            wrong = traceback.format_exc()
        spent = self.clock() - begun
        if spent > MAX_SECONDS and not wrong:
            wrong = f"took {spent:.1f} s for {len(given.text):,} characters"
        return json.dumps([given.way, given.good, spent, wrong])


def begin(records: str, seed: str, clock: Callable[[], float]) -> Loop:
    """Return the loop over inputs made of these records (a json list of them)."""
    from hustings import catalog

    return Loop((from_data(data, catalog.find) for data in json.loads(records)), seed, clock)
