"""The other way to play a turn of a reviewed game, on the board."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.core.rng import Rng
from hustings.ui import words as said
from hustings.ui.play import debrief
from tests.kit import Kit
from tests.ui.test_ui_debrief import ended_game, open_debrief, with_debrief


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
