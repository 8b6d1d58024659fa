"""Storage: deleted games stay deleted, copies of the site share nothing."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page

from e2e.conftest import ROOT, START_TIMEOUT_MS, cleaned_up, until
from e2e.playing import ply, wait_for_bots
from e2e.watching import Watch
from hustings.ui import words
from tools import endure
from tools.build.site import build
from tools.devkit import setup
from tools.devkit.serve import serving
from tools.devkit.stored import SECOND

GAME = "#delegate_dash?seats=human,human&seed="
READY = '#app[data-ready="1"]'
SAVE_BUTTON = '[data-do^="continue:"]'
Open = Callable[..., Page]

REFUSE_DELETING = """for (const verb of ["put", "delete", "clear"]) {
    const real = IDBObjectStore.prototype[verb];
    IDBObjectStore.prototype[verb] = function (...given) {
        if (globalThis.refusing && (verb !== "put" || given[0] === "deleted"))
            throw new DOMException("no", "UnknownError");
        return real.apply(this, given);
    };
}"""
"""Lets the second store fail to delete while `refusing` is set."""
COUNT_MISSED_CHANGES = "Number(document.documentElement.dataset.missed ?? 0)"
"""The number of changes that the page reports as not on the disk."""
KEYS = "() => Object.keys(localStorage).sort()"
CLOSE_DATABASE = """() => {
    const real = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...given) {
        const request = real.apply(this, given);
        request.addEventListener("success", () => (globalThis.handle = request.result));
        return request;
    };
}"""
"""Lets a test close the page's database, as a browser short of memory does."""

DELAY_READING = """const real = IDBObjectStore.prototype.getAll;
IDBObjectStore.prototype.getAll = function (...given) {
    const request = real.apply(this, given);
    const delayed = {};
    globalThis.answer = () => {
        delayed.result = request.result;
        delayed.onsuccess();
    };
    return delayed;
};"""
"""Lets the second store answer a reading only when the test calls `answer`."""


def wait_for_disk(page: Page) -> None:
    """Wait until everything is on the disk."""
    page.evaluate("hustings.secondStore.last.then(() => 1)")
    until(page, "!('keeping' in document.documentElement.dataset)")


def play_and_go_home(page: Page, moves: int = 3) -> int:
    """Make some moves, wait until they are stored, and go home; return the number of moves."""
    endure.play(page, moves, Random(1))
    wait_for_bots(page)
    moves_made = ply(page)
    wait_for_disk(page)
    page.evaluate("hustings.send('home')")
    until(page, "document.getElementById('app').dataset.screen === 'home'")  # so is the address
    return moves_made


def test_a_failed_deletion_is_reported_and_the_game_never_comes_back(
    loaded: Open, page: Page
) -> None:
    page.add_init_script(REFUSE_DELETING)
    page = loaded(f"{GAME}a")
    play_and_go_home(page)
    page.evaluate("location.hash = 'delegate_dash?seats=human,human&seed=b'")
    until(page, "document.getElementById('app').dataset.screen === 'table'")
    play_and_go_home(page)
    assert page.locator(SAVE_BUTTON).count() == 2
    page.evaluate("globalThis.refusing = true")
    page.locator('[data-do^="dialog:delete:"]').first.click()
    page.locator('[data-do^="drop:"]').click()
    page.get_by_text(words.trouble.not_deleted()).wait_for()
    assert page.locator(SAVE_BUTTON).count() == 1
    page = loaded()
    assert page.locator(SAVE_BUTTON).count() == 1, "it does not come back"
    until(page, "!Object.values(localStorage).includes('deleted')")
    page.evaluate("globalThis.refusing = true")
    page.evaluate("hustings.send('forget-all')")
    page.get_by_text(words.dialogs.forgotten_partly()).wait_for()
    page = loaded()
    assert page.locator(SAVE_BUTTON).count() == 0, "nothing comes back"
    wait_for_disk(page)
    until(page, "!Object.values(localStorage).includes('deleted')")
    assert not [t for t in page.evaluate(SECOND).values() if '"record"' in t]


def test_a_game_deleted_before_the_second_store_answers_stays_deleted(
    loaded: Open, page: Page
) -> None:
    page = loaded(f"{GAME}late")
    play_and_go_home(page)
    wait_for_disk(page)
    page.add_init_script(DELAY_READING)
    page = loaded()
    page.locator('[data-do^="dialog:delete:"]').click()
    page.locator('[data-do^="drop:"]').click()
    page.locator(SAVE_BUTTON).wait_for(state="detached")
    wait_for_disk(page)
    page.evaluate("answer()")
    page.evaluate("hustings.secondStore.all.then(() => new Promise(setTimeout))")
    assert page.locator(SAVE_BUTTON).count() == 0


