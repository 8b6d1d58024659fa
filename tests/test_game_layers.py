"""House rules inside a game: its parts, what each may import, and whole numbers in rules."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from hustings import catalog
from tests.kit import GAMES
from tests.sources import (
    GAME_MODULES,
    Problems,
    at,
    check_files,
    dotted_name,
    game_of,
    import_cycles,
    imports,
    module_of,
    nodes,
    parts_imported,
    tree,
)

GAME_PARTS = {
    "info": "",
    "emblem": "",
    "headline": "info",
    "data": "data info state headline",
    "state": "data state",
    "rules": "data info state rules",
    "text": "data info state rules text headline",
    "view": "data info state rules text view emblem headline",
    "beats": "data info state rules text beats headline",
    "review": "data info state rules text",
    "coach": "data info state rules",
    "bots": "data info state rules bots",
    "orders": "data state",
    "talk": "data state",
    "press": "data state headline",
}
"""Parts of a game, each with the parts of the same game it may import.

A part is a module (`rules.py`) or a package (`rules/`); "data" is every other module.
"""

HELP = (
    "Move what several parts need, such as names, to a module of its own (names.py): that is data."
)

PACKAGE_PARTS = {
    "info": "core messages",
    "emblem": "core draw",
    "headline": "core messages",
    "data": "core messages",
    "state": "core",
    "rules": "core",
    "text": "core messages",
    "view": "core draw messages",
    "beats": "core messages",
    "review": "core messages",
    "coach": "core messages",
    "bots": "core bots messages",
    "orders": "core",
    "talk": "core messages",
    "press": "core messages",
}
"""Parts of a game, each with the parts of hustings it may import."""


@pytest.fixture(params=catalog.GAMES)
def modules(request: pytest.FixtureRequest) -> list[Path]:
    """Return the modules of one game."""
    return [path for path in GAME_MODULES if game_of(path) == request.param]


def test_a_game_is_layered_inside(modules: list[Path]) -> None:
    """State and rules import no texts or drawings: only core, their data and each other."""

    def check(path: Path) -> Problems:
        part, game = part_of(path), game_of(path)
        yield from parts_imported(path) - {"games"} - set(PACKAGE_PARTS[part].split())
        for module in imports(path):
            if module.startswith("hustings.games."):
                _, _, other, *rest = module.split(".")
                if other != game or not rest or part_named(rest[0]) not in GAME_PARTS[part].split():
                    yield f"{module}: {part} may import {GAME_PARTS[part] or 'nothing'}. {HELP}"

    check_files(modules, check)


def test_a_games_menu_entry_imports_no_engine(modules: list[Path]) -> None:
    """info.py imports only core.model and the menu's texts: it is loaded before the engine."""

    def check(path: Path) -> Problems:
        imported = [module for module in imports(path) if module.startswith("hustings.")]
        needed = ("hustings.core.model.", "hustings.messages.generated.menu")
        yield from (m for m in imported if not m.startswith(needed))

    check_files([path for path in modules if path.stem == "info"], check)


def test_a_games_headline_imports_no_engine(modules: list[Path]) -> None:
    """The home page words saved games with it; of core it imports only the model."""

    def check(path: Path) -> Problems:
        own = f"hustings.games.{game_of(path)}.info."
        needed = ("hustings.core.model.", "hustings.messages.", own)
        imported = [module for module in imports(path) if module.startswith("hustings.")]
        yield from (module for module in imported if not module.startswith(needed))

    check_files([path for path in modules if part_of(path) == "headline"], check)


def test_rules_import_only_core_even_indirectly(modules: list[Path]) -> None:
    """Data modules that they import may also import messages, for names in tables."""

    def check(path: Path) -> Problems:
        game, todo, seen = game_of(path), [path], set()
        while todo:
            current = todo.pop()
            seen.add(current)
            ruling = part_of(current) in ("state", "rules")
            known = {"core", "games"} if ruling else {"core", "games", "messages"}
            yield from (f"{current.name}: {p}" for p in parts_imported(current) - known)
            for module in imports(current):
                own = paths.get(module_of(module, paths))
                if own and own not in seen and game_of(own) == game:
                    todo.append(own)

    paths = {dotted_name(path): path for path in modules}
    check_files([path for path in modules if part_of(path) in ("state", "rules")], check)


def test_a_part_of_a_game_is_a_module_or_a_package(modules: list[Path]) -> None:
    """Never both: rules_voting.py belongs in rules/, and other modules form no package."""

    def check(path: Path) -> Problems:
        first, *rest = path.relative_to(GAMES).parts[1:]
        stem = first.removesuffix(".py")
        if rest and stem not in GAME_PARTS:
            yield f"{first}/ is not a part of a game"
        if rest and (GAMES / game_of(path) / f"{stem}.py").exists():
            yield f"{stem}.py exists as well"
        if len(rest) > 1:
            yield "a part has no sub-packages"
        if not rest and stem not in GAME_PARTS and stem.split("_")[0] in GAME_PARTS:
            yield f"belongs in {stem.split('_')[0]}/"

    check_files(modules, check)


def test_a_game_has_no_import_cycles(modules: list[Path]) -> None:
    """A module does not import the package it is in."""
    for folder in {GAMES / game_of(path) for path in modules}:
        assert not import_cycles(folder), "modules in an import cycle, or leading into one"


def test_an_init_module_hides_no_module_of_its_package(modules: list[Path]) -> None:
    """`view.panels` is either a function of `__init__` or a module, not both."""

    def check(path: Path) -> Problems:
        siblings = {other.stem for other in path.parent.glob("*.py")}
        for node in tree(path).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                yield from {node.name} & siblings
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                yield from {t.id for t in targets if isinstance(t, ast.Name)} & siblings
            elif isinstance(node, ast.ImportFrom) and node.module != dotted_name(path):
                yield from {alias.asname or alias.name for alias in node.names} & siblings

    inits = [path for path in modules if path.stem == "__init__"]
    check_files([path for path in inits if path.parent.parent != GAMES], check)


def part_of(path: Path) -> str:
    """Return the part of its game that a file belongs to."""
    return part_named(path.relative_to(GAMES).parts[1].removesuffix(".py"))


def part_named(name: str) -> str:
    """Return the part with this name: "data" for every other module."""
    return name if name in GAME_PARTS else "data"


def test_rules_count_in_whole_numbers(modules: list[Path]) -> None:
    """No floats and no true division in state and rules, except in the weights of `chances`."""

    def check(path: Path) -> Problems:
        weights = {
            inner
            for node in nodes(path)
            if isinstance(node, ast.FunctionDef) and "chances" in node.name
            for inner in ast.walk(node)
        }
        for node in nodes(path):
            fraction = isinstance(node, ast.Constant) and isinstance(node.value, float)
            division = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)
            if node not in weights and (fraction or division):
                yield at(node)

    check_files([path for path in modules if part_of(path) in ("state", "rules")], check)
