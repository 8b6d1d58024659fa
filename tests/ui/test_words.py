"""All words of the application stand in ui/words, so that a translation is one folder."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from hustings import catalog
from hustings.draw.tree import walk
from hustings.draw.tree import words as words_of
from hustings.ui import words
from hustings.ui.preferences import PREF_CHOICES
from tests.kit import ROOT
from tests.ui.driver import Driver

UI = ROOT / "py" / "hustings" / "ui"
WORDS = UI / "words"
ELSEWHERE = sorted(path for path in UI.rglob("*.py") if WORDS not in path.parents)

LABEL = re.compile(r"[A-Z](?: ?[a-z]|$)")
"""A capital and a small letter, such as "Menu" or "A kept game"; no path of an icon, no ABOUT."""
SENTENCE = re.compile(r"[a-z][.…!?]$|[“”’…]")
PIECE = re.compile(r"\s[a-z]|[a-z]+\s", re.IGNORECASE)
"""Of an f-string: words with a space around them, such as " is played with "."""
ALLOWED = {" hinted", "P"}
"""A class name that is put behind others; a type variable, which has to be told its own name."""


KEY = re.compile(r"(Ctrl|Shift|Arrow\w+|Space|Key|Digit)|(Ctrl\+)?(Shift\+)?[A-Z]")
"""The code of a key or of a combination of keys, as browsers name it."""


def found(source: str) -> Iterator[str]:
    """Yield the texts of a module that a player could read; docstrings are none."""
    tree = ast.parse(source)
    said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    pieces = {
        piece
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for piece in node.values
        if isinstance(piece, ast.Constant)
    }
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)) or node in said:
            continue
        text = node.value
        if text in ALLOWED or KEY.fullmatch(text):
            continue
        if LABEL.match(text) or SENTENCE.search(text) or (node in pieces and PIECE.search(text)):
            yield f"line {node.lineno}: {text!r}"


@pytest.mark.parametrize("path", ELSEWHERE, ids=lambda path: path.relative_to(UI).as_posix())
def test_no_word_stands_outside_words(path: Path) -> None:
    """Labels, sentences and parts of sentences are named in ui/words."""
    assert not list(found(path.read_text(encoding="utf-8")))


def test_the_check_finds_words_and_nothing_else() -> None:
    """Class names, messages, paths of icons and docstrings are no words."""
    bad = '["Menu", "A kept game", "Not now.", f"{x} is here", "so …"]'
    good = '["small primary", "dialog:rules", "M4 7h16M4", f"seat-{x}", "ABOUT", "–"]'
    assert len(list(found(bad))) == 5
    assert not list(found(good))
    assert not list(found('"""It says what it is for."""'))


def test_no_word_has_two_meanings() -> None:
    """The modules of the folder are read as one: no name is given twice."""
    names: Counter[str] = Counter()
    for path in WORDS.glob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                names[node.target.id] += 1
            elif isinstance(node, ast.FunctionDef):
                names[node.name] += 1
    assert [name for name, count in names.items() if count > 1] == []
    assert set(names) <= set(vars(words))


def test_every_word_is_used() -> None:
    """A word that nothing says would be translated for nothing."""
    shell = (ROOT / "py" / "hustings" / "shell").glob("*.py")
    used = "\n".join(path.read_text(encoding="utf-8") for path in (*ELSEWHERE, *shell))
    inside = "\n".join(path.read_text(encoding="utf-8") for path in WORDS.glob("*.py"))
    for name in (name for name in dir(words) if not name.startswith("_")):
        value = getattr(words, name)
        own = isinstance(value, str | dict | tuple) or getattr(value, "__module__", "").startswith(
            "hustings.ui.words"
        )
        if own:
            twice = len(re.findall(rf"\b{name}\b", inside)) > 1
            assert twice or f"words.{name}" in used, name


def test_every_preference_has_a_name() -> None:
    """And so has every value of it."""
    assert list(words.PREF_NAMES) == list(PREF_CHOICES)
    for name, values in PREF_CHOICES.items():
        assert tuple(words.PREF_VALUES[name]) == values


@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_team_plays_with_its_bots_others_against_them(name: str) -> None:
    """A game in which all win or lose together says so before it begins."""
    driver = Driver()
    driver.send(f"setup:{name}")
    (line,) = [e for e in walk(driver.page) if e[1].get("class") == "setup-line"]
    together = catalog.info(name).together
    assert (" with " in words_of(line)) == together
    assert (" against " in words_of(line)) != together


def test_a_result_leaves_the_hyphens_of_names_alone() -> None:
    line = words.result_line("A game", "", [("Anne-Marie", -3)], "9 moves")
    assert line == "A game: Anne-Marie −3. (9 moves)"


def test_a_setup_names_everybody_who_plays() -> None:
    assert words.setup_line(["Ada", "Ben", "Cleo"], 1, "x").startswith("Ada, Ben and Cleo against")
    assert words.setup_line([], 2, "x") == "Only 2 bots · seed x"
    assert words.setup_line(["Ada"], 0, "x") == "Ada · seed x"
