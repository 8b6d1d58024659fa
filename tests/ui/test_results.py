"""The player's record: results of finished games, kept apart from the games."""

from __future__ import annotations

import json

import pytest

from hustings import catalog
from hustings.bots.play_out import Player, play_out
from hustings.core.model import Outcome
from hustings.core.table import Table
from hustings.draw.tree import words
from hustings.ui import effects as fx
from hustings.ui import words as said
from hustings.ui.kept_games import ALONE, Challenge, Result
from hustings.ui.links.challenge import answer, own_challenge, own_score, standing
from hustings.ui.links.share import links
from hustings.ui.page.parts.dialogs import open_dialog
from hustings.ui.phases import Over
from hustings.ui.results.daily import daily_game
from hustings.ui.results.days import iso, until_midnight, weekday
from hustings.ui.results.next_aim import next_aim
from hustings.ui.results.statistics import beaten_levels, calendar, streak, totals
from hustings.ui.reviews import OpenDebrief, OpenMatch
from hustings.ui.saves.result import RESULTS, read_result, result_text
from tests.kit import Kit
from tests.ui.driver import Driver

DAY_MS = 86_400_000
HOUR_MS = 3_600_000
TODAY = 20_783
"""2026-11-26, a Thursday."""
AGAINST_A_BOT = "gerrymander?seats=human,bot:easy&seed="


def finished(address: str, driver: Driver | None = None) -> Driver:
    """Return a driver whose game has been played to its end."""
    driver = driver or Driver()
    driver.model.now = TODAY * DAY_MS
    driver.follow(address)
    driver.click_through("d")
    assert driver.model.screen == "over"
    return driver


def a_result(**given: object) -> Result:
    """Return a result with some fields given."""
    usual = Result(
        id="a1",
        game="gerrymander",
        seed="s",
        players=2,
        level="normal",
        rank=1,
        score=5,
        lead=2,
        day=iso(TODAY),
        ended=TODAY * DAY_MS,
        daily=False,
    )
    return usual._replace(**given)  # type: ignore[arg-type]


def played_on(*days: int) -> list[Result]:
    """Return results of the daily games of some days."""
    return [a_result(id=f"d{day}", day=iso(day), daily=True) for day in days]


def delete_game(driver: Driver) -> None:
    """Delete the only game on the home page."""
    driver.send(driver.offered("dialog:delete:")[0])
    driver.send(driver.offered("drop:")[0])


def record_text(driver: Driver) -> str:
    """Return the text of the dialog with the record."""
    driver.send("dialog:record")
    shown = open_dialog(driver.model)
    assert shown is not None
    return words(shown)


def test_a_finished_game_is_kept_as_a_result() -> None:
    driver = finished(AGAINST_A_BOT + "kept")
    (result,) = driver.model.results
    outcome = driver.play.table.rules.outcome(driver.play.table.state)
    assert (result.game, result.seed, result.players) == ("gerrymander", "kept", 2)
    assert (result.level, result.day, result.daily) == ("easy", iso(TODAY), False)
    assert (result.rank, result.score) == (outcome.ranks[0], outcome.scores[0])
    assert result.lead == outcome.scores[0] - outcome.scores[1]
    assert "1 won" in driver.text or "0 of 1 won" in driver.text


def test_the_first_result_of_a_game_counts() -> None:
    driver = finished(AGAINST_A_BOT + "once")
    first = list(driver.model.results)
    driver.send("again")
    driver.send("start")
    driver.click_through("e")
    assert driver.model.results == first
    finished(AGAINST_A_BOT + "another", driver)
    assert len(driver.model.results) == 2


@pytest.mark.parametrize(
    "address",
    [
        "gerrymander?seats=human,human&seed=two",
        "gerrymander?seats=bot:easy,bot:easy&seed=none",
    ],
)
def test_games_that_are_no_contest_of_one_player_have_no_result(address: str) -> None:
    assert not finished(address).model.results


