"""The C++ program that learns from very many games plays by the same rules and the same tables."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from hustings.games.early_states.sheet import CIRCLES, HEAD_STARTS, ITEMS
from tools.quick_early_states.__main__ import Program, check, header


def test_the_numbers_of_the_sheet_are_the_games_own() -> None:
    found = dict(re.findall(r"constexpr int (\w+)\[\] = \{(.*)\};", header()))
    assert found["CIRCLES"] == ", ".join(str(circles) for circles in CIRCLES)
    assert found["PRICES"] == ", ".join(str(item.price) for item in ITEMS)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("g++") is None, reason="needs a C++ compiler")
def test_turns_are_judged_as_python_judges_them(tmp_path: Path) -> None:
    """The best rest of a turn is worth the same in every position of two games each."""
    program = Program(tmp_path)
    assert [check(program, 2, seats) for seats in HEAD_STARTS] == [0] * len(HEAD_STARTS)
