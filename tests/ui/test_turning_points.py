"""What turned a reviewed game besides the decisions of its player, told by the log."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hustings import catalog
from hustings.bots.decisions import finish_of
from hustings.core.event_places import places_of_event
from hustings.core.model import NATURE
from hustings.core.protocols import Tree
from hustings.draw.tree import h, walk, words
from hustings.ui import words as said
from hustings.ui.page.parts.log import event_sentence, log_texts
from hustings.ui.page.parts.review_moment import moment_card
from hustings.ui.page.parts.turning_points import swing_reason, turning_list
from hustings.ui.phases import Over
from hustings.ui.play.turning_points import (
    MAX_TURNING_POINTS,
    MIN_SWING,
    review_moments,
    turning_points,
)
from hustings.ui.reviews import DebriefResult, OpenDebrief, ReviewedDecision, ReviewedTurn
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


def shown_tree(driver: Driver, result: DebriefResult) -> Tree:
    """Return the list of turning points."""
    moments = review_moments(driver.play, SEAT, result)
    return h("div", {}, turning_list(driver.play, SEAT, moments))


def shown_list(driver: Driver, result: DebriefResult) -> str:
    """Return the list of turning points as text."""
    return words(shown_tree(driver, result))


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
    shown = shown_list(driver, result_with(driver, [0.2, 0.8], [0.0]))
    assert "Where the chances swung" in shown
    assert sum(sentence in shown for sentence in log) >= 1


@pytest.mark.parametrize("name", catalog.GAMES)
def test_every_large_change_is_explained(name: str) -> None:
    """By what others and luck did before a turn of the seat, or by that turn."""
    driver = finished(name)
    result = result_with(driver, [0.5, 0.2, 0.9], [0.0, 0.3, 0.0])
    points = turning_points(driver.play, SEAT, result)
    changes = sum(before != after for before, after in pairwise(result.chances))
    assert len(points) == min(MAX_TURNING_POINTS, changes)
    for point in points:
        assert swing_reason(driver.play, SEAT, point)
        assert point.own or point.seats


def test_what_the_own_decisions_cost_is_a_turn_of_ones_own() -> None:
    """Unless the review lists it anyway."""
    driver = finished("gerrymander")
    steady = result_with(driver, [0.5], [0.0])
    assert turning_points(driver.play, SEAT, steady) == []
    falling = steady._replace(
        course=tuple(
            turn._replace(chance=0.5 if n < 2 else 0.2, cost=0.3 if n == 2 else 0.0)
            for n, turn in enumerate(steady.course)
        ),
        end_chance=0.2,
    )
    (own,) = turning_points(driver.play, SEAT, falling)
    assert own.own
    assert own.swing == pytest.approx(-0.3)
    assert own.ply == falling.course[2].ply
    assert "You: " in shown_list(driver, falling)
    move = own.moves[0][1]
    decision = ReviewedDecision(own.ply, move, move, 0.2, 0.5, "", (move,), (move,))
    assert turning_points(driver.play, SEAT, falling._replace(worst=(decision,))) == []


def test_small_changes_in_one_direction_are_told_together() -> None:
    driver = finished("gerrymander")
    steady = result_with(driver, [0.8], [0.0])
    course = tuple(
        turn._replace(chance=0.8 - 0.06 * min(n, 3)) for n, turn in enumerate(steady.course)
    )
    sliding = steady._replace(course=course, end_chance=0.62)
    (point,) = turning_points(driver.play, SEAT, sliding)
    assert point.before == 0.8
    assert point.after == pytest.approx(0.62)
    assert not point.own


def test_a_change_that_the_log_says_nothing_of_names_who_made_it() -> None:
    driver = finished("gerrymander")
    play, result = driver.play, result_with(driver, [0.2, 0.8], [0.0])
    point = next(each for each in turning_points(play, SEAT, result) if not each.own)
    silent = point._replace(at=(), events=())
    assert swing_reason(play, SEAT, silent) == f"{play.names[1]} made the difference."
    assert swing_reason(play, SEAT, silent._replace(seats=(NATURE,))) == "Luck made the difference."


def test_only_what_changed_the_evaluation_in_the_same_direction_is_told() -> None:
    """What changed it most comes first; a rise is not told by what the seat lost."""
    driver = finished("gerrymander")
    play, steady = driver.play, result_with(driver, [0.5], [0.0])
    course = tuple(
        turn._replace(chance=0.5 if n < 2 else 0.9) for n, turn in enumerate(steady.course)
    )
    rising = steady._replace(course=course, end_chance=0.9)
    (plain,) = turning_points(play, SEAT, rising)
    assert not plain.explained
    against = rising._replace(changes=dict.fromkeys(plain.at, -0.2))
    assert not {place for point in turning_points(play, SEAT, against) for place in point.at} & {
        *plain.at
    }
    one, *_ = plain.at
    (told,) = turning_points(play, SEAT, rising._replace(changes={one: 0.2}))
    assert told.at == (one,)
    assert told.explained
    shown = shown_list(driver, rising._replace(changes={one: 0.2}))
    assert event_sentence(play.game, told.events[0], SEAT, play.names) in shown
    assert said.over.review_in_between(events="").strip() not in shown


def convention() -> Driver:
    """Return a finished game of Delegate Dash with a convention of several counts."""
    for number in range(20):
        driver = Driver(f"delegate_dash?seats=human,bot:easy&seed=convention-{number}")
        driver.send("pref:pace:instant")
        driver.click_through("convention")
        if finish_of(driver.play.table, SEAT, catalog.review("delegate_dash").period_labels):
            return driver
    raise AssertionError("every game was won outright")


def test_the_counts_of_a_convention_are_told_apart() -> None:
    """Nobody decides anything there."""
    driver = convention()
    table, review = driver.play.table, catalog.review("delegate_dash")
    stages = finish_of(table, SEAT, review.period_labels)
    labels = [review.period_labels(stage.obs)[0] for stage in stages]
    assert len(set(labels)) == len(labels) > 1
    chances = [0.9 - 0.3 * n for n in range(len(stages))]
    finish = tuple(zip([stage.step for stage in stages], chances, strict=True))
    result = result_with(driver, [0.9], [0.0])._replace(finish=finish, end_chance=1.0)
    points = [p for p in turning_points(driver.play, SEAT, result) if p.ply == table.at]
    assert len({point.events for point in points}) == len(points) == len(stages)
    listed = [e for e in walk(shown_tree(driver, result)) if "log-line" in e[1].get("class", "")]
    assert all("data-do" not in e[1] for e in listed[-len(points) :]), "no move follows it"


def test_a_game_without_a_turn_has_no_turning_point() -> None:
    driver = finished("gerrymander")
    empty = result_with(driver, [0.2, 0.8], [0.0])._replace(course=())
    assert turning_points(driver.play, SEAT, empty) == []
    assert review_moments(driver.play, SEAT, empty) == []
    assert turning_list(driver.play, SEAT, []) == []


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
    card = moment_card(play)
    assert card is not None
    assert told in words(card)
    assert told in driver.text
    places = places_of_event(play.table.rules.VOCABULARY, point.events[0])
    lit = {f"#{attrs.get('key')}" for _, attrs, *_ in walk(driver.page) if "data-lit" in attrs}
    assert places
    assert {*places} <= lit
    assert f"debrief:{SEAT}" in driver.offered("debrief:")
    driver.send(f"past:{point.ply - 1}")
    assert f"debrief:{SEAT}" not in driver.offered("debrief:")
    driver.send(f"past:{point.ply}")
    driver.send(f"note:{point.ply}")
    driver.send("note-text:Here it turned.")
    (card,) = parts(driver, "judged")
    assert card[1]["class"] == "judged", "notes come before it on small screens"
