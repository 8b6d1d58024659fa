"""The events of elections, of the debate and of the end."""

from __future__ import annotations

from typing import Final

from hustings.core.model import AT_ONCE, BRIEF, SCENE
from hustings.core.vocabulary import GameEvent, Rest
from hustings.games.whistle_stop.events import STANDINGS_MS
from hustings.games.whistle_stop.vocabulary import VOCABULARY

OWN_REGION_MS: Final = 800
"""How long a roll, a roll-off or a winner stays in a region with the viewer's delegates."""


class ElectionBegan(GameEvent, of=VOCABULARY, rule=31, name="election", shown=True, length=SCENE):
    """An election began."""

    round: int


class VotingOrderDrawn(GameEvent, of=VOCABULARY, rule=87, name="order", shown=True):
    """Luck drew the order in which the regions vote; absent with the other options."""

    regions: Rest


class Contested(GameEvent, of=VOCABULARY, rule=32, shown=True, length=BRIEF):
    """These candidates roll for the region, in this order, each as many dice as delegates."""

    region: int
    points: int
    seats: Rest


class Skipped(GameEvent, of=VOCABULARY, rule=31, shown=True, length=AT_ONCE):
    """Nobody has delegates in the region."""

    region: int


class KeptByCall(GameEvent, of=VOCABULARY, rule=52, name="stands", shown=True, length=AT_ONCE):
    """The region had been called, so the seat keeps it."""

    region: int
    seat: int


class DiceSet(GameEvent, of=VOCABULARY, rule=78, name="dice", shown=True, length=BRIEF):
    """A red card set how many dice the seat will roll."""

    seat: int
    region: int
    dice: int


class Rolled(GameEvent, of=VOCABULARY, rule=33, length=OWN_REGION_MS, sound="dice"):
    """A seat rolled these dice; in a roll-off they are two."""

    seat: int
    region: int
    dice: Rest


class Rerolled(GameEvent, of=VOCABULARY, rule=35, shown=True, length=OWN_REGION_MS, sound="dice"):
    """A seat rolled one die again."""

    seat: int
    region: int
    old: int
    new: int


class KeptDice(GameEvent, of=VOCABULARY, rule=35, length=BRIEF):
    """The incumbent rolled no die again."""

    seat: int
    region: int


class Scored(GameEvent, of=VOCABULARY, rule=33):
    """A seat's dice came to this score."""

    seat: int
    region: int
    score: int


class Barred(GameEvent, of=VOCABULARY, rule=81, shown=True, decisive=True):
    """Election lawyer barred this incumbent from rolling a die again here."""

    seat: int
    region: int


class SingleDieOrdered(GameEvent, of=VOCABULARY, rule=83, name="single", shown=True):
    """Photo finish made only the best die count."""

    region: int


class RecountOrdered(GameEvent, of=VOCABULARY, rule=85, name="recount", shown=True, decisive=True):
    """A Recount was ordered: the two best will roll again."""

    region: int


class RolloffBegan(
    GameEvent, of=VOCABULARY, rule=37, name="rolloff", shown=True, length=OWN_REGION_MS
):
    """A roll-off began: these seats roll two dice each until one is higher."""

    region: int
    seats: Rest


class StoodAlone(GameEvent, of=VOCABULARY, rule=32, name="uncontested"):
    """A seat stood alone in the region."""

    seat: int
    region: int


class Won(
    GameEvent,
    of=VOCABULARY,
    rule=34,
    shown=True,
    length=OWN_REGION_MS,
    sound="stamp",
    decisive=True,
):
    """A seat won the region."""

    seat: int
    region: int
    points: int
    total: int


class Held(GameEvent, of=VOCABULARY, rule=34, shown=True, length=OWN_REGION_MS, sound="stamp"):
    """The incumbent won the region again."""

    seat: int
    region: int
    points: int
    total: int


class Lost(GameEvent, of=VOCABULARY, rule=36, decisive=True):
    """A seat lost the region, where it was incumbent until now."""

    seat: int
    region: int
    total: int


class DebateBegan(
    GameEvent, of=VOCABULARY, rule=49, name="debate", shown=True, length=SCENE, decisive=True
):
    """The debate began."""

    round: int


class Swapped(
    GameEvent, of=VOCABULARY, rule=49, shown=True, length=BRIEF, sound="card", decisive=True
):
    """A seat discarded `cards` cards and draws as many."""

    seat: int
    cards: int


class Called(GameEvent, of=VOCABULARY, rule=50, shown=True, sound="stamp"):
    """A seat called the region for `cost` $M, which decides it."""

    seat: int
    region: int
    cost: int


class Invested(GameEvent, of=VOCABULARY, rule=54, shown=True, sound="coin"):
    """A seat spent money on delegates; `money` $M of it count."""

    seat: int
    money: int
    delegates: int


class Unplaced(GameEvent, of=VOCABULARY, rule=56, length=AT_ONCE):
    """A seat left delegates of its block unplaced and lost them."""

    seat: int
    delegates: int


class ResultCounted(GameEvent, of=VOCABULARY, rule=57, name="result", length=STANDINGS_MS):
    """A seat's result was counted at the end: winner points, regions, delegates, place."""

    seat: int
    points: int
    regions: int
    delegates: int
    rank: int
