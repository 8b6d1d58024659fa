"""The words of early_states_press, made by `make messages` from locales/fr/early_states_press.ftl."""

from __future__ import annotations

from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def paper() -> str:
    return 'Le Petit Matin'


def snatched(*, name: str | float, state: str | float, rival: str | float) -> str:
    return _show(name) + ' souffle ' + _in_form(state, 'the') + ' à ' + _show(rival)


def opening(*, name: str | float, state: str | float) -> str:
    return _show(name) + ' ouvre le bal ' + _in_form(state, 'in')


def lead(*, name: str | float, delegates: float) -> str:
    return _show(name) + ' prend la tête avec ' + (_show(delegates) + ' délégué' if _plural(delegates) == 'one' else _show(delegates) + ' délégués')


def last_call() -> str:
    return 'Dernière ligne droite dans les premiers États'


def struck(*, state: str | float) -> str:
    return 'Le rival frappe ' + _in_form(state, 'in')


def rival_moved(*, state: str | float) -> str:
    return 'Le rival prend la première place ' + _in_form(state, 'in')


def clear_win(*, name: str | float) -> str:
    return _show(name) + ' s’envole dans la primaire'


def narrow_win(*, name: str | float) -> str:
    return _show(name) + ' gagne la primaire d’un souffle'


def shared_win(*, name: str | float) -> str:
    return 'Une primaire sans perdants\xa0: ' + _show(name)


def narrow_loss(*, name: str | float) -> str:
    return _show(name) + ' manque la primaire de peu'


def loss(*, name: str | float) -> str:
    return 'Une primaire à oublier pour ' + _show(name)
