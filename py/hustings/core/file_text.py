"""Decodes files that a player opens, and says what is wrong with those that hold no game."""

from __future__ import annotations

import re
from typing import Final

from hustings.core.record import RecordError
from hustings.messages.generated import record as messages

_BOMS: Final = (
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\x00\x00\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
"""Byte order marks and their encodings, besides UTF-8."""
_QUOTES: Final = re.compile(r"\s*[\[{]\s*[“”„‟«»‘’‚″＂]")
_PAGE: Final = re.compile(r"\s*(?:<!--.*?-->\s*)?<(?:!doctype\s+html|html)\b", re.IGNORECASE)
_CARRIED: Final = re.compile(r'<script[^>]* id="carried"[^>]*>(.*?)</script>', re.DOTALL)


def decode(data: bytes) -> str:
    """Return the text of a file in UTF-8, UTF-16 or UTF-32. Raises RecordError otherwise."""
    coding = next((name for mark, name in _BOMS if data.startswith(mark)), "")
    if not coding and len(data) > 1 and 0 in data[:2]:  # JSON begins with an ASCII character
        coding = "utf-16"
        data = (b"\xfe\xff" if data[0] == 0 else b"\xff\xfe") + data
    try:
        return data.decode(coding or "utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise RecordError(messages.not_text()) from None


def check_file(text: str) -> None:
    """Raise RecordError, with a sentence, for a file that clearly holds no game."""
    if not text.strip():
        raise RecordError(messages.file_empty())
    if _PAGE.match(text):
        one_file = _CARRIED.search(text)
        raise RecordError(messages.file_one_file() if one_file else messages.file_web_page())
    if _QUOTES.match(text):
        raise RecordError(messages.file_typographic())


def carried(text: str) -> str:
    """Return the games in a one-file edition as JSON; "" for any other text."""
    match = _CARRIED.search(text) if _PAGE.match(text) else None
    return match[1] if match else ""
