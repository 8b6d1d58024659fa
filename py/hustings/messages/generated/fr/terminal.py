"""The words of terminal, made by `make messages` from locales/fr/terminal.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def begins(*, game: str | float, seed: str | float, players: Sequence[str]) -> str:
    return _show(game) + ', graine ' + _show(seed) + '\xa0: ' + _list(players, 'unit')


def player(*, name: str | float, kind: str | float) -> str:
    return _show(name) + ' (' + _show(kind) + ')'


def seats(*, seats: Sequence[str], levels: Sequence[str]) -> str:
    return 'places ' + _list(seats, 'unit') + '\u202f; bots ' + _list(levels, 'unit')


def left(*, moves: float) -> str:
    return 'Partie quittée après ' + (_show(moves) + ' coup' if _plural(moves) == 'one' else _show(moves) + ' coups') + '.'


def help_moves(*, example: str | float) -> str:
    return 'Tape le numéro d’un choix, un coup comme «\xa0' + _show(example) + '\xa0», ou quelques-uns de ses mots.'


def help_keys() -> str:
    return 'b revient d’une étape, p remontre la position, q quitte la partie, ? montre ceci.'


def hand_over(*, name: str | float) -> str:
    return 'Passe l’écran à ' + _show(name) + '. ' + _show(name) + '\xa0: appuie sur Entrée.'


def asked_in_turn() -> str:
    return 'On interroge tout le monde à tour de rôle\u202f; les autres n’apprennent pas qui pourrait réagir.'


def choose_number(*, most: str | float) -> str:
    return 'Choisis un numéro de 1 à ' + _show(most) + '.'


def not_possible() -> str:
    return 'C’est impossible pour l’instant.'


def several_fit() -> str:
    return 'Plusieurs coups correspondent\xa0:'


def no_such(*, answer: str | float) -> str:
    return '«\xa0' + _show(answer) + '\xa0» n’est ici ni un numéro ni un coup\u202f; ? montre l’aide.'


def examples(*, examples: Sequence[str]) -> str:
    return 'Quelques coups possibles\xa0: ' + _list(examples, 'unit') + '.'


def quoted(*, move: str | float) -> str:
    return '«\xa0' + _show(move) + '\xa0»'
