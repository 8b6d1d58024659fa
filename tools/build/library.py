"""Finds the third-party Python packages of the page, as requirements-page.txt pins them.

So far there is one: segno. The page needs its encoder of QR codes, not its writers of files.
"""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Final

PINS: Final = "requirements-page.txt"
FOLDER: Final = "page-python"
"""The folder of the packages inside .work, filled by tools/devkit/setup.py."""

PARTS: Final = ("segno/encoder.py", "segno/consts.py")


def library(root: Path) -> Path:
    """Return the folder with the pinned packages: that in .work, else this Python's own.

    Raises FileNotFoundError if neither has the pinned version.
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
