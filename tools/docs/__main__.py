"""Builds the documentation.

    python -m tools.docs              into .work/docs, unless it is there and up to date
    python -m tools.docs --to DIR     the same, then copied to DIR

Warnings are errors. The result loads nothing from other hosts (verify.py).
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from tools.build.site import FONTS  # noqa: E402
from tools.docs.licences import licences  # noqa: E402
from tools.docs.stage import stage  # noqa: E402
from tools.docs.verify import verify  # noqa: E402

WORK: Final = ROOT / ".work"
BUILT: Final = WORK / "docs"
REPLACED: Final = {
    ' role="heading">': ' role="heading" aria-level="2">',
    "<pre>": '<pre tabindex="0">',
    '<div class="table-wrapper': '<div tabindex="0" class="table-wrapper',
}
"""Attributes that Sphinx leaves out: levels of headings, and focus for what scrolls."""
WATCHED: Final = (
    "docs",
    "locales/en",
    "py/hustings",
    "web/style.css",
    "web/games",
    "tools/docs",
    "assets/icons/icon.svg",
    "requirements-docs.txt",
    "package-lock.json",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "NOTICE.md",
    "LICENSE",
)
"""The sources of the site; it is built again when one of them changes."""
UNUSED: Final = (".buildinfo", "_sources", "_static/debug.css", "_static/**/*.map")
"""Files of Sphinx and its theme that no page uses."""


def main() -> int:
    """Build the site and copy it if asked to; return the exit code."""
    parser = argparse.ArgumentParser(prog="tools.docs", description="Builds the documentation.")
    parser.add_argument("--to", type=Path, help="a folder to lay it into, emptied before")
    to = parser.parse_args().to
    stamp, now = WORK / "docs.stamp", fingerprint()
    if not (stamp.exists() and BUILT.exists() and stamp.read_text("utf-8") == now):
        stamp.unlink(missing_ok=True)
        if failed := build():
            return failed
        stamp.write_text(now, "utf-8")
    if to:
        shutil.rmtree(to, ignore_errors=True)
        shutil.copytree(BUILT, to)
    return 0


def build() -> int:
    """Build the site into .work/docs; return the exit code."""
    source, files = WORK / "docs-source", WORK / "docs-files"
    stage(source, files)
    _fonts(files)
    (files / "licences.txt").write_text(licences(ROOT), "utf-8")
    shutil.rmtree(BUILT, ignore_errors=True)
    command = [sys.executable, "-m", "sphinx", "-b", "html"]
    command += ["-W", "--keep-going", "-q", "-E", "-c", str(ROOT / "tools" / "docs")]
    command += ["-d", str(WORK / "docs-trees"), str(source), str(BUILT)]
    environment = {**os.environ, "HUSTINGS_DOCS_FILES": str(files)}
    failed = subprocess.run(command, env=environment, check=False).returncode
    if failed:
        return failed
    for pattern in UNUSED:
        for path in BUILT.glob(pattern):
            path.rmdir() if path.is_dir() else path.unlink()
    for path in BUILT.rglob("*.html"):
        text = path.read_text("utf-8")
        for wrong, right in REPLACED.items():
            text = text.replace(wrong, right)
        path.write_text(text, "utf-8")
    problems = verify(BUILT)
    if problems:
        print("\n".join(problems))
    return int(bool(problems))


def _fonts(files: Path) -> None:
    """Copy the page's typefaces into the documentation."""
    (files / "fonts").mkdir(parents=True)
    for package, name in FONTS:
        shutil.copy(ROOT / "node_modules" / package / "files" / name, files / "fonts" / name)


def fingerprint() -> str:
    """Return a hash of all sources of the site."""
    total = hashlib.sha256(sys.version.encode())
    for name in WATCHED:
        top = ROOT / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and "__pycache__" not in path.parts:
                total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
                total.update(path.read_bytes())
    return total.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
