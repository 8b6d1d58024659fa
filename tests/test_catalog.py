"""The list of games, and the game of the day: a new game changes no day that came before it."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.ui.setting_up import todays_game
from tests.kit import TOY, Kit

DAYS = range(19_000, 24_000)
"""Some of the past, some of the future; day 20,000 is 2024-10-04."""
DAY = 86_400_000
FIRST = ("delegate_dash", "whistle_stop", "early_states", "gerrymander", "poll_position")
"""Who took turns before anybody joined."""


def named() -> list[str]:
    """Return the game of each of the days."""
    return [todays_game(day * DAY)[0] for day in DAYS]


def test_a_game_of_the_menu_leaves_every_day_alone(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Being in the menu is one thing, taking turns another."""
    with_toy = named()
    monkeypatch.setattr(catalog, "GAMES", tuple(g for g in catalog.GAMES if g != toy.id))
    assert named() == with_toy


def test_a_game_that_joins_leaves_earlier_days_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """From its first day on it takes its turn as often as the others."""
    before, since = named(), DAYS[2000]
    monkeypatch.setattr(catalog, "DAILY", (*catalog.DAILY, (since, TOY)))
    after = named()
    assert after[:2000] == before[:2000]
    games = [game for _, game in catalog.DAILY]
    assert {after[2000:].count(game) for game in games} <= {
        3000 // len(games),
        3000 // len(games) + 1,
    }


def test_days_keep_the_games_they_had() -> None:
    """As long as nobody has joined, days are told by the games there were at first, in order."""
    joined = min((since for since, _ in catalog.DAILY if since), default=DAYS[-1])
    days = [day for day in DAYS if day < joined]
    assert [todays_game(day * DAY)[0] for day in days] == [FIRST[day % len(FIRST)] for day in days]


def test_every_game_takes_its_turn() -> None:
    """Each once, those that joined later last; there was never a day without a game."""
    days = [since for since, _ in catalog.DAILY]
    assert days == sorted(days)
    assert days[0] == 0
    assert sorted(game for _, game in catalog.DAILY) == sorted(catalog.GAMES)
