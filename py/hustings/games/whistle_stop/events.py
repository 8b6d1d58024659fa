"""What can happen in a turn of Whistle-Stop Veto!: each event with its fields, declared once."""

from __future__ import annotations

from hustings.core.vocabulary import GameEvent, Rest
from hustings.games.whistle_stop.vocabulary import VOCABULARY

#
# `Declared` and `Aimed...` say what a card is meant to do before anybody may veto it; what it did
# follows as `Placed`, `Removed` and so on. Dice stand highest first.


class Dealt(GameEvent, of=VOCABULARY, rule=9):
    """Got these cards at the start, besides a green Veto from the bank if Vetoes are in play."""

    seat: int
    cards: Rest


class StartRolled(GameEvent, of=VOCABULARY, rule=10):
    """Two dice for the start."""

    seat: int
    first: int
    second: int


class Starts(GameEvent, of=VOCABULARY, rule=10, told=True):
    """Rolled lowest and goes first in every round."""

    seat: int


class RoundBegan(GameEvent, of=VOCABULARY, rule=14, name="round"):
    """Round 1 to 13 begins."""

    round: int


class TurnBegan(GameEvent, of=VOCABULARY, rule=15, name="turn"):
    """The turn begins with so many actions."""

    seat: int
    actions: int


class Played(GameEvent, of=VOCABULARY, rule="way card"):
    """Put a card on the table; nothing has happened yet."""

    seat: int
    card: int
    way: int


class Declared(GameEvent, of=VOCABULARY, rule=23):
    """The card is to put so many there."""

    seat: int
    region: int
    delegates: int


class Aimed(GameEvent, of=VOCABULARY, rule=23):
    """The card is aimed at this rival there."""

    seat: int
    region: int
    rival: int


class Touring(GameEvent, of=VOCABULARY, rule=63, told=True):
    """The bus tour is to move so many of the seat's own."""

    seat: int
    from_: int
    to: int
    delegates: int


class AimedRival(GameEvent, of=VOCABULARY, rule=23, told=True):
    """The card is aimed at this rival."""

    seat: int
    rival: int


class AimedCard(GameEvent, of=VOCABULARY, rule=23, told=True):
    """Second look: the card to be taken from the discards."""

    seat: int
    card: int


class AimedDie(GameEvent, of=VOCABULARY, rule=84, told=True):
    """Absentee ballots: the die to be rolled again."""

    seat: int
    value: int


class Passed(GameEvent, of=VOCABULARY, rule=24):
    """Does not react to the card on top."""

    seat: int


class Vetoed(GameEvent, of=VOCABULARY, rule=25, told=True, reveals=True):
    """Put a Veto on the card `target` played by seat `of`."""

    seat: int
    card: int
    of: int
    target: int


class Overrode(GameEvent, of=VOCABULARY, rule=26, told=True, reveals=True):
    """An Override: the Veto `target` of seat `of` is gone, and what lay under it takes effect."""

    seat: int
    of: int
    target: int


class Blocked(GameEvent, of=VOCABULARY, rule=25):
    """The seat's card, or Veto, is blocked by the Veto above it; both leave the table."""

    seat: int
    card: int


class Placed(GameEvent, of=VOCABULARY, rule=4):
    """Delegates came."""

    seat: int
    region: int
    delegates: int
    total: int


class Removed(GameEvent, of=VOCABULARY, rule=7):
    """Delegates went."""

    seat: int
    region: int
    delegates: int
    total: int


class Wasted(GameEvent, of=VOCABULARY, rule=17):
    """So much of the card's money is not used, in $M."""

    seat: int
    money: int


class Drew(GameEvent, of=VOCABULARY, rule=20):
    """Drew these cards."""

    seat: int
    cards: Rest


class Reshuffled(GameEvent, of=VOCABULARY, rule=13):
    """The discards, so many cards, are the draw pile now."""

    cards: int


class Paid(GameEvent, of=VOCABULARY, rule=18):
    """Paid with a card worth so many $M, which goes to the discards."""

    seat: int
    card: int
    money: int


class Bought(GameEvent, of=VOCABULARY, rule=18, told=True):
    """Bought a green Veto; so many are left in the bank."""

    seat: int
    bank: int


class TookGreen(GameEvent, of=VOCABULARY, rule=76, told=True):
    """Took a green Veto by Legal team; so many are left."""

    seat: int
    bank: int


class Looked(GameEvent, of=VOCABULARY, rule=68, told=True, reveals=True):
    """Saw the rival's hand."""

    seat: int
    rival: int
    cards: Rest


class Took(GameEvent, of=VOCABULARY, rule=68, told=True, reveals=True):
    """Took this card from the rival's hand."""

    seat: int
    rival: int
    card: int


class Gave(GameEvent, of=VOCABULARY, rule=68, told=True):
    """Gave the rival this card."""

    seat: int
    rival: int
    card: int


class Discarded(GameEvent, of=VOCABULARY, rule=21):
    """Put this card on the discards (a green Veto back to the bank)."""

    seat: int
    card: int


class Fetched(GameEvent, of=VOCABULARY, rule=75):
    """Took this card from the discards."""

    seat: int
    card: int


class Extra(GameEvent, of=VOCABULARY, rule=74):
    """Has so many more actions."""

    seat: int
    actions: int


class Ended(GameEvent, of=VOCABULARY, rule=15):
    """Ends the turn with so many actions left; the last draw follows."""

    seat: int
    left: int
