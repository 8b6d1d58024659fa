"""Builds the documentation.

    python -m tools.docs              into .work/docs, and nothing where it stands there already
    python -m tools.docs --to DIR     the same, then laid into DIR

Warnings are errors. What comes out asks nobody but its own host for anything (verify.py).
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
MENDED: Final = {
    ' role="heading">': ' role="heading" aria-level="2">',
    "<pre>": '<pre tabindex="0">',
    '<div class="table-wrapper': '<div tabindex="0" class="table-wrapper',
}
"""What Sphinx leaves out for those who use no mouse: which heading it is, and what scrolls."""
WATCHED: Final = (
    "docs",
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
"""What the site is made of; a build is repeated when one of them changed."""
UNUSED: Final = (".buildinfo", "_sources", "_static/debug.css", "_static/**/*.map")
"""What Sphinx and its theme write that no page asks for."""


def main() -> int:
    """Build what is asked for; return the exit code."""
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
    """Build the site into .work/docs; return 0 or the exit code of what failed."""
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
        for wrong, right in MENDED.items():
            text = text.replace(wrong, right)
        path.write_text(text, "utf-8")
    problems = verify(BUILT)
    if problems:
        print("\n".join(problems))
    return int(bool(problems))


def _fonts(files: Path) -> None:
    """Lay the page's faces beside the documentation, which so looks like it."""
    (files / "fonts").mkdir(parents=True)
    for package, name in FONTS:
        shutil.copy(ROOT / "node_modules" / package / "files" / name, files / "fonts" / name)


def fingerprint() -> str:
    """Return a hash of everything the site is made of."""
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
