"""A cache for what follows from a position: the page asks for it several times after each move."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Protocol, TypeVar, cast


class HasKey(Protocol):
    """A position with a key that distinguishes it from all others."""

    def key(self) -> Hashable:
        """Return all of the position as one hashable value."""
        ...


F = TypeVar("F", bound=Callable[..., Any])


def by_position(maxsize: int) -> Callable[[F], F]:
    """Cache a function of a position and hashable arguments.

    maxsize: how many results are kept, those worked out last. Positions may change afterwards;
    results must not. Too slow for searches: making a key takes as long as some moves.
    """

    def decorate(function: F) -> F:
        results: dict[Hashable, Any] = {}

        @wraps(function)
        def cached(state: HasKey, *args: Hashable, **kwargs: Hashable) -> Any:
            key = (state.key(), args, *kwargs.items())
            if key not in results:
                result = function(state, *args, **kwargs)
                if len(results) >= maxsize:
                    del results[next(iter(results))]  # the oldest
                results[key] = result
            return results[key]

        return cast("F", cached)

    return decorate
