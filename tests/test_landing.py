"""Files beside the table: pages for each game, the 404 page, the manifest, the offline list."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import zlib
from html.parser import HTMLParser
from pathlib import Path
from struct import pack
from urllib.parse import urljoin, urlsplit

import pytest

from hustings import catalog
from hustings.ui.links.address import folder_of
from tests.kit import ROOT
from tools.build import landing, offline
from tools.build.home import home, openings
from tools.build.page import pages

SITE = "https://table.test/some/folder/"
FOLDER = "./v-0123/"
PARTS = (
    "index.html",
    "web/boot",
    "web/messages",
    "web/manifest.webmanifest",
    "tools/build/pages",
    "py",
)


class Head(HTMLParser):
    """A parsed page: meta by name, links by rel, all tags, and the visible text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect tags, meta and links."""
        attributes = {name: value or "" for name, value in attrs}
        self.tags.append((tag, attributes))
        key = attributes.get("name") or attributes.get("property") or attributes.get("http-equiv")
        if tag == "meta" and key:
            self.meta[key] = attributes["content"]
        if tag == "link":
            self.links[attributes["rel"]] = attributes["href"]

    def handle_data(self, data: str) -> None:
        """Collect visible text."""
        self.text += data


def png(width: int, height: int) -> bytes:
    """Return a picture of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data))

    rows = zlib.compress((b"\0" + b"\0" * width) * height)
    size = pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a checkout that has all pictures, whether or not they have been taken here."""
    top = tmp_path_factory.mktemp("checkout")
    for part in PARTS:
        to = top / part
        to.parent.mkdir(parents=True, exist_ok=True)
        if part == "py":
            to.symlink_to(ROOT / part)
        elif (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, to)
        else:
            shutil.copy(ROOT / part, to)
    for game in catalog.GAMES:
        for name, size in (
            (f"assets/previews/{game}.png", (1200, 630)),
            (f"docs/pictures/{folder_of(game)}.png", (1280, 800)),
            (f"docs/pictures/{folder_of(game)}-narrow.png", (360, 640)),
        ):
            (top / name).parent.mkdir(parents=True, exist_ok=True)
            (top / name).write_bytes(png(*size))
    return top


def built_files(root: Path, site: str = SITE) -> dict[str, bytes]:
    """Return the files that are built beside the table."""
    return landing.landing(root, site, FOLDER)


def policy_admits_inline(html: str) -> bool:
    """Return whether a page's policy has the hashes of all its inline scripts and styles."""
    policy = Head(html).meta["Content-Security-Policy"]
    inline = re.findall(r"<(?:script|style)>(.*?)</(?:script|style)>", html, re.DOTALL)
    hashes = [base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in inline]
    return bool(hashes) and all(f"'sha256-{one}'" in policy for one in hashes)


@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_games_page_has_the_data_for_link_previews(root: Path, name: str) -> None:
    files, game = built_files(root), name
    html = files[f"{folder_of(game)}/index.html"].decode()
    head, info, here = Head(html), catalog.info(game), f"{SITE}{folder_of(game)}/"
    assert head.links["canonical"] == head.meta["og:url"] == here
    assert info.title in head.meta["og:title"]
    assert head.meta["og:title"] == head.meta["twitter:title"]
    assert 50 < len(head.meta["description"]) < 200
    assert head.meta["description"] == head.meta["og:description"]
    assert head.meta["twitter:card"] == "summary_large_image"
    assert head.meta["og:image"] == head.meta["twitter:image"] == f"{here}preview.png"
    size = (head.meta["og:image:width"], head.meta["og:image:height"])
    assert size == ("1200", "630")
    assert offline.png_size(files[f"{folder_of(game)}/preview.png"]) == (1200, 630)
    for text in (info.title, info.tagline, info.credit, "How to play"):
        assert text in head.text
    assert len(head.text) > 600, "the page says how to play"
    assert policy_admits_inline(html)
    assert "{" not in re.sub(r"<(script|style)>.*?</\1>", "", html, flags=re.DOTALL)


