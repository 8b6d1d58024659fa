"""Packs learned weights as text: whole numbers, deflated, in base 85.

A weight is a whole number of steps: 8861 steps of 1/1000 are 8.861, so that reading gives exactly
what was written. The text is the number of steps in a unit, a colon, and little-endian 16-bit
integers, deflated, in letters that need no escape in a Python string.
"""

from __future__ import annotations

import struct
import zlib
from base64 import b85decode, b85encode
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

MAX_STEPS: Final = 2**15 - 1
"""Larger weights are cut to this many steps."""
_LINE_CHARS: Final = 90


def rounded(weights: Iterable[float], grain: int) -> list[float]:
    """Return the weights rounded to the nearest step, as packing keeps them."""
    return [_steps(weight, grain) / grain for weight in weights]


def pack(weights: Iterable[float], grain: int) -> str:
    """Return the weights as text. grain: steps in a unit."""
    steps = [_steps(weight, grain) for weight in weights]
    raw = struct.pack(f"<{len(steps)}h", *steps)
    return f"{grain}:{b85encode(zlib.compress(raw, 9)).decode('ascii')}"


def _steps(weight: float, grain: int) -> int:
    return max(-MAX_STEPS, min(MAX_STEPS, round(weight * grain)))


def unpack(text: str) -> list[float]:
    """Return packed weights."""
    grain, _, packed = text.partition(":")
    raw = zlib.decompress(b85decode(packed))
    unit = int(grain)
    return [steps / unit for steps in struct.unpack(f"<{len(raw) // 2}h", raw)]


@cache
def rows(text: str, width: int) -> tuple[tuple[float, ...], ...]:
    """Return packed weights as rows of a table; cached."""
    flat = unpack(text)
    return tuple([tuple(flat[at : at + width]) for at in range(0, len(flat), width)])


def source(doc: str, tables: Mapping[str, str]) -> str:
    """Return the source of a game's `weights.py`. tables: packed weights by constant name."""
    parts = [f'"""{doc}"""\n\nfrom __future__ import annotations\n\nfrom typing import Final\n']
    for name, text in tables.items():
        lines = [f'"{text[at : at + _LINE_CHARS]}"' for at in range(0, len(text), _LINE_CHARS)]
        several = "(\n" + "".join(f"    {line}\n" for line in lines) + ")"
        parts.append(f"{name}: Final = " + (several if lines[1:] else lines[0]))
    return "\n".join(parts) + "\n"
