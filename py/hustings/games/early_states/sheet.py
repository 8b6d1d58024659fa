"""The printed sheet: states, staff, items, issues and faces as numbers.

Another sheet would change this module only.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Region(NamedTuple):
    """One state: its postal code, circles to fill, delegates for first, second, third place."""

    short: str
    circles: int
    prizes: tuple[int, ...]


STATES: Final = (
    Region("IA", 7, (6, 4, 2)),
    Region("NH", 6, (5, 3, 1)),
    Region("SC", 7, (6, 3, 1)),
    Region("NV", 8, (4, 2)),
    Region("FL", 15, (11,)),
    Region("MO", 10, (5, 3, 1)),
    Region("OH", 13, (9,)),
    Region("VA", 11, (7, 4, 2)),
    Region("PA", 10, (6, 4, 2)),
)
IA, NH, SC, NV, FL, MO, OH, VA, PA = range(9)

# Places that take marks: the nine states, then the rows of circles for the two further dice.
SECOND_DIE: Final = 9
THIRD_DIE: Final = 10
STAFF_PLACES: Final = (SECOND_DIE, THIRD_DIE)
PLACES: Final = 11
CIRCLES: Final = (*(state.circles for state in STATES), 4, 6)
PRIZES: Final = tuple(state.prizes for state in STATES)
FIRST_BONUS: Final = 2
"""Funds that come with every first place."""


class Item(NamedTuple):
    """One item to buy.

    marks: made in each state. states: how many states the buyer names; listed: the fixed states of
    an issue instead.
    """

    price: int
    marks: int = 0
    states: int = 0
    listed: tuple[int, ...] = ()


ITEMS: Final = (
    Item(1, 1, 3),  # Radio Ad
    Item(2),  # Organiser
    Item(3, 2, 3),  # Television Ad
    Item(5, 2, 5),  # Debate Win
    Item(6),  # Finance Chair
    Item(7),  # Spokesperson
    Item(8),  # Manager
    Item(5, 3, 0, (IA, OH, PA)),  # Pro Life
    Item(5, 3, 0, (FL, NV, VA)),  # Immigration
    Item(5, 3, 0, (NH, OH, MO)),  # Low Tax
    Item(5, 3, 0, (SC, FL, PA)),  # Defence
)
RADIO, ORGANISER, TELEVISION, DEBATE, FINANCE, SPOKESPERSON, MANAGER = range(7)
ISSUES: Final = (7, 8, 9, 10)
MAX_ISSUES: Final = 2
MANAGER_VOTES: Final = 2

# Votes and funds by face; for a 1 its owner chooses one of them.
CHOICE: Final = 1
FACE_VOTES: Final = (0, 0, 1, 0, 0, 2, 3)
FACE_FUNDS: Final = (0, 0, 1, 3, 2, 0, 0)

# The solo game.
SOLO_TURNS: Final = 15
SOLO_TARGET: Final = 32
RIVAL_EVERY: Final = 2
"""Turns of a solo player between two first places taken by the rival."""

CALENDAR, STRIKES = range(2)
"""How the solo rival chooses: the values of that option."""

HEAD_STARTS: Final = {
    2: (0, 2),
    3: (0, 1, 3),
    4: (0, 1, 2, 3),
    5: (1, 2, 3, 4, 4),
    6: (0, 1, 2, 3, 3, 4),
}
"""Dollars for each seat in the order of play, by the number of seats; see docs/lab/opponents.md."""
