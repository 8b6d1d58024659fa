"""Which puzzle comes next: that of the day, the next unsolved one, one with the same idea."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from hustings import catalog
from hustings.core.notes import MAX_GRADE, Annotated
from hustings.core.rng import Rng

PUZZLES_OF_THE_DAY: Final = ((0, 40),)
"""How many of each game's puzzles take turns as its puzzle of the day, and from which day on.

Never change these entries, so that every day keeps its puzzle in every version. When puzzles have
been appended to all games, add an entry with the smallest number of puzzles of a game and with a
day (counted from 1970-01-01) by which everybody will have them.
"""


GAMES_FURTHER: Final = ((0, 0), (20_784, 2))
"""How many places after the game of the day the game of its puzzle is, and from which day on.

Another game than the one that is played that day, and than that of the next day. Never change these
entries; for another rule add one with a day to come.
"""


def game_of_day(day: int) -> str:
    """Return the game whose puzzle of the day the home page offers; it follows from the date."""
    further = [places for since, places in GAMES_FURTHER if since <= day][-1]
    return catalog.of_the_day(day, further)


def number_of_day(game: str, day: int, puzzles: int) -> int:
    """Return the number of a game's puzzle of the day, from 1; it follows from the date alone.

    The puzzles take turns in a fixed shuffled order. puzzles: how many the game has.
    """
    taking_part = [count for since, count in PUZZLES_OF_THE_DAY if since <= day][-1]
    order = list(range(1, min(taking_part, puzzles) + 1))
    Rng(f"puzzle-of-the-day/{game}").shuffle(order)
    return order[day % len(order)] if order else 0


def list_order(scripts: Sequence[Annotated]) -> list[int]:
    """Return the numbers of puzzles in the order of their list: by grade, the easiest first."""
    return sorted(range(1, len(scripts) + 1), key=lambda n: scripts[n - 1].grade)


def next_unsolved(scripts: Sequence[Annotated], number: int, solved: Collection[int]) -> int:
    """Return the number of the next unsolved puzzle of the list after one, 0 if no other is left.

    After the last puzzle the list begins again. number: 0 stands for the place before the first.
    """
    order = list_order(scripts)
    after = order.index(number) + 1 if number in order else 0
    others = (n for n in order[after:] + order[:after] if n != number and n not in solved)
    return next(others, 0)


def one_like_it(scripts: Sequence[Annotated], number: int, solved: Collection[int]) -> int:
    """Return the number of an unsolved puzzle with the same idea as this one, 0 without one.

    Puzzles of the same grade come first, then harder ones, then easier ones.
    """
    here = scripts[number - 1]
    others = [
        ((script.grade - here.grade) % (MAX_GRADE + 1), n)
        for n, script in enumerate(scripts, 1)
        if here.idea and script.idea == here.idea and n != number and n not in solved
    ]
    return min(others)[1] if others else 0
