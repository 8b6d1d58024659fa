"""Exact chances that dice bring a number of votes, or of dollars.

The thrower is assumed to want only that: it rerolls for that alone and takes every 1 as what is
wanted.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from hustings.bots.dice import Dice, Throws
from hustings.core.model import Seat
from hustings.games.early_states.proceeds import dice_incomes
from hustings.games.early_states.sheet import FINANCE, MANAGER, ORGANISER, SPOKESPERSON
from hustings.games.early_states.state import State

STAFF_BITS: Final = 1 << FINANCE | 1 << SPOKESPERSON | 1 << MANAGER
"""The staff that changes what dice bring."""
VOTES, FUNDS = range(2)
"""What is wanted of the dice."""
MIN_CHANCE = 0.02
"""Smaller chances count as none."""


@cache
def _throws(count: int, again: int, items: int, what: int, wanted: int) -> Throws:
    """Return the chances to get at least `wanted` of `what`, for every throw of `count` dice."""

    def final(dice: Dice) -> float:
        return float(max_proceeds(items, dice, what) >= wanted)

    return Throws(count, again, final)


def max_proceeds(items: int, dice: Dice, what: int) -> int:
    """Return the most votes (or dollars) that dice bring as they lie."""
    ways = dice_incomes(items, dice)
    return ways[0][1] if what == VOTES else ways[-1][0]


def after_reroll(obs: State, seat: Seat, lifted: int, what: int, wanted: int) -> float:
    """Return the chance to get at least `wanted` this turn when the lifted dice are rerolled."""
    kept = tuple(sorted(die for i, die in enumerate(obs.dice) if not lifted >> i & 1))
    if not lifted:
        return float(max_proceeds(obs.items[seat], kept, what) >= wanted)
    return _throws(len(obs.dice), obs.rerolls, obs.items[seat] & STAFF_BITS, what, wanted).kept[
        obs.rerolls
    ][kept]


def best_reroll(obs: State, seat: Seat, what: int, wanted: int) -> float:
    """Return the same chance when the best dice are rerolled."""
    throws = _throws(len(obs.dice), obs.rerolls, obs.items[seat] & STAFF_BITS, what, wanted)
    return throws.worth(obs.dice, obs.rerolls)


def next_turn(obs: State, seat: Seat, votes: int) -> float:
    """Return the chance that a seat gets at least this number of votes in its next turn."""
    items = obs.items[seat]
    again = 1 + (items >> ORGANISER & 1)
    return _throws(obs.dice_of(seat), again, items & STAFF_BITS, VOTES, votes).before


def faces_needed(obs: State, seat: Seat, lifted: int, votes: int) -> list[int]:
    """Return the faces of the single rerolled die that bring the dice to this number of votes."""
    kept = [die for i, die in enumerate(obs.dice) if not lifted >> i & 1]
    items = obs.items[seat]
    lying = {face: tuple(sorted((*kept, face))) for face in range(1, 7)}
    return [face for face, dice in lying.items() if max_proceeds(items, dice, VOTES) >= votes]


def votes_missing(obs: State, seat: Seat, lifted: int, votes: int) -> int:
    """Return how many votes the rerolled dice must bring to reach a total."""
    kept = tuple(sorted(die for i, die in enumerate(obs.dice) if not lifted >> i & 1))
    return votes - max_proceeds(obs.items[seat], kept, VOTES)
