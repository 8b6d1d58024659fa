"""The arrangement of the map on this screen: on a phone, the open sheet of one region."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.core.protocols import Arrangement
from hustings.draw.look import Look, arranging
from hustings.games.whistle_stop.regions import N


class OpenSheet(NamedTuple):
    """The region whose sheet is open, N for none, and the ply at which it was opened."""

    region: int = N
    ply: int = 0

    def after(self, what: str, ply: int) -> Arrangement:
        """Return the sheet after "region.<which>"; the same region again closes it."""
        match arranging(what):
            case ("region", (region,)):
                return OpenSheet() if (region, ply) == self else OpenSheet(region, ply)
        return self


INITIAL_ARRANGEMENT: Final = OpenSheet()


def open_region(look: Look) -> int:
    """Return the region whose sheet is open, N for none; every ply begins with none."""
    laid = look.arranged
    return laid.region if isinstance(laid, OpenSheet) and look.tall and laid.ply == look.ply else N
