"""Percent-encoding, as addresses write letters that they may not hold.

Implemented here because importing the standard library's takes too long in the browser.
"""

from __future__ import annotations

import re
from typing import Final

_UNRESERVED: Final = frozenset(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.:,"
)
_ESCAPE: Final = re.compile(rb"%([0-9A-Fa-f]{2})")


def quote(text: str) -> str:
    """Percent-encode a text."""
    return "".join(
        char
        if char in _UNRESERVED
        else "".join(f"%{b:02X}" for b in char.encode("utf-8", "replace"))
        for char in text
    )


def unquote(text: str, *, plus: bool = False) -> str:
    """Return a text with its %XX escapes decoded where valid. plus: “+” is a space."""
    if plus:
        text = text.replace("+", " ")
    if "%" not in text:
        return text
    raw = text.encode("utf-8", "replace")
    return _ESCAPE.sub(lambda found: bytes((int(found[1], 16),)), raw).decode("utf-8", "replace")
