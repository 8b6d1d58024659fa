"""In a language that is nothing but brackets and accents no word of code is left.

What stands outside brackets, and is not the name of a player, was put there by code (see
tools/messages/pseudo.py). Everything that the sentences of the games and of the application show is
looked at: they are collected by another process, in which that language is in use.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from hustings import catalog
from tests.kit import NAMES, ROOT
from tools.messages import pseudo

IN_BRACKETS: Final = re.compile(r"\[[^\[\]]*(?:\]|…)")
"""What stands in brackets; a text that has no room ends in an ellipsis instead."""
WORD: Final = re.compile(r"\b[^\W\d_]{2,}")
PIECES: Final = re.compile(r"\b(?:[NESW]{2,4}|[ACMS]a)\b")
"""Pawns side by side in a state of Delegate Dash, or a coin: signs of one letter each."""


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with all messages in the pseudo-language."""
    folder = tmp_path_factory.mktemp("words")
    pseudo.write(ROOT / "locales", folder)
    return folder


def outside(line: str) -> str:
    """Return what of a sentence stands in no brackets, players' names left out."""
    within = line
    while (shorter := IN_BRACKETS.sub("", within)) != within:
        within = shorter
    return re.sub(rf"\b(?:{'|'.join(NAMES)})\b", "", PIECES.sub("", within))


def leftovers(text: str) -> Iterator[str]:
    """Yield the sentences that have a word outside brackets, each once, with their headings."""
    heading = ""
    for line in dict.fromkeys(text.splitlines()):
        if line.startswith("== "):
            heading = line.split(" · ")[0]
        elif WORD.search(outside(line)):
            yield f"{heading}: {line}"


def collected(words: Path, *asked: str) -> str:
    """Return what a program prints with these words in use. asked: Python's arguments."""
    environ = {**os.environ, "HUSTINGS_WORDS": str(words), "PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run(
        [sys.executable, *asked],
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
def test_no_word_of_a_game_stands_in_code(shown: str, words: Path) -> None:
    assert [*leftovers(collected(words, "-m", "tests.sentences", "--all", shown))] == []


def test_no_word_of_the_application_stands_in_code(words: Path) -> None:
    """Not on any screen; the rules of the games are pages of their own."""
    rules = " ".join(" ".join(catalog.rulebook(game).split()) for game in catalog.GAMES)
    shown = collected(words, "-c", "from tests import application; print(application.text())")
    found = [line for line in leftovers(shown) if line.split(": ", 1)[1][:40] not in rules]
    assert found == []
