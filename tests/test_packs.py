"""The zips of the page: our package with the rules in English, and the words of other languages."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from tools.build.bundle import source_zip
from tools.build.in_pyodide.bundle import bundle_app, bundle_words

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


def test_the_pack_of_the_package_has_the_first_languages_rules(package: Path) -> None:
    packed = bundle_app(str(package), "hustings", [f"{FRENCH}/", f"{WORDS}/boot.py"])
    rules = {f"hustings/{WORDS}/poll_rules.md": f"# {WORDS}\n"}
    assert texts(packed) == {f"hustings/{WORDS}/language.pyc": "", **rules}
    sources = texts(source_zip(package.parent, [f"{FRENCH}/", f"{WORDS}/boot.py"]))
    assert sources == {f"hustings/{WORDS}/language.py": f"# {WORDS}\n", **rules}


def test_the_pack_of_a_language_has_its_rules(package: Path) -> None:
    packed = bundle_words(str(package / FRENCH), ["boot.py"])
    assert texts(packed) == {"language.pyc": "", "poll_rules.md": f"# {FRENCH}\n"}
