"""Learned weights packed as text."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from hustings.bots.weights import MAX_STEPS, pack, rounded, rows, source, unpack
from hustings.core.rng import Rng
from tests.kit import GAMES

FILES = sorted(GAMES.glob("*/bots/weights*.py"))
RNG = Rng("weights")
SAMPLE_WEIGHTS = [RNG.random() * 20 - 10 if i % 3 else 0.0 for i in range(500)]


@pytest.mark.parametrize("grain", [1, 10, 400, 1000])
def test_weights_survive_packing(grain: int) -> None:
    """Rounded to the grain the first time, exactly afterwards."""
    once = unpack(pack(SAMPLE_WEIGHTS, grain))
    assert once == pytest.approx(SAMPLE_WEIGHTS, abs=0.51 / grain)
    assert once == rounded(SAMPLE_WEIGHTS, grain) == unpack(pack(once, grain))


def test_too_large_weights_are_clipped() -> None:
    assert unpack(pack([1e9, -1e9], 1000)) == [MAX_STEPS / 1000, -MAX_STEPS / 1000]


def test_zeros_take_little_space_and_no_weights_none() -> None:
    assert len(pack([0.0] * 6000, 400)) < 50
    assert unpack(pack([], 10)) == []


def test_a_packed_table_is_read_in_rows() -> None:
    assert rows(pack(range(6), 1), 3) == ((0.0, 1.0, 2.0), (3.0, 4.0, 5.0))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.parent.name)
def test_a_games_weights_are_packed_by_this_module(file: Path) -> None:
    """Packing them again gives the same weights; the text may differ with another zlib."""
    module = import_module(f"hustings.games.{file.parent.parent.name}.bots.{file.stem}")
    tables = {name: text for name, text in vars(module).items() if name.isupper()}
    for text in tables.values():
        weights = unpack(text)
        assert rounded(weights, int(text.split(":")[0])) == weights
    assert file.read_text("utf-8") == source(module.__doc__ or "", tables)
