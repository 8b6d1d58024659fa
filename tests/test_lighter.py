"""The build removes types from our sources without changing what they do."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tools.build.in_pyodide.lighter import Untyped

STAND_IN = Path(__file__).parents[1] / "tools" / "build" / "stand_ins" / "_named.py"
SOURCE = '''
"""A module."""

from __future__ import annotations

from typing import Generic, NamedTuple, Protocol, TypeVar

from hustings.core.vocabulary import GameEvent, Rest, Vocabulary

S = TypeVar("S")


class Empty(NamedTuple):
    """Nothing."""


class Box(NamedTuple):
    """A place."""

    x: int
    y: int = 2
    names: tuple[str, ...] = ("a", "b")

    @property
    def sum(self) -> int:
        """Both."""
        total: int = self.x + self.y
        return total

    @classmethod
    def at(cls, x: int) -> Box:
        return cls(x)


class Pair(NamedTuple, Generic[S]):
    first: S
    second: S


class Named(Protocol[S]):
    name: str

    def tell(self, what: S) -> str: ...


class Walker(Named[int]):
    def tell(self, what: int) -> str:
        return f"{self.name} {what}"


class Kept(Generic[S]):
    count: int = 0

    def __init__(self, what: S) -> None:
        self.what: S = what


V = Vocabulary(end_rule=1)


class Won(GameEvent, of=V, rule=1, shown=True):
    """Somebody won."""

    seat: int
    votes: Rest

    def best(self) -> int:
        most: int = max(self.votes)
        return most


made = Kept[int](3)
several = dict[str, Kept[int]]()
'''


@pytest.fixture
def lighter(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Return the names of the module above after the build's transformation."""
    spec = importlib.util.spec_from_file_location("_named", STAND_IN)
    assert spec
    assert spec.loader
    module: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setitem(sys.modules, "_named", module)
    tree = ast.fix_missing_locations(Untyped().visit(ast.parse(SOURCE)))
    return run(tree)


def run(tree: ast.Module) -> dict[str, Any]:
    """Return the names a module has once it has run."""
    names: dict[str, Any] = {"__name__": "sample"}
    exec(compile(tree, "sample", "exec", dont_inherit=True, optimize=2), names)
    return names


CALLS: dict[str, Callable[[Any], Any]] = {
    "all fields": lambda m: m["Box"](1, 3, ("c",)),
    "defaults": lambda m: m["Box"](1),
    "by name": lambda m: m["Box"](y=5, x=4),
    "as text": lambda m: repr(m["Box"](1)),
    "as a tuple": lambda m: (*m["Box"](1), m["Box"](1) == (1, 2, ("a", "b")), hash(m["Box"](1))),
    "a field": lambda m: (m["Box"](7).x, m["Box"](7).names),
    "a property": lambda m: m["Box"](7).sum,
    "a class method": lambda m: m["Box"].at(9),
    "replaced": lambda m: m["Box"](1)._replace(y=8),
    "as a dictionary": lambda m: m["Box"](1)._asdict(),
    "made of a list": lambda m: m["Box"]._make([1, 2, 3]),
    "names of fields": lambda m: (m["Box"]._fields, m["Box"].__match_args__),
    "one of a generic": lambda m: (m["Pair"](1, 2), m["Pair"](1, 2).second),
    "without fields": lambda m: (m["Empty"](), m["Empty"]._fields),
    "of a protocol": lambda m: m["Walker"].tell(type("Me", (), {"name": "I"})(), 4),
    "an event": lambda m: (m["Won"](2, [5, 6]), m["Won"](2, [5, 6]).votes, m["Won"].SCHEMA),
    "what an event does": lambda m: m["Won"](2, [5, 6]).best(),
    "asked for of a type": lambda m: (m["made"].what, m["made"].count, m["several"]),
}
ERRORS: dict[str, Callable[[Any], Any]] = {
    "one too few": lambda m: m["Box"](),
    "one too many": lambda m: m["Box"](1, 2, (), 4),
    "no such field": lambda m: m["Box"](1)._replace(z=1),
    "a field is not set": lambda m: setattr(m["Box"](1), "x", 2),
    "nothing more is kept": lambda m: setattr(m["Box"](1), "z", 2),
    "made of too little": lambda m: m["Box"]._make([1]),
}


@pytest.mark.parametrize("call", CALLS)
def test_a_transformed_named_tuple_behaves_like_the_original(
    call: str, lighter: dict[str, Any]
) -> None:
    assert CALLS[call](lighter) == CALLS[call](run(ast.parse(SOURCE)))


@pytest.mark.parametrize("error", ERRORS)
def test_a_transformed_named_tuple_refuses_what_the_original_refuses(
    error: str, lighter: dict[str, Any]
) -> None:
    for names in (run(ast.parse(SOURCE)), lighter):
        with pytest.raises((TypeError, ValueError, AttributeError)):
            ERRORS[error](names)


def test_no_types_are_left_in_transformed_source(lighter: dict[str, Any]) -> None:
    left = ast.unparse(ast.fix_missing_locations(Untyped().visit(ast.parse(SOURCE))))
    assert "NamedTuple)" not in left
    assert "Generic[" not in left
    assert "Protocol[" not in left
    assert "int:" not in left
    assert lighter["Walker"].__mro__ == (lighter["Walker"], lighter["Named"], object)
    assert lighter["Box"].__base__.__name__ == "Named"
