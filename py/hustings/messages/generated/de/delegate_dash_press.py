"""The words of delegate_dash_press, made by `make messages` from locales/de/delegate_dash_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def paper() -> str:
    return 'Rauten-Rundschau'


def super_tuesday(*, candidate: str | float, delegates: str | float) -> str:
    return 'Super Tuesday: ' + _show(candidate) + ' führt mit ' + _show(delegates)


def super_tuesday_open() -> str:
    return 'Super Tuesday: Niemand führt das Rennen an'


def milestone(*, delegates: str | float, candidate: str | float) -> str:
    return _show(delegates) + ' Delegierte: ' + _show(candidate) + ' ist zuerst da'


def majority(*, candidate: str | float, delegates: str | float) -> str:
    return 'Mehrheit! ' + _show(candidate) + ' erreicht ' + _show(delegates) + ' Delegierte'


def lead(*, candidate: str | float, delegates: str | float) -> str:
    return _show(candidate) + ' führt mit ' + _show(delegates) + ' Delegierten'


def out(*, candidate: str | float, delegates: str | float) -> str:
    return _show(candidate) + ' ist raus: ' + _show(delegates) + ' Delegierte werden frei'


def clear_win(*, name: str | float) -> str:
    return 'Haushoch nominiert: ' + _show(name)


def narrow_win(*, name: str | float) -> str:
    return 'Um Haaresbreite: ' + _show(name) + ' ist nominiert'


def narrow_loss(*, name: str | float) -> str:
    return _show(name) + ' verpasst die Nominierung knapp'


def loss(*, name: str | float) -> str:
    return 'Die Nominierung geht an ' + _show(name) + ' vorbei'
