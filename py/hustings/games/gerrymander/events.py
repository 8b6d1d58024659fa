"""What can happen in Gerrymander: each event with its fields, declared once."""

from __future__ import annotations

from typing import Final

from hustings.core.model import AT_ONCE, SCENE
from hustings.core.vocabulary import GameEvent, Rest
from hustings.games.gerrymander.vocabulary import VOCABULARY

BORDER_MS: Final = 300
"""Milliseconds that a border is shown; a turn has up to four borders."""
VERDICT_MS: Final = 2500
"""Milliseconds of the votes compared with the districts, and again of the winner."""


class Dealt(GameEvent, of=VOCABULARY, rule=5):
    """A token lies on this county; value −1 where only parties are shown."""

    county: int
    party: int
    value: int


class Begins(GameEvent, of=VOCABULARY, rule=6, shown=True):
    """The seat begins."""

    seat: int


class TurnBegan(GameEvent, of=VOCABULARY, rule=7, name="turn"):
    """The seat's turn begins: its number and how many borders it has; absent for a solo player."""

    seat: int
    number: int
    borders: int


class Border(GameEvent, of=VOCABULARY, rule=9, shown=True, length=BORDER_MS):
    """The seat draws a border between the two counties, on the map with this outline."""

    seat: int
    edge: int
    county: int
    other: int
    outline: int


class Closed(GameEvent, of=VOCABULARY, rule=15, shown=True, length=AT_ONCE):
    """The border just drawn makes a district of these counties, on the map with this outline."""

    seat: int
    district: int
    outline: int
    counties: Rest


class Shown(GameEvent, of=VOCABULARY, rule=33, sound="card"):
    """A token of a closed district is turned up, on the map with this outline."""

    county: int
    party: int
    value: int
    outline: int


class Tied(GameEvent, of=VOCABULARY, rule=22, shown=True, decisive=True):
    """These parties have the most votes: the seat names the winner."""

    district: int
    seat: int
    parties: Rest


class Named(GameEvent, of=VOCABULARY, rule=22, shown=True, length=AT_ONCE):
    """The seat names this party the winner."""

    district: int
    seat: int
    party: int


class Won(
    GameEvent, of=VOCABULARY, rule=21, shown=True, length=SCENE, sound="stamp", decisive=True
):
    """The party wins the district; how many of its counties are swing counties;
    the votes of each party.
    """

    district: int
    party: int
    swing: int
    votes: Rest


class Done(GameEvent, of=VOCABULARY, rule=13):
    """The seat ends its turn."""

    seat: int


class Result(GameEvent, of=VOCABULARY, rule=25, length=VERDICT_MS):
    """The end: a party's districts; swing counties and all parties' votes in them."""

    party: int
    districts: int
    swing: int
    votes: int