def test_a_game_alone_and_a_team_have_results() -> None:
    driver = finished("gerrymander?seats=human&seed=alone")
    finished("poll_position?seats=human,human&seed=team", driver)
    alone, team = driver.model.results
    assert (alone.level, alone.players) == (ALONE, 1)
    assert (team.level, team.players) == (ALONE, 2)


def test_results_survive_a_reload_and_the_deletion_of_the_game() -> None:
    driver = finished(AGAINST_A_BOT + "stay")
    kept = list(driver.model.results)
    driver.send("home")
    delete_game(driver)
    driver.boot("")
    assert not driver.model.saves
    assert driver.model.results == kept


def test_results_travel_in_a_backup() -> None:
    driver = finished(AGAINST_A_BOT + "travel")
    driver.send("home")
    (effect,) = driver.send("backup")
    assert isinstance(effect, fx.Download)
    text, other = effect.text, Driver()
    other.send(f"file:{text}")
    assert "Taken over: 1 game." in other.text
    assert other.model.results == driver.model.results
    assert [key for key in other.stored if key.startswith(RESULTS)]
    other.send(f"file:{text}")
    assert other.model.results == driver.model.results


def test_the_record_can_be_deleted_alone() -> None:
    driver = finished(AGAINST_A_BOT + "gone")
    driver.send("home")
    assert "Gerrymander" in record_text(driver)
    driver.send("dialog:delete-results")
    driver.send("delete-results")
    assert not driver.model.results
    driver.boot("")
    assert not driver.model.results
    assert driver.model.saves
    assert said.results.none() in record_text(driver)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"players": 9},
        {"players": True},
        {"level": "godlike"},
        {"rank": 0},
        {"score": 10**9},
        {"day": "yesterday"},
        {"ended": -1},
        {"daily": 1},
        {"seed": None},
        {"luck": "much"},
        {"luck": True},
        {"luck": 9999},
    ],
)
def test_a_malformed_result_is_left_out(change: dict[str, object]) -> None:
    good = a_result()
    assert read_result(good.id, result_text(good)) == good
    data = {**json.loads(result_text(good)), **change}
    assert read_result(good.id, json.dumps(data)) is None
    driver = Driver("", {RESULTS + "x": json.dumps(data), RESULTS + "y": "{"})
    assert not driver.model.results


def test_totals_are_by_level_and_players() -> None:
    results = [
        a_result(id="1", score=3, rank=2),
        a_result(id="2", score=7),
        a_result(id="3", players=3),
        a_result(id="4", level="easy"),
        a_result(id="5", game="early_states"),
    ]
    found = totals(results, "gerrymander")
    assert [(t.level, t.players, t.played, t.won, t.best, t.recent) for t in found] == [
        ("easy", 2, 1, 1, 5, (True,)),
        ("normal", 2, 2, 1, 7, (False, True)),
        ("normal", 3, 1, 1, 5, (True,)),
    ]


def test_totals_take_luck_out_of_reviewed_games() -> None:
    results = [
        a_result(id="1", luck=60),
        a_result(id="2", rank=2, luck=-30),
        a_result(id="3"),
        a_result(id="4", level="easy"),
    ]
    easy, normal = totals(results, "gerrymander")
    assert (normal.reviewed, normal.reviewed_won) == (2, 0.5)
    assert normal.without_luck == pytest.approx(0.35)
    assert (easy.reviewed, easy.without_luck) == (0, 0)
    driver = Driver()
    driver.model.results = results
    text = record_text(driver)
    assert (
        said.results.without_luck(level="normal", players=2, games=2, won=0.5, share=0.35) in text
    )
    assert text.count("with luck taken out") == 1
    assert said.results.luck_counted() in text
    driver.model.results = results[2:]
    assert said.results.luck_counted() not in record_text(driver)


def test_a_result_without_luck_is_stored_as_before() -> None:
    assert "luck" not in json.loads(result_text(a_result()))
    assert read_result("a1", result_text(a_result(luck=-12))) == a_result(luck=-12)


