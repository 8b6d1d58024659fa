"""How wide texts are in the fonts of the page, and how a text is set so that it fits its box.

In other languages texts are longer than in English. What does not fit at its usual size gets
smaller letters, then more lines where its box has them, and at last an ellipsis. A text that fits
says nothing of its size: the style sheet does.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import inf
from typing import Final, Literal, NamedTuple

from hustings.core.protocols import Tree
from hustings.draw.tree import h, num, part

Face = Literal["text", "bold", "display"]
"""A font of the page: Public Sans at 400 or at 600 and more, Zilla Slab at 700 (style.css)."""


class Lettering(NamedTuple):
    """The letters of a text. size: as the style sheet says; least: the smallest size to be read."""

    size: float
    least: float
    face: Face = "bold"


MIN_WIDE_LETTERS: Final = 13.6
"""The smallest letters on a wide board of 880 units: 11 px in a window of 1024 × 768."""

SPACING: Final = 1.1
"""From one line of a text to the next, in sizes of its letters."""

MAX_SQUEEZE: Final = 1.03
"""How much wider than its box a text may be before it is cut: it is squeezed by up to 3 %.

`width` is right to about as much, so that most of these texts have room as they are.
"""

_PLAIN: Final = str.maketrans(
    "àáâãäåçèéêëìíîïñòóôõöøùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝ",
    "aaaaaaceeeeiiiinoooooouuuuyyAAAAAACEEEEIIIINOOOOOOUUUUY",
)
"""Letters without their accents: as wide as with them."""


def _widths(**classes: str) -> dict[str, float]:
    """Return the width of each letter. classes: letters by hundredths of their size, as w24."""
    return {letter: int(n[1:]) / 100 for n, letters in classes.items() for letter in letters}


_BOLD: Final = _widths(
    w24=" \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}',.:;`i’‚·",
    w28="!Ij|",
    w33="()[]l{}",
    w40="*-/J\\frt",
    w48='"^vz“”„«»',
    w55="+<=>?_acekosy−×",
    w60="FLTbdhnpqux~–ß",
    w64="0123456789#EPYZg€",
    w70="$ABCDKRSUVX",
    w76="&@GHNOQw¼",
    w90="%MWmœ—…½★",
)
_DISPLAY: Final = _widths(
    w24=" \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}!',.:;|’‚·",
    w29="()[]ijl{}",
    w34="-If×",
    w41='"*+/<>\\`rt“”„−',
    w48="$?J^_cesz«»",
    w53="=abkoqvxy",
    w58="0123456789#EFLPSZdghnpu~–€",
    w64="BCRTY…",
    w70="&ADGKOQUVXß",
    w76="%HNwœ¼½",
    w90="@MWm—★",
)
_FACES: Final = {"text": (_BOLD, 0.975), "bold": (_BOLD, 1.0), "display": (_DISPLAY, 1.0)}
_OTHER: Final = 0.64
"""The width of a letter that is in no table, as a part of its size."""


@lru_cache(4096)
def width(said: str, face: Face = "bold") -> float:
    """Return how wide a text is, in sizes of its letters."""
    table, factor = _FACES[face]
    return factor * sum(table.get(letter, _OTHER) for letter in said.translate(_PLAIN))


@lru_cache(4096)
def fit(
    said: str, room: float, letters: Lettering, lines: int = 1, high: float = inf
) -> tuple[tuple[str, ...], float]:
    """Return a text in as few lines as it can be read in, and the size of its letters.

    room, high: width and height of its box; lines: at most. Lines of the smallest letters may be
    wider than the box by MAX_SQUEEZE; `set_line` squeezes them.
    """
    for count in range(1, lines + 1):
        size = min(letters.size, max(letters.least, high / count / SPACING))
        while size >= letters.least:
            fitted = _wrapped(said, room / size, letters.face, count)
            if fitted is not None:
                return fitted, size
            size -= 0.25
    space = room / letters.least
    whole = _wrapped(said, space * MAX_SQUEEZE, letters.face, lines)
    return whole or _cut(said, space, letters.face, lines), letters.least


@lru_cache(4096)
def fill(said: str, room: float, high: float, letters: Lettering) -> tuple[tuple[str, ...], float]:
    """Return a text in lines, and the size of its letters: the largest that its box holds.

    room, high: width and height of the box. See `fit` for lines of the smallest letters.
    """
    size = letters.size
    while size >= letters.least:
        fitted = _wrapped(said, room / size, letters.face, max(1, int(high / size / SPACING)))
        if fitted is not None:
            return fitted, size
        size -= 0.5
    lines = max(1, int(high / letters.least / SPACING))
    return fit(said, room, letters._replace(size=letters.least), lines)


def balanced(
    fitted: tuple[tuple[str, ...], float], room: float, face: Face
) -> tuple[tuple[str, ...], float]:
    """Return the lines of a fitted text with about the same width each. room: see `fill`."""
    lines, size = fitted
    said, narrower = " ".join(lines), room / size
    tried: tuple[str, ...] | None = lines
    while tried is not None:
        lines, narrower = tried, narrower * 0.97
        tried = _wrapped(said, narrower, face, len(lines))
    return lines, size


def _wrapped(said: str, room: float, face: Face, lines: int) -> tuple[str, ...] | None:
    """Return a text in lines no wider than a room, None where they would be too many."""
    if width(said, face) <= room:
        return (said,)
    wrapped = [""]
    for word in _words(said):
        longer = f"{wrapped[-1]} {word}".lstrip()
        if width(longer, face) <= room:
            wrapped[-1] = longer
        elif width(word, face) <= room and len(wrapped) < lines:
            wrapped.append(word)
        else:
            return None
    return tuple(wrapped)


def _words(said: str) -> list[str]:
    """Return the words between which a line may end; no-break spaces keep them together."""
    return [word for word in said.split(" ") if word]


def _cut(said: str, room: float, face: Face, lines: int) -> tuple[str, ...]:
    """Return as much of a text as its lines hold, then an ellipsis."""
    words, cut_lines = _words(said), list[str]()
    while words and len(cut_lines) < lines - 1:
        line = words.pop(0)
        while words and width(f"{line} {words[0]}", face) <= room:
            line += f" {words.pop(0)}"
        cut_lines.append(shortened(line, room, face))
    return (*cut_lines, shortened(" ".join(words), room, face))


def shortened(said: str, room: float, face: Face = "bold") -> str:
    """Return a text, with an ellipsis for what is wider than a room. room: in sizes of letters."""
    if width(said, face) <= room:
        return said
    end = len(said)
    while end and width(f"{said[:end]}…", face) > room:
        end -= 1
    kept = said[:end]
    if said[end : end + 1].isdigit():  # part of a number would be another number
        kept = kept.rstrip("0123456789")
    return f"{kept.rstrip()}…"


def is_cut(said: str, room: float, letters: Lettering) -> bool:
    """Return whether even the smallest letters leave no room for the whole text on one line."""
    return width(said, letters.face) * letters.least > room * MAX_SQUEEZE


@part
def fit_line(
    kind: str | None,
    x: float,
    y: float,
    said: str,
    room: float,
    letters: Lettering,
    dy: str | None = None,
) -> Tree:
    """Return a text of one line that is no wider than a room.

    x, y: of its baseline, whose start, middle or end the style sheet puts there.
    """
    (line,), size = fit(said, room, letters)
    return set_line(kind, x, y, line, size, letters, room, dy)


def fit_lines(
    kind: str | None,
    x: float,
    y: float,
    said: str,
    room: float,
    letters: Lettering,
    lines: int = 2,
    high: float = inf,
) -> list[Tree]:
    """Return a text in a few lines, around where it stands if one is enough."""
    fitted, size = fit(said, room, letters, lines, high)
    top = y - SPACING * size * (len(fitted) - 1) / 2
    return [
        set_line(kind, x, top + SPACING * size * n, line, size, letters, room)
        for n, line in enumerate(fitted)
    ]


def set_line(
    kind: str | None,
    x: float,
    y: float,
    said: str,
    size: float,
    letters: Lettering,
    room: float,
    dy: str | None = None,
) -> Tree:
    """Return a line of text; it names its size unless that is the usual one of its letters.

    A line that may be wider than its room is squeezed to the width of the room.
    """
    style = None if size == letters.size else f"font-size:{num(size)}px"
    at = {"class": kind, "x": num(x), "y": num(y), "dy": dy, "style": style}
    return h("text", {**at, **squeeze(said, room, size, letters.face)}, said)


def squeeze(said: str, room: float, size: float, face: Face = "bold") -> Mapping[str, str]:
    """Return the attributes that set a line to the width of its room, none where it has room."""
    if width(said, face) * size <= room:
        return {}
    return {"textLength": num(room), "lengthAdjust": "spacingAndGlyphs"}
