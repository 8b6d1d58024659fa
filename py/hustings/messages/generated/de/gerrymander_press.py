"""The words of gerrymander_press, made by `make messages` from locales/de/gerrymander_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def paper() -> str:
    return 'Salamander-Kurier'


def plurality(*, votes: str | float, all: str | float, party: str | float) -> str:
    return _show(votes) + ' von ' + _show(all) + ' Stimmen reichen: ein Wahlkreis für ' + _show(party)


def close(*, party: str | float) -> str:
    return 'Eine Stimme entscheidet: ein Wahlkreis für ' + _show(party)


def lead(*, party: str | float, districts: float) -> str:
    return _show(party) + ' geht mit ' + ('1 Wahlkreis' if _plural(districts) == 'one' else _show(districts) + ' Wahlkreisen') + ' in Führung'


def tie(*, name: str | float) -> str:
    return 'Totes Rennen: ' + _show(name) + ' bestimmt den Sieger'


def against(*, mine: str | float, most: str | float, districts: str | float, second: str | float) -> str:
    return 'Nach Stimmen ' + _show(mine) + ':' + _show(most) + ', auf der Karte ' + _show(districts) + ':' + _show(second)


def clear_win(*, name: str | float) -> str:
    return _show(name) + ' zeichnet das Land neu'


def narrow_win(*, name: str | float) -> str:
    return _show(name) + ' zieht den besseren Strich'


def shared_win(*, name: str | float) -> str:
    return 'Eine Karte, die vielen gefällt: ' + _show(name)


def narrow_loss(*, name: str | float) -> str:
    return 'Ein Strich zu wenig: ' + _show(name) + ' verliert'


def loss(*, name: str | float) -> str:
    return 'Die Karte wendet sich gegen ' + _show(name)
