"""Learned numbers as text, in one format for every game: whole steps, deflated, in base 85.

A weight is a whole number of steps: 8861 of them, 1000 to a unit, are 8.861. So what is read is to
the last bit what was written. The text is the steps to a unit, a colon, and 16-bit whole numbers
(the lower byte first), deflated and written with letters that need no escape in a string of Python.
"""

from __future__ import annotations

import struct
import zlib
from base64 import b85decode, b85encode
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

MOST: Final = 2**15 - 1
"""A weight is kept as at most so many steps; what is larger is cut down to that."""
_LINE: Final = 90


def grained(weights: Iterable[float], grain: int) -> list[float]:
    """Return the weights as they are when they have been kept: to the nearest step."""
    return [_steps(weight, grain) / grain for weight in weights]


def pack(weights: Iterable[float], grain: int) -> str:
    """Return the weights as text. grain: steps to a unit."""
    steps = [_steps(weight, grain) for weight in weights]
    raw = struct.pack(f"<{len(steps)}h", *steps)
    return f"{grain}:{b85encode(zlib.compress(raw, 9)).decode('ascii')}"


def _steps(weight: float, grain: int) -> int:
    return max(-MOST, min(MOST, round(weight * grain)))


def unpack(text: str) -> list[float]:
    """Return the weights that were packed."""
    grain, _, packed = text.partition(":")
    raw = zlib.decompress(b85decode(packed))
    unit = int(grain)
    return [steps / unit for steps in struct.unpack(f"<{len(raw) // 2}h", raw)]


@cache
def rows(text: str, width: int) -> tuple[tuple[float, ...], ...]:
    """Return the weights that were packed, as rows of a table; worked out once."""
    flat = unpack(text)
    return tuple([tuple(flat[at : at + width]) for at in range(0, len(flat), width)])


def source(doc: str, tables: Mapping[str, str]) -> str:
    """Return a module of packed tables by their names, as `weights.py` of a game is written."""
    parts = [f'"""{doc}"""\n\nfrom __future__ import annotations\n\nfrom typing import Final\n']
    for name, text in tables.items():
        lines = [f'"{text[at : at + _LINE]}"' for at in range(0, len(text), _LINE)]
        several = "(\n" + "".join(f"    {line}\n" for line in lines) + ")"
        parts.append(f"{name}: Final = " + (several if lines[1:] else lines[0]))
    return "\n".join(parts) + "\n"
