"""What can happen in Early States: each event with its fields, declared once."""

from __future__ import annotations

from hustings.core.vocabulary import GameEvent, Rest
from hustings.games.early_states.vocabulary import VOCABULARY


class Begins(GameEvent, of=VOCABULARY, rule=4, told=True):
    """The lot said so; absent with one seat."""

    seat: int


class Rolls(GameEvent, of=VOCABULARY, rule=6, told=True):
    """Which throw of the turn, from 1; bits of the dice thrown; all dice as they lie now."""

    seat: int
    throw: int
    thrown_bits: int
    dice: Rest


class Keeps(GameEvent, of=VOCABULARY, rule=7):
    """Rolls no more."""

    seat: int


class Chooses(GameEvent, of=VOCABULARY, rule=10):
    """How many 1s are taken as what."""

    seat: int
    as_funds: int
    as_votes: int


class Collects(GameEvent, of=VOCABULARY, rule=11):
    """What the dice and hired staff give this turn; votes are this turn's only."""

    seat: int
    funds: int
    votes: int
    cash: int


class Buys(GameEvent, of=VOCABULARY, rule="item", told=True):
    """Bought."""

    seat: int
    item: int
    price: int
    cash: int


class Saves(GameEvent, of=VOCABULARY, rule=21):
    """Buys no more this turn."""

    seat: int
    cash: int


# Not always told: marks of an issue go with its purchase, the last one of a row with the row.
class Marks(GameEvent, of=VOCABULARY, rule=29):
    """So many circles filled; how many of the row are full now."""

    seat: int
    place: int
    count_: int
    filled: int
    source: int


class Wastes(GameEvent, of=VOCABULARY, rule=30):
    """So many marks or votes found no circle."""

    seat: int
    count_: int
    source: int


class Fills(GameEvent, of=VOCABULARY, rule=34, told=True):
    """The state's row is full: `place` is 1 to 3, or 0 when no number was left; what it brings."""

    seat: int
    state: int
    place: int
    delegates: int
    bonus: int
    score: int
    cash: int


class GainsDie(GameEvent, of=VOCABULARY, rule=32, told=True):
    """A staff row is full: so many dice from the next turn on."""

    seat: int
    dice: int


class RivalMoved(GameEvent, of=VOCABULARY, rule=45, name="rival", told=True):
    """The lone player's rival takes this first place, worth so much."""

    state: int
    delegates: int


class LastCall(GameEvent, of=VOCABULARY, rule=41, told=True):
    """The last first place is gone: so many turns follow the one under way; for a lone player whose
    rival took it, the next turn is the last.
    """

    turns: int


class EndsTurn(GameEvent, of=VOCABULARY, rule=6):
    """How many turns all seats together have ended."""

    seat: int
    turn: int


class Totals(GameEvent, of=VOCABULARY, rule=42, told=True):
    """At the end: delegates, first places, dollars."""

    seat: int
    delegates: int
    firsts: int
    cash: int


class Stake(GameEvent, of=VOCABULARY, rule=54, told=True):
    """With the head start: what a later seat begins with; follows `begins`."""

    seat: int
    funds: int


class Announces(GameEvent, of=VOCABULARY, rule=51, told=True):
    """A rival that strikes says what it will take, and after which turn."""

    state: int
    turn: int


class Foiled(GameEvent, of=VOCABULARY, rule=52, told=True):
    """The state it announced is full already; what it takes instead follows."""

    state: int


class Strikes(GameEvent, of=VOCABULARY, rule=52, told=True):
    """It takes this state with all its places."""

    state: int
