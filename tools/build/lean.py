"""Removes the WebAssembly and JavaScript that the page cannot reach from Pyodide.

lean.mjs says what is removed and why that is safe. The result is cached, as it takes some seconds.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
TOOLS: Final = ("acorn", "acorn-walk", "binaryen", "terser")
"""Packages of Node that do the work; another version may give another result."""


def lean(root: Path, work: Path, node: str, users: list[Path]) -> Path:
    """Return a folder with the files of Pyodide's package, the two large ones reduced.

    root: the checkout; work: a folder for caches; users: scripts that use Pyodide besides its own.
    Raises RuntimeError when Pyodide's JavaScript is not of the shape that lean.mjs knows.
    """
    stock = root / "node_modules" / "pyodide"
    users = [stock / "pyodide.mjs", *users]
    tools = [root / "node_modules" / name / "package.json" for name in TOOLS]
    total = hashlib.sha256()
    for path in (*sorted(stock.glob("*.asm.*")), *users, *tools, HERE / "lean.mjs"):
        total.update(path.read_bytes())
    made = work / f"pyodide-{total.hexdigest()[:16]}"
    if made.exists():
        return made
    fresh = work / f"pyodide.{os.getpid()}"
    shutil.copytree(stock, fresh, ignore=shutil.ignore_patterns("*.map", "*.html"))
    command = [node, str(HERE / "lean.mjs"), str(stock), str(fresh), *map(str, users)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        shutil.rmtree(fresh)
        raise RuntimeError(f"Pyodide could not be made lean:\n{done.stderr}")
    for old in work.glob("pyodide-*"):
        if old != made:
            shutil.rmtree(old, ignore_errors=True)
    try:
        fresh.rename(made)
    except OSError:  # another build was faster
        shutil.rmtree(fresh)
    return made
