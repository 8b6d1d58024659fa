"""Colours in the tests of style sheets: their lightness, how far apart they are, contrast."""

from __future__ import annotations

from typing import Final

Triple = tuple[float, float, float]
XYZ: Final[tuple[Triple, Triple, Triple]] = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
"""From linear RGB to CIE XYZ."""
WHITE: Final = (0.95047, 1.0, 1.08883)


def times(rows: tuple[Triple, Triple, Triple], by: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, by, strict=True)) for row in rows)
    return x, y, z


def linear(colour: str) -> Triple:
    """Return the linear RGB of a colour such as "#56b4e9" or "#111"."""
    full = colour[1:] if len(colour) == 7 else "".join(2 * each for each in colour[1:])
    shares = (int(full[at : at + 2], 16) / 255 for at in (0, 2, 4))
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in shares)
    return r, g, b


def lab(linear: Triple) -> Triple:
    r, g, b = (min(1.0, max(0.0, share)) for share in linear)
    x, y, z = (
        t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
        for t in (v / w for v, w in zip(times(XYZ, (r, g, b)), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def contrast(one: str, two: str) -> float:
    light, dark = sorted((times(XYZ, linear(each))[1] for each in (one, two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
