"""The fifteen regions: their states and points.

Electoral votes are those of the 2024 and 2028 elections: 538 in all. Each state and the District of
Columbia belongs to exactly one region.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.messages.generated import whistle_stop_cards as messages


class Region(NamedTuple):
    """One region. states: (postal code, votes)."""

    id: str
    name: str
    states: tuple[tuple[str, int], ...]


REGIONS: Final = (
    Region("appalachian", messages.region_appalachian(), (("KY", 8), ("TN", 11), ("WV", 4))),
    Region("chesapeake", messages.region_chesapeake(), (("DC", 3), ("MD", 10), ("VA", 13))),
    Region("new_york", messages.region_new_york(), (("NY", 28),)),
    Region("south", messages.region_south(), (("AL", 9), ("AR", 6), ("LA", 8), ("MS", 6))),
    Region("florida", messages.region_florida(), (("FL", 30),)),
    Region(
        "new_england",
        messages.region_new_england(),
        (("CT", 7), ("MA", 11), ("ME", 4), ("NH", 4), ("RI", 4), ("VT", 3)),
    ),
    Region(
        "central",
        messages.region_central(),
        (("KS", 6), ("MO", 10), ("ND", 3), ("NE", 5), ("OK", 7), ("SD", 3)),
    ),
    Region(
        "northwest",
        messages.region_northwest(),
        (("AK", 3), ("HI", 4), ("ID", 4), ("MT", 4), ("OR", 8), ("WA", 12)),
    ),
    Region("mid_atlantic", messages.region_mid_atlantic(), (("DE", 3), ("NJ", 14), ("PA", 19))),
    Region("texas", messages.region_texas(), (("TX", 40),)),
    Region("southeast", messages.region_southeast(), (("GA", 16), ("NC", 16), ("SC", 9))),
    Region(
        "southwest",
        messages.region_southwest(),
        (("AZ", 11), ("CO", 10), ("NM", 5), ("NV", 6), ("UT", 6), ("WY", 3)),
    ),
    Region("great_lakes", messages.region_great_lakes(), (("IN", 11), ("MI", 15), ("OH", 17))),
    Region(
        "upper_midwest",
        messages.region_upper_midwest(),
        (("IA", 6), ("IL", 19), ("MN", 10), ("WI", 10)),
    ),
    Region("california", messages.region_california(), (("CA", 54),)),
)
"""In the order in which they vote: ascending value."""

N: Final = len(REGIONS)
EV: Final = tuple(sum(votes for _, votes in region.states) for region in REGIONS)
ALL_POINTS: Final = sum(EV)
MAJORITY: Final = ALL_POINTS // 2 + 1
"""Winner points of each region."""
COST: Final = tuple((votes + 5) // 10 for votes in EV)
"""Price in $M to call each region: a tenth of its points, rounded, halves up."""
SUPER: Final = tuple(r for r in range(N) if len(REGIONS[r].states) == 1)
"""The Super States: regions that are one state."""
