"""Packs the built site into one zip and prepares the other files of a release.

The same site gives the same zip, byte by byte, so anybody can compare a build of their own.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
import zipfile
from pathlib import Path
from typing import Final

EPOCH: Final = (1980, 1, 1, 0, 0, 0)
SINGLE: Final = "hustings.html"
"""The one-file edition, which is released by itself and left out of the zip."""
STORED: Final = (".pack", ".png", ".woff2")
"""Suffixes of files that are compressed already."""

MAX_FILES: Final = 1000
MAX_BYTES: Final = 500_000_000
"""The limits of itch.io for a zip that is played in the browser."""


def release_number(root: Path) -> str:
    """Return the version in pyproject.toml."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["version"])


def zip_site(site: Path, to: Path) -> int:
    """Write the site into one zip with index.html at its top; return how many files it holds.

    Raises RuntimeError when there is no site or it exceeds the limits of hosts.
    """
    if not (site / "index.html").exists():
        raise RuntimeError(f"There is no site in {site}: python tools/dev.py site builds it.")
    found = sorted(path for path in site.rglob("*") if path.is_file() and path.name != SINGLE)
    size = sum(path.stat().st_size for path in found)
    if len(found) > MAX_FILES or size > MAX_BYTES:
        raise RuntimeError(f"{len(found)} files, {size:,} bytes: more than hosts take in a zip.")
    to.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(to, "w") as archive:
        for path in found:
            entry = zipfile.ZipInfo(path.relative_to(site).as_posix(), EPOCH)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            if path.suffix in STORED:
                entry.compress_type = zipfile.ZIP_STORED
            archive.writestr(entry, path.read_bytes())
    return len(found)


def notes(changelog: str, number: str) -> str:
    """Return the section of a release in CHANGELOG.md; RuntimeError if there is none."""
    heading = rf"^## \[?{re.escape(number)}\]?(?: [^\n]*)?$"
    found = re.search(rf"{heading}\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    section = found[1].strip() if found else ""
    if not section:
        raise RuntimeError(f"CHANGELOG.md has nothing under “## {number}”.")
    return section + "\n"


def checksums(files: list[Path]) -> str:
    """Return a line for each file in the format of `sha256sum --check`."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in files]
    return "\n".join(sorted(lines, key=lambda line: line[66:])) + "\n"


def check_tag(tag: str, number: str) -> None:
    """Raise RuntimeError when a tag is not the project's version."""
    if tag.removeprefix("v") != number:
        raise RuntimeError(f"The tag is {tag}, but pyproject.toml says {number}.")
