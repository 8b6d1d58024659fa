"""Stands in for the colours of tracebacks, which the page's Python does not use.

The library's module makes a dozen dataclasses, a tenth of the time of Python's start.
"""

from __future__ import annotations

from typing import Any


class Plain(str):
    """Every theme, each of its parts and each colour: the empty text."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Plain:
        return self


def can_colorize(**_: Any) -> bool:
    """Return whether the output shows colours."""
    return False


def get_theme(**_: Any) -> Plain:
    """Return the theme of a report."""
    return Plain()
