"""What a screen reader announces: one live region, briefly, and nothing twice."""

from __future__ import annotations

import itertools
import re

import pytest

from hustings import catalog
from hustings.core.moves import encode
from hustings.draw.tree import walk, words
from hustings.ui.page.parts.heard_prompt import without_repeats
from hustings.ui.phases import Deciding
from tests.kit import Kit
from tests.ui.driver import Driver
from tests.ui.listener import Listener, live_regions


def listening(address: str) -> tuple[Driver, Listener]:
    """Return a driven table and its listener, after what is announced at the start."""
    driver = Driver(address)
    listener = Listener(driver)
    listener.take()
    return driver, listener


def test_the_table_has_one_live_region(toy: Kit) -> None:
    driver = Driver("toy?seats=human,bot:easy&seed=live")
    names = [region[1].get("class") for _, region in live_regions(driver.page)]
    assert names == ["announcements"]


def test_the_region_is_on_every_screen_so_that_it_is_read_at_once(toy: Kit) -> None:
    for address in ("", "toy", "toy?seats=human,bot:easy&seed=live"):
        names = [region[1].get("class") for _, region in live_regions(Driver(address).page)]
        assert "announcements" in names, address


def test_nothing_is_announced_while_playback_runs(toy: Kit) -> None:
    driver, listener = listening("gerrymander?seats=human,bot:easy,bot:easy,bot:easy&seed=v2")
    heard: list[str] = []

    def listen() -> None:
        listener.heard.clear()
        listener.listen()
        if driver.in_playback:
            heard.extend(listener.heard)

    driver.after_update = listen
    verbs = driver.play.table.rules.VOCABULARY.verbs
    for _ in range(6):
        deciding = driver.play.phase
        assert isinstance(deciding, Deciding)
        driver.send(f"pick:{encode(verbs, driver.play.table.legal(deciding.seat)[-1])}")
    assert not heard


def test_a_refusal_is_announced_again_when_it_is_asked_for_again(toy: Kit) -> None:
    driver, listener = listening("gerrymander?seats=human,bot:easy&seed=why")
    driver.send("pick:border.40")
    drawn = [e[1].get("data-do", "") for e in walk(driver.page)]
    why = next(do for do in drawn if do.startswith("why:"))
    listener.take()
    driver.send(why)
    once = listener.take()
    driver.send(why)
    assert once == listener.take() == [driver.play.message]


def test_undo_is_announced(toy: Kit) -> None:
    driver, listener = listening("gerrymander?seats=human,human&seed=undo&friendly=1")
    deciding = driver.play.phase
    assert isinstance(deciding, Deciding)
    verbs = driver.play.table.rules.VOCABULARY.verbs
    driver.send(f"pick:{encode(verbs, driver.play.table.legal(deciding.seat)[0])}")
    listener.take()
    driver.send("undo")
    assert "Taken back." in listener.take()


def test_answers_are_announced_each_time(toy: Kit) -> None:
    driver, listener = listening("gerrymander?seats=human,bot:easy&seed=keys")
    for question in ("standing", "standing", "choices", "happened", "place:"):
        driver.send(f"tell:{question}")
        assert listener.take() == [driver.model.spoken[0]] != [""], question


def test_a_place_says_its_content_and_whether_it_can_be_chosen(toy: Kit) -> None:
    driver, listener = listening("gerrymander?seats=human,bot:easy&seed=keys")
    do = driver.offered("pick:border")[0]
    driver.send(f"tell:place:{do}")
    (said,) = listener.take()
    assert said.startswith("Border ")
    assert said.endswith("You can choose it.")


def test_the_aim_is_heard_once(toy: Kit) -> None:
    driver = Driver("gerrymander?seats=human,bot:easy&seed=aim")
    listener = Listener(driver)
    verbs = driver.play.table.rules.VOCABULARY.verbs
    for _ in range(12):
        deciding = driver.play.phase
        assert isinstance(deciding, Deciding)
        driver.send(f"pick:{encode(verbs, driver.play.table.legal(deciding.seat)[0])}")
    aim = catalog.coach("gerrymander").GOAL
    assert listener.heard.count(aim) == 1


def test_a_border_is_spoken_as_the_log_and_the_places_call_it(toy: Kit) -> None:
    driver, listener = listening("gerrymander?seats=human,bot:easy,bot:easy,bot:easy&seed=v2")
    verbs = driver.play.table.rules.VOCABULARY.verbs
    for _ in range(6):
        deciding = driver.play.phase
        assert isinstance(deciding, Deciding)
        driver.send(f"pick:{encode(verbs, driver.play.table.legal(deciding.seat)[-1])}")
    spoken = " ".join(listener.take())
    assert re.search(r"draws [A-K]\d–[A-K]\d", spoken)
    assert not re.search(r"(Red|Blue|Amber|Green) \d+–", spoken)


def test_lit_places_of_a_lesson_say_so(toy: Kit) -> None:
    driver = Driver("learn=gerrymander")
    while not (lit := [e for e in walk(driver.page) if "data-lit" in e[1]]):
        driver.send("lesson-next")
    assert all(e[1]["aria-label"].endswith(", lit") for e in lit if e[1].get("aria-label"))
    assert any(e[1].get("aria-label") for e in lit)


