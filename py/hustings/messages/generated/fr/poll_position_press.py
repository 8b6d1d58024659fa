"""The words of poll_position_press, made by `make messages` from locales/fr/poll_position_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def paper() -> str:
    return 'Le Bulletin du Nord'


def closed(*, card: str | float, place: str | float) -> str:
    return _show(card) + '\xa0: fermeture (' + _show(place) + ')'


def shortage(*, where: str | float) -> str:
    return 'Le personnel manque ' + _show(where)


def honk() -> str:
    return 'Concert de klaxons\xa0: le siège accueillera moins d’électeurs'


def reconciliation() -> str:
    return 'Réconciliation\xa0: les secteurs éloignés comptent double'


def protest(*, where: str | float) -> str:
    return 'La colère gronde ' + _show(where)


def last_week() -> str:
    return 'Dernière semaine avant le jour du vote'


def forecast(*, better: bool, verdict: str | float) -> str:
    return ('L’espoir renaît. Prévision\xa0: «\xa0' + _show(verdict) + '\xa0»' if better else 'Alerte\u202f! Prévision\xa0: «\xa0' + _show(verdict) + '\xa0»')


def triumph() -> str:
    return 'Triomphe aux urnes'


def well_done() -> str:
    return 'Une bonne journée aux urnes'


def trouble() -> str:
    return 'Des ennuis aux urnes'


def disaster() -> str:
    return 'Désastre aux urnes'
