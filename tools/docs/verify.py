"""Looks at the finished site: nothing is asked of another host, and what it leads to is there."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urldefrag, urlsplit

_CSS: Final = re.compile(r"""(?:url\(\s*|@import\s+)["']?([^"')\s]+)""")
LOADED: Final = {("link", "href"), ("use", "href"), ("form", "action")}
"""Attributes by which a page asks for something; so do all called src, srcset, poster and data."""
NOT_ASKED: Final = ("canonical", "next", "prev", "index", "search", "genindex")
"""Relations of <link> that are told to readers and search engines, and not fetched."""

TABLE: Final = "../index.html"
"""The page that the documentation is laid beside; it need not be there yet."""


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.loads: list[str] = []
        self.leads: list[str] = []
        self.style = ""
        self._in_style = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids.add(given.get("id", ""))
        self.style += given.get("style", "") + "\n"
        self._in_style = tag == "style"
        for name, value in given.items():
            asked = name in ("src", "srcset", "poster") or (tag, name) in LOADED
            if asked and given.get("rel") not in NOT_ASKED:
                self.loads.append(value)
            elif name == "href":
                self.leads.append(value)

    def handle_data(self, data: str) -> None:
        if self._in_style:
            self.style += data

    def handle_endtag(self, tag: str) -> None:
        self._in_style = self._in_style and tag != "style"


def verify(site: Path) -> list[str]:
    """Return what is wrong with the pages and style sheets of a site, a line each."""
    pages: dict[Path, _Page] = {}
    for path in sorted(site.rglob("*.html")):
        pages[path] = _Page()
        pages[path].feed(path.read_text("utf-8"))
    problems = []
    for path, page in pages.items():
        for address in [*page.loads, *_CSS.findall(page.style)]:
            problems += _asked(path, address, site)
        for address in page.leads:
            problems += _led(path, address, pages, site)
    for path in sorted(site.rglob("*.css")):
        for address in _CSS.findall(path.read_text("utf-8")):
            problems += _asked(path, address, site)
    return problems


def _asked(path: Path, address: str, site: Path) -> list[str]:
    where = path.relative_to(site)
    parts = urlsplit(address)
    if parts.scheme == "data" or address.startswith("#"):
        return []
    if parts.scheme or parts.netloc:
        return [f"{where} asks another host: {address}"]
    target = path.parent / unquote(parts.path)
    return [] if target.exists() else [f"{where} asks for {address}, which is not there"]


def _led(path: Path, address: str, pages: dict[Path, _Page], site: Path) -> list[str]:
    where = path.relative_to(site)
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return []
    plain, mark = urldefrag(address)
    target = (path.parent / unquote(urlsplit(plain).path)).resolve() if plain else path
    if target == (site / TABLE).resolve():
        return []
    if not target.exists():
        return [f"{where} leads to {address}, which is not there"]
    ids = pages[target].ids if target in pages else {mark}
    return [] if not mark or unquote(mark) in ids else [f"{where} leads to {address}: no such id"]
