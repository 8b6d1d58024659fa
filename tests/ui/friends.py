"""Friends who play one game on several devices and send each other links."""

from __future__ import annotations

from hustings.core.rng import Rng
from hustings.ui import effects as fx
from hustings.ui.phases import Joining, Waiting
from tests.ui.driver import Driver


def sent_link(driver: Driver) -> str:
    """Send the game; return the part of the link after '#'."""
    effects = driver.send("send")
    (shared,) = (effect for effect in effects if isinstance(effect, fx.ShareLink))
    driver.send("copied")
    return shared.text.partition("#")[2]


def arrive(driver: Driver, link: str, seat: int) -> None:
    """Open a link on a device, and answer which seat plays there if asked."""
    driver.follow(link)
    if driver.play.find_phase(Joining):
        driver.send(f"i-am:{seat}")


def play_here(driver: Driver, rng: Rng, clicks: int = 5000) -> None:
    """Click choices until no player on this device has any."""
    for _ in range(clicks):
        offers = driver.offered("pick:", "take:", "nobody")
        if not offers:
            return
        driver.send(rng.pick(offers))
        assert not driver.model.notice, driver.model.notice
        assert driver.play.viewer in (*driver.play.humans, None), "another player's hand is shown"
    raise AssertionError("no end of choices")


def play_all(start: str, seed: str, devices: dict[int, Driver]) -> int:
    """Play a game to its end, each seat on a device of its own; return how often it was sent."""
    rng = Rng(seed)
    devices[0] = Driver(start)
    holder = 0
    for times in range(3000):
        driver = devices[holder]
        play_here(driver, rng)
        if driver.play.table.over:
            return times
        waiting = driver.play.find_phase(Waiting)
        assert waiting is not None, driver.text[:400]
        link = sent_link(driver)
        holder = driver.play.awaited[0]
        devices.setdefault(holder, Driver())
        arrive(devices[holder], link, holder)
    raise AssertionError("the game never ends")
