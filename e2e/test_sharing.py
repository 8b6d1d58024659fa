"""Sharing: QR codes of links, backups, pictures of boards."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
import segno
from playwright.sync_api import Browser, Page, ViewportSize

from e2e.conftest import START_TIMEOUT_MS
from e2e.playing import DESKTOP, PHONE, play_on, ply, screen, set_instant_pace
from e2e.sampling import some_games
from e2e.test_access import violations
from hustings import catalog
from tests.link_strings import ADDRESSES, MESSAGES, filled

Open = Callable[..., Page]
QR_MARGIN = 4


def modules(page: Page) -> list[list[int]]:
    """Return the modules of the QR code on the page as rows of 0 and 1, with its margin."""
    code = page.locator(".qr")
    side = int((code.get_attribute("viewBox") or "").split()[-1])
    rows = [[0] * side for _ in range(side)]
    path = code.locator("path").get_attribute("d") or ""
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", path):
        for i in range(int(width)):
            rows[int(y)][int(x) + i] = 1
    return rows


def valid_codes(text: str) -> list[list[list[int]]]:
    """Return the valid QR codes of a text: one for each mask."""
    codes = [segno.make(text, error="L", micro=False, mask=mask) for mask in range(8)]
    return [[list(row) for row in code.matrix_iter(border=QR_MARGIN)] for code in codes]


def download_picture(page: Page, kind: str, to: Path) -> bytes:
    """Download the board as a picture; return the file's bytes."""
    page.locator('[data-do="dialog:menu"]').first.click()
    with page.expect_download(timeout=START_TIMEOUT_MS) as download:
        page.locator(f'[data-do="picture:{kind}"]').click()
    name = download.value.suggested_filename
    assert re.fullmatch(rf"hustings-\w+-\w+-move-\d+\.{kind}", name), name
    download.value.save_as(to / name)
    return (to / name).read_bytes()


@pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"]
)
def test_every_link_has_a_qr_code_in_both_themes(
    table: Open, page: Page, size: ViewportSize, theme: Literal["light", "dark"]
) -> None:
    page.set_viewport_size(size)
    page.emulate_media(reduced_motion="reduce", color_scheme=theme)
    table("#gerrymander?seats=human,human&seed=codes")
    play_on(page, "codes", clicks=30)
    page.locator('[data-do="dialog:menu"]').click()
    page.locator('[data-do="dialog:share"]').click()
    assert not violations(page)
    for key in ("game", "start"):
        page.locator(f'[data-do="dialog:share:{key}"]').click()
        row = page.locator(".share-row", has=page.locator(".qr"))
        assert modules(page) in valid_codes(row.locator("input").input_value())
        box = page.locator(".qr").bounding_box()
        assert box is not None
        assert box["width"] >= 250
        assert box["y"] < size["height"] - 100, "it is brought into sight"
        assert key != "game" or not violations(page)
        row.locator('[data-do="dialog:share"]').click()
        assert not page.locator(".qr").count()


def test_a_link_too_long_for_a_qr_code_says_so(loaded: Open, page: Page) -> None:
    folder = "long/" * 450
    page.route(re.compile("/long/"), lambda r: r.continue_(url=r.request.url.replace(folder, "")))
    loaded(f"{folder}#gerrymander?seats=human,human&seed=codes")
    play_on(page, "codes", clicks=30)
    page.locator('[data-do="dialog:menu"]').click()
    page.locator('[data-do="dialog:share"]').click()
    page.locator('[data-do="dialog:share:game"]').click()
    page.get_by_text("more than the 2,300").wait_for()
    assert not page.locator(".qr").count()
    page.locator('.qr-none [data-do="dialog:share:start"]').click()
    page.locator(".qr-none, .qr").wait_for()
    page.goto("about:blank")  # that folder is only here


