"""Games of earlier rules open up to the first illegal move, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from hustings import catalog
from hustings.core.packed_link import to_link
from tests.kit import Kit
from tests.ui.driver import Driver

START = "toy?seats=human,human&rounds=2&seed=old"
NewRules = Callable[[], None]


@pytest.fixture
def new_rules(toy: Kit, monkeypatch: pytest.MonkeyPatch) -> NewRules:
    """Return a function that switches to the second version of the toy's rules."""

    def switch() -> None:
        info = toy.module("info")
        monkeypatch.setattr(info, "INFO", info.INFO._replace(rules=2))
        catalog.info.cache_clear()

    return switch


def played_game(clicks: int = 14) -> Driver:
    """Return a game some clicks in."""
    driver = Driver(START)
    driver.click_through("s", clicks)
    return driver


def with_illegal_move(driver: Driver, ply: int) -> dict[str, str]:
    """Return the storage with one illegal move."""
    (key,) = [key for key in driver.stored if key.startswith("hustings/save/")]
    data = json.loads(driver.stored[key])
    data["record"]["moves"][ply] = data["record"]["moves"][ply].split(":")[0] + ":pass.99"
    return {key: json.dumps(data)}


def test_a_game_whose_moves_are_all_legal_goes_on_by_the_rules_of_today(
    new_rules: NewRules,
) -> None:
    old = played_game()
    new_rules()
    driver = Driver("", old.stored)
    driver.send(driver.offered("continue:")[0])
    assert driver.play.table.record.moves == old.play.table.record.moves
    assert driver.play.table.record.rules == 2
    assert driver.play.id == old.play.id
    assert "begun under earlier rules. All its moves are still legal" in driver.play.warning
    driver.boot(driver.address)
    assert driver.play.id == old.play.id, "it is found again by its address"


def test_a_game_opens_up_to_the_first_move_that_is_no_longer_legal(new_rules: NewRules) -> None:
    old = played_game()
    moves = old.play.table.record.moves
    stored = with_illegal_move(old, 3)
    new_rules()
    driver = Driver("", stored)
    driver.send(driver.offered("continue:")[0])
    assert driver.play.table.record.moves == moves[:3]
    assert (
        f"earlier rules: 3 of its {len(moves)} moves are still legal. Move 4" in driver.play.warning
    )
    assert "stays on the home page" in driver.play.warning


def test_a_game_that_lost_moves_goes_on_as_a_new_save(
    new_rules: NewRules,
) -> None:
    stored = with_illegal_move(played_game(), 3)
    new_rules()
    driver = Driver("", stored)
    driver.send(driver.offered("continue:")[0])
    driver.click_through("on", 4)
    assert stored.items() <= driver.stored.items()
    assert len(driver.model.saves) == 2


def test_a_link_of_earlier_rules_opens_as_far_as_it_goes(new_rules: NewRules) -> None:
    record = played_game().play.table.record
    record = record._replace(moves=[*record.moves[:2], "0:pass.99"])
    new_rules()
    driver = Driver(f"r={to_link(record)}&seats=human,human")
    assert driver.play.table.at == 2
    assert "2 of its 3 moves are still legal" in driver.play.warning


def test_a_game_of_later_rules_says_that_an_update_is_needed(
    toy: Kit, new_rules: NewRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    new_rules()
    stored = dict(played_game().stored)
    info = toy.module("info")
    monkeypatch.setattr(info, "INFO", info.INFO._replace(rules=1))
    catalog.info.cache_clear()
    driver = Driver("", stored)
    assert driver.offered("rescue:"), "it is set aside and can be downloaded"
