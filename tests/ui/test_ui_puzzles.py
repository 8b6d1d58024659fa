"""Puzzles: the list, streaks, the puzzle of the day, others like one, and what a miss shows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hustings import catalog
from hustings.core.moves import decode, encode
from hustings.draw.tree import walk
from hustings.draw.tree import words as texts
from hustings.ui import effects as fx
from hustings.ui import words
from hustings.ui.learn import puzzle_choice
from hustings.ui.learn.course import puzzles_of
from hustings.ui.learn.puzzle_choice import (
    GAMES_FURTHER,
    PUZZLES_OF_THE_DAY,
    game_of_day,
    list_order,
    next_unsolved,
    number_of_day,
    one_like_it,
)
from hustings.ui.links.share import outcome_sentence
from hustings.ui.page.parts import lesson as lesson_card
from hustings.ui.page.parts.standing import where_it_led
from hustings.ui.phases import ReadingAnswer, ReadingNote
from hustings.ui.play.playback import MAX_OUTCOME_MS
from hustings.ui.play.puzzle_outcome import is_won, luck_acted, refutation
from hustings.ui.results.days import today
from hustings.ui.saves.progress import PROGRESS_KEY, read_progress
from hustings.ui.teaching import ALL_GAMES, Lesson, Streak
from tests.ui.driver import Driver

GAME = "gerrymander"
OTHER = "delegate_dash"
DAY_MS = 86_400_000
PUZZLED_GAMES = [game for game in catalog.GAMES if catalog.shipped(game, "puzzles")]
"""A new game has none at first."""
TO_END = ("early_states", "gerrymander")
"""Games whose puzzles are about who wins."""
IDEAS = ("cut", "tie", "")


@pytest.fixture(name="graded")
def _graded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the shipped puzzles grades, from 3 to 1, and ideas, of which the last is none."""
    shipped = catalog.shipped

    def with_grades(game: str, name: str) -> Any:
        data = shipped(game, name)
        if name != "puzzles":
            return data
        return [
            {**each, "grade": 3 - n // 4, "idea": IDEAS[n % len(IDEAS)]}
            for n, each in enumerate(data[:12])
        ]

    monkeypatch.setattr(catalog, "shipped", with_grades)


def lesson_of(driver: Driver) -> Lesson:
    """Return the puzzle on the table."""
    assert driver.play.lesson is not None
    return driver.play.lesson


def solve(driver: Driver, which: str) -> None:
    """Open a puzzle and make the moves it asks for."""
    driver.send(f"puzzle:{which}")
    lesson = lesson_of(driver)
    while not lesson.solved:
        driver.send(f"pick:{lesson.asked_moves[0]}")


def miss(driver: Driver, which: str) -> None:
    """Open a puzzle and make wrong moves."""
    line = wrong_line(which)
    driver.send(f"puzzle:{which}")
    for token in line:
        driver.send(f"pick:{token}")
    assert lesson_of(driver).missed


def solve_and_follow(driver: Driver, which: str) -> None:
    """Solve a puzzle and have bots play on."""
    solve(driver, which)
    driver.send("lesson-follow")


def miss_and_follow(driver: Driver, which: str) -> None:
    """Miss a puzzle and have bots play on."""
    miss(driver, which)
    driver.send("lesson-follow")


def wrong_line(which: str) -> list[str]:
    """Return moves that miss a puzzle, found by trying."""
    for choice in range(5):
        driver = Driver()
        driver.send(f"puzzle:{which}")
        lesson, line = lesson_of(driver), list[str]()
        note = lesson.note
        assert note is not None
        for _ in range(note.asks):
            table = driver.play.table
            legal = [encode(table.rules.VOCABULARY.verbs, move) for move in table.legal(0)]
            wrong = [each for each in legal if each not in (*lesson.asked_moves, *note.also)]
            line.append(wrong[-1 - choice % len(wrong)])
            driver.send(f"pick:{line[-1]}")
            if lesson.missed:
                return line
    pytest.fail(f"no wrong way found in {which}")


def streaks(driver: Driver) -> dict[str, Streak]:
    """Return the streaks as they were stored."""
    return read_progress(driver.stored[PROGRESS_KEY]).streaks


# --- the list


@pytest.mark.usefixtures("graded")
def test_puzzles_are_listed_by_grade_with_how_many_are_solved() -> None:
    driver = Driver()
    solve(driver, f"{GAME}.2")
    driver.send(f"dialog:puzzles:{GAME}")
    headings = [texts(e) for e in walk(driver.page) if e[0] == "h3"]
    assert headings == ["Easy: 0 of 4 solved", "Medium: 0 of 4 solved", "Hard: 1 of 4 solved"]
    listed = [do.rpartition(".")[2] for do in driver.offered(f"puzzle:{GAME}.")][-13:]
    assert listed == ["today", *map(str, (9, 10, 11, 12, 5, 6, 7, 8, 1, 2, 3, 4))]


def test_puzzles_without_grades_are_listed_without_a_word_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shipped = catalog.shipped
    monkeypatch.setattr(
        catalog,
        "shipped",
        lambda game, name: [{**each, "grade": 0} for each in shipped(game, name)],
    )
    driver = Driver()
    driver.send(f"dialog:puzzles:{GAME}")
    (heading,) = [texts(e) for e in walk(driver.page) if e[0] == "h3"]
    puzzles = puzzles_of(GAME)
    assert heading == f"0 of {len(puzzles)} solved"
    cells = [e[1] for e in walk(driver.page) if "puzzle" in (e[1].get("class") or "").split()]
    assert [cell["title"] for cell in cells] == [each.title for each in puzzles]
    assert all(cell["title"] in cell["aria-label"] for cell in cells)


@pytest.mark.usefixtures("graded")
def test_the_next_puzzle_is_the_easiest_unsolved_one() -> None:
    driver = Driver()
    solve(driver, f"{GAME}.9")
    driver.send(f"puzzle:{GAME}")
    assert driver.address == f"puzzle={GAME}.10"
    scripts = puzzles_of(GAME)
    assert list_order(scripts)[0] == 9
    assert next_unsolved(scripts, 0, {9}) == 10
    assert next_unsolved([], 0, ()) == 0


# --- streaks


def test_puzzles_solved_at_the_first_try_make_a_streak() -> None:
    driver = Driver()
    for number in (1, 2):
        solve(driver, f"{GAME}.{number}")
    assert words.learn.in_a_row(puzzles=2, best=2, record=True) in driver.text
    solve(driver, f"{OTHER}.1")
    assert streaks(driver) == {GAME: (2, 2), OTHER: (1, 1), ALL_GAMES: (3, 3)}
    miss(driver, f"{GAME}.3")
    assert streaks(driver) == {GAME: (0, 2), OTHER: (1, 1), ALL_GAMES: (0, 3)}
    for number in (4, 5):
        solve(driver, f"{GAME}.{number}")
    assert words.learn.in_a_row(puzzles=2, best=3, record=False) in driver.text
    driver.send("home")
    driver.send(f"dialog:puzzles:{OTHER}")
    assert words.learn.streak(now=1, best=1) in driver.text
    assert words.learn.streak_of_all(now=2, best=3) in driver.text


def test_a_puzzle_counts_once_for_the_streak() -> None:
    driver = Driver()
    solve(driver, f"{GAME}.1")
    solve(driver, f"{GAME}.1")
    assert streaks(driver)[GAME] == (1, 1)
    miss(driver, f"{GAME}.1")
    assert streaks(driver)[GAME] == (1, 1), "it was solved before"
    driver.send(f"puzzle:{GAME}.2")
    driver.send("lesson-show")
    assert streaks(driver)[GAME] == (0, 1), "its answer was shown"
    solve(driver, f"{GAME}.2")
    assert streaks(driver)[GAME] == (0, 1), "not at the first try"
    solve(driver, f"{GAME}.3")
    miss(driver, f"{GAME}.2")
    driver.send("lesson-show")
    assert streaks(driver)[GAME] == (1, 1), "it was missed before"
    driver.boot("")
    assert driver.model.learned.streaks[GAME] == (1, 1)


def test_progress_of_earlier_versions_is_read() -> None:
    driver = Driver(stored={PROGRESS_KEY: json.dumps({"puzzles": {GAME: [1]}})})
    assert driver.model.learned.solved == {GAME: {1}}
    solve(driver, f"{GAME}.1")
    assert not streaks(driver)


@pytest.mark.parametrize(
    "malformed",
    [
        {"streaks": [1]},
        {"streaks": {GAME: 3, OTHER: [1], "chess": [1, 2], ALL_GAMES: [True, "2"]}},
        {"streaks": {GAME: [-1, 2], OTHER: [1, 2, 3]}},
        {"missed": {GAME: "1"}, "days": {GAME: {"1": 2}}},
        {"missed": 7, "days": [20_000]},
        {"missed": {GAME: [-1, "x", 10**6]}, "days": {GAME: [-1, 1.5, 10**9, None]}},
    ],
)
def test_malformed_results_of_puzzles_count_as_none(malformed: dict[str, object]) -> None:
    learned = read_progress(json.dumps(malformed))
    assert not learned.streaks
    assert not any(learned.missed.values())
    assert not any(learned.puzzle_days.values())


def test_the_best_streak_is_never_below_the_current_one() -> None:
    learned = read_progress(json.dumps({"streaks": {GAME: [5, 2]}}))
    assert learned.streaks == {GAME: (5, 5)}


# --- the puzzle of the day


@pytest.mark.parametrize("title", PUZZLED_GAMES)
def test_all_puzzles_take_turns_as_the_puzzle_of_the_day(title: str) -> None:
    count = PUZZLES_OF_THE_DAY[0][1]
    numbers = [number_of_day(title, day, 99) for day in range(20_000, 20_000 + count)]
    assert sorted(numbers) == list(range(1, count + 1))
    assert count <= len(puzzles_of(title))
    assert number_of_day(title, 20_000 + count, 99) == numbers[0]


def test_every_date_keeps_its_puzzle() -> None:
    """Never change these numbers: everybody has the same puzzle on the same date."""
    numbers = [number_of_day(game, 20_783, 99) for game in catalog.GAMES]
    assert numbers == [37, 24, 38, 36, 10]


def test_appended_puzzles_change_nothing_before_their_day(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [number_of_day(GAME, day, 50) for day in range(40)]
    first = PUZZLES_OF_THE_DAY[0]
    monkeypatch.setattr(puzzle_choice, "PUZZLES_OF_THE_DAY", (first, (20, 50)))
    after = [number_of_day(GAME, day, 50) for day in range(20, 70)]
    assert [number_of_day(GAME, day, 50) for day in range(20)] == before[:20]
    assert sorted(after) == list(range(1, 51))


def test_the_puzzle_of_the_day_comes_from_another_game_than_the_days_game() -> None:
    first = GAMES_FURTHER[-1][0]
    days = range(first, first + 2 * len(catalog.GAMES))
    games = [game_of_day(day) for day in days]
    assert {*games} == {*catalog.GAMES}
    for day, game in zip(days, games, strict=True):
        assert game not in (catalog.of_the_day(day), catalog.of_the_day(day + 1))


def test_earlier_days_keep_the_game_of_their_puzzle() -> None:
    """Never change these games: everybody has the same puzzle on the same date."""
    first = GAMES_FURTHER[-1][0]
    for day in range(first - 10, first):
        assert game_of_day(day) == catalog.of_the_day(day)
    names = ["gerrymander", "whistle_stop", "early_states", "gerrymander", "poll_position"]
    assert [game_of_day(day) for day in range(20_783, 20_788)] == names


def test_a_puzzle_of_the_day_may_be_solved_after_midnight() -> None:
    driver = Driver()
    day = 20_783
    driver.model.now = (day + 1) * DAY_MS - 2000
    driver.send(f"puzzle:{GAME}.today")
    lesson = lesson_of(driver)
    while not lesson.solved:
        driver.model.now += DAY_MS // 2
        driver.send(f"pick:{lesson.asked_moves[0]}")
    assert driver.model.learned.puzzle_days == {GAME: {day}}


def test_the_puzzle_of_the_day_is_offered_at_home_and_in_the_list() -> None:
    driver = Driver()
    game = game_of_day(today(driver.model))
    (offer,) = driver.offered("puzzle:")
    assert offer == f"puzzle:{game}.today"
    driver.send(f"dialog:puzzles:{game}")
    assert driver.offered(offer) == [offer, offer]
    driver.send(offer)
    n = number_of_day(game, today(driver.model), len(puzzles_of(game)))
    assert driver.address == f"puzzle={game}.{n}"
    solve(driver, f"{game}.{n}")
    driver.send("home")
    assert words.learn.puzzle_of_day(solved=True) in driver.text
    assert words.home.puzzle_solved() in driver.text
    driver.model.now += DAY_MS
    driver.send(f"dialog:puzzles:{game}")
    assert words.learn.puzzle_of_day(solved=True) not in driver.text


def test_a_link_opens_the_puzzle_of_the_day() -> None:
    driver = Driver(f"puzzle={GAME}.today")
    n = number_of_day(GAME, today(driver.model), len(puzzles_of(GAME)))
    assert lesson_of(driver).number == n


def test_the_calendar_marks_days_with_a_solved_puzzle_of_the_day() -> None:
    driver = Driver()
    driver.model.now = 20_783 * DAY_MS
    for game in (GAME, OTHER):
        solve(driver, f"{game}.today")
    driver.send("home")
    driver.send("dialog:record")
    missed = words.results.day_missed(day="26 November")
    assert words.results.day_and_puzzles(result=missed, puzzles=2) in driver.text
    assert words.results.marks(puzzles=True) in driver.text


# --- others like it


@pytest.mark.usefixtures("graded")
def test_another_puzzle_with_the_same_idea_is_offered_after_one() -> None:
    driver = Driver()
    solve(driver, f"{GAME}.1")
    assert driver.offered(f"puzzle:{GAME}.") == [f"puzzle:{GAME}.4"], "of the same grade"
    solve(driver, f"{GAME}.4")
    assert driver.offered(f"puzzle:{GAME}.") == [f"puzzle:{GAME}.10"]
    solve(driver, f"{GAME}.3")
    assert not driver.offered(f"puzzle:{GAME}."), "it has no idea of its own"


@pytest.mark.usefixtures("graded")
def test_solved_puzzles_are_not_offered_again() -> None:
    scripts = puzzles_of(GAME)
    assert one_like_it(scripts, 5, {1, 4, 5}) == 8
    assert one_like_it(scripts, 7, {1, 4, 7}) == 10
    assert one_like_it(scripts, 1, {1, 4, 7, 10}) == 0


def test_puzzles_without_ideas_have_no_others_like_them() -> None:
    scripts = [each._replace(idea="") for each in puzzles_of(GAME)]
    assert one_like_it(scripts, 1, ()) == 0


# --- what a missed puzzle shows


@pytest.mark.parametrize("number", [2, 6, 12])
@pytest.mark.parametrize("title", PUZZLED_GAMES)
def test_bots_play_on_after_a_miss_until_it_shows(title: str, number: int) -> None:
    driver = Driver()
    driver.send(f"puzzle:{title}.{number}")
    begun = driver.play.table.at
    asked = puzzles_of(title)[number - 1].notes[0].asks
    timers = len(driver.log)
    miss_and_follow(driver, f"{title}.{number}")
    assert isinstance(driver.play.phase, ReadingNote)
    assert driver.model.screen == "table"
    table, review = driver.play.table, catalog.review(title)
    seen = [review.scores(state.observe(0)) for state in (table.before(begun), table.state)]
    assert table.over or seen[0] != seen[1] or table.at > begun + asked
    if title in TO_END:
        assert table.over
    else:
        assert words.learn.led(standing="", solved=False) in driver.text
    assert not driver.offered("pick:", "undo", "hint", "rematch")
    assert len(driver.offered("lesson-again", "lesson-show")) == 2
    beats = [each.ms for each in driver.log[timers:] if isinstance(each, fx.SendLater)]
    assert sum(beats) <= MAX_OUTCOME_MS
    for message in ("undo", "hint", "lesson-next", "restart"):
        driver.send(message)
        assert lesson_of(driver).missed
    driver.send("lesson-show")
    assert driver.play.table.at == begun
    assert not lesson_of(driver).missed


@pytest.mark.parametrize(
    ("title", "level"),
    [(GAME, catalog.strongest(GAME)), (OTHER, "normal"), ("poll_position", "hard")],
)
def test_one_level_plays_for_everybody_after_a_miss(title: str, level: str) -> None:
    """That of the opponents; the strongest where the puzzle asks who wins."""
    driver = Driver()
    miss_and_follow(driver, f"{title}.1")
    jobs = [json.loads(each.job) for each in driver.log if isinstance(each, fx.AskBot)]
    assert {job["level"] for job in jobs} == {level}
    assert 0 in {job["seat"] for job in jobs}


def test_what_a_miss_led_to_is_heard() -> None:
    driver = Driver()
    miss_and_follow(driver, f"{GAME}.1")
    (region,) = [e for e in walk(driver.page) if e[1].get("class") == "announcements"]
    assert outcome_sentence(driver.play) in texts(region)


def test_what_a_miss_led_to_is_told_by_the_scores() -> None:
    driver = Driver()
    miss_and_follow(driver, f"{OTHER}.1")
    obs, review = driver.play.table.state.observe(0), catalog.review(OTHER)
    sides, names = review.sides(obs, driver.play.names), driver.play.names
    pairs = sorted(zip(review.scores(obs), sides, strict=True), key=lambda each: -each[0])
    scores = [
        words.over.score_of(
            name=names[side.seats[0]] if len(side.seats) == 1 else side.name, score=count
        )
        for count, side in pairs
    ]
    standing = words.table.heard_scores(what=review.SCORE_NAME, scores=scores)
    assert words.learn.led(standing=standing, solved=False) in driver.text
    assert puzzles_of(OTHER)[0].notes[0].text not in driver.text


# --- the question with both ways


def lit(driver: Driver, way: str) -> list[Any]:
    """Return the marked elements: of the way "made", or of the best one, "plan"."""
    return [attrs for _, attrs, _ in walk(driver.page) if attrs.get("data-lit") == way]


def legend(driver: Driver) -> str:
    """Return the line that says which mark is whose."""
    return " ".join(texts(e) for e in walk(driver.page) if e[1].get("class") == "ways")


@pytest.mark.parametrize("number", [2, 15, 30])
@pytest.mark.parametrize("title", PUZZLED_GAMES)
def test_the_question_stays_on_the_board_with_the_players_move(title: str, number: int) -> None:
    driver = Driver()
    driver.send(f"puzzle:{title}.{number}")
    question = driver.root["data-ply"]
    miss(driver, f"{title}.{number}")
    assert driver.root["data-ply"] == question
    assert isinstance(driver.play.phase, ReadingAnswer)
    assert legend(driver).startswith(words.learn.way_yours(named=False, move=""))
    assert not lit(driver, "plan")
    assert not driver.offered("pick:", "undo", "hint")
    driver.send("lesson-follow")
    assert driver.root["data-ply"] != question
    assert not lit(driver, "made")
    assert not legend(driver)
    driver.send("lesson-follow")
    assert isinstance(driver.play.phase, ReadingNote)


def test_the_answer_is_marked_beside_the_players_move() -> None:
    driver = Driver()
    miss(driver, f"{GAME}.15")
    assert len(lit(driver, "made")) == 2, "two borders"
    driver.send("lesson-show")
    assert len(lit(driver, "plan")) == 2
    assert lit(driver, "made")
    assert driver.offered("pick:")
    for _ in range(2):
        driver.send(f"pick:{lesson_of(driver).asked_moves[0]}")
    assert lesson_of(driver).solved
    assert not lit(driver, "plan"), "the board shows what they have changed"
    assert not lit(driver, "made")
    assert not legend(driver)


def test_the_answer_is_named_where_it_is_one_move() -> None:
    driver = Driver("puzzle=delegate_dash.2")
    driver.send("lesson-show")
    obs = driver.play.table.view(0)
    (token,) = lesson_of(driver).asked_moves
    move = decode(driver.play.table.rules.VOCABULARY.verbs, token)
    label = catalog.text(OTHER).move(obs, 0, move, driver.play.names)
    assert legend(driver) == words.learn.way_best(named=True, move=label)
    driver.send(f"pick:{token}")
    assert not legend(driver)


def test_only_what_a_way_names_is_marked() -> None:
    """All regions on the board share the name of one delegate."""
    driver = Driver("puzzle=whistle_stop.1")
    best = lesson_of(driver).asked_moves[0]
    driver.send("pick:place.8.1")
    assert [each["key"] for each in lit(driver, "made")] == ["region-8"]
    driver.send("lesson-show")
    assert [each["key"] for each in lit(driver, "made")] == ["region-8"]
    assert [each["key"] for each in lit(driver, "plan")] == ["region-" + best.split(".")[1]]


def test_the_region_that_a_question_names_is_highlighted() -> None:
    """A phone's map shows no names."""
    driver = Driver("puzzle=whistle_stop.6")
    named = [attrs["key"] for _, attrs, _ in walk(driver.page) if "data-lit" in attrs]
    assert named == ["region-7"]
    assert "Northwest" in driver.text
    assert driver.offered("lesson-show")
    miss(driver, "whistle_stop.6")
    assert "region-7" not in [each["key"] for each in lit(driver, "made")]


def test_nothing_is_marked_while_a_puzzle_is_tried_again() -> None:
    driver = Driver()
    miss(driver, f"{GAME}.2")
    driver.send("lesson-again")
    assert not lit(driver, "made")
    assert not legend(driver)
    driver.send(f"puzzle:{GAME}.2")
    driver.send("lesson-show")
    assert not lit(driver, "made"), "it was opened again"


def test_the_rivals_reply_says_why_a_turn_does_not_win() -> None:
    driver = Driver()
    miss(driver, f"{GAME}.15")
    name = driver.play.names[1]
    assert words.learn.rival_reply(name=name, phrases=["draws A1–B1"]) in driver.text
    assert f"{outcome_sentence(driver.play)} {where_it_led(driver.play)}" in driver.text


def test_the_rivals_reply_is_marked_on_the_board() -> None:
    driver = Driver()
    miss(driver, f"{GAME}.1")
    reply = refutation(driver.play, lesson_of(driver))
    assert reply is not None
    borders = {f"edge-{token.removeprefix('border.')}" for token in reply.tokens(driver.play)}
    marked = lit(driver, "reply")
    assert {each["key"] for each in marked} == borders - {"edge-done"}
    name = driver.play.names[1]
    assert all("seat-1" in each["class"].split() for each in marked)
    assert {each["data-lit-by"] for each in marked} == {name}
    assert words.learn.way_reply(name=name) in legend(driver)
    driver.send("lesson-again")
    assert not lit(driver, "reply")


# --- why the answer is right


def test_the_answer_that_is_shown_is_explained() -> None:
    """Of two borders that win, the one that closes a district is easier to explain."""
    driver = Driver(f"puzzle={GAME}.3")
    lesson = lesson_of(driver)
    assert lesson.note is not None
    assert lesson.accepted_ways(lesson.note) == [["border.51"]]
    assert lesson.note.also == ("border.48",)
    driver.send("lesson-show")
    assert [each["key"] for each in lit(driver, "plan")] == ["edge-48"]
    assert lesson.answer == ["border.48"]
    assert lesson.answer_reason.startswith("The border closes 7 counties with Red 15, Blue 13")
    assert lesson.answer_reason in driver.text


@pytest.mark.parametrize("token", ["border.48", "border.51"])
def test_a_right_turn_is_told_its_own_reason(token: str) -> None:
    driver = Driver(f"puzzle={GAME}.3")
    driver.send(f"pick:{token}")
    lesson = lesson_of(driver)
    assert lesson.solved
    (note,) = lesson.script.notes
    assert lesson.reply == f"{note.right} {note.reasons[token]}"


def test_the_shown_answer_of_every_game_has_a_reason() -> None:
    for game in ("gerrymander", "delegate_dash", "whistle_stop", "poll_position"):
        for script in puzzles_of(game):
            lesson = Lesson(script, "", 1)
            assert lesson.answer_reason, (game, script.title)


# --- the position that the right moves lead to


@pytest.mark.parametrize("number", [2, 15, 30])
@pytest.mark.parametrize("title", PUZZLED_GAMES)
def test_a_solved_puzzle_shows_where_the_moves_led(title: str, number: int) -> None:
    """The question came back, and nobody saw what was won."""
    driver = Driver()
    driver.send(f"puzzle:{title}.{number}")
    table, rules = driver.play.table, driver.play.table.rules
    question, expected = driver.play.shown().at, table.state.clone()
    solve(driver, f"{title}.{number}")
    lesson, events = lesson_of(driver), list[Any]()
    for token in lesson.moves_made:
        rules.apply(expected, 0, decode(rules.VOCABULARY.verbs, token), events)
    assert driver.root["data-ply"] == str(question + len(lesson.moves_made))
    assert driver.play.shown().state.key() == expected.key(), "before any luck"
    assert driver.play.beat_events == tuple(rules.witness(event, 0) for event in events)
    assert not driver.offered("pick:", "undo", "hint")
    assert not legend(driver)


def test_the_board_marks_the_moves_of_a_solved_puzzle_as_the_last_ones() -> None:
    driver = Driver()
    solve(driver, f"{GAME}.15")
    drawn = [e for e in walk(driver.page) if "gm-fresh" in str(e[1].get("class", "")).split()]
    assert len(drawn) == 2, "two borders"


def test_what_happens_goes_on_from_the_moves_that_solve() -> None:
    driver = Driver()
    driver.send("pref:pace:step")
    solve(driver, "delegate_dash.2")
    driver.send("lesson-follow")
    assert driver.in_playback
    assert driver.play.lines[-1].phrases != ["stays"]
    assert driver.play.shown().state.key() != driver.play.table.state.key()


# --- a turn that is won before all moves are made


@pytest.mark.parametrize(
    ("which", "line"),
    [
        ("gerrymander.12", ["border.81"]),
    ],
)
def test_a_puzzle_is_solved_by_the_move_that_wins(which: str, line: list[str]) -> None:
    """It once waited for a second move that changed nothing."""
    driver = Driver(f"puzzle={which}")
    for token in line:
        assert not lesson_of(driver).solved
        driver.send(f"pick:{token}")
    assert lesson_of(driver).solved
    assert lesson_of(driver).reply_right
    driver.send("lesson-follow")
    assert driver.play.table.over
    assert is_won(driver.play)


def first_with_moves(title: str, asks: int) -> int:
    """Return the number of the first puzzle that asks for so many moves or more."""
    scripts = enumerate(puzzles_of(title), 1)
    return next(n for n, script in scripts if script.notes[0].asks >= asks)


def test_a_first_move_that_leaves_the_win_open_does_not_solve() -> None:
    driver = Driver(f"puzzle=early_states.{first_with_moves('early_states', 2)}")
    lesson = lesson_of(driver)
    assert lesson.note is not None
    ways = [*lesson.accepted_ways(lesson.note)]
    driver.send(f"pick:{ways[0][0]}")
    assert not lesson.solved
    table = driver.play.table
    verbs = table.rules.VOCABULARY.verbs
    wrong = (encode(verbs, move) for move in table.legal(0))
    driver.send(f"pick:{next(each for each in wrong if all(each not in way for way in ways))}")
    while not (lesson.missed or lesson.solved):
        wrong = (encode(verbs, move) for move in table.legal(0))
        driver.send(f"pick:{next(wrong)}")
    assert lesson.missed
    assert "first move was right" in lesson.reply


def test_a_wrong_first_move_is_answered_with_what_it_reaches() -> None:
    """The reply was once that of the last move, without a number."""
    driver = Driver(f"puzzle=early_states.{first_with_moves('early_states', 2)}")
    lesson = lesson_of(driver)
    assert lesson.note is not None
    token, reply = next(
        (token, reply) for token, reply in lesson.note.answers.items() if "at best" in reply
    )
    table = driver.play.table
    driver.send(f"pick:{token}")
    while not lesson.missed:
        move = table.legal(0)[-1]
        driver.send(f"pick:{encode(table.rules.VOCABULARY.verbs, move)}")
    assert lesson.reply == reply


def test_the_answer_has_no_move_that_is_not_needed() -> None:
    driver = Driver("puzzle=gerrymander.12")
    driver.send("lesson-show")
    assert words.learn.make_best(moves=1) in driver.text
    assert {each.get("data-do", "pick:border.81") for each in lit(driver, "plan")} == {
        "pick:border.81"
    }
    driver.send(f"pick:{lesson_of(driver).asked_moves[0]}")
    assert lesson_of(driver).solved


# --- what a solved puzzle shows


@pytest.mark.parametrize("number", [1, 20, 40])
@pytest.mark.parametrize("title", PUZZLED_GAMES)
def test_bots_play_on_after_a_solved_puzzle_until_it_shows(title: str, number: int) -> None:
    driver = Driver()
    driver.send(f"puzzle:{title}.{number}")
    begun = driver.play.table.at
    review = catalog.review(title)
    scores = review.scores(driver.play.table.state.observe(0))
    timers = len(driver.log)
    solve_and_follow(driver, f"{title}.{number}")
    table = driver.play.table
    assert isinstance(driver.play.phase, ReadingNote)
    assert table.over or review.scores(table.state.observe(0)) != scores
    assert table.over or table.at > begun
    assert not driver.offered("pick:", "undo", "hint", "rematch", "lesson-again")
    assert driver.offered(f"puzzle:{title}")
    beats = [each.ms for each in driver.log[timers:] if isinstance(each, fx.SendLater)]
    assert sum(beats) <= MAX_OUTCOME_MS
    assert not driver.model.results
    driver.send("undo")
    assert driver.play.table.at == table.at


@pytest.mark.broad("gerrymander")
@pytest.mark.parametrize("title", TO_END)
def test_solved_puzzles_about_the_win_show_that_it_is_won(title: str) -> None:
    """The strongest level finishes what the puzzle promises; only luck may spoil it."""
    for number in range(1, len(puzzles_of(title)) + 1):
        driver = Driver()
        solve_and_follow(driver, f"{title}.{number}")
        play, lesson = driver.play, lesson_of(driver)
        assert play.table.over
        assert is_won(play) or luck_acted(play, lesson), number
        assert outcome_sentence(play) in driver.text
        unlucky = words.learn.unlucky(outcome=outcome_sentence(play))
        assert (unlucky in driver.text) != is_won(play)


@pytest.mark.parametrize(("title", "luck"), [("early_states", True), (GAME, False)])
def test_a_win_after_a_miss_says_what_helped(
    monkeypatch: pytest.MonkeyPatch, title: str, luck: bool
) -> None:
    monkeypatch.setattr(lesson_card, "is_won", lambda _: True)
    monkeypatch.setattr(lesson_card, "luck_acted", lambda _play, _lesson: luck)
    driver = Driver()
    miss_and_follow(driver, f"{title}.2")
    outcome = outcome_sentence(driver.play)
    assert words.learn.won_anyway(outcome=outcome, luck=luck) in driver.text
    assert driver.play.lesson is not None


def test_luck_is_seen_where_it_acted() -> None:
    rolled, drawn = Driver(), Driver()
    miss_and_follow(rolled, "delegate_dash.1")
    miss_and_follow(drawn, f"{GAME}.1")
    assert luck_acted(rolled.play, lesson_of(rolled))
    assert not luck_acted(drawn.play, lesson_of(drawn))


@pytest.mark.parametrize("title", ["delegate_dash", "whistle_stop", "poll_position"])
def test_a_solved_puzzle_says_why_and_a_wrong_move_what_it_brings(title: str) -> None:
    for script in puzzles_of(title):
        note = script.notes[0]
        best = script.record.moves[note.ply].partition(":")[2]
        assert note.answers[best].count(". ") >= 1, note.answers[best]
        assert "the best move" in note.otherwise.lower()


@pytest.mark.parametrize("title", ["gerrymander", "early_states"])
def test_a_turn_of_several_moves_that_wins_says_so(title: str) -> None:
    """“Solved.” left open why a turn was right that had not won yet."""
    scripts = enumerate(puzzles_of(title), 1)
    number = next(n for n, script in scripts if script.notes[0].asks > 1)
    driver = Driver(f"puzzle={title}.{number}")
    solve(driver, f"{title}.{number}")
    assert lesson_of(driver).reply.startswith("Right: ")
    assert lesson_of(driver).reply in driver.text


def test_a_missed_last_turn_ends_with_the_card_and_without_the_end_screen() -> None:
    driver = Driver()
    miss_and_follow(driver, "poll_position.3")
    assert driver.play.table.over
    assert driver.model.screen == "table"
    assert not driver.offered("rematch", "again", "dialog:share", "watch:0")
    assert not driver.model.results
    driver.send("lesson-again")
    assert driver.offered("pick:")


def test_playback_after_a_miss_can_be_skipped() -> None:
    driver = Driver()
    driver.send("pref:pace:step")
    miss_and_follow(driver, f"{GAME}.1")
    assert driver.in_playback
    assert not driver.offered("lesson-again")
    driver.send("skip")
    assert isinstance(driver.play.phase, ReadingNote)
    assert driver.offered("lesson-again")


def test_a_puzzle_whose_answer_was_shown_stays_unsolved() -> None:
    driver = Driver()
    driver.send(f"puzzle:{GAME}.1")
    driver.send("lesson-show")
    while not lesson_of(driver).solved:
        driver.send(f"pick:{lesson_of(driver).asked_moves[0]}")
    assert words.learn.shown_stays_open() in texts(driver.page)
    assert not driver.model.learned.solved.get(GAME)
    driver.send(f"puzzle:{GAME}")
    assert lesson_of(driver).number != 1, "the next puzzle is another one"
    solve(driver, f"{GAME}.1")
    assert driver.model.learned.solved[GAME] == {1}
