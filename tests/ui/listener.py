"""Hears what a screen reader announces by itself: the changes of the page's live regions.

What it reads out when the focus moves is not part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from hustings.core.moves import encode
from hustings.core.protocols import Tree
from hustings.core.rng import Rng
from hustings.draw.deferred import whole
from hustings.draw.tree import h
from hustings.ui.app import page
from hustings.ui.model import Model
from hustings.ui.page.parts.announcements import live_region
from hustings.ui.phases import Deciding, Playback
from tests.ui.driver import Driver

ATOMIC_ROLES: Final = ("status", "alert")
"""Roles of live regions that are read as a whole after every change."""
LIVE_ROLES: Final = (*ATOMIC_ROLES, "log")
LETTERS_PER_SECOND: Final = 15
"""A screen reader's speed."""


def is_live(attrs: dict[str, Any]) -> bool:
    """Return whether changes in an element with these attributes are announced."""
    live = attrs.get("aria-live")
    return live != "off" if live else attrs.get("role") in LIVE_ROLES


def spoken(tree: Tree | str) -> str:
    """Return what a screen reader says of a tree, without what is hidden from it."""
    if isinstance(tree, str):
        return tree
    attrs = tree[1]
    if attrs.get("aria-hidden") == "true":
        return ""
    if label := attrs.get("aria-label"):
        return str(label)
    return " ".join(filter(None, map(spoken, tree[2])))


def live_regions(tree: Tree, path: str = "") -> Iterator[tuple[str, Tree]]:
    """Yield (path, element) of each live region; the path identifies it from page to page."""
    for n, child in enumerate(tree[2]):
        if isinstance(child, str) or child[1].get("aria-hidden") == "true":
            continue
        name = child[1].get("key") or child[1].get("class") or str(n)
        here = f"{path}/{name}"
        if is_live(child[1]):
            yield here, child
        else:
            yield from live_regions(child, here)


def _texts(region: Tree) -> dict[str, str]:
    """Return what is announced of a region as a whole: by its name, the text."""
    attrs = region[1]
    atomic = attrs.get("aria-atomic", "true" if attrs.get("role") in ATOMIC_ROLES else "false")
    if atomic == "true":
        return {"": spoken(region)}
    children = [child for child in region[2] if not isinstance(child, str)]
    return {str(child[1].get("key", n)): spoken(child) for n, child in enumerate(children)}


def draw_region(model: Model) -> Tree:
    """Draw only the table's live region, which is much faster than the page."""
    return whole(h("main", {}, live_region(model)))


class Listener:
    """Collects the announcements of a driven page in `heard`.

    draw: draws what it listens to, such as the page.
    """

    def __init__(self, driver: Driver, draw: Callable[[Model], Tree] = page) -> None:
        self.heard: list[str] = []
        self._driver, self._draw = driver, draw
        self._now: dict[str, str] = {}
        self.listen()
        driver.after_update = self.listen

    def listen(self) -> None:
        """Hear what the page announces now."""
        before, self._now = self._now, {}
        for path, region in live_regions(self._draw(self._driver.model)):
            self._now |= {f"{path}:{name}": text for name, text in _texts(region).items()}
        self.heard += [
            text for path, text in self._now.items() if text and before.get(path) != text
        ]

    def take(self) -> list[str]:
        """Return what has been announced since the last call."""
        heard, self.heard = self.heard, []
        return heard


def decisions(
    driver: Driver, seed: str, draw: Callable[[Model], Tree] = page
) -> Iterator[tuple[list[str], bool]]:
    """Play at random to the end; yield (announcements, whether a bot has moved) of each wait.

    A wait goes from a player's move, or the press that a climax awaits, to the next one or the end.
    draw: see Listener.
    """
    listener, rng = Listener(driver, draw), Rng(seed)
    driver.goes_on = False
    yield listener.take(), False
    while isinstance(phase := driver.play.phase, Deciding | Playback):
        table = driver.play.table
        before = table.at
        if isinstance(phase, Deciding):
            move = rng.pick(table.legal(phase.seat))
            driver.send(f"pick:{encode(table.rules.VOCABULARY.verbs, move)}")
        else:
            driver.send("hurry")
        bots = driver.play.bots
        table = driver.play.table
        yield listener.take(), any(table.mover(ply) in bots for ply in range(before, table.at))
