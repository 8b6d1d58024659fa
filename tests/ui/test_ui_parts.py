"""Cached parts of pages equal freshly drawn ones, and patches lead to the new page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.core.rng import Rng
from hustings.draw import tree as trees
from hustings.draw.deferred import whole, without_deferred
from hustings.draw.delta import apply_change, change
from hustings.draw.tree import Part, altered, h, part, picked, walk
from hustings.ui.app import drawing, page
from tests.ui.driver import PLAYED, Driver

OTHER_MESSAGES = (
           "undo", "redo", "past:0", "past:3", "dialog:menu", "close", "moves", "hint", "watch",
           "unpick", "arrange:", "why:", "repick:", "zoom:in", "room:tall", "room:wide",
           "pref:pace:step")  # fmt: skip
"""Messages other than moves."""


class Screen:
    """A fake browser: it holds a page and applies patches."""

    def __init__(self) -> None:
        self.sent: Tree | None = None
        self.seen: Any = None
        self.size = 0

    def show(self, fresh: Tree) -> None:
        """Send a page, the board first, and check the result."""
        self.size = 0
        for tree in (without_deferred(self.sent, fresh), fresh):
            text = json.dumps(change(self.sent, tree))
            self.seen = apply_change(json.loads(text), [self.seen])
            self.sent, self.size = tree, self.size + len(text)
            assert self.seen == tree


def seats(game: str, who: int) -> str:
    """Return the seats: human players, alternating with bots, or solo."""
    count = max(catalog.info(game).seats)
    if who == 1:
        return ",".join(("human", "bot:easy")[i % 2] for i in range(count))
    return ",".join(["human"] * (count if who == 0 else min(catalog.info(game).seats)))


def play_messages(driver: Driver, rng: Rng, count: int) -> Iterator[str]:
    """Click at random, also on what only changes the view; yield each message before it is sent."""
    for _ in range(count):
        messages_found = [element[1].get("data-do", "") for element in walk(page(driver.model))]
        others = [
            do
            for do in (*OTHER_MESSAGES, *messages_found)
            if do.startswith(OTHER_MESSAGES) and do != "arrange:"
        ]
        played = [do for do in messages_found if do.startswith(PLAYED)]
        back = [do for do in messages_found if do.startswith("past:")][-1:]  # leave the past again
        message = rng.pick(played if played and rng.below(4) else [*others, *back])
        yield message
        driver.send(message)


@pytest.mark.broad("whistle_stop-0", "early_states-0")
@pytest.mark.parametrize("who", range(3))
@pytest.mark.parametrize("title", catalog.GAMES)
def test_a_page_of_cached_parts_equals_a_freshly_drawn_page(title: str, who: int) -> None:
    """After moves, undo, viewing the past, with advice, dialogs and the list of moves."""
    start = f"{title}?seats={seats(title, who)}&seed=parts"
    driver, screen, sent, pages = Driver(start), Screen(), list[str](), list[str]()
    for message in play_messages(driver, Rng(f"{title}/{who}"), 20):
        kept = page(driver.model)
        screen.show(kept)
        pages.append(json.dumps(kept))
        sent.append(message)
    fresh = Driver(start)
    for message, expected in zip(sent, pages, strict=True):
        trees.forget()
        afresh = json.dumps(page(fresh.model))
        assert afresh == expected, f"before {message}: a part shows what is no longer so"
        fresh.send(message)


@pytest.mark.broad("whistle_stop")
@pytest.mark.parametrize("title", catalog.GAMES)
def test_a_page_is_not_changed_once_it_has_been_shown(title: str) -> None:
    driver = Driver(f"{title}?seats={seats(title, 1)}&seed=shown")
    shown = page(driver.model)
    snapshot = json.dumps(shown)
    for _ in play_messages(driver, Rng(title), 40):
        assert json.dumps(shown) == snapshot
        shown = page(driver.model)
        snapshot = json.dumps(shown)


@pytest.mark.broad("whistle_stop")
@pytest.mark.parametrize("title", catalog.GAMES)
def test_a_change_is_smaller_than_the_page(title: str) -> None:
    driver, screen = Driver(f"{title}?seats={seats(title, 0)}&seed=less"), Screen()
    rng, sizes, wholes = Rng("less"), list[int](), list[int]()
    before = ""
    for _ in range(40):
        screen.show(page(driver.model))
        if driver.model.screen == before:  # another screen is drawn as a whole
            sizes.append(screen.size)
            wholes.append(len(json.dumps(screen.seen)))
        before = driver.model.screen
        if before == "over":
            break
        driver.send(rng.pick(driver.offered(*PLAYED)))
    assert sum(sizes) <= 0.6 * sum(wholes)


def random_tree(rng: Rng, depth: int) -> Any:
    """Return a random tree."""
    if depth == 0 or rng.below(5) == 0:
        return rng.pick(["", "one", "two"])
    attrs = {name: str(rng.below(3)) for name in ("class", "key", "x") if rng.below(3) == 0}
    inner = [random_tree(rng, depth - 1) for _ in range(rng.below(5))]
    return h(rng.pick(["g", "div"]), attrs, inner)


def mutate(rng: Rng, tree: Any) -> Any:
    """Return a tree with one element added, removed, moved or changed."""
    if isinstance(tree, str) or rng.below(6) == 0:
        return random_tree(rng, 2)
    tag, attrs, inner = tree
    inner = list(inner)
    change = rng.below(5)
    if change == 0 and inner:
        del inner[rng.below(len(inner))]
    elif change == 1:
        inner.insert(rng.below(len(inner) + 1), random_tree(rng, 2))
    elif change == 2 and inner:
        inner.append(inner.pop(0))
    elif inner:
        at = rng.below(len(inner))
        inner[at] = mutate(rng, inner[at])
    return [tag, {**attrs, "y": str(rng.below(2))} if rng.below(3) == 0 else attrs, inner]


def test_applying_a_patch_gives_the_new_tree() -> None:
    rng = Rng("changes")
    for _ in range(400):
        screen = Screen()
        tree = ["main", {}, [random_tree(rng, 4) for _ in range(3)]]
        for _ in range(6):
            screen.show(tree)
            tree = ["main", tree[1], [mutate(rng, c) if rng.below(2) else c for c in tree[2]]]


def test_unchanged_parts_are_not_sent_again() -> None:
    line = [h("li", {"class": "line"}, str(n)) for n in range(50)]
    old, new = h("ol", {}, line[:40]), h("ol", {}, line[1:41])
    assert change(old, old) == 0
    assert change(old, h("ol", {}, line[:40])) == 0
    assert change(h("p", {}, "a"), h("p", {}, "b")) == [0, 0, ["b"]]
    assert change(h("p", {"x": "1"}, "a"), h("p", {"x": "2"}, "a")) == [0, {"x": "2"}, 0]
    assert change(old, new) == [0, 0, [*range(1, 40), [39, 0, ["40"]]]], "a window"
    banner = h("div", {"class": "banner"}, "new")
    assert change(h("div", {}, line), h("div", {}, banner, line)) == [0, 0, [banner, *range(50)]]


def test_a_part_is_drawn_once_and_knows_its_picks() -> None:
    times = []

    @part
    def drawn(number: int) -> Tree:
        times.append(number)
        return h("g", {}, h("path", {"data-do": f"pick:go.{number}"}))

    once, second = drawn(1), drawn(1)
    assert once is second
    assert times == [1]
    assert isinstance(once, Part)
    assert picked(h("svg", {}, once, drawn(2))) == {"go.1", "go.2"}


def test_altering_a_tree_copies_only_what_changes() -> None:
    left, right = h("g", {"class": "a"}), h("g", {"class": "b"})
    tree = h("svg", {}, left, right)
    altered_tree = altered(
        tree, lambda attrs: attrs | {"class": "c"} if attrs.get("class") == "a" else attrs
    )
    assert altered_tree == h("svg", {}, h("g", {"class": "c"}), right)
    assert altered_tree[2][1] is right
    assert tree == h("svg", {}, left, right)
    assert altered(tree, lambda attrs: attrs) is tree


def side_panel(tree: Tree) -> Any:
    """Return the side panel."""
    return next(element for element in walk(tree) if element[0] == "aside")


def test_a_board_is_drawn_before_the_side_panel() -> None:
    driver = Driver("gerrymander?seats=human,human&seed=first")
    before = page(driver.model)
    driver.send(next(iter(sorted(driver.offered("pick:border")))))
    after = page(driver.model)
    first = without_deferred(before, after)
    assert side_panel(first) == side_panel(before) != side_panel(after)
    assert [e for e in walk(first) if e[0] == "svg" and "gm-map" in e[1].get("class", "")] == [
        e for e in walk(after) if e[0] == "svg" and "gm-map" in e[1].get("class", "")
    ]
    assert without_deferred(after, after) == after
    assert side_panel(without_deferred(None, after))[2] == [], "nothing of the earlier page stays"
    driver.send("home")
    home = page(driver.model)
    assert without_deferred(after, home) is home


def test_taking_over_draws_only_what_the_player_may_see_in_addition() -> None:
    """The public part of the table stays; what only one player may see goes."""
    driver = Driver("whistle_stop?seats=human,human,human&seed=curtain")
    for _ in range(4):
        covered = page(driver.model)
        driver.send(driver.offered("take:")[0])
        taken = page(driver.model)
        for tree in (without_deferred(covered, taken), taken):
            assert "ws-borders" not in json.dumps(change(covered, tree))
        while driver.model.screen == "table":
            driver.send(driver.offered("nobody", "take:", "pick:")[-1])
        over = page(driver.model)
        assert without_deferred(taken, over) is over


def test_an_element_with_a_key_is_reused_anywhere() -> None:
    old = h("ul", {}, [h("li", {"key": str(n)}, h("b", {}, str(n))) for n in range(4)])
    new = h("ul", {}, [h("li", {"key": str(n)}, h("b", {}, f"{n}{n}")) for n in (1, 2, 3, 4)])
    _, _, children = change(old, new)
    assert [child[0] for child in children] == [1, 2, 3, "li"]
    assert apply_change(change(old, new), [old]) == new


def test_the_side_panel_is_computed_after_the_board_is_shown() -> None:
    """It is drawn once, from the model at that time; reading the page draws it at once."""
    driver = Driver("poll_position?seats=human,human&seed=late")
    shown = page(driver.model)
    driver.send(driver.offered("pick:")[0])
    late = drawing(driver.model)
    assert side_panel(late)[2] == [], "not yet"
    assert side_panel(without_deferred(shown, late)) == side_panel(shown)
    assert side_panel(late)[2] == [], "nor for that"
    assert whole(late) is late
    assert late == page(driver.model)
    children = [*side_panel(late)[2]]
    assert whole(late)[2] == late[2]
    assert side_panel(late)[2] == children, "once"
    curtain = drawing(Driver("whistle_stop?seats=human,human&seed=late").model)
    assert without_deferred(None, curtain) is curtain
    assert side_panel(curtain)[2], "a screen that covers the table is drawn whole at once"


def test_hover_details_are_drawn_after_the_board() -> None:
    """An unchanged preview stays; another is removed until the new one is drawn."""
    driver = Driver("gerrymander?seats=human,human&seed=first")
    rng = Rng("previews")
    kept, gone = 0, 0
    while not (kept and gone):
        shown = page(driver.model)
        driver.send(rng.pick(driver.offered("pick:")))
        tree = drawing(driver.model)
        first = without_deferred(shown, tree)
        before, now, after = (previews(one) for one in (shown, first, whole(tree)))
        kept += sum(1 for key in now if now[key] and now[key] == before.get(key))
        gone += sum(1 for key in now if not now[key])
        assert now.keys() == after.keys()
        assert all(after.values()), "in the end all are there"
        assert all(not drawn or drawn == before[key] for key, drawn in now.items())


def previews(tree: Tree) -> dict[str, Any]:
    """Return the drawn preview of each border by key."""
    elements = [e for e in walk(tree) if e[1].get("class") == "gm-preview"]
    return {element[1]["key"]: [*element[2]] for element in elements}
