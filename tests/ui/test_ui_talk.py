"""Bots say in the first person what they are about to do; players do not."""

from __future__ import annotations

import json

import pytest

from tests.ui.driver import Driver


@pytest.mark.parametrize(("seats", "speaks"), [("human,bot:normal", True), ("human,human", False)])
def test_only_bots_speak(seats: str, speaks: bool) -> None:
    driver = Driver("", {"hustings/preferences": json.dumps({"pace": "instant"})})
    driver.send(f"hash:poll_position?seats={seats}&seed=talk")
    said = list[str]()
    for _ in range(12):
        driver.send(driver.offered("pick:plan", "pick:stay", "pick:")[0])
        said += [says for line in driver.play.lines for says in line.phrases]
    assert any(says.startswith("“I ") for says in said) == speaks
