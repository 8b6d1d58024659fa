"""Pinches and double taps zoom the board of every game, and not the page."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

from e2e.conftest import until
from e2e.playing import PHONE, trust_clicks, wait_for_bots
from e2e.sampling import some_games
from hustings import catalog

Open = Callable[..., Page]

WIDTH = "document.querySelector('.board-sheet').getBoundingClientRect().width"
PART_UNDER = """([x, y]) => {
    const sheet = document.querySelector(".board-sheet");
    const { left, top, width, height } = sheet.getBoundingClientRect();
    return [(x - left) / width, (y - top) / height];
}"""
FREE_POINT = """() => {
    const frame = document.querySelector(".board-frame");
    const { left, top, width, height } = frame.getBoundingClientRect();
    for (let y = top + 9; y < top + height - 9; y += 7)
        for (let x = left + 9; x < left + width - 9; x += 7) {
            const under = document.elementFromPoint(x, y);
            if (under?.closest(".board-sheet") && !under.closest("[data-do]")) return [x, y];
        }
    return null;
}"""
"""Returns a point of the board beside all targets."""


class Fingers:
    """Fingers on a page, to `put` down at points, `slide` and `lift`."""

    def __init__(self, page: Page) -> None:
        self._send = page.context.new_cdp_session(page).send
        self._down = 0.0

    def _touch(
        self, kind: str, places: list[tuple[float, float]], after: float | None = None
    ) -> None:
        points: list[dict[str, Any]] = [
            {"x": x, "y": y, "id": i} for i, (x, y) in enumerate(places)
        ]
        event: dict[str, Any] = {"type": f"touch{kind}", "touchPoints": points}
        if after is not None:
            event["timestamp"] = self._down + after
        self._send("Input.dispatchTouchEvent", event)

    def put(self, *places: tuple[float, float]) -> None:
        """Put one finger after the other down."""
        self._down = time.time()
        for n in range(len(places)):
            self._touch("Start", list(places[: n + 1]), 0.0)

    def slide(self, *places: tuple[float, float], after: float | None = None) -> None:
        """Move them; after: event time in seconds since they were put down."""
        self._touch("Move", list(places), after)

    def lift(self) -> None:
        """Lift all of them."""
        self._touch("End", [])

    def tap(self, place: tuple[float, float]) -> None:
        """Tap."""
        self.put(place)
        self.lift()


@contextmanager
def touch_screen(page: Page) -> Iterator[Fingers]:
    """Emulate a touch screen inside this block."""
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    page.set_viewport_size(PHONE)
    try:
        yield Fingers(page)
    finally:
        client.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
        client.detach()


def middle(page: Page) -> tuple[float, float]:
    """Return the centre of the board."""
    box = page.locator(".board-frame").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pinch(page: Page, fingers: Fingers, at: tuple[float, float], by: float) -> None:
    """Pinch at a point; by: the factor of the fingers' distance."""
    x, y = at
    fingers.put((x - 40, y), (x + 40, y))
    for step in range(1, 5):
        wide = 40 * (1 + (by - 1) * step / 4)
        fingers.slide((x - wide, y), (x + wide, y))
    fingers.lift()


@some_games
def test_a_pinch_zooms_the_board_and_not_the_page(table: Open, page: Page, game: str) -> None:
    seats = ",".join(["human", "bot:normal"] if 2 in catalog.info(game).seats else ["human"])
    with touch_screen(page) as fingers:
        page = table(f"#{game}?seats={seats}&seed=pinch")
        wait_for_bots(page)
        trust_clicks(page)
        before, ply = page.evaluate(WIDTH), page.locator("#app").get_attribute("data-ply")
        height = page.locator(".board-frame").evaluate("e => e.offsetHeight")
        at = middle(page)
        under = page.evaluate(PART_UNDER, at)
        pinch(page, fingers, at, 2.0)
        until(page, f"Math.abs({WIDTH} / {before} - 2) < 0.05")
        assert page.evaluate("visualViewport.scale") == 1
        for n in (0, 1):  # the same points stay under the fingers
            until(page, f"Math.abs(({PART_UNDER})({list(at)})[{n}] - {under[n]}) < 0.02")
        assert page.locator(".board-frame").evaluate("e => e.offsetHeight") == height
        assert page.locator("#app").get_attribute("data-ply") == ply, "nothing was pressed"
        pinch(page, fingers, at, 0.4)
        until(page, f"Math.abs({WIDTH} - {before}) < 1")


def test_one_finger_scrolls_a_zoomed_board_and_a_tap_still_presses(table: Open, page: Page) -> None:
    with touch_screen(page) as fingers:
        page = table("#gerrymander?seats=human,human&seed=pinch")
        x, y = middle(page)
        pinch(page, fingers, (x, y), 2.5)
        until(page, "document.querySelector('.board').classList.contains('zoomed')")
        scrolled = page.locator(".board-frame").evaluate("e => e.scrollLeft")
        fingers.put((x, y))
        for step in range(1, 9):
            fingers.slide((x - 10 * step, y))
        fingers.lift()
        until(page, f"document.querySelector('.board-frame').scrollLeft > {scrolled} + 30")
        page.wait_for_timeout(500)
        place = page.evaluate(
            """() => { for (const e of document.querySelectorAll('.board [data-do^="pick:"]')) {
                const b = e.getBoundingClientRect(), at = [b.x + b.width / 2, b.y + b.height / 2];
                if (document.elementFromPoint(...at)?.closest('[data-do]') === e) return at;
            } }"""
        )
        fingers.tap(place)
        until(page, "+document.getElementById('app').dataset.ply > 0")


def test_a_double_tap_beside_targets_zooms_the_board_in_and_out(table: Open, page: Page) -> None:
    with touch_screen(page) as fingers:
        page = table("#gerrymander?seats=human,human&seed=pinch")
        trust_clicks(page)
        before = page.evaluate(WIDTH)
        for times in (2.2, 1):
            place = page.evaluate(FREE_POINT)
            fingers.tap(place)
            fingers.tap(place)
            until(page, f"Math.abs({WIDTH} / {before} - {times}) < 0.02")
            page.wait_for_timeout(400)
        assert page.evaluate("visualViewport.scale") == 1


def test_zooming_by_wheel_and_buttons_keeps_the_view_in_place(table: Open, page: Page) -> None:
    page = table("#gerrymander?seats=human,human&seed=pinch")
    x, y = middle(page)
    for press in (
        lambda: page.locator('[data-do="zoom:in"]').click(),
        lambda: page.evaluate(
            """([clientX, clientY]) => document.elementFromPoint(clientX, clientY).dispatchEvent(
                new WheelEvent("wheel", { clientX, clientY, ctrlKey: true, deltaY: -60,
                    bubbles: true, cancelable: true }))""",
            [x, y],
        ),
    ):
        was, under = page.evaluate(WIDTH), page.evaluate(PART_UNDER, [x, y])
        press()
        until(page, f"{WIDTH} > {was} * 1.2")
        page.wait_for_timeout(250)
        now = page.evaluate(PART_UNDER, [x, y])
        assert max(abs(now[0] - under[0]), abs(now[1] - under[1])) < 0.02
