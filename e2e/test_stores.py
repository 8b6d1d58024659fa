"""What a browser keeps: deleted games stay deleted, copies of the site share nothing."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page

from e2e.conftest import ROOT, START, lent, until
from e2e.playing import ply, settle
from e2e.watching import Watch
from hustings.ui import words
from tools import endure
from tools.build.site import build
from tools.devkit import setup
from tools.devkit.serve import serving
from tools.devkit.stored import SECOND

GAME = "#delegate_dash?seats=human,human&seed="
READY = '#app[data-ready="1"]'
LISTED = '[data-do^="continue:"]'
Open = Callable[..., Page]

NO_DELETING = """for (const verb of ["put", "delete", "clear"]) {
    const real = IDBObjectStore.prototype[verb];
    IDBObjectStore.prototype[verb] = function (...given) {
        if (globalThis.refusing && (verb !== "put" || given[0] === "deleted"))
            throw new DOMException("no", "UnknownError");
        return real.apply(this, given);
    };
}"""
"""The second store deletes nothing while `refusing` is set."""
MISSED = "Number(document.documentElement.dataset.missed ?? 0)"
"""How many changes the page says are not on the disk."""
KEYS = "() => Object.keys(localStorage).sort()"
CLOSING = """() => {
    const real = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...given) {
        const request = real.apply(this, given);
        request.addEventListener("success", () => (globalThis.handle = request.result));
        return request;
    };
}"""
"""Lets a test close the page's database under its hands, as a browser short of memory does."""


def settled(page: Page) -> None:
    """Wait until everything is on the disk."""
    page.evaluate("hustings.second.last.then(() => 1)")
    until(page, "!('keeping' in document.documentElement.dataset)")


def played(page: Page, moves: int = 3) -> int:
    """Make some moves, wait until they are kept, and go home; return how many stand there."""
    endure.play(page, moves, Random(1))
    settle(page)
    made = ply(page)
    settled(page)
    page.evaluate("hustings.send('home')")
    until(page, "document.getElementById('app').dataset.screen === 'home'")  # so is the address
    return made


def test_what_could_not_be_deleted_is_said_and_never_comes_back(loaded: Open, page: Page) -> None:
    page.add_init_script(NO_DELETING)
    page = loaded(f"{GAME}a")
    played(page)
    page.evaluate("location.hash = 'delegate_dash?seats=human,human&seed=b'")
    until(page, "document.getElementById('app').dataset.screen === 'table'")
    played(page)
    assert page.locator(LISTED).count() == 2
    page.evaluate("globalThis.refusing = true")
    page.locator('[data-do^="dialog:delete:"]').first.click()
    page.locator('[data-do^="drop:"]').click()
    page.get_by_text(words.trouble.not_deleted()).wait_for()
    assert page.locator(LISTED).count() == 1
    page = loaded()
    assert page.locator(LISTED).count() == 1, "it does not come back"
    until(page, "!Object.values(localStorage).includes('deleted')")
    page.evaluate("globalThis.refusing = true")
    page.evaluate("hustings.send('forget-all')")
    page.get_by_text(words.dialogs.forgotten_partly()).wait_for()
    page = loaded()
    assert page.locator(LISTED).count() == 0, "nothing comes back"
    settled(page)
    until(page, "!Object.values(localStorage).includes('deleted')")
    assert not [t for t in page.evaluate(SECOND).values() if '"record"' in t]


