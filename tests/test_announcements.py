"""Between two decisions a screen reader says little, and nothing twice."""

from __future__ import annotations

import pytest

from hustings import catalog
from tests.announcements import path, text, waits
from tests.golden import difference
from tests.ui.listener import LETTERS_PER_SECOND

MAX_ANNOUNCEMENTS = 3
MAX_SECONDS = 25


@pytest.mark.broad("gerrymander")
@pytest.mark.parametrize("title", catalog.GAMES)
def test_announcements_are_unchanged(title: str) -> None:
    """Read the diff of the file aloud."""
    how = f"If that is meant: python -m tests.announcements --write {title}"
    assert path(title).exists(), how
    problem = difference(path(title).read_text(encoding="utf-8"), text(title))
    assert not problem, f"{path(title).name}, {problem}\n{how}"


@pytest.mark.broad("gerrymander")
@pytest.mark.parametrize("title", catalog.GAMES)
def test_a_round_of_bots_takes_at_most_three_announcements(title: str) -> None:
    for number, (heard, bots_moved) in enumerate(waits(title)):
        if bots_moved:
            letters = sum(map(len, heard))
            assert len(heard) <= MAX_ANNOUNCEMENTS, f"wait {number}: {heard}"
            assert letters <= MAX_SECONDS * LETTERS_PER_SECOND, f"wait {number}: {heard}"


@pytest.mark.broad("gerrymander")
@pytest.mark.parametrize("title", catalog.GAMES)
def test_no_sentence_is_announced_twice_in_a_row(title: str) -> None:
    heard = [each for announced, _ in waits(title) for each in announced]
    repeated = [each for each, before in zip(heard[1:], heard, strict=False) if each == before]
    assert not repeated
