"""Back and Forward: screens and dialogs are entries of the history, moves are not."""

from __future__ import annotations

from tests.ui.driver import Driver

GAME = "gerrymander?seats=human,human&seed=trail"


def stops(driver: Driver) -> list[str]:
    """Return the stops of the history entries, without ids of saves."""
    return [stop.partition(":")[0] + stop[stop.find("/") :] * ("/" in stop)
            for stop, _ in driver.entries]  # fmt: skip


def started_game() -> Driver:
    """Return a game started from the home page."""
    driver = Driver()
    driver.send("setup:gerrymander")
    driver.send("seats:3")
    driver.send("kind:1:human")
    driver.send("start")
    return driver


def test_screens_and_dialogs_are_history_entries_and_moves_are_not() -> None:
    driver = started_game()
    driver.send("dialog:menu")
    driver.send("dialog:rules")
    assert stops(driver) == ["home", "setup", "table", "table/rules"]
    driver.send("close")
    driver.send(driver.offered("pick:")[0])
    driver.send("undo")
    assert driver.entry == 2
    assert driver.address.startswith("r=")
    assert driver.play.id in driver.address


def test_back_closes_a_dialog_and_forward_opens_it() -> None:
    driver = started_game()
    driver.send("dialog:prefs")
    driver.go(-1)
    assert (driver.model.dialog, driver.model.screen) == ("", "table")
    driver.go(1)
    assert driver.model.dialog == "prefs"
    driver.send("close")
    assert driver.entry == 2


def test_back_skips_a_dialog_that_led_elsewhere() -> None:
    driver = started_game()
    driver.send("dialog:menu")
    driver.send("home")
    assert stops(driver) == ["home", "setup", "table", "home"]
    driver.go(-1)
    assert (driver.model.dialog, driver.model.screen) == ("", "table")


def test_back_from_a_table_leads_to_the_set_up_as_it_was_left() -> None:
    driver = started_game()
    names = driver.play.names
    driver.go(-1)
    assert driver.model.screen == "setup"
    assert driver.model.setup is not None
    assert tuple(seat.name for seat in driver.model.setup.seats) == names
    assert driver.model.play is None
    driver.go(-1)
    assert driver.model.screen == "home"
    driver.go(1)
    assert driver.model.screen == "setup"
    driver.send("start")
    assert driver.play.names == names


def test_nothing_is_lost_by_going_back_and_forward() -> None:
    driver = started_game()
    unplayed = driver.play.id
    driver.go(-1)
    driver.go(1)
    assert (driver.play.id, len(driver.play.seats)) == (unplayed, 3)
    driver.send(driver.offered("pick:")[0])
    moves = driver.play.table.record.moves
    driver.go(-2)
    assert driver.model.screen == "home"
    driver.go(2)
    assert driver.play.table.record.moves == moves
    assert driver.play.id == unplayed
    assert len(driver.model.saves) == 1


def test_moves_made_under_a_dialog_are_in_the_entry_below() -> None:
    driver = Driver(GAME)
    driver.send("dialog:share")
    driver.send(driver.offered("pick:")[0])
    now = driver.address
    driver.go(-1)
    assert driver.address == now


def test_from_game_to_game_and_back() -> None:
    driver = Driver(GAME)
    driver.send(driver.offered("pick:")[0])
    first = driver.play.id
    driver.send("dialog:menu")
    driver.send("rematch")
    assert driver.play.id != first
    driver.go(-1)
    assert (driver.play.id, driver.play.table.at) == (first, 1)
    driver.go(1)
    assert driver.play.id != first


def test_an_edited_address_uses_the_entry_of_the_browser() -> None:
    driver = Driver(GAME)
    driver.send("dialog:prefs")
    driver.follow("delegate_dash?seed=typed")
    assert driver.play.game == "delegate_dash"
    assert stops(driver) == ["table", "table/prefs", "table"]
    driver.go(-1)
    assert (driver.play.game, driver.model.dialog) == ("gerrymander", "prefs")


def test_a_reload_under_a_dialog_leaves_no_dead_entry() -> None:
    driver = Driver(GAME)
    driver.send(driver.offered("pick:")[0])
    driver.send("dialog:rules")
    driver.boot(driver.address)
    assert (driver.entry, stops(driver)[0]) == (0, "table")


def test_back_after_a_deletion_does_not_ask_again() -> None:
    driver = Driver(GAME)
    driver.send(driver.offered("pick:")[0])
    save = driver.play.id
    driver.send("home")
    driver.send(f"dialog:delete:{save}")
    driver.send(f"drop:{save}")
    assert driver.entry == 1
    driver.go(1)
    assert (driver.model.screen, driver.model.dialog) == ("home", "")
