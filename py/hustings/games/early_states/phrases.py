"""Names of the states, staff rows and items of Early States."""

from __future__ import annotations

from typing import Final

from hustings.games.early_states.sheet import CHOICE, FACE_FUNDS, FACE_VOTES
from hustings.messages.generated import early_states as messages

STATE_NAMES: Final[tuple[str, ...]] = (
    messages.state_iowa(),
    messages.state_new_hampshire(),
    messages.state_south_carolina(),
    messages.state_nevada(),
    messages.state_florida(),
    messages.state_missouri(),
    messages.state_ohio(),
    messages.state_virginia(),
    messages.state_pennsylvania(),
)
"""Names of the states, as `sheet.STATES` counts them."""
PLACE_NAMES: Final[tuple[str, ...]] = (*STATE_NAMES, messages.second_die(), messages.third_die())
"""Names of all rows of circles within a sentence."""
PLACE_HEADS: Final[tuple[str, ...]] = (
    *STATE_NAMES,
    messages.second_die_head(),
    messages.third_die_head(),
)
"""The same names at the beginning of a sentence or label."""
ITEM_NAMES: Final[tuple[str, ...]] = (
    messages.item_radio(),
    messages.item_organiser(),
    messages.item_television(),
    messages.item_debate(),
    messages.item_finance(),
    messages.item_spokesperson(),
    messages.item_manager(),
    messages.item_pro_life(),
    messages.item_immigration(),
    messages.item_low_tax(),
    messages.item_defence(),
)
"""Names of the items, as `sheet.ITEMS` counts them."""
EFFECTS: Final[tuple[str, ...]] = (
    messages.item_radio_effect(),
    messages.item_organiser_effect(),
    messages.item_television_effect(),
    messages.item_debate_effect(),
    messages.item_finance_effect(),
    messages.item_spokesperson_effect(),
    messages.item_manager_effect(),
    messages.item_pro_life_effect(),
    messages.item_immigration_effect(),
    messages.item_low_tax_effect(),
    messages.item_defence_effect(),
)
"""What each item does, in a few words."""


def face_proceeds(die: int) -> str:
    """Return the proceeds of a face in a few words."""
    if die == CHOICE:
        return messages.die_choice()
    return messages.proceeds(funds=FACE_FUNDS[die], votes=FACE_VOTES[die])


def die_shows(die: int) -> str:
    """Return a face with its proceeds: "6: 3 votes"."""
    return messages.die_shows(face=die, gains=face_proceeds(die))
