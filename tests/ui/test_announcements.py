"""What a screen reader announces: one live region, briefly, and nothing twice."""

from __future__ import annotations

from hustings.core.moves import encode
from hustings.draw.tree import walk
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
