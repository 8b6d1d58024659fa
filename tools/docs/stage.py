"""Writes the sources of the site into a folder for Sphinx.

Texts stay as they are. Links between files of the repository become links between pages, the rules
get figures drawn by the game's view, and the start page gets the list of pages.
"""

from __future__ import annotations

import base64
import os
import re
import shutil
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

import hustings
from hustings import catalog
from tools.build.site import FONTS
from tools.docs.pages import CHAPTERS, COPIED, ELSEWHERE, ROOT, SUBPAGES, listed, pages

FIGURES: Final = "figures"
_LINK: Final = re.compile(r"(!?)\[([^]]*)\]\(([^)\s#:]+)(#[^)\s]*)?\)")
_CITED: Final = re.compile(r"\b[Rr]ules? \d+(?:(?:, | and | to | or |, and )\d+)*")
_RULE: Final = re.compile(r"^(\d+)\. ", re.MULTILINE)
_TITLE: Final = re.compile(r"<title>(.*?)</title>")
_STYLE: Final = "<style>"
_SIZE: Final = re.compile(r' width="([\d.]+)" height="([\d.]+)">')


def stage(to: Path, files: Path) -> None:
    """Write all pages into `to` and the files that are copied as they are into `files`.

    Raises ValueError for a broken link.
    """
    for folder in (to, files):
        shutil.rmtree(folder, ignore_errors=True)
    found = pages()
    names = _in_order(list(found.values()))
    for source, name in found.items():
        text = linked(source.read_text("utf-8"), source, found)
        if name.startswith("rules/"):
            text = _with_figures(numbered(text), name.removeprefix("rules/"), files)
        if name == "index":
            text += "".join(toctree(listed(CHAPTERS[c], names), c) for c in CHAPTERS)
        if name in SUBPAGES:
            text += toctree(listed(SUBPAGES[name], names))
        path = to / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    shutil.copytree(ROOT / "docs" / "pictures", to / "pictures")
    for folder_name, place in COPIED.items():
        shutil.copytree(ROOT / folder_name, files / place)


def _in_order(names: list[str]) -> list[str]:
    """Return the pages with those of games first, in menu order."""
    rules = [f"rules/{game}" for game in catalog.GAMES]
    beneath = [f"transcript/{game}" for game in catalog.GAMES]
    first = [*rules, *beneath]
    return [*(n for n in first if n in names), *(n for n in names if n not in first)]


def toctree(names: list[str], caption: str = "") -> str:
    """Return a hidden toctree of Sphinx, which adds the pages to the sidebar only."""
    head = [":hidden:", f":caption: {caption}"] if caption else [":hidden:"]
    return "\n".join(["", "", "```{toctree}", *head, "", *(f"/{n}" for n in names), "```", ""])


def linked(text: str, source: Path, found: dict[Path, str]) -> str:
    """Return a text whose links lead to pages and files of the site.

    A link to a file outside the site, such as code, becomes plain text.
    """
    here = Path(_name(source, found)).parent

    def moved(match: re.Match[str]) -> str:
        mark, words, link, rest = match.groups()
        target = (source.parent / link).resolve()
        if not target.exists():
            raise ValueError(f"{source.relative_to(ROOT)} links to {link}, which is not there")
        if mark:
            return match.group()
        name = _name(target, found)
        if name:
            words = "" if words.endswith(target.name) else words  # the page's title then
            return f"[{words}]({os.path.relpath(f'{name}.md', here)}{rest or ''})"
        place = _copied_to(target)
        return f'<a href="{os.path.relpath(place, here)}">{words}</a>' if place else words

    return _LINK.sub(moved, text)


def _name(path: Path, found: dict[Path, str]) -> str:
    inside = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
    return found.get(path) or ELSEWHERE.get(inside, "")


def _copied_to(path: Path) -> str:
    inside = path.relative_to(ROOT).as_posix()
    for folder, place in COPIED.items():
        if inside.startswith(f"{folder}/"):
            return f"{place}{inside.removeprefix(folder)}"
    return ""


def numbered(text: str) -> str:
    """Return rules with an anchor each, #rule-12, and with citations as links."""

    def led(match: re.Match[str]) -> str:
        return re.sub(r"\d+", r'<a href="#rule-\g<0>">\g<0></a>', match.group())

    return _RULE.sub(r'\1. <span id="rule-\1"></span>', _CITED.sub(led, text))


def _with_figures(text: str, game: str, files: Path) -> str:
    """Return the rules with their figures: the first after the first chapter, others at the end.

    The page shows them in the same places.
    """
    shown = [
        _figure(game, n, figure, files / FIGURES)
        for n, figure in enumerate(catalog.shipped(game, "figures"), 1)
    ]
    start, first, *others = text.split("\n## ")
    whole = "\n## ".join([start, "\n\n".join([first, *shown[:1]]) + "\n", *others])
    return "\n\n".join([whole, *shown[1:]])


def _figure(game: str, number: int, figure: dict[str, object], folder: Path) -> str:
    """Draw a figure into the folder; return its HTML. Raises RecordError for a malformed record.

    The page's typefaces are embedded: letters of the system's may be too wide for the board.
    """
    record = figure["record"]
    assert isinstance(record, dict)
    drawn = hustings.from_record(record)._repr_svg_()
    title, size = _TITLE.search(drawn), _SIZE.search(drawn)
    assert title
    assert size
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{number}.svg"
    (folder / name).write_text(drawn.replace(_STYLE, f"{_STYLE}{_faces()}", 1), "utf-8")
    address = f"../{FIGURES}/{name}"
    return (
        f'<figure class="board"><a href="{address}"><img src="{address}" alt="{title[1]}" '
        f'width="{size[1]}" height="{size[2]}"></a>'
        f"<figcaption>{escape(str(figure['caption']))}</figcaption></figure>"
    )


@cache
def _faces() -> str:
    """Return the style sheet's font-face rules with the fonts embedded.

    Rules for one browser only, in blocks of their own, are left out.
    """
    sheet = (ROOT / "web" / "style.css").read_text("utf-8")
    rules = re.findall(r"^@font-face \{.*?^\}", sheet, re.DOTALL | re.MULTILINE)
    for package, name in FONTS:
        data = (ROOT / "node_modules" / package / "files" / name).read_bytes()
        packed = f"data:font/woff2;base64,{base64.b64encode(data).decode()}"
        rules = [rule.replace(f"fonts/{name}", packed) for rule in rules]
    return "\n".join(rules)
