"""Names of players, which come from outside: typed, in saves and in links."""

from __future__ import annotations

from typing import Final

from hustings.core.plain_text import printable_line

MAX_NAME: Final = 24
"""Longest name in characters."""


def clean_name(text: str, fallback: str) -> str:
    """Return a display name: printable, trimmed, at most MAX_NAME long; the fallback if empty."""
    return printable_line(text, MAX_NAME) or fallback
