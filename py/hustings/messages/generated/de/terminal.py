"""The words of terminal, made by `make messages` from locales/de/terminal.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def begins(*, game: str | float, seed: str | float, players: Sequence[str]) -> str:
    return _show(game) + ', Startcode ' + _show(seed) + ': ' + _list(players, 'unit')


def player(*, name: str | float, kind: str | float) -> str:
    return _show(name) + ' (' + _show(kind) + ')'


def seats(*, seats: Sequence[str], levels: Sequence[str]) -> str:
    return 'Plätze ' + _list(seats, 'unit') + '; Bots ' + _list(levels, 'unit')


def left(*, moves: float) -> str:
    return 'Die Partie wurde nach ' + ('1 Aktion' if _plural(moves) == 'one' else _show(moves) + ' Aktionen') + ' verlassen.'


def help_moves(*, example: str | float) -> str:
    return 'Tippe die Nummer einer Möglichkeit, eine Aktion wie „' + _show(example) + '“ oder einige ihrer Wörter.'


def help_keys() -> str:
    return 'b geht einen Schritt zurück, p zeigt den Stand noch einmal, q verlässt die Partie, ? zeigt dies.'


def hand_over(*, name: str | float) -> str:
    return 'Gib das Gerät an ' + _show(name) + ' weiter. ' + _show(name) + ': Drück Enter.'


def asked_in_turn() -> str:
    return 'Alle werden der Reihe nach gefragt; die anderen erfahren nicht, wer reagieren könnte.'


def choose_number(*, most: str | float) -> str:
    return 'Wähle eine Nummer von 1 bis ' + _show(most) + '.'


def not_possible() -> str:
    return 'Das ist jetzt nicht möglich.'


def several_fit() -> str:
    return 'Mehrere Aktionen passen dazu:'


def no_such(*, answer: str | float) -> str:
    return '„' + _show(answer) + '“ ist hier weder eine Nummer noch eine Aktion; ? hilft.'


def examples(*, examples: Sequence[str]) -> str:
    return 'Möglich sind jetzt zum Beispiel ' + _list(examples, 'unit') + '.'


def quoted(*, move: str | float) -> str:
    return '„' + _show(move) + '“'
