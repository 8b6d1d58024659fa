"""House rules of the source that a program can check: layers, sizes, docstrings.

The rules inside a game are in test_game_layers.py. Ruff checks style and banned modules.
"""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest

from tests.kit import GAMES, ROOT, TOY
from tests.sources import (
    GAME_MODULES,
    MODULES,
    PACKAGE,
    PY,
    SOURCES,
    Problems,
    at,
    check_files,
    dotted_name,
    game_of,
    import_cycles,
    imports,
    name,
    nodes,
    part,
    parts_imported,
    tree,
)

TESTS = sorted(path for folder in ("tests", "e2e") for path in (ROOT / folder).rglob("*.py"))
CHECKED = SOURCES + sorted([*TESTS, *(ROOT / "tools").rglob("*.py")])
PROBES = {
    "tests/conftest.py": "pytest tells the example of a test only where there are several",
    "tests/kit.py": "an object of Python has slots, a dict or both, and slots may be empty",
    "tests/sources.py": "not everything in Python's syntax tree stands in a line",
    "tests/test_contract.py": "a state must have no dict",
}
"""Tests that may use hasattr or getattr with a default, and why; never on our own objects."""
MAX_FILE_LINES = 400
MAX_FUNCTION_LINES = 60

LAYERS = {
    "messages": "messages",
    "__init__": "api core messages",
    "api": "core bots catalog messages picture",
    "picture": "core draw catalog",
    "envs": "api core bots catalog envs messages",
    "__main__": "cli messages",
    "core": "core messages",
    "bots": "core bots messages",
    "draw": "core draw messages",
    "games": "core bots draw games messages",
    "packs": "",
    "catalog": "core messages packs",
    "jobs": "core bots catalog jobs messages",
    "ui": "core bots draw catalog jobs messages ui",
    "shell": "core draw catalog jobs messages packs ui shell",
    "terminal": "core bots catalog messages terminal",
    "cli": "core bots catalog messages terminal",
}
"""Which parts of the package each part may import."""

LOWER_PACKAGES = (
    "faults words effects kept_games reviews status_lines phases teaching preferences demo_state "
    "model handling"
)
HANDLER_PACKAGES = (
    "links",
    "saves",
    "results",
    "season",
    "play",
    "distance",
    "learn",
    "opening",
    "frame",
)
"""Packages of the application that change the model."""

UI_PACKAGES = [*LOWER_PACKAGES.split(), *HANDLER_PACKAGES, "page", "app", "storage"]
"""Packages of the application, lowest first: each may import those before it."""

BROWSER = {"js", "pyscript", "pyodide", "pyodide_js", "_pyodide"}
ENGINE = ("core", "bots", "draw", "games", "catalog", "jobs", "ui")
NOT_IN_ENGINE = (
    "argparse asyncio concurrent ctypes datetime decimal email hashlib html http inspect logging "
    "multiprocessing os pathlib pickle secrets shutil signal socket sqlite3 statistics subprocess "
    "sys tempfile threading time tkinter urllib uuid xml"
)
"""Slow to import in the browser, missing there, or access to the outside world."""


# --- layers


def test_imports_go_one_way() -> None:
    """A part imports only the parts below it."""

    def check(path: Path) -> Problems:
        yield from parts_imported(path) - set(LAYERS[part(path)].split())

    check_files(MODULES, check)


def test_only_the_shell_touches_the_browser() -> None:
    """Only the shell and the page's entry module may."""

    def check(path: Path) -> Problems:
        if path != PY / "main.py" and (PACKAGE / "shell") not in path.parents:
            yield from top_level_imports(path) & BROWSER

    check_files(SOURCES, check)


def test_the_engine_does_not_use_clocks_files_or_processes() -> None:
    """No clock, no files, no processes; luck only in core/rng.py; modules by name in catalog."""

    def check(path: Path) -> Problems:
        imported = top_level_imports(path)
        yield from imported & set(NOT_IN_ENGINE.split())
        if "random" in imported and path != PACKAGE / "core" / "rng.py":
            yield "random"
        if "importlib" in imported and path != PACKAGE / "catalog.py":
            yield "importlib"

    check_files([path for path in MODULES if part(path) in ENGINE], check)


def top_level_imports(path: Path) -> set[str]:
    """Return the top-level packages that a file imports."""
    return {module.split(".")[0] for module in imports(path)}


def ui_package(dotted: str) -> str:
    """Return the package of `hustings.ui` that a module belongs to, or ""."""
    _, _, inside = dotted.partition("hustings.ui.")
    return inside.partition(".")[0]


def test_packages_of_the_application_import_only_lower_ones() -> None:
    """No handler imports a screen, and saves do not depend on play."""
    folder = PACKAGE / "ui"
    inside = {
        path.relative_to(folder).parts[0].removesuffix(".py") for path in folder.rglob("*.py")
    }
    assert inside - {"__init__"} == set(UI_PACKAGES)

    def check(path: Path) -> Problems:
        known = UI_PACKAGES[: UI_PACKAGES.index(ui_package(dotted_name(path))) + 1]
        imported = [module for module in imports(path) if module.startswith("hustings.ui.")]
        yield from (module for module in imported if ui_package(module) not in known)

    check_files([path for path in folder.rglob("*.py") if path != folder / "__init__.py"], check)


