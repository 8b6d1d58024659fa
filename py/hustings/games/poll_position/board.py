"""The board as numbers: 16 districts in 6 regions, and headquarters."""

from __future__ import annotations

from typing import Final

REGIONS: Final = 6
MARITIMES, QUEBEC, ONTARIO, PRAIRIES, PACIFIC, TERRITORIES = range(REGIONS)
URBAN, RURAL, REMOTE = range(3)

DISTRICTS: Final = 16
HQ: Final = 16
PLACES: Final = 17
"""Places 0..15 are districts (region times 3 plus type; 15: the Territories), 16 headquarters."""

NOWHERE: Final = 6
"""In place of a region: a marker not yet placed, no shortage."""

REGION_OF: Final = (*(min(d // 3, TERRITORIES) for d in range(DISTRICTS)), NOWHERE)
TYPE_OF: Final = (*(d % 3 for d in range(DISTRICTS - 1)), REMOTE, URBAN)
"""The type of each place; headquarters counts as urban, since a site there costs the same."""

IN_REGION: Final = tuple(
    tuple(d for d in range(DISTRICTS) if REGION_OF[d] == region) for region in range(REGIONS)
)
OF_TYPE: Final = tuple(
    tuple(d for d in range(DISTRICTS) if TYPE_OF[d] == kind) for kind in range(3)
)

NEIGHBOURS: Final = (
    (QUEBEC,),
    (MARITIMES, ONTARIO),
    (QUEBEC, PRAIRIES),
    (ONTARIO, PACIFIC, TERRITORIES),
    (PRAIRIES, TERRITORIES),
    (PRAIRIES, PACIFIC),
)

WEEKS: Final = 5
POINTS: Final = 4
"""Action points per turn."""
VALUES: Final = (1, 2, 3, 4)
SUPPLY: Final = (20, 20, 20, 10)
"""Voter tokens of each value; 70 in all."""
TOKENS: Final = 70
DICE: Final = 50
OPENING: Final = (1, 2, 3)
"""Action points to open a polling site, by type."""
TOP_ENGAGEMENT: Final = 5
ROLLS: Final = (2, 2, 2, 3, 3, 4)
"""Voter intention rolls after each turn, by engagement."""


def district(region: int, kind: int) -> int:
    """Return the district of a region and a type, or headquarters where there is none."""
    if region == TERRITORIES:
        return DISTRICTS - 1 if kind == REMOTE else HQ
    return 3 * region + kind
