"""A new game's scaffold, made by one command in a copy of the tree, passes every game's tests."""

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
FOLDERS = ("py", "locales", "tests", "tools", "e2e", "docs", "web", "examples")
BUILT_FROM = (
    ".work",
    "assets",
    "index.html",
    "package.json",
    "package-lock.json",
    "LICENSE",
    "requirements-page.txt",
)
"""What else the site is built from, including downloaded packages."""
NOT_COPIED = shutil.ignore_patterns("__pycache__", "shots", "pictures", "transcript")
SHORTER_GAME = (
    ("info.py", "(2, 3, 4)", "(2, 3)"),
    ("rules.py", "ROUNDS: Final = 6", "ROUNDS: Final = 5"),
)
"""Changes that make the scaffold shorter: file, old text, new text."""
SHARED_TESTS = (
    "test_api.py",
    "test_contract.py",
    "test_contract_review.py",
    "test_contract_words.py",
    "test_devkit.py",
    "test_golden.py",
    "test_look.py",
    "test_records.py",
)
"""Tests that need no lesson, demo, odds or texts, which the author would change as well."""
HOUSE_TESTS = ("test_architecture.py", "test_game_layers.py", "test_catalog.py", "test_api_docs.py")
"""Quick tests of the whole tree."""


def copy(to: Path) -> Path:
    """Copy what making and checking a scaffold needs."""
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, to / folder, ignore=NOT_COPIED)
    shutil.copytree(ROOT / "docs" / "transcript", to / "docs" / "transcript")
    for file in (*ROOT.glob("*.md"), ROOT / "pyproject.toml"):
        shutil.copy(file, to)
    return to


@pytest.fixture(scope="module")
def scaffold(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the tree with a new game."""
    root = copy(tmp_path_factory.mktemp("tree"))
    finish(root, lay(root, TITLE, day=30_000))
    return root


@pytest.fixture(scope="module")
def complete(scaffold: Path) -> Path:
    """Return that copy with everything the site is built from."""
    for name in BUILT_FROM:
        copied = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copied(ROOT / name, scaffold / name)
    (scaffold / "node_modules").symlink_to(ROOT / "node_modules")
    return scaffold


def run(root: Path, *arguments: str) -> str:
    """Run a tool in the copy; return "" or the output of its failure."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "py")},
        capture_output=True,
        check=False,
        text=True,
    )
    return f"{done.stdout}\n{done.stderr}" if done.returncode else ""


def test_a_scaffold_has_every_file_and_is_clean(scaffold: Path) -> None:
    assert [f for f in FILES if not (scaffold / f.replace("<id>", GAME)).exists()] == []
    assert run(scaffold, "ruff", "check", ".") == ""
    assert run(scaffold, "ruff", "format", "--check", ".") == ""
    assert run(scaffold, "tools.messages", "--check") == ""
    files = [path for path in scaffold.rglob("*") if GAME in str(path) and path.suffix != ".pyc"]
    texts = {path: path.read_text("utf-8") for path in files if path.is_file()}
    assert len(texts) > len(FILES)
    assert [path for path, text in texts.items() if "new_game" in text or "New Game" in text] == []


@pytest.mark.broad
def test_a_scaffold_passes_its_own_tests_and_the_house_rules(scaffold: Path) -> None:
    """The quick part of the tests."""
    tests = [f"tests/{name}" for name in (*HOUSE_TESTS, f"games/{GAME}")]
    assert run(scaffold, "pytest", "-q", "-x", *tests) == ""


@pytest.mark.slow
def test_a_scaffold_passes_the_tests_of_every_game(complete: Path) -> None:
    """With the command in docs/adding-a-game.md; mypy passes as well."""
    assert run(complete, "pytest", "-q", "-x", "-m", "not slow", "-k", GAME, "tests") == ""
    assert run(complete, "mypy") == ""


@pytest.mark.slow
def test_a_changed_scaffold_passes_after_its_files_are_written_anew(
    scaffold: Path, tmp_path: Path
) -> None:
    """The commands in docs/adding-a-game.md update its kept files."""
    root = shutil.copytree(scaffold, tmp_path / "tree", ignore=NOT_COPIED)
    for name, before, after in SHORTER_GAME:
        file = root / "py" / "hustings" / "games" / GAME / name
        text = file.read_text("utf-8")
        assert before in text
        file.write_text(text.replace(before, after), "utf-8")
    tests = [f"tests/{name}" for name in SHARED_TESTS]
    for tool in (
        "tools.new_game.records",
        "tests.golden --write",
        "tests.sentences --write",
        "tests.announcements --write",
        "tests.bots.decisions --write",
    ):
        assert run(root, *tool.split(), GAME) == ""
    assert run(root, "pytest", "-q", "-m", "not slow", "-k", GAME, *tests) == ""


@pytest.mark.slow
@pytest.mark.skipif(chromium.for_tests() is None, reason="needs a Chromium")
def test_a_scaffold_passes_the_browser_tests(complete: Path) -> None:
    """Those of every game and its own."""
    assert run(complete, "pytest", "-q", "-x", "e2e", "-k", GAME) == ""


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
        ("Class", "cannot name"),
        ("Home", "taken: there is locales/en/home.ftl"),
        ("language", "taken: there is py/hustings/messages/generated/language.py"),
    ],
)
def test_an_invalid_name_changes_nothing(tmp_path: Path, name: str, answer: str) -> None:
    (tmp_path / "py/hustings/games/early_states").mkdir(parents=True)
    for file in ("locales/en/home.ftl", "py/hustings/messages/generated/language.py"):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).touch()
    with pytest.raises(LayError, match=answer):
        lay(tmp_path, name)
    assert not (tmp_path / "web").exists()
