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
FORMS: dict[str, dict[str, str]] = {'in': {'Appalachen': 'in den Appalachen', 'Chesapeake': 'in Chesapeake', 'New York': 'in New York', 'Süden': 'im Süden', 'Florida': 'in Florida', 'Neuengland': 'in Neuengland', 'Prärie': 'in der Prärie', 'Nordwesten': 'im Nordwesten', 'Ostküste': 'an der Ostküste', 'Texas': 'in Texas', 'Südosten': 'im Südosten', 'Südwesten': 'im Südwesten', 'Große Seen': 'an den Großen Seen', 'Mittelwesten': 'im Mittelwesten', 'California': 'in California'}, 'of': {'Monde': 'Mond', 'Appalachen': 'aus den Appalachen', 'Chesapeake': 'aus Chesapeake', 'New York': 'aus New York', 'Süden': 'aus dem Süden', 'Florida': 'aus Florida', 'Neuengland': 'aus Neuengland', 'Prärie': 'aus der Prärie', 'Nordwesten': 'aus dem Nordwesten', 'Ostküste': 'von der Ostküste', 'Texas': 'aus Texas', 'Südosten': 'aus dem Südosten', 'Südwesten': 'aus dem Südwesten', 'Große Seen': 'von den Großen Seen', 'Mittelwesten': 'aus dem Mittelwesten', 'California': 'aus California'}, 'the': {'der zweite Würfel': 'den zweiten Würfel', 'der dritte Würfel': 'den dritten Würfel', 'Radiospot': 'den Radiospot', 'Organisator': 'den Organisator', 'TV-Spot': 'den TV-Spot', 'Debattensieg': 'den Debattensieg', 'Finanzchefin': 'die Finanzchefin', 'Sprecherin': 'die Sprecherin', 'Manager': 'den Manager', 'Lebensschutz': 'das Thema Lebensschutz', 'Migration': 'das Thema Migration', 'Steuern': 'das Thema Steuern', 'Militär': 'das Thema Militär', 'Zentrale': 'die Zentrale', 'Appalachen': 'die Appalachen', 'Süden': 'den Süden', 'Prärie': 'die Prärie', 'Nordwesten': 'den Nordwesten', 'Ostküste': 'die Ostküste', 'Südosten': 'den Südosten', 'Südwesten': 'den Südwesten', 'Große Seen': 'die Großen Seen', 'Mittelwesten': 'den Mittelwesten'}, 'to': {'Appalachen': 'in die Appalachen', 'Chesapeake': 'nach Chesapeake', 'New York': 'nach New York', 'Süden': 'in den Süden', 'Florida': 'nach Florida', 'Neuengland': 'nach Neuengland', 'Prärie': 'in die Prärie', 'Nordwesten': 'in den Nordwesten', 'Ostküste': 'an die Ostküste', 'Texas': 'nach Texas', 'Südosten': 'in den Südosten', 'Südwesten': 'in den Südwesten', 'Große Seen': 'an die Großen Seen', 'Mittelwesten': 'in den Mittelwesten', 'California': 'nach California'}}
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
