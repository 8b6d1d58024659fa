"""What a click works out, it works out once: each position is asked for its moves one time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from hustings import catalog
from hustings.core.model import Move, Seat
from hustings.core.rng import Rng
from hustings.ui.app import page
from hustings.ui.saves import save
from tests.kit import contents
from tests.ui.driver import PLAYED, Driver

CLICKS = 60


@pytest.mark.broad("whistle_stop", "gerrymander")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_click_asks_for_the_legal_moves_only_once(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither boards nor buttons, what may be taken back nor what plays itself asks again."""
    asked, legal = Counter[tuple[str, Seat]](), catalog.rules(name).legal
    positions = 0

    def counted(state: Any, seat: Seat) -> list[Move]:
        asked[repr(contents(state)), seat] += 1
        return legal(state, seat)

    monkeypatch.setattr(catalog.rules(name), "legal", counted)
    for _ in clicked(name):
        assert all(count == 1 for count in asked.values())
        positions += len(asked)
        asked.clear()
    assert positions > 5


@pytest.mark.broad("gerrymander")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_move_reads_no_save(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept at each move is listed as it was written."""
    monkeypatch.setattr(save, "read_save", None)
    kept = {text for driver in clicked(name) for text in driver.kept.values()}
    assert len(kept) > 5


def clicked(name: str) -> Iterator[Driver]:
    """Play a game between people at random, told at once; yield after each click."""
    people = ",".join(["human"] * max(catalog.info(name).seats))
    driver, rng = Driver(f"{name}?seats={people}&seed=once"), Rng("once")
    driver.send("pref:pace:instant")
    for _ in range(CLICKS):
        page(driver.model)
        yield driver
        if driver.model.screen == "over":
            return
        driver.send(rng.pick(driver.offered(*PLAYED)))
