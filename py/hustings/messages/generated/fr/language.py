"""How this language counts and lists. Made by `make messages` from CLDR's fr."""

from __future__ import annotations

from functools import lru_cache
from operator import mod as MOD

from hustings.messages.cldr import in_ranges as IN

TAG = 'fr'
"""How pages name this language."""
PERCENT = '{0}\xa0%'
MINUS = '−'
DECIMAL = ','
GROUP = '\u202f'
LISTS = {'conjunction': ('{0} et {1}', '{0}, {1}', '{0}, {1}', '{0} et {1}'), 'disjunction': ('{0} ou {1}', '{0}, {1}', '{0}, {1}', '{0} ou {1}'), 'unit': ('{0}, {1}', '{0}, {1}', '{0}, {1}', '{0}, {1}')}
"""By type: patterns for two parts, and for the start, the middle and the end of more."""
FORMS: dict[str, dict[str, str]] = {'in': {'Iowa': 'dans l’Iowa', 'New Hampshire': 'dans le New Hampshire', 'Caroline du Sud': 'en Caroline du Sud', 'Nevada': 'dans le Nevada', 'Floride': 'en Floride', 'Missouri': 'dans le Missouri', 'Ohio': 'dans l’Ohio', 'Virginie': 'en Virginie', 'Pennsylvanie': 'en Pennsylvanie', 'le deuxième dé': 'pour le deuxième dé', 'le troisième dé': 'pour le troisième dé', 'Appalaches': 'dans les Appalaches', 'Chesapeake': 'en Chesapeake', 'New York': 'à New York', 'Sud': 'dans le Sud', 'N. Angleterre': 'en Nouvelle-Angleterre', 'Centre': 'dans le Centre', 'Nord-Ouest': 'dans le Nord-Ouest', 'Mid-Atlantic': 'dans le Mid-Atlantic', 'Texas': 'au Texas', 'Sud-Est': 'dans le Sud-Est', 'Sud-Ouest': 'dans le Sud-Ouest', 'Grands Lacs': 'dans les Grands Lacs', 'Haut-Midwest': 'dans le Haut-Midwest', 'Californie': 'en Californie'}, 'of': {'Sénateur Nord': 'du sénateur Nord', 'Gouverneur Est': 'du gouverneur Est', 'Représentant Sud': 'du représentant Sud', 'Général Ouest': 'du général Ouest', 'Nord': 'du Nord', 'Est': 'de l’Est', 'Sud': 'du Sud', 'Ouest': 'de l’Ouest', 'Blasons': 'des Blasons', 'Soleils': 'des Soleils', 'Couronnes': 'des Couronnes', 'Lunes': 'des Lunes', 'Rouge': 'de Rouge', 'Bleu': 'de Bleu', 'Ambre': 'd’Ambre', 'Vert': 'de Vert'}, 'the': {'Sénateur Nord': 'le sénateur Nord', 'Gouverneur Est': 'le gouverneur Est', 'Représentant Sud': 'le représentant Sud', 'Général Ouest': 'le général Ouest', 'Nord': 'le Nord', 'Est': 'l’Est', 'Sud': 'le Sud', 'Ouest': 'l’Ouest', 'Blasons': 'les Blasons', 'Soleils': 'les Soleils', 'Couronnes': 'les Couronnes', 'Lunes': 'les Lunes', 'Iowa': 'l’Iowa', 'New Hampshire': 'le New Hampshire', 'Caroline du Sud': 'la Caroline du Sud', 'Nevada': 'le Nevada', 'Floride': 'la Floride', 'Missouri': 'le Missouri', 'Ohio': 'l’Ohio', 'Virginie': 'la Virginie', 'Pennsylvanie': 'la Pennsylvanie', 'Spot radio': 'le spot radio', 'Organisateur': 'l’organisateur', 'Spot télé': 'le spot télé', 'Débat gagné': 'le débat gagné', 'Trésorier': 'le trésorier', 'Porte-parole': 'le porte-parole', 'Directeur': 'le directeur', 'Pro-vie': 'le thème Pro-vie', 'Immigration': 'le thème Immigration', 'Impôts bas': 'le thème Impôts bas', 'Défense': 'le thème Défense', 'Siège': 'le siège', 'Appalaches': 'les Appalaches', 'Chesapeake': 'la Chesapeake', 'N. Angleterre': 'la Nouvelle-Angleterre', 'Centre': 'le Centre', 'Nord-Ouest': 'le Nord-Ouest', 'Mid-Atlantic': 'le Mid-Atlantic', 'Texas': 'le Texas', 'Sud-Est': 'le Sud-Est', 'Sud-Ouest': 'le Sud-Ouest', 'Grands Lacs': 'les Grands Lacs', 'Haut-Midwest': 'le Haut-Midwest', 'Californie': 'la Californie'}, 'to': {'Sénateur Nord': 'au sénateur Nord', 'Gouverneur Est': 'au gouverneur Est', 'Représentant Sud': 'au représentant Sud', 'Général Ouest': 'au général Ouest', 'Nord': 'au Nord', 'Est': 'à l’Est', 'Sud': 'au Sud', 'Ouest': 'à l’Ouest'}}
"""Names as they stand in a sentence, by form: with the article or preposition that they take."""


@lru_cache(maxsize=1000)
def plural(number: float) -> str:
    """Return the plural form that goes with a number: "one" or "other" in English."""
    n, i = abs(number), int(abs(number))
    v = w = f = t = 0 if n == i else 1
    c = e = 0
    if ((((IN(e, [(0, 0)]) and (not IN(i, [(0, 0)]))) and IN(MOD(i, 1000000), [(0, 0)])) and IN(v, [(0, 0)])) or (not IN(e, [(0, 5)]))):
        return 'many'
    if IN(i, [(0, 0),(1, 1)]):
        return 'one'
    return "other"


@lru_cache(maxsize=1000)
def ordinal(number: float) -> str:
    """Return the form that goes with a place in an order: "one" for 1st."""
    n, i = abs(number), int(abs(number))
    v = w = f = t = 0 if n == i else 1
    c = e = 0
    if IN(n, [(1, 1)]):
        return 'one'
    return "other"
