"""What every tuple with named fields can do, where the build has written its class out.

`typing.NamedTuple` puts a class together anew at each start, out of text that it compiles; the
build does the same once (tools/build/in_pyodide/lighter.py) and leaves here what all have alike.
"""

from __future__ import annotations

from _collections import _tuplegetter
from collections.abc import Iterable
from typing import Any

field = _tuplegetter
new = tuple.__new__


@classmethod  # type: ignore[misc]
def itself(cls: Any, _: Any) -> Any:
    """Return a class asked for of some types: which they are only matters to who checks types."""
    return cls


class Named(tuple[Any, ...]):
    """A tuple whose fields have names; collections.namedtuple says what each of these does."""

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
