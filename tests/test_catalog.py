"""The catalog: each game has all its files, is in every list, and keeps its days."""

from __future__ import annotations

import re

import pytest

from hustings import catalog
from hustings.ui.results.daily import daily_game
from tests import modules
from tests.kit import FILES, GAMES, ROOT, TOY, Kit


def test_the_catalog_and_the_folders_agree() -> None:
    """Every game in the menu has all its files, and every folder is in the menu."""
    folders = [path.name for path in GAMES.iterdir() if (path / "info.py").exists()]
    assert sorted(catalog.GAMES) == sorted(folders)
    missing = [file for game in catalog.GAMES for file in Kit(game).missing()]
    assert not missing, f"docs/adding-a-game.md says what belongs in {', '.join(missing)}"


def test_the_guide_explains_every_file_of_a_game() -> None:
    """docs/adding-a-game.md says what each file holds."""
    recipe = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert [file for file in FILES if f"| `{file}` |" not in recipe] == []


def test_every_game_is_in_the_documents() -> None:
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


def test_the_documents_state_each_games_number_of_players() -> None:
    readme, changes = ((ROOT / name).read_text("utf-8") for name in ("README.md", "CHANGELOG.md"))
    for info in map(catalog.info, catalog.GAMES):
        title, seats = re.escape(info.title), f"{min(info.seats)}–{max(info.seats)}"
        assert re.search(rf"^\| \*\*{title}\*\* \|.*\| {seats} \|$", readme, re.MULTILINE), title
        assert re.search(rf"^- {title}, (\D* )?{seats}\b", changes, re.MULTILINE), title


@pytest.mark.parametrize("name", catalog.GAMES)
def test_odds_name_existing_set_ups_and_levels(name: str) -> None:
    info, levels = catalog.info(name), {"", *catalog.bots(name).LEVELS}
    values = {(option.key, value) for option in info.options for value, _ in option.choices}
    for row in catalog.odds(name):
        assert row.seats in info.seats, row
        assert row.level in levels, row
        assert set(row.options.items()) <= values, row
        assert 0 <= row.won <= row.games, row


def test_mypy_checks_the_modules_of_every_game() -> None:
    assert modules.FILE.read_text("utf-8") == modules.source(), "python -m tests.modules --write"


def test_a_games_menu_entry_is_valid(game: Kit) -> None:
    """Its id is the name of its folder; title, tagline, credit and options are complete."""
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
"""Days since 1970, past and future; day 20,000 is 2024-10-04."""
DAY_MS = 86_400_000
FIRST_GAMES = ("delegate_dash", "whistle_stop", "early_states", "gerrymander", "poll_position")
"""The games that took turns before any other joined."""


def daily_games(days: range = DAYS) -> list[str]:
    """Return the game of each of the days."""
    return [daily_game(day)[0] for day in days]


def test_adding_a_game_to_the_menu_changes_no_daily_game(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only games in `catalog.DAILY` take turns."""
    with_toy = daily_games()
    monkeypatch.setattr(catalog, "GAMES", tuple(g for g in catalog.GAMES if g != toy.id))
    assert daily_games() == with_toy


def test_a_game_that_joins_the_daily_games_changes_no_earlier_day(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From its first day on it takes its turn as often as the others."""
    since = max(DAYS[-1], *(day for day, _ in catalog.DAILY)) + 1
    earlier, later = range(since - 2000, since), range(since, since + 3000)
    before = daily_games(), daily_games(earlier)
    monkeypatch.setattr(catalog, "DAILY", (*catalog.DAILY, (since, TOY)))
    assert (daily_games(), daily_games(earlier)) == before
    games = [game for _, game in catalog.DAILY]
    often = 3000 // len(games)
    assert {daily_games(later).count(game) for game in games} <= {often, often + 1}


def test_days_before_any_game_joined_keep_their_games() -> None:
    """Until then the first games take turns in order."""
    joined = min((since for since, _ in catalog.DAILY if since), default=DAYS[-1])
    days = [day for day in DAYS if day < joined]
    assert [daily_game(day)[0] for day in days] == [
        FIRST_GAMES[day % len(FIRST_GAMES)] for day in days
    ]


def test_every_game_takes_its_turn() -> None:
    """Each game is listed once, later ones last; the first starts on day 0."""
    days = [since for since, _ in catalog.DAILY]
    assert days == sorted(days)
    assert days[0] == 0
    assert sorted(game for _, game in catalog.DAILY) == sorted(catalog.GAMES)
