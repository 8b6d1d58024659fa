"""The base class of named tuples that the build has written out.

`typing.NamedTuple` compiles each class from text at every start; the build does that once
(tools/build/in_pyodide/lighter.py). Here is what all classes share.
"""

from __future__ import annotations

from _collections import _tuplegetter
from collections.abc import Iterable
from typing import Any

field = _tuplegetter
new = tuple.__new__


@classmethod  # type: ignore[misc]
def itself(cls: Any, _: Any) -> Any:
    """Return a class subscripted with types, which only type checkers use."""
    return cls


class Named(tuple[Any, ...]):
    """A tuple with named fields; the methods are those of collections.namedtuple."""

    __slots__ = ()
    _fields: tuple[str, ...] = ()

    @classmethod
    def _make(cls, values: Iterable[Any]) -> Any:
        made = new(cls, values)
        if len(made) != len(cls._fields):
            raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
        return made

    def _replace(self, /, **changed: Any) -> Any:
        made = self._make(map(changed.pop, self._fields, self))
        if changed:
            raise TypeError(f"Got unexpected field names: {list(changed)!r}")
        return made

    def _asdict(self) -> dict[str, Any]:
        return dict(zip(self._fields, self, strict=True))

    def __repr__(self) -> str:
        said = (f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True))
        return f"{type(self).__name__}({', '.join(said)})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)

    __replace__ = _replace
