"""Damages texts: flipped bits, cuts, swapped words, huge numbers, deep nesting, odd letters.

Runs in any Python, the page's included. All randomness comes from the given Rng.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable
from typing import Any, Final

from hustings.core.rng import Rng

NUMBERS: Final = (
    "0", "-1", "1e308", "1e999", "-1e999", "NaN", "Infinity", "9007199254740993", "2147483648",
    "0.5", "1" + "0" * 314, "9" * 5000, "true", "null", '"7"', "[]", "{}", "1e-400", "-0",
)  # fmt: skip
TEXTS: Final = (
    "", "\x00", "\ud800", "\udfff\ud800", "\u202eabc", "\u200b", "\ufeff", "é" * 40, "𝕳", "e\u0301",
    "\n", "%", "#", "&seats=", "<b>", "__proto__", "٣", "²", "x" * 5000, "human", "bot:hard",
    "0:pass", "hustings/save/", "\\", '"', "\\u0000", "�",
)  # fmt: skip
ATOMS: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    -1,
    0,
    3,
    10**314,
    2**63,
    0.5,
    1e308,
    float("nan"),
    [],
    {},
    "7",
)
DEEP: Final = (30, 500, 3000, 8000, 40_000)
BIG: Final = (100, 3000, 60_000, 400_000)
MAX_BRACKETS: Final = 400
"""Brackets in a text that is parsed here."""
RARE: Final = 300
"""Every how many inputs one is made large."""

_WORD: Final = re.compile(r"[A-Za-z_]+|-?\d+|[][{}:,\"]")


def spoil(text: str, rng: Rng) -> str:
    """Return the text with one to four things wrong with it."""
    for _ in range(1 + rng.below(4)):
        text = rng.pick(WAYS)(text, rng)
    return rng.pick(LARGE)(text, rng) if rng.below(RARE) == 0 else text


def spoil_link(packed: str, rng: Rng) -> str:
    """Return a packed record spoilt: its letters, or the lines that are packed in it."""
    if rng.below(3) == 0:
        return spoil(packed, rng)
    raw = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))
    lines = raw.decode("utf-8").split("\n")
    at = rng.below(len(lines))
    if rng.below(4) == 0:
        lines = lines[:at] if rng.below(2) else [*lines[:at], rng.pick(TEXTS), *lines[at:]]
    else:
        lines[at] = spoil(lines[at], rng)
    raw = "\n".join(lines).encode("utf-8", "surrogatepass")
    again = base64.urlsafe_b64encode(zlib.compress(raw)).decode("ascii").rstrip("=")
    return again if rng.below(3) else again[: rng.below(len(again) + 1)]


def _flip(text: str, rng: Rng) -> str:
    if not text:
        return text
    at = rng.below(len(text))
    other = chr(ord(text[at]) ^ 1 << rng.below(7))
    return text[:at] + other + text[at + 1 :]


def _cut(text: str, rng: Rng) -> str:
    at = rng.below(len(text) + 1)
    return text[:at] if rng.below(2) else text[: rng.below(at + 1)] + text[at:]


def _swap(text: str, rng: Rng) -> str:
    """Swap two words or signs."""
    words = [match.span() for match in _WORD.finditer(text[:20_000])]
    if len(words) < 2:
        return text
    (a, b), (c, d) = sorted((rng.pick(words), rng.pick(words)))
    return text if b > c else text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]


def _number(text: str, rng: Rng) -> str:
    """Put another number, or what is none, in the place of one."""
    found = [match.span() for match in re.finditer(r"-?\d+", text[:20_000])]
    if not found:
        return text
    a, b = rng.pick(found)
    return text[:a] + rng.pick(NUMBERS) + text[b:]


def _insert(text: str, rng: Rng) -> str:
    at = rng.below(len(text) + 1)
    return text[:at] + rng.pick(TEXTS) + text[at:]


def _deep(text: str, rng: Rng) -> str:
    """Nest something deep at a place where a value may stand, or anywhere."""
    places = [match.start() for match in re.finditer(r"[\[:,]", text[:20_000])]
    at = rng.pick(places) + 1 if places and rng.below(4) else rng.below(len(text) + 1)
    depth = rng.pick(DEEP[: 4 if rng.below(10) else None])
    begin, end = rng.pick((("[", "]"), ('{"a":', "}"), ("[[],", "]")))
    whole = begin * depth + "0" + end * (depth if rng.below(2) else 0)
    return text[:at] + whole + ("," if rng.below(2) else "") + text[at:]


def _key_twice(text: str, rng: Rng) -> str:
    """Say a key of an object a second time, with another value."""
    keys = re.findall(r'"(\w+)":', text[:20_000])
    if not keys or "{" not in text:
        return text
    at = text.index("{") + 1
    return f'{text[:at]}"{rng.pick(keys)}":{rng.pick(NUMBERS)},{text[at:]}'


def _type(text: str, rng: Rng) -> str:
    """Put something of another kind in the place of a value, where the text is json."""
    # this program must not fall over its own inputs
    if text.count("[") + text.count("{") > MAX_BRACKETS:
        return _flip(text, rng)
    try:
        data = json.loads(text)
    except ValueError:
        return _flip(text, rng)
    places = list(_places(data))
    if not places:
        return json.dumps(rng.pick(ATOMS))
    within, key = rng.pick(places)
    within[key] = rng.pick((rng.pick(ATOMS), rng.pick(TEXTS)))
    return json.dumps(data, ensure_ascii=bool(rng.below(2)))


def _places(data: Any) -> list[tuple[Any, Any]]:
    found = []
    if isinstance(data, dict | list):
        for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
            found.append((data, key))
            found += _places(value)
    return found


def _many(text: str, rng: Rng) -> str:
    """Say a piece of the text many times over."""
    if not text:
        return text
    at = rng.below(len(text))
    piece = text[at : at + 1 + rng.below(60)]
    return text[:at] + piece * (rng.pick(BIG) // len(piece)) + text[at:]


def _filled(text: str, rng: Rng) -> str:
    """Fill a list, or the end of the text, with very many small values."""
    at = text.find("[") + 1 or len(text)
    item = rng.pick(("{},", "[],", "1,", '"",', '"0:pass",', "null,", '["hustings/save/1","{"],'))
    return text[:at] + item * (rng.pick((3000, 100_000, 2_000_000)) // len(item)) + text[at:]


WAYS: Final[tuple[Callable[[str, Rng], str], ...]] = (
    _flip, _cut, _swap, _number, _insert, _deep, _key_twice, _type, _type,
)  # fmt: skip
LARGE: Final = (_many, _filled)
