"""A headline is shown as a clipping, heard once, and kept in the log; the next move removes it."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.core.packed_link import to_link
from hustings.core.press import Headline
from hustings.core.protocols import Tree
from hustings.core.record import load
from hustings.draw.tree import walk, words
from hustings.ui import effects as fx
from hustings.ui.model import Play
from hustings.ui.page.parts.announcements import announcements
from hustings.ui.phases import Playback
from hustings.ui.play.headlines import headlines, print_clipping
from tests.golden import records
from tests.kit import Kit
from tests.ui.driver import Driver

GAME = "delegate_dash"


def ended(game: str = GAME, name: str = "legislature") -> Driver:
    """Open a finished record by its link. name: of its file."""
    (file,) = [file for file in records(Kit(game)) if file.stem == name]
    return Driver(f"r={to_link(load(file.read_text(encoding='utf-8'), catalog.find))}")


def before_headline(
    kind: str = "milestone", game: str = GAME, name: str = "legislature"
) -> tuple[Driver, Headline, list[str]]:
    """Play a record up to the move that makes a headline; return its remaining moves too."""
    driver = ended(game, name)
    moves = driver.play.table.record.moves
    seats = len(driver.play.names)
    found = next(each for each in headlines(driver.play) if each.kind == kind)
    record = driver.play.table.record
    start = record._replace(moves=moves[: found.ply - 1])
    fresh = Driver(f"r={to_link(start)}")
    assert len(fresh.play.names) == seats
    return fresh, found, [move.split(":", 1)[1] for move in moves[found.ply - 1 :]]


def shown(drawn: Tree, kind: str) -> list[str]:
    """Return the texts of the elements of a class."""
    return [words(e) for e in walk(drawn) if e[1].get("class") == kind]


def on_show(driver: Driver) -> str:
    """Return the headline on show, "" without one."""
    return driver.play.clipping.text if driver.play.clipping is not None else ""


def make(driver: Driver, token: str) -> list[fx.Effect]:
    """Make a move, whoever's turn it is; return the effects."""
    if "confirm" in driver.offered():
        driver.send("confirm")
    return driver.send(f"pick:{token}")


def test_a_headline_is_shown_until_the_next_move_and_heard_once() -> None:
    driver, found, moves = before_headline()
    driver.send("pref:pace:instant")
    assert not on_show(driver), "what happened before the game was opened is no news"
    make(driver, moves[0])
    assert on_show(driver) == found.text
    (clipping,) = shown(driver.page, "clipping")
    assert found.text in clipping
    assert "The Diamond Dispatch" in clipping
    heard = " ".join(each.text for each in announcements(driver.model))
    assert heard.count(found.text) == 1
    make(driver, moves[1])
    assert not on_show(driver)
    assert not shown(driver.page, "clipping")
    assert found.text not in " ".join(each.text for each in announcements(driver.model))


@pytest.mark.parametrize(
    ("kind", "game_id", "name", "holder"),
    [
        ("milestone", GAME, "legislature", "actions"),
        ("rival", "early_states", "challenge_won_early", "strip"),
    ],
)
def test_a_headline_stands_in_the_bar_unless_its_buttons_need_the_room(
    kind: str, game_id: str, name: str, holder: str
) -> None:
    driver, _, moves = before_headline(kind, game_id, name)
    driver.send("pref:pace:instant")
    make(driver, moves[0])
    holders = [e[1].get("class") for e in walk(driver.page) if shown(e, "clipping")]
    assert holder in holders
    assert holders.count("clipping") == 1


def test_a_headline_of_a_majority_names_what_stays_true() -> None:
    """The winner may get more coins of the same roll: the table must not contradict it."""
    driver = ended(name="won_at_convention_1")
    (majority,) = [each.text for each in headlines(driver.play) if each.kind == "majority"]
    assert majority.endswith("reaches 305 delegates")


@pytest.mark.parametrize("game_id", ["early_states", "gerrymander"])
def test_a_headline_goes_when_it_may_no_longer_be_true(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clipping of a new leader must not stay beside a score that another has levelled."""
    monkeypatch.setattr(Play, "people_here", ())  # so that no move removes it
    leads = 0
    for file in records(Kit(game_id)):
        play = ended(game_id, file.stem).play
        for found in (each for each in headlines(play) if each.kind == "lead"):
            later = next_places(play, found)
            if not later:
                continue
            play.clipping = found
            index, number = later[0]
            print_clipping(play, found.at, (index, number - 1))
            assert play.clipping is not None
            print_clipping(play, (index, number - 1), (index, number))
            assert play.clipping != found
            leads += 1
    assert leads


def next_places(play: Play, headline: Headline) -> list[tuple[int, int]]:
    """Return the places after a headline of the events that may make it untrue."""
    return [
        (index, number)
        for index, step in enumerate(play.table.log)
        for number, event in enumerate(step.events, 1)
        if (index, number) > headline.at and event[0] in headline.until
    ]


def test_a_move_that_plays_itself_leaves_the_clipping() -> None:
    driver, found, moves = before_headline("tie", "gerrymander", "districts")
    driver.send("pref:pace:instant")
    make(driver, moves[0])
    assert driver.play.table.at > found.ply, "the party of the player is named by itself"
    assert on_show(driver) == found.text


def test_the_log_keeps_the_headlines_up_to_the_position_shown() -> None:
    driver = ended()
    all_ = [each.text for each in headlines(driver.play)]
    printed = shown(driver.page, "log-headline")
    assert printed
    assert printed == all_[-len(printed) :]
    first = headlines(driver.play)[0]
    driver.send(f"past:{first.ply}")
    assert [each.text for each in headlines(driver.play, driver.play.shown())] == all_[:1]
    driver.send(f"past:{first.ply - 1}")
    assert not headlines(driver.play, driver.play.shown())


def test_playback_shows_a_headline_with_its_beat_and_its_sound() -> None:
    driver = ended()
    driver.send("pref:pace:step")
    driver.send("pref:sound:full")
    driver.send("past:0")
    found = headlines(driver.play)[0]
    sounds = [e.name for e in driver.send("watch:0") if isinstance(e, fx.Sound)]
    for _ in range(400):
        if on_show(driver):
            break
        assert isinstance(driver.play.phase, Playback)
        sounds = [e.name for e in driver.send("hurry") if isinstance(e, fx.Sound)]
    assert driver.play.clipping == found
    assert sounds == ["press"]
    playback = driver.play.find_phase(Playback)
    assert playback is not None
    assert playback.at >= found.at
    assert shown(driver.page, "clipping")


def test_a_past_position_shows_no_clipping() -> None:
    driver, _, moves = before_headline()
    driver.send("pref:pace:instant")
    make(driver, moves[0])
    driver.send("past:1")
    assert not shown(driver.page, "clipping")


def test_a_game_without_a_newspaper_has_no_headlines(toy: Kit) -> None:
    driver = Driver("toy?seats=human,human&seed=strip")
    assert catalog.press("toy") is None
    assert headlines(driver.play) == []
