"""Learned numbers as text: what is read is what was written, and the games keep theirs so."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from hustings.bots.weights import MAX_STEPS, pack, rounded, rows, source, unpack
from hustings.core.rng import Rng
from tests.kit import GAMES

FILES = sorted(GAMES.glob("*/bots/weights*.py"))
RNG = Rng("weights")
SOME = [RNG.random() * 20 - 10 if i % 3 else 0.0 for i in range(500)]


@pytest.mark.parametrize("grain", [1, 10, 400, 1000])
def test_what_is_read_is_what_was_written(grain: int) -> None:
    """To the nearest step at first, and from then on to the last bit."""
    once = unpack(pack(SOME, grain))
    assert once == pytest.approx(SOME, abs=0.51 / grain)
    assert once == rounded(SOME, grain) == unpack(pack(once, grain))


def test_what_is_too_large_is_cut_down() -> None:
    assert unpack(pack([1e9, -1e9], 1000)) == [MAX_STEPS / 1000, -MAX_STEPS / 1000]


def test_zeros_are_cheap_and_nothing_is_nothing() -> None:
    assert len(pack([0.0] * 6000, 400)) < 50
    assert unpack(pack([], 10)) == []


def test_a_table_has_rows() -> None:
    assert rows(pack(range(6), 1), 3) == ((0.0, 1.0, 2.0), (3.0, 4.0, 5.0))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.parent.name)
def test_a_games_weights_stand_as_they_would_be_written(file: Path) -> None:
    """Nobody has touched them by hand; another zlib may deflate them otherwise."""
    module = import_module(f"hustings.games.{file.parent.parent.name}.bots.{file.stem}")
    tables = {name: text for name, text in vars(module).items() if name.isupper()}
    for text in tables.values():
        weights = unpack(text)
        assert rounded(weights, int(text.split(":")[0])) == weights
    assert file.read_text("utf-8") == source(module.__doc__ or "", tables)
