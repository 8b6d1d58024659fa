"""The events of Back Room with their fields."""

from __future__ import annotations

from hustings.core.model import BRIEF, SCENE
from hustings.core.vocabulary import GameEvent, Rest
from tests.toy.vocabulary import VOCABULARY


class Drew(GameEvent, of=VOCABULARY, rule=2):
    """A seat drew a card; −1 for all other seats."""

    seat: int
    card: int


class Sealed(GameEvent, of=VOCABULARY, rule=3):
    """A seat sealed a plan."""

    seat: int


class Opened(GameEvent, of=VOCABULARY, rule=3, shown=True, reveals=True):
    """The plan a seat had sealed."""

    seat: int
    ward: int
    card: int


class Rolled(GameEvent, of=VOCABULARY, rule=5, shown=True, sound="dice"):
    """The Machine rolled the number of markers it places."""

    markers: int


class MachinePlaced(GameEvent, of=VOCABULARY, rule=5, name="machine", shown=True):
    """The Machine placed a marker."""

    ward: int


class Moved(GameEvent, of=VOCABULARY, rule=6, shown=True, length=BRIEF):
    """A seat moved a marker."""

    seat: int
    from_: int
    to: int


class Played(GameEvent, of=VOCABULARY, rule="card", shown=True, reveals=True, sound="card"):
    """A seat played a card; others may veto it."""

    seat: int
    card: int
    ward: int
    side: int


class Vetoed(GameEvent, of=VOCABULARY, rule=7, shown=True, reveals=True):
    """A seat vetoed the last card played."""

    seat: int


class Passed(GameEvent, of=VOCABULARY, rule=7):
    """A seat did not veto."""

    seat: int


class Cancelled(GameEvent, of=VOCABULARY, rule=7, shown=True):
    """A seat's card was cancelled."""

    seat: int
    card: int


class Placed(GameEvent, of=VOCABULARY, rule=4, shown=True):
    """A marker of this side was added."""

    ward: int
    side: int


class Removed(GameEvent, of=VOCABULARY, rule=6, shown=True):
    """A marker of this side was removed."""

    ward: int
    side: int


class Ended(GameEvent, of=VOCABULARY, rule=6, name="done"):
    """A seat ended its turn."""

    seat: int


class Counted(GameEvent, of=VOCABULARY, rule=8, shown=True, length=SCENE):
    """The markers of each side were counted at the end."""

    ward: int
    markers: Rest
