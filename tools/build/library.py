"""Finds the Python packages from outside that go into the page, as requirements-page.txt pins them.

One so far: segno, of which the page needs what works out a QR code, not what writes files of it.
"""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Final

PINS: Final = "requirements-page.txt"
FOLDER: Final = "page-python"
"""Where tools/devkit/setup.py puts the packages, inside .work."""

PARTS: Final = ("segno/encoder.py", "segno/consts.py")


def library(root: Path) -> Path:
    """Return the folder with the pinned packages: .work's, else where this very Python has them.

    Raises FileNotFoundError where neither holds the version that is pinned.
    """
    version = re.search(r"^segno==(\S+)", (root / PINS).read_text("utf-8"), re.MULTILINE)
    found = [root / ".work" / FOLDER]
    spec = importlib.util.find_spec("segno")
    if spec is not None and spec.origin:
        found.append(Path(spec.origin).parents[1])
    for folder in found:
        if version and _licence(folder, version[1]).exists():
            return folder
    raise FileNotFoundError(f"What {PINS} names is not there: python tools/dev.py site fetches it.")


def licence(root: Path) -> Path:
    """Return the file with segno's licence."""
    folder = library(root)
    return next(folder.glob("segno-*.dist-info/licenses/LICENSE"))


def _licence(folder: Path, version: str) -> Path:
    return folder / f"segno-{version}.dist-info" / "licenses" / "LICENSE"
