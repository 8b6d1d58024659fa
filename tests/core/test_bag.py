"""Bags of counts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.core.bag import draw, draw_many
from hustings.core.rng import Rng

counts = st.lists(st.integers(0, 9), min_size=1, max_size=6)


@given(counts, st.integers(0, 60), st.text(max_size=5))
def test_only_items_of_the_bag_are_drawn(bag: list[int], n: int, seed: str) -> None:
    """No kind is drawn more often than the bag has; the bag is not changed."""
    before = list(bag)
    drawn = draw_many(bag, n, Rng(seed))
    assert bag == before
    assert len(drawn) == min(n, sum(bag))
    assert all(drawn.count(kind) <= had for kind, had in enumerate(bag))


def test_drawing_from_an_empty_bag_gives_nothing_or_an_error() -> None:
    """Drawing one item is an error; drawing several gives none."""
    with pytest.raises(ValueError, match="empty"):
        draw([0, 0], Rng("x"))
    assert draw_many([0, 0], 3, Rng("x")) == []


def test_kinds_are_drawn_in_proportion_to_their_counts() -> None:
    """Three to one over 4000 draws; a kind with count 0 is never drawn."""
    rng = Rng("often")
    drawn = [draw([3, 0, 1], rng) for _ in range(4000)]
    assert 2850 < drawn.count(0) < 3150
    assert drawn.count(1) == 0
