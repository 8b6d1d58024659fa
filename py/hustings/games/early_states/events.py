"""What can happen in Early States: each event with its fields, declared once."""

from __future__ import annotations

from typing import Final

from hustings.core.model import AT_ONCE, BRIEF, SCENE
from hustings.core.vocabulary import GameEvent, Rest
from hustings.games.early_states.vocabulary import VOCABULARY

MARKS_MS: Final = 150
"""How long marks are shown, in milliseconds.

A bot makes marks more often than anything else. Short marks keep the turns of five bots under six
seconds.
"""


class Began(GameEvent, of=VOCABULARY, rule=4, name="begins", shown=True):
    """The lot decided that this seat begins; absent with one seat."""

    seat: int


class Rolled(
    GameEvent, of=VOCABULARY, rule=6, name="rolls", shown=True, length=BRIEF, sound="dice"
):
    """A seat rolled: which throw of the turn, from 1; bits of the dice thrown; all dice as they lie
    now.
    """

    seat: int
    throw: int
    thrown_bits: int
    dice: Rest


class Kept(GameEvent, of=VOCABULARY, rule=7, name="keeps"):
    """A seat kept its dice and rolls no more."""

    seat: int


class Chose(GameEvent, of=VOCABULARY, rule=10, name="chooses"):
    """A seat chose how many 1s it takes as what."""

    seat: int
    as_funds: int
    as_votes: int


class Collected(GameEvent, of=VOCABULARY, rule=11, name="collects", length=AT_ONCE, sound="coin"):
    """A seat collected what the dice and hired staff give this turn; votes are this turn's only."""

    seat: int
    funds: int
    votes: int
    cash: int


class Bought(
    GameEvent,
    of=VOCABULARY,
    rule="item",
    name="buys",
    shown=True,
    length=BRIEF,
    sound="card",
    decisive=True,
):
    """A seat bought this item."""

    seat: int
    item: int
    price: int
    cash: int


class Saved(GameEvent, of=VOCABULARY, rule=21, name="saves"):
    """A seat saved its funds and buys no more this turn."""

    seat: int
    cash: int


# Not `shown`: the marks of an issue go with its purchase, the last mark of a row with the row.
class Marked(GameEvent, of=VOCABULARY, rule=29, name="marks", length=MARKS_MS):
    """A seat filled `count` circles of a row; `filled` are full now."""

    seat: int
    place: int
    count_: int
    filled: int
    source: int


class Wasted(GameEvent, of=VOCABULARY, rule=30, name="wastes", decisive=True):
    """A seat lost `count` marks or votes because no circle was left for them."""

    seat: int
    count_: int
    source: int


class Filled(GameEvent, of=VOCABULARY, rule=34, name="fills", shown=True, decisive=True):
    """A seat filled the last circle of a state: `place` is 1 to 3, or 0 when no number was left;
    what it brings.
    """

    seat: int
    state: int
    place: int
    delegates: int
    bonus: int
    score: int
    cash: int


class GainedDie(
    GameEvent, of=VOCABULARY, rule=32, name="gains_die", shown=True, length=500, sound="dice"
):
    """A seat filled a staff row and throws `dice` dice from its next turn on."""

    seat: int
    dice: int


class RivalMoved(
    GameEvent, of=VOCABULARY, rule=45, name="rival", shown=True, length=SCENE, sound="stamp"
):
    """The solo player's rival took this first place, worth so much."""

    state: int
    delegates: int


class LastTurnsBegan(
    GameEvent, of=VOCABULARY, rule=41, name="last_call", shown=True, length=2200, sound="stamp"
):
    """The last first place was taken: `turns` more turns follow this one; for a solo player
    whose rival took it, the next turn is the last.
    """

    turns: int


class EndedTurn(GameEvent, of=VOCABULARY, rule=6, name="ends_turn"):
    """A seat ended its turn; `turn` counts the turns that all seats together have ended."""

    seat: int
    turn: int


class Counted(GameEvent, of=VOCABULARY, rule=42, name="totals", shown=True, length=BRIEF):
    """At the end a seat's delegates, first places and dollars were counted."""

    seat: int
    delegates: int
    firsts: int
    cash: int


class StakeReceived(
    GameEvent, of=VOCABULARY, rule=54, name="stake", shown=True, length=BRIEF, sound="coin"
):
    """With the head start a later seat received these funds; follows `begins`."""

    seat: int
    funds: int


class Announced(
    GameEvent, of=VOCABULARY, rule=51, name="announces", shown=True, length=SCENE, sound="stamp"
):
    """A rival that strikes announced what it will take, and after which turn."""

    state: int
    turn: int


class Foiled(GameEvent, of=VOCABULARY, rule=52, shown=True, sound="stamp", decisive=True):
    """The state the rival announced is full already; what it takes instead follows."""

    state: int


class Struck(
    GameEvent,
    of=VOCABULARY,
    rule=52,
    name="strikes",
    shown=True,
    length=SCENE,
    sound="stamp",
    decisive=True,
):
    """The rival took this state with all its places."""

    state: int
