"""Without a network after one visit; a new version only when the player agrees."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from e2e.conftest import ROOT, START_TIMEOUT_MS, follow, until
from e2e.hosting import Host
from e2e.playing import play_on, ply, screen, wait_for_bots
from e2e.watching import BROKEN_PYTHON, NOT_LOADED, Watch
from hustings import catalog
from tools.build import bundle
from tools.build.offline import ONLINE
from tools.build.site import build
from tools.devkit import setup

READY = '#app[data-ready="1"]'
KEPT = 60_000
DAMAGED = (
    BROKEN_PYTHON,
    "No module named 'hustings'",
    "Failed to load module script",
    "An unknown error occurred when fetching the script",
    "^error: 404 Not Found$",
)
"""What Python and the browser log of a kept file that is damaged or lost."""


@pytest.fixture(autouse=True)
def without_network(watch: Watch) -> None:
    """Allow what the browser logs of a host that is gone or stalls."""
    watch.allow(NOT_LOADED)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Return a profile of the test's own, and let the service worker in, which others keep out."""
    with browser.new_context() as own:
        yield own


class Kept(NamedTuple):
    """A profile that has visited a host once, and needs no network for it any more."""

    page: Page
    host: Host
    fetched: tuple[str, ...]
    """What the host was asked for on that visit."""


@pytest.fixture(scope="module")
def visited(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    """Visit once for all tests that leave what is kept as it was: to fill a profile costs most."""
    build(ROOT, ROOT / "dist", setup.node())
    host = Host(ROOT / "dist", tmp_path_factory.mktemp("kept"))
    host.up()
    with browser.new_context() as own:
        page = own.new_page()
        visit_and_keep(page, host)
        assert not started_from_memory(page)
        yield Kept(page, host, tuple(host.requests))
    host.down()


@pytest.fixture
def kept(visited: Kept) -> Iterator[Kept]:
    """Return that profile; afterwards its host answers again as it should."""
    yield visited
    visited.host.down()
    visited.host.stall = lambda path: None
    visited.host.restart()


def visit(page: Page, address: str) -> None:
    """Open the page and wait until Python answers."""
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)


def stand(page: Page, host: Host) -> None:
    """Have a page of this host be open, of an earlier test if that left one."""
    if not page.url.startswith(host.address):
        visit(page, host.address)


def started_from_memory(page: Page) -> bool:
    """Tell whether Python began from what an earlier visit remembered."""
    return bool(page.evaluate("hustings.context.recalled === true"))


def remember(page: Page) -> None:
    """Wait until the page has kept Python's memory for the next visit."""
    until(page, "performance.getEntriesByName('hustings-remembered').length === 1", timeout=60)


def forget_memory(page: Page) -> None:
    """Have the next visit find no memory, and no word of one that failed."""
    page.evaluate(
        """async () => {
            const {cache, address} = hustings.context.keep;
            const kept = await caches.open(cache);
            for (const url of [address, `${address}.failed`]) await kept.delete(url);
        }"""
    )


def visit_and_keep(page: Page, host: Host) -> None:
    """Visit once and wait until the home page says that it needs no network any more."""
    visit(page, host.address)
    page.get_by_text("Ready for use without a network").wait_for(timeout=KEPT)


def test_after_one_visit_every_game_starts_and_plays_without_a_network(kept: Kept) -> None:
    """The first start is without a memory, later ones from it and without what was compiled.

    WebAssembly comes from the browser's own cache; where that is gone, from the worker's.
    """
    page, host, _ = kept
    stand(page, host)
    forget_memory(page)
    host.down()
    visit(page, host.address)
    assert not started_from_memory(page)
    page.get_by_text("Ready for use without a network").wait_for(timeout=KEPT)
    remember(page)
    address = f"{host.address}?from=home"
    for n, game in enumerate(catalog.GAMES):
        seats = ",".join(["human", *["bot:easy"] * (min(catalog.info(game).seats) - 1)])
        there = f"#{game}?seats={seats}&seed=train"
        if n:
            wait_for_bots(page)
            follow(page, "")
            follow(page, there)
            page.wait_for_selector(f'#app[data-game="{game}"]', state="attached")
        else:  # the first by loading the page there, the others by a link within it
            visit(page, address + there)
        before = ply(page)
        play_on(page, game, clicks=3)
        assert ply(page) > before, game
        assert started_from_memory(page)
    clear_what_the_browser_keeps_by_itself(page)
    page.goto("about:blank")
    page.goto(f"{host.address}gerrymander/#gerrymander?seats=human,human&seed=link")
    page.wait_for_selector(
        '#app[data-game="gerrymander"]', state="attached", timeout=START_TIMEOUT_MS
    )
    assert page.url.startswith(f"{host.address}#")
    assert started_from_memory(page)


