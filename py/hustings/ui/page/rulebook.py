"""A game's rules as trees: the part of Markdown that they use, with search.

A search leaves only the paragraphs that hold all words, with the words marked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple
from unicodedata import normalize

from hustings.core.protocols import Tree
from hustings.draw.tree import Child, cls, h
from hustings.ui import words

_INLINE: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)")
_BETWEEN: Final = rf"(?:, |,? (?:{words.rules.cites_between()}) )"
_RULE_CITATION: Final = re.compile(rf"\b(?:(?i:{words.rules.cites()}) )(\d+)((?:{_BETWEEN}\d+)*)")
_BRACKET_CITATION: Final = re.compile(rf"(?<=\()(\d+)((?:{_BETWEEN}\d+)*)(?=\))")
_NUMBER: Final = re.compile(r"\d+")
MAX_SEARCH_WORDS: Final = 6
"""Further words of a search are ignored."""
TYPOGRAPHIC_APOSTROPHE: Final = chr(0x2019)


class Chapter(NamedTuple):
    """A chapter of the rules: title, element id and blocks of lines, each (kind, lines).

    The first one, titled like the game, holds the text before all chapters.
    """

    title: str
    place: str
    blocks: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def cites_in_brackets(self) -> bool:
        """Whether numbers in brackets cite rules: only in chapters without numbered rules."""
        return all(kind != "numbered" for kind, _ in self.blocks)


class ReadingOptions(NamedTuple):
    """How rules are shown. search: words to look for; place: the element id to highlight.

    linked: whether citations of rules are links.
    """

    search: tuple[str, ...] = ()
    place: str = ""
    linked: bool = False


PLAIN_READING: Final = ReadingOptions()


def search_words(text: str) -> tuple[str, ...]:
    """Return the words of a search text, without accents and single letters."""
    terms = [word for word in _plain(text).split() if len(word) > 1 or word.isdigit()]
    return tuple(dict.fromkeys(terms))[:MAX_SEARCH_WORDS]


@lru_cache(4)
def chapters(text: str) -> tuple[Chapter, ...]:
    """Return the chapters of rules."""
    parts: list[tuple[str, list[tuple[str, tuple[str, ...]]]]] = []
    for kind, block in _blocks(text):
        if kind == "heading" and len(block[0]) - len(block[0].lstrip("#")) <= 2:
            parts.append((block[0].lstrip("# "), []))
        elif parts:
            parts[-1][1].append((kind, tuple(block)))
    return tuple(
        Chapter(title, f"part-{n}", tuple(blocks)) for n, (title, blocks) in enumerate(parts)
    )


def rulebook(
    text: str, figures: Sequence[Tree] = (), reading: ReadingOptions = PLAIN_READING
) -> tuple[list[Tree], int]:
    """Return rules as trees, and how many paragraphs match the search (0 without a search).

    figures: the first goes behind the first chapter, the others to the end; a search hides them.
    """
    trees: list[Tree] = []
    hits = 0
    for n, chapter in enumerate(chapters(text)):
        lit = reading.place if _contains_place(chapter, reading.place) else ""
        made, count = _chapter(chapter, reading._replace(place=lit), level=2 if n == 0 else 3)
        trees += made
        hits += count
        if n == 1 and not reading.search:
            trees += figures[:1]
    return [*trees, *(() if reading.search else figures[1:])], hits


def rule_text(text: str, number: str) -> str:
    """Return the text of a numbered rule, "" if there is none."""
    start = f"{number}. "
    for chapter in chapters(text):
        for kind, lines in chapter.blocks:
            if kind == "numbered":
                for line in lines:
                    if line.startswith(start):
                        return line.removeprefix(start)
    return ""


def chapter_of(text: str, place: str) -> str:
    """Return the element id of the chapter that holds a place, "" for none."""
    return next((c.place for c in chapters(text) if _contains_place(c, place)), "")


def inline(
    text: str, reading: ReadingOptions = PLAIN_READING, *, brackets: bool = False
) -> list[Child]:
    """Return a line with **bold**, *italic* and `code` as trees; links become plain text.

    brackets: whether numbers in brackets cite rules.
    """
    out: list[Child] = []
    at = 0
    for match in _INLINE.finditer(text):
        out += _with_links(text[at : match.start()], reading, brackets=brackets)
        bold, italic, code, linked, _ = match.groups()
        if linked:
            out += _with_links(linked, reading, brackets=brackets)
        else:
            tag = "b" if bold else "i" if italic else "code"
            out.append(h(tag, {}, _mark_words(bold or italic or code, reading.search)))
        at = match.end()
    return [*out, *_with_links(text[at:], reading, brackets=brackets)]


def with_rule_links(
    text: str, find: tuple[str, ...] = (), *, brackets: bool = False
) -> list[Child]:
    """Return a text in which citations of rules are links."""
    out: list[Child] = []
    at = 0
    for match in (_BRACKET_CITATION if brackets else _RULE_CITATION).finditer(text):
        out += _mark_words(text[at : match.start()], find)
        first = text[match.start() : match.end(1)]
        out.append(_rule_link(match[1], first, find))
        rest = match[2]
        here = 0
        for number in _NUMBER.finditer(rest):
            out += _mark_words(rest[here : number.start()], find)
            out.append(_rule_link(number[0], number[0], find))
            here = number.end()
        at = match.end()
    return [*out, *_mark_words(text[at:], find)]


def _rule_link(number: str, says: str, find: tuple[str, ...]) -> Tree:
    attrs = {"type": "button", "class": "cite", "data-do": f"rule:{number}"}
    return h("button", attrs, _mark_words(says, find))


def _with_links(text: str, reading: ReadingOptions, *, brackets: bool) -> list[Child]:
    if not reading.linked:
        return _mark_words(text, reading.search)
    return with_rule_links(text, reading.search, brackets=brackets)


def _mark_words(text: str, find: tuple[str, ...]) -> list[Child]:
    """Return a text with the words of the search marked."""
    if not find or not text:
        return [text] if text else []
    out: list[Child] = []
    at = 0
    for match in re.finditer("|".join(map(re.escape, find)), _plain(text)):
        out += [text[at : match.start()], h("mark", {}, text[match.start() : match.end()])]
        at = match.end()
    return [part for part in (*out, text[at:]) if part]


def _contains_place(chapter: Chapter, place: str) -> bool:
    """Return whether a place ("part-3", "rule-12") is in a chapter."""
    if not place or chapter.place == place:
        return bool(place)
    start = place.removeprefix("rule-") + ". "
    lines = [line for kind, block in chapter.blocks if kind == "numbered" for line in block]
    return any(line.startswith(start) for line in lines)


@lru_cache(256)
def _chapter(chapter: Chapter, reading: ReadingOptions, *, level: int) -> tuple[list[Tree], int]:
    """Return a chapter as trees, and how many of its paragraphs match the search.

    Without a match it is left out.
    """
    trees: list[Tree] = []
    hits = 0
    whole = _has_words(chapter.title, reading.search)  # a match in the title shows all of it
    for kind, block in chapter.blocks:
        head = block[:2] if kind == "table" else ()
        rest = block[len(head) :]
        lines = [*head, *(line for line in rest if whole or _has_words(line, reading.search))]
        if len(lines) > len(head):
            hits += len(lines) - len(head)
            trees.append(_block(kind, lines, reading, brackets=chapter.cites_in_brackets))
    if reading.search and not trees:
        return [], 0
    lit = reading.place == chapter.place
    attrs = {"id": chapter.place, "tabindex": "-1" if lit else None, "class": cls(lit and "lit")}
    attrs = attrs if reading.linked else {}
    heading = h(f"h{level}", attrs, _mark_words(chapter.title, reading.search))
    return [heading, *trees], hits if reading.search else 0


def _has_words(line: str, find: tuple[str, ...]) -> bool:
    """Return whether a line holds all words."""
    plain = _plain(line)
    return all(word in plain for word in find)


@lru_cache(400)
def _plain(text: str) -> str:
    """Return a text of equal length in lower case, without accents and with plain apostrophes."""
    letters = (
        normalize("NFKD", letter)[0].lower() for letter in text.replace(TYPOGRAPHIC_APOSTROPHE, "'")
    )
    return "".join(letters)


def _block(kind: str, lines: list[str], reading: ReadingOptions, *, brackets: bool) -> Tree:
    if kind == "heading":
        return h("h4", {}, inline(lines[0].lstrip("# "), reading))
    if kind == "table":
        return _table(lines, reading, brackets=brackets)
    if kind == "numbered":
        return h("div", {"class": "rules"}, [_rule(line, reading) for line in lines])
    if kind == "list":
        items = [inline(line[2:], reading, brackets=brackets) for line in lines]
        return h("ul", {}, [h("li", {}, item) for item in items])
    return h("p", {}, inline(" ".join(lines), reading, brackets=brackets))


def _kind(line: str) -> str:
    if line.startswith("#"):
        return "heading"
    if line.startswith("|"):
        return "table"
    if re.match(r"\d+[a-z]?\. ", line):
        return "numbered"
    return "list" if line.startswith("- ") else "text"


def _blocks(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield runs of lines of one kind; an indented or wrapped line continues the item before it."""
    kind = ""
    block: list[str] = []
    for raw in [*text.splitlines(), ""]:
        line = raw.strip()
        if not line:
            if block:
                yield kind, block
            kind, block = "", []
            continue
        now = _kind(line)
        if block and now == "text" and kind in ("numbered", "list", "text"):
            block[-1] += " " + line
            continue
        if block and (now != kind or kind == "heading"):
            yield kind, block
            block = []
        kind = now
        block.append(line)


def _rule(line: str, reading: ReadingOptions) -> Tree:
    number, _, rest = line.partition(". ")
    place = f"rule-{number}"
    lit = reading.place == place
    return h(
        "p",
        {"class": cls("rule", lit and "lit"), "id": place, "tabindex": "-1" if lit else None},
        h("b", {"class": "rule-number"}, _mark_words(number, reading.search)),
        h("span", {}, inline(rest, reading)),
    )


def _table(lines: list[str], reading: ReadingOptions, *, brackets: bool) -> Tree:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rows = [row for row in rows if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]

    def cell_content(cell: str) -> list[Child]:
        return inline(cell, reading, brackets=brackets)

    return h(
        "div",
        {"class": "scroll"},
        h(
            "table",
            {},
            h("thead", {}, h("tr", {}, [h("th", {}, inline(cell)) for cell in rows[0]])),
            h(
                "tbody",
                {},
                [
                    h("tr", {}, [h("td", {}, cell_content(cell)) for cell in row])
                    for row in rows[1:]
                ],
            ),
        ),
    )
