"""A season: the table of chapters, its life through messages, its texts, backups."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from hustings import catalog
from hustings.bots.play_out import Player, play_out
from hustings.core.model import Outcome
from hustings.core.record import RecordError
from hustings.draw.tree import words
from hustings.ui import effects as fx
from hustings.ui.app import page
from hustings.ui.kept_games import ChapterResult, Season
from hustings.ui.page.parts.dialogs import open_dialog
from hustings.ui.page.parts.season import MAX_PAPERS
from hustings.ui.phases import Playback
from hustings.ui.play.flow import after_change
from hustings.ui.saves.season import SEASONS, read_season, season_text
from hustings.ui.season.chapters import CHAPTERS, CLEAR, LOST, OPENING, WON
from hustings.ui.season.newspaper import front
from hustings.ui.season.progress import grade, is_over, next_game, total
from tests.ui.driver import Driver

GRADES = (CLEAR, WON, LOST)


def result(game: str, how: str) -> ChapterResult:
    """Return a result of a chapter with a grade."""
    info, size = catalog.info(game), len(next_game(season_at(game))[1])
    seat = next(n for n, s in enumerate(next_game(season_at(game))[1]) if s.kind == "human")
    lead = info.clear_lead if how == CLEAR else 0
    mine = 1 if how != LOST else 2
    ranks = tuple(mine if n == seat else 3 - mine for n in range(size))
    scores = tuple(lead if n == seat else 0 for n in range(size))
    reason = min(catalog.headline(game).REASONS)
    return ChapterResult(
        game, ("Ann", "Bo")[:size], seat, "easy", Outcome(ranks, scores, reason), 1
    )


def season_at(game: str, how: str = WON) -> Season:
    """Return a season whose next chapter is this game; every chapter before ended like this."""
    season = Season("s1", "calm-otter-42", 5)
    for earlier in catalog.SEASON[: catalog.SEASON.index(game)]:
        season = season._replace(results=(*season.results, result(earlier, how)))
    return season


def finish(driver: Driver) -> None:
    """Have Easy bots play the game on the table to its end, the player's seat too."""
    play = driver.play
    level = catalog.info(play.game).levels[0]
    make = catalog.bots(play.game).LEVELS[level]
    for _ in play_out(play.table, [Player(level, make)] * len(play.seats)):
        pass
    for effect in after_change(driver.model):
        if isinstance(effect, fx.Keep):
            driver.store.write(effect.key, effect.text)
    while isinstance(play.phase, Playback):  # it stops before a count
        driver.send("skip")


def test_the_table_uses_what_the_games_offer() -> None:
    assert len(CHAPTERS) == len(catalog.SEASON)
    assert set(catalog.SEASON) == set(catalog.GAMES)
    for number, (game, chapter) in enumerate(zip(catalog.SEASON, CHAPTERS, strict=True)):
        info = catalog.info(game)
        assert set(chapter.starts) == ({OPENING} if number == 0 else set(GRADES))
        assert len({start.says() for start in chapter.starts.values()}) == len(chapter.starts)
        for start in chapter.starts.values():
            assert start.level in ("", *info.levels)
            assert (2 if start.level else 1) in info.seats
            known = {option.key: dict(option.choices) for option in info.options}
            assert all(value in known[key] for key, value in start.options.items())


@pytest.mark.parametrize(("before", "after"), [*pairwise(catalog.SEASON)])
def test_each_grade_starts_the_next_chapter_differently(before: str, after: str) -> None:
    starts = []
    for how in GRADES:
        season = season_at(after, how)
        assert season.results[-1].game == before
        assert grade(season.results[-1]) == how
        record, seats = next_game(season)
        assert (record.game, record.seed) == (after, season.seed)
        starts.append((record.options, [seat.kind for seat in seats]))
    assert all(starts.count(start) == 1 for start in starts)


def test_a_stored_season_is_read_back() -> None:
    for game in catalog.SEASON:
        season = season_at(game, CLEAR)
        assert read_season("s1", season_text(season)) == season
        assert total(season).points == 2 * len(season.results)


@pytest.mark.parametrize(
    "change",
    [
        {"format": 9},
        {"seed": ""},
        {"results": {}},
        {"results": [1]},
        {"results": [{"game": "gerrymander"}]},
    ],
)
def test_a_malformed_season_stays_stored_and_is_named(change: dict[str, object]) -> None:
    text = json.dumps(json.loads(season_text(season_at("whistle_stop"))) | change)
    with pytest.raises(RecordError):
        read_season("s1", text)
    driver = Driver(stored={f"{SEASONS}s1": text})
    driver.send("home:")
    driver.send("dialog:season")
    shown = open_dialog(driver.model)
    assert shown is not None
    assert "cannot be read" in words(shown)
    driver.send("season-start")
    assert driver.stored[f"{SEASONS}s1"] == text
    (saved,) = [e for e in driver.send("season-unread:s1") if isinstance(e, fx.Download)]
    assert saved.text == text
    driver.send("dialog:delete-season:s1")
    asked = open_dialog(driver.model)
    assert asked is not None
    assert "The games of its chapters stay" in words(asked)
    assert f"{SEASONS}s1" in driver.stored
    driver.send("season-drop:s1")
    assert f"{SEASONS}s1" not in driver.stored