def clear_what_the_browser_keeps_by_itself(page: Page) -> None:
    """Have what lies in the browser's own cache of the network be gone."""
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.clearBrowserCache")
    client.detach()


@pytest.mark.parametrize("share", [0, 0.5])
def test_where_the_network_stalls_the_kept_copy_starts_the_page(kept: Kept, share: float) -> None:
    """The host takes every question and never answers, or breaks off; WebAssembly is kept."""
    page, host, _ = kept
    clear_what_the_browser_keeps_by_itself(page)
    host.stall = lambda path: share
    before = len(host.requests)
    visit(page, host.address)
    assert any(".wasm" in path for path in host.requests[before:]), "nothing stalled"


def test_everything_is_kept_once_and_fetched_once(kept: Kept) -> None:
    page, host, fetched = kept
    listed = json.loads((host.site / "site.json").read_text("utf-8"))["files"]
    kept = page.evaluate(
        """async () => {
            const [name, more] = await caches.keys();
            if (more) throw new Error(`two caches: ${name}, ${more}`);
            return (await (await caches.open(name)).keys()).map(({url}) => url.split("?")[0]);
        }"""
    )
    missing = {host.address + name for name in listed} - set(kept)
    apart = {m.removeprefix(host.address) for m in missing}
    assert {name for name in apart if not ONLINE.fullmatch(name)} <= {"sw.js", "site.json"}
    packs = [path for path in fetched if path.endswith(".pack")]
    assert len(packs) == len(set(packs)), "the browser's own cache serves the service worker"


def test_a_host_that_spaces_pages_anew_and_adds_a_script_leaves_them_installable(
    page: Page, host: Host
) -> None:
    """As hosts do that count visits or tidy pages up; our policy lets the script not run."""
    for path in host.site.rglob("*.html"):
        text = re.sub(r"\n(<(?:meta|link|div)\b)", r" \n  \1", path.read_text("utf-8"))
        added = '<script src="/cdn-cgi/added.js"></script>'
        path.write_text(text.replace("</body>", f"{added}\n</body>"), encoding="utf-8")
    visit_and_keep(page, host)
    host.down()
    visit(page, host.address)
    assert not page.locator("#trouble").count()


def test_manifest_makes_the_page_installable(kept: Kept) -> None:
    page, host, _ = kept
    manifest = json.loads((host.site / "manifest.webmanifest").read_text("utf-8"))
    for icon in manifest["icons"]:
        assert (host.site / icon["src"]).is_file(), icon["src"]
    client = page.context.new_cdp_session(page)
    faults = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    client.detach()
    assert [f["errorId"] for f in faults if f["errorId"] != "in-incognito"] == []


def test_new_version_waits_for_the_players_word_and_loses_no_game(page: Page, host: Host) -> None:
    visit_and_keep(page, host)
    game = catalog.GAMES[0]
    follow(page, f"#{game}?seats=human,human&seed=update")
    play_on(page, "before", clicks=5)
    before = ply(page)
    assert page.get_by_text("A new version").count() == 0
    old = page.evaluate("hustings.context.build.version")
    new = host.publish()
    page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update())")
    page.get_by_text("A new version").wait_for(timeout=KEPT)
    assert page.evaluate("hustings.context.build.version") == old, "nothing changes unasked"
    play_on(page, "between", clicks=2)
    page.reload()
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert page.evaluate("hustings.context.build.version") == old, "not even by reloading"
    page.get_by_text("A new version").wait_for(timeout=KEPT)
    between = ply(page)
    assert between > before
    with page.expect_navigation(timeout=KEPT):
        page.locator('[data-do="take-update"]').click()
    until(page, f"globalThis.hustings?.context?.build?.version === {new[2:]!r}", timeout=30)
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert (screen(page), ply(page)) == ("table", between)
    play_on(page, "after", clicks=2)
    until(page, "caches.keys().then(names => names.length === 1)", timeout=20)
    again = [path for path in host.requests if new in path]
    assert not again, "what did not change is not fetched again"


HARM = """async (pattern) => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    let harmed = 0;
    for (const request of await cache.keys()) {
        if (!new RegExp(pattern).test(request.url)) continue;
        await %s;
        harmed += 1;
    }
    return harmed;
}"""
"""Harms the files of the service worker's cache whose address matches; returns how many."""
LOSE = HARM % "cache.delete(request)"
SPOIL = HARM % 'cache.put(request, new Response("not what was stored"))'


