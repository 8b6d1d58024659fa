"""Makes dist/hustings.html: the whole site in one page that opens from disk.

The page is a skeleton (words, styles, policy, small scripts) with two marks: one for the files,
each a script element of an unknown type that holds gzip in base64, and one for saved games. The
skeleton is one of the files, so the page can make a copy of itself with games (web/onefile.js).
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
from html import escape
from pathlib import Path
from typing import Final

from tools.devkit.serve import TYPES

FILES: Final = "<!-- files -->"
CARRIED: Final = "<!-- carried -->"
ROOT: Final = "file:///hustings/"
"""Prefix of the addresses of files in the page. Nothing is fetched from there."""
SITE: Final = "<!-- site -->"
NAME: Final = "onefile.txt"
"""The skeleton's name in the site: hosts may add scripts to pages, but not to plain text."""
LEFT_OUT: Final = re.compile(
    r"boot/(offline|snapshot_worker)\.js|memory\.py|style\.css|(fonts|assets|pictures)/.*"
    r"|pyscript/error-.*"
)
"""Files that the page does not need or contains already."""


def listed(files: dict[str, bytes]) -> list[tuple[str, str]]:
    """Return (name, media type) of every file that goes into the page, the skeleton included."""
    names = sorted({*(name for name in files if not LEFT_OUT.fullmatch(name)), NAME})
    return [(name, TYPES.get(Path(name).suffix, TYPES[""]).partition(";")[0]) for name in names]


def skeleton(template: str, parts: dict[str, str], files: dict[str, bytes]) -> str:
    """Return the page without files and games.

    template: index.html of the checkout; parts: name of a comment -> what replaces it when hosted.
    """
    fetched = re.compile(r'url\("((?:fonts|pictures)/[^"]+)"\)')
    sheet = fetched.sub(lambda m: f'url("{_data(m[1], files)}")', files["style.css"].decode())
    single, unpack = (files[name].decode() for name in ("boot/single.js", "boot/unpack.js"))
    scripts = f"<script>{single}</script>\n<script>{unpack}</script>"
    attributes = f'id="carried" data-site="{SITE}"'
    carried = f'<script type="application/json" {attributes}>{CARRIED}</script>'
    python = re.sub(r'<script type="module"[^>]*></script>', "", parts["python"])
    inline = re.findall(r"<script>(.*?)</script>", parts["inline"], re.DOTALL)
    marks = {
        "policy": policy([*inline, single, unpack], sheet),
        "meta": "",
        "icons": f'<link rel="icon" href="{_data("assets/icons/icon.svg", files)}">',
        "inline": parts["inline"],
        "build": parts["build"],
        "wasm": "",
        "preload": "",
        "start": "",
        "home": parts["home"],
        "python": f"{carried}\n{python}\n{FILES}\n{scripts}",
    }
    link = '<link rel="stylesheet" href="./@/style.css">'
    if template.count(link) != 1:
        raise RuntimeError(f"index.html must contain {link} once")
    html = template.replace(link, f"<style>{sheet}</style>")
    for mark, part in marks.items():
        html = html.replace(f"<!-- build: {mark} -->", part)
    return html


def rooted(html: str, folder: str) -> str:
    """Return the skeleton with absolute addresses for its files. folder: such as "./v-123/".

    Relative addresses do not work in a blob: page or the srcdoc of a frame.
    """
    return html.replace(folder, ROOT + folder.removeprefix("./"))


def policy(scripts: list[str], sheet: str) -> str:
    """Return the content security policy, which allows no fetches.

    Modules and the worker are blob: addresses, which only a running script can make. Inline scripts
    are admitted by their hashes.
    """
    hashes = " ".join(f"'sha256-{_sha256(text)}'" for text in scripts)
    rules = (
        "default-src 'none'",
        f"script-src blob: 'wasm-unsafe-eval' {hashes}",
        f"style-src 'sha256-{_sha256(sheet)}'",
        "img-src data: blob:",
        "font-src data:",
        "worker-src blob:",
        "base-uri 'none'",
        "form-action 'none'",
    )
    return f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}">'


def whole(files: dict[str, bytes], carried: str = "null", site: str = "") -> bytes:
    """Return the page with everything in it.

    files: as in the site's folder, skeleton included; site: the address of the site, or "".
    """
    elements = [
        f'<script type="v" data-p="{name}" data-t="{kind}">{_packed(files[name])}</script>'
        for name, kind in listed(files)
    ]
    html = files[NAME].decode().replace(FILES, "\n".join(elements)).replace(SITE, escape(site))
    return html.replace(CARRIED, carried.replace("<", "\\u003c")).encode()


def _packed(data: bytes) -> str:
    return base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()


def _data(name: str, files: dict[str, bytes]) -> str:
    kind = TYPES[Path(name).suffix].partition(";")[0]
    return f"data:{kind};base64,{base64.b64encode(files[name]).decode()}"


def _sha256(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
