"""Finds the packed game of a link in any text, even if mail, chat or trackers changed the link.

The packed part is a zlib stream in base64 letters. It marks its own end and has a checksum, so that
garbage after it and missing parts are recognised.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from hustings.core.packed_link import inflate
from hustings.core.percent import unquote

MAX_LAYERS: Final = 6
"""How often an address may be encoded or wrapped in another one."""
MAX_CANDIDATES: Final = 12
"""How many places in a text are tried."""
MAX_LINK_LINES: Final = 1000
"""How many lines a link may be broken into."""
MAX_CONTEXT_CHARS: Final = 300
"""How far before and after the packed part other parameters are looked for."""
MIN_BARE_CHARS: Final = 24
"""The length from which a packed part is recognised without “r=” before it."""

INVISIBLE: Final = "\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff"
"""Invisible characters that programs put into text, for a set in a pattern."""

QUOTES: Final = "“”„«»‘’‚‹›…。、，）」』"
"""Punctuation that no address contains and that ends one in a text, for a set in a pattern."""

_ENTITIES: Final = {
    "amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'", "nbsp": " ", "equals": "=",
    "num": "#", "quest": "?", "percnt": "%", "colon": ":", "comma": ",", "lowbar": "_", "sol": "/",
    "shy": "", "ZeroWidthSpace": "",
}  # fmt: skip
_ENTITY: Final = re.compile(r"&(?:#(\d{1,6})|#[xX]([0-9A-Fa-f]{1,5})|(\w{2,14}));")
_UNSEEN: Final = re.compile(f"[{INVISIBLE}]")
_BACKSLASH: Final = re.compile(r"\\(?=[\w&#?=.:,~*-])")

_WRAPPED: Final = re.compile(
    r"(?<![^\s\"'<>])[^\s\"'<>]{0,400}?[?&][\w.-]{1,30}=(https?(?::|%3a)(?:/|%2f){2}[^&\s\"'<>]+)"
    r"[^\s\"'<>]*",
    re.IGNORECASE,
)
"""An address with another in a parameter: Safe Links, google.com/url, l.facebook.com and so on."""
_PROOFPOINT: Final = re.compile(
    r"(?<!\S)\S{0,40}?urldefense[\w.]{0,30}/v[12]/url\?\S{0,200}?\bu=([^&\s]+)\S*"
)
_DEFENSE: Final = re.compile(r"(?<!\S)\S{0,40}?urldefense[\w.]{0,30}/v3/__(\S+?)__;([\w-]*)\S*")

_PROOFPOINT_MARKS: Final = str.maketrans("-_", "%/")
_SOFT_BREAK: Final = re.compile(r"=\r?\n")
_PRINTABLE: Final = re.compile(rb"=([0-9A-F]{2})")

_KEY: Final = re.compile(r"(?<![A-Za-z0-9])([raRA])=(?:3D(?=e[NJAF]))?\s*")
_BARE: Final = re.compile(r"(?<![A-Za-z0-9_-])e(?:N[o-r]|J[w-z]|A[E-H]|F[4-7])[A-Za-z0-9_-]")
"""The first letters of a zlib stream with our settings, at any level of compression."""
_RUN: Final = re.compile(r"[A-Za-z0-9_-]+")
_GAP: Final = re.compile(r"(?:[\s>|\\]|=\r?\n|<[^<>\s]{1,12}>)+")
_PARAMETER: Final = re.compile(
    r"(?:^|[&?;#/!\s]|amp;)(at|save|seats)=(?:3D)?([\w:,.-]*)", re.IGNORECASE
)


class Packed(NamedTuple):
    """The packed part of a link.

    key: "r", "a" for a game with notes, "" if the text has the packed part alone. letters: without
    any garbage after them. whole: whether the end and the checksum are there. parameters: "at",
    "save" and "seats" of the address.
    """

    key: str
    letters: str
    whole: bool
    parameters: dict[str, str]


def packed_in(text: str) -> Packed | None:
    """Return the packed part of the first whole link in a text, else of the most readable one.

    None if there is none.
    """
    best: tuple[int, Packed] | None = None
    for layer in layers(text):
        for size, packed in _candidates(layer):
            if packed.whole:
                return packed
            if best is None or size > best[0]:
                best = size, packed
    return best[1] if best is not None else None


def layers(text: str) -> Iterator[str]:
    """Yield a text, then what is left as one wrapping or encoding after another is removed."""
    for decode in ALWAYS_DECODED:
        text = decode(text)
    text = tidy(text)
    for _ in range(MAX_LAYERS):
        yield text
        bare = tidy(_WRAPPED.sub(_inner, text))
        bare = bare if bare != text else tidy(unquote(text))
        if bare == text:
            return
        text = bare


def tidy(text: str) -> str:
    """Return a text without HTML entities, Markdown backslashes and invisible characters."""
    if "&" in text:
        text = _ENTITY.sub(_entity, text)
    if "\\" in text:
        text = _BACKSLASH.sub("", text)
    return text if text.isascii() else _UNSEEN.sub("", text)


def _entity(match: re.Match[str]) -> str:
    decimal, hexadecimal, name = match.groups()
    if name:
        return _ENTITIES.get(name, match[0])
    code = int(decimal) if decimal else int(hexadecimal, 16)
    return chr(code) if 0 < code < 0x110000 and not 0xD800 <= code < 0xE000 else ""


def _inner(match: re.Match[str]) -> str:
    return f" {unquote(match[1])} "


def from_quoted_printable(text: str) -> str:
    """Return a text decoded from quoted-printable mail, if it looks like that."""
    if "=3D" not in text or not _SOFT_BREAK.search(text):
        return text
    raw = _SOFT_BREAK.sub("", text).encode("utf-8", "replace")
    return _PRINTABLE.sub(lambda match: bytes((int(match[1], 16),)), raw).decode("utf-8", "replace")


def unwrap_proofpoint(text: str) -> str:
    """Return a text with addresses unwrapped that Proofpoint has wrapped."""
    if "urldefense" not in text:
        return text
    text = _PROOFPOINT.sub(lambda m: f" {unquote(m[1].translate(_PROOFPOINT_MARKS))} ", text)
    return _DEFENSE.sub(_defense, text)


def _defense(match: re.Match[str]) -> str:
    """Return the address in one of URL Defense, which replaces some characters by “*”."""
    letters = match[2] + "=" * (-len(match[2]) % 4)
    try:
        taken = iter(base64.urlsafe_b64decode(letters).decode("utf-8", "replace"))
    except ValueError:
        taken = iter("")
    return f" {re.sub('[*]', lambda star: next(taken, star[0]), match[1])} "


ALWAYS_DECODED: Final[tuple[Callable[[str], str], ...]] = (from_quoted_printable, unwrap_proofpoint)
"""Decoders applied first; each recognises the texts that need it."""


def _candidates(text: str) -> Iterator[tuple[int, Packed]]:
    """Yield possible packed parts of a text, each with the number of bytes that can be read."""
    tried = set()
    places = [(match.start(), match.end(), match[1].lower()) for match in _matches(_KEY, text)]
    places += [(match.start(), match.start(), "") for match in _matches(_BARE, text)]
    for begin, start, key in places:
        if start in tried:
            continue
        tried.add(start)
        letters, end, whole, size = _collect(text, start)
        if not key and not whole and len(letters) < MIN_BARE_CHARS:
            continue
        before, after = (
            text[max(0, begin - MAX_CONTEXT_CHARS) : begin],
            text[end : end + MAX_CONTEXT_CHARS],
        )
        yield size, Packed(key, letters, whole, _parameters(before, after))


def _matches(pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
    for count, match in enumerate(pattern.finditer(text)):
        if count == MAX_CANDIDATES:
            return
        yield match


def _collect(text: str, start: int) -> tuple[str, int, bool, int]:
    """Return the packed letters from `start` on, their end, if they are whole, and the bytes read.

    Mail breaks lines and quotes them. Letters after a break belong to the link only if they make it
    whole; else they may be the next word of a message.
    """
    runs: list[re.Match[str]] = []
    at, sure = start, 0
    while len(runs) < MAX_LINK_LINES and (run := _RUN.match(text, at)) is not None:
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
    """Return whether a gap can only be inside of a link."""
    return not re.sub(r"=\r?\n", "", gap)


def _place(runs: list[re.Match[str]], used: int) -> int:
    """Return where in the text the first `used` letters end."""
    for run in runs:
        if used <= len(run[0]):
            return run.start() + used
        used -= len(run[0])
    return runs[-1].end()


def _parameters(before: str, after: str) -> dict[str, str]:
    """Return the parameters of the address before and after the packed part."""
    around = (re.split(r"[\s#\"<>]", before)[-1], re.split(r"[\s\"<>]", after)[0])
    parameters: dict[str, str] = {}
    for text in around:
        *_, bare = layers(text)
        parameters |= {key.lower(): value for key, value in _PARAMETER.findall(bare)}
    return parameters
