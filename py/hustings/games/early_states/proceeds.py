"""What dice bring: funds and votes, and the odds of throwing some of them again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from hustings.games.early_states.sheet import (
    CHOICE,
    FACE_FUNDS,
    FACE_VOTES,
    FINANCE,
    MANAGER,
    MANAGER_VOTES,
    SPOKESPERSON,
)


class RerollOdds(NamedTuple):
    """Chances, 0 to 1, that dice bring more or fewer votes, or more funds, after one throw.

    Votes count all 1s as votes, funds count all as funds.
    """

    more_votes: float
    fewer_votes: float
    more_funds: float


def dice_incomes(items: int, dice: Sequence[int]) -> list[tuple[int, int]]:
    """Return (funds, votes) of dice for every way to take the 1s; all 1s as votes come first."""
    face = yields(items)
    funds, votes, ones = 0, MANAGER_VOTES * (items >> MANAGER & 1), 0
    for die in dice:
        if die == CHOICE:
            ones += 1
        else:
            more = face[die][0]
            funds += more[0]
            votes += more[1]
    one_vote, one_funds = face[CHOICE]
    return [(funds + n * one_funds[0], votes + (ones - n) * one_vote[1]) for n in range(ones + 1)]


def yields(items: int) -> list[list[tuple[int, int]]]:
    """Return the possible (funds, votes) of each face; for the 1 the vote comes first."""
    more_votes, more_funds = items >> SPOKESPERSON & 1, items >> FINANCE & 1
    by_face = []
    for face in range(7):
        funds, votes = FACE_FUNDS[face], FACE_VOTES[face]
        by_face.append([(funds + more_funds * (funds > 0), votes + more_votes * (votes > 0))])
    by_face[CHOICE] = [(0, 1 + more_votes), (1 + more_funds, 0)]
    return by_face


def reroll_odds(items: int, dice: Sequence[int], lifted: int) -> RerollOdds:
    """Return the odds of throwing dice again once. lifted: the dice, as bits by position."""
    kept = tuple(die for n, die in enumerate(dice) if not lifted >> n & 1)
    return _odds(items, kept, tuple(die for n, die in enumerate(dice) if lifted >> n & 1))


@lru_cache(maxsize=200)
def _odds(items: int, kept: tuple[int, ...], thrown: tuple[int, ...]) -> RerollOdds:
    funds, votes = _most(items, (*kept, *thrown))
    made = [_most(items, (*kept, *faces)) for faces in product(range(1, 7), repeat=len(thrown))]
    return RerollOdds(
        sum(after > votes for _, after in made) / len(made),
        sum(after < votes for _, after in made) / len(made),
        sum(after > funds for after, _ in made) / len(made),
    )


def _most(items: int, dice: Sequence[int]) -> tuple[int, int]:
    """Return the most funds and the most votes that dice can bring."""
    ways = dice_incomes(items, dice)
    return ways[-1][0], ways[0][1]