def test_the_ladder_names_the_levels_up_to_the_highest_beaten() -> None:
    levels = list(catalog.info("gerrymander").levels)
    assert beaten_levels([a_result(rank=2)], "gerrymander") == []
    assert beaten_levels([a_result()], "gerrymander") == levels[: levels.index("normal") + 1]


def test_the_next_level_is_the_lowest_above_the_highest_beaten() -> None:
    driver = Driver()
    driver.model.results = [a_result(level="easy", rank=2, id="l"), a_result()]
    ladder = record_text(driver)
    assert said.results.next_level(level="Hard") in ladder
    assert said.results.next_level(level="Easy") not in ladder


@pytest.mark.parametrize(
    ("days", "length"),
    [
        ([], 0),
        ([0], 1),
        ([-1], 1),
        ([0, -1, -2], 3),
        ([0, -2, -3], 3),
        ([0, -2, -4], 2),
        ([-2, -3], 2),
        ([-3, -4], 0),
    ],
)
def test_a_streak_forgives_one_missed_day(days: list[int], length: int) -> None:
    assert streak(played_on(*(TODAY + day for day in days)), TODAY) == length


def test_the_calendar_ends_today_and_its_weeks_begin_on_monday() -> None:
    weeks = calendar(played_on(TODAY - 1), TODAY)
    assert [weekday(week[0].day) for week in weeks] == [0] * 5
    assert weeks[-1][-1].day == TODAY
    assert [day.day for week in weeks for day in week if day.result] == [TODAY - 1]


def test_todays_game_counts_for_its_day_even_after_midnight(toy: Kit) -> None:
    driver = Driver()
    driver.model.now = TODAY * DAY_MS
    driver.send("today")
    driver.model.now += DAY_MS
    driver.click_through("d")
    (result,) = driver.model.results
    assert (result.daily, result.day) == (True, iso(TODAY))
    text = record_text(driver)
    assert "1 day in a row" in text


def test_todays_card_remembers_the_result_of_a_deleted_game() -> None:
    driver = Driver()
    driver.model.now = TODAY * DAY_MS
    driver.send("today")
    driver.click_through("d")
    (result,) = driver.model.results
    driver.send("home")
    delete_game(driver)
    assert said.home.today_done(won=result.won) in driver.text


def challenge_address(driver: Driver) -> str:
    """Return the address of the challenge in the share dialog of a finished game."""
    (link,) = [each for each in links(driver.play, named=False) if each.key == "beat"]
    return link.address


@pytest.mark.parametrize("seats", ["human,bot:easy", "human"])
def test_a_challenge_starts_the_same_game_and_compares_the_ends(seats: str) -> None:
    driver = finished(f"gerrymander?seats={seats}&seed=dare")
    reached = own_score(driver.play)
    assert reached is not None
    other = Driver()
    other.follow(challenge_address(driver))
    assert other.play.table.record == driver.play.table.record.start()
    assert other.play.seats == driver.play.seats
    assert f"Somebody reached {standing(reached)} with this luck" in other.text
    other.click_through("d", 3)
    other.boot(other.address)
    assert own_challenge(driver.play) == other.play.challenge, "it is kept with the game"
    other.click_through("d")
    assert "hallenge" in other.text
    assert answer(other.play) in other.text


@pytest.mark.parametrize(
    ("asked", "said_then"),
    [
        (Challenge(-99, 99), "Challenge beaten"),
        (Challenge(99, -99), "The challenge stands"),
    ],
)
def test_a_challenge_is_beaten_by_a_larger_lead(asked: Challenge, said_then: str) -> None:
    driver = finished(AGAINST_A_BOT + "lead")
    driver.play.challenge = asked
    assert answer(driver.play).startswith(said_then)
    driver.play.challenge = own_challenge(driver.play)
    assert answer(driver.play).startswith("As good as")


