"""The 17 event cards and the 7 specialists as numbers; their names are in names.py."""

from __future__ import annotations

from typing import Final

from hustings.games.poll_position.board import (
    IN_REGION,
    MARITIMES,
    OF_TYPE,
    ONTARIO,
    PACIFIC,
    PRAIRIES,
    QUEBEC,
    REMOTE,
    RURAL,
    URBAN,
)

EVENT_CARDS: Final = 17
(
    ENVIRONMENTALISM,
    FAKE_NEWS,
    FLASH_FLOODS,
    FORDISM,
    FOREST_FIRES,
    GAS_PRICES,
    HONK_HONK,
    IDLE_NO_MORE,
    NEWFOUNDLAND,
    POSTAL_STRIKE,
    PERSONNEL_SHORTAGE,
    PROTESTERS,
    QUARANTINE,
    QUEBEC_INDEPENDENTISM,
    RECONCILIATION,
    STUDENT_STRIKES,
    WEXIT,
) = range(EVENT_CARDS)

ADDS: Final = {
    ENVIRONMENTALISM: IN_REGION[PACIFIC],
    FORDISM: IN_REGION[ONTARIO],
    GAS_PRICES: OF_TYPE[RURAL],
    IDLE_NO_MORE: OF_TYPE[REMOTE],
    NEWFOUNDLAND: IN_REGION[MARITIMES],
    QUEBEC_INDEPENDENTISM: IN_REGION[QUEBEC],
    STUDENT_STRIKES: OF_TYPE[URBAN],
    WEXIT: IN_REGION[PRAIRIES],
}
"""Cards that put a voter on each of these districts and raise engagement by 1."""

CLOSES: Final = {FLASH_FLOODS: RURAL, FOREST_FIRES: REMOTE, QUARANTINE: URBAN}
"""Cards that close one random district of this type for good."""

DANGEROUS: Final = (FAKE_NEWS, IDLE_NO_MORE, RECONCILIATION)
"""Cards that can cost 10 points and more: in 70 games of Normal bots no other card did."""

SHORT_STAFFING: Final = 2
"""Action points that staffing costs in the region that is short of personnel."""

SPECIALISTS: Final = 7
(
    COMMUNICATIONS,
    ANALYST,
    DISTRIBUTION,
    LIAISON,
    RETURNING,
    SURVEY,
    STAFFING,
) = range(SPECIALISTS)
