"""The files, tests, modules and links that documents and docstrings name exist."""

from __future__ import annotations

import io
import re
import tokenize
from collections import Counter
from pathlib import Path

import pytest

from tests.kit import ROOT

PACKAGE = ROOT / "py" / "hustings"
LAB = ROOT / "docs" / "lab"
DOCS = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted(LAB.glob("*.md")),
]
HISTORY = (ROOT / "CHANGELOG.md", *LAB.glob("*.md"))
"""Documents about the past may name what no longer exists."""

TEST = re.compile(r"`((?:tests|e2e)/[\w/]+\.py)::(\w+)`")
FILE = re.compile(r"`([\w./-]+/[\w.-]+\.(?:py|js|mjs|ts|css))(?:`|::)")
DOTTED_NAME = re.compile(
    r"(?<![\w./])(?:hustings\.)?((?:core|bots|draw|ui|shell|jobs|catalog|envs|terminal)(?:\.[A-Za-z_]\w*)+)"
)
"""A module of the package or a name in one, as texts write it: `ui.storage.respond`."""
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


@pytest.mark.parametrize("doc", [d for d in DOCS if d not in HISTORY], ids=ids)
def test_files_that_are_named_exist(doc: Path) -> None:
    """By their path from the root or from py/hustings."""
    missing = [
        name
        for name in FILE.findall(doc.read_text("utf-8"))
        if not (ROOT / name).exists() and not (PACKAGE / name).exists()
    ]
    assert not missing


def prose(path: Path) -> str:
    """Return a document's text, or the docstrings and comments of a Python file."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        return text
    return "\n".join(
        token.string
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT or token.string.startswith('"""')
    )


def exists(dotted: str) -> bool:
    """Return whether a dotted name is a module of the package or a name in one."""
    path, names = PACKAGE, dotted.split(".")
    while names and (path / names[0]).is_dir():
        path /= names.pop(0)
    if names and (path / f"{names[0]}.py").exists():
        path /= f"{names.pop(0)}.py"
    face = path / "__init__.py" if path.is_dir() else path
    given = r"^ *(?:def|class) {0}\b|^ *{0}\b *[:=]|\bimport\b.*\b{0}\b"
    source = face.read_text("utf-8")
    return all(re.search(given.format(name), source, re.MULTILINE) for name in names[:1])


@pytest.mark.parametrize("doc_name", ["docs", "py", "tests", "tools", "e2e"])
def test_modules_and_functions_that_are_named_exist(doc_name: str) -> None:
    kept = [doc for doc in DOCS if doc not in HISTORY]
    paths = kept if doc_name == "docs" else sorted((ROOT / doc_name).rglob("*.py"))
    files = r"\.(py|js|mjs|ts|css|md|json|txt|html|pack|wasm)$"
    missing = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in paths
        for name in DOTTED_NAME.findall(prose(path))
        if not re.search(files, name) and not exists(name)
    ]
    assert not missing


def test_every_assumption_of_the_start_names_a_test() -> None:
    text = (ROOT / "docs" / "start.md").read_text("utf-8")
    table = text.partition("## What we assume")[2].partition("\n## ")[0]
    rows = [line for line in table.splitlines() if line.startswith("|")][2:]
    assert len(rows) > 20
    without = [row for row in rows if not TEST.search(row) and not row.startswith("| **")]
    assert not without


def test_shared_module_names_of_bots_are_in_the_glossary() -> None:
    """A module name that several games use, or a game and hustings.bots, is explained there."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## Words")[2]
    entries = re.findall(r"^\| \*\*(.+?)\*\*", text, re.MULTILINE)
    words = {word for entry in entries for word in entry.split(", ")} | {"__init__"}
    rooms = [PACKAGE / "bots", *(PACKAGE / "games").glob("*/bots")]
    modules = Counter(path.stem for room in rooms for path in room.glob("*.py"))
    assert [name for name in modules if modules[name] > 1 and name not in words] == []


def test_bot_modules_that_are_named_exist() -> None:
    """Both pages on opponents name the modules without their folders."""
    file_names = {path.name for path in PACKAGE.rglob("*.py")}
    pages = (ROOT / "docs" / "opponents.md", LAB / "opponents.md")
    named = {name for page in pages for name in re.findall(r"`(\w+\.py)`", page.read_text("utf-8"))}
    assert len(named) > 10
    assert named - file_names == set()
