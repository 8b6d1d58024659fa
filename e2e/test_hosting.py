"""Hosting: a game's own page, wrong addresses, the zip in a frame, launches, full screen."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from e2e.conftest import READY, ROOT, START_TIMEOUT_MS, until
from e2e.playing import play_on, ply, set_instant_pace
from e2e.watching import INSECURE_HOST, NOT_LOADED, Watch
from tools.build.site import build
from tools.devkit import setup
from tools.devkit.serve import serving
from tools.devkit.stored import SECOND
from tools.release import pack

Open = Callable[..., Page]
START_LINK = "gerrymander?seats=human,human&seed=hosted"
FAKE_INSTALLATION = """
    globalThis.locks = 0;
    Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
        globalThis.locks++;
        const lock = new EventTarget();
        lock.release = async () => { globalThis.locks--; };
        return lock;
    } } });
    Object.defineProperty(globalThis, "launchQueue", {
        value: { setConsumer: (consumer) => { globalThis.launch = consumer; } },
    });
"""
"""Fakes the launch queue of an installed page, and the screen wake lock."""
STORED_NAMES = """async () => {
    const local = Object.keys(localStorage).filter((key) => key.startsWith("hustings"));
    return [...local, ...Object.keys(await (READ)())];
}""".replace("READ", SECOND)


@pytest.fixture(scope="module")
def frame(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a foreign page that has the site of the zip in a frame; yield its address."""
    build(ROOT, ROOT / "dist", setup.node())
    top = tmp_path_factory.mktemp("zip")
    pack.zip_site(ROOT / "dist", top / "site.zip")
    with zipfile.ZipFile(top / "site.zip") as archive:
        archive.extractall(top / "games" / "html" / "12345")
    (top / "page").mkdir()
    with serving(top / "games") as games, serving(top / "page") as page:
        inner = games.replace("127.0.0.1", "localhost") + "html/12345/index.html"
        allow = "autoplay; fullscreen *; clipboard-write"
        html = f'<iframe src="{inner}" width="960" height="640" allow="{allow}"></iframe>'
        (top / "page" / "index.html").write_text(f"<!doctype html>{html}", encoding="utf-8")
        yield page


@pytest.mark.parametrize(
    ("page_of", "game", "seed"),
    [
        (f"gerrymander/#{START_LINK}", "gerrymander", "hosted"),
        ("delegate-dash/", "delegate_dash", ""),
    ],
)
def test_a_game_s_page_opens_the_table_at_once(
    page: Page, site: str, watch: object, page_of: str, game: str, seed: str
) -> None:
    page.goto("about:blank")
    page.goto(site + page_of)
    page.wait_for_selector(
        f'{READY}[data-game="{game}"]', state="attached", timeout=START_TIMEOUT_MS
    )
    assert page.url.startswith(f"{site}#")
    assert seed in page.url
    page.go_back()
    assert page.url == "about:blank", "Back does not lead to the page in between"


def test_a_game_s_page_can_be_read_without_scripts(page: Page, site: str) -> None:
    with page.context.browser.new_context(java_script_enabled=False) as context:  # type: ignore[union-attr]
        plain = context.new_page()
        plain.goto(f"{site}whistle-stop/")
        assert plain.get_by_role("heading", name="Whistle-Stop").is_visible()
        link = plain.get_by_role("link", name="Play Whistle-Stop")
        assert link.get_attribute("href") == "../#whistle_stop"
        assert plain.locator("img").evaluate("image => image.naturalWidth") >= 1200
        size = plain.evaluate("[document.body.scrollWidth, innerWidth]")
        assert size[0] <= size[1]


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("nothing/here/at/all", ""),
        ("old.html#r=abc", "#r=abc"),
        ("deep/er/gerrymander?seats=human&seed=x", "#gerrymander?seats=human&seed=x"),
        ("Poll_Position", "#poll_position"),
        ("gerrymander/%23r=abc", "#r=abc"),
        ("x/%23gerrymander%3Fseed=y", "#gerrymander?seed=y"),
        ("table?r=abc&at=3", "#r=abc&at=3"),
    ],
)
def test_a_wrong_address_leads_to_the_table_with_the_game_in_it(
    page: Page, site: str, wrong: str, right: str, watch: Watch
) -> None:
    watch.allow(f"{NOT_LOADED}.*404")
    page.route(site, lambda route: route.fulfill(body="the table", content_type="text/html"))
    page.goto("about:blank")
    answer = page.goto(site + wrong)
    assert answer is not None
    assert answer.status == 404
    page.wait_for_url(site + right)
    assert page.locator("body").text_content() == "the table"


