"""Golden playthroughs are unchanged; tests/golden.py says how to write them anew."""

from __future__ import annotations

import pytest

from tests.golden import FOLDER, difference, path, playthrough, setups
from tests.kit import Kit

HOW_TO_WRITE = "If that is meant: python -m tests.golden --write"


def test_playthroughs_are_unchanged(game: Kit, subtests: pytest.Subtests) -> None:
    """States, legal moves, observations, events, prompts and log lines of a game per set-up."""
    for setup in setups(game):
        with subtests.test(setup=setup.label()):
            assert path(setup).exists(), f"{path(setup)} is not there. {HOW_TO_WRITE} {game.id}"
            kept = path(setup).read_text(encoding="utf-8")
            problem = difference(kept, playthrough(setup))
            assert not problem, f"{path(setup).name}, {problem}\n{HOW_TO_WRITE} {game.id}"


def test_every_kept_playthrough_belongs_to_a_set_up(game: Kit) -> None:
    """No file is larger than 200 kB."""
    files = set((FOLDER / game.id).glob("*"))
    assert files <= {path(setup) for setup in setups(game)}
    assert all(file.stat().st_size < 200_000 for file in files)