def test_damaged_file_in_the_cache_is_told_and_mended(kept: Kept, watch: Watch) -> None:
    for provoked in DAMAGED:
        watch.allow(provoked)
    page, host, _ = kept
    stand(page, host)
    forget_memory(page)
    assert page.evaluate(SPOIL, r"stdlib\.pack|interpreter")
    page.goto("about:blank")
    page.goto(host.address)
    page.locator("#trouble-again").wait_for()
    page.locator("#trouble-again").click()
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert page.locator("#trouble").is_hidden()


def spoil_memory(page: Page) -> None:
    """Put something else where the memory for the next visit is kept."""
    page.evaluate(
        """async () => {
            const {cache, address} = hustings.context.keep;
            await (await caches.open(cache)).put(address, new Response("no memory"));
        }"""
    )


def test_a_memory_that_fails_is_made_anew_once_and_not_a_third_time(kept: Kept) -> None:
    page, host, _ = kept
    stand(page, host)
    forget_memory(page)
    spoil_memory(page)
    visit(page, host.address)
    assert not started_from_memory(page), "what does not fit is passed over"
    remember(page)
    spoil_memory(page)
    for _ in range(2):  # the visit on which it fails again, and all later ones
        with page.expect_console_message(
            lambda said: "No memory is kept for later visits" in said.text, timeout=KEPT
        ):
            visit(page, host.address)
        assert not started_from_memory(page)
        assert page.evaluate("caches.match(hustings.context.keep.address).then(kept => !kept)")
    forget_memory(page)


LARGER = """async () => {
    const { cache, address } = hustings.context.keep;
    const kept = await caches.open(cache);
    const source = `${hustings.context.root}memory.py`;
    const usual = await (await kept.match(source)).text();
    const larger = "\\nlarger = [bytes([i]) * 1_000_000 for i in range(1, 16)]\\n";
    await kept.put(source, new Response(usual + larger));
    await kept.delete(address);
    return usual;
}"""
"""Has the next memory be larger than what Python begins with; returns how it is made else."""
DEFAULT_SIZE = """async (usual) => {
    const kept = await caches.open(hustings.context.keep.cache);
    await kept.put(`${hustings.context.root}memory.py`, new Response(usual));
}"""


def test_a_memory_larger_than_python_begins_with_serves_too(kept: Kept) -> None:
    page, host, _ = kept
    stand(page, host)
    usual = page.evaluate(LARGER)
    visit(page, host.address)
    remember(page)
    visit(page, host.address)
    assert started_from_memory(page), "one that was made on a later visit"
    assert page.evaluate(
        """caches.match(hustings.context.keep.address).then((kept) => kept.arrayBuffer())
            .then((bytes) => new Uint32Array(bytes, 0, 1)[0] > 32 * 2 ** 20)"""
    ), "it is no larger"
    page.evaluate(DEFAULT_SIZE, usual)
    forget_memory(page)


def test_the_build_refuses_a_memory_too_large_or_of_no_use(host: Host, tmp_path: Path) -> None:
    packs = next(host.site.glob("v-*"))
    stdlib, app = (tmp_path / name for name in ("stdlib", "hustings"))
    for path in (stdlib, app):
        path.write_bytes(gzip.decompress((packs / f"{path.name}.pack").read_bytes()))
    stock = ROOT / "node_modules" / "pyodide"
    with pytest.raises(RuntimeError, match=r"may take 1000; .* py/memory\.py"):
        bundle.run(setup.node(), bundle.remembering(ROOT, stock, stdlib, app, limit=1000))


@pytest.mark.parametrize("file", ["hustings.pack", "boot/start.js"])
@pytest.mark.parametrize("harm", [LOSE, SPOIL], ids=["lost", "damaged"])
def test_a_kept_page_with_a_bad_file_of_a_gone_build_loads_the_new_version(
    page: Page, host: Host, watch: Watch, harm: str, file: str
) -> None:
    """The host has only the next build, so the file cannot be fetched anew."""
    for provoked in DAMAGED:
        watch.allow(provoked)
    visit_and_keep(page, host)
    follow(page, f"#{catalog.GAMES[0]}?seats=human,human&seed=gone")
    play_on(page, "before", clicks=5)
    before = ply(page)
    address = page.url
    until(page, "document.documentElement.dataset.keeping === undefined")
    remember(page)  # else it may come after it was forgotten, and the file is not needed
    forget_memory(page)
    assert page.evaluate(harm, file)
    new = host.publish()
    clear_what_the_browser_keeps_by_itself(page)
    page.goto("about:blank")
    page.goto(address)
    page.locator("#trouble-again").wait_for(timeout=START_TIMEOUT_MS)
    with page.expect_navigation(timeout=KEPT):
        page.locator("#trouble-again").click()
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert page.evaluate("hustings.context.build.version") == new[2:]
    assert (screen(page), ply(page)) == ("table", before)