@pytest.mark.parametrize("text", ["", "x", "5to", "to5", "5to3to1", "999999", "٣"])
def test_a_malformed_challenge_is_said_and_left_out(text: str) -> None:
    driver = Driver()
    driver.follow(f"gerrymander?seats=human,bot:easy&seed=odd&beat={text}")
    assert driver.play.challenge is None
    assert (said.results.challenge_unreadable() in driver.text) == bool(text)


def test_hot_seat_games_have_no_challenge() -> None:
    driver = finished("gerrymander?seats=human,human&seed=hot")
    assert not [each for each in links(driver.play, named=False) if each.key == "beat"]


def test_a_finished_game_can_be_tried_again_from_any_moment() -> None:
    driver = finished(AGAINST_A_BOT + "retry")
    then = own_challenge(driver.play)
    assert then is not None
    driver.send("past:4")
    driver.send("branch")
    assert driver.play.table.record.moves == driver.play.table.record.moves[:4]
    assert driver.play.challenge == then
    assert f"It ended {standing(then)} then" in driver.text
    driver.click_through("x")
    assert answer(driver.play) in driver.text
    assert len(driver.model.results) == 1, "only the first result of a game counts"


def test_the_strongest_level_plays_the_same_game_in_the_players_place() -> None:
    driver = finished("delegate_dash?seats=human,bot:easy&seed=match")
    best = said.results.level_of(level=catalog.strongest("delegate_dash"))
    assert f"What would {best} have reached?" in driver.text
    record, results = driver.play.table.record, list(driver.model.results)
    driver.plays_matches = True
    driver.send("match")
    over = driver.play.phase
    assert isinstance(over, Over)
    assert over.match is not None
    found = over.match.result
    assert found is not None
    assert f"{best} reached {standing(found)} in your place" in driver.text
    table = Table(catalog.rules("delegate_dash"), record.start())
    kinds = [catalog.strongest("delegate_dash"), "easy"]
    levels = catalog.bots("delegate_dash").LEVELS
    for _ in play_out(table, [Player(kind, levels[kind]) for kind in kinds]):
        pass
    outcome = table.rules.outcome(table.state)
    assert found.score == outcome.scores[0]
    assert driver.play.table.record == record
    assert driver.model.results == results


@pytest.mark.parametrize(
    "answer_text", ["", "{", "[]", '{"scores": [1]}', '{"scores": [1, 99999], "others": []}']
)
def test_a_malformed_match_changes_nothing(answer_text: str) -> None:
    driver = finished(AGAINST_A_BOT + "broken")
    over = driver.play.phase
    assert isinstance(over, Over)
    over.match = OpenMatch(driver.model.ticket())
    driver.send(f"bot:{over.match.ticket}:{answer_text}")
    assert said.results.match_failed() in driver.text


def test_the_aims_of_the_day_are_ticked_at_its_end() -> None:
    driver = Driver()
    driver.model.now = TODAY * DAY_MS
    driver.send("today")
    driver.click_through("d")
    (result,) = driver.model.results
    lead = catalog.info(result.game).clear_lead
    won, clear = result.won, result.won and result.lead >= lead
    marks = {True: said.results.aim_reached, False: said.results.aim_missed}
    assert marks[won](aim=said.results.aim_win()) in driver.text
    assert marks[clear](aim=said.results.aim_lead(lead=lead)) in driver.text
    over = driver.play.find_phase(Over)
    assert over is not None
    assert over.match is not None, "what the strongest level reaches is asked for without a press"
    assert over.match.ticket
    finished(AGAINST_A_BOT + "other", driver)
    assert not [e for e in driver.log if isinstance(e, fx.AskBot) and "match" in e.job][1:]
    assert said.results.aim_win() not in driver.text


