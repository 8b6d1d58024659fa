"""The words of terminal, made by `make messages` from locales/en/terminal.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def begins(*, game: str | float, seed: str | float, players: Sequence[str]) -> str:
    return _show(game) + ', seed ' + _show(seed) + ': ' + _list(players, 'unit')


def player(*, name: str | float, kind: str | float) -> str:
    return _show(name) + ' (' + _show(kind) + ')'


def seats(*, seats: Sequence[str], levels: Sequence[str]) -> str:
    return 'seats ' + _list(seats, 'unit') + '; bots ' + _list(levels, 'unit')


def left(*, moves: float) -> str:
    return 'The game was left after ' + ('1 move' if _plural(moves) == 'one' else _show(moves) + ' moves') + '.'


def help_moves(*, example: str | float) -> str:
    return 'Type the number of a choice, or a move such as “' + _show(example) + '”, or some of its words.'


def help_keys() -> str:
    return 'b goes one step back, p shows the position again, q leaves the game, ? shows this.'


def hand_over(*, name: str | float) -> str:
    return 'Hand the screen to ' + _show(name) + '. ' + _show(name) + ': press Enter.'


def asked_in_turn() -> str:
    return 'Everybody is asked in turn; the others are not told who could react.'


def choose_number(*, most: str | float) -> str:
    return 'Choose a number from 1 to ' + _show(most) + '.'


def not_possible() -> str:
    return 'That is not possible now.'


def several_fit() -> str:
    return 'Several moves fit that:'


def no_such(*, answer: str | float) -> str:
    return '“' + _show(answer) + '” is neither a number here nor a move; ? helps.'


def examples(*, examples: Sequence[str]) -> str:
    return 'Moves now are such as ' + _list(examples, 'unit') + '.'


def quoted(*, move: str | float) -> str:
    return '“' + _show(move) + '”'
