"""The zips of the page: our package, each game with its English rules, words of languages."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from hustings import catalog
from hustings.packs import FIRST_MODULES
from tests.kit import ROOT
from tools.build.bundle import LEAVE_OUT, selections, source_zip
from tools.build.in_pyodide.bundle import bundle_app, bundle_words
from tools.build.in_pyodide.selection import Selection
from tools.build.words import spoken

WORDS = "messages/generated"
FRENCH = f"{WORDS}/fr"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a package with words in English and French."""
    package = tmp_path / "hustings"
    for folder in (WORDS, FRENCH):
        (package / folder).mkdir(parents=True)
        for name in ("language.py", "boot.py", "poll_rules.md"):
            (package / folder / name).write_text(f"# {folder}\n", encoding="utf-8")
    return package


def texts(packed: bytes) -> dict[str, str]:
    """Return the files of a zip by name; those that are not texts as empty."""
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        return {
            name: "" if name.endswith(".pyc") else archive.read(name).decode("utf-8")
            for name in archive.namelist()
        }


def test_a_pack_has_the_chosen_part_of_the_package_with_its_rules(package: Path) -> None:
    chosen = Selection(take=[f"{WORDS}/"], leave_out=[f"{FRENCH}/", f"{WORDS}/boot.py"])
    packed = bundle_app(str(package), "hustings", [*map(list, chosen)])
    rules = {f"hustings/{WORDS}/poll_rules.md": f"# {WORDS}\n"}
    assert texts(packed) == {f"hustings/{WORDS}/language.pyc": "", **rules}
    sources = texts(source_zip(package.parent, chosen))
    assert sources == {f"hustings/{WORDS}/language.py": f"# {WORDS}\n", **rules}


def test_every_file_of_the_package_is_in_one_pack_at_most() -> None:
    package = ROOT / "py" / "hustings"
    parts = selections(ROOT)
    assert sorted(parts) == sorted(["hustings", *catalog.GAMES])
    others = (f"messages/generated/{language}/" for language in spoken(ROOT)[1:])
    left_out = (*LEAVE_OUT, *others)  # a language has a pack of its own
    for path in package.rglob("*.py"):
        name = path.relative_to(package).as_posix()
        packs = [pack for pack, selection in parts.items() if selection.has(name)]
        assert len(packs) == (0 if name.startswith(left_out) else 1), (name, packs)


def test_the_first_screen_needs_no_file_of_a_games_pack() -> None:
    parts = selections(ROOT)
    for game in catalog.GAMES:
        taken = parts[game]
        for name in ("rules.py", "rules/__init__.py", "view/__init__.py", "puzzles.json"):
            assert taken.has(f"games/{game}/{name}")
        for name in ("__init__", *FIRST_MODULES):
            assert parts["hustings"].has(f"games/{game}/{name}.py")
        assert taken.has(f"messages/generated/{game}_rules.md")
        assert parts["hustings"].has(f"messages/generated/{game}.py"), "headlines are in it"


def test_the_pack_of_a_language_has_its_rules(package: Path) -> None:
    packed = bundle_words(str(package / FRENCH), ["boot.py"])
    assert texts(packed) == {"language.pyc": "", "poll_rules.md": f"# {FRENCH}\n"}
