"""A game's RULES.md as a tree: the small part of Markdown that our rule texts use."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.tree import Child, h

_INLINE: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)")


def rulebook(text: str, figures: Sequence[Tree] = ()) -> list[Tree]:
    """Return Markdown (headings, numbered and plain lists, tables, paragraphs) as trees.

    figures: the first stands before the first chapter, the others at the end.
    """
    trees: list[Tree] = []
    for kind, block in _blocks(text):
        if kind == "heading":
            level = len(block[0]) - len(block[0].lstrip("#"))
            if level > 1 and not any(tree[0] == "h3" for tree in trees):
                trees += figures[:1]
            trees.append(h(f"h{min(level + 1, 5)}", {}, inline(block[0].lstrip("# "))))
        elif kind == "table":
            trees.append(_table(block))
        elif kind == "numbered":
            trees.append(h("div", {"class": "rules"}, [_rule(line) for line in block]))
        elif kind == "list":
            trees.append(h("ul", {}, [h("li", {}, inline(line[2:])) for line in block]))
        else:
            trees.append(h("p", {}, inline(" ".join(block))))
    return [*trees, *figures[1:]]


def inline(text: str) -> list[Child]:
    """Return a line of text with **bold**, *italic*, `code` as trees; links become their words."""
    out: list[Child] = []
    at = 0
    for match in _INLINE.finditer(text):
        out.append(text[at : match.start()])
        bold, italic, code, words, _ = match.groups()
        if words:
            out.append(words)
        else:
            out.append(h("b" if bold else "i" if italic else "code", {}, bold or italic or code))
        at = match.end()
    return [*out, text[at:]]


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
        if now == "text" and kind in ("numbered", "list"):
            block[-1] += " " + line
            continue
        if block and (now != kind or kind == "heading"):
            yield kind, block
            block = []
        kind = now
        block.append(line)


def _rule(line: str) -> Tree:
    number, _, rest = line.partition(". ")
    return h(
        "p",
        {"class": "rule", "id": f"rule-{number}"},
        h("b", {"class": "rule-number"}, number),
        h("span", {}, inline(rest)),
    )


def _table(lines: list[str]) -> Tree:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rows = [row for row in rows if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]
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
                [h("tr", {}, [h("td", {}, inline(cell)) for cell in row]) for row in rows[1:]],
            ),
        ),
    )
