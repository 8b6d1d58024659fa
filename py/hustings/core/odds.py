"""How often a game was won: measured by playing, told when a game is set up.

What stands in a game's `odds.json` was written by `tools/odds.py` and never by hand: one row for
each number of seats, level in all the other seats, and choice of the options that were measured.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from hustings.core.model import Info, Options
from hustings.core.record import relevant_options


class Odds(NamedTuple):
    """How often one seat that plays like Normal won.

    level: of all other seats, "" for a game alone. options: what was chosen unlike the default.
    won: in games, a win shared by k counting 1/k; of a team the games that it won.
    """

    seats: int
    level: str
    options: Mapping[str, int]
    won: float
    games: int

    @property
    def share(self) -> float:
        """How many of the games were won, 0 to 1."""
        return self.won / self.games


def parse_odds(text: str) -> tuple[Odds, ...]:
    """Return the rows of an `odds.json`."""
    return tuple(Odds(*row) for row in json.loads(text))


def dump_odds(odds: Iterable[Odds]) -> str:
    """Return the text of an `odds.json`: a line for each row."""
    rows = [
        json.dumps([row.seats, row.level, dict(row.options), row.won, row.games]) for row in odds
    ]
    return "[\n" + ",\n".join(f"  {row}" for row in rows) + "\n]\n"


def changed_options(info: Info, options: Options, seats: int) -> dict[str, Any]:
    """Return the options chosen unlike the default that make a difference with so many seats."""
    given = {option.key: option.default for option in relevant_options(info, seats)}
    return {k: value for k, value in options.items() if k in given and value != given[k]}


def find_odds(
    odds: Iterable[Odds], info: Info, seats: int, level: str, options: Options
) -> Odds | None:
    """Return the row for such a game, None where none was measured.

    An option that no row of the game names was measured to make no difference, or not at all.
    """
    rows = list(odds)
    told = {key for row in rows for key in row.options}
    chosen = {
        key: value for key, value in changed_options(info, options, seats).items() if key in told
    }
    for row in rows:
        if (row.seats, row.level, dict(row.options)) == (seats, level, chosen):
            return row
    return None
