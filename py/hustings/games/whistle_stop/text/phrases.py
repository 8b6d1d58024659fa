"""Words that the texts of Whistle-Stop are made of: candidates, cards, regions, elections."""

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
"""What marks each seat where no name is at hand."""
NTH: Final = dict(zip(ELECTIONS, ("first", "second", "last"), strict=True))
"""By the round of an election, the word by which messages choose what it is called."""


def candidate(seat: Seat, names: Sequence[str]) -> str:
    """Return what a seat is called: by its letter only where no names are at hand."""
    return names[seat] if names else messages.candidate(letter=LETTERS[seat])


def card_names(kinds: Sequence[int]) -> str:
    """Return cards as a list, or their number where they are hidden."""
    if not kinds:
        return messages.cards_none()
    if HIDDEN in kinds:
        return messages.cards_unknown(cards=len(kinds))
    return listed([CARDS[kind].name for kind in kinds], "unit")


def region_name(region: int) -> str:
    """Return what a region is called."""
    return REGIONS[region].name
