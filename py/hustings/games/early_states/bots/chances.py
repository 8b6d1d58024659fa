"""Exact chances of a throw of Early States: to have so many votes, or so many dollars.

Whoever throws is taken to want just that: of two throws to come the second is for what the first
has left open, and a 1 is what is wanted.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from hustings.bots.dice import Dice, Throws
from hustings.core.model import Seat
from hustings.games.early_states.bots.plan import gains
from hustings.games.early_states.sheet import FINANCE, MANAGER, ORGANISER, SPOKESPERSON
from hustings.games.early_states.state import State

STAFF: Final = 1 << FINANCE | 1 << SPOKESPERSON | 1 << MANAGER
"""Who changes what dice bring."""
VOTES, FUNDS = range(2)
"""What may be wanted of the dice."""
SOME = 0.02
"""A chance below this is none."""


@cache
def _throws(count: int, again: int, items: int, what: int, wanted: int) -> Throws:
    """Return the chance of every throw to bring so much of what is wanted."""

    def final(dice: Dice) -> float:
        return float(brings(items, dice, what) >= wanted)

    return Throws(count, again, final)


def brings(items: int, dice: Dice, what: int) -> int:
    """Return the most votes or dollars that dice bring as they lie."""
    ways = gains(items, dice)
    return ways[0][1] if what == VOTES else ways[-1][0]


def of_throwing(obs: State, seat: Seat, lifted: int, what: int, wanted: int) -> float:
    """Return the chance to have so much in this turn when these dice are thrown again."""
    kept = tuple(sorted(die for i, die in enumerate(obs.dice) if not lifted >> i & 1))
    if not lifted:
        return float(brings(obs.items[seat], kept, what) >= wanted)
    return _throws(len(obs.dice), obs.rerolls, obs.items[seat] & STAFF, what, wanted).kept[
        obs.rerolls
    ][kept]


def at_best(obs: State, seat: Seat, what: int, wanted: int) -> float:
    """Return the same for the best dice to throw again."""
    throws = _throws(len(obs.dice), obs.rerolls, obs.items[seat] & STAFF, what, wanted)
    return throws.worth(obs.dice, obs.rerolls)


def of_next_turn(obs: State, seat: Seat, votes: int) -> float:
    """Return the chance that the dice and the staff of its next turn bring a seat so many votes."""
    items = obs.items[seat]
    again = 1 + (items >> ORGANISER & 1)
    return _throws(obs.dice_of(seat), again, items & STAFF, VOTES, votes).before


def faces(obs: State, seat: Seat, lifted: int, votes: int) -> list[int]:
    """Return the faces of the one die thrown again with which the dice bring so many votes."""
    kept = [die for i, die in enumerate(obs.dice) if not lifted >> i & 1]
    items = obs.items[seat]
    lying = {face: tuple(sorted((*kept, face))) for face in range(1, 7)}
    return [face for face, dice in lying.items() if brings(items, dice, VOTES) >= votes]


def missing(obs: State, seat: Seat, lifted: int, votes: int) -> int:
    """Return how many votes the dice thrown again must bring for so many in all."""
    kept = tuple(sorted(die for i, die in enumerate(obs.dice) if not lifted >> i & 1))
    return votes - brings(obs.items[seat], kept, VOTES)
