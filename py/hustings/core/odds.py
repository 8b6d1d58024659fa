"""Measured win rates, shown when a game is set up.

`tools/odds.py` writes a game's `odds.json`: one row for each number of seats, level of the other
seats, and choice of options that was measured.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from hustings.core.model import Info, Options
from hustings.core.record import relevant_options


class Odds(NamedTuple):
    """How often a seat played by Normal won.

    level: of all other seats, "" for a solo game. options: those that differ from the default. won:
    number of games, a win shared by k counts 1/k; for a team the games it won.
    """

    seats: int
    level: str
    options: Mapping[str, int]
    won: float
    games: int

    @property
    def share(self) -> float:
        """The share of games won, 0 to 1."""
        return self.won / self.games


def parse_odds(text: str) -> tuple[Odds, ...]:
    """Return the rows of an `odds.json`."""
    return tuple(Odds(*row) for row in json.loads(text))


def dump_odds(odds: Iterable[Odds]) -> str:
    """Return the text of an `odds.json`, a line for each row."""
    rows = [
        json.dumps([row.seats, row.level, dict(row.options), row.won, row.games]) for row in odds
    ]
    return "[\n" + ",\n".join(f"  {row}" for row in rows) + "\n]\n"


def changed_options(info: Info, options: Options, seats: int) -> dict[str, Any]:
    """Return the options that differ from the default and matter with this number of seats."""
    given = {option.key: option.default for option in relevant_options(info, seats)}
    return {k: value for k, value in options.items() if k in given and value != given[k]}


def find_odds(
    odds: Iterable[Odds], info: Info, seats: int, level: str, options: Options
) -> Odds | None:
    """Return the row for such a game; None if it was not measured.

    Options that no row names are ignored: they make no measured difference.
    """
    rows = list(odds)
    measured = {key for row in rows for key in row.options}
    chosen = {
        key: value
        for key, value in changed_options(info, options, seats).items()
        if key in measured
    }
    for row in rows:
        if (row.seats, row.level, dict(row.options)) == (seats, level, chosen):
            return row
    return None
