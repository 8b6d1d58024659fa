"""Lists the pages of the documentation in order, each with its source.

Every text is a file of the repository that can be read without the site, except the pages of the
reference (`reference/`), which are filled from docstrings.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hustings import catalog
from tools.messages import FIRST

ROOT: Final = Path(__file__).resolve().parents[2]
REFERENCE: Final = ROOT / "tools" / "docs" / "reference"

CHAPTERS: Final = {
    "Play": ("play", "languages/play.de", "languages/play.fr", "rules/*"),
    "Host it": ("hosting",),
    "Use it from programs": (
        "api",
        "reference/package",
        "reference/core",
        "reference/envs",
        "format",
        "transcript",
    ),
    "How it works": (
        "architecture",
        "page",
        "start",
        "offline",
        "opponents",
        "puzzles",
        "measurements",
    ),
    "Take part": (
        "contributing",
        "adding-a-game",
        "adding-a-language",
        "languages/de",
        "languages/fr",
        "changelog",
        "notice",
    ),
}
"""Chapter -> its pages in order; missing pages are left out.

A page in docs/ that no chapter names stops the build, because nothing leads to it.
"""

SUBPAGES: Final = {
    "transcript": ("transcript/*",),
    "opponents": ("lab/opponents",),
    "measurements": ("lab/measurements",),
}
"""Page -> the pages listed below it."""

ELSEWHERE: Final = {
    "README.md": "index",
    "CONTRIBUTING.md": "contributing",
    "CHANGELOG.md": "changelog",
    "NOTICE.md": "notice",
}
"""Files at the top of the repository -> their pages; links to README lead to the start."""

COPIED: Final = {"docs/schema": "schema"}
"""Folders copied as they are -> their place in the site."""


def pages(root: Path = ROOT) -> dict[Path, str]:
    """Return the source of every page with its name in the site, such as "rules/gerrymander"."""
    found = {root / name: page for name, page in ELSEWHERE.items() if name != "README.md"}
    docs = root / "docs"
    for path in sorted(docs.rglob("*.md")):
        found[path] = path.relative_to(docs).with_suffix("").as_posix()
    for game in catalog.GAMES:
        found[root / "locales" / FIRST / f"{game}_rules.md"] = f"rules/{game}"
    for path in sorted(REFERENCE.glob("*.md")):
        found[path] = f"reference/{path.stem}"
    return found


def listed(patterns: tuple[str, ...], names: list[str]) -> list[str]:
    """Return the pages that match patterns, in the order of the patterns, then of the names."""
    return [name for pattern in patterns for name in names if _matches(pattern, name)]


def _matches(pattern: str, name: str) -> bool:
    folder, star, _ = pattern.partition("*")
    return name.startswith(folder) if star else name == pattern
