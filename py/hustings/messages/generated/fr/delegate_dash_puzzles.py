"""The words of delegate_dash_puzzles, made by `make messages` from locales/fr/delegate_dash_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def face(*, number: float) -> str:
    return ('as' if number == 1 else _show(number))


def place(*, region: float, number: float) -> str:
    return ('Blasons ' + _face(number=number) if region == 0 else 'Soleils ' + _face(number=number) if region == 1 else 'Couronnes ' + _face(number=number) if region == 2 else 'Lunes ' + _face(number=number) if region == 3 else 'le centre')


def title(*, place: str | float, stake: str | float, lead: str, margin: float) -> str:
    return 'Depuis ' + _show(place) + ' : enjeu ' + _show(stake) + ', ' + (('1 délégué de retard' if margin == 1 else _show(margin) + ' délégués de retard') if lead == 'behind' else ('1 délégué d’avance' if margin == 1 else _show(margin) + ' délégués d’avance') if lead == 'ahead' else 'au coude à coude')


def goal(*, mine: str | float, rivals: str | float) -> str:
    return 'Délégués\xa0: ' + _show(mine) + ' pour toi, ' + _show(rivals) + ' pour ton meilleur rival. Tous les autres ont joué\u202f; viennent ensuite les caucus. Où gagnes-tu le plus de délégués en moyenne\u202f?'


def why(*, rivals: float, coins: float, best: str | float, delegates: float) -> str:
    return ('Personne d’autre n’y est, ' + ('donc la pièce de ' + _show(best) + ' est à toi.' if coins == 1 else 'donc la plus grosse pièce, ' + _show(best) + ', est à toi.') if rivals == 0 else 'Un seul rival y est' + (', et l’enjeu, ' + _delegates(delegates=delegates) + ', vaut la bataille.' if coins == 1 else '' + '\xa0: même le dé le plus bas y gagne une pièce.') if rivals == 1 else _show(rivals) + ' rivaux y sont, mais ' + ('l’enjeu, ' + _delegates(delegates=delegates) + ', vaut la bataille.' if coins == 1 else _show(coins) + ' pièces pour ' + _delegates(delegates=delegates) + ', cela vaut la bataille.'))


def why_not(*, rivals: float, coins: float, best: str | float, delegates: float) -> str:
    return ('Personne d’autre n’y est, mais ' + ('la seule pièce vaut ' + _show(best) + '.' if coins == 1 else 'la plus grosse pièce vaut ' + _show(best) + '.') if rivals == 0 else 'Un rival y est' + ('' + '\xa0: ' + _delegates(delegates=delegates) + ' pour l’un, rien pour l’autre.' if coins == 1 else ', et les ' + _show(coins) + ' pièces ne font que ' + _delegates(delegates=delegates) + ' en tout.') if rivals == 1 else _show(rivals) + ' rivaux t’y disputent ' + ('une seule pièce de ' + _show(best) + '.' if coins == 1 else _show(coins) + ' pièces, ' + _delegates(delegates=delegates) + ' en tout.'))


def right(*, best: str | float) -> str:
    return 'Juste\xa0: tu y gagnes ' + _show(best) + '.'


def worse(*, yours: str | float, why: str | float, best: str | float, more: str | float) -> str:
    return 'Tu y gagnes ' + _show(yours) + '. ' + _show(why) + ' Le meilleur coup rapporte ' + _show(best) + ', soit ' + _show(more) + ' de plus.'


def worse_empty(*, best: str | float) -> str:
    return 'Aucun délégué n’y est en jeu. Le meilleur coup rapporte ' + _show(best) + '.'


def delegates(*, delegates: float) -> str:
    return (_show(delegates) + ' délégué' if _plural(delegates) == 'one' else _show(delegates) + ' délégués')


def delegates_on_average(*, delegates: float) -> str:
    return _number(delegates, minimumFractionDigits=1, maximumFractionDigits=1) + ' ' + ('délégué' if _plural(delegates) == 'one' else 'délégués') + ' en moyenne'


_delegates = delegates
_face = face
