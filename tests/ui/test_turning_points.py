"""What turned a reviewed game besides the decisions of its player, told by the log."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.draw.tree import words
from hustings.ui.page.parts.log import event_sentence, log_texts
from hustings.ui.page.parts.turning_points import turning_card, turning_list
from hustings.ui.phases import Over
from hustings.ui.play.turning_points import MAX_TURNING_POINTS, MIN_SWING, turning_points
from hustings.ui.reviews import DebriefResult, OpenDebrief, ReviewedTurn
from tests.kit import Kit
from tests.ui.driver import Driver
from tests.ui.test_ui_over import parts

SEAT = 0


def finished(game: str) -> Driver:
    """Return a finished game of a person and another one."""
    driver = Driver(f"{game}?seats=human,bot:easy&seed=turning")
    driver.send("pref:pace:instant")
    driver.click_through("turning")
    return driver


def result_with(driver: Driver, chances: list[float], costs: list[float]) -> DebriefResult:
    """Return a review with these chances after the seat's turns, which repeat if there are more."""
    table = driver.play.table
    own = [ply for ply in range(table.at) if table.mover(ply) == SEAT]
    firsts = [ply for ply in own if ply - 1 not in own]
    course = tuple(
        ReviewedTurn(ply, chances[n % len(chances)], costs[n % len(costs)])
        for n, ply in enumerate(firsts)
    )
    return DebriefResult("hard", chances[0], chances[-1], 0.0, 0.0, len(own), (), (), course)


@pytest.mark.parametrize("name", catalog.GAMES)
def test_every_game_declares_what_may_turn_it(name: str) -> None:
    decisive = [event for event in Kit(name).rules.VOCABULARY.events if event.DECISIVE]
    assert decisive
    assert len(decisive) < len(Kit(name).rules.VOCABULARY.events) / 2, "not everything is decisive"


@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_swing_is_told_by_sentences_of_the_log(name: str) -> None:
    driver = finished(name)
    play = driver.play
    found = turning_points(play, SEAT, result_with(driver, [0.2, 0.8], [0.0]))
    assert 0 < len(found) <= MAX_TURNING_POINTS
    assert all(abs(point.swing) >= MIN_SWING for point in found)
    assert [point.ply for point in found] == sorted(point.ply for point in found)
    log = {sentence for _, sentence in log_texts(play, SEAT)}
    shown = " ".join(map(words, turning_list(play, SEAT, result_with(driver, [0.2, 0.8], [0.0]))))
    assert "Where the chances swung" in shown
    assert sum(sentence in shown for sentence in log) >= 1


def test_what_the_own_decisions_cost_is_no_swing() -> None:
    driver = finished("gerrymander")
    falling = [0.9, 0.6, 0.3]
    assert turning_points(driver.play, SEAT, result_with(driver, falling, [0.0]))
    steady = result_with(driver, [0.5], [0.0])
    assert turning_points(driver.play, SEAT, steady) == []
    costly = result_with(driver, [0.5, 0.2], [0.0, 0.3])
    for point in turning_points(driver.play, SEAT, costly):
        assert point.swing > 0, "the fall is the player's own, only the rise is not"


def test_a_game_without_a_turn_has_no_turning_point() -> None:
    driver = finished("gerrymander")
    empty = result_with(driver, [0.2, 0.8], [0.0])._replace(course=())
    assert turning_points(driver.play, SEAT, empty) == []
    assert turning_list(driver.play, SEAT, empty) == []


def test_a_rivals_hidden_cards_stay_hidden() -> None:
    driver = finished("whistle_stop")
    play = driver.play
    table = play.table
    known = {table.rules.witness(event, SEAT) for step in table.log for event in step.events}
    for point in turning_points(play, SEAT, result_with(driver, [0.2, 0.8], [0.0])):
        assert set(point.events) <= known


def test_the_moment_of_a_swing_tells_what_happened_and_leads_back() -> None:
    driver = finished("gerrymander")
    play = driver.play
    over = play.find_phase(Over)
    assert over is not None
    over.debrief = OpenDebrief(SEAT, 0, result_with(driver, [0.2, 0.8], [0.0]))
    assert over.debrief.result is not None
    point = turning_points(play, SEAT, over.debrief.result)[0]
    driver.send(f"past:{point.ply}")
    told = event_sentence(play.game, point.events[0], SEAT, play.names)
    card = turning_card(play)
    assert card is not None
    assert told in words(card)
    assert told in driver.text
    assert f"debrief:{SEAT}" in driver.offered("debrief:")
    driver.send(f"past:{point.ply - 1}")
    assert f"debrief:{SEAT}" not in driver.offered("debrief:")
    driver.send(f"past:{point.ply}")
    driver.send(f"note:{point.ply}")
    driver.send("note-text:Here it turned.")
    (card,) = parts(driver, "judged")
    assert card[1]["class"] == "judged", "notes come before it on small screens"
