"""Finds the packed game of a link in any text, whatever mail, chat and trackers did to the link.

The packed part is a zlib stream in base64 letters. It ends itself and carries a checksum, so what
is stuck to its end is known as rubbish, and a link that was cut is known as cut.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from hustings.core.record import inflate

MAX_LAYERS: Final = 6
"""How often an address may have been encoded or wrapped into another one."""
MAX_CANDIDATES: Final = 12
"""How many places of one text are tried."""
MAX_RUNS: Final = 1000
"""Lines over which a link may be broken."""
MAX_BESIDE: Final = 300
"""Characters before and after the packed part in which its other parts are looked for."""
MIN_BARE: Final = 24
"""Letters of a packed part that is taken for one without the “r=” before it."""

INVISIBLE: Final = "\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff"
"""Characters, for a set in a pattern, that programs put into text and nobody sees."""

QUOTES: Final = "“”„«»‘’‚‹›…。、，）」』"
"""Marks of writing, for a set in a pattern, that no address has and that end one in a text."""

_ENTITIES: Final = {
    "amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'", "nbsp": " ", "equals": "=",
    "num": "#", "quest": "?", "percnt": "%", "colon": ":", "comma": ",", "lowbar": "_", "sol": "/",
    "shy": "", "ZeroWidthSpace": "",
}  # fmt: skip
_ENTITY: Final = re.compile(r"&(?:#(\d{1,6})|#[xX]([0-9A-Fa-f]{1,5})|(\w{2,14}));")
_ESCAPE: Final = re.compile(rb"%([0-9A-Fa-f]{2})")
_UNSEEN: Final = re.compile(f"[{INVISIBLE}]")
_BACKSLASH: Final = re.compile(r"\\(?=[\w&#?=.:,~*-])")

_WRAPPED: Final = re.compile(
    r"(?<![^\s\"'<>])[^\s\"'<>]{0,400}?[?&][\w.-]{1,30}=(https?(?::|%3a)(?:/|%2f){2}[^&\s\"'<>]+)"
    r"[^\s\"'<>]*",
    re.IGNORECASE,
)
"""An address that carries another: Safe Links, google.com/url, l.facebook.com and their like."""
_PROOFPOINT: Final = re.compile(
    r"(?<!\S)\S{0,40}?urldefense[\w.]{0,30}/v[12]/url\?\S{0,200}?\bu=([^&\s]+)\S*"
)
_DEFENSE: Final = re.compile(r"(?<!\S)\S{0,40}?urldefense[\w.]{0,30}/v3/__(\S+?)__;([\w-]*)\S*")

_PROOFPOINT_MARKS: Final = str.maketrans("-_", "%/")
_SOFT_BREAK: Final = re.compile(r"=\r?\n")
_PRINTABLE: Final = re.compile(rb"=([0-9A-F]{2})")

_KEY: Final = re.compile(r"(?<![A-Za-z0-9])([raRA])=(?:3D(?=e[NJAF]))?\s*")
_BARE: Final = re.compile(r"(?<![A-Za-z0-9_-])e(?:N[o-r]|J[w-z]|A[E-H]|F[4-7])[A-Za-z0-9_-]")
"""The first letters of every zlib stream that begins as ours do, at any level of compression."""
_RUN: Final = re.compile(r"[A-Za-z0-9_-]+")
_GAP: Final = re.compile(r"(?:[\s>|\\]|=\r?\n|<[^<>\s]{1,12}>)+")
_BESIDE: Final = re.compile(
    r"(?:^|[&?;#/!\s]|amp;)(at|save|seats)=(?:3D)?([\w:,.-]*)", re.IGNORECASE
)


class Packed(NamedTuple):
    """The packed part of a link.

    key: "r", "a" for a game with notes, "" where the text has the packed part alone. letters: what
    was packed, without anything stuck to it. whole: whether its end and its checksum are there.
    beside: what the address says besides: "at", "save", "seats".
    """

    key: str
    letters: str
    whole: bool
    beside: dict[str, str]


def packed_in(text: str) -> Packed | None:
    """Return the packed part of the first whole link in a text, else of what can best be read.

    None where the text holds nothing like it.
    """
    best: tuple[int, Packed] | None = None
    for layer in layers(text):
        for size, found in _candidates(layer):
            if found.whole:
                return found
            if best is None or size > best[0]:
                best = size, found
    return best[1] if best is not None else None


def layers(text: str) -> Iterator[str]:
    """Yield a text as it is, then with one wrapping or encoding after the other taken off."""
    for opened in ALWAYS:
        text = opened(text)
    text = tidy(text)
    for _ in range(MAX_LAYERS):
        yield text
        bare = tidy(_WRAPPED.sub(_inner, text))
        bare = bare if bare != text else tidy(unescape(text))
        if bare == text:
            return
        text = bare


def tidy(text: str) -> str:
    """Return a text without HTML's entities, Markdown's backslashes and what nobody sees."""
    if "&" in text:
        text = _ENTITY.sub(_entity, text)
    if "\\" in text:
        text = _BACKSLASH.sub("", text)
    return text if text.isascii() else _UNSEEN.sub("", text)


def _entity(found: re.Match[str]) -> str:
    decimal, hexadecimal, name = found.groups()
    if name:
        return _ENTITIES.get(name, found[0])
    code = int(decimal) if decimal else int(hexadecimal, 16)
    return chr(code) if 0 < code < 0x110000 and not 0xD800 <= code < 0xE000 else ""


def unescape(text: str, *, plus: bool = False) -> str:
    """Return a text with its %XX replaced; what is no valid escape stays. plus: “+” is a space."""
    if plus:
        text = text.replace("+", " ")
    if "%" not in text:
        return text
    raw = text.encode("utf-8", "replace")
    return _ESCAPE.sub(lambda found: bytes((int(found[1], 16),)), raw).decode("utf-8", "replace")


def _inner(found: re.Match[str]) -> str:
    return f" {unescape(found[1])} "


def printable(text: str) -> str:
    """Return a text without the marks of quoted-printable mail, where it has them."""
    if "=3D" not in text or not _SOFT_BREAK.search(text):
        return text
    raw = _SOFT_BREAK.sub("", text).encode("utf-8", "replace")
    return _PRINTABLE.sub(lambda found: bytes((int(found[1], 16),)), raw).decode("utf-8", "replace")


def proofpoint(text: str) -> str:
    """Return a text with the addresses that Proofpoint wrapped put in their place."""
    if "urldefense" not in text:
        return text
    text = _PROOFPOINT.sub(lambda m: f" {unescape(m[1].translate(_PROOFPOINT_MARKS))} ", text)
    return _DEFENSE.sub(_defense, text)


def _defense(found: re.Match[str]) -> str:
    """Return the address in one of URL Defense, which replaces characters by “*”."""
    letters = found[2] + "=" * (-len(found[2]) % 4)
    try:
        taken = iter(base64.urlsafe_b64decode(letters).decode("utf-8", "replace"))
    except ValueError:
        taken = iter("")
    return f" {re.sub('[*]', lambda star: next(taken, star[0]), found[1])} "


ALWAYS: Final[tuple[Callable[[str], str], ...]] = (printable, proofpoint)
"""What is undone before anything is looked for: a text that has been through it shows that."""


def _candidates(text: str) -> Iterator[tuple[int, Packed]]:
    """Yield what may be packed in a text, with how many bytes of it can be read."""
    tried = set()
    places = [(found.start(), found.end(), found[1].lower()) for found in _some(_KEY, text)]
    places += [(found.start(), found.start(), "") for found in _some(_BARE, text)]
    for begin, start, key in places:
        if start in tried:
            continue
        tried.add(start)
        letters, end, whole, size = _gathered(text, start)
        if not key and not whole and len(letters) < MIN_BARE:
            continue
        before, after = text[max(0, begin - MAX_BESIDE) : begin], text[end : end + MAX_BESIDE]
        yield size, Packed(key, letters, whole, _beside(before, after))


def _some(pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
    for count, found in enumerate(pattern.finditer(text)):
        if count == MAX_CANDIDATES:
            return
        yield found


def _gathered(text: str, start: int) -> tuple[str, int, bool, int]:
    """Return the packed letters from a place on, where they end, if whole, and bytes to be read.

    Mail breaks lines and quotes them. What stands behind a break belongs to the link only where it
    makes the link whole: else it may be the next word of a message.
    """
    runs: list[re.Match[str]] = []
    at, sure = start, 0
    while len(runs) < MAX_RUNS and (run := _RUN.match(text, at)) is not None:
        runs.append(run)
        gap = _GAP.match(text, run.end())
        broken = gap is not None and not _soft(gap[0])
        sure = sure or (len(runs) if broken or gap is None else 0)
        if gap is None:
            break
        at = gap.end()
    letters = "".join(run[0] for run in runs)
    read = inflate(letters)
    if read.whole:
        return letters[: read.used], _place(runs, read.used), True, len(read.data)
    runs = runs[: sure or len(runs)]
    letters = "".join(run[0] for run in runs)
    return letters, runs[-1].end() if runs else start, False, len(inflate(letters).data)


def _soft(gap: str) -> bool:
    """Return whether a gap can only be in the midst of a link."""
    return not re.sub(r"=\r?\n", "", gap)


def _place(runs: list[re.Match[str]], used: int) -> int:
    """Return where in the text so many letters end."""
    for run in runs:
        if used <= len(run[0]):
            return run.start() + used
        used -= len(run[0])
    return runs[-1].end()


def _beside(before: str, after: str) -> dict[str, str]:
    """Return what the address says beside the packed part, on both sides of it."""
    ours = (re.split(r"[\s#\"<>]", before)[-1], re.split(r"[\s\"<>]", after)[0])
    found: dict[str, str] = {}
    for text in ours:
        *_, bare = layers(text)
        found |= {key.lower(): value for key, value in _BESIDE.findall(bare)}
    return found