def test_the_zip_is_played_in_a_frame(page: Page, frame: str) -> None:
    page.goto("about:blank")
    page.goto(frame)
    inner = page.frame_locator("iframe")
    inner.locator(READY).wait_for(state="attached", timeout=START_TIMEOUT_MS)
    press(page, inner, '[data-do="setup:gerrymander"]')
    press(page, inner, '[data-do="start"]')
    inner.locator('#app[data-screen="table"]').wait_for(state="attached")
    for _ in range(3):
        press(page, inner, '#app:not([data-busy="1"]) [data-do^="pick:"]')
    assert int(inner.locator("#app").get_attribute("data-ply") or 0) > 0
    inner.locator("body").evaluate("() => hustings.send('dialog:share')")
    press(page, inner, '[data-do="copy:game"]')
    check_link_is_selected(inner)
    link = inner.locator('[data-link="game"]').input_value()
    assert "/html/12345/gerrymander/#r=" in link, "it leads to the site, not to the page around it"


@pytest.mark.parametrize("origin", ["", " allow-same-origin"], ids=["null", "own"])
def test_a_sandboxed_frame_needs_the_origin_of_the_page(
    page: Page, site: str, watch: Watch, origin: str
) -> None:
    if not origin:
        watch.allow(f"blocked by CORS policy|{NOT_LOADED}|could not be fetched|Failed to fetch")
    inside = f'<iframe sandbox="allow-scripts{origin}" src="{site}#{START_LINK}"></iframe>'
    page.route("**/around.html", lambda r: r.fulfill(content_type="text/html", body=inside))
    page.goto(f"{site}around.html")
    inner = page.frame_locator("iframe")
    if origin:
        inner.locator(READY).wait_for(state="attached", timeout=START_TIMEOUT_MS)
    else:
        expect(inner.locator("#trouble-what")).to_contain_text(
            "allow-same-origin", timeout=START_TIMEOUT_MS
        )
    assert inner.locator("#trouble").count() == (not origin)


def check_link_is_selected(page: Page | FrameLocator) -> None:
    """Assert that a sentence says that copying is forbidden, and that the link is selected."""
    answer = page.locator(".dialog .answer")
    expect(answer).to_have_text(
        "Copying is not allowed here. The link is selected: copy it by hand."
    )
    link = page.locator('[data-link="game"]')
    selected = "e => e === document.activeElement && [e.selectionStart, e.selectionEnd]"
    expect(link).to_be_focused()
    assert link.evaluate(selected) == [0, len(link.input_value())]


def test_over_plain_http_a_link_is_shown_selected(page: Page, site: str) -> None:
    """There the browser gives the page no clipboard."""
    plain = site.replace("127.0.0.1", INSECURE_HOST)
    page.goto(f"{plain}#{START_LINK}")
    page.wait_for_selector(READY, state="attached", timeout=START_TIMEOUT_MS)
    assert not page.evaluate("isSecureContext")
    play_on(page, "plain", clicks=2)
    page.evaluate("hustings.send('dialog:share')")
    page.locator('[data-do="copy:game"]').click()
    check_link_is_selected(page)


