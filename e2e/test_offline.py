"""Offline use after one visit; a new version takes over only with the player's consent."""

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
from tools.build.offline import ONLINE_ONLY
from tools.build.site import build
from tools.devkit import setup

READY = '#app[data-ready="1"]'
CACHED_TIMEOUT_MS = 60_000
KEPT_WORDS = "caches.match(`${hustings.context.root}words-de.pack`).then(Boolean)"
DAMAGED_ERRORS = (
    BROKEN_PYTHON,
    "No module named 'hustings'",
    "Failed to load module script",
    "An unknown error occurred when fetching the script",
    "^error: 404 Not Found$",
)
"""What Python and the browser log about a damaged or lost cached file."""


@pytest.fixture(autouse=True)
def allow_network_errors(watch: Watch) -> None:
    """Allow what the browser logs about a host that is down or stalls."""
    watch.allow(NOT_LOADED)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Yield a profile of the test's own with the service worker, which other tests block."""
    with browser.new_context() as own:
        yield own


class CachedSite(NamedTuple):
    """A profile that has visited a host once and can use its site offline."""

    page: Page
    host: Host
    fetched: tuple[str, ...]
    """The requests of that visit."""


@pytest.fixture(scope="module")
def visited(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[CachedSite]:
    """Visit once for all tests that do not change the cache: filling a profile is slow."""
    build(ROOT, ROOT / "dist", setup.node())
    host = Host(ROOT / "dist", tmp_path_factory.mktemp("kept"))
    host.up()
    with browser.new_context() as own:
        page = own.new_page()
        visit_until_cached(page, host)
        assert not started_from_snapshot(page)
        yield CachedSite(page, host, tuple(host.requests))
    host.down()


@pytest.fixture
def kept(visited: CachedSite) -> Iterator[CachedSite]:
    """Yield that profile; afterwards restore its host."""
    yield visited
    visited.host.down()
    visited.host.stall = lambda path: None
    visited.host.restart()


def visit(page: Page, address: str) -> None:
    """Open the page and wait until Python is ready."""
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)


def ensure_open(page: Page, host: Host) -> None:
    """Open a page of this host, unless an earlier test left one open."""
    if not page.url.startswith(host.address):
        visit(page, host.address)


def started_from_snapshot(page: Page) -> bool:
    """Return whether Python started from a memory snapshot."""
    return bool(page.evaluate("hustings.context.fromSnapshot === true"))


def wait_for_snapshot(page: Page) -> None:
    """Wait until the page has stored a memory snapshot for the next visit."""
    until(page, "performance.getEntriesByName('hustings-remembered').length === 1", timeout=60)


def delete_snapshot(page: Page) -> None:
    """Delete the memory snapshot and any mark of one that failed."""
    page.evaluate(
        """async () => {
            const {cache, address} = hustings.context.snapshotLocation;
            const kept = await caches.open(cache);
            for (const url of [address, `${address}.failed`]) await kept.delete(url);
        }"""
    )


def visit_until_cached(page: Page, host: Host) -> None:
    """Visit once and wait until the home page says that it works offline."""
    visit(page, host.address)
    page.get_by_text("Ready to play without a network").wait_for(timeout=CACHED_TIMEOUT_MS)


def test_after_one_visit_every_game_starts_and_plays_without_a_network(kept: CachedSite) -> None:
    """The first start has no memory snapshot, later ones have it but no compiled code.

    WebAssembly comes from the browser's own cache; where that is gone, from the worker's.
    """
    page, host, _ = kept
    ensure_open(page, host)
    delete_snapshot(page)
    host.down()
    visit(page, host.address)
    assert not started_from_snapshot(page)
    page.get_by_text("Ready to play without a network").wait_for(timeout=CACHED_TIMEOUT_MS)
    wait_for_snapshot(page)
    address = f"{host.address}?from=home"
    for n, game in enumerate(catalog.GAMES):
        seats = ",".join(["human", *["bot:easy"] * (min(catalog.info(game).seats) - 1)])
        there = f"#{game}?seats={seats}&seed=train"
        if n:
            wait_for_bots(page)
            follow(page, "")
            follow(page, there)
            page.wait_for_selector(f'#app[data-game="{game}"]', state="attached")
        else:  # only the first game loads the page
            visit(page, address + there)
        before = ply(page)
        play_on(page, game, clicks=3)
        assert ply(page) > before, game
        assert started_from_snapshot(page)
    clear_http_cache(page)
    page.goto("about:blank")
    page.goto(f"{host.address}gerrymander/#gerrymander?seats=human,human&seed=link")
    page.wait_for_selector(
        '#app[data-game="gerrymander"]', state="attached", timeout=START_TIMEOUT_MS
    )
    assert page.url.startswith(f"{host.address}#")
    assert started_from_snapshot(page)


