"""A cache for what follows from a position: the page asks for it several times after each move."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import Any, Protocol, TypeVar, cast


class HasKey(Protocol):
    """A position that can be told from others."""

    def key(self) -> Hashable:
        """Return all of the position as one hashable value."""
        ...


F = TypeVar("F", bound=Callable[..., Any])


class _Position:
    """A position as it is now; equal to another one with the same key."""

    __slots__ = ("_key", "state")

    def __init__(self, state: HasKey) -> None:
        self.state = state
        self._key = state.key()

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Position) and other._key == self._key


def by_position(maxsize: int) -> Callable[[F], F]:
    """Cache a function of a position and hashable arguments for its latest calls.

    maxsize: how many results are kept. Positions may change afterwards; results must not. Too slow
    for searches: making a key takes as long as some moves.
    """

    def decorate(function: F) -> F:
        @lru_cache(maxsize)
        def found(position: _Position, *args: Any, **kwargs: Any) -> Any:
            return function(position.state, *args, **kwargs)

        @wraps(function)
        def cached(state: HasKey, *args: Any, **kwargs: Any) -> Any:
            return found(_Position(state), *args, **kwargs)

        return cast("F", cached)

    return decorate
