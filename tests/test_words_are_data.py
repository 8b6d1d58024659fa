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


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with all messages in the pseudo-language."""
    folder = tmp_path_factory.mktemp("words")
    pseudo.write(ROOT / "locales", folder)
    return folder


def outside(line: str) -> str:
    """Return the part of a sentence outside brackets, without players' names."""
    within = line
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


def output_in_pseudo(words: Path, *arguments: str) -> str:
    """Return what Python prints with these messages in use."""
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
    """On every screen; the rule books are not messages."""
    rules = " ".join(" ".join(catalog.rulebook(game).split()) for game in catalog.GAMES)
    shown = output_in_pseudo(
        words, "-c", "from tests import application; print(application.text())"
    )
    found = [line for line in leftovers(shown) if line.split(": ", 1)[1][:40] not in rules]
    assert found == []
