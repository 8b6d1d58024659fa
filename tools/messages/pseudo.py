"""Makes a language that no catalogue has: English, accented, longer and in brackets.

Where a page in this language shows a word outside brackets, the word stands in code. Where
something is cut or overlaps, there is no room for languages with longer words. For tests only.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer, Visitor

from tools.messages import RULES, modules, plurals
from tools.messages.catalogue import Catalogue, read

NAME: Final = "en-XA"
"""What CLDR calls such a language."""
ACCENTED: Final = str.maketrans(
    "aceinouyACEINOUY",
    "áçéíñóúýÁÇÉÍÑÓÚÝ",
)
DOUBLED: Final = "aeiou"
"""Vowels, which stand twice: so texts are about 40 % longer, like German ones."""
WORDS: Final = re.compile(r"\b[^\W\d_]{2,}")
ALTERNATIVES: Final = "|"
"""What parts words that are looked for in other texts; no such message is shown."""
PARAGRAPH: Final = re.compile(
    r"(\| )([^|\n]+?)(?= \|)"  # a cell of a table
    r"|^(#+ )(.+)"
    r"|^((?:-|\d+[a-z]?\.) |)([^|\n].*(?:\n(?!#|\||- |\d+[a-z]?\. ).+)*)",
    re.MULTILINE,
)
"""A cell, heading, item or paragraph of rules: what it begins with, and its text."""


def written(text: str) -> str:
    """Return a text as this language writes it."""
    longer = "".join(letter * 2 if letter in DOUBLED else letter for letter in text)
    return longer.translate(ACCENTED)


def _list_pattern(pattern: str) -> str:
    """Return a pattern of a list, such as "{0} and {1}", with its words in brackets."""
    return WORDS.sub(lambda word: f"[{written(word[0])}]", pattern)


class _Pseudo(Transformer):
    """Writes every text of a pattern anew; what is chosen by and what is shown stays."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(written(node.value))


def catalogue(path: Path) -> Catalogue:
    """Return a catalogue in this language, each message in brackets that is more than a sign."""
    made = read(path)
    for name, message in made.messages.items():
        texts = _texts(message.pattern)
        if not any(WORDS.search(text) or " " in text for text in texts):
            continue  # a sign ("A", "×2", "1st") is as short in any language
        elements = _Pseudo().visit(message.pattern.clone()).elements
        if not any(ALTERNATIVES in text for text in texts):
            elements = [ast.TextElement("["), *elements, ast.TextElement("]")]
        made.messages[name] = message._replace(pattern=ast.Pattern(elements))
    return made


def rules(text: str) -> str:
    """Return rules of a game in this language: each paragraph and cell with a word in brackets.

    Numbers of rules and marks stay.
    """

    def paragraph(found: re.Match[str]) -> str:
        start, said = (group for group in found.groups() if group is not None)
        return f"{start}[{written(said)}]" if WORDS.search(said) else found[0]

    return PARAGRAPH.sub(paragraph, text)


def _texts(pattern: ast.Pattern) -> list[str]:
    """Return every text of a pattern, and what stands between the parts of a list."""
    found = _Texts()
    found.visit(pattern)
    return found.texts


class _Texts(Visitor):
    """Collects every text of a pattern."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "LIST":
            self.texts.append(", ")  # between its parts


def write(locales: Path, to: Path) -> None:
    """Write all English catalogues as modules, and the rules, in this language into a folder."""
    to.mkdir(parents=True, exist_ok=True)
    (to / "language.py").write_text(
        plurals.module("en", name=NAME, written=_list_pattern), encoding="utf-8"
    )
    for path in sorted((locales / "en").glob("*.ftl")):
        source = modules.module(catalogue(path), NAME)
        (to / f"{path.stem}.py").write_text(source, encoding="utf-8")
    for path in sorted((locales / "en").glob(RULES)):
        (to / path.name).write_text(rules(path.read_text("utf-8")), encoding="utf-8")