def test_the_aims_are_shown_before_and_during_todays_game() -> None:
    """They were once shown only at its end."""
    driver = Driver()
    driver.model.now = TODAY * DAY_MS
    driver.send("home")
    assert "dialog:today" in driver.offered("dialog:today")
    driver.send("dialog:today")
    game, _ = daily_game(TODAY)
    lead, best = catalog.info(game).clear_lead, catalog.strongest(game)
    aims = (
        said.results.aim_win(),
        said.results.aim_lead(lead=lead),
        said.results.aim_best(level=said.results.level_of(level=best)),
    )
    assert all(aim in driver.text for aim in aims)
    assert said.results.day_heading(date="26 November") in driver.text
    driver.send("today")
    assert not driver.model.dialog
    assert all(aim in driver.text for aim in aims), "beside the board"
    driver.send("dialog:menu")
    assert "dialog:aims" in driver.offered("dialog:aims")
    driver.send("dialog:aims")
    shown = open_dialog(driver.model)
    assert shown is not None
    assert all(aim in words(shown) for aim in aims)
    driver.send("close")
    driver.click_through("d")
    assert all(aim in driver.text for aim in aims), "the last is not decided yet"
    driver.send("again")
    assert aims[-1] not in driver.text, "only the first game counts"


def test_another_game_has_no_aims() -> None:
    driver = Driver(AGAINST_A_BOT + "other")
    assert said.results.aims() not in driver.text
    driver.send("dialog:menu")
    assert not driver.offered("dialog:aims")
    driver.send("dialog:aims")
    assert said.results.aims() not in driver.text


def test_the_end_of_todays_game_says_what_comes_tomorrow_and_when() -> None:
    driver = Driver()
    driver.model.now = TODAY * DAY_MS + 14 * HOUR_MS
    driver.send("today")
    driver.click_through("d")
    driver.model.now = TODAY * DAY_MS + 15 * HOUR_MS
    driver.model.utc_offset_ms = -HOUR_MS
    info = catalog.info(catalog.of_the_day(TODAY + 1))
    bot = said.common.bot_level(level=info.rival)
    coming = said.results.next_day(game=info.title, bot=bot, hours=10, minutes=0)
    assert coming in driver.text
    driver.send("home")
    assert coming in driver.text, "on its card, too"


def test_the_line_of_todays_game_says_its_day_and_the_streak() -> None:
    earlier = played_on(TODAY - 1, TODAY - 2)
    driver = Driver(stored={RESULTS + each.id: result_text(each) for each in earlier})
    driver.model.now = TODAY * DAY_MS
    driver.send("today")
    driver.click_through("d")
    (copied,) = driver.send("copy:result")
    assert isinstance(copied, fx.ShareLink)
    first, second, *_ = copied.note.split("\n")
    assert first == said.results.day_line(day=iso(TODAY), days=3)
    assert second.startswith(catalog.info(catalog.of_the_day(TODAY)).title)


@pytest.mark.parametrize(
    ("minutes_left", "expected"),
    [(24 * 60, (24, 0)), (90, (2, 0)), (89, (1, 0)), (60, (1, 0)), (59, (0, 59)), (0.5, (0, 1))],
)
def test_the_time_until_midnight_is_rounded_to_hours(
    minutes_left: float, expected: tuple[int, int]
) -> None:
    driver = Driver()
    driver.model.now = round((TODAY + 1) * DAY_MS - minutes_left * 60_000)
    assert until_midnight(driver.model) == expected


def test_a_challenge_on_the_days_game_is_compared_with_the_one_already_played() -> None:
    driver = Driver()
    driver.model.now = TODAY * DAY_MS
    driver.send("today")
    driver.click_through("d")
    mine = own_score(driver.play)
    assert mine is not None
    address = challenge_address(driver)
    driver.send("home")
    driver.follow(address)
    assert driver.model.screen == "over"
    assert (
        said.results.challenge_over(how="same", mine=standing(mine), standing=standing(mine))
        in driver.text
    )


