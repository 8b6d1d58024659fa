"""What can happen in Gerrymander: each event with its fields, declared once."""

from __future__ import annotations

from hustings.core.vocabulary import GameEvent, Rest
from hustings.games.gerrymander.vocabulary import VOCABULARY


class Dealt(GameEvent, of=VOCABULARY, rule=5):
    """The token on this county; value −1 where only parties are shown."""

    county: int
    party: int
    value: int


class Begins(GameEvent, of=VOCABULARY, rule=6, told=True):
    """Begins."""

    seat: int


class TurnBegan(GameEvent, of=VOCABULARY, rule=7, name="turn"):
    """A turn begins: its number and how many borders it has; absent for a lone player."""

    seat: int
    number: int
    borders: int


class Border(GameEvent, of=VOCABULARY, rule=9, told=True):
    """Drew a border between the two counties."""

    seat: int
    edge: int
    county: int
    other: int


class Closed(GameEvent, of=VOCABULARY, rule=15, told=True):
    """That border made a district of these counties."""

    seat: int
    district: int
    counties: Rest


class Shown(GameEvent, of=VOCABULARY, rule=33):
    """The token of a closed district was turned up."""

    county: int
    party: int
    value: int


class Tied(GameEvent, of=VOCABULARY, rule=22, told=True):
    """These parties have the most votes: the seat names the winner."""

    district: int
    seat: int
    parties: Rest


class Named(GameEvent, of=VOCABULARY, rule=22, told=True):
    """Named this party."""

    district: int
    seat: int
    party: int


class Won(GameEvent, of=VOCABULARY, rule=21, told=True):
    """The party wins it; how many of its counties are swing counties; votes by party in play."""

    district: int
    party: int
    swing: int
    votes: Rest


class Done(GameEvent, of=VOCABULARY, rule=13):
    """Ended the turn."""

    seat: int


class Result(GameEvent, of=VOCABULARY, rule=25):
    """At the end: districts won; swing counties and all parties' votes in them."""

    party: int
    districts: int
    swing: int
    votes: int
