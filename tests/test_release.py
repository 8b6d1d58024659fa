"""A release: the zip of the site, checksums, notes; and the workflows."""

from __future__ import annotations

import hashlib
import re
import zipfile
from pathlib import Path

import pytest

from tests.kit import ROOT
from tools import dev
from tools.release import pack

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CHANGELOG = """# Changelog

## Unreleased

Something to come.

## 0.2.0 – 2026-12-01

### Added

- A thing.

## 0.1.0

- The beginning.
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Return a small site."""
    for name in ("index.html", "v-0/style.css", "v-0/a.pack", "gerrymander/index.html", "404.html"):
        path = tmp_path / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{name} " * 50)
    (tmp_path / "site" / pack.SINGLE).write_text("large")
    return tmp_path / "site"


def test_the_zip_holds_the_site_and_is_reproducible(site: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one.zip", tmp_path / "deep" / "two.zip"
    assert pack.zip_site(site, one) == pack.zip_site(site, two) == 5
    assert one.read_bytes() == two.read_bytes()
    with zipfile.ZipFile(one) as archive:
        assert archive.testzip() is None
        assert "index.html" in archive.namelist()
        assert pack.SINGLE not in archive.namelist()
        for name in archive.namelist():
            assert archive.read(name) == (site / name).read_bytes()


def test_without_a_site_there_is_no_zip(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="There is no site"):
        pack.zip_site(tmp_path, tmp_path / "no.zip")


def test_release_notes_come_from_the_changelog() -> None:
    assert pack.notes(CHANGELOG, "0.2.0") == "### Added\n\n- A thing.\n"
    assert pack.notes(CHANGELOG, "0.1.0") == "- The beginning.\n"
    with pytest.raises(RuntimeError, match="nothing under"):
        pack.notes(CHANGELOG, "0.1")


def test_checksums_have_the_format_of_sha256sum(site: Path) -> None:
    (line,) = pack.checksums([site / "index.html"]).splitlines()
    assert line == f"{hashlib.sha256((site / 'index.html').read_bytes()).hexdigest()}  index.html"


def test_a_tag_must_match_the_projects_version() -> None:
    number = pack.release_number(ROOT)
    pack.check_tag(f"v{number}", number)
    with pytest.raises(RuntimeError, match="but pyproject"):
        pack.check_tag("v99.0.0", number)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_use_pinned_actions_read_permission_and_existing_tasks(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    used = re.findall(r"uses: (\S+)(.*)", text)
    assert used
    for action, comment in used:
        if (ROOT / action).is_file():  # one of ours
            continue
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action), action
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", comment), f"{action} says which version it is"
    assert re.search(r"^permissions:\n  contents: read$", text, re.MULTILINE)
    assert "timeout-minutes:" in text
    assert not re.search(r"run:.*\$\{\{ *github\.(event|head_ref|ref_name)", text), "no injection"
    tasks = {*dev.WITH_ARGUMENTS, "site", "play", "format", "clean", "new-game"}
    assert set(re.findall(r"tools/dev\.py (\S+)", text)) <= tasks


def test_there_is_a_workflow_for_each_occasion() -> None:
    assert {path.name for path in WORKFLOWS} == {
        "nightly.yml",
        "pages.yml",
        "release.yml",
        "test.yml",
    }