def test_a_backup_with_results_only_says_what_came() -> None:
    driver = finished(AGAINST_A_BOT + "only")
    driver.send("home")
    delete_game(driver)
    (effect,) = driver.send("backup")
    assert isinstance(effect, fx.Download)
    other = Driver()
    other.send(f"file:{effect.text}")
    assert "Taken over: 1 result." in other.text


def test_a_running_review_is_not_stopped_by_the_question_what_the_best_would_reach() -> None:
    driver = finished("delegate_dash?seats=human,bot:easy&seed=match")
    over = driver.play.find_phase(Over)
    assert over is not None
    over.debrief = OpenDebrief(0, driver.model.ticket(), None)
    assert not driver.offered("match")
    driver.send("match")
    assert over.reviews
    assert over.match is None
    over.debrief = None
    assert driver.offered("match") == ["match"]


def test_a_bot_that_is_asked_why_leaves_the_match_alone() -> None:
    driver = finished("gerrymander?seats=human,bot:normal&seed=both")
    over, table = driver.play.phase, driver.play.table
    assert isinstance(over, Over)
    over.match = OpenMatch(driver.model.ticket())
    ply = next(n for n in range(table.at, 0, -1) if table.mover(n - 1) in driver.play.bots)
    driver.send(f"because:{ply}")
    assert said.table.why_later() in driver.text
    assert over.match.ticket


def test_the_next_aim_is_measured_in_the_games_own_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    play = finished(AGAINST_A_BOT + "aim").play

    def aim(ranks: tuple[int, int], scores: tuple[int, int], match: Challenge | None) -> str:
        ended = Outcome(ranks, scores, "districts")
        monkeypatch.setattr(play.table.rules, "outcome", lambda _: ended)
        result = a_result(rank=ranks[0], score=scores[0], lead=scores[0] - scores[1])
        return next_aim(play, result, match)

    assert aim((2, 1), (3, 5), None) == "2 districts short of a win."
    assert aim((2, 1), (4, 4), None).startswith("Districts: level or ahead.")
    assert aim((1, 2), (5, 4), None) == ("1 district short of the next aim, a win by 2 or more.")
    assert aim((1, 2), (6, 3), None) == said.results.next_is_best(level="Expert")
    assert (
        aim((1, 2), (6, 3), Challenge(7, 2)) == "2 districts short of the lead that Expert reached."
    )
    assert aim((1, 2), (6, 3), Challenge(8, 5)) == (
        "2 districts short of the score that Expert reached."
    )
    assert aim((1, 2), (6, 3), Challenge(6, 3)) == said.results.level_with(level="Expert")
    assert aim((1, 2), (6, 3), Challenge(5, 4)) == said.results.all_aims()


def test_a_team_is_as_far_from_a_win_as_from_a_score_above_zero(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = finished("poll_position?seats=human,human&seed=aim").play
    ended = Outcome((2, 2), (-3, -3), "trouble")
    monkeypatch.setattr(play.table.rules, "outcome", lambda _: ended)
    result = a_result(game="poll_position", rank=2, score=-3, lead=-3)
    assert next_aim(play, result, None) == "4 points short of a win."


def test_the_next_aim_stands_below_the_aims_of_the_day() -> None:
    driver = Driver()
    driver.model.now = TODAY * DAY_MS
    driver.send("today")
    driver.click_through("d")
    (result,) = driver.model.results
    assert next_aim(driver.play, result, None) in driver.text


def test_a_result_that_is_sent_asks_to_be_beaten() -> None:
    driver = finished(AGAINST_A_BOT + "dare")
    mine = own_score(driver.play)
    assert mine is not None
    dared = said.results.beat_me(team=False, standing=standing(mine))
    assert dared in driver.text
    (copied,) = driver.send("copy:result")
    assert isinstance(copied, fx.ShareLink)
    assert copied.note.split("\n")[-1] == dared
    (copied,) = driver.send("copy:beat")
    assert isinstance(copied, fx.ShareLink)
    assert copied.note == dared
