"""The project's Python sources and their imports, for the tests of house rules."""

from __future__ import annotations

import ast
from collections.abc import Callable, Container, Iterator
from functools import cache
from pathlib import Path

from tests.kit import GAMES, ROOT

PY = ROOT / "py"
PACKAGE = PY / "hustings"
GENERATED = PACKAGE / "messages" / "generated"
"""Made from the catalogues by `make messages`; house rules are for hand-written code."""
SOURCES = sorted(
    path
    for path in PY.rglob("*.py")
    if "__pycache__" not in path.parts and GENERATED not in path.parents
)
PARTS = {path.stem for path in PACKAGE.iterdir()}

Problems = Iterator[str]


@cache
def tree(path: Path) -> ast.Module:
    """Return the parsed source of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Return every node of a file's syntax tree, outermost first."""
    return tuple(ast.walk(tree(path)))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Return the dotted names a file imports; names imported from packages count as modules."""
    names: list[str] = []
    for node in nodes(path):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return tuple(names)


def part(path: Path) -> str:
    """Return which part of the package a file belongs to."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def parts_imported(path: Path) -> set[str]:
    """Return the parts of the package a file imports."""
    names = [name for name in imports(path) if name.startswith("hustings.")]
    return {name.split(".")[1] for name in names} & PARTS


def name(path: Path) -> str:
    """Return a file's path from the root, for reports."""
    return path.relative_to(ROOT).as_posix()


MODULES = [path for path in SOURCES if PACKAGE in path.parents]
GAME_MODULES = [path for path in SOURCES if GAMES in path.parent.parents]


def check_files(paths: list[Path], check: Callable[[Path], Problems]) -> None:
    """Fail with all problems that a check finds in the files."""
    problems = [f"{name(path)}: {problem}" for path in paths for problem in check(path)]
    assert not problems, "\n" + "\n".join(problems)


def import_cycles(folder: Path) -> set[str]:
    """Return the modules below a folder that are in an import cycle or import such a module."""
    modules = {dotted_name(path): path for path in folder.rglob("*.py")}
    needs = {
        module: {
            imported for name in imports(path) if (imported := module_of(name, modules)) != module
        }
        for module, path in modules.items()
    }
    while free := [module for module, needed in needs.items() if not needed & needs.keys()]:
        for module in free:
            del needs[module]
    return set(needs)


def dotted_name(path: Path) -> str:
    """Return the name by which a file is imported."""
    parts = path.relative_to(PY).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def module_of(dotted: str, modules: Container[str]) -> str:
    """Return the module of an imported name: itself or the one that contains it."""
    return dotted if dotted in modules else dotted.rpartition(".")[0]


def game_of(path: Path) -> str:
    """Return the id of the game a file belongs to."""
    return path.relative_to(GAMES).parts[0]


def at(node: ast.AST) -> str:
    """Return a node's line, for reports."""
    return f"line {getattr(node, 'lineno', '?')}"
