"""The demonstration on the home page: it starts by itself, can be stopped, and moves nothing."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hustings import catalog
from hustings.draw.tree import walk
from hustings.ui import effects as fx
from hustings.ui.learn import demo
from hustings.ui.page.parts import demo as drawn
from hustings.ui.phases import Playback
from tests.kit import Kit
from tests.recovered_errors import expect_error
from tests.ui.driver import Driver
from tests.ui.spectator import Spectator

FIRST, SECOND = catalog.GAMES[:2]


def test_the_demonstration_starts_on_a_quiet_page_and_shows_beat_after_beat() -> None:
    driver = Spectator()
    assert driver.delayed_effects[-1].ms == demo.QUIET_MS
    assert driver.model.demo.play is None
    play = driver.load_demo()
    assert driver.ring() == demo.OPENING_MS
    seen = []
    for _ in range(6):
        driver.ring()
        seen.append(driver.text_of("demo-line"))
    assert all(seen)
    assert len(set(seen)) > 3
    assert play.table.at == len(demo.demo_of(FIRST).record.moves)
    assert "data-busy" not in driver.root
    assert "data-playback" not in driver.root
    assert not any(isinstance(effect, fx.Sound | fx.Vibrate | fx.Keep) for effect in driver.log)


def test_the_demonstration_is_loaded_in_parts() -> None:
    driver = Spectator()
    driver.ring()
    plies = []
    while not driver.model.demo.ready:
        play = driver.model.demo.play
        plies.append(play.table.at if play is not None else 0)
        driver.ring()
    assert max(after - before for before, after in pairwise(plies)) <= demo.MOVES_PER_PIECE


def test_a_message_before_the_start_restarts_the_wait() -> None:
    driver = Spectator()
    first = driver.delayed_effects[-1]
    driver.send("offline:")
    assert driver.delayed_effects[-1].ms == demo.QUIET_MS
    driver.send(first.message)
    assert driver.model.demo.pieces_done == 0, "an earlier timer has no effect"


@pytest.mark.broad
def test_one_game_follows_another_and_the_last_one_stops() -> None:
    driver = Spectator()
    shown = []
    while driver.is_waiting:
        game = driver.model.demo.game
        shown.append(game)
        driver.load_demo()
        driver.watch()
    assert shown == list(catalog.GAMES)
    assert driver.model.demo.game == FIRST
    driver.send("demo-hold")
    driver.load_demo()
    assert driver.is_waiting


def test_a_demonstration_that_is_pointed_at_is_not_replaced() -> None:
    """Its Play button would begin another game than the one that was read of."""
    driver = Spectator()
    driver.load_demo()
    timers = list[str]()
    while driver.model.demo.game == FIRST:
        timers.append(driver.delayed_effects[-1].unless)
        driver.ring()
    assert timers[-1] == demo.IN_USE_SELECTOR
    assert not any(timers[:-1])


def test_the_demonstration_can_be_stopped_and_resumed() -> None:
    driver = Spectator()
    driver.load_demo()
    for _ in range(4):
        driver.ring()
    stood = driver.text_of("demo-line")
    due = driver.delayed_effects[-1].message
    driver.send("demo-hold")
    assert not driver.is_waiting
    driver.send(due)
    driver.send("offline:")
    assert not driver.is_waiting
    assert driver.text_of("demo-line") == stood
    driver.send("demo-hold")
    driver.ring()
    assert driver.text_of("demo-line") != stood


def test_another_game_can_be_chosen() -> None:
    driver = Spectator()
    driver.load_demo()
    driver.send(f"demo-of:{SECOND}")
    assert catalog.info(SECOND).title in driver.text_of("demo-head")
    assert driver.load_demo().game == SECOND
    driver.send("demo-of:no_such_game")
    assert driver.model.demo.game == SECOND


@pytest.mark.parametrize("away", ["dialog:about", f"setup:{FIRST}", f"learn:{FIRST}"])
def test_the_demonstration_waits_away_from_the_home_page(away: str) -> None:
    driver = Spectator()
    driver.load_demo()
    driver.ring()
    driver.ring()
    stood, due = driver.text_of("demo-line"), driver.delayed_effects[-1].message
    driver.send(away)
    assert not driver.is_waiting
    driver.send(due)
    driver.send("close" if away.startswith("dialog") else "home")
    assert driver.text_of("demo-line") == stood
    assert driver.delayed_effects[-1].ms == demo.QUIET_MS
    driver.ring()
    assert driver.text_of("demo-line") != stood


@pytest.mark.parametrize("pace", ["step", "instant", "calm"])
def test_with_reduced_motion_the_player_steps_through_the_demonstration(pace: str) -> None:
    driver = Spectator("normal" if pace == "calm" else pace)
    if pace == "calm":
        driver.send("motion:less")
    play = driver.load_demo()
    assert not driver.is_waiting
    assert driver.text_of("demo-note")
    assert not driver.offered("demo-hold")
    for _ in range(3):
        before = driver.text_of("demo-line")
        driver.send("demo-step")
        assert driver.text_of("demo-line") != before
        assert not driver.is_waiting
    while driver.model.demo.game == FIRST:
        assert isinstance(play.phase, Playback) or play.table.at
        driver.send("demo-step")
    driver.load_demo()
    assert driver.model.demo.game == SECOND


def test_reduced_motion_stops_the_demonstration_and_full_motion_resumes_it() -> None:
    driver = Spectator()
    driver.load_demo()
    driver.ring()
    driver.send("motion:less")
    assert not driver.is_waiting
    driver.send("motion:full")
    assert driver.is_waiting


def test_only_the_buttons_of_the_stage_can_be_clicked() -> None:
    driver = Spectator()
    driver.load_demo()
    for _ in range(5):
        driver.ring()
    (board,) = [e for e in walk(driver.page) if e[1].get("class") == "demo-board"]
    assert board[1]["aria-hidden"] == "true"
    reached = {"data-do", "tabindex", "role", "data-board", "data-names"}
    assert not [e for e in walk(board) if reached & set(e[1])]
    (says,) = [e for e in walk(driver.page) if e[1].get("class") == "demo-says"]
    assert says[1]["aria-live"] == "off"


def test_saved_games_come_before_the_demonstration(toy: Kit) -> None:
    def order(driver: Driver) -> list[str]:
        names = ("saves", "demo", "games")
        return [e[1]["class"] for e in walk(driver.page) if e[1].get("class") in names]

    assert order(Driver()) == ["demo", "games"]
    driver = Driver("toy?seats=human,bot:easy&seed=kept")
    driver.click_through("a", 4)
    driver.send("home")
    assert order(driver) == ["saves", "games", "demo"]


def test_a_demonstration_that_fails_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(game: str, name: str) -> str:
        raise FileNotFoundError(game, name)

    driver = Spectator()
    monkeypatch.setattr(catalog, "game_file", missing)
    with expect_error(FileNotFoundError):
        while driver.is_waiting:
            driver.ring()
    assert not driver.model.notice
    assert driver.text_of("demo-note") == catalog.info(FIRST).tagline


def test_a_demonstration_board_that_cannot_be_drawn_leaves_the_emblem(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver = Spectator()
    driver.load_demo()
    monkeypatch.setattr(drawn, "demo_frame", lambda _: 1 // 0)
    with expect_error(ZeroDivisionError):
        assert [e for e in walk(driver.page) if "demo-poster" in e[1].get("class", "")]


def test_the_space_of_a_board_is_reserved_before_it_is_drawn(toy: Kit) -> None:
    """Nothing below the saved games moves when their boards are drawn."""
    driver = Driver("toy?seats=human,bot:easy&seed=kept")
    driver.click_through("a", 4)
    driver.send("home")

    def rooms() -> int:
        return sum(e[1].get("class") == "save-picture" for e in walk(driver.page))

    assert rooms() == 1
    driver.model.pictures.clear()
    assert rooms() == 1
