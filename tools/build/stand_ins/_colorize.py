"""Stands in for the colours of tracebacks: nothing that the page's Python writes has any.

The library's own makes a dozen dataclasses at every start, a tenth of what Python takes for it.
"""

from __future__ import annotations

from typing import Any


class Plain(str):
    """Every theme, each of its parts and each colour of one: nothing is written."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Plain:
        return self


def can_colorize(**_: Any) -> bool:
    """Return whether what is written to shows colours."""
    return False


def get_theme(**_: Any) -> Plain:
    """Return what to write around the parts of a report."""
    return Plain()
