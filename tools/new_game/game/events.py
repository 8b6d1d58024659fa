"""What can happen in New Game: each event with its fields, declared once."""

from __future__ import annotations

from hustings.core.model import BRIEF
from hustings.core.vocabulary import GameEvent
from tools.new_game.game.vocabulary import VOCABULARY


class Rolled(GameEvent, of=VOCABULARY, rule=3, shown=True, length=BRIEF, sound="dice"):
    """Rolled the die."""

    seat: int
    pips: int


class Courted(GameEvent, of=VOCABULARY, rule=3, shown=True, length=BRIEF):
    """So many supporters came to the seat in this town."""

    seat: int
    town: int
    supporters: int


class Carried(GameEvent, of=VOCABULARY, rule=5, shown=True, decisive=True):
    """At the end: the town goes to the seat; absent for a town on a tie."""

    seat: int
    town: int