def test_pages_are_built_without_pictures_or_an_address(root: Path) -> None:
    bare = root.parent / "bare"
    shutil.copytree(root, bare, symlinks=True, ignore=shutil.ignore_patterns("*.png"))
    files = built_files(bare, "")
    assert set(files) == {"404.html", *(f"{folder_of(g)}/index.html" for g in catalog.GAMES)}
    head = Head(files["gerrymander/index.html"].decode())
    assert "og:image" not in head.meta
    assert head.links["canonical"] == "./"
    assert head.meta["twitter:card"] == "summary"


def test_a_preview_in_the_language_of_the_page_comes_first(root: Path) -> None:
    top = root.parent / "german"
    shutil.copytree(root, top, symlinks=True)
    (top / "assets/previews/de").mkdir()
    (top / "assets/previews/de/gerrymander.png").write_bytes(png(1200, 630))
    place = landing.Place(SITE, FOLDER, "de")
    for game, path in (
        ("gerrymander", "de/gerrymander/preview.png"),
        ("whistle_stop", "whistle-stop/preview.png"),
    ):
        html = landing.game_page(top, game, place).decode()
        assert Head(html).meta["og:image"] == f"{SITE}{path}"
        assert f'src="../../{path}"' in html
        assert path in landing.pictures(top, "de/")
    assert "og:image" in Head(landing.language_page(top, place).decode()).meta


def test_the_404_page_has_no_relative_addresses(root: Path) -> None:
    html = built_files(root)["404.html"].decode()
    head = Head(html)
    named = [
        attributes[key]
        for _, attributes in head.tags
        for key in ("href", "src")
        if key in attributes
    ]
    assert named == [SITE]
    assert head.meta["robots"] == "noindex"
    assert policy_admits_inline(html)
    assert 'href="/"' in built_files(root, "")["404.html"].decode()


def test_the_main_page_has_its_metadata(root: Path) -> None:
    build = {"root": FOLDER, "wasm": "./wasm-0/", "sizes": {}}
    files = {"boot/single.js": b"", "boot/unpack.js": b"", "style.css": b""}
    files["assets/icons/icon.svg"] = b""
    html, single = pages(root, files, build, landing.home_meta(root, landing.Place(SITE, FOLDER)))
    head = Head(html)
    assert dict(head.tags)["html"]["lang"] == "en-GB"
    assert head.links["canonical"] == SITE
    assert head.links["manifest"] == "./manifest.webmanifest"
    assert head.meta["og:image"].startswith(SITE)
    assert 50 < len(head.meta["description"]) < 200
    assert {"viewport", "theme-color", "color-scheme", "og:title", "twitter:card"} <= set(head.meta)
    assert not re.search('canonical|"og:|twitter:', single), "a file has no address"


def test_pages_have_no_inline_styles_or_handlers(root: Path) -> None:
    """The policy would block them."""
    html = home(ROOT, "en") + openings(ROOT)
    html += "".join(
        data.decode() for name, data in built_files(root).items() if name.endswith("html")
    )
    for _, attrs in Head(html).tags:
        assert not [name for name in attrs if name == "style" or name.startswith("on")]