def test_handlers_do_not_import_drawing() -> None:
    """A handler that exports a board is given the function that draws it."""
    handlers = [path for path in MODULES if ui_package(dotted_name(path)) in HANDLER_PACKAGES]
    assert len(handlers) > 10
    check_files(handlers, lambda path: iter(parts_imported(path) & {"draw"}))


def test_the_application_has_no_import_cycles() -> None:
    """Imports inside functions count as well."""
    assert not import_cycles(PACKAGE / "ui"), "modules in an import cycle, or leading into one"


# --- games


def test_nothing_but_the_catalog_knows_a_game_by_name() -> None:
    """Game ids stand only in the catalog and in the game's own folder."""
    games = {folder.name for folder in GAMES.iterdir() if folder.is_dir()} | {TOY}

    def check(path: Path) -> Problems:
        own = {game_of(path)} if path in GAME_MODULES else set()
        for node in nodes(path):
            if isinstance(node, ast.Constant) and node.value in games - own:
                yield f"{node.value}, {at(node)}"

    check_files([path for path in MODULES if path != PACKAGE / "catalog.py"], check)


def test_code_does_not_probe_for_attributes() -> None:
    """No hasattr and no getattr with a default.

    Exceptions: the shell asks the browser what it has, and the tests in PROBES.
    """
    ours = [path for path in MODULES if part(path) != "shell"]
    check_files([*ours, *(path for path in TESTS if name(path) not in PROBES)], _probed)


@pytest.mark.parametrize("path", PROBES)
def test_every_exception_for_probing_is_needed(path: str) -> None:
    """The list of exceptions has no stale entry."""
    assert [*_probed(ROOT / path)]


def _probed(path: Path) -> Problems:
    for node in nodes(path):
        if isinstance(node, ast.Call) and (
            _called(node) == "hasattr" or (_called(node) == "getattr" and len(node.args) > 2)
        ):
            yield f"{_called(node)}, {at(node)}"


def test_nothing_depends_on_the_order_of_a_set() -> None:
    """No loop runs over a set written on the spot, and nothing calls hash()."""

    def check(path: Path) -> Problems:
        for node in nodes(path):
            loops = [node.iter] if isinstance(node, ast.For) else []
            if isinstance(node, ast.ListComp | ast.DictComp):
                loops = [generator.iter for generator in node.generators]
            for loop in loops:
                if isinstance(loop, ast.Set | ast.SetComp) or _called(loop) in _SETS:
                    yield f"a set is looped over, {at(node)}"
            if _called(node) == "hash" and path.name != "model.py":
                yield f"hash(), {at(node)}"

    check_files([path for path in MODULES if part(path) in ("core", "bots", "games")], check)


_SETS = ("set", "frozenset")


def _called(node: ast.AST) -> str:
    plain = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    return node.func.id if plain else ""  # type: ignore[attr-defined]


# --- size and words


def test_files_and_functions_stay_small() -> None:
    """A file or function over the limit should be split."""

    def check(path: Path) -> Problems:
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > MAX_FILE_LINES:
            yield f"{lines} lines"
        for node in nodes(path):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                size = (node.end_lineno or node.lineno) - node.lineno + 1
                if size > MAX_FUNCTION_LINES:
                    yield f"{node.name} has {size} lines"

    check_files(SOURCES, check)


def test_every_module_has_a_docstring() -> None:
    check_files(
        CHECKED, lambda path: iter([] if ast.get_docstring(tree(path)) else ["no docstring"])
    )


def test_everything_public_has_a_docstring() -> None:
    """Functions, classes and methods whose names do not begin with an underscore."""

    def check(path: Path) -> Problems:
        top = tree(path).body
        classes = [n.body for n in top if isinstance(n, ast.ClassDef) and n.name[0] != "_"]
        for node in (node for body in (top, *classes) for node in body):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef) or node.name[0] == "_":
                continue
            if not ast.get_docstring(node):
                yield f"{node.name}, {at(node)}"

    check_files(MODULES, check)


def test_no_file_names_a_package_host() -> None:
    """The machine that fetches packages decides where they come from."""
    hosts = ["pypi." + "org", "python" + "hosted.org", "registry." + "npmjs", "registry." + "yarn"]
    hosts += ["jsdel" + "ivr.net", "unpkg" + ".com", "cdnjs." + "cloudflare", "anaconda" + ".org"]
    for path in tracked_files():
        text = path.read_bytes().decode("utf-8", "ignore")
        named = [host for host in hosts if host in text]
        assert not named, f"{name(path)} names {named}"


def tracked_files() -> list[Path]:
    """Return the files under version control."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False, text=True
    )
    if listed.returncode:
        pytest.skip("not a git working tree")
    return [p for part in listed.stdout.split("\0") if part and (p := ROOT / part).is_file()]
