"""The signs of the event cards: each a path in a box of 24 by 24 units."""

from __future__ import annotations

from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.pieces import outline
from hustings.games.poll_position.cards import (
    ADDS,
    FAKE_NEWS,
    FLASH_FLOODS,
    FOREST_FIRES,
    HONK_HONK,
    PERSONNEL_SHORTAGE,
    POSTAL_STRIKE,
    PROTESTERS,
    QUARANTINE,
    RECONCILIATION,
)

_SOLID_SIGNS: Final = {
    FOREST_FIRES: "M12 1c1 5 7 8 7 14a7 7 0 0 1-14 0c0-3 2-5 2-8 2 1 3 3 3 4 2-3 3-6 2-10z",
    QUARANTINE: "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z",
    HONK_HONK: "M2 9h5l10-6v18L7 15H2zM20 7q4 5 0 10l-1.500-1q3-4 0-8z",
    PERSONNEL_SHORTAGE: "M8 2a4 4 0 1 1 0 8a4 4 0 1 1 0-8M1 22q0-10 7-10t7 10zM16 11h7v3h-7z",
    PROTESTERS: "M2 2h20v12h-8.500v9h-3v-9H2z",
    FAKE_NEWS: "M2 3h20v14H12l-6 6v-6H2z",
}
_LINE_SIGNS: Final = {
    FLASH_FLOODS: "M2 7q5-5 10 0t10 0M2 13q5-5 10 0t10 0M2 19q5-5 10 0t10 0",
    RECONCILIATION: "M9 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12M15 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12",
    POSTAL_STRIKE: "M2 5h20v14H2zM2 5l10 8 10-8M3 22L21 2",
}
_BALLOT: Final = "M3 11h18v11H3zM7 11V2h10v9M10 6l1.500 1.500 3-3"
"""A ballot going into its box: the sign of all cards that add voters."""


def card_sign(card: int, x: float, y: float, size: float) -> Tree:
    """Return the sign of a card, centred on x,y."""
    path = _BALLOT if card in ADDS else _SOLID_SIGNS.get(card) or _LINE_SIGNS[card]
    kind = "pp-solid" if card in _SOLID_SIGNS else "pp-lines"
    return outline(path, x, y, size / 24, f"pp-card-sign {kind}", 12)
