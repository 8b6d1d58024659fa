"""What the documentation has and in which order, and where each page comes from.

Every text stands in the repository, where it can be read without the site; nothing is written for
the site alone but the frames of the reference (`reference/`), which are filled from docstrings.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hustings import catalog

ROOT: Final = Path(__file__).resolve().parents[2]
REFERENCE: Final = ROOT / "tools" / "docs" / "reference"

CHAPTERS: Final = {
    "Play": ("play", "rules/*"),
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
    "Take part": ("contributing", "adding-a-game", "changelog", "notice"),
}
"""The chapters, and in each its pages in order; a page that the repository has not is left out.

Whatever docs/ holds and no chapter names stops the build: Sphinx tells of pages that nothing leads
to.
"""

BENEATH: Final = {
    "transcript": ("transcript/*",),
    "opponents": ("lab/opponents",),
    "measurements": ("lab/measurements",),
}
"""Pages that are listed beneath another."""

ELSEWHERE: Final = {
    "README.md": "index",
    "CONTRIBUTING.md": "contributing",
    "CHANGELOG.md": "changelog",
    "NOTICE.md": "notice",
}
"""Texts at the top of the repository that are pages; what leads to README leads to the start."""

SHIPPED: Final = {"docs/schema": "schema"}
"""Folders that are handed out as they are, and where they lie in the site."""


def pages(root: Path = ROOT) -> dict[Path, str]:
    """Return the source of every page with its name in the site, such as "rules/gerrymander"."""
    found = {root / name: page for name, page in ELSEWHERE.items() if name != "README.md"}
    docs = root / "docs"
    for path in sorted(docs.rglob("*.md")):
        found[path] = path.relative_to(docs).with_suffix("").as_posix()
    for game in catalog.GAMES:
        found[root / "py" / "hustings" / "games" / game / "RULES.md"] = f"rules/{game}"
    for path in sorted(REFERENCE.glob("*.md")):
        found[path] = f"reference/{path.stem}"
    return found


def listed(patterns: tuple[str, ...], names: list[str]) -> list[str]:
    """Return the pages that patterns mean, in the order of the patterns and of the names."""
    return [name for pattern in patterns for name in names if _means(pattern, name)]


def _means(pattern: str, name: str) -> bool:
    folder, star, _ = pattern.partition("*")
    return name.startswith(folder) if star else name == pattern
