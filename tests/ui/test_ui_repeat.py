"""A move that is made again each time, with the player's other choices in between."""

from __future__ import annotations

import json

from hustings.ui.phases import Deciding
from tests.ui.driver import Driver

ADDRESS = "poll_position?seats=human,bot:normal,bot:normal&seed=repeat"


def acting() -> Driver:
    """Return a table at the player's first act."""
    driver = Driver("", {"hustings/preferences": json.dumps({"pace": "instant"})})
    driver.send(f"hash:{ADDRESS}")
    while "pick:staff" not in driver.offered("pick:"):
        driver.send(driver.offered("pick:")[0])
    return driver


def verbs_since(driver: Driver, ply: int) -> list[str]:
    """Return the verbs of the player's moves since a ply."""
    moves = driver.play.table.record.moves[ply:]
    return [move[2:].split(".")[0] for move in moves if move.startswith("0:")]


def place(driver: Driver) -> None:
    """Place the rolled die, or keep all dice."""
    driver.send(driver.offered("pick:replace", "pick:keep")[0])
    if driver.chosen:
        driver.send(driver.offered("pick:replace")[0])


def test_staffing_is_repeated_until_the_points_are_spent() -> None:
    driver = acting()
    assert "Staff (1 AP) × 4" in driver.text
    ply = driver.play.table.at
    driver.send("repeat:staff")
    while "pick:end" not in driver.offered("pick:"):
        points = driver.play.table.state.points
        assert bool(driver.offered("repeat-stop")) == (points > 0), "else nothing is left to stop"
        place(driver)
    assert verbs_since(driver, ply).count("staff") == 4
    assert driver.play.repeat is None
    assert not driver.offered("repeat")


def test_repeating_can_be_stopped() -> None:
    driver = acting()
    driver.send("repeat:staff")
    driver.send("repeat-stop")
    place(driver)
    assert {"pick:staff", "pick:end"} <= set(driver.offered("pick:"))
    assert driver.offered("repeat:") == ["repeat:staff"], "and begun again"


def test_only_moves_that_can_be_repeated_are() -> None:
    driver = acting()
    ply = driver.play.table.at
    for token in ("end", "open.16", "nonsense", "staff.1", "replace.16.1"):
        driver.send(f"repeat:{token}")
    assert driver.play.table.at == ply
    while driver.play.table.state.points > 2:
        driver.send("pick:open.16")
    driver.send("pick:open.16")
    assert not driver.offered("repeat:"), "one point is left"


def test_passing_is_repeated_until_the_rivals_turn_is_over() -> None:
    driver = Driver("", {"hustings/preferences": json.dumps({"pace": "instant"})})
    driver.send("hash:whistle_stop?seats=human,bot:easy,bot:easy&seed=pass")
    table, passed = driver.play.table, 0
    while passed < 3:
        if "repeat:pass" not in driver.offered("repeat:"):
            driver.send(next(iter(driver.offered("pick:pass", "pick:end", "pick:"))))
            continue
        assert "Pass until the turn ends" in driver.text
        turn = (table.state.round, table.state.active)
        driver.send("repeat:pass")
        passed += 1
        assert (table.state.round, table.state.active) != turn, "nothing more is asked in this turn"
        asked = driver.play.find_phase(Deciding)
        assert asked is not None, "but in the next one"
    assert not driver.offered("repeat-stop")


def test_nothing_is_left_to_stop_once_the_rivals_turn_is_over() -> None:
    driver = Driver("", {"hustings/preferences": json.dumps({"pace": "instant"})})
    driver.send("hash:whistle_stop?seats=human,bot:easy&seed=pass")
    own_turns = 0
    while own_turns < 3:
        if "repeat:pass" in driver.offered("repeat:"):
            driver.send("repeat:pass")
        elif "pick:end" in driver.offered("pick:"):
            assert not driver.offered("repeat-stop")
            own_turns += driver.play.table.state.actions == 3
            driver.send("pick:end")
        else:
            driver.send(next(iter(driver.offered("pick:pass", "pick:"))))


def test_undo_ends_repeating() -> None:
    driver = acting()
    driver.play.friendly = True
    driver.send("repeat:staff")
    place(driver)
    driver.send("undo")
    assert driver.play.repeat is None
