"""The games there are: each has all its files and stands in every list, and keeps its days."""

from __future__ import annotations

import re

import pytest

from hustings import catalog
from hustings.ui.opening.new_game import daily_game
from tests import modules
from tests.kit import FILES, GAMES, ROOT, TOY, Kit


def test_the_catalog_and_the_folders_agree() -> None:
    """Every game of the menu has all its files, and every folder is in the menu."""
    folders = [path.name for path in GAMES.iterdir() if (path / "info.py").exists()]
    assert sorted(catalog.GAMES) == sorted(folders)
    missing = [file for game in catalog.GAMES for file in Kit(game).missing()]
    assert not missing, f"docs/adding-a-game.md says what belongs in {', '.join(missing)}"


def test_every_file_of_a_game_is_explained() -> None:
    """Whoever adds a game finds each of them, with what it holds, in docs/adding-a-game.md."""
    recipe = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert [file for file in FILES if f"| `{file}` |" not in recipe] == []


def test_every_game_is_in_the_lists_for_people() -> None:
    """What there is to play, where it comes from, what is new, its rules, its transcript."""
    for list_of_games in (
        "README.md",
        "NOTICE.md",
        "CHANGELOG.md",
        "docs/play.md",
        "docs/transcript.md",
    ):
        text = (ROOT / list_of_games).read_text(encoding="utf-8")
        missing = [g for g in catalog.GAMES if catalog.info(g).title not in text]
        assert not missing, f"{list_of_games} does not name {missing}"


def test_the_lists_say_for_how_many_each_game_is() -> None:
    readme, changes = ((ROOT / name).read_text("utf-8") for name in ("README.md", "CHANGELOG.md"))
    for info in map(catalog.info, catalog.GAMES):
        title, seats = re.escape(info.title), f"{min(info.seats)}–{max(info.seats)}"
        assert re.search(rf"^\| \*\*{title}\*\* \|.*\| {seats} \|$", readme, re.MULTILINE), title
        assert re.search(rf"^- {title}, (\D* )?{seats}\b", changes, re.MULTILINE), title


@pytest.mark.parametrize("name", catalog.GAMES)
def test_odds_are_of_set_ups_and_levels_that_there_are(name: str) -> None:
    info, levels = catalog.info(name), {"", *catalog.bots(name).LEVELS}
    values = {(option.key, value) for option in info.options for value, _ in option.choices}
    for row in catalog.odds(name):
        assert row.seats in info.seats, row
        assert row.level in levels, row
        assert set(row.options.items()) <= values, row
        assert 0 <= row.won <= row.games, row


def test_mypy_looks_at_the_modules_of_every_game() -> None:
    assert modules.FILE.read_text("utf-8") == modules.source(), "python -m tests.modules --write"


def test_a_game_is_called_what_its_folder_is_called(game: Kit) -> None:
    """The id, and a title, a tagline and a credit for people."""
    info = game.info
    assert info.id == game.id
    assert all((info.title, info.tagline, info.credit))
    assert list(info.seats) == sorted(set(info.seats))
    assert info.rules >= 1
    for option in info.options:
        values = [value for value, _ in option.choices]
        assert option.default in values
        assert len(set(values)) == len(values) > 1
        assert all(value >= 0 for value in values)
        assert option.key.isidentifier()
        assert option.key not in ("seats", "seed", "r", "at"), "the address uses this word"


# --- the game of the day

DAYS = range(19_000, 24_000)
"""Some of the past, some of the future; day 20,000 is 2024-10-04."""
DAY = 86_400_000
FIRST = ("delegate_dash", "whistle_stop", "early_states", "gerrymander", "poll_position")
"""Who took turns before anybody joined."""


def named(days: range = DAYS) -> list[str]:
    """Return the game of each of the days."""
    return [daily_game(day * DAY)[0] for day in days]


def test_a_game_of_the_menu_leaves_every_day_alone(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Being in the menu is one thing, taking turns another."""
    with_toy = named()
    monkeypatch.setattr(catalog, "GAMES", tuple(g for g in catalog.GAMES if g != toy.id))
    assert named() == with_toy


def test_a_game_that_joins_leaves_earlier_days_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """From its first day on it takes its turn as often as the others."""
    since = max(DAYS[-1], *(day for day, _ in catalog.DAILY)) + 1
    earlier, later = range(since - 2000, since), range(since, since + 3000)
    before = named(), named(earlier)
    monkeypatch.setattr(catalog, "DAILY", (*catalog.DAILY, (since, TOY)))
    assert (named(), named(earlier)) == before
    games = [game for _, game in catalog.DAILY]
    often = 3000 // len(games)
    assert {named(later).count(game) for game in games} <= {often, often + 1}


def test_days_keep_the_games_they_had() -> None:
    """As long as nobody has joined, days are told by the games there were at first, in order."""
    joined = min((since for since, _ in catalog.DAILY if since), default=DAYS[-1])
    days = [day for day in DAYS if day < joined]
    assert [daily_game(day * DAY)[0] for day in days] == [FIRST[day % len(FIRST)] for day in days]


def test_every_game_takes_its_turn() -> None:
    """Each once, those that joined later last; there was never a day without a game."""
    days = [since for since, _ in catalog.DAILY]
    assert days == sorted(days)
    assert days[0] == 0
    assert sorted(game for _, game in catalog.DAILY) == sorted(catalog.GAMES)