def test_a_closed_database_is_reopened_and_catches_up(loaded: Open, page: Page) -> None:
    page.add_init_script(f"({CLOSE_DATABASE})()")
    page = loaded(f"{GAME}closed")
    endure.play(page, 2, Random(1))
    wait_for_disk(page)
    page.evaluate("handle.close()")
    endure.play(page, 1, Random(2))
    wait_for_disk(page)
    (save,) = [t for k, t in page.evaluate(SECOND).items() if "/save/" in k]
    assert len(json.loads(save)["record"]["moves"]) == ply(page)
    # while it cannot be opened changes are missed, and written as soon as it can
    page.evaluate("""() => {
        globalThis.real = IDBFactory.prototype.open;
        IDBFactory.prototype.open = () => { throw new DOMException("no", "UnknownError"); };
        handle.close();
    }""")
    assert not page.evaluate(COUNT_MISSED_CHANGES)
    endure.play(page, 2, Random(3))
    page.evaluate("hustings.send('pref:theme:dark')")
    wait_for_disk(page)
    assert page.evaluate(COUNT_MISSED_CHANGES) >= 3
    assert endure.said_kept(page) <= ply(page) - 2, "an unwritten move is not reported as stored"
    page.get_by_text(words.trouble.storage_slow()).wait_for()
    page.locator('[data-do="hide-storage"]').click()
    page.evaluate("hustings.send('pref:theme:light')")
    wait_for_disk(page)
    assert not page.get_by_text(words.trouble.storage_slow()).count(), "reported once"
    assert [k for k in page.evaluate(KEYS) if k.endswith(" behind")]
    page.evaluate("IDBFactory.prototype.open = real; 1")
    page.evaluate("hustings.send('pref:sound:off')")
    wait_for_disk(page)
    kept = page.evaluate(SECOND)
    (save,) = [t for k, t in kept.items() if "/save/" in k]
    assert len(json.loads(save)["record"]["moves"]) == ply(page)
    assert not [k for k in page.evaluate(KEYS) if k.endswith(" behind")]
    assert not page.evaluate(COUNT_MISSED_CHANGES)
    assert endure.said_kept(page) == ply(page)


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the site twice on one origin; yield the address of the folder of both."""
    build(ROOT, ROOT / "dist", setup.node())
    top = tmp_path_factory.mktemp("copies")
    for name in ("hustings", "hustings-beta"):
        shutil.copytree(ROOT / "dist", top / name)
    with serving(top) as address:
        yield address


def load_anew(page: Page, address: str) -> Page:
    """Load an address anew and wait until Python is ready."""
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    return page


MOVE_TO_OLD_PLACES = """async () => {
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
"""Moves everything to where earlier versions stored it; one text of the first store is lost."""


def test_two_copies_on_one_origin_share_nothing_and_both_migrate_old_data(
    page: Page, copies: str, watch: Watch
) -> None:
    one, other = f"{copies}hustings/", f"{copies}hustings-beta/"
    with cleaned_up(page):
        load_anew(page, f"{one}{GAME}first")
        moves_made = play_and_go_home(page)
        page.evaluate("location.hash = 'delegate_dash?seats=human,human&seed=next'")
        until(page, "document.getElementById('app').dataset.screen === 'table'")
        play_and_go_home(page)
        page.evaluate("hustings.send('pref:theme:dark')")
        wait_for_disk(page)
        assert load_anew(page, f"{one}index.html").locator(SAVE_BUTTON).count() == 2
        assert load_anew(page, other).locator(SAVE_BUTTON).count() == 0
        load_anew(page, f"{other}{GAME}beta")
        play_and_go_home(page)
        page.evaluate("hustings.send('forget-all')")
        page.get_by_text(words.dialogs.forgotten()).wait_for()
        assert load_anew(page, one).locator(SAVE_BUTTON).count() == 2, (
            "the other copy deleted only its own games"
        )

        page.goto("about:blank")
        page.goto(f"{one}site.json")
        page.evaluate("hustings = { place: '/hustings/' }; 1")
        assert page.evaluate(MOVE_TO_OLD_PLACES) >= 3
        # without a head the browser would request a favicon
        watch.allow(r"favicon\.ico")
        for address in (other, one):
            load_anew(page, address)
            assert page.locator(SAVE_BUTTON).count() == 2
            until(page, "document.documentElement.dataset.theme === 'dark'")
        page.locator(SAVE_BUTTON).last.click()
        assert ply(page) == moves_made
        page.evaluate("hustings.send('home')")
        page.locator('[data-do^="dialog:delete:"]').first.click()
        page.locator('[data-do^="drop:"]').click()
        until(page, f"document.querySelectorAll('{SAVE_BUTTON}').length === 1")
        wait_for_disk(page)
        assert load_anew(page, one).locator(SAVE_BUTTON).count() == 1, "migrated once"
        assert load_anew(page, other).locator(SAVE_BUTTON).count() == 2
        page.evaluate("hustings.send('forget-all')")
        page.get_by_text(words.dialogs.forgotten()).wait_for()
        assert not [k for k in page.evaluate(KEYS) if not k.startswith("hustings /hustings/ ")]
        assert load_anew(page, one).locator(SAVE_BUTTON).count() == 1


def test_a_move_is_reported_as_stored_only_when_it_is_on_the_disk(loaded: Open, page: Page) -> None:
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
    wait_for_disk(page)
    page.evaluate("globalThis.slow = true")
    endure.play(page, 1, Random(2))
    page.get_by_text(words.trouble.keeping()).wait_for()
    until(page, "waiting.length > 0")
    assert page.evaluate("document.documentElement.dataset.keeping") == "1"
    page.evaluate("slow = false; for (const heard of waiting) heard()")
    until(page, "!('keeping' in document.documentElement.dataset)")
    assert not page.get_by_text(words.trouble.keeping()).is_visible()


def test_unsent_text_survives_a_reload(loaded: Open, page: Page) -> None:
    page = loaded()
    page.evaluate("hustings.send('setup:delegate_dash')")
    page.evaluate("hustings.send('seats:2')")
    page.evaluate("hustings.send('kind:1:human')")
    page.locator('[data-change="name:0"]').fill("Zelda")
    page.reload()  # without leaving the field
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert page.locator('[data-change="name:0"]').input_value() == "Zelda"
    page = loaded(f"{GAME}typed")
    endure.play(page, 1, Random(1))
    page.locator('[data-do^="note:"]').first.click()
    page.locator('[data-change="note-text"]').type("Half a word")
    page.reload()
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
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


def test_place_of_returns_the_place_of_an_address(table: Open) -> None:
    page = table()
    places = page.evaluate(
        "addresses => addresses.map(each => hustings.context.placeOf(new URL(each)))",
        list(PLACES),
    )
    assert places == list(PLACES.values())


def test_a_file_that_is_moved_keeps_its_games(page: Page, tmp_path: Path) -> None:
    build(ROOT, ROOT / "dist", setup.node())
    file = Path(shutil.copy(ROOT / "dist" / "hustings.html", tmp_path / "hustings.html"))
    with cleaned_up(page):
        load_anew(page, f"{file.as_uri()}{GAME}moved")
        play_and_go_home(page)
        moved = Path(shutil.move(file, tmp_path / "table.html"))
        assert load_anew(page, moved.as_uri()).locator(SAVE_BUTTON).count() == 1
        page.evaluate("hustings.send('forget-all')")
        page.get_by_text(words.dialogs.forgotten()).wait_for()


SUSPEND_PAGE = """() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    for (const give of globalThis.taking.splice(0)) give(new DOMException("put by", "AbortError"));
}"""
RESUME_PAGE = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"
TAKE_LOCKS = """globalThis.taking = [];
const real = LockManager.prototype.request;
LockManager.prototype.request = function (name, options, held) {
    return new Promise((done, failed) => {
        const given = new Promise((_, give) => globalThis.taking.push(give));
        given.catch(() => {});
        const until = (lock) => Promise.race([held(lock), lock ? given : null]);
        real.call(this, name, options, until).then(done, failed);
    });
};"""
"""Takes the page's locks away when it is suspended, as older WebKit does."""


def test_a_restored_page_plays_on_unless_another_tab_does(loaded: Open, page: Page) -> None:
    page.add_init_script(TAKE_LOCKS)
    page = loaded(f"{GAME}back")
    endure.play(page, 2, Random(1))
    wait_for_disk(page)
    page.evaluate(SUSPEND_PAGE)
    page.evaluate(RESUME_PAGE)
    before = ply(page)
    page.wait_for_selector('[data-do^="pick:"]')
    endure.play(page, 1, Random(2))
    assert ply(page) > before, "no other tab plays it"
    wait_for_disk(page)
    page.evaluate(SUSPEND_PAGE)
    other = page.context.new_page()
    load_anew(other, page.url)
    endure.play(other, 2, Random(3))
    wait_for_disk(other)
    page.evaluate(RESUME_PAGE)
    page.wait_for_selector('[data-do="take-over"]')
    until(page, f"document.getElementById('app').dataset.ply === '{ply(other)}'")
    moves_made = ply(other)
    other.close()
    page.evaluate(SUSPEND_PAGE)
    page.evaluate(RESUME_PAGE)
    page.wait_for_selector('[data-do^="pick:"]')
    assert ply(page) == moves_made
    page.evaluate("hustings.send('home')")
    assert page.locator(SAVE_BUTTON).count() == 1
