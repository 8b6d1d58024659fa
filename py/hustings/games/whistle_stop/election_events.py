"""What can happen in elections and the debate of Whistle-Stop Veto!, and at the end."""

from __future__ import annotations

from hustings.core.vocabulary import GameEvent, Rest
from hustings.games.whistle_stop.vocabulary import VOCABULARY


class ElectionBegan(GameEvent, of=VOCABULARY, rule=31, name="election", told=True):
    """An election begins."""

    round: int


class VotingOrder(GameEvent, of=VOCABULARY, rule=87, name="order", told=True):
    """The order drawn by lot in which they vote; absent with the other options."""

    regions: Rest


class Contested(GameEvent, of=VOCABULARY, rule=32, told=True):
    """These candidates roll for the region, in this order, each as many dice as delegates."""

    region: int
    points: int
    seats: Rest


class Skipped(GameEvent, of=VOCABULARY, rule=31, told=True):
    """Nobody has delegates there."""

    region: int


class Stands(GameEvent, of=VOCABULARY, rule=52, told=True):
    """It was called: the seat keeps it."""

    region: int
    seat: int


class DiceSet(GameEvent, of=VOCABULARY, rule=78, name="dice", told=True):
    """A red card: the seat will roll so many dice."""

    seat: int
    region: int
    dice: int


class Rolled(GameEvent, of=VOCABULARY, rule=33):
    """Rolled these; in a roll-off two."""

    seat: int
    region: int
    dice: Rest


class Rerolled(GameEvent, of=VOCABULARY, rule=35, told=True):
    """One die was rolled again."""

    seat: int
    region: int
    old: int
    new: int


class KeptDice(GameEvent, of=VOCABULARY, rule=35):
    """The incumbent rolls no die again."""

    seat: int
    region: int


class Scored(GameEvent, of=VOCABULARY, rule=33):
    """What the dice come to."""

    seat: int
    region: int
    score: int


class Barred(GameEvent, of=VOCABULARY, rule=81, told=True):
    """Election lawyer: this incumbent may not roll a die again here."""

    seat: int
    region: int


class SingleDie(GameEvent, of=VOCABULARY, rule=83, name="single", told=True):
    """Photo finish: only the best die counts."""

    region: int


class Recount(GameEvent, of=VOCABULARY, rule=85, told=True):
    """Recount: the two best will roll again."""

    region: int


class Rolloff(GameEvent, of=VOCABULARY, rule=37, told=True):
    """These roll two dice each until one is higher."""

    region: int
    seats: Rest


class Uncontested(GameEvent, of=VOCABULARY, rule=32):
    """Is alone there."""

    seat: int
    region: int


class Won(GameEvent, of=VOCABULARY, rule=34, told=True):
    """Wins the region."""

    seat: int
    region: int
    points: int
    total: int


class Held(GameEvent, of=VOCABULARY, rule=34, told=True):
    """Wins it again."""

    seat: int
    region: int
    points: int
    total: int


class Lost(GameEvent, of=VOCABULARY, rule=36):
    """Was incumbent there until now."""

    seat: int
    region: int
    total: int


class DebateBegan(GameEvent, of=VOCABULARY, rule=49, name="debate", told=True):
    """The debate begins."""

    round: int


class Swapped(GameEvent, of=VOCABULARY, rule=49, told=True):
    """Has discarded so many cards and draws as many."""

    seat: int
    cards: int


class Called(GameEvent, of=VOCABULARY, rule=50, told=True):
    """The region is decided; so many $M."""

    seat: int
    region: int
    cost: int


class Invested(GameEvent, of=VOCABULARY, rule=54, told=True):
    """So many $M count, for so many delegates."""

    seat: int
    money: int
    delegates: int


class Unplaced(GameEvent, of=VOCABULARY, rule=56):
    """So many of the block are not placed and lost."""

    seat: int
    delegates: int


class Result(GameEvent, of=VOCABULARY, rule=57):
    """At the end: winner points, regions, delegates on the board, place."""

    seat: int
    points: int
    regions: int
    delegates: int
    rank: int
