"""The licences that the documentation must ship."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path
from typing import Final

from tools.build.site import FONTS

CARRIED: Final = ("Sphinx", "furo", "snowballstemmer", "Pygments")
"""Python packages whose scripts or style sheets are in the documentation."""
_NAMES: Final = ("LICENSE", "COPYING")


def licences(root: Path) -> str:
    """Return our notice and licence and those of the packages, one after another.

    Raises RuntimeError when a package has no licence file.
    """
    texts = [(root / name).read_text("utf-8") for name in ("NOTICE.md", "LICENSE")]
    for package in CARRIED:
        files = metadata.files(package) or []
        found = [file for file in files if file.name.startswith(_NAMES)]
        if not found:
            raise RuntimeError(f"{package} brings no licence")
        texts.append(f"{package}\n\n{found[0].read_text('utf-8')}")
    for package, _ in FONTS:
        texts.append((root / "node_modules" / package / "LICENSE").read_text("utf-8"))
    return f"\n{'-' * 78}\n\n".join(texts)
