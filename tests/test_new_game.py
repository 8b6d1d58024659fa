"""One game more, laid by one command into a copy of the tree, passes what every game must keep."""

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
"""What else the site is built from, what this tree has fetched for that included."""
NOT_COPIED = shutil.ignore_patterns("__pycache__", "shots", "pictures", "transcript")
SHORT = (("info.py", "(2, 3, 4)", "(2, 3)"), ("rules.py", "ROUNDS: Final = 6", "ROUNDS: Final = 5"))
"""What makes the laid game short: a file, what stands there, what is to stand there."""
SHARED = (
    "test_api.py",
    "test_contract.py",
    "test_contract_review.py",
    "test_contract_words.py",
    "test_devkit.py",
    "test_golden.py",
    "test_look.py",
    "test_records.py",
)
"""What asks nothing of lesson, demonstration, odds and words, which its maker would change too."""
ALL = ("test_architecture.py", "test_rooms.py", "test_catalog.py", "test_api_docs.py")
"""What is quick and asks for all files together."""


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


@pytest.fixture(scope="module")
def complete(laid: Path) -> Path:
    """Return that copy with all that the site is built from."""
    for name in BUILT_FROM:
        copied = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copied(ROOT / name, laid / name)
    (laid / "node_modules").symlink_to(ROOT / "node_modules")
    return laid


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
    assert run(laid, "tools.messages", "--check") == ""
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
def test_a_laid_game_passes_what_every_game_must(complete: Path) -> None:
    """By the very command that docs/adding-a-game.md tells, and its types."""
    assert run(complete, "pytest", "-q", "-x", "-m", "not slow", "-k", GAME, "tests") == ""
    assert run(complete, "mypy") == ""


@pytest.mark.slow
def test_a_short_game_for_two_or_three_fails_nothing_that_no_file_of_its_own_can_mend(
    laid: Path, tmp_path: Path
) -> None:
    """What its maker changed is noted by the commands in docs/adding-a-game.md, and played."""
    root = shutil.copytree(laid, tmp_path / "tree", ignore=NOT_COPIED)
    for name, before, after in SHORT:
        file = root / "py" / "hustings" / "games" / GAME / name
        text = file.read_text("utf-8")
        assert before in text
        file.write_text(text.replace(before, after), "utf-8")
    tests = [f"tests/{name}" for name in SHARED]
    for tool in (
        "tools.new_game.records",
        "tests.golden --write",
        "tests.sentences --write",
        "tests.bots.decisions --write",
    ):
        assert run(root, *tool.split(), GAME) == ""
    assert run(root, "pytest", "-q", "-m", "not slow", "-k", GAME, *tests) == ""


@pytest.mark.slow
@pytest.mark.skipif(chromium.for_tests() is None, reason="needs a Chromium")
def test_a_laid_game_is_played_in_the_browser(complete: Path) -> None:
    """Every test of a real browser that every game must pass, and its own."""
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
def test_a_name_that_cannot_be_one_changes_nothing(tmp_path: Path, name: str, answer: str) -> None:
    (tmp_path / "py/hustings/games/early_states").mkdir(parents=True)
    for file in ("locales/en/home.ftl", "py/hustings/messages/generated/language.py"):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).touch()
    with pytest.raises(LayError, match=answer):
        lay(tmp_path, name)
    assert not (tmp_path / "web").exists()
