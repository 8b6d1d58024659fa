"""Names of candidates, cards, regions and elections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import HIDDEN, Seat
from hustings.games.whistle_stop.cards import CARDS
from hustings.games.whistle_stop.regions import REGIONS
from hustings.games.whistle_stop.vocabulary import ELECTIONS
from hustings.messages.formats import listed
from hustings.messages.generated import whistle_stop as messages

LETTERS: Final = "ABCD"
"""The letter of each seat, for texts without names."""
NTH: Final = dict(zip(ELECTIONS, ("first", "second", "last"), strict=True))
"""Round of an election: the key by which messages name it."""


def candidate(seat: Seat, names: Sequence[str]) -> str:
    """Return a seat's name, or its letter where no names are given."""
    return names[seat] if names else messages.candidate(letter=LETTERS[seat])


def card_names(kinds: Sequence[int]) -> str:
    """Return the names of cards as a list, or their number where they are hidden."""
    if not kinds:
        return messages.cards_none()
    if HIDDEN in kinds:
        return messages.cards_unknown(cards=len(kinds))
    return listed([CARDS[kind].name for kind in kinds], "unit")


def region_name(region: int) -> str:
    """Return a region's name."""
    return REGIONS[region].name