def press(page: Page, inner: FrameLocator, selector: str) -> None:
    """Click in the frame, after waiting until clicks are accepted."""
    there = inner.locator(selector).first
    there.wait_for(timeout=START_TIMEOUT_MS)
    page.wait_for_timeout(400)
    there.click(timeout=START_TIMEOUT_MS)


def test_shared_text_is_opened_once(loaded: Open, page: Page, site: str) -> None:
    text = f"Your%20turn!%20https%3A%2F%2Fe.test%2Fgerrymander%2F%23{START_LINK}"
    loaded(f"?title=&text={text.replace('&', '%26')}")
    page.wait_for_selector('#app[data-game="gerrymander"]', state="attached")
    until(page, "location.search === '' && location.hash.includes('hosted')")
    assert page.url.startswith(f"{site}#")


def test_an_installed_page_opens_links_and_files_in_place_and_keeps_the_screen_on(
    loaded: Open, page: Page, site: str
) -> None:
    page.add_init_script(FAKE_INSTALLATION)
    loaded()
    set_instant_pace(page)
    page.evaluate("globalThis.same = true")
    page.evaluate("at => launch({ targetURL: at, files: [] })", site)
    assert not page.locator("#app[data-game]").count(), "the launch that opened the page"
    link = f"{site}gerrymander/#{START_LINK}"
    page.evaluate("at => launch({ targetURL: at, files: [] })", link)
    page.wait_for_selector('#app[data-game="gerrymander"]', state="attached")
    until(page, "locks === 1")
    play_on(page, "launch", clicks=4)
    at = ply(page)
    save = page.evaluate("Object.entries(localStorage).find(([k]) => k.includes(' save/'))[1]")
    page.locator('[data-do="home"]').first.click()
    until(page, "locks === 0")
    page.evaluate(
        "text => launch({ files: [{ getFile: async () => new File([text], 'a.json') }] })", save
    )
    page.wait_for_selector(f'#app[data-ply="{at}"]', state="attached")
    assert page.evaluate("globalThis.same"), "nothing was loaded anew"


def test_delete_everything_and_licences_work(table: Open, page: Page) -> None:
    table(f"#{START_LINK}")
    play_on(page, "forget", clicks=4)
    page.evaluate("hustings.send('home')")
    page.evaluate("localStorage.setItem('another', 'stays')")
    assert page.evaluate(STORED_NAMES)
    page.evaluate("hustings.send('dialog:about')")
    page.locator(".made", has_text="Version ").wait_for()
    page.locator('[data-do="licences"]').click()
    page.locator(".licences", has_text="MIT License").wait_for()
    page.keyboard.press("Escape")
    page.evaluate("hustings.send('dialog:about')")
    page.locator('[data-do="dialog:forget"]').click()
    page.locator('[data-do="forget-all"]').click()
    page.get_by_text("Everything is deleted").wait_for()
    assert page.evaluate(STORED_NAMES) == []
    assert page.evaluate("localStorage.getItem('another')") == "stays"
    assert not page.locator('[data-do^="continue:"]').count()


def test_the_menu_enters_and_leaves_full_screen(table: Open, page: Page) -> None:
    table(f"#{START_LINK}")
    for there in ("document.fullscreenElement !== null", "document.fullscreenElement === null"):
        page.locator('[data-do="dialog:menu"]').first.click()
        page.locator('[data-do="full-screen"]').click()
        until(page, there)


def test_no_preview_is_fetched_on_the_way_to_the_table(page: Page, site: str) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.route(site, lambda route: route.fulfill(body="the table", content_type="text/html"))
    page.goto("about:blank")
    page.goto(f"{site}gerrymander/")
    page.wait_for_url(f"{site}#gerrymander")
    assert not [address for address in requests if address.endswith(".png")]


def test_the_zip_s_files_are_those_of_the_site(tmp_path: Path) -> None:
    count = pack.zip_site(ROOT / "dist", tmp_path / "site.zip")
    assert 30 < count < pack.MAX_FILES