def test_the_language_of_the_page_is_kept_for_use_without_a_network(
    browser: Browser, tmp_path: Path
) -> None:
    """Its words are fetched when it is chosen, and nobody else's."""
    build(ROOT, ROOT / "dist", setup.node())
    host = Host(ROOT / "dist", tmp_path)
    host.up()
    with browser.new_context(locale="de-DE") as own:
        page = own.new_page()
        visit(page, host.address)
        until(page, KEPT_WORDS, timeout=CACHED_TIMEOUT_MS // 1000)
        page.locator("#offline-note", has_text=re.compile("ohne Netz")).wait_for()
        host.down()
        clear_http_cache(page)
        visit(page, host.address)
        assert page.locator("html").get_attribute("lang") == "de"
    assert not [request for request in host.requests if "words-fr" in request]


def clear_http_cache(page: Page) -> None:
    """Clear the browser's HTTP cache."""
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.clearBrowserCache")
    client.detach()


@pytest.mark.parametrize("share", [0, 0.5])
def test_the_cached_copy_starts_the_page_when_the_network_stalls(
    kept: CachedSite, share: float
) -> None:
    """The host accepts requests and never answers, or breaks off; WebAssembly is cached."""
    page, host, _ = kept
    clear_http_cache(page)
    host.stall = lambda path: share
    before = len(host.requests)
    visit(page, host.address)
    assert any(".wasm" in path for path in host.requests[before:]), "nothing stalled"


def test_every_file_is_fetched_and_cached_once(kept: CachedSite) -> None:
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
    assert {name for name in apart if not ONLINE_ONLY.fullmatch(name)} <= {"sw.js", "site.json"}
    packs = [path for path in fetched if path.endswith(".pack")]
    assert len(packs) == len(set(packs)), "the browser's own cache serves the service worker"


def test_pages_changed_by_their_host_stay_installable(page: Page, host: Host) -> None:
    """Some hosts reformat pages or add a script, which our policy does not let run."""
    for path in host.site.rglob("*.html"):
        text = re.sub(r"\n(<(?:meta|link|div)\b)", r" \n  \1", path.read_text("utf-8"))
        added = '<script src="/cdn-cgi/added.js"></script>'
        path.write_text(text.replace("</body>", f"{added}\n</body>"), encoding="utf-8")
    visit_until_cached(page, host)
    host.down()
    visit(page, host.address)
    assert not page.locator("#trouble").count()


def test_manifest_makes_the_page_installable(kept: CachedSite) -> None:
    page, host, _ = kept
    manifest = json.loads((host.site / "manifest.webmanifest").read_text("utf-8"))
    for icon in manifest["icons"]:
        assert (host.site / icon["src"]).is_file(), icon["src"]
    client = page.context.new_cdp_session(page)
    faults = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    client.detach()
    assert [f["errorId"] for f in faults if f["errorId"] != "in-incognito"] == []


def test_a_new_version_waits_for_the_players_consent_and_loses_no_game(
    page: Page, host: Host
) -> None:
    visit_until_cached(page, host)
    game = catalog.GAMES[0]
    follow(page, f"#{game}?seats=human,human&seed=update")
    play_on(page, "before", clicks=5)
    before = ply(page)
    assert page.get_by_text("A new version").count() == 0
    old = page.evaluate("hustings.context.build.version")
    new = host.publish()
    page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update())")
    page.get_by_text("A new version").wait_for(timeout=CACHED_TIMEOUT_MS)
    assert page.evaluate("hustings.context.build.version") == old, "nothing changes unasked"
    play_on(page, "between", clicks=2)
    page.reload()
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert page.evaluate("hustings.context.build.version") == old, "not even by reloading"
    page.get_by_text("A new version").wait_for(timeout=CACHED_TIMEOUT_MS)
    between = ply(page)
    assert between > before
    with page.expect_navigation(timeout=CACHED_TIMEOUT_MS):
        page.locator('[data-do="take-update"]').click()
    until(page, f"globalThis.hustings?.context?.build?.version === {new[2:]!r}", timeout=30)
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert (screen(page), ply(page)) == ("table", between)
    play_on(page, "after", clicks=2)
    until(page, "caches.keys().then(names => names.length === 1)", timeout=20)
    again = [path for path in host.requests if new in path]
    assert not again, "what did not change is not fetched again"


