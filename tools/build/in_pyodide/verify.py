"""Runs inside Pyodide started from the finished zips: checks that all imports of the page work.

Modules that touch the browser cannot run here; for those only the file is looked up.
"""

import ast
import importlib
import importlib.util
import json
import os
import sys
import traceback
from collections.abc import Iterator

ELSEWHERE = {"js", "pyscript", "_pyscript", "polyscript", "pyodide_js", "jsffi", "hustings"}


def sources(folder: str) -> Iterator[tuple[str, bytes]]:
    """Yield the path and the source of every .py below a folder; there is no pathlib here."""
    for top, folders, files in os.walk(folder):
        folders.sort()
        for name in sorted(files):
            if name.endswith(".py"):
                path = os.path.join(top, name)
                with open(path, "rb") as file:
                    yield path[len(folder) + 1 :], file.read()


def wanted(source: bytes) -> set[str]:
    """Return the library modules that a source imports, neither the browser's nor ours."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            found.add(node.module)
    return {n for n in found if n.partition(".")[0] not in ELSEWHERE}


def verify(folders: list[str], app: str, leave_out: list[str]) -> str:
    """Import everything; return one line per problem, "" if there is none."""
    problems, names, out = [], set[str](), tuple(leave_out)
    for folder in folders:
        for path, source in sources(folder):
            if not path.startswith(out):
                names |= wanted(source)
    package = os.path.basename(app)
    catalog, packs = map(importlib.import_module, (f"{package}.catalog", f"{package}.packs"))
    for game in catalog.GAMES:
        packs.require(game)
    for path, _ in sources(app):
        name = f"{package}.{path.removesuffix('.py').replace('/', '.')}"
        if not path.startswith(out) and ".shell" not in name:
            names.add(name.removesuffix(".__init__"))
    for name in sorted(names):
        try:
            if ".shell" in name:
                assert importlib.util.find_spec(name), "not in the zip"
            else:
                importlib.import_module(name)
        except Exception as error:
            problems.append(f"{name}: {type(error).__name__}: {error}")
    zipped = getattr(sys.modules.get(package), "__file__", "") or ""
    if ".zip/" not in zipped:
        problems.append(f"{package} was not loaded from the zip but from {zipped!r}")
    return "\n".join([*problems, *report_problems()])


def report_problems() -> list[str]:
    """Return what is wrong with the report of an error inside the library."""
    try:
        json.loads("{")
    except ValueError as error:
        report, place = traceback.format_exc(), error.__traceback__
        while place and place.tb_next:
            place = place.tb_next
    words = ("report_problems", "decoder.py", "raw_decode", "JSONDecodeError")
    problems = [f"a report does not name {word}:\n{report}" for word in words if word not in report]
    if not place or place.tb_lineno <= place.tb_frame.f_code.co_firstlineno:
        problems.append(f"a report does not name the line:\n{report}")
    return problems
