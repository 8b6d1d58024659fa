"""Formats numbers and lists for the language in use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from hustings.messages.generated.language import DECIMAL, FORMS, GROUP, LISTS, MINUS, PERCENT

MAX_CACHED_ARGUMENTS: Final = 4000

_SIGNS = str.maketrans({".": DECIMAL, ",": GROUP})


def listed(parts: Sequence[str], type: str = "conjunction") -> str:  # noqa: A002 - Fluent's name
    """Return parts as a list: "a, b and c". type: "conjunction", "disjunction" or "unit"."""
    two, start, middle, end = LISTS[type]
    if len(parts) < 2:
        return "".join(parts)
    if len(parts) == 2:
        return two.format(*parts)
    text = end.format(parts[-2], parts[-1])
    for part in reversed(parts[1:-2]):
        text = middle.format(part, text)
    return start.format(parts[0], text)


def number(
    value: float,
    style: str = "decimal",
    signDisplay: str = "auto",  # noqa: N803 - the names of Fluent's options
    minimumFractionDigits: int = 0,  # noqa: N803
    maximumFractionDigits: int = 0,  # noqa: N803
    useGrouping: str = "",  # noqa: N803
) -> str:
    """Return a number as text in the language's format.

    style: "percent" takes a share, 0 to 1. signDisplay: "exceptZero" writes "+2" and "−1". Zeros at
    the end of the decimals are dropped down to minimumFractionDigits. useGrouping: "always"
    separates thousands.
    """
    value = 100 * value if style == "percent" else value
    grouped = "," if useGrouping == "always" else ""
    digits = f"{abs(value):{grouped}.{maximumFractionDigits}f}"
    for _ in range(maximumFractionDigits - minimumFractionDigits):
        digits = digits.removesuffix("0")
    digits = digits.removesuffix(".").translate(_SIGNS)
    sign = MINUS if value < 0 else "+" if value > 0 and signDisplay == "exceptZero" else ""
    return PERCENT.format(sign + digits) if style == "percent" else sign + digits


def name_form(name: str | float, form: str) -> str:
    """Return a name as it stands in a sentence, with its article or preposition.

    form: "in", "of", "the" or "to"; with a capital, as "The", for the beginning of a sentence. A
    name without that form stays as it is.
    """
    found = FORMS.get(form.lower(), {}).get(str(name), str(name))
    return found[:1].upper() + found[1:] if form[:1].isupper() else found


def sentences(parts: Iterable[str]) -> str:
    """Return sentences joined by spaces, without empty ones."""
    return " ".join(filter(None, parts))


@lru_cache(maxsize=MAX_CACHED_ARGUMENTS)
def shown(value: str | float) -> str:
    """Return a message's argument as text; numbers are formatted with one decimal at most.

    Cached, because a drawing asks hundreds of times, mostly for the same names and small numbers.
    """
    if isinstance(value, str):
        return value
    return number(value, maximumFractionDigits=0 if value == int(value) else 1)
