"""The course of a finished game as squares: in the text to share, at the end and on the card."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import hustings
from hustings import catalog
from hustings.core.model import HUMAN
from hustings.core.packed_link import to_link
from hustings.core.record import load
from hustings.core.score_history import score_history
from hustings.draw.tree import walk, words
from hustings.ui.links import squares as squares_module
from hustings.ui.links.squares import (
    AHEAD,
    BEHIND,
    EVEN,
    MAX_SQUARES,
    SQUARES,
    course_meaning,
    course_of,
    squares,
)
from hustings.ui.model import Play
from hustings.ui.page.card import card
from tests.golden import records
from tests.kit import Kit
from tests.ui.driver import Driver


def ended_game(name: str, number: int = 0) -> Driver:
    """Open a kept record at its end, as played by one person against bots."""
    record = load(records(Kit(name))[number].read_text(encoding="utf-8"), catalog.find)
    kinds = ",".join(["human", *["bot:easy"] * (record.seats - 1)])
    return Driver(f"r={to_link(record)}&seats={kinds}")


def scores_by_round(play: Play) -> list[tuple[int, ...]]:
    """Return the scores of all sides after each round."""
    return [each.counts for each in score_history(play.table, catalog.review(play.game))][1:]


@pytest.mark.broad("gerrymander", "delegate_dash")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_last_square_says_how_the_game_ended(name: str) -> None:
    for number in range(len(records(Kit(name)))):
        play = ended_game(name, number).play
        found = course_of(play)
        rounds = scores_by_round(play)
        assert len(found) == min(len(rounds), MAX_SQUARES)
        if len(rounds[-1]) > 1:
            payoff = play.table.rules.outcome(play.table.state).payoff()[play.humans[0]]
            assert found[-1] == (AHEAD if payoff == 1 else EVEN if payoff else BEHIND)


def test_a_level_score_that_a_tie_break_decides_is_no_level_result() -> None:
    """Districts were level, swing counties decided, and the last square was half yellow."""
    game, rng = hustings.new("gerrymander", seats=2, seed="tie 1"), random.Random(1)
    while not game.over:
        game.play(rng.choice(game.legal()))
    play = Driver(game.to_link(kinds=["human", "bot:easy"])).play
    assert len(set(scores_by_round(play)[-1])) == 1
    assert course_of(play)[-1] == AHEAD


def test_a_team_sees_whether_its_score_rose() -> None:
    play = ended_game("poll_position").play
    counts = [each[0] for each in scores_by_round(play)]
    rose = [now > before for before, now in pairwise(counts)]
    assert [code == AHEAD for code in course_of(play)][1:] == rose
    assert "the score rose" in course_meaning(play)


def test_long_games_are_shortened_to_evenly_spaced_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    play = ended_game("gerrymander").play
    whole = course_of(play)
    monkeypatch.setattr(squares_module, "MAX_SQUARES", 2)
    assert len(whole) > 1
    assert course_of(play) == (whole[len(whole) // 2 - 1], whole[-1])


def test_the_squares_stand_at_the_end_and_on_the_card() -> None:
    driver = ended_game("gerrymander")
    found = course_of(driver.play)
    (row,) = [e for e in walk(driver.page) if e[1].get("class") == "course-row"]
    kinds = [e[1]["class"].split("-")[-1] for e in walk(row) if e[0] == "g"]
    assert tuple(kinds) == found
    assert f"{len(found)} squares" in row[1]["aria-label"]
    meaning = course_meaning(driver.play)
    assert "ahead" in meaning
    assert meaning in driver.text
    drawn = card(driver.play, "")
    assert meaning in words(drawn)
    on_card = [e for e in walk(drawn) if "course-square" in str(e[1].get("class"))]
    assert len(on_card) == len(found)
    assert squares(driver.play) == "".join(SQUARES[code] for code in found)


def test_rivals_at_one_screen_have_no_course() -> None:
    driver = ended_game("gerrymander")
    assert course_of(driver.play)
    driver.play.seats = [seat._replace(kind=HUMAN) for seat in driver.play.seats]
    assert course_of(driver.play) == ()


def test_a_game_that_goes_on_has_no_course_yet() -> None:
    driver = ended_game("gerrymander")
    driver.play.table.goto(3)
    assert course_of(driver.play) == ()
