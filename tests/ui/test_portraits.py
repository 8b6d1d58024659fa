"""Portraits: six different people, cheap to draw, at every place that shows who sits where."""

from __future__ import annotations

import itertools
from typing import get_args

import pytest

from hustings import catalog
from hustings.core.packed_link import to_link
from hustings.core.protocols import Tree
from hustings.core.record import load
from hustings.draw.portrait import BY_NAME, PORTRAITS, Mood, portrait, portrait_numbers
from hustings.draw.tree import walk, words
from hustings.messages.names import BOTS, PEOPLE
from hustings.ui.links.address import name_seats
from hustings.ui.links.share import places
from hustings.ui.page.parts.portraits import winners
from hustings.ui.page.parts.seat_marks import sides
from hustings.ui.phases import HandOver
from tests.golden import records
from tests.kit import Kit
from tests.ui.driver import Driver

MAX_NODES = 14
NUMBERS = range(len(PORTRAITS))
MOODS: tuple[Mood, ...] = get_args(Mood)


def shown(tree: Tree, inside: str = "") -> list[str]:
    """Return the classes of the portraits in a page. inside: a class of an element around them."""
    around = [e for e in walk(tree) if inside in ("", *str(e[1].get("class", "")).split())]
    return [
        each[1]["class"]
        for element in around[:1]
        for each in walk(element)
        if "portrait" in str(each[1].get("class", "")).split()
    ]


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("number", NUMBERS)
def test_a_portrait_has_few_elements_no_text_and_no_colours(number: int, mood: Mood) -> None:
    drawn = portrait(number, "seat-2", mood)
    elements = [*walk(drawn)]
    assert len(elements) <= MAX_NODES
    assert words(drawn).strip() == ""
    assert drawn[1]["aria-hidden"] == "true"
    assert "seat-2" in drawn[1]["class"].split()
    attributes = {name for _, attrs, _ in elements for name in attrs}
    assert attributes.isdisjoint({"fill", "stroke", "style", "filter"})


def test_no_two_portraits_have_the_same_outline() -> None:
    outlines = {(it.back, it.front, it.beard, it.worn) for it in PORTRAITS}
    assert len(outlines) == len(PORTRAITS) == 6
    paths = [
        frozenset(each[1]["d"] for each in walk(portrait(n)) if each[0] == "path") for n in NUMBERS
    ]
    assert len({*paths}) == len(paths)


@pytest.mark.parametrize("number", NUMBERS)
def test_each_mood_is_another_face(number: int) -> None:
    moods = [portrait(number, "seat-0", mood) for mood in MOODS]
    assert all(one != other for n, one in enumerate(moods) for other in moods[n + 1 :])


def test_a_portrait_is_drawn_once() -> None:
    assert portrait(0, "seat-0") is portrait(0, "seat-0")


def test_every_default_name_has_a_portrait() -> None:
    assert {*BY_NAME} == {*PEOPLE, *BOTS}
    assert {BY_NAME[name] for name in PEOPLE} == {BY_NAME[name] for name in BOTS} == {*NUMBERS}


@pytest.mark.parametrize("people", range(7))
def test_everybody_at_a_table_has_another_portrait(people: int) -> None:
    """A default name has its own, as long as nobody before has the same face."""
    kinds = ["human"] * people + ["bot:easy"] * (6 - people)
    for seats in range(1, 7):
        names = tuple(seat.name for seat in name_seats(kinds[:seats]))
        numbers = portrait_numbers(names)
        assert len({*numbers}) == seats
        known = [BY_NAME[name] for name in names]
        if len({*known}) == seats:
            assert list(numbers) == known


def test_other_names_have_the_portrait_of_their_seat() -> None:
    assert portrait_numbers(("Max", "Iris", "Zoe")) == (0, BY_NAME["Iris"], 2)
    assert portrait_numbers(("Max", "Ada")) == (1, 0)
    assert portrait_numbers(("Ada", "Ada")) == (0, 1)


def person_of(classes: str) -> str:
    """Return which person a portrait shows, by its classes."""
    return next(name for name in classes.split() if name.startswith("person-"))


def test_one_at_a_table_has_the_same_portrait_everywhere() -> None:
    driver = Driver()
    driver.send("setup:whistle_stop")
    driver.send("kind:1:human")
    ada, ben = "person-0", f"person-{BY_NAME['Ben']}"
    assert [*map(person_of, shown(driver.page, "seat-list"))] == [ada, ben]
    driver.send("start")
    assert driver.model.screen == "handover"
    assert len(shown(driver.page, "curtain")) == 1
    handing = driver.play.find_phase(HandOver)
    assert handing is not None
    first = handing.seat
    assert person_of(shown(driver.page, "curtain")[0]) == (ada, ben)[first]
    driver.send(f"take:{first}")
    assert [*map(person_of, shown(driver.page, "plates"))] == [ada, ben]


def test_the_status_line_shows_who_acted_last() -> None:
    driver = Driver("early_states?seats=human,bot:easy&seed=look")
    seat = next(line.who for line in reversed(driver.play.lines) if line.who is not None)
    number = portrait_numbers(driver.play.names)[seat]
    assert [*map(person_of, shown(driver.page, "strip"))] == [f"person-{number}"]


@pytest.mark.broad("gerrymander", "poll_position")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_winners_beam_at_the_end_and_a_table_without_one_is_downcast(name: str) -> None:
    for path in records(Kit(name)):
        driver = Driver(f"r={to_link(load(path.read_text('utf-8'), catalog.find))}")
        play = driver.play
        won = [seat for place in places(play) if place.won for seat in place.side.seats]
        seats = sorted(won) or range(len(play.names))
        mood: Mood = "beaming" if won else "downcast"
        numbers, own = portrait_numbers(play.names), sides(play)
        expected = [portrait(numbers[seat], own[seat].paint, mood) for seat in seats]
        assert winners(play) == expected
        for inside in ("finale", "ranking"):
            assert shown(driver.page, inside) == [each[1]["class"] for each in expected]


def test_the_log_dialog_shows_who_begins_each_turn() -> None:
    driver = Driver("gerrymander?seats=human,human&seed=log")
    driver.click_through("log", 12)
    driver.send("dialog:log")
    log = next(e for e in walk(driver.page) if "with-people" in str(e[1].get("class", "")).split())
    faces = [shown(line) for line in walk(log) if "data-line" in line[1]]
    seated = [face for each in faces for face in each]
    assert len(set(seated)) == 2
    assert all(one != other for one, other in itertools.pairwise(seated)), "once a turn"
    assert [] in faces, "further lines of a turn have none"