def test_a_backup_is_restored_on_another_device(
    table: Open, page: Page, browser: Browser, site: str, tmp_path: Path
) -> None:
    for seed in ("one", "two"):
        table(f"#delegate_dash?seats=human,human&seed={seed}")
        play_on(page, seed, clicks=9)
    at = ply(page)
    page.locator('[data-do="home"]').click()
    page.locator(".glance").nth(1).wait_for()  # until then the list grows and moves what is below
    page.locator('[data-do="dialog:prefs"]').click()
    page.locator('[data-do="pref:theme:dark"]').click()
    with page.expect_download() as download:
        page.locator('.dialog [data-do="backup"]').click()
    assert re.fullmatch(r"hustings-backup-\d{4}-\d\d-\d\d\.json", download.value.suggested_filename)
    download.value.save_as(tmp_path / "backup.json")

    other = browser.new_context(service_workers="block")
    there = other.new_page()
    there.goto(site)
    there.wait_for_selector('#app[data-ready="1"]', state="attached", timeout=START_TIMEOUT_MS)
    for message in (
        "Taken over: 2 games. The preferences came too.",
        "Nothing in this backup was new",
    ):
        with there.expect_file_chooser() as chooser:
            there.locator('.home-foot [data-do="open-file"]').click()
        chooser.value.set_files(tmp_path / "backup.json")
        there.get_by_text(message).wait_for()
    assert there.locator("html").get_attribute("data-theme") == "dark"
    there.reload()
    there.wait_for_selector('#app[data-ready="1"]', state="attached", timeout=START_TIMEOUT_MS)
    assert there.locator('[data-do^="continue:"]').count() == 2
    there.locator('[data-do^="continue:"]').first.click()
    assert ply(there) == at
    other.close()


