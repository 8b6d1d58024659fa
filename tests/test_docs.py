"""What the documents say of the code is there: files, tests, and where links lead."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.kit import ROOT

PACKAGE = ROOT / "py" / "hustings"
DOCS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
HISTORY = ("CHANGELOG.md", "measurements.md", "opponents.md")
"""What tells of another day need not be true of today."""

TEST = re.compile(r"`((?:tests|e2e)/[\w/]+\.py)::(\w+)`")
FILE = re.compile(r"`([\w./-]+/[\w.-]+\.(?:py|js|mjs|ts|css))(?:`|::)")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def ids(path: Path) -> str:
    """Return what a document is called in reports."""
    return path.name


@pytest.mark.parametrize("doc", DOCS, ids=ids)
def test_tests_and_links_that_are_named_exist(doc: Path) -> None:
    text = doc.read_text("utf-8")
    for path, name in TEST.findall(text):
        assert f"def {name}(" in (ROOT / path).read_text("utf-8"), f"{path}::{name}"
    for link in LINK.findall(text):
        assert (doc.parent / link).exists(), link


@pytest.mark.parametrize("doc", [d for d in DOCS if d.name not in HISTORY], ids=ids)
def test_files_that_are_named_exist(doc: Path) -> None:
    """By their path from the top, or from py/hustings; <id> and the like stand for many."""
    missing = [
        name
        for name in FILE.findall(doc.read_text("utf-8"))
        if not (ROOT / name).exists() and not (PACKAGE / name).exists()
    ]
    assert not missing


def test_every_assumption_of_the_start_names_a_test() -> None:
    text = (ROOT / "docs" / "start.md").read_text("utf-8")
    table = text.partition("## What we assume")[2].partition("\n## ")[0]
    rows = [line for line in table.splitlines() if line.startswith("|")][2:]
    assert len(rows) > 20
    without = [row for row in rows if not TEST.search(row) and not row.startswith("| **")]
    assert not without


def test_what_bots_are_made_of_means_the_same_in_every_game() -> None:
    """A module that two games have, or a game and all of them, is a word of the glossary."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## Words")[2]
    entries = re.findall(r"^\| \*\*(.+?)\*\*", text, re.MULTILINE)
    words = {word for entry in entries for word in entry.split(", ")} | {"__init__"}
    rooms = [PACKAGE / "bots", *(PACKAGE / "games").glob("*/bots")]
    modules = Counter(path.stem for room in rooms for path in room.glob("*.py"))
    assert [name for name in modules if modules[name] > 1 and name not in words] == []


def test_the_bots_that_are_named_are_there() -> None:
    """opponents.md names the modules without their folders."""
    there = {path.name for path in PACKAGE.rglob("*.py")}
    named = set(re.findall(r"`(\w+\.py)`", (ROOT / "docs" / "opponents.md").read_text("utf-8")))
    assert len(named) > 10
    assert named - there == set()
