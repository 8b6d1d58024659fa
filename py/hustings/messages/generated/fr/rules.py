"""The words of rules, made by `make messages` from locales/fr/rules.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def rules_of(*, game: str | float) -> str:
    return _show(game) + '\xa0: les règles'


def contents() -> str:
    return 'Sommaire'


def find() -> str:
    return 'Chercher une règle'


def find_nothing() -> str:
    return 'Effacer'


def found(*, paragraphs: float) -> str:
    return ('Rien trouvé\xa0: essaie d’autres mots.' if paragraphs == 0 else '1 paragraphe trouvé.' if paragraphs == 1 else _show(paragraphs) + ' paragraphes trouvés.')


def print_rules() -> str:
    return 'Imprimer les règles'


def rule(*, number: str | float) -> str:
    return 'Règle ' + _show(number)


def rule_here() -> str:
    return 'Ce que disent les règles ici'


def now() -> str:
    return 'Ce qui est demandé'


def cites() -> str:
    return 'règle|règles'


def cites_between() -> str:
    return 'et|à|ou'