@pytest.mark.parametrize("press", ["Enter", "button"])
def test_a_pasted_link_opens_its_game(table: Open, page: Page, press: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    table()
    page.locator('[data-do="dialog:link"]').click()
    field = page.get_by_label("Link", exact=True)
    assert field.evaluate("e => e === document.activeElement")
    assert not violations(page)
    field.fill("Your turn! https://elsewhere.test/x/#gerrymander?seats=human,human&seed=pasted")
    if press == "Enter":
        field.press("Enter")
    else:
        page.locator(".dialog .primary").click()
    page.wait_for_selector('#app[data-game="gerrymander"]', state="attached")
    assert screen(page) == "table"
    page.locator('[data-do="dialog:menu"]').click()
    page.locator('[data-do="dialog:share"]').click()
    start = page.locator(".share-row", has=page.locator('[data-do="dialog:share:start"]'))
    link = start.locator("input").input_value()
    assert link.endswith("#gerrymander?seed=pasted&seats=human,human")


@some_games
def test_each_board_can_be_downloaded_as_a_picture(
    table: Open, page: Page, tmp_path: Path, game: str
) -> None:
    set_instant_pace(page)
    seats = catalog.info(game).seats
    kinds = ",".join(["human"] * (2 if 2 in seats else seats[0]))
    table(f"#{game}?seats={kinds}&seed=picture")
    play_on(page, "picture", clicks=6)
    if screen(page) == "handover":
        page.locator('[data-do^="take:"]').click()
    root = ET.fromstring(download_picture(page, "svg", tmp_path))
    tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
    assert {"svg", "rect", "text", "style", "title"} <= tags
    assert not tags & {"script", "foreignObject", "image", "a"}
    names = {name for element in root.iter() for name in element.attrib}
    assert not [name for name in names if name.startswith(("data-", "on", "aria-"))]
    assert not names & {"class", "style", "role", "tabindex"}
    assert "lining-nums" in {element.get("font-variant") for element in root.iter()}
    assert "data:font/woff2" in "".join(root.itertext())
    assert max(int(root.get("width") or 0), int(root.get("height") or 0)) == 1000
    data = download_picture(page, "png", tmp_path)
    assert data.startswith(b"\x89PNG")
    size = [int.from_bytes(data[i : i + 4], "big") for i in (16, 20)]
    assert size == [2 * int(root.get("width") or 0), 2 * int(root.get("height") or 0)]
    assert len(data) > 60_000, "there is something on it"
    assert not page.locator(".unseen").count()


def test_the_result_can_be_copied_as_a_line(table: Open, page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table("#gerrymander?seats=human,human&seed=line")
    play_on(page, "line")
    page.locator('[data-do="copy:result"]').click()
    page.locator(".result-line .answer", has_text="Copied.").wait_for()
    line, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert re.fullmatch(r"Gerrymander: \w+ \(\w+\) wins .*\(\d+ moves · seed line\)", line), line
    assert link.endswith("#gerrymander?seed=line&seats=human,human")


FAKE_PICTURES = """how => {
    globalThis.matchMediaOfBrowser ??= globalThis.matchMedia;
    globalThis.matchMedia = (query) =>
        query.includes("coarse") ? { matches: true } : matchMediaOfBrowser.call(globalThis, query);
    const fake = (name, value) =>
        Object.defineProperty(navigator, name, { configurable: true, value });
    fake("canShare", () => how !== "never");
    fake("share", async ({ files, text }) => {
        if (how !== "works") throw new DOMException("no", how);
        globalThis.got = [files[0].name, files[0].type, files[0].size, text];
    });
    fake("clipboard", {
        write: async ([item]) => {
            if (how === "never") throw new DOMException("no", "NotAllowedError");
            globalThis.got = (await item.getType("image/png")).size;
        },
    });
}"""
"""Fakes a touch screen that shares pictures, or fails to; "never": nor is there a clipboard."""
RESTORE_PICTURES = """() => {
    globalThis.matchMedia = matchMediaOfBrowser;
    delete globalThis.got;
    for (const name of ["canShare", "share", "clipboard"]) delete navigator[name];
}"""
MIN_CARD_BYTES = 60_000


def test_a_result_is_shared_as_a_picture_or_says_why_not(table: Open, page: Page) -> None:
    table("#gerrymander?seats=human,human&seed=card")
    play_on(page, "card")
    page.locator('.ranking [data-do="dialog:card"]').click()
    page.locator(".card-preview svg").wait_for()
    assert not violations(page)
    share, answer = page.locator('[data-do="card:share"]'), page.locator(".dialog .answer")
    try:
        page.evaluate(FAKE_PICTURES, "works")
        share.click()
        page.wait_for_function("() => globalThis.got")
        name, kind, size, text = page.evaluate("got")
        assert (name, kind) == ("hustings-gerrymander-card-result.png", "image/png")
        assert size > MIN_CARD_BYTES, "there is something on it"
        assert text.splitlines()[1].endswith("seed=card&seats=human,human")
        page.evaluate("globalThis.got = null")
        page.evaluate(FAKE_PICTURES, "NotAllowedError")
        share.click()
        answer.get_by_text("The picture is copied").wait_for()
        assert page.evaluate("got") > MIN_CARD_BYTES
        page.evaluate(FAKE_PICTURES, "never")
        share.click()
        answer.get_by_text("neither share nor copy").wait_for()
    finally:
        page.evaluate(RESTORE_PICTURES)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_card_is_a_light_square_in_every_theme(
    table: Open, page: Page, tmp_path: Path, theme: Literal["light", "dark"]
) -> None:
    page.emulate_media(color_scheme=theme)
    table("#gerrymander?seats=human,human&seed=card")
    play_on(page, "card")
    page.locator('.ranking [data-do="dialog:card"]').click()
    paper = page.locator(".card-paper").evaluate("e => getComputedStyle(e).fill")
    assert paper == "rgb(246, 240, 226)"
    with page.expect_download(timeout=START_TIMEOUT_MS) as download:
        page.locator('[data-do="card:save"]').click()
    download.value.save_as(tmp_path / "card.png")
    data = (tmp_path / "card.png").read_bytes()
    width, height = (int.from_bytes(data[i : i + 4], "big") for i in (16, 20))
    assert width == height == 2000
    assert len(data) > MIN_CARD_BYTES


FAKE_SHARING = """how => {
    globalThis.matchMediaOfBrowser ??= globalThis.matchMedia;
    globalThis.matchMedia = (query) =>
        query.includes("coarse") ? { matches: true } : matchMediaOfBrowser.call(globalThis, query);
    Object.defineProperty(navigator, "share", {
        configurable: true, value: async () => { throw new DOMException("no", how); },
    });
    Object.defineProperty(navigator, "clipboard", {
        configurable: true,
        value: how === "DataError"
            ? undefined
            : { writeText: async (text) => { globalThis.got = text; } },
    });
}"""
"""Fakes a touch screen whose share sheet fails, or a page without a clipboard."""
RESTORE_SHARING = """() => {
    globalThis.matchMedia = matchMediaOfBrowser;
    delete globalThis.got;
    delete navigator.share;
    delete navigator.clipboard;
}"""


def test_a_link_that_cannot_be_shared_is_copied_or_selected(table: Open, page: Page) -> None:
    table("#gerrymander?seats=human,human&seed=fails")
    page.evaluate("hustings.send('dialog:share')")
    answer = page.locator(".dialog .answer")
    try:
        page.evaluate(FAKE_SHARING, "AbortError")
        page.locator('[data-do="copy:start"]').click()
        page.wait_for_timeout(100)
        assert answer.text_content() == ""
        page.evaluate(FAKE_SHARING, "NotAllowedError")
        page.locator('[data-do="copy:start"]').click()
        answer.get_by_text("Copied.").wait_for()
        assert page.evaluate("got").endswith("seed=fails&seats=human,human")
        page.evaluate(FAKE_SHARING, "DataError")
        page.locator('[data-do="copy:start"]').click()
        answer.get_by_text("The link is selected").wait_for()
        field = page.locator('[data-link="start"]')
        chosen = field.evaluate(
            "e => e === document.activeElement && e.value.slice(e.selectionStart, e.selectionEnd)"
        )
        assert chosen == field.input_value()
    finally:
        page.evaluate(RESTORE_SHARING)


def test_a_download_in_a_sandboxed_frame_says_that_it_failed(page: Page, site: str) -> None:
    inside = f"{site}#gerrymander?seats=human,human&seed=frame"
    html = f'<iframe sandbox="allow-scripts allow-same-origin" src="{inside}"></iframe>'
    page.route(f"{site}around", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(f"{site}around")
    inner = page.frame_locator("iframe")
    inner.locator('#app[data-game="gerrymander"]').wait_for(
        state="attached", timeout=START_TIMEOUT_MS
    )
    inner.locator("body").evaluate("() => hustings.send('download')")
    inner.get_by_text("Nothing was downloaded").wait_for()
    page.goto("about:blank")


def test_links_changed_by_mail_and_chat_open(table: Open, page: Page) -> None:
    """Some of the links in tests/link_strings.py, in a real browser."""
    table()
    place = page.url.partition("#")[0]
    for n, row in enumerate(ADDRESSES.values()):
        seed = f"calm-otter-{10 + n}"
        address = filled(row, f"gerrymander?seats=human,human&seed={seed}", place)
        page.evaluate("to => { location.hash = to.slice(to.indexOf('#')); }", address)
        page.wait_for_function("seed => location.hash.includes(`seed=${seed}`)", arg=seed)
        page.wait_for_selector('#app[data-game="gerrymander"]', state="attached")
        page.evaluate("hustings.send('dialog:share')")
        link = page.locator('[data-link="start"]').input_value()
        assert link.endswith(f"#gerrymander?seed={seed}&seats=human,human"), row
    for n, row in enumerate(MESSAGES.values()):
        seed = f"wise-heron-{10 + n}"
        text = filled(row, f"gerrymander?seats=human,human&seed={seed}", place)
        page.evaluate("hustings.send('home')")
        page.locator('[data-do="dialog:link"]').click()
        page.get_by_label("Link", exact=True).fill(text)
        page.locator(".dialog .primary").click()
        page.wait_for_selector('#app[data-game="gerrymander"]', state="attached")
        page.evaluate("hustings.send('dialog:share')")
        link = page.locator('[data-link="start"]').input_value()
        assert link.endswith(f"#gerrymander?seed={seed}&seats=human,human"), row
