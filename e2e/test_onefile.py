"""The one-file edition: opened from disk, with bots; "Save this table" carries the games."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Frame, Page

from e2e.conftest import ROOT, START_TIMEOUT_MS, cleaned_up, clear_storage, follow, reset
from e2e.playing import play_on, ply, screen, set_instant_pace, wait_for_bots
from hustings import catalog
from tools.build.site import build
from tools.devkit import setup
from tools.devkit.stored import storing

READY = '#app[data-ready="1"]'
MAX_BYTES = 9_000_000
Open = Callable[..., Page]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of dist/hustings.html in a read-only folder."""
    build(ROOT, ROOT / "dist", setup.node())
    folder = tmp_path_factory.mktemp("a stick, read-only")
    copy = Path(shutil.copy(ROOT / "dist" / "hustings.html", folder / "hustings.html"))
    copy.chmod(0o444)
    folder.chmod(0o555)
    return copy


@pytest.fixture(scope="module")
def offline(browser: Browser) -> Iterator[Page]:
    """Yield a page of a device without a network."""
    with browser.new_context(offline=True) as context:
        yield context.new_page()


@pytest.fixture
def alone(offline: Page) -> Iterator[Page]:
    """Yield a page of a device without a network, with empty storage."""
    with cleaned_up(offline):
        yield offline
    # bots still at work would store their game again; a blob: page cannot go home
    if offline.url.startswith("blob:") or not reset(offline):
        offline.goto("about:blank")
    clear_storage(offline, "file://")


def start(page: Page, file: Path, address: str = "") -> None:
    """Open the file anew and wait until Python is ready."""
    if page.url.startswith(file.as_uri()) and reset(page):
        follow(page, address)
        return
    page.goto("about:blank")
    page.goto(file.as_uri() + address)
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)


def save_table(page: Page, folder: Path, click: str = '[data-do="save-table"]') -> Path:
    """Click "Save this table" and return the downloaded file."""
    with page.expect_download(timeout=START_TIMEOUT_MS) as download:
        page.locator(click).first.click()
    assert download.value.suggested_filename == "hustings.html"
    path = folder / "carried.html"
    download.value.save_as(path)
    return path


def test_the_file_is_small_enough_and_complete(file: Path) -> None:
    assert file.stat().st_size <= MAX_BYTES
    text = file.read_text("utf-8")
    listed = json.loads((ROOT / "dist" / "site.json").read_text("utf-8"))
    inside = set(re.findall(r'<script type="v" data-p="([^"]+)"', text))
    names = {re.sub("^wasm-[^/]+", "pyodide", n) for n in listed["files"]}
    names = {n.removeprefix(f"{listed['folder']}/") for n in names}
    missing = {n for n in names - inside if not n.startswith(("assets/", "fonts/", "pictures/"))}
    apart = {"index.html", "manifest.webmanifest", "sw.js", "boot/offline.js", "style.css"}
    apart |= {"boot/snapshot_worker.js", "memory.py", "404.html"}
    apart |= {
        n
        for n in names
        if re.fullmatch(
            r"([\w-]+/){1,2}index\.html|([\w-]+/){0,2}(preview|(narrow-)?screen)\.png", n
        )
        or re.fullmatch(r"[a-z]+/manifest\.webmanifest", n)
    }
    assert {n for n in missing if not n.startswith("pyscript/error-")} <= apart
    assert "http://" not in re.sub(r"""<script type="v".*?</script>|xmlns=(["']).*?\1""", "", text)


def test_every_game_is_played_from_disk_against_a_bot(alone: Page, file: Path) -> None:
    """Only the first game opens the file, the others follow links within it."""
    set_instant_pace(alone)
    for n, game in enumerate(catalog.GAMES):
        others = ",bot:easy" * (max(1, min(catalog.info(game).seats) - 1))
        seats = "human" + (others if len(catalog.info(game).seats) > 1 else "")
        if n:
            wait_for_bots(alone)
            follow(alone, "")
            follow(alone, f"#{game}?seats={seats}&seed=stick")
        else:
            start(alone, file, f"#{game}?seats={seats}&seed=stick")
        before = ply(alone)
        play_on(alone, game, clicks=8)
        assert ply(alone) > before, game


def test_games_are_stored_and_carried_to_another_device(
    alone: Page, file: Path, tmp_path: Path, browser: Browser
) -> None:
    game = catalog.GAMES[0]
    start(alone, file, f"#{game}?seats=human,human&seed=carry")
    play_on(alone, "carry", clicks=6)
    at = ply(alone)
    alone.reload()
    alone.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert (screen(alone), ply(alone)) == ("table", at)
    alone.locator('[data-do="home"]').click()
    alone.locator(".glance").first.wait_for()  # until then the list grows
    carried = save_table(alone, tmp_path)
    games = re.compile(r'(id="carried"[^>]*>)[^<]*<')
    untouched, brought = (games.sub(r"\1<", path.read_text("utf-8")) for path in (file, carried))
    assert brought == untouched, "the file makes another of its kind"

    other = browser.new_context(offline=True)
    page = other.new_page()
    start(page, carried)
    page.get_by_text("A game came with this file").wait_for()
    page.locator('[data-do^="continue:"]').click()
    assert (screen(page), ply(page)) == ("table", at)
    other.close()


