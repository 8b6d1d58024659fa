"""The words of whistle_stop_press, made by `make messages` from locales/fr/whistle_stop_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def paper() -> str:
    return 'L’Express du Whistle-Stop'


def lead(*, name: str | float, points: str | float, all: str | float) -> str:
    return _show(name) + ' prend la tête avec ' + _show(points) + ' sur ' + _show(all)


def majority(*, rounds: float, needed: str | float, name: str | float, region: str | float) -> str:
    return (_show(needed) + '\xa0! C’est gagné pour ' + _show(name) + ' ' + _in_form(region, 'in') if rounds == 0 else _show(needed) + '\xa0! La majorité pour ' + _show(name) + ', à ' + _show(rounds) + ' manche de la fin' if _plural(rounds) == 'one' else _show(needed) + '\xa0! La majorité pour ' + _show(name) + ', à ' + _show(rounds) + ' manches de la fin')


def upset(*, name: str | float, region: str | float, fewer: float, more: str | float) -> str:
    return _show(name) + ' gagne ' + _in_form(region, 'the') + ' à ' + (_show(fewer) + ' délégué' if _plural(fewer) == 'one' else _show(fewer) + ' délégués') + ' contre ' + _show(more)


def call(*, name: str | float, region: str | float) -> str:
    return 'Au débat, ' + _show(name) + ' annonce ' + _in_form(region, 'the')


def veto(*, name: str | float, rival: str | float, card: str | float) -> str:
    return 'Veto\xa0: ' + _show(name) + ' prive ' + _show(rival) + ' de sa carte ' + _show(card)


def clear_win(*, name: str | float) -> str:
    return 'Le pays roule pour ' + _show(name)


def narrow_win(*, name: str | float) -> str:
    return 'Victoire à la photo-finish pour ' + _show(name)


def shared_win(*, name: str | float) -> str:
    return 'Terminus à égalité\xa0: ' + _show(name)


def narrow_loss(*, name: str | float) -> str:
    return _show(name) + ' échoue à quelques points près'


def loss(*, name: str | float) -> str:
    return 'Le train part sans ' + _show(name)
