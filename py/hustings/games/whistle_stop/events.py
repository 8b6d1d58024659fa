"""The events of turns with their fields.

`Declared`, `TourDeclared` and `Aimed...` say what a card is to do before anybody may veto it; what
it did follows as `Placed`, `Removed` and so on. Dice are listed highest first.
"""

from __future__ import annotations

from typing import Final

from hustings.core.model import AT_ONCE, BRIEF, SCENE
from hustings.core.vocabulary import GameEvent, Rest
from hustings.games.whistle_stop.vocabulary import VOCABULARY

STANDINGS_MS: Final = 2400
"""How long the standings after an election stay, and who won at the end."""


class Dealt(GameEvent, of=VOCABULARY, rule=9):
    """A seat was dealt these cards, besides a green Veto from the bank if Vetoes are in play."""

    seat: int
    cards: Rest


class StartRolled(GameEvent, of=VOCABULARY, rule=10, length=AT_ONCE, sound="dice"):
    """A seat rolled two dice for the start."""

    seat: int
    first: int
    second: int


class StarterDecided(GameEvent, of=VOCABULARY, rule=10, name="starts", shown=True):
    """The seat rolled lowest and goes first in every round."""

    seat: int


class RoundBegan(GameEvent, of=VOCABULARY, rule=14, name="round", length=STANDINGS_MS):
    """A round began, 1 to 13."""

    round: int


class TurnBegan(GameEvent, of=VOCABULARY, rule=15, name="turn"):
    """A seat's turn began with `actions` actions."""

    seat: int
    actions: int


class Played(GameEvent, of=VOCABULARY, rule="way card", length=AT_ONCE, sound="card"):
    """A seat put a card on the table; nothing has happened yet."""

    seat: int
    card: int
    way: int


class Declared(GameEvent, of=VOCABULARY, rule=23, length=BRIEF, sound="card"):
    """The card on the table is to add `delegates` delegates there."""

    seat: int
    region: int
    delegates: int


class Aimed(GameEvent, of=VOCABULARY, rule=23, length=BRIEF, sound="card"):
    """The card on the table is aimed at this rival there."""

    seat: int
    region: int
    rival: int


class TourDeclared(GameEvent, of=VOCABULARY, rule=63, name="touring", shown=True, length=BRIEF):
    """The bus tour is to move `delegates` of the seat's own delegates."""

    seat: int
    from_: int
    to: int
    delegates: int


class AimedAtRival(
    GameEvent,
    of=VOCABULARY,
    rule=23,
    name="aimed_rival",
    shown=True,
    length=BRIEF,
    sound="card",
):
    """The card on the table is aimed at this rival."""

    seat: int
    rival: int


class AimedAtCard(
    GameEvent,
    of=VOCABULARY,
    rule=23,
    name="aimed_card",
    shown=True,
    length=BRIEF,
    sound="card",
):
    """Second look is to take this card from the discards."""

    seat: int
    card: int


class AimedAtDie(GameEvent, of=VOCABULARY, rule=84, name="aimed_die", shown=True, length=BRIEF):
    """Absentee ballots is to have the die with this value rolled again."""

    seat: int
    value: int


class Passed(GameEvent, of=VOCABULARY, rule=24):
    """A seat did not react to the card on top."""

    seat: int


class Vetoed(
    GameEvent,
    of=VOCABULARY,
    rule=25,
    shown=True,
    reveals=True,
    length=SCENE,
    sound="stamp",
    decisive=True,
):
    """A seat put a Veto on the card `target`, which seat `of` had played."""

    seat: int
    card: int
    of: int
    target: int


class Overrode(
    GameEvent,
    of=VOCABULARY,
    rule=26,
    shown=True,
    reveals=True,
    length=SCENE,
    sound="stamp",
    decisive=True,
):
    """A seat overrode the Veto `target` of seat `of`; what lay under the Veto takes effect."""

    seat: int
    of: int
    target: int


class Blocked(GameEvent, of=VOCABULARY, rule=25, decisive=True):
    """The Veto above it blocked the seat's card, or Veto; both leave the table."""

    seat: int
    card: int


class Placed(GameEvent, of=VOCABULARY, rule=4, length=BRIEF, sound="coin"):
    """A seat gained delegates in a region and has `total` there now."""

    seat: int
    region: int
    delegates: int
    total: int


class Removed(GameEvent, of=VOCABULARY, rule=7, decisive=True):
    """A seat lost delegates in a region and has `total` there now."""

    seat: int
    region: int
    delegates: int
    total: int


class Wasted(GameEvent, of=VOCABULARY, rule=17, length=AT_ONCE):
    """A seat left so much of its card's money unused, in $M."""

    seat: int
    money: int


class Drew(GameEvent, of=VOCABULARY, rule=20, length=AT_ONCE, sound="card"):
    """A seat drew these cards."""

    seat: int
    cards: Rest


class Reshuffled(GameEvent, of=VOCABULARY, rule=13):
    """The discards, `cards` of them, became the draw pile."""

    cards: int


class Paid(GameEvent, of=VOCABULARY, rule=18):
    """A seat paid with a card worth `money` $M, which goes to the discards."""

    seat: int
    card: int
    money: int


class Bought(GameEvent, of=VOCABULARY, rule=18, shown=True, length=BRIEF, sound="coin"):
    """A seat bought a green Veto; the bank has `bank` left."""

    seat: int
    bank: int


class TookGreen(GameEvent, of=VOCABULARY, rule=76, shown=True, length=BRIEF, sound="card"):
    """A seat took a green Veto by Legal team; the bank has `bank` left."""

    seat: int
    bank: int


class Looked(GameEvent, of=VOCABULARY, rule=68, shown=True, reveals=True, length=BRIEF):
    """A seat saw the rival's hand, which is these cards."""

    seat: int
    rival: int
    cards: Rest


class Took(GameEvent, of=VOCABULARY, rule=68, shown=True, reveals=True, length=BRIEF, sound="card"):
    """A seat took this card from the rival's hand."""

    seat: int
    rival: int
    card: int


class Gave(GameEvent, of=VOCABULARY, rule=68, shown=True, length=BRIEF, sound="card"):
    """A seat gave the rival this card."""

    seat: int
    rival: int
    card: int


class Discarded(GameEvent, of=VOCABULARY, rule=21, length=BRIEF, sound="card"):
    """A seat put this card on the discards; a green Veto goes back to the bank."""

    seat: int
    card: int


class Fetched(GameEvent, of=VOCABULARY, rule=75):
    """A seat took this card from the discards."""

    seat: int
    card: int


class ActionsGained(GameEvent, of=VOCABULARY, rule=74, name="extra"):
    """A seat gained actions for this turn."""

    seat: int
    actions: int


class Ended(GameEvent, of=VOCABULARY, rule=15, length=AT_ONCE):
    """A seat ended its turn with `left` actions left; the last draw follows."""

    seat: int
    left: int
