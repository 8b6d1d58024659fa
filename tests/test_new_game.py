"""A sixth game, laid by one command into a copy of the tree, passes what every game must keep."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit import FILES, ROOT
from tools.devkit import chromium
from tools.new_game.lay import LayError, finish, lay

GAME, TITLE = "straw_poll", "Straw Poll"
FOLDERS = ("py", "tests", "tools", "e2e", "docs", "web", "examples")
BUILT_FROM = (
    ".work",
    "assets",
    "index.html",
    "package.json",
    "package-lock.json",
    "LICENSE",
    "requirements-page.txt",
)
"""What else the site is built from, what this tree has fetched for that included."""
NOT_COPIED = shutil.ignore_patterns("__pycache__", "shots", "pictures", "transcript")
CHECKS = (
    "test_architecture.py",
    "test_rooms.py",
    "test_catalog.py",
    "test_api_docs.py",
    "test_contract.py",
    "test_contract_blind.py",
    "test_contract_citations.py",
    "test_contract_guesses.py",
    "test_contract_lessons.py",
    "test_contract_moves.py",
    "test_contract_review.py",
    "test_contract_words.py",
    "test_golden.py",
    "test_records.py",
    "bots/test_honest.py",
    "ui",
    f"games/{GAME}",
)
"""Where the tests stand that every game must pass."""
ALL = ("test_architecture.py", "test_rooms.py", "test_catalog.py", "test_api_docs.py")
"""Of these all are run, of the others those of the new game."""


def copy(to: Path) -> Path:
    """Copy what laying and checking a game needs."""
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, to / folder, ignore=NOT_COPIED)
    shutil.copytree(ROOT / "docs" / "transcript", to / "docs" / "transcript")
    for file in (*ROOT.glob("*.md"), ROOT / "pyproject.toml"):
        shutil.copy(file, to)
    return to


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the tree with a game more."""
    root = copy(tmp_path_factory.mktemp("tree"))
    finish(root, lay(root, TITLE, day=30_000))
    return root


def run(root: Path, *arguments: str) -> str:
    """Run a tool in the copy; return what it said where it failed."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "py")},
        capture_output=True,
        check=False,
        text=True,
    )
    return f"{done.stdout}\n{done.stderr}" if done.returncode else ""


def test_a_laid_game_has_every_file_and_is_clean(laid: Path) -> None:
    assert [f for f in FILES if not (laid / f.replace("<id>", GAME)).exists()] == []
    assert run(laid, "ruff", "check", ".") == ""
    assert run(laid, "ruff", "format", "--check", ".") == ""
    files = [path for path in laid.rglob("*") if GAME in str(path) and path.suffix != ".pyc"]
    texts = {path: path.read_text("utf-8") for path in files if path.is_file()}
    assert len(texts) > len(FILES)
    assert [path for path, text in texts.items() if "new_game" in text or "New Game" in text] == []


@pytest.mark.broad
def test_a_laid_game_is_drawn_worded_and_judged(laid: Path) -> None:
    """The quick part: its own tests, the catalog and the house rules."""
    tests = [f"tests/{name}" for name in (*ALL, f"games/{GAME}")]
    assert run(laid, "pytest", "-q", "-x", *tests) == ""


@pytest.mark.slow
def test_a_laid_game_passes_what_every_game_must(laid: Path) -> None:
    """The contract suite, bots, records, golden files, types."""
    tests = [f"tests/{name}" for name in CHECKS if name not in ALL]
    assert run(laid, "pytest", "-q", "-x", "-m", "not slow", "-k", GAME, *tests) == ""
    assert run(laid, "mypy") == ""


@pytest.mark.slow
@pytest.mark.skipif(chromium.of_tests() is None, reason="needs a Chromium")
def test_a_laid_game_is_played_in_the_browser(laid: Path) -> None:
    """Every test of a real browser that every game must pass, and its own."""
    for name in BUILT_FROM:
        copied = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copied(ROOT / name, laid / name)
    (laid / "node_modules").symlink_to(ROOT / "node_modules")
    assert run(laid, "pytest", "-q", "-x", "e2e", "-k", GAME) == ""


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("early_states", "already"),
        ("Toy", "already"),
        ("new-game", "already"),
        ("", "cannot name"),
        ("7 up", "cannot name"),
        ("../up", "cannot name"),
        ('A "poll"', "cannot name"),
    ],
)
def test_a_name_that_cannot_be_one_changes_nothing(tmp_path: Path, name: str, answer: str) -> None:
    (tmp_path / "py/hustings/games/early_states").mkdir(parents=True)
    with pytest.raises(LayError, match=answer):
        lay(tmp_path, name)
    assert not (tmp_path / "web").exists()
