"""Makes text from outside printable: one line, nothing invisible, joined emoji intact."""

from __future__ import annotations

import re
from typing import Final

SPACES: Final = "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"
"""Spaces other than the ordinary one, for a set in a pattern."""
JOINERS: Final = "\u200c\u200d"
"""Invisible characters that join those around them, as in many emoji; for a set in a pattern."""

_SPACE: Final = re.compile(f"[{SPACES}]")


def plain(text: str, blank: str = "") -> str:
    """Return a text with `blank` for every character that cannot be printed.

    Spaces of all kinds stay, and so do joiners between two characters.
    """
    if text.isprintable():
        return text
    kept: list[str] = []
    for i, char in enumerate(text):
        if char.isprintable() or _SPACE.match(char) or (char in JOINERS and _joins(text, i)):
            kept.append(char)
        else:
            kept.append(blank)
    return "".join(kept)


def _joins(text: str, at: int) -> bool:
    around = text[at - 1 : at] + text[at + 1 : at + 2]
    return len(around) == 2 and around.isprintable() and " " not in around


def cut(text: str, limit: int) -> str:
    """Return a text of at most `limit` characters; an ellipsis ends one that was longer."""
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def ordinary_spaces(text: str) -> str:
    """Return a text with an ordinary space for every other kind of space."""
    return text if text.isprintable() else _SPACE.sub(" ", text)


def printable_line(text: str, limit: int) -> str:
    """Return the printable part of a text from outside as one trimmed line of at most `limit`."""
    return plain(plain(text[: 4 * limit]).strip()[:limit])