def test_a_chapter_is_left_and_gone_on_with() -> None:
    driver = Driver()
    driver.send("season-start:calm-otter-42")
    assert driver.play.game == catalog.SEASON[0]
    assert driver.play.table.record.seed == "calm-otter-42"
    first = driver.play.id
    driver.send("home:")
    assert "Chapter 1 of 5, The primary" in words(page(driver.model))
    driver.boot("")
    driver.send("season")
    assert driver.play.id == first


def test_a_finished_chapter_leads_to_the_promised_start_and_counts_once() -> None:
    driver = Driver()
    driver.send("season-start:calm-otter-42")
    finish(driver)
    (season,) = driver.model.seasons.kept
    assert len(season.results) == 1
    assert "Next chapter: Whistle-Stop" in words(page(driver.model))
    promised = CHAPTERS[1].starts[grade(season.results[0])]
    assert promised.says() in words(page(driver.model))
    finish(driver)
    assert driver.model.seasons.kept == [season]
    driver.send("season")
    assert driver.play.game == catalog.SEASON[1]
    assert driver.play.table.record.options.items() >= promised.options.items()
    assert f"bot:{promised.level}" in [seat.kind for seat in driver.play.seats]


def test_a_finished_season_is_in_the_record_and_leaves_room_for_another() -> None:
    season = season_at(catalog.SEASON[-1], CLEAR)
    season = season._replace(results=(*season.results, result(catalog.SEASON[-1], LOST)))
    assert is_over(season)
    driver = Driver(stored={SEASONS + season.id: season_text(season)})
    driver.send("dialog:record")
    shown = open_dialog(driver.model)
    assert shown is not None
    assert "4 of 5 chapters won, 8 of 10 points" in words(shown)
    assert "dialog:paper:s1" in driver.offered()
    driver.send("close")
    driver.send("season-start")
    assert len(driver.model.seasons.kept) == 2


@pytest.mark.parametrize("message", ["season", "season-start", "season-seed:calm-otter-42"])
def test_a_season_of_another_tab_is_seen_before_one_starts(message: str) -> None:
    driver = Driver()
    season = season_at("gerrymander")
    driver.stored[SEASONS + season.id] = season_text(season)
    driver.send(message)
    assert driver.model.seasons.kept == [season]


def test_a_backup_brings_seasons_and_keeps_the_longer_copy() -> None:
    longer, shorter = season_at("gerrymander"), season_at("whistle_stop")
    driver = Driver(stored={SEASONS + "s1": season_text(longer), SEASONS + "x": "{"})
    (saved,) = [e for e in driver.send("backup") if isinstance(e, fx.Download)]
    for here in ({}, {SEASONS + "s1": season_text(shorter)}):
        other = Driver(stored=here)
        other.send(f"file:{saved.text}")
        assert other.stored[SEASONS + "s1"] == season_text(longer)
        assert other.stored[SEASONS + "x"] == "{"
        assert other.model.seasons.find("s1") == longer
        assert other.model.notice == "Taken over: your seasons."
    driver.send(f"file:{saved.text}")
    assert driver.model.seasons.kept == [longer]
    assert driver.model.notice == "Nothing in this backup was new."


def test_deleting_everything_deletes_seasons() -> None:
    driver = Driver()
    driver.send("season-start")
    driver.send("forgotten")
    assert driver.model.seasons.kept == []


def test_a_whole_season_is_played_to_its_total() -> None:
    driver = Driver()
    driver.send("season-start:calm-otter-42")
    (season,) = driver.model.seasons.kept
    for number, game in enumerate(catalog.SEASON):
        assert driver.play.game == game
        record, _ = next_game(season)
        assert driver.play.table.record.options == record.options
        finish(driver)
        (season,) = driver.model.seasons.kept
        assert len(season.results) == number + 1
        if number + 1 < len(catalog.SEASON):
            assert "season" in driver.offered("season")
            driver.send("season")
    assert is_over(season)
    points, won = total(season)
    assert f"{won} of 5 chapters won, {points} of 10 points" in driver.text
    assert "season" not in driver.offered("season")
    driver.send(next(iter(driver.offered("dialog:paper:"))))
    assert front(total(season)).headline() in driver.text


def test_the_record_lists_the_latest_newspapers_and_folds_the_others_away() -> None:
    season = season_at(catalog.SEASON[-1])
    season = season._replace(results=(*season.results, result(catalog.SEASON[-1], WON)))
    stored = {
        f"{SEASONS}s{n}": season_text(season._replace(id=f"s{n}")) for n in range(MAX_PAPERS + 2)
    }
    driver = Driver(stored=stored)
    driver.send("dialog:record")
    assert len(driver.offered("dialog:paper:")) == MAX_PAPERS + 2
    assert "2 older newspapers" in driver.text


def test_a_backup_never_replaces_an_unreadable_season() -> None:
    mine, theirs = '{"format":9,"mine":1}', '{"format":9,"theirs":1}'
    backup = json.dumps({"format": 1, "made": 1, "stored": [[f"{SEASONS}s1", theirs]]})
    driver = Driver(stored={f"{SEASONS}s1": mine})
    driver.send(f"file:{backup}")
    assert driver.stored[f"{SEASONS}s1"] == mine
