"""The words of poll_position_press, made by `make messages` from locales/de/poll_position_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def paper() -> str:
    return 'Ahorn-Anzeiger'


def closed(*, card: str | float, place: str | float) -> str:
    return _show(card) + ': ' + _show(place) + ' geschlossen'


def shortage(*, where: str | float) -> str:
    return 'Personal gesucht: Mangel ' + _show(where)


def honk() -> str:
    return 'Hup hup! In der Zentrale wird es eng'


def reconciliation() -> str:
    return 'Versöhnung: Entlegene Stimmen zählen doppelt'


def protest(*, where: str | float) -> str:
    return 'Protestwelle ' + _show(where)


def last_week() -> str:
    return 'Die letzte Woche vor dem Wahltag'


def forecast(*, better: bool, verdict: str | float) -> str:
    return ('Hoffnung! Prognose: ' + _show(verdict) if better else 'Alarm! Prognose: ' + _show(verdict))


def triumph() -> str:
    return 'Triumph an der Urne'


def well_done() -> str:
    return 'Ein guter Tag an der Urne'


def trouble() -> str:
    return 'Ärger an der Urne'


def disaster() -> str:
    return 'Desaster an der Urne'
