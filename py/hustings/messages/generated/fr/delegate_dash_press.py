"""The words of delegate_dash_press, made by `make messages` from locales/fr/delegate_dash_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import shown as _show


def paper() -> str:
    return 'L’Écho du Losange'


def super_tuesday(*, candidate: str | float, delegates: str | float) -> str:
    return 'Super Tuesday\xa0: ' + _in_form(candidate, 'the') + ' mène avec ' + _show(delegates)


def super_tuesday_open() -> str:
    return 'Super Tuesday\xa0: personne ne mène la course'


def milestone(*, delegates: str | float, candidate: str | float) -> str:
    return 'Premier à ' + _show(delegates) + ' délégués\xa0: ' + _in_form(candidate, 'the')


def majority(*, candidate: str | float, delegates: str | float) -> str:
    return 'Majorité\u202f! ' + _in_form(candidate, 'the') + ' atteint ' + _show(delegates) + ' délégués'


def lead(*, delegates: str | float, candidate: str | float) -> str:
    return _show(delegates) + ' délégués\xa0: ' + _in_form(candidate, 'the') + ' prend la tête'


def out(*, candidate: str | float, delegates: str | float) -> str:
    return 'C’est fini pour ' + _in_form(candidate, 'the') + '\xa0: ' + _show(delegates) + ' délégués libres'


def clear_win(*, name: str | float) -> str:
    return 'Investiture haut la main\xa0: ' + _show(name)


def narrow_win(*, name: str | float) -> str:
    return 'Investiture sur le fil\xa0: ' + _show(name)


def narrow_loss(*, name: str | float) -> str:
    return _show(name) + ' manque l’investiture de peu'


def loss(*, name: str | float) -> str:
    return 'L’investiture échappe à ' + _show(name)
