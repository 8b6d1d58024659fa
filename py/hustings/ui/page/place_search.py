"""Going to a place of a board by its name or code ("fl", "e5"), or to the next legal one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from hustings.core.notation import fold
from hustings.ui.page.arrows import Target, reading_order


class NamedPlace(NamedTuple):
    """A place of a board: its label, and whether it can be chosen."""

    label: str
    is_legal: bool


@lru_cache(maxsize=8)
def _words(labels: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the words of each label, without a first word with which most labels begin."""
    folded = [fold(label) for label in labels]
    counts = Counter(words[:1] for words in folded)
    return [words[len(folded) > 1 and 2 * counts[words[:1]] > len(folded) :] for words in folded]


def find_place(
    typed: str, places: Sequence[NamedPlace], here: int, boxes: Sequence[Target]
) -> int | None:
    """Return the place that typed letters name; None if none is called that.

    Legal places come before others, names that begin so before those with a later word, and then
    the places in reading order. One letter goes on from the place `here`; more may stay there.
    """
    order = {place: n for n, place in enumerate(reading_order(boxes))}
    first = order.get(here, -1) + (len(typed) == 1)
    found = []
    for n, words in enumerate(_words(tuple(place.label for place in places))):
        starts = [at for at in range(len(words)) if "".join(words[at:]).startswith(typed)]
        if starts:
            distance = (order[n] - first) % len(places)
            found.append((not places[n].is_legal, bool(starts[0]), distance, n))
    return min(found)[-1] if found else None


def next_legal(
    places: Sequence[NamedPlace], here: int, step: int, boxes: Sequence[Target]
) -> int | None:
    """Return the next (step 1) or previous (-1) legal place in reading order, None without any."""
    order = reading_order(boxes)
    at = order.index(here) if here in order else -1 if step > 0 else 0
    for n in range(1, len(order) + 1):
        place = order[(at + n * step) % len(order)]
        if places[place].is_legal:
            return place
    return None