@pytest.mark.parametrize("site", [SITE, ""])
def test_the_manifest_has_what_an_installed_page_needs(root: Path, site: str) -> None:
    files = built_files(root, site)
    data = json.loads(offline.manifest(root, FOLDER, site, files))
    top = site or "https://anywhere.test/folder/"
    for key in ("name", "short_name", "description", "lang", "display", "theme_color"):
        assert data[key], key
    start, scope = urljoin(top, data["start_url"]), urljoin(top, data["scope"])
    assert start == scope == top
    assert data["id"] == (urlsplit(site).path if site else "hustings")
    icons = {(icon["sizes"], icon.get("purpose", "any")): icon["src"] for icon in data["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= set(icons)
    for (sizes, _), source in icons.items():
        path = ROOT / source.removeprefix(FOLDER)
        assert path.exists()
        if path.suffix == ".png":
            assert "{}x{}".format(*offline.png_size(path.read_bytes())) == sizes
    assert [shortcut["url"] for shortcut in data["shortcuts"]] == [f"./#{g}" for g in catalog.GAMES]
    for factor in ("wide", "narrow"):
        shown = [shot for shot in data["screenshots"] if shot["form_factor"] == factor]
        assert [shot["label"] for shot in shown] == [catalog.info(g).title for g in catalog.GAMES]
    for shot in data["screenshots"]:
        size = offline.png_size(files[shot["src"].removeprefix("./")])
        assert "{}x{}".format(*size) == shot["sizes"]
        assert 320 <= min(size) <= max(size) <= 3840
        assert max(size) <= 2.3 * min(size)
    acts = [data["share_target"]["action"], data["file_handlers"][0]["action"]]
    assert acts == ["./", "./"]
    assert data["share_target"]["method"] == "GET", "there is no server to post to"
    assert data["launch_handler"]["client_mode"][0] == "focus-existing"


def test_the_manifest_of_a_language_shows_its_own_screenshots_where_there_are_some(
    root: Path,
) -> None:
    """They are only fetched by who installs the page: nothing of them is kept for offline use."""
    files = built_files(root)
    own = "de/gerrymander/screen.png"
    files[own] = files["gerrymander/screen.png"]
    made = offline.manifest(root, FOLDER, SITE, files, up="../", own="de/")
    shown = [shot["src"] for shot in json.loads(made)["screenshots"]]
    assert f"../{own}" in shown
    assert "../gerrymander/screen.png" not in shown
    assert "../gerrymander/narrow-screen.png" in shown, "else the build's"
    assert len(shown) == 2 * len(catalog.GAMES)
    assert offline.ONLINE_ONLY.fullmatch(own)


def test_link_previews_are_not_cached_for_offline_use(root: Path) -> None:
    if not (ROOT / "node_modules").exists():
        pytest.skip("Workbox is not there")
    (root / "node_modules").symlink_to(ROOT / "node_modules")
    others = ("de/index.html", "de/gerrymander/preview.png", "de/manifest.webmanifest")
    files = built_files(root) | dict.fromkeys(others, b"")
    text = offline.service_worker(root, FOLDER, "0123", files).decode()
    build = json.loads(re.search(r"const BUILD = (\{.*?\});\n", text)[1])  # type: ignore[index]
    kept = {file["url"] for file in build["files"]}
    pages_of_games = {f"./{folder_of(game)}/index.html" for game in catalog.GAMES}
    assert kept == pages_of_games | {"./de/manifest.webmanifest"}


@pytest.mark.parametrize(
    ("environment", "site"),
    [
        ({}, ""),
        ({"HUSTINGS_SITE": "https://a.test/b"}, "https://a.test/b/"),
        ({"URL": "https://other.test"}, ""),
        ({"NETLIFY": "true", "URL": "https://n.test"}, "https://n.test/"),
        ({"CF_PAGES": "1", "CF_PAGES_URL": "https://c.test"}, "https://c.test/"),
        ({"HUSTINGS_SITE": "https://a.test/", "NETLIFY": "1", "URL": "https://n.test"},
         "https://a.test/"),
    ],
)  # fmt: skip
def test_the_address_of_the_site_comes_from_the_environment(
    environment: dict[str, str], site: str
) -> None:
    assert landing.site_address(environment) == site


@pytest.mark.parametrize("wrong", ["table.test", "javascript:x", 'https://a.test/"', "https://a b"])
def test_an_invalid_site_address_stops_the_build(wrong: str) -> None:
    with pytest.raises(RuntimeError, match="HUSTINGS_SITE"):
        landing.site_address({"HUSTINGS_SITE": wrong})
