"""A reviewed game: what its save keeps, and the other way to play a turn on the board."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hustings import catalog
from hustings.core.rng import Rng
from hustings.ui import effects as fx
from hustings.ui import words as said
from hustings.ui.app import update
from hustings.ui.play import debrief
from hustings.ui.saves.save import SAVES
from tests.kit import Kit
from tests.ui.driver import Driver
from tests.ui.test_ui_debrief import ended_game, open_debrief, with_debrief


def test_a_review_is_kept_with_the_game(toy: Kit) -> None:
    """Nothing is searched again when the game is opened again."""
    driver = with_debrief(ended_game())
    given = open_debrief(driver).result
    reopened = Driver(driver.address, stored=driver.stored)
    assert reopened.model.screen == "over"
    assert reopened.offered("debrief") == ["debrief:0"]
    assert not [e for e in update(reopened.model, "debrief:0") if isinstance(e, fx.AskBot)]
    assert open_debrief(reopened).result == given


@pytest.mark.parametrize(
    "change",
    [
        {"moves": 3},
        {"language": "tlh"},
        {"worst": 7},
        {"best": [{"ply": 0, "token": "pass", "other": "pass"}]},
        {"turns": [[0]]},
        {"finish": [[10**6, 0.5]]},
        {"changes": [[10**6, 0, 0.5]]},
        {"changes": [[0, 0, 7]]},
        {"changes": [[0, 99, 0.5]]},
        None,
        7,
    ],
)
def test_a_malformed_kept_review_is_ignored(toy: Kit, change: Any) -> None:
    """So is one of other moves, or with reasons in another language."""
    driver = with_debrief(ended_game())
    (key,) = [key for key in driver.stored if key.startswith(SAVES)]
    save = json.loads(driver.stored[key])
    kept = save["reviews"]["0"]
    save["reviews"]["0"] = {**kept, **change} if isinstance(change, dict) else change
    reopened = Driver(driver.address, stored={**driver.stored, key: json.dumps(save)})
    assert reopened.model.screen == "over"
    assert [e for e in update(reopened.model, "debrief:0") if isinstance(e, fx.AskBot)]


def test_the_other_way_to_play_a_turn_is_shown_on_the_board(toy: Kit) -> None:
    """The line above the board says so, and the button leads back."""
    driver = with_debrief(ended_game())
    judged = min((open_debrief(driver).result or pytest.fail("none")).worst)
    driver.send(f"past:{judged.ply}")
    before = driver.page
    assert said.over.show_way(better=True) in driver.text
    driver.send("other-way")
    table = driver.play.table
    obs = table.before(judged.ply).observe(0)
    label = catalog.text("toy").move(obs, 0, judged.alternative, driver.play.names)
    assert said.over.way_shown(better=True, moves=[label]) in driver.text
    shown = debrief.position_shown(driver.play)
    assert shown is not None
    world = obs.determinize(0, Rng("plan"))
    toy.rules.apply(world, 0, judged.alternative)
    assert shown[1].key() == world.observe(0).key()
    assert not driver.offered("pick:")
    driver.send("other-way")
    assert driver.page == before
    driver.send("other-way")
    driver.send(f"past:{judged.ply + 1}")
    assert debrief.position_shown(driver.play) is None


def test_a_position_that_is_not_reviewed_has_no_other_way(toy: Kit) -> None:
    driver = ended_game()
    driver.send("past:0")
    driver.send("other-way")
    assert debrief.position_shown(driver.play) is None
