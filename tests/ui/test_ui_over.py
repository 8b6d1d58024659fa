"""The page after a game: ranking, score history, dice, and the buttons."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hustings import catalog
from hustings.core.model import Die, Side
from hustings.core.packed_link import to_link
from hustings.core.protocols import Tree
from hustings.core.record import load
from hustings.draw.graph import MAX_MARKS, graph
from hustings.draw.tree import walk, words
from hustings.games.delegate_dash.events import Eliminated
from hustings.ui import effects as fx
from hustings.ui.app import update
from hustings.ui.links import share
from hustings.ui.page.card import card
from hustings.ui.page.parts.review import dice_sections
from hustings.ui.phases import Playback
from hustings.ui.reviews import GameReview
from tests.golden import records
from tests.kit import Kit
from tests.ui.driver import Driver


def ended_game(game: str, number: int = 0) -> Driver:
    """Open a kept record at its end by its link."""
    record = load(records(Kit(game))[number].read_text(encoding="utf-8"), catalog.find)
    return Driver(f"r={to_link(record)}")


@pytest.mark.broad("early_states", "poll_position")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_end_is_drawn_in_the_winners_colours(name: str) -> None:
    game = Kit(name)
    for number in range(len(records(game))):
        driver = ended_game(name, number)
        play = driver.play
        outcome = play.table.rules.outcome(play.table.state)
        sides = game.review.sides(play.table.view(None), play.names)
        won = {rival.side for rival in outcome.others if rival.rank == 1}
        won |= {n for n, s in enumerate(sides) for seat in s.seats if outcome.ranks[seat] == 1}
        (finale,) = parts(driver, "finale")
        badges = [e for e in walk(finale) if "badge" in e[1].get("class", "").split()]
        assert len(badges) == len(won)


def parts(driver: Driver, kind: str) -> list[Tree]:
    """Return the elements of a class."""
    return [e for e in walk(driver.page) if kind in str(e[1].get("class", "")).split()]


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_review_shows_a_graph_and_a_table(name: str) -> None:
    driver = ended_game(name)
    assert driver.model.screen == "over"
    review = driver.review
    assert review is not None
    (drawn,) = parts(driver, "graph")
    assert drawn[1]["role"] == "img"
    for side, last in zip(review.sides, review.course[-1].counts, strict=True):
        assert f"{side.name} {last}".replace("-", "−") in drawn[1]["aria-label"]
    lines = [e for e in walk(drawn) if e[0] == "polyline"]
    assert len(lines) == 2 * len(review.sides)
    assert all("transform" not in line[1] for line in lines)
    (luck_text,) = parts(driver, "course")
    rows = [e for e in walk(luck_text) if e[0] == "tr"]
    assert len(rows) == 1 + len(review.course)
    assert all(len([c for c in row[2] if c[0] == "td"]) == len(review.sides) for row in rows[1:])
    assert all(row[2][0][1]["scope"] == "row" for row in rows[1:])


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_review_shows_dice_only_in_games_with_dice(name: str) -> None:
    driver = ended_game(name)
    rolled = bool(catalog.review(name).DICE)
    assert bool(parts(driver, "dice-review")) == rolled


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("whistle_stop", "Where every point came from"),
        ("early_states", "Where every delegate came from"),
    ],
)
def test_the_table_of_origins_adds_up_to_the_scores(name: str, title: str) -> None:
    for number in range(len(records(Kit(name)))):
        driver = ended_game(name, number)
        (panel,) = [e for e in parts(driver, "panel") if e[2][0][2] == [title]]
        body = next(e for e in walk(panel) if e[0] == "tbody")
        rows = [row for row in body[2] if row[1].get("class") != "es-sum"]
        cells = [[td[2][-1] for td in row[2] if td[0] == "td"] for row in rows]
        sums = [sum(int(n) for n in column if n != "–") for column in zip(*cells, strict=True)]
        assert tuple(sums) == driver.play.table.rules.outcome(driver.play.table.state).scores


@pytest.mark.parametrize("name", catalog.GAMES)
def test_statistics_are_folded_under_their_headings_at_the_end(name: str) -> None:
    driver = ended_game(name)
    shut = parts(driver, "folded")
    headings = {words(each[2][0]) for each in shut}
    assert all(each[0] == "details" and each[2][0][0] == "summary" for each in shut)
    assert all(headings)
    (panels,) = parts(driver, "panels")
    assert all(panel[0] == "details" for panel in panels[2])
    driver.send("past:3")
    (panels,) = parts(driver, "panels")
    assert not [panel for panel in panels[2] if "folded" in panel[1]["class"]]


def ranking(driver: Driver) -> list[str]:
    """Return the rows of the final ranking."""
    (panel,) = parts(driver, "ranking")
    return [words(row) for row in walk(panel) if row[0] == "li"]


def test_sides_without_a_seat_are_ranked_too() -> None:
    names = [file.name for file in records(Kit("delegate_dash"))]
    for name in ("automatic_won_outright.json", "won_outright_2.json"):
        driver = ended_game("delegate_dash", names.index(name))
        play = driver.play
        rows = ranking(driver)
        assert len(rows) == 4
        assert sum("(automatic)" in row for row in rows) == 4 - len(play.names)
        assert ("(automatic)" in rows[0]) == name.startswith("automatic")
        result = play.table.rules.outcome(play.table.state)
        assert all(f"{rival.score}" in " ".join(rows) for rival in result.others)
        assert [row.split()[0] for row in rows] == sorted(row.split()[0] for row in rows)
        assert [row.split()[0] for row in rows].count("1.") == 1


def test_a_full_tie_is_not_shown_as_a_team_result(toy: Kit) -> None:
    names = [file.name for file in records(toy)]
    tied = ranking(ended_game("toy", names.index("shared.json")))
    assert sum(row.startswith("1.") for row in tied) == 2
    (team,) = ranking(ended_game("poll_position"))
    assert "All together" in team


def test_a_row_of_the_table_leads_to_its_position() -> None:
    driver = ended_game("delegate_dash")
    (luck_text,) = parts(driver, "course")
    does = [e[1]["data-do"] for e in walk(luck_text) if "data-do" in e[1]]
    driver.send(does[1])
    assert driver.play.viewed_ply == int(does[1].removeprefix("past:"))
    assert parts(driver, "course"), "the review stays while the past is viewed"


def test_the_review_is_computed_after_the_end_is_drawn(toy: Kit) -> None:
    driver = Driver("toy?seats=human&seed=b")
    driver.click_through("end")
    timers = [e for e in driver.log if isinstance(e, fx.SendLater) and e.message == "review"]
    assert len(timers) == 1
    assert timers[0].ms > 0
    assert driver.review is not None


def test_undo_after_the_end_hides_the_review(toy: Kit) -> None:
    driver = Driver("toy?seats=human&seed=b")
    driver.play.friendly = True
    driver.click_through("end")
    driver.send("undo")
    assert driver.model.screen == "table"
    assert driver.review is None
    driver.send("review")
    assert driver.review is None


def test_every_button_of_the_end_works(toy: Kit) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=b")
    driver.click_through("end")
    for button in ("rematch", "again", "dialog:share", "watch:0"):
        assert button in driver.offered()
    driver.send("dialog:share")
    assert driver.model.dialog == "share"
    driver.send("close")
    driver.log.clear()
    driver.send("watch:0")
    beats = [e for e in driver.log if isinstance(e, fx.SendLater) and e.message.startswith("beat:")]
    assert len(beats) > driver.play.table.at / 2
    assert driver.play.viewed_ply is None
    seed, first = driver.play.table.record.seed, driver.play.id
    driver.send("again")
    assert driver.model.screen == "table"
    assert driver.play.table.record.seed == seed
    assert driver.play.id != first
    driver.click_through("once more")
    driver.send("rematch")
    assert driver.play.table.record.seed != seed
    assert [seat.kind for seat in driver.play.seats] == ["human", "bot:easy"]


def test_labels_at_the_ends_of_lines_never_cover_each_other() -> None:
    sides = [Side(f"S{n}", f"seat-{n}", n, "ABCDEF"[n]) for n in range(6)]
    for last in ((5,) * 6, (0, 0, 0, 0, 0, 9), (9, 9, 9, 0, 0, -9), (1, 2, 3, 4, 5, 6)):
        drawn = graph("", sides, ["", "1"], "Round", [(0,) * 6, last])
        ends = [e for e in walk(drawn) if e[1].get("class") == "graph-end"]
        heights = sorted(float(end[2][2][1]["y"]) for end in ends)
        assert all(b - a >= 16 for a, b in pairwise(heights)), heights
        assert heights[0] > 0


@pytest.mark.parametrize("samples", [9, 30, 61])
def test_the_axis_names_periods_that_only_some_samples_end(samples: int) -> None:
    """From the first to the last, and apart from each other."""
    ticks = [str(n // 4) if n % 4 == 1 else "" for n in range(samples)]
    drawn = graph("", [Side("S", "seat-0", 0, "A")], ticks, "Round", [(n,) for n in range(samples)])
    marks = [e for e in walk(drawn) if e[1].get("class") == "graph-tick"]
    named = [tick for tick in ticks if tick]
    assert min(len(named), 4) <= len(marks) <= MAX_MARKS
    assert words(marks[-1]) == named[-1]
    places = [float(mark[1]["x"]) for mark in marks]
    assert all(right - left >= 12 for left, right in pairwise(places))


def test_many_sides_have_their_dice_summed_up() -> None:
    die = Die("D", ("1", "2"), (1, 2))
    for number, columns in ((1, 2), (2, 4), (4, 6), (6, 2)):
        sides = tuple(Side(f"S{n}", f"seat-{n}", n, "ABCDEF"[n]) for n in range(number))
        tallies = ((*((5, 5) for _ in sides), (0, 0)),)
        (panel,) = dice_sections(GameReview("", "", "", sides, (), (die,), tallies))
        row = next(e for e in walk(panel) if e[0] == "tbody")[2][0]
        assert len([cell for cell in row[2] if cell[0] == "td"]) == columns


def luck_text(counts: tuple[int, ...]) -> str:
    """Return the text about a die with these counts per face."""
    die = Die("D", tuple("123456"), (1, 2, 3, 4, 5, 6))
    side = Side("Ada", "seat-0", 0, "A")
    review = GameReview("", "", "", (side,), (), (die,), ((counts, (0,) * 6),))
    return " ".join(words(tree) for tree in dice_sections(review))


def test_luck_is_mentioned_only_after_enough_dice() -> None:
    assert "Too few" in luck_text((1, 0, 0, 0, 0, 2))
    assert "about as often" in luck_text((20, 22, 17, 20, 19, 22))
    assert "“6” fell 40 times where 20 would be fair." in luck_text((16, 16, 16, 16, 16, 40))
    assert "120 dice, 3.50 on average; 3.5 would be fair." in luck_text((20,) * 6)
    assert luck_text((0,) * 6) == ""


def at_the_count(pace: str) -> Driver:
    """Play Poll Position! to its end, without running timers."""
    record = load(records(Kit("poll_position"))[0].read_text(encoding="utf-8"), catalog.find)
    kinds = ",".join(["human"] * record.seats)
    driver = Driver(f"r={to_link(record)}&seats={kinds}")
    driver.model.prefs.pace = pace
    driver.play.friendly = True
    driver.send("undo")
    assert driver.model.screen == "table"
    last = driver.play.table.record.moves[driver.play.table.at]
    update(driver.model, f"pick:{last.partition(':')[2]}")
    return driver


def playback(driver: Driver) -> Playback:
    """Return the playback under way."""
    phase = driver.play.find_phase(Playback)
    assert phase is not None
    return phase


def test_a_count_is_shown_beat_by_beat() -> None:
    driver = at_the_count("normal")
    play = driver.play
    score = f"{play.table.rules.outcome(play.table.state).scores[0]}".replace("-", "−")
    assert driver.root["data-screen"] == "over"
    beats = 0
    while driver.in_playback:
        beats += 1
        shown = playback(driver).at
        assert driver.root["data-busy"] == "1"
        for name in ("ranking", "course"):
            assert not parts(driver, name)
        assert play.shown().over or f"= {score} points" not in driver.text
        assert {"skip", "pause"} <= set(driver.offered())
        update(driver.model, "beat:99999")  # an outdated timer
        assert playback(driver).at == shown
        update(driver.model, f"beat:{playback(driver).number}")
    assert beats > 6  # the regions, at least
    assert "data-busy" not in driver.root
    assert parts(driver, "ranking")
    assert f"= {score} points" in driver.text


def test_a_count_waits_for_the_player_or_is_skipped() -> None:
    driver = at_the_count("step")
    assert "data-busy" not in driver.root
    shown = playback(driver).at
    update(driver.model, "hurry")
    assert playback(driver).at > shown
    update(driver.model, "skip")
    assert not driver.in_playback
    assert not at_the_count("instant").in_playback


def test_taking_back_during_a_count_ends_it() -> None:
    driver = at_the_count("normal")
    late = playback(driver).number
    update(driver.model, "undo")
    assert driver.model.screen == "table"
    assert not driver.in_playback
    update(driver.model, f"beat:{late}")
    assert driver.model.screen == "table"


def test_the_past_can_be_viewed_during_a_count() -> None:
    driver = at_the_count("normal")
    held = playback(driver)
    shown = held.at
    update(driver.model, "past:3")
    assert "looking at the past" in driver.text
    update(driver.model, f"beat:{held.number}")
    assert held.at == shown
    update(driver.model, f"past:{driver.play.table.at}")
    assert not parts(driver, "ranking")


def test_who_dropped_out_is_ranked_with_what_they_had_then() -> None:
    """Their delegates have gone to others: 0 would say that they never had any."""
    (file,) = [file for file in records(Kit("delegate_dash")) if file.stem == "won_at_convention_3"]
    driver = Driver(f"r={to_link(load(file.read_text(encoding='utf-8'), catalog.find))}")
    texts = [words(e) for e in walk(driver.page) if e[1].get("class") == "rank-score"]
    events = [event for step in driver.play.table.log for event in step.events]
    gone = [event.total for event in events if isinstance(event, Eliminated)]
    assert texts[:2] == ["324", "284"]
    assert sorted(texts[2:]) == sorted(f"out with {total}" for total in gone)


def test_who_dropped_out_has_the_same_figure_in_line_picture_and_announcement() -> None:
    (file,) = [file for file in records(Kit("delegate_dash")) if file.stem == "won_at_convention_3"]
    driver = Driver(f"r={to_link(load(file.read_text(encoding='utf-8'), catalog.find))}")
    ranked = [score for _, _, score in share.ranking(driver.play)]
    out = [score for score in ranked if score.startswith("out with ")]
    assert len(out) == 2
    line, picture = share.result_line(driver.play), words(card(driver.play, ""))
    (live,) = parts(driver, "announcements")
    for score in out:
        assert score in line
        assert score in picture
        assert score in words(live)
    assert " 0" not in line.replace("seed", "")


def test_who_dropped_out_dares_nobody_to_beat_nothing() -> None:
    driver = Driver("delegate_dash?seats=human,bot:normal&seed=out")
    driver.click_through("out")
    mine = next(
        score for _, name, score in share.ranking(driver.play) if name == driver.play.names[0]
    )
    assert mine.startswith("out with ")
    assert share.dare(driver.play) == ""
