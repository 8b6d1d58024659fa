"""How this language counts and lists. Made by `make messages` from CLDR's de."""

from __future__ import annotations

from functools import lru_cache
from operator import mod as MOD

from hustings.messages.cldr import in_ranges as IN

TAG = 'de'
"""How pages name this language."""
PERCENT = '{0}\xa0%'
MINUS = '−'
DECIMAL = ','
GROUP = '.'
LISTS = {'conjunction': ('{0} und {1}', '{0}, {1}', '{0}, {1}', '{0} und {1}'), 'disjunction': ('{0} oder {1}', '{0}, {1}', '{0}, {1}', '{0} oder {1}'), 'unit': ('{0}, {1}', '{0}, {1}', '{0}, {1}', '{0}, {1}')}
"""By type: patterns for two parts, and for the start, the middle and the end of more."""
FORMS: dict[str, dict[str, str]] = {'the': {'der zweite Würfel': 'den zweiten Würfel', 'der dritte Würfel': 'den dritten Würfel', 'Radiospot': 'den Radiospot', 'Organisator': 'den Organisator', 'TV-Spot': 'den TV-Spot', 'Debattensieg': 'den Debattensieg', 'Schatzmeisterin': 'die Schatzmeisterin', 'Sprecherin': 'die Sprecherin', 'Manager': 'den Manager', 'Lebensschutz': 'das Thema Lebensschutz', 'Einwanderung': 'das Thema Einwanderung', 'Steuerbremse': 'das Thema Steuerbremse', 'Verteidigung': 'das Thema Verteidigung'}}
"""Names as they stand in a sentence, by form: with the article or preposition that they take."""


@lru_cache(maxsize=1000)
def plural(number: float) -> str:
    """Return the plural form that goes with a number: "one" or "other" in English."""
    n, i = abs(number), int(abs(number))
    v = w = f = t = 0 if n == i else 1
    c = e = 0
    if (IN(i, [(1, 1)]) and IN(v, [(0, 0)])):
        return 'one'
    return "other"


@lru_cache(maxsize=1000)
def ordinal(number: float) -> str:
    """Return the form that goes with a place in an order: "one" for 1st."""
    n, i = abs(number), int(abs(number))
    v = w = f = t = 0 if n == i else 1
    c = e = 0
    return "other"