def test_places_that_cannot_be_chosen_are_disabled_for_screen_readers(toy: Kit) -> None:
    driver = Driver("delegate_dash?seats=human,bot:easy&seed=places")
    while not (places := driver.offered("pick:move")):
        driver.send(driver.offered("pick:")[0])
    drawn = {e[1].get("data-do", ""): e[1].get("aria-disabled") for e in walk(driver.page)}
    why = [do for do in drawn if do.startswith("why:")]
    assert why
    assert {drawn[do] for do in why} == {"true"}
    assert {drawn[do] for do in places} == {None}


def wait_for_decision(driver: Driver) -> int:
    """Press on until the player decides; return how often playback waited."""
    waits = 0
    while driver.in_playback:
        driver.send("hurry")
        waits += 1
    return waits


def end_turn(driver: Driver) -> None:
    """Make moves until others have moved."""
    verbs = driver.play.table.rules.VOCABULARY.verbs
    seat = driver.play.phase.seat if isinstance(driver.play.phase, Deciding) else -1
    while isinstance(deciding := driver.play.phase, Deciding) and deciding.seat == seat:
        at = driver.play.table.at
        driver.send(f"pick:{encode(verbs, driver.play.table.legal(deciding.seat)[-1])}")
        if any(driver.play.table.mover(ply) != seat for ply in range(at, driver.play.table.at)):
            return


@pytest.mark.parametrize("title", ["gerrymander", "early_states", "delegate_dash"])
def test_with_a_screen_reader_playback_waits_after_each_turn(title: str) -> None:
    driver = Driver(f"{title}?seats=human,bot:easy,bot:easy,bot:easy&seed=wait")
    driver.send("pref:listen:on")
    wait_for_decision(driver)
    waits = 0
    for _ in range(4):
        listener = Listener(driver)
        listener.take()
        end_turn(driver)
        heard = [listener.take()]
        while driver.in_playback:
            driver.send("hurry")
            heard.append(listener.take())
        said = [sentence for each in heard for sentence in each]
        assert all(here != there for here, there in itertools.pairwise(said))
        assert all(len(each) == 1 for each in heard[1:-1]), "one sentence for each turn"
        waits += len(heard) - 1
        assert heard[-1], "the last turn comes with the prompt"
    assert waits >= 4


def test_the_preference_for_listeners_is_offered_once_to_those_who_begin_with_keys() -> None:
    driver = Driver("gerrymander?seats=human,bot:easy&seed=offer")
    driver.send("keys-first")
    assert "listen:on" in driver.offered("listen:")
    driver.send("listen:on")
    assert driver.model.prefs.listen == "on"
    assert not driver.offered("listen:")
    again = Driver("gerrymander?seats=human,bot:easy&seed=offer", driver.stored)
    again.send("pref:listen:off")
    again.send("keys-first")
    assert not again.offered("listen:")


@pytest.mark.parametrize(
    ("prompt", "before", "heard"),
    [
        (
            "Ada (Red): draw a border, two left this turn.",
            "Ada (Red): draw a border, three left this turn.",
            "Two left this turn.",
        ),
        (
            "Ada: 2 actions left; play a card, draw or end.",
            "Ada: 3 actions left; play a card, draw or end.",
            "2 actions left.",
        ),
        ("Ada: buy 1,000 for $1M.", "Ada: buy 1,200 for $1M.", "Buy 1,000 for $1M."),
        ("Ada: end your turn.", "Ada: end your turn.", "Ada: end your turn."),
        ("Ben: end your turn.", "Ada: end your turn.", "Ben: end your turn."),
        ("Ada: end your turn.", "", "Ada: end your turn."),
    ],
)
def test_what_the_prompt_before_said_is_not_heard_again(
    prompt: str, before: str, heard: str
) -> None:
    assert without_repeats(prompt, before) == heard


def test_the_prompt_is_whole_where_another_player_decided_before(toy: Kit) -> None:
    driver, listener = listening("gerrymander?seats=human,human&seed=two&handover=0")
    verbs, heard = driver.play.table.rules.VOCABULARY.verbs, list[str]()
    for _ in range(12):
        deciding = driver.play.phase
        assert isinstance(deciding, Deciding)
        driver.send(f"pick:{encode(verbs, driver.play.table.legal(deciding.seat)[0])}")
        heard += listener.take()
    turns = [text for text in heard if "left this turn" in text]
    assert any(text.startswith(driver.play.names[1]) for text in turns), turns
    assert any(not text.startswith((*driver.play.names,)) for text in turns), turns


@pytest.mark.parametrize("title", catalog.GAMES)
def test_the_board_can_be_read_as_headings_and_lists(title: str) -> None:
    driver = Driver(f"{title}?seats=human,bot:easy&seed=words")
    driver.send("dialog:board")
    (box,) = [e for e in walk(driver.page) if e[1].get("role") == "dialog"]
    areas = catalog.text(title).areas(driver.play.table.view(driver.play.viewer), driver.play.names)
    headings = [words(e) for e in walk(box) if e[0] == "h3"]
    assert headings == [area.name for area in areas]
    assert sum(e[0] == "li" for e in walk(box)) == sum(len(area.places) for area in areas)


def test_the_board_is_not_read_to_the_next_player_at_a_hand_over() -> None:
    driver = Driver("whistle_stop?seats=human,human&seed=hidden")
    assert driver.model.screen == "handover"
    driver.send("dialog:board")
    assert not [e for e in walk(driver.page) if e[0] == "h3"]


def test_nobody_leads_a_game_that_has_ended(toy: Kit) -> None:
    driver, listener = listening("gerrymander?seats=human,bot:easy&seed=over")
    driver.click_through("d")
    listener.take()
    driver.send("tell:standing")
    (told,) = listener.take()
    assert "Districts:" in told
    assert "You " not in told
