"""The words of whistle_stop_press, made by `make messages` from locales/de/whistle_stop_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def paper() -> str:
    return 'Der Whistle-Stop-Express'


def lead(*, name: str | float, points: str | float, all: str | float) -> str:
    return _show(name) + ' geht in Führung, mit ' + _show(points) + ' von ' + _show(all)


def majority(*, rounds: float, needed: str | float, name: str | float, region: str | float) -> str:
    return (_show(needed) + '! ' + _show(name) + ' schafft es ' + _in_form(region, 'in') if rounds == 0 else _show(needed) + '! ' + _show(name) + ' hat die Mehrheit, noch 1 Runde' if _plural(rounds) == 'one' else _show(needed) + '! ' + _show(name) + ' hat die Mehrheit, noch ' + _show(rounds) + ' Runden')


def upset(*, name: str | float, region: str | float, fewer: float, more: str | float) -> str:
    return _show(name) + ' holt ' + _in_form(region, 'the') + ' mit ' + _show(fewer) + ' gegen ' + _show(more) + ' Delegierte'


def call(*, name: str | float, region: str | float) -> str:
    return _show(name) + ' sagt bei der Debatte ' + _in_form(region, 'the') + ' vorher'


def veto(*, rival: str | float, name: str | float, card: str | float) -> str:
    return 'Veto gegen ' + _show(rival) + ': ' + _show(name) + ' stoppt ' + _show(card)


def clear_win(*, name: str | float) -> str:
    return 'Alle Würfel fallen für ' + _show(name)


def narrow_win(*, name: str | float) -> str:
    return 'Fotofinish: ' + _show(name) + ' gewinnt um Haaresbreite'


def shared_win(*, name: str | float) -> str:
    return 'Totes Rennen: ' + _show(name)


def narrow_loss(*, name: str | float) -> str:
    return _show(name) + ' fehlen nur ein paar Punkte'


def loss(*, name: str | float) -> str:
    return 'Der Zug fährt ohne ' + _show(name) + ' ab'
