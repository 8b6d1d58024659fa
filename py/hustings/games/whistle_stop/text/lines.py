"""How the log of Whistle-Stop says one event in a sentence; the sentences stand in `*_lines.py`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from hustings.core.model import HIDDEN, Event
from hustings.core.wording import Teller, counted, form
from hustings.games.whistle_stop.cards import CARDS
from hustings.games.whistle_stop.regions import REGIONS


@singledispatch
def line(event: Event, teller: Teller) -> str:  # noqa: ARG001 - what has no sentence says nothing
    """Return one sentence about an event for whoever is told; "" when it needs none."""
    return ""


def card_names(kinds: Sequence[int]) -> str:
    """Return cards as a list, or their number where they are hidden."""
    if not kinds:
        return "nothing"
    if HIDDEN in kinds:
        return form(len(kinds), "a card", f"{len(kinds)} cards")
    return ", ".join(CARDS[kind].name for kind in kinds)


def region_name(region: int) -> str:
    """Return what a region is called."""
    return REGIONS[region].name


def delegates(number: int) -> str:
    """Return a number of delegates with its word."""
    return counted(number, "delegate")
