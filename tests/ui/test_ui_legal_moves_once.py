"""A click computes the legal moves of each position at most once."""

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
    """Boards, buttons, undo and forced moves share the result."""
    calls, legal = Counter[tuple[str, Seat]](), catalog.rules(name).legal
    positions = 0

    def counted(state: Any, seat: Seat) -> list[Move]:
        calls[repr(contents(state)), seat] += 1
        return legal(state, seat)

    monkeypatch.setattr(catalog.rules(name), "legal", counted)
    for _ in random_clicks(name):
        assert all(count == 1 for count in calls.values())
        positions += len(calls)
        calls.clear()
    assert positions > 5


@pytest.mark.broad("gerrymander")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_move_parses_no_save(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of saves is updated from the written save."""
    monkeypatch.setattr(save, "read_save", None)
    kept = {text for driver in random_clicks(name) for text in driver.kept.values()}
    assert len(kept) > 5


def random_clicks(name: str) -> Iterator[Driver]:
    """Play a random hotseat game at instant pace; yield after each click."""
    people = ",".join(["human"] * max(catalog.info(name).seats))
    driver, rng = Driver(f"{name}?seats={people}&seed=once"), Rng("once")
    driver.send("pref:pace:instant")
    for _ in range(CLICKS):
        page(driver.model)
        yield driver
        if driver.model.screen == "over":
            return
        driver.send(rng.pick(driver.offered(*PLAYED)))
