"""What can happen in Back Room: each event with its fields, declared once."""

from __future__ import annotations

from hustings.core.model import BRIEF, SCENE
from hustings.core.vocabulary import GameEvent, Rest
from tests.toy.vocabulary import VOCABULARY


class Drew(GameEvent, of=VOCABULARY, rule=2):
    """Drew a card; −1 for all but the seat."""

    seat: int
    card: int


class Sealed(GameEvent, of=VOCABULARY, rule=3):
    """Sealed a plan."""

    seat: int


class Opened(GameEvent, of=VOCABULARY, rule=3, shown=True, reveals=True):
    """Its plan."""

    seat: int
    ward: int
    card: int


class Rolled(GameEvent, of=VOCABULARY, rule=5, shown=True, sound="dice"):
    """So many markers the Machine places."""

    markers: int


class MachinePlaced(GameEvent, of=VOCABULARY, rule=5, name="machine", shown=True):
    """It placed one there."""

    ward: int


class Moved(GameEvent, of=VOCABULARY, rule=6, shown=True, length=BRIEF):
    """Moved a marker."""

    seat: int
    from_: int
    to: int


class Played(GameEvent, of=VOCABULARY, rule="card", shown=True, reveals=True, sound="card"):
    """Played a card; others may veto it."""

    seat: int
    card: int
    ward: int
    side: int


class Vetoed(GameEvent, of=VOCABULARY, rule=7, shown=True, reveals=True):
    """Vetoed what was played last."""

    seat: int


class Passed(GameEvent, of=VOCABULARY, rule=7):
    """Did not."""

    seat: int


class Cancelled(GameEvent, of=VOCABULARY, rule=7, shown=True):
    """The card of this seat came to nothing."""

    seat: int
    card: int


class Placed(GameEvent, of=VOCABULARY, rule=4, shown=True):
    """A marker of this side was added."""

    ward: int
    side: int


class Removed(GameEvent, of=VOCABULARY, rule=6, shown=True):
    """One was taken away."""

    ward: int
    side: int


class Ended(GameEvent, of=VOCABULARY, rule=6, name="done"):
    """Ended the turn."""

    seat: int


class Counted(GameEvent, of=VOCABULARY, rule=8, shown=True, length=SCENE):
    """At the end: the markers of each side."""

    ward: int
    markers: Rest
