"""Text from outside as it may be shown: one line, nothing invisible, joined emoji whole."""

from __future__ import annotations

import re
from typing import Final

SPACES: Final = "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"
"""Spaces besides the ordinary one, for a set in a pattern; some keyboards write them."""
JOINERS: Final = "\u200c\u200d"
"""Characters without a look of their own that join what stands around them, as in many emoji."""

_SPACE: Final = re.compile(f"[{SPACES}]")


def plain(text: str, blank: str = "") -> str:
    """Return a text with `blank` in the place of every character that cannot be shown.

    Spaces of all kinds stay, and so does a joiner between two characters.
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


def ordinary_spaces(text: str) -> str:
    """Return a text with an ordinary space for every other kind of space."""
    return text if text.isprintable() else _SPACE.sub(" ", text)
