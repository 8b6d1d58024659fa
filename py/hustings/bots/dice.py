"""Exact expectimax over dice: throw, keep some, throw the others again, a few times.

The game gives the final value of every set of faces (order does not count). There are few sets of
up to n dice (84 of up to three, 923 of up to six). The value of a kept set is the mean over the
sets that one more die makes of it, so that nothing is computed twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final, TypeAlias

from hustings.bots.search import first_best

Dice: TypeAlias = tuple[int, ...]
"""Faces in ascending order."""
Worth: TypeAlias = Mapping[Dice, float]

FACES: Final = (1, 2, 3, 4, 5, 6)


@cache
def sets(count: int, faces: Dice = FACES) -> tuple[Dice, ...]:
    """Return all sets of `count` dice."""
    return tuple(combinations_with_replacement(faces, count))


@cache
def _grown(count: int, faces: Dice) -> tuple[tuple[Dice, tuple[Dice, ...]], ...]:
    """Return the sets of `count` dice, each with the sets that one more die can make of it."""
    return tuple(
        (kept, tuple(tuple(sorted((*kept, face))) for face in faces)) for kept in sets(count, faces)
    )


@cache
def _parts(dice: Dice) -> tuple[Dice, ...]:
    """Return the subsets of the dice that may be kept, without duplicates, largest first."""
    subsets: dict[Dice, None] = {}
    for size in range(len(dice), -1, -1):
        subsets.update(dict.fromkeys(combinations(dice, size)))
    return tuple(subsets)


def kept_worth(thrown: Worth, count: int, faces: Dice = FACES) -> dict[Dice, float]:
    """Return the mean value of each kept set when the rest of `count` dice is thrown once."""
    worth = {dice: thrown[dice] for dice in sets(count, faces)}
    share = 1 / len(faces)
    for size in range(count - 1, -1, -1):
        for kept, made in _grown(size, faces):
            total = 0.0
            for dice in made:
                total += worth[dice]
            worth[kept] = share * total
    return worth


def best_kept(dice: Dice, kept: Worth) -> Dice:
    """Return the best subset of the dice to keep; of equals the largest."""
    return first_best(_parts(dice), kept)


class Throws:
    """The values of all sets of dice with 0, 1, … throws to come, computed from the end.

    final: the value of each set of `count` dice without further throws.
    """

    def __init__(
        self, count: int, again: int, final: Callable[[Dice], float], faces: Dice = FACES
    ) -> None:
        self.count = count
        self.thrown: list[dict[Dice, float]] = [{d: final(d) for d in sets(count, faces)}]
        self.kept: list[dict[Dice, float]] = [{}]
        for _ in range(again):
            kept = kept_worth(self.thrown[-1], count, faces)
            self.kept.append(kept)
            self.thrown.append(
                {dice: max([kept[part] for part in _parts(dice)]) for dice in sets(count, faces)}
            )
        self.before = kept_worth(self.thrown[-1], count, faces)[()]

    def worth(self, dice: Sequence[int], again: int) -> float:
        """Return the value of the dice with `again` throws to come."""
        return self.thrown[again][tuple(sorted(dice))]

    def keep(self, dice: Sequence[int], again: int) -> Dice:
        """Return which dice to keep with `again` throws to come, at least one."""
        return best_kept(tuple(sorted(dice)), self.kept[again])

    def choices(self, dice: Sequence[int], again: int) -> Iterator[tuple[Dice, float]]:
        """Yield each subset that may be kept, with its value."""
        kept = self.kept[again]
        for part in _parts(tuple(sorted(dice))):
            yield part, kept[part]


def lifted(dice: Sequence[int], kept: Dice) -> int:
    """Return the dice to throw again when these are kept, as bits by position."""
    rest = list(kept)
    bits = 0
    for i, die in enumerate(dice):
        if die in rest:
            rest.remove(die)
        else:
            bits |= 1 << i
    return bits
