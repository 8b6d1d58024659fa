"""The house rules inside a game: its rooms, what each may import, and what rules reckon with."""

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
    circles,
    dotted_name,
    game_of,
    imports,
    module_of,
    nodes,
    none,
    parts_imported,
    tree,
)

OWN = {
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
}
"""Inside a game: which of its rooms each may import. A room is a module (`rules.py`) or, of several
files, a folder (`rules/`, whose `__init__.py` is its face); "data" is every other module."""

ELSE = (
    "What else needs it, such as names, takes it from a file of its own (names.py): that is data."
)

PARTS = {
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
}
"""Inside a game: which parts of the package each of its rooms may import."""


@pytest.fixture(params=catalog.GAMES)
def modules(request: pytest.FixtureRequest) -> list[Path]:
    """Return the modules of one game."""
    return [path for path in GAME_MODULES if game_of(path) == request.param]


def test_a_game_is_layered_inside(modules: list[Path]) -> None:
    """State and rules know neither words nor drawing; only core, their data and each other."""

    def check(path: Path) -> Problems:
        room, game = room_of(path), game_of(path)
        yield from parts_imported(path) - {"games"} - set(PARTS[room].split())
        for module in imports(path):
            if module.startswith("hustings.games."):
                _, _, other, *rest = module.split(".")
                if other != game or not rest or room_called(rest[0]) not in OWN[room].split():
                    yield f"{module}: {room} may import {OWN[room] or 'nothing'}. {ELSE}"

    none(modules, check)


def test_a_games_menu_entry_imports_no_engine(modules: list[Path]) -> None:
    """info.py imports core.model and the menu's words only: it is read before the engine."""

    def check(path: Path) -> Problems:
        found = [module for module in imports(path) if module.startswith("hustings.")]
        needed = ("hustings.core.model.", "hustings.messages.generated.menu")
        yield from (m for m in found if not m.startswith(needed))

    none([path for path in modules if path.stem == "info"], check)


def test_a_games_headline_imports_no_engine(modules: list[Path]) -> None:
    """The home page words kept games by it: of the core it knows what a move or an outcome is."""

    def check(path: Path) -> Problems:
        own = f"hustings.games.{game_of(path)}.info."
        needed = ("hustings.core.model.", "hustings.messages.", own)
        found = [module for module in imports(path) if module.startswith("hustings.")]
        yield from (module for module in found if not module.startswith(needed))

    none([path for path in modules if room_of(path) == "headline"], check)


def test_rules_reach_nothing_but_core(modules: list[Path]) -> None:
    """What state and rules import of their own game imports only core in its turn.

    Tables that hold names beside numbers, such as those of cards, may take the names from messages.
    """

    def check(path: Path) -> Problems:
        game, todo, seen = game_of(path), [path], set()
        while todo:
            current = todo.pop()
            seen.add(current)
            ruling = room_of(current) in ("state", "rules")
            known = {"core", "games"} if ruling else {"core", "games", "messages"}
            yield from (f"{current.name}: {p}" for p in parts_imported(current) - known)
            for module in imports(current):
                own = paths.get(module_of(module, paths))
                if own and own not in seen and game_of(own) == game:
                    todo.append(own)

    paths = {dotted_name(path): path for path in modules}
    none([path for path in modules if room_of(path) in ("state", "rules")], check)


def test_a_room_of_a_game_is_a_module_or_a_folder(modules: list[Path]) -> None:
    """No third way: rules_voting.py is rules/voting.py; what is no room is no folder."""

    def check(path: Path) -> Problems:
        first, *rest = path.relative_to(GAMES).parts[1:]
        stem = first.removesuffix(".py")
        if rest and stem not in OWN:
            yield f"{first}/ is no room"
        if rest and (GAMES / game_of(path) / f"{stem}.py").exists():
            yield f"there is {stem}.py as well"
        if len(rest) > 1:
            yield "rooms have no folders"
        if not rest and stem not in OWN and stem.split("_")[0] in OWN:
            yield f"belongs into {stem.split('_')[0]}/"

    none(modules, check)


def test_no_two_modules_of_a_game_need_each_other(modules: list[Path]) -> None:
    """Nor does a module in a room need its face."""
    for folder in {GAMES / game_of(path) for path in modules}:
        assert not circles(folder), "a circle of imports among these, or a way into one"


def test_the_face_of_a_room_hides_no_module_of_it(modules: list[Path]) -> None:
    """`view.panels` is one thing: a function of the face, or a module beside it."""

    def check(path: Path) -> Problems:
        beside = {other.stem for other in path.parent.glob("*.py")}
        for node in tree(path).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                yield from {node.name} & beside
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                yield from {t.id for t in targets if isinstance(t, ast.Name)} & beside
            elif isinstance(node, ast.ImportFrom) and node.module != dotted_name(path):
                yield from {alias.asname or alias.name for alias in node.names} & beside

    faces = [path for path in modules if path.stem == "__init__"]
    none([path for path in faces if path.parent.parent != GAMES], check)


def room_of(path: Path) -> str:
    """Return which room of its game a file belongs to."""
    return room_called(path.relative_to(GAMES).parts[1].removesuffix(".py"))


def room_called(name: str) -> str:
    """Return the room of that name, which is "data" for every other module."""
    return name if name in OWN else "data"


def test_rules_count_in_whole_numbers(modules: list[Path]) -> None:
    """No float and no division with a fraction in state and rules, but for the weights of luck."""

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

    none([path for path in modules if room_of(path) in ("state", "rules")], check)