DAMAGE_FILES = """async (pattern) => {
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
"""Damages the cached files whose address matches; returns how many."""
DELETE_FILES = DAMAGE_FILES % "cache.delete(request)"
OVERWRITE_FILES = DAMAGE_FILES % 'cache.put(request, new Response("not what was stored"))'


def test_a_damaged_cached_file_is_reported_and_repaired(kept: CachedSite, watch: Watch) -> None:
    for provoked in DAMAGED_ERRORS:
        watch.allow(provoked)
    page, host, _ = kept
    ensure_open(page, host)
    delete_snapshot(page)
    assert page.evaluate(OVERWRITE_FILES, r"stdlib\.pack|interpreter")
    page.goto("about:blank")
    page.goto(host.address)
    page.locator("#trouble-again").wait_for()
    page.locator("#trouble-again").click()
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert page.locator("#trouble").is_hidden()


def overwrite_snapshot(page: Page) -> None:
    """Overwrite the memory snapshot."""
    page.evaluate(
        """async () => {
            const {cache, address} = hustings.context.snapshotLocation;
            await (await caches.open(cache)).put(address, new Response("no memory"));
        }"""
    )


def test_a_failing_memory_snapshot_is_made_anew_once(kept: CachedSite) -> None:
    page, host, _ = kept
    ensure_open(page, host)
    delete_snapshot(page)
    overwrite_snapshot(page)
    visit(page, host.address)
    assert not started_from_snapshot(page), "what does not fit is passed over"
    wait_for_snapshot(page)
    overwrite_snapshot(page)
    for _ in range(2):  # the visit on which it fails again, and later ones
        with page.expect_console_message(
            lambda said: "No memory snapshot is made" in said.text,
            timeout=CACHED_TIMEOUT_MS,
        ):
            visit(page, host.address)
        assert not started_from_snapshot(page)
        assert page.evaluate(
            "caches.match(hustings.context.snapshotLocation.address).then(kept => !kept)"
        )
    delete_snapshot(page)


ENLARGE_SNAPSHOT = """async () => {
    const { cache, address } = hustings.context.snapshotLocation;
    const kept = await caches.open(cache);
    const source = `${hustings.context.root}memory.py`;
    const usual = await (await kept.match(source)).text();
    const larger = "\\nlarger = [bytes([i]) * 1_000_000 for i in range(1, 16)]\\n";
    await kept.put(source, new Response(usual + larger));
    await kept.delete(address);
    return usual;
}"""
"""Enlarges the next memory snapshot beyond Python's initial memory; returns the old memory.py."""
RESTORE_MEMORY_PY = """async (usual) => {
    const kept = await caches.open(hustings.context.snapshotLocation.cache);
    await kept.put(`${hustings.context.root}memory.py`, new Response(usual));
}"""


def test_a_memory_snapshot_may_be_larger_than_pythons_initial_memory(kept: CachedSite) -> None:
    page, host, _ = kept
    ensure_open(page, host)
    usual = page.evaluate(ENLARGE_SNAPSHOT)
    visit(page, host.address)
    wait_for_snapshot(page)
    visit(page, host.address)
    assert started_from_snapshot(page), "one that was made on a later visit"
    assert page.evaluate(
        """caches.match(hustings.context.snapshotLocation.address)
            .then((snapshot) => snapshot.arrayBuffer())
            .then((bytes) => new Uint32Array(bytes, 0, 1)[0] > 32 * 2 ** 20)"""
    ), "it is no larger"
    page.evaluate(RESTORE_MEMORY_PY, usual)
    delete_snapshot(page)


def test_the_build_refuses_a_memory_snapshot_that_is_too_large_or_useless(
    host: Host, tmp_path: Path
) -> None:
    packs = next(host.site.glob("v-*"))
    zips = {name: tmp_path / name for name in ("stdlib", "hustings", *catalog.GAMES)}
    for name, path in zips.items():
        path.write_bytes(gzip.decompress((packs / f"{name}.pack").read_bytes()))
    stdlib = zips.pop("stdlib")
    stock = ROOT / "node_modules" / "pyodide"
    with pytest.raises(RuntimeError, match=r"may take 1000; .* py/memory\.py"):
        bundle.run(setup.node(), bundle.snapshot_job(ROOT, stock, stdlib, zips, limit=1000))


@pytest.mark.parametrize(
    ("harm", "file"),
    [
        pytest.param(DELETE_FILES, "hustings.pack", id="lost-hustings.pack"),
        pytest.param(
            OVERWRITE_FILES, "boot/start.js", id="damaged-boot/start.js", marks=pytest.mark.slow
        ),
        pytest.param(
            OVERWRITE_FILES, "hustings.pack", id="damaged-hustings.pack", marks=pytest.mark.slow
        ),
        pytest.param(
            DELETE_FILES, "boot/start.js", id="lost-boot/start.js", marks=pytest.mark.slow
        ),
    ],
)
def test_a_damaged_file_of_an_old_build_loads_the_new_version(
    page: Page, host: Host, watch: Watch, harm: str, file: str
) -> None:
    """The host has only the next build, so that the file cannot be fetched anew."""
    for provoked in DAMAGED_ERRORS:
        watch.allow(provoked)
    visit_until_cached(page, host)
    follow(page, f"#{catalog.GAMES[0]}?seats=human,human&seed=gone")
    play_on(page, "before", clicks=5)
    before = ply(page)
    address = page.url
    until(page, "document.documentElement.dataset.keeping === undefined")
    wait_for_snapshot(page)  # else the snapshot might be stored later, and the file not needed
    delete_snapshot(page)
    assert page.evaluate(harm, file)
    new = host.publish()
    clear_http_cache(page)
    page.goto("about:blank")
    page.goto(address)
    page.locator("#trouble-again").wait_for(timeout=START_TIMEOUT_MS)
    with page.expect_navigation(timeout=CACHED_TIMEOUT_MS):
        page.locator("#trouble-again").click()
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert page.evaluate("hustings.context.build.version") == new[2:]
    assert (screen(page), ply(page)) == ("table", before)
