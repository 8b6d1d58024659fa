"""Converts docstrings to reStructuredText, which Sphinx expects.

Ours have `code` in single backticks, *emphasis*, paragraphs and indented examples. Everything else
with a meaning in reStructuredText is escaped.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final

_CODE: Final = re.compile(r"`([^`]+)`")
_SPECIAL: Final = re.compile(r"(?<![\w*])(\*\w[\w ]*\*)(?![\w*])|([\\*|]|_(?!\w))")
"""*Emphasis*, which stays, or a letter to escape."""
_ITEM: Final = re.compile(r"^(?:[-*+] |\w{1,3}[.)] )")
ALIAS: Final = "Alias for field number"
"""Begins the docstring that Python gives to a named tuple's field."""


def rst(lines: list[str]) -> list[str]:
    """Return a docstring's lines as reStructuredText. lines: without indentation."""
    if lines and lines[0].startswith(ALIAS):
        return []
    out: list[str] = []
    example = False
    for block in _blocks(lines):
        goes_on, example = example, all(line.startswith(" ") for line in block)
        if example:
            out += [*([] if goes_on else ["::", ""]), *(f"    {line}" for line in block), ""]
        else:
            out += [*map(_line, block), ""]
    return out


def _blocks(lines: list[str]) -> Iterator[list[str]]:
    """Yield the runs of lines between empty ones."""
    for empty, block in groupby(lines, lambda line: not line.strip()):
        if not empty:
            yield list(block)


def _escaped(match: re.Match[str]) -> str:
    emphasis, letter = match.groups()
    return emphasis or f"\\{letter}"


def _line(line: str) -> str:
    parts = _CODE.split(line.strip())
    for i, part in enumerate(parts):
        parts[i] = f"``{part}``" if i % 2 else _SPECIAL.sub(_escaped, part)
    text = "".join(parts)
    return f"\\{text}" if _ITEM.match(text) and not text.startswith("\\") else text