def test_codes_pictures_and_backups_need_no_network(
    alone: Page, file: Path, tmp_path: Path
) -> None:
    start(alone, file, f"#{catalog.GAMES[0]}?seats=human,human&seed=alone")
    play_on(alone, "alone", clicks=6)
    alone.locator('[data-do="dialog:menu"]').click()
    alone.locator('[data-do="dialog:share"]').click()
    alone.get_by_text("This page is a file on this device").wait_for()
    alone.locator('[data-do="dialog:share:game"]').click()
    alone.locator(".qr").wait_for()
    alone.keyboard.press("Escape")
    for kind, beginning in (("svg", b"<svg"), ("png", b"\x89PNG")):
        alone.locator('[data-do="dialog:menu"]').click()
        with alone.expect_download(timeout=START_TIMEOUT_MS) as download:
            alone.locator(f'[data-do="picture:{kind}"]').click()
        download.value.save_as(tmp_path / kind)
        assert (tmp_path / kind).read_bytes().startswith(beginning)
    assert "data:font/woff2" in (tmp_path / "svg").read_text("utf-8")
    alone.locator('[data-do="home"]').click()
    alone.locator(".glance").first.wait_for()  # until then the list grows
    with alone.expect_download() as download:
        alone.locator('[data-do="backup"]').click()
    download.value.save_as(tmp_path / "backup")
    assert "hustings/save/" in (tmp_path / "backup").read_text("utf-8")


def test_the_hosted_page_makes_the_same_file(
    table: Open, page: Page, tmp_path: Path, alone: Page
) -> None:
    game = catalog.GAMES[0]
    table(f"#{game}?seats=human,human&seed=hosted")
    play_on(page, "hosted", clicks=3)
    at = ply(page)
    page.locator('[data-do="dialog:menu"]').first.click()
    carried = save_table(page, tmp_path, '.dialog [data-do="save-table"]')
    assert carried.stat().st_size <= MAX_BYTES
    start(alone, carried)
    alone.locator('[data-do^="continue:"]').click()
    assert ply(alone) == at


def test_a_table_saved_in_german_opens_in_german(
    browser: Browser, site: str, tmp_path: Path, alone: Page
) -> None:
    """It carries the language that its maker had, and no other."""
    with browser.new_context(locale="de-DE") as context:
        page = context.new_page()
        page.goto(site)
        page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
        carried = save_table(page, tmp_path, '.home-foot [data-do="save-table"]')
    alone.add_init_script(storing("language", "de"))
    start(alone, carried)
    assert alone.locator("html").get_attribute("lang") == "de"
    spoken = alone.locator(".languages button")
    assert [each.get_attribute("data-do") for each in spoken.all()] == ["speak:de", "speak:en"]


def in_blob(page: Page, text: str) -> Frame:
    """Navigate the page to a blob: address with the text."""
    page.evaluate(
        """text => {
            location.href = URL.createObjectURL(new Blob([text], { type: "text/html" }));
        }""",
        text,
    )
    page.wait_for_url("blob:**")
    return page.main_frame


def in_srcdoc(page: Page, text: str) -> Frame:
    """Show the text in a frame that may only run scripts."""
    page.evaluate(
        """text => {
            const frame = document.createElement("iframe");
            frame.setAttribute("sandbox", "allow-scripts");
            Object.assign(frame, { srcdoc: text, width: 1200, height: 680 });
            document.body.append(frame);
        }""",
        text,
    )
    return page.frames[1]


@pytest.mark.parametrize("put", [in_blob, pytest.param(in_srcdoc, marks=pytest.mark.slow)])
def test_the_file_starts_from_blob_and_srcdoc_addresses(
    alone: Page, file: Path, tmp_path: Path, put: Callable[[Page, str], Frame]
) -> None:
    """The browser stores nothing for either page: it says so and the game runs, with a bot too."""
    parent = tmp_path / "parent.html"
    parent.write_text("<!doctype html><title>Parent</title><body></body>", "utf-8")
    alone.goto(parent.as_uri())
    page = put(alone, file.read_text("utf-8"))
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    page.get_by_text("This browser stores nothing for this page.").wait_for()
    page.evaluate("hustings.send('pref:pace:instant')")
    page.locator('[data-do="setup:gerrymander"]').first.click()
    page.locator('[data-do="start"]').click()
    # who begins is random: the first draws one border, and a human player then ends the turn
    for _ in range(2):
        page.locator('[data-do^="pick:"]').first.dispatch_event("click")
    bot_moved = page.locator(".log-line", has_text=re.compile("^Iris.* draws "))
    bot_moved.first.wait_for(state="attached", timeout=START_TIMEOUT_MS)
    page.evaluate("hustings.send('dialog:share')")
    assert page.locator('[data-link="game"]').input_value().startswith("#r=")


def test_a_table_saved_from_a_site_shares_links_to_it(
    table: Open, page: Page, site: str, tmp_path: Path, alone: Page
) -> None:
    table("#gerrymander?seats=human,human&seed=site")
    page.locator('[data-do="dialog:menu"]').first.click()
    start(alone, save_table(page, tmp_path, '.dialog [data-do="save-table"]'))
    follow(alone, "#gerrymander?seats=human,human&seed=site")
    alone.wait_for_selector('#app[data-game="gerrymander"]', state="attached")
    alone.evaluate("hustings.send('dialog:share')")
    link = alone.locator('[data-link="start"]').input_value()
    assert link == f"{site}gerrymander/#gerrymander?seed=site&seats=human,human"
    alone.get_by_text("Its links lead to the website it came from").wait_for()
