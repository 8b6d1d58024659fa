"""Proposed options of a new set-up: the game can be won, and existing games do not change."""

from __future__ import annotations

import json

import pytest

from hustings import catalog
from hustings.core.model import Info, Option
from hustings.core.odds import find_odds
from hustings.core.record import check_options, proposed
from hustings.games.poll_position.goodwill import BOOK, EASY, EVEN, HARD
from hustings.ui.kept_games import Result
from hustings.ui.model import Setup
from hustings.ui.results.statistics import proposed_level
from hustings.ui.saves.setups import SETUPS_KEY
from tests.ui.driver import Driver

GAME = "poll_position"
INFO = Info(
    "known",
    "Known",
    "",
    "",
    (1, 2, 3),
    1,
    (
        Option("rival", "Rival", ((0, "no"), (1, "yes"), (2, "two")), 0, proposed={1: 1, 3: 2}),
        Option("tokens", "Tokens", ((0, "down"), (1, "up")), 1),
    ),
    False,
    1,
)


def set_up(driver: Driver) -> Setup:
    """Return the open set-up."""
    assert driver.model.setup is not None
    return driver.model.setup


def test_proposed_options_depend_on_the_number_of_seats() -> None:
    assert proposed(INFO, 1) == {"rival": 1, "tokens": 1}
    assert proposed(INFO, 2) == {"rival": 0, "tokens": 1}
    assert proposed(INFO, 3) == {"rival": 2, "tokens": 1}
    assert check_options(INFO, {}) == {"rival": 0, "tokens": 1}


def test_every_proposal_is_one_of_the_choices() -> None:
    for game in catalog.GAMES:
        info = catalog.info(game)
        for option in info.options:
            assert set(option.proposed) <= set(info.seats)
            assert set(option.proposed.values()) <= {value for value, _ in option.choices}


def test_a_new_set_up_has_the_proposed_options() -> None:
    driver = Driver()
    driver.send(f"setup:{GAME}")
    assert set_up(driver).options == proposed(catalog.info(GAME), 2)
    assert set_up(driver).options["goodwill"] == EVEN
    driver.send("seats:4")
    assert set_up(driver).options["goodwill"] == EASY
    driver.send("seats:2")
    assert set_up(driver).options["goodwill"] == EVEN
    driver.send("start")
    assert driver.play.table.record.options["goodwill"] == EVEN


def test_a_chosen_option_stays_when_the_number_of_seats_changes() -> None:
    driver = Driver()
    driver.send(f"setup:{GAME}")
    driver.send(f"option:goodwill:{HARD}")
    driver.send("seats:4")
    assert set_up(driver).options["goodwill"] == HARD


def test_a_remembered_set_up_keeps_its_options_and_gets_proposals_for_the_rest() -> None:
    seats = [["Eva", "human"], ["Iris", "bot:hard"]]
    for kept, goodwill in (({"sealed": 1}, EVEN), ({"sealed": 1, "goodwill": BOOK}, BOOK)):
        stored = {SETUPS_KEY: json.dumps({GAME: {"seats": seats, "options": kept}})}
        driver = Driver(stored=stored)
        driver.send(f"setup:{GAME}")
        assert set_up(driver).options == {"goodwill": goodwill, "sealed": 1, "hq_cost": 0}


def test_links_with_options_keep_their_meaning() -> None:
    """Only a link that names nothing but the game takes the proposed options."""
    for link, goodwill in (
        (f"#{GAME}", EVEN),
        (f"#{GAME}?seed=old", BOOK),
        (f"#{GAME}?seats=human,bot:hard", BOOK),
        (f"#{GAME}?seats=human,bot:hard&seed=old", BOOK),
        (f"#{GAME}?seats=human,bot:hard&goodwill={HARD}&seed=old", HARD),
    ):
        assert Driver(link).play.table.record.options["goodwill"] == goodwill, link


def test_sensible_players_can_win_poll_position_as_proposed() -> None:
    """Sensible players win 30 to 60 % of the games with any number of seats."""
    info, rows = catalog.info(GAME), catalog.odds(GAME)
    for seats in info.seats:
        level = "normal" if seats > 1 else ""
        row = find_odds(rows, info, seats, level, proposed(info, seats))
        assert row is not None
        assert 0.3 <= row.share <= 0.6, (seats, row)


@pytest.mark.parametrize("name", catalog.GAMES)
def test_normal_wins_about_half_of_the_proposed_games(name: str) -> None:
    """A newcomer neither always wins nor always loses; the page shows the odds."""
    driver = Driver()
    driver.send(f"setup:{name}")
    choice, info = set_up(driver), catalog.info(name)
    levels = {seat.kind.removeprefix("bot:") for seat in choice.seats} - {"human"} or {""}
    for level in levels:
        row = find_odds(catalog.odds(name), info, len(choice.seats), level, choice.options)
        assert row is not None
        assert 0.3 <= row.share <= 0.6
    assert "at Normal strength" in driver.text


def won_against(*levels: str) -> Driver:
    """Return the set-up of Delegate Dash for a player who has won against these levels."""
    driver = Driver()
    driver.model.results += [
        Result(level, "delegate_dash", level, 2, level, 1, 320, 40, "2026-11-27", 1, daily=False)
        for level in levels
    ]
    driver.send("setup:delegate_dash")
    return driver


def rivals(driver: Driver) -> set[str]:
    """Return the kinds of the bots in the open set-up."""
    return {seat.kind for seat in set_up(driver).seats if seat.is_bot}


def test_a_newcomer_is_told_with_which_level_to_begin() -> None:
    driver = won_against()
    assert rivals(driver) == {"bot:easy"}
    assert "Easy is the level to start with." in driver.text
    driver.send("kind:1:bot:hard")
    assert "level to start with" not in driver.text


def test_who_has_beaten_a_level_is_offered_the_next() -> None:
    driver = won_against("easy")
    assert rivals(driver) == {"bot:normal"}
    assert "You have beaten Easy. Normal is next." in driver.text
    driver.send("kind:1:bot:easy")
    assert "is next" not in driver.text


def test_a_chosen_level_stays_once_a_higher_one_was_played() -> None:
    driver = won_against("easy", "normal")
    driver.send("kind:1:bot:easy")
    driver.send("home")
    driver.send("setup:delegate_dash")
    assert rivals(driver) == {"bot:easy"}


def test_the_highest_level_stays_and_team_mates_keep_theirs() -> None:
    driver = won_against("hard")
    driver.send("kind:1:bot:hard")
    driver.send("home")
    driver.send("setup:delegate_dash")
    assert rivals(driver) == {"bot:hard"}
    info = catalog.info(GAME)
    team = [Result("won", GAME, "a", 2, info.rival, 1, 3, 3, "2026-11-27", 1, daily=False)]
    assert proposed_level(team, GAME, info.rival) == info.rival
