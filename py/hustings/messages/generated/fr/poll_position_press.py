"""The words of poll_position_press, made by `make messages` from locales/fr/poll_position_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def paper() -> str:
    return 'The Northern Ballot'


def closed(*, card: str | float, place: str | float) -> str:
    return _show(card) + ': ' + _show(place) + ' is closed'


def shortage(*, where: str | float) -> str:
    return 'Staff run short ' + _show(where)


def honk() -> str:
    return 'Honk honk! Headquarters will serve fewer voters'


def reconciliation() -> str:
    return 'Reconciliation: the remote voice counts double'


def protest(*, where: str | float) -> str:
    return 'Protesters strike ' + _show(where)


def last_week() -> str:
    return 'The last week before polling day'


def forecast(*, better: bool, verdict: str | float) -> str:
    return ('Hope rises. Forecast: ' + _show(verdict) if better else 'Alarm! Forecast: ' + _show(verdict))


def triumph() -> str:
    return 'A triumph at the polls'


def well_done() -> str:
    return 'A good day at the polls'


def trouble() -> str:
    return 'Trouble at the polls'


def disaster() -> str:
    return 'Disaster at the polls'
