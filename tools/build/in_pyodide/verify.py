"""Runs inside Pyodide started from the finished zips: everything the page may import is there.

Modules that touch the browser cannot run here; of those the imports are looked up by name.
"""

import ast
import importlib
import importlib.util
import json
import sys
import traceback
from pathlib import Path

ELSEWHERE = {"js", "pyscript", "_pyscript", "polyscript", "pyodide_js", "jsffi", "hustings"}


def wanted(source: bytes) -> set[str]:
    """Return the library modules a source imports: neither the browser's nor our own."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            found.add(node.module)
    return {n for n in found if n.partition(".")[0] not in ELSEWHERE}


def verify(folders: list[str], app: str, leave_out: list[str]) -> str:
    """Import everything; return one line per fault, "" when all is well."""
    faults, names, out = [], set[str](), tuple(leave_out)
    for folder in folders:
        for path in sorted(Path(folder).rglob("*.py")):
            if not str(path.relative_to(folder)).startswith(out):
                names |= wanted(path.read_bytes())
    for path in sorted(Path(app).rglob("*.py")):
        name = ".".join(path.relative_to(Path(app).parent).with_suffix("").parts)
        if not str(path.relative_to(app)).startswith(out) and ".shell" not in name:
            names.add(name.removesuffix(".__init__"))
    for name in sorted(names):
        try:
            if ".shell" in name:
                assert importlib.util.find_spec(name), "not in the zip"
            else:
                importlib.import_module(name)
        except Exception as error:
            faults.append(f"{name}: {type(error).__name__}: {error}")
    zipped = getattr(sys.modules.get(Path(app).name), "__file__", "") or ""
    if ".zip/" not in zipped:
        faults.append(f"{Path(app).name} was not loaded from the zip but from {zipped!r}")
    return "\n".join([*faults, *unreported()])


def unreported() -> list[str]:
    """Return what is wrong with the report of something that went wrong inside the library."""
    try:
        json.loads("{")
    except ValueError:
        report = traceback.format_exc()
    words = ("unreported", "decoder.py", "raw_decode", "JSONDecodeError")
    return [f"a report does not name {word}:\n{report}" for word in words if word not in report]
