"""The game of the latest question: the next one is usually about a few moves more of it."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.protocols import Rules
from hustings.core.record import Record
from hustings.core.table import Table


class LatestTable:
    """Keeps the table of the latest question.

    To replay a long game takes longer than most moves of a bot.
    """

    def __init__(self) -> None:
        self._table: Table[Any] | None = None

    def replayed(self, rules: Rules[Any], record: Record) -> Table[Any]:
        """Return the table at the end of a record, to be read only and until the next call."""
        table = self._table
        same = table is not None and table.record.start() == record.start()
        self._table = None  # nothing is kept of a replay that fails
        if table is None or not same or table.rules is not rules:
            table = Table(rules, record)
        else:
            table.replay(record.moves)
        self._table = table
        return table


LATEST: Final = LatestTable()
