"""The one-file edition: all files are inside, and no content can break out of its element."""

from __future__ import annotations

import base64
import gzip
import re

from tests.kit import ROOT
from tools.build import onefile
from tools.build.page import compact

FILES = {
    "boot/start.js": b"import './boot.js'",
    "style.css": b'a { src: url("fonts/a.woff2") }',
    "fonts/a.woff2": b"\0\1",
    "assets/icons/icon.svg": b"<svg/>",
    "boot/offline.js": b"never",
    "boot/single.js": b"'single'",
    "boot/unpack.js": b"'unpack'",
    "licences.txt": b"text with </script> in it",
}
TEMPLATE = """<head><!-- build: policy --><!-- build: meta --><!-- build: icons -->
<!-- build: build --><!-- build: inline -->
<link rel="stylesheet" href="./@/style.css"><!-- build: preload --></head>
<body><!-- build: home --><!-- build: python --></body>"""
PARTS = {
    "build": '<script type="application/json" id="build">{}</script>',
    "inline": "<script>'inline'</script>",
    "home": "<main>Fetching the table…</main>",
    "python": '<script type="module" src="boot/start.js"></script><script type="py"></script>',
}


def page(carried: str = "null") -> str:
    """Return a small one-file page."""
    files = {**FILES, onefile.NAME: onefile.skeleton(TEMPLATE, PARTS, FILES).encode()}
    return onefile.whole(files, carried).decode()


def embedded_files(html: str) -> dict[str, bytes]:
    """Return the files embedded in a page."""
    matches = re.findall(r'<script type="v" data-p="([^"]+)" data-t="[^"]+">([^<]*)</script>', html)
    return {name: gzip.decompress(base64.b64decode(text)) for name, text in matches}


def test_every_file_is_embedded_or_part_of_the_skeleton() -> None:
    files = embedded_files(page())
    assert set(files) == {
        "boot/start.js",
        "boot/single.js",
        "boot/unpack.js",
        "licences.txt",
        onefile.NAME,
    }
    assert all(files[name] == FILES[name] for name in files if name != onefile.NAME)
    assert 'url("data:font/woff2;base64,AAE=")' in page()


def test_the_embedded_skeleton_rebuilds_the_same_page() -> None:
    html = page()
    skeleton = embedded_files(html)[onefile.NAME].decode()
    assert skeleton.count(onefile.FILES) == skeleton.count(onefile.CARRIED) == 1
    elements = re.findall(r'<script type="v".*?</script>', html)
    rebuilt = skeleton.replace(onefile.FILES, "\n".join(elements))
    assert rebuilt.replace(onefile.CARRIED, "null").replace(onefile.SITE, "") == html


def test_the_scenes_of_the_games_are_in_the_style() -> None:
    rule = b'.picture-a { background-image: url("pictures/a-light.svg") }'
    scene = {"pictures/a-light.svg": b"<svg/>"}
    files = {**FILES, "style.css": FILES["style.css"] + rule, **scene}
    html = onefile.skeleton(TEMPLATE, PARTS, files)
    assert '.picture-a { background-image: url("data:image/svg+xml;base64,PHN2Zy8+") }' in html
    assert not [name for name, _ in onefile.listed(files) if name.startswith("pictures/")]


def test_embedded_games_cannot_close_their_element() -> None:
    html = page('{"name":"</script><img src=x>"}')
    assert "<img" not in html
    assert r'"\u003c/script>\u003cimg src=x>"' in html


def test_the_policy_allows_no_connection_and_only_our_scripts() -> None:
    policy = onefile.policy(["a"], "b")
    assert "default-src 'none'" in policy
    assert "connect-src" not in policy
    assert "unsafe-inline" not in policy
    assert "nonce" not in policy
    assert "nonce" not in "".join(path.read_text("utf-8") for path in (ROOT / "web").rglob("*.js"))
    assert "http" not in policy.removeprefix("<meta http-equiv")


def test_scripts_in_the_head_lose_indentation_and_comments_only() -> None:
    script = "// why\n(() => {\n    /** @type {number} */\n    const a = 1; // ms\n"
    script += "\n    say('//');\n})();\n"
    assert compact(script) == "(() => {\nconst a = 1; // ms\n\nsay('//');\n})();\n"
