"""What this screen has laid out of the map: on a phone, the sheet of one region."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.core.protocols import Arrangement
from hustings.draw.look import Look, arranging
from hustings.games.whistle_stop.regions import N


class Spread(NamedTuple):
    """Which region's sheet lies on the map, N for none, and when it was put there."""

    region: int = N
    ply: int = 0

    def after(self, what: str, ply: int) -> Arrangement:
        """Return what lies there after "region.<which>"; the same one again takes it away."""
        match arranging(what):
            case ("region", (region,)):
                return Spread() if (region, ply) == self else Spread(region, ply)
        return self


INITIAL_ARRANGEMENT: Final = Spread()


def opened(look: Look) -> int:
    """Return whose sheet lies on the map at this moment, N for none: every moment begins so."""
    laid = look.arranged
    return laid.region if isinstance(laid, Spread) and look.tall and laid.ply == look.ply else N
