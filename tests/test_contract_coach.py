"""The coach's tips are short, each situation occurs, and each tip is shown once."""

from __future__ import annotations

import re

import pytest

from hustings import catalog
from hustings.core.record import load
from hustings.core.table import Table
from hustings.ui.learn.coach import GOAL_KEY
from hustings.ui.page.parts.coach import tip_line
from hustings.ui.saves.progress import PROGRESS_KEY, read_progress
from tests.kit import ROOT, TOY, Kit, Setup, walk
from tests.ui.driver import Driver

MAX_HEAD_CHARS = 42
MAX_TIP_CHARS = 220
MAX_GOAL_CHARS = 90


def test_tips_are_short_and_name_a_rule(game: Kit) -> None:
    """The goal fits one line."""
    book = game.rulebook.read_text(encoding="utf-8")
    numbers = set(re.findall(r"^(\d+[a-z]?)\. ", book, re.MULTILINE))
    keys = [tip.key for tip in game.coach.TIPS]
    assert len(set(keys)) == len(keys)
    assert GOAL_KEY not in keys
    assert 0 < len(game.coach.GOAL) <= MAX_GOAL_CHARS
    for tip in game.coach.TIPS:
        assert 0 < len(tip.head) <= MAX_HEAD_CHARS, tip.head
        assert 0 < len(tip.says) <= MAX_TIP_CHARS, f"{tip.key}: {len(tip.says)}"
        assert tip.rule in numbers, tip.key


def test_every_situation_has_a_tip(setup: Setup) -> None:
    known = {tip.key for tip in setup.kit.coach.TIPS}
    for state, seat in walk(setup).deciders():
        assert set(setup.kit.coach.situations(state.observe(seat), seat)) <= known


def test_every_situation_occurs(game: Kit) -> None:
    """In random games or in a kept record."""
    missing = {tip.key for tip in game.coach.TIPS}
    for setup in game.setups():
        for position in walk(setup).positions:
            for seat in position.state.turn.seats if missing else ():
                missing -= set(game.coach.situations(position.state.observe(seat), seat))
    for file in sorted((ROOT / "tests" / "records" / game.id).glob("*.json")) if missing else ():
        table = Table(game.rules, load(file.read_text(encoding="utf-8"), game.find))
        for ply in range(table.at):
            seat = table.mover(ply)
            missing -= set(game.coach.situations(table.before(ply).observe(seat), seat))
    assert not missing


@pytest.mark.parametrize("name", [name for name in catalog.GAMES if name != TOY])
def test_a_tip_is_shown_once(name: str) -> None:
    """It stays during its decision; afterwards this device never shows it again."""
    driver = Driver(f"{name}?seed=coach")
    while driver.play.tip is None:
        driver.click_through("coach", 1)
    tip = driver.play.tip.tip
    assert tip.says in driver.text
    driver.send("zoom:in")
    assert tip.says in driver.text
    assert tip.key in read_progress(driver.stored[PROGRESS_KEY]).tips_shown[name]
    other = Driver(f"{name}?seed=coach", driver.stored)
    assert other.play.tip is None or other.play.tip.tip.key != tip.key


def test_tips_can_be_dismissed_and_turned_off() -> None:
    driver = Driver("gerrymander?seats=human,human&seed=coach")
    assert driver.play.tip is not None
    says = driver.play.tip.tip.says
    driver.send("tip-away")
    assert says not in driver.text
    off = Driver()
    off.send("pref:coach:off")
    off.follow("gerrymander?seats=human,human&seed=coach")
    assert off.play.tip is None


@pytest.mark.parametrize(
    ("ask", "is_long"),
    [
        ("Ada: choose a candidate you will play now.", False),
        ("Ada: Wähle den Kandidaten, den du spielst.", True),
        ("Ada: choose a candidate that you will play.", True),
    ],
)
def test_a_tip_leaves_room_for_a_prompt_of_long_or_broad_letters(ask: str, is_long: bool) -> None:
    driver = Driver("gerrymander?seats=human,human&seed=coach")
    line = tip_line(driver.play, ask)
    assert line is not None
    assert ("long" in str(line[1]["class"]).split()) == is_long


def test_the_goal_is_shown_until_it_is_dismissed() -> None:
    aim = catalog.coach("gerrymander").GOAL
    driver = Driver("gerrymander?seats=human,human&seed=coach")
    assert aim in driver.text
    driver.send("tip-away:aim")
    assert aim not in driver.text
    reopened = Driver("gerrymander?seats=human,human&seed=other", driver.stored)
    assert aim not in reopened.text


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_goal_dialog_shows_the_goal_and_the_scores(name: str) -> None:
    driver = Driver(f"{name}?seed=coach")
    driver.send("goal")
    assert driver.text.count(catalog.coach(name).GOAL) == 2
    assert catalog.review(name).SCORE_NAME in driver.text
