"""No text for players is in code: in the pseudo-language every word is in brackets.

A word outside brackets that is not a player's name comes from code (tools/messages/pseudo.py).
Another process collects all sentences of the games and the application in that language.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, make_archive
from typing import Final

import pytest

from hustings import catalog
from tests.kit import NAMES, ROOT
from tools.messages import pseudo

IN_BRACKETS: Final = re.compile(r"\[[^\[\]]*(?:\]|…)")
"""Text in brackets; a text that was cut ends in an ellipsis instead."""
WORD: Final = re.compile(r"\b[^\W\d_]{2,}")
PIECES: Final = re.compile(r"\b(?:[NESW]{2,4}|[ACMS]a)\b")
"""Pawns in a state of Delegate Dash, or a coin: one letter each."""

ENGLISH: Final = ROOT / "py" / "hustings" / "messages" / "generated"
RULEBOOKS: Final = """
from hustings import catalog
from hustings.draw.tree import walk
from hustings.ui.page.rulebook import ReadingOptions, rulebook

def text(tree):
    return tree if isinstance(tree, str) else "".join(map(text, tree[2]))

for game in catalog.GAMES:
    for tree in rulebook(catalog.rulebook(game), (), ReadingOptions(linked=True))[0]:
        print("==", tree[0], *(e[1]["data-do"] for e in walk(tree) if "data-do" in e[1]))
        print(text(tree))
"""
"""Prints each block of each game's rules; its heading says what it is and which rules it cites."""


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with all words in the pseudo-language."""
    folder = tmp_path_factory.mktemp("words")
    pseudo.write(ROOT / "locales", folder)
    return folder


def outside(line: str) -> str:
    """Return the part of a sentence outside brackets, without players' names.

    A prompt that is heard may begin or end within brackets: what it repeats is left out.
    """
    within = "[" * (line.count("]") - line.count("[")) + line
    within += "]" * (within.count("[") - within.count("]"))
    while (shorter := IN_BRACKETS.sub("", within)) != within:
        within = shorter
    return re.sub(rf"\b(?:{'|'.join(NAMES)})\b", "", PIECES.sub("", within))


def leftovers(text: str) -> Iterator[str]:
    """Yield each sentence that has a word outside brackets, with its heading."""
    heading = ""
    for line in dict.fromkeys(text.splitlines()):
        if line.startswith("== "):
            heading = line.split(" · ")[0]
        elif WORD.search(outside(line)):
            yield f"{heading}: {line}"


def headings(text: str) -> list[str]:
    """Return the headings in a text."""
    return [line for line in text.splitlines() if line.startswith("== ")]


def output_in_pseudo(words: Path, *arguments: str) -> str:
    """Return what Python prints with these words in use."""
    environ = {**os.environ, "HUSTINGS_WORDS": str(words), "PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_a_word_outside_brackets_is_found() -> None:
    text = "== log: won · you\n[Ada wíns [3 vóótés]]\nAda: [wíns]\n[Thís] one\n[Thís] one"
    assert [*leftovers(text)] == ["== log: won: [Thís] one"]


@pytest.mark.parametrize("shown", catalog.GAMES)
def test_no_text_of_a_game_is_in_code(shown: str, words: Path) -> None:
    assert [*leftovers(output_in_pseudo(words, "-m", "tests.sentences", "--all", shown))] == []


def test_no_text_of_the_application_is_in_code(words: Path) -> None:
    """On every screen; words that are looked for in rules are not shown."""
    shown = output_in_pseudo(
        words, "-c", "from tests import application; print(application.text())"
    )
    untranslated = [line for line in leftovers(shown) if pseudo.ALTERNATIVES not in line]
    assert untranslated == []


def test_rules_are_shown_in_the_chosen_language(words: Path, tmp_path: Path) -> None:
    """They are found like its modules, in a folder or a zip; citations stay links."""
    shown = output_in_pseudo(words, "-c", RULEBOOKS)
    assert [*leftovers(shown)] == []
    zipped = Path(make_archive(str(tmp_path / "words"), "zip", words))
    assert output_in_pseudo(zipped, "-c", RULEBOOKS) == shown
    english = output_in_pseudo(ENGLISH, "-c", RULEBOOKS)
    assert english != shown
    assert headings(english) == headings(shown)
    assert "rule:" in "".join(headings(english))


def test_rules_that_a_language_lacks_are_shown_in_english(words: Path, tmp_path: Path) -> None:
    one, other, *_ = catalog.GAMES
    copytree(words, tmp_path, dirs_exist_ok=True)
    (tmp_path / f"{one}_rules.md").unlink()
    command = "from hustings import catalog; print(catalog.rulebook({!r}), end='')"
    assert output_in_pseudo(tmp_path, "-c", command.format(one)) == catalog.rulebook(one)
    rules = pseudo.rules(catalog.rulebook(other))
    assert output_in_pseudo(tmp_path, "-c", command.format(other)) == rules
