"""Writes a language's own module: plural forms and formats, from CLDR data as Babel has it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from babel import Locale
from babel.plural import PluralRule, _PythonCompiler

LOCALES: Final = {"en": "en_GB"}
"""The CLDR locale of a language, by the name of its folder in locales/."""
OWN: Final = {
    "en": {"percent": "{0}\N{NO-BREAK SPACE}%", "minus": "−"},
    "de": {"minus": "−"},
    "fr": {"minus": "−"},
}
"""Where we differ from CLDR, by language."""

SOURCE: Final = '''\
"""How this language counts and lists. Made by `make messages` from CLDR's {locale}."""

from __future__ import annotations

from functools import lru_cache
from operator import mod as MOD

from hustings.messages.cldr import in_ranges as IN

TAG = {tag!r}
"""How pages name this language."""
PERCENT = {percent!r}
MINUS = {minus!r}
DECIMAL = {decimal!r}
GROUP = {group!r}
LISTS = {lists!r}
"""By type: patterns for two parts, and for the start, the middle and the end of more."""
FORMS: dict[str, dict[str, str]] = {forms!r}
"""Names as they stand in a sentence, by form: with the article or preposition that they take."""


@lru_cache(maxsize=1000)
def plural(number: float) -> str:
    """Return the plural form that goes with a number: "one" or "other" in English."""
{plural}

@lru_cache(maxsize=1000)
def ordinal(number: float) -> str:
    """Return the form that goes with a place in an order: "one" for 1st."""
{ordinal}'''
TYPES: Final = {"conjunction": "standard", "disjunction": "or"}
PATTERNS: Final = ("2", "start", "middle", "end")
COMMAS: Final = ("{0}, {1}",) * 4
"""The type "unit": parts with nothing but commas between them."""


def module(
    language: str,
    forms: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
    name: str = "",
    written: Callable[[str], str] = lambda pattern: pattern,
) -> str:
    """Return the source of the module of a language.

    forms: of names, as catalogues have them. name: how pages name it, if otherwise; written: what
    becomes of each pattern of a list.
    """
    locale = Locale.parse(LOCALES.get(language, language))
    own = OWN.get(language, {})
    lists = {
        kind: tuple(written(locale.list_patterns[of][part]) for part in PATTERNS)
        for kind, of in TYPES.items()
    }
    lists["unit"] = COMMAS
    symbols = locale.number_symbols["latn"]
    return SOURCE.format(
        locale=locale,
        tag=name or tag(language),
        percent=own.get("percent") or locale.percent_formats[None].pattern.replace("#,##0", "{0}"),
        minus=own.get("minus") or symbols["minusSign"],
        decimal=symbols["decimal"],
        group=symbols["group"],
        lists=lists,
        forms={form: dict(names) for form, names in sorted(forms.items())},
        plural=_function(locale.plural_form),
        ordinal=_function(locale.ordinal_form),
    )


def tag(language: str) -> str:
    """Return how pages name the language of a folder in locales/: "en-GB"."""
    return LOCALES.get(language, language).replace("_", "-")


def _function(rule: PluralRule) -> str:
    """Return the body of a function that finds the form.

    Babel offers compiled functions only, so its internal compiler is asked for the source. n, i and
    v are CLDR's names: the number, its whole part, the number of decimals shown (one at most).
    """
    compiler: Any = _PythonCompiler()
    lines = [
        "    n, i = abs(number), int(abs(number))",
        "    v = w = f = t = 0 if n == i else 1",
        "    c = e = 0",
    ]
    for tag, condition in rule.abstract:
        lines += [f"    if {compiler.compile(condition)}:", f"        return {tag!r}"]
    return "\n".join([*lines, '    return "other"', ""])
