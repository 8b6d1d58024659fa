"""Docstrings as reStructuredText, which is what Sphinx takes them for.

Ours are plain sentences: `code` in single backticks, *emphasis*, paragraphs, and examples that are
indented.
Everything else that means something in reStructuredText is made to mean itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final

_CODE: Final = re.compile(r"`([^`]+)`")
_SPECIAL: Final = re.compile(r"(?<![\w*])(\*\w[\w ]*\*)(?![\w*])|([\\*|]|_(?!\w))")
"""*Emphasis*, which stays, or a letter that would mean something."""
_ITEM: Final = re.compile(r"^(?:[-*+] |\w{1,3}[.)] )")
ALIAS: Final = "Alias for field number"
"""What Python says of the fields of a named tuple that has said nothing."""


def rst(lines: list[str]) -> list[str]:
    """Return the lines of a docstring, without its indentation, as reStructuredText."""
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
