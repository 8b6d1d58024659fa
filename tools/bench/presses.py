"""How many key presses a choice takes, in games played with real keys.

Each choice is drawn at random among those offered, and made in the fewest presses: by arrow keys,
N and P, Home and End, a typed name or code, a digit, or Tab. Every seat is a person at this screen.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from hustings import catalog
from hustings.core.notation import fold
from hustings.core.rng import Rng
from hustings.ui.frame.keyboard import MESSAGES, NEXT_KEYS
from hustings.ui.page.arrows import Target, neighbours, reading_order
from hustings.ui.page.place_search import NamedPlace, find_place, next_legal
from tools.bench.browser import one_page, say, visit

MAX_CHOICES: Final = 100
"""The most choices of a game that are made."""
MAX_CODE_LETTERS: Final = 4
"""Longer names are not typed."""
SEED: Final = "presses"
ARROW_KEYS: Final = {
    "left": "ArrowLeft",
    "right": "ArrowRight",
    "up": "ArrowUp",
    "down": "ArrowDown",
}
OFFERS: Final = '[data-do^="pick:"], [data-do^="take:"], [data-do="nobody"]'
SNAPSHOT: Final = """() => {
    const app = document.getElementById("app");
    const isShown = (e) => e.checkVisibility({ visibilityProperty: true });
    const inDialog = document.querySelector(".curtain");
    const offers = [...(inDialog ?? document).querySelectorAll(
        '[data-do^="pick:"], [data-do^="take:"], [data-do="nobody"]')]
        .filter((e) => isShown(e) && !e.closest("details.movelist"));
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const stops = [...(inDialog ?? document).querySelectorAll(controls)]
        .filter((e) => e.tabIndex >= 0 && isShown(e));
    const boards = [...document.querySelectorAll("[data-board]")];
    const focused = document.activeElement;
    return {
        over: app.dataset.screen === "over",
        offers: [...new Set(offers.map((e) => e.dataset.do))].sort(),
        stops: stops.map((e) => e.dataset.do ?? ""),
        at: stops.indexOf(focused),
        focused: focused?.dataset?.do ?? "",
        actions: inDialog ? [] : [...document.querySelectorAll(
            '.actions [data-do]:not([data-do="watch"])')].map((e) => e.dataset.do),
        boards: inDialog ? [] : boards.map((board) => ({
            places: [...board.querySelectorAll("[data-do][tabindex]")].map((e) => e.dataset.do),
            boxes: hustings.placeBoxes(board),
            labels: hustings.placeLabels(board),
            stop: hustings.tabStopOf(board),
            here: board.contains(focused),
        })),
    };
}"""
"""What can be chosen and where the focus is."""


class Way(NamedTuple):
    """Keys that lead to a choice and make it."""

    keys: tuple[str, ...]

    @property
    def presses(self) -> int:
        """How many keys are pressed."""
        return len(self.keys)


class Board:
    """The places of a board, and what each key does there."""

    def __init__(self, board: dict[str, Any]) -> None:
        self.messages = board["places"]
        self.boxes = tuple(Target(*box) for box in board["boxes"])
        self.places = [NamedPlace(label or "", is_legal) for label, is_legal in board["labels"]]
        self.stop = board["stop"]
        self.here = board["here"]
        self._order = reading_order(self.boxes) if self.boxes else []

    def entrance(self) -> int | None:
        """Return the place to which N leads from elsewhere, None without a legal one."""
        if self.places[self.stop].is_legal:
            return int(self.stop)
        return next_legal(self.places, self.stop, 1, self.boxes)

    def steps(self, at: int, *, letters: bool) -> Iterator[tuple[tuple[str, ...], int]]:
        """Yield (keys, place) for every key from a place. letters: N and P too."""
        for way, there in neighbours(self.boxes)[at].items():
            yield (ARROW_KEYS[way],), there
        for key, step in NEXT_KEYS.items() if letters else ():
            if (there_legal := next_legal(self.places, at, step, self.boxes)) is not None:
                yield (key.lower(),), there_legal
        yield ("Home",), self._order[0]
        yield ("End",), self._order[-1]

    def by_name(self, at: int, goals: set[int]) -> Iterator[tuple[tuple[str, ...], int]]:
        """Yield (keys, place) for every beginning of the names of some places.

        Each letter may go somewhere; the next ones begin there.
        """
        for code in sorted({code for goal in goals for code in _codes(self.places[goal].label)}):
            here: int | None = at
            for n in range(1, len(code) + 1):
                here = find_place(code[:n], self.places, here or 0, self.boxes)
                if here is None:
                    break
            if here is not None:
                first = code[0].upper()
                shifted = first in MESSAGES or first in NEXT_KEYS
                yield (f"Shift+{first}" if shifted else code[0], *code[1:]), here

    def fewest(self, start: int, goals: set[int]) -> tuple[str, ...] | None:
        """Return the fewest keys from a place to one of several."""
        waiting: list[tuple[int, int, tuple[str, ...], bool]] = [(0, start, (), True)]
        seen: set[tuple[int, bool]] = set()
        while waiting:
            cost, at, keys, may_type = heapq.heappop(waiting)
            if at in goals:
                return keys
            if (at, may_type) in seen:
                continue
            seen.add((at, may_type))
            ways = [*self.steps(at, letters=may_type)]
            for more, there in ways:
                heapq.heappush(waiting, (cost + len(more), there, (*keys, *more), may_type))
            if not keys and may_type:
                for more, there in self.by_name(at, goals):
                    heapq.heappush(waiting, (len(more), there, more, False))
        return None


def _codes(label: str) -> set[str]:
    """Return what may be typed for a label: the beginnings of its words, joined."""
    words = fold(label)
    joined = ["".join(words[at:]) for at in range(len(words))]
    return {
        text[:n] for text in joined if text[:1].isalpha() for n in range(1, MAX_CODE_LETTERS + 1)
    }


def best_way(page: dict[str, Any], message: str) -> Way:
    """Return the keys that make a choice with the fewest presses."""
    ways: list[tuple[str, ...]] = []
    if page["focused"] == message:
        ways.append(("Enter",))
    if message in page["actions"][:9]:
        ways.append((str(page["actions"].index(message) + 1),))
    for data in page["boards"]:
        board = Board(data)
        goals = {n for n, each in enumerate(board.messages) if each == message}
        if not goals or board.stop < 0:
            continue
        entered: tuple[str, ...] = () if board.here else ("n",)
        start = board.stop if board.here else board.entrance()
        keys = board.fewest(start, goals) if start is not None else None
        if keys is not None:
            ways.append((*entered, *keys, "Enter"))
    ways += [(*tabs, "Enter") for tabs in _tabs(page, message)]
    if not ways:
        raise RuntimeError(f"No key leads to {message}.")
    return Way(min(ways, key=len))


def _tabs(page: dict[str, Any], message: str) -> Iterator[tuple[str, ...]]:
    """Yield the presses of Tab, forwards and backwards, to a choice that is a Tab stop."""
    stops, at = page["stops"], page["at"]
    for n, each in enumerate(stops):
        if each == message:
            yield ("Tab",) * ((n - at) % len(stops))
            yield ("Shift+Tab",) * ((at - n) % len(stops))


def play(page: Page, site: str, game: str) -> list[int]:
    """Play a game by keys; return the presses of each choice."""
    seats = catalog.info(game).seats[-1]
    visit(page, f"{site}#{game}?seats={','.join(['human'] * seats)}&seed={SEED}", "ready")
    page.wait_for_selector(OFFERS, state="attached")
    rng, presses = Rng(f"{SEED}/{game}"), list[int]()
    page.evaluate("hustings.send('pref:pace:instant')")
    while len(presses) < MAX_CHOICES:
        shown = page.evaluate(SNAPSHOT)
        if shown["over"] or not shown["offers"]:
            break
        message = rng.pick(shown["offers"])
        way = best_way(shown, message)
        _press(page, way, message)
        presses.append(way.presses)
    return presses


def _press(page: Page, way: Way, message: str) -> None:
    """Press keys. Raises RuntimeError if they lead elsewhere."""
    *keys, last = way.keys
    for key in keys:
        page.keyboard.press(key)
    if last == "Enter" and page.evaluate("document.activeElement.dataset.do") != message:
        raise RuntimeError(f"{' '.join(keys)} does not lead to {message}.")
    page.keyboard.press(last)


def table(dist: Path, games: Sequence[str] = tuple(catalog.GAMES)) -> str:
    """Return a table of presses: choices, mean and worst of each game."""
    rows = ["| game | seats | choices | mean | worst |", "|---|---:|---:|---:|---:|"]
    with one_page(dist) as (page, site):
        for game in games:
            presses = play(page, site, game)
            mean = sum(presses) / len(presses)
            seats = catalog.info(game).seats[-1]
            row = f"| {game} | {seats} | {len(presses)} | {mean:.1f} | {max(presses)} |"
            say(row)
            rows.append(row)
    return "\n".join(rows)
