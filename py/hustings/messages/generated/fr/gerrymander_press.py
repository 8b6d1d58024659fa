"""The words of gerrymander_press, made by `make messages` from locales/fr/gerrymander_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def paper() -> str:
    return 'La Salamandre libérée'


def plurality(*, votes: str | float, all: str | float, party: str | float) -> str:
    return _show(votes) + ' voix sur ' + _show(all) + ' suffisent\xa0: une circonscription pour ' + _show(party)


def close(*, party: str | float) -> str:
    return 'Une seule voix d’écart\xa0: une circonscription pour ' + _show(party)


def lead(*, party: str | float, districts: float) -> str:
    return _show(party) + ' prend la tête avec ' + (_show(districts) + ' circonscription' if _plural(districts) == 'one' else _show(districts) + ' circonscriptions')


def tie(*, name: str | float) -> str:
    return 'Égalité parfaite\xa0: ' + _show(name) + ' désigne le vainqueur'


def against(*, mine: str | float, most: str | float, districts: str | float, second: str | float) -> str:
    return _show(mine) + ' à ' + _show(most) + ' dans les urnes, ' + _show(districts) + ' à ' + _show(second) + ' sur la carte'


def clear_win(*, name: str | float) -> str:
    return _show(name) + ' redessine le pays'


def narrow_win(*, name: str | float) -> str:
    return _show(name) + ' a le meilleur coup de crayon'


def shared_win(*, name: str | float) -> str:
    return 'Une carte qui en arrange plus d’un\xa0: ' + _show(name)


def narrow_loss(*, name: str | float) -> str:
    return _show(name) + ' perd à un trait près'


def loss(*, name: str | float) -> str:
    return 'La carte se retourne contre ' + _show(name)
