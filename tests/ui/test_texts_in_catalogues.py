"""All texts of the application are in catalogues, so that a translation is one folder."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hustings import catalog
from hustings.core.model import HUMAN
from hustings.draw.tree import walk
from hustings.draw.tree import words as words_of
from hustings.ui import words
from hustings.ui.links.address import name_seats
from hustings.ui.model import Setup
from hustings.ui.page.screens.setup import summary
from hustings.ui.preferences import PREF_CHOICES
from tests.kit import ROOT
from tests.ui.driver import Driver
from tools.messages.catalogue import read

UI = ROOT / "py" / "hustings" / "ui"
UI_MODULES = sorted(UI.rglob("*.py"))
GENERATED = ROOT / "py" / "hustings" / "messages" / "generated"

LABEL = re.compile(r"[A-Z](?: ?[a-z]|$)")
"""A capital and a small letter, such as "Menu"; no icon path and no constant like LEVELS."""
SENTENCE = re.compile(r"[a-z][.…!?]$|[“”’…]")
PIECE = re.compile(r"\s[a-z]|[a-z]+\s", re.IGNORECASE)
"""Part of an f-string: words with a space around them, such as " is played with "."""
ALLOWED = {" hinted", "P"}
"""A class name that is appended to others, and the name of a type variable."""


KEY = re.compile(r"(Ctrl|Shift|Arrow\w+|Space|Key|Digit)|(Ctrl\+)?(Shift\+)?[A-Z]")
"""The browser's code of a key or of a combination of keys."""


def text_literals(source: str) -> Iterator[str]:
    """Yield the literals of a module that look like texts for players, without docstrings."""
    tree = ast.parse(source)
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    pieces = {
        piece
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for piece in node.values
        if isinstance(piece, ast.Constant)
    }
    for node in ast.walk(tree):
        if (
            not (isinstance(node, ast.Constant) and isinstance(node.value, str))
            or node in docstrings
        ):
            continue
        text = node.value
        if text in ALLOWED or KEY.fullmatch(text):
            continue
        if LABEL.match(text) or SENTENCE.search(text) or (node in pieces and PIECE.search(text)):
            yield f"line {node.lineno}: {text!r}"


@pytest.mark.parametrize("path", UI_MODULES, ids=lambda path: path.relative_to(UI).as_posix())
def test_no_text_for_players_is_in_code(path: Path) -> None:
    """They are in locales/."""
    assert not list(text_literals(path.read_text(encoding="utf-8")))


def test_the_check_finds_only_texts() -> None:
    """Class names, messages, icon paths and docstrings are not reported."""
    bad = '["Menu", "A kept game", "Not now.", f"{x} is here", "so …"]'
    good = '["small primary", "dialog:rules", "M4 7h16M4", f"seat-{x}", "LEVELS", "–"]'
    assert len(list(text_literals(bad))) == 5
    assert not list(text_literals(good))
    assert not list(text_literals('"""It says what it is for."""'))


def test_every_message_is_used() -> None:
    """An unused message would be translated for nothing."""
    package = ROOT / "py" / "hustings"
    others = [*(ROOT / "tools" / "build").glob("*.py"), package / "messages" / "names.py"]
    others += [path for name in ("shell", "draw") for path in (package / name).glob("*.py")]
    sources = "\n".join(path.read_text("utf-8") for path in (*UI_MODULES, *others))
    for name in words.__all__:
        room = read(ROOT / "locales" / "en" / f"{name}.ftl")
        inside = (GENERATED / f"{name}.py").read_text("utf-8")
        for message in room.messages:
            use = re.search(rf"\b{name}\.{message}\b", sources)
            assert use or f"_{message}(" in inside, f"{name}.{message}"


def test_every_preference_has_a_name() -> None:
    """And every value of it."""
    names = {words.dialogs.pref_name(pref=pref) for pref in PREF_CHOICES}
    assert len(names) == len(PREF_CHOICES)
    for pref, values in PREF_CHOICES.items():
        assert len({words.dialogs.pref_value(pref=pref, value=value) for value in values}) == len(
            values
        )


@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_team_plays_with_bots_and_rivals_play_against_them(name: str) -> None:
    """A game of one team says so before it starts."""
    driver = Driver()
    driver.send(f"setup:{name}")
    (line,) = [e for e in walk(driver.page) if e[1].get("class") == "setup-line"]
    together = catalog.info(name).together
    assert (" with " in words_of(line)) == together
    assert (" against " in words_of(line)) != together


human, bot = HUMAN, "bot:easy"


def set_up(*kinds: str) -> str:
    """Return the line that describes a set-up with these seats."""
    choice = Setup("early_states", "x")
    choice.seats = name_seats(kinds)
    return summary(choice)


def test_a_result_leaves_the_hyphens_of_names_alone() -> None:
    assert words.over.score_of(name="Anne-Marie", score=-3) == "Anne-Marie −3"


def test_a_set_up_names_every_player() -> None:
    assert set_up(human, human, human, bot).startswith("Ada, Ben and Cleo against one bot")
    assert set_up(bot, bot) == "Only 2 bots · seed x"
    assert set_up(human) == "Ada · seed x"