def test_a_database_that_was_closed_is_opened_again_and_catches_up(
    loaded: Open, page: Page
) -> None:
    page.add_init_script(f"({CLOSING})()")
    page = loaded(f"{GAME}closed")
    endure.play(page, 2, Random(1))
    settled(page)
    page.evaluate("handle.close()")
    endure.play(page, 1, Random(2))
    settled(page)
    (save,) = [t for k, t in page.evaluate(SECOND).items() if "/save/" in k]
    assert len(json.loads(save)["record"]["moves"]) == ply(page)
    # for a while it cannot be opened at all: what was missed is written as soon as it can
    page.evaluate("""() => {
        globalThis.real = IDBFactory.prototype.open;
        IDBFactory.prototype.open = () => { throw new DOMException("no", "UnknownError"); };
        handle.close();
    }""")
    assert not page.evaluate(MISSED)
    endure.play(page, 2, Random(3))
    page.evaluate("hustings.send('pref:theme:dark')")
    settled(page)
    assert page.evaluate(MISSED) >= 3
    assert endure.said_kept(page) <= ply(page) - 2, "what was not written is not said to be kept"
    page.get_by_text(words.trouble.storage_slow()).wait_for()
    page.locator('[data-do="hide-storage"]').click()
    page.evaluate("hustings.send('pref:theme:light')")
    settled(page)
    assert not page.get_by_text(words.trouble.storage_slow()).count(), "said once"
    assert [k for k in page.evaluate(KEYS) if k.endswith(" behind")]
    page.evaluate("IDBFactory.prototype.open = real; 1")
    page.evaluate("hustings.send('pref:sound:off')")
    settled(page)
    kept = page.evaluate(SECOND)
    (save,) = [t for k, t in kept.items() if "/save/" in k]
    assert len(json.loads(save)["record"]["moves"]) == ply(page)
    assert not [k for k in page.evaluate(KEYS) if k.endswith(" behind")]
    assert not page.evaluate(MISSED)
    assert endure.said_kept(page) == ply(page)


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the site twice on one origin; the address of what holds both."""
    build(ROOT, ROOT / "dist", setup.node())
    top = tmp_path_factory.mktemp("copies")
    for name in ("hustings", "hustings-beta"):
        shutil.copytree(ROOT / "dist", top / name)
    with serving(top) as address:
        yield address


def opened(page: Page, address: str) -> Page:
    """Load an address, whatever stands on the page, and wait until Python answers."""
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=START)
    return page


AS_BEFORE = """async () => {
    const begins = `hustings ${hustings.place} `;
    const all = Object.entries(localStorage).filter(([key]) => key.startsWith(begins));
    const moved = all.map(([key, text]) => [`hustings/${key.slice(begins.length)}`, text]);
    localStorage.clear();
    for (const [key, text] of moved.slice(1)) localStorage.setItem(key, text);
    const request = indexedDB.open("hustings", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("kept");
    await new Promise((done) => (request.onsuccess = done));
    const change = request.result.transaction("kept", "readwrite");
    for (const [key, text] of moved) change.objectStore("kept").put(text, key);
    await new Promise((done) => (change.oncomplete = done));
    request.result.close();
    for (const { name } of await indexedDB.databases())
        if (name !== "hustings") indexedDB.deleteDatabase(name);
    return moved.length;
}"""
"""Lays everything where earlier versions kept it; of the first store one text is lost."""


def test_two_copies_on_one_origin_share_nothing_and_both_take_over_what_is_older(
    page: Page, copies: str, watch: Watch
) -> None:
    one, other = f"{copies}hustings/", f"{copies}hustings-beta/"
    with lent(page):
        opened(page, f"{one}{GAME}first")
        made = played(page)
        page.evaluate("location.hash = 'delegate_dash?seats=human,human&seed=next'")
        until(page, "document.getElementById('app').dataset.screen === 'table'")
        played(page)
        page.evaluate("hustings.send('pref:theme:dark')")
        settled(page)
        assert opened(page, f"{one}index.html").locator(LISTED).count() == 2
        assert opened(page, other).locator(LISTED).count() == 0
        opened(page, f"{other}{GAME}beta")
        played(page)
        page.evaluate("hustings.send('forget-all')")
        page.get_by_text(words.dialogs.forgotten()).wait_for()
        assert opened(page, one).locator(LISTED).count() == 2, "the other copy forgot only its own"

        page.goto("about:blank")
        page.goto(f"{one}site.json")
        page.evaluate("hustings = { place: '/hustings/' }; 1")
        assert page.evaluate(AS_BEFORE) >= 3
        # a page without a head has the browser ask for a picture of its own
        watch.allow(r"favicon\.ico")
        for address in (other, one):
            opened(page, address)
            assert page.locator(LISTED).count() == 2
            until(page, "document.documentElement.dataset.theme === 'dark'")
        page.locator(LISTED).last.click()
        assert ply(page) == made
        page.evaluate("hustings.send('home')")
        page.locator('[data-do^="dialog:delete:"]').first.click()
        page.locator('[data-do^="drop:"]').click()
        until(page, f"document.querySelectorAll('{LISTED}').length === 1")
        settled(page)
        assert opened(page, one).locator(LISTED).count() == 1, "taken over once"
        assert opened(page, other).locator(LISTED).count() == 2
        page.evaluate("hustings.send('forget-all')")
        page.get_by_text(words.dialogs.forgotten()).wait_for()
        assert not [k for k in page.evaluate(KEYS) if not k.startswith("hustings /hustings/ ")]
        assert opened(page, one).locator(LISTED).count() == 1


def test_the_page_says_a_move_is_kept_only_when_it_is_on_the_disk(loaded: Open, page: Page) -> None:
    page.add_init_script("""globalThis.waiting = [];
    const real = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...given) {
        const made = real.apply(this, given);
        if (globalThis.slow) Object.defineProperty(made, "oncomplete", {
            set(heard) { made.addEventListener("complete", () => waiting.push(heard)); },
        });
        return made;
    };""")
    page = loaded(f"{GAME}slow")
    endure.play(page, 1, Random(1))
    settled(page)
    page.evaluate("globalThis.slow = true")
    endure.play(page, 1, Random(2))
    page.get_by_text(words.trouble.keeping()).wait_for()
    until(page, "waiting.length > 0")
    assert page.evaluate("document.documentElement.dataset.keeping") == "1"
    page.evaluate("slow = false; for (const heard of waiting) heard()")
    until(page, "!('keeping' in document.documentElement.dataset)")
    assert not page.get_by_text(words.trouble.keeping()).is_visible()


def test_what_is_being_typed_outlasts_a_reload(loaded: Open, page: Page) -> None:
    page = loaded()
    page.evaluate("hustings.send('setup:delegate_dash')")
    page.evaluate("hustings.send('seats:2')")
    page.evaluate("hustings.send('kind:1:human')")
    page.locator('[data-change="name:0"]').fill("Zelda")
    page.reload()  # the field was never left
    page.wait_for_selector(READY, state="attached", timeout=START)
    assert page.locator('[data-change="name:0"]').input_value() == "Zelda"
    page = loaded(f"{GAME}typed")
    endure.play(page, 1, Random(1))
    page.locator('[data-do^="note:"]').first.click()
    page.locator('[data-change="note-text"]').type("Half a word")
    page.reload()
    page.wait_for_selector(READY, state="attached", timeout=START)
    page.get_by_text("Half a word").first.wait_for()


PLACES = {
    "https://h.test/": "/",
    "https://h.test/hustings/": "/hustings/",
    "https://h.test/hustings/index.html?x=1#r=a": "/hustings/",
    "https://h.test/hustings-beta/": "/hustings-beta/",
    "file:///home/ada/hustings.html": "file:",
    "file:///media/stick/hustings%20(1).html": "file:",
    "blob:https://h.test/0a1b": "blob:",
    "about:srcdoc": "about:",
    "https://html-classic.itch.zone/html/12345/index.html": "itch.io",
    "https://html-classic.itch.zone/html/12345-678/index.html": "itch.io",
}


def test_the_place_of_an_address(table: Open) -> None:
    page = table()
    found = page.evaluate(
        "addresses => addresses.map(each => hustings.context.placeOf(new URL(each)))",
        list(PLACES),
    )
    assert found == list(PLACES.values())


def test_a_file_that_is_moved_keeps_its_games(page: Page, tmp_path: Path) -> None:
    build(ROOT, ROOT / "dist", setup.node())
    file = Path(shutil.copy(ROOT / "dist" / "hustings.html", tmp_path / "hustings.html"))
    with lent(page):
        opened(page, f"{file.as_uri()}{GAME}moved")
        played(page)
        moved = Path(shutil.move(file, tmp_path / "table.html"))
        assert opened(page, moved.as_uri()).locator(LISTED).count() == 1
        page.evaluate("hustings.send('forget-all')")
        page.get_by_text(words.dialogs.forgotten()).wait_for()


PUT_BY = """() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    for (const give of globalThis.taking.splice(0)) give(new DOMException("put by", "AbortError"));
}"""
COME_BACK = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"
TAKING = """globalThis.taking = [];
const real = LockManager.prototype.request;
LockManager.prototype.request = function (name, options, held) {
    return new Promise((done, failed) => {
        const given = new Promise((_, give) => globalThis.taking.push(give));
        given.catch(() => {});
        const until = (lock) => Promise.race([held(lock), lock ? given : null]);
        real.call(this, name, options, until).then(done, failed);
    });
};"""
"""Takes the page's locks from it when it is put by, as older WebKit does."""


def test_a_page_that_comes_back_plays_on_unless_another_tab_does(loaded: Open, page: Page) -> None:
    page.add_init_script(TAKING)
    page = loaded(f"{GAME}back")
    endure.play(page, 2, Random(1))
    settled(page)
    page.evaluate(PUT_BY)
    page.evaluate(COME_BACK)
    before = ply(page)
    page.wait_for_selector('[data-do^="pick:"]')
    endure.play(page, 1, Random(2))
    assert ply(page) > before, "nobody else plays it"
    settled(page)
    page.evaluate(PUT_BY)
    other = page.context.new_page()
    opened(other, page.url)
    endure.play(other, 2, Random(3))
    settled(other)
    page.evaluate(COME_BACK)
    page.wait_for_selector('[data-do="take-over"]')
    until(page, f"document.getElementById('app').dataset.ply === '{ply(other)}'")
    made = ply(other)
    other.close()
    page.evaluate(PUT_BY)
    page.evaluate(COME_BACK)
    page.wait_for_selector('[data-do^="pick:"]')
    assert ply(page) == made
    page.evaluate("hustings.send('home')")
    assert page.locator(LISTED).count() == 1
