"""The arrangement of the map on this screen: the open sheet, of a region or of the race."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.core.protocols import Arrangement
from hustings.draw.look import Look, arranging
from hustings.games.whistle_stop.regions import N

RACE: Final = N + 1
"""In place of a region: the sheet of the race to a majority."""


class OpenSheet(NamedTuple):
    """The region whose sheet is open, RACE, or N for none; and the ply at which it was opened."""

    region: int = N
    ply: int = 0

    def after(self, what: str, ply: int) -> Arrangement:
        """Return the sheet after "region.<which>" or "race"; the same again closes it."""
        match arranging(what):
            case ("region", (region,)):
                return self._toggled(region, ply)
            case ("race", ()):
                return self._toggled(RACE, ply)
        return self

    def _toggled(self, region: int, ply: int) -> OpenSheet:
        return OpenSheet() if (region, ply) == self else OpenSheet(region, ply)


INITIAL_ARRANGEMENT: Final = OpenSheet()


def open_region(look: Look) -> int:
    """Return the region whose sheet is open, N for none: a wide map needs none."""
    opened = _open_sheet(look)
    return opened if look.tall and opened != RACE else N


def is_race_open(look: Look) -> bool:
    """Return whether the sheet of the race is open."""
    return _open_sheet(look) == RACE


def _open_sheet(look: Look) -> int:
    """Return the region whose sheet is open, RACE or N; every ply begins with none."""
    laid = look.arranged
    return laid.region if isinstance(laid, OpenSheet) and laid.ply == look.ply else N
