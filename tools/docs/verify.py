"""Checks the finished site: it loads nothing from other hosts, and its links lead somewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urldefrag, urlsplit

_CSS: Final = re.compile(r"""(?:url\(\s*|@import\s+)["']?([^"')\s]+)""")
LOADING: Final = {("link", "href"), ("use", "href"), ("form", "action")}
"""(tag, attribute) pairs that load something, as src, srcset and poster of any tag do."""
NOT_FETCHED: Final = ("canonical", "next", "prev", "index", "search", "genindex")
"""Relations of <link> that browsers do not fetch."""

TABLE: Final = "../index.html"
"""The game page beside the documentation, which need not exist yet."""


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
            asked = name in ("src", "srcset", "poster") or (tag, name) in LOADING
            if asked and given.get("rel") not in NOT_FETCHED:
                self.loads.append(value)
            elif name == "href":
                self.leads.append(value)

    def handle_data(self, data: str) -> None:
        if self._in_style:
            self.style += data

    def handle_endtag(self, tag: str) -> None:
        self._in_style = self._in_style and tag != "style"


def verify(site: Path) -> list[str]:
    """Return the faults of the pages and style sheets of a site, a line each."""
    pages: dict[Path, _Page] = {}
    for path in sorted(site.rglob("*.html")):
        pages[path] = _Page()
        pages[path].feed(path.read_text("utf-8"))
    problems = []
    for path, page in pages.items():
        for address in [*page.loads, *_CSS.findall(page.style)]:
            problems += _load_problems(path, address, site)
        for address in page.leads:
            problems += _link_problems(path, address, pages, site)
    for path in sorted(site.rglob("*.css")):
        for address in _CSS.findall(path.read_text("utf-8")):
            problems += _load_problems(path, address, site)
    return problems


def _load_problems(path: Path, address: str, site: Path) -> list[str]:
    where = path.relative_to(site)
    parts = urlsplit(address)
    if parts.scheme == "data" or address.startswith("#"):
        return []
    if parts.scheme or parts.netloc:
        return [f"{where} asks another host: {address}"]
    target = path.parent / unquote(parts.path)
    return [] if target.exists() else [f"{where} asks for {address}, which is not there"]


def _link_problems(path: Path, address: str, pages: dict[Path, _Page], site: Path) -> list[str]:
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
