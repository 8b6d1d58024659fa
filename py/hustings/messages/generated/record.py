"""The words of record, made by `make messages` from locales/en/record.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def not_a_game() -> str:
    return 'This is not a Hustings game.'


def not_json() -> str:
    return 'This is not a Hustings game: it is not readable as JSON.'


def not_text() -> str:
    return 'This is not a Hustings game: it is not text.'


def too_long() -> str:
    return 'This is too long to be a Hustings game.'


def too_much() -> str:
    return 'This is not a Hustings game: it holds more than any table does.'


def no_such_game(*, name: str | float) -> str:
    return 'There is no game called “' + _show(name) + '” here.'


def seats(*, title: str | float, first: str | float, last: str | float) -> str:
    return _show(title) + ' is played with ' + _show(first) + ' to ' + _show(last) + ' seats.'


def no_option(*, title: str | float, name: str | float) -> str:
    return _show(title) + ' has no option “' + _show(name) + '”.'


def option_values(*, option: str | float, values: Sequence[str], given: str | float) -> str:
    return '“' + _show(option) + '” can be ' + _list(values, 'unit') + ', not “' + _show(given) + '”.'


def options_unreadable() -> str:
    return 'The options of this game cannot be read.'


def moves_unreadable() -> str:
    return 'The moves of this game cannot be read.'


def too_many_moves(*, most: str | float) -> str:
    return 'This game has more than ' + _show(most) + ' moves.'


def most_moves(*, most: str | float) -> str:
    return 'A game cannot have more than ' + _show(most) + ' moves.'


def seed(*, most: str | float) -> str:
    return 'A seed is a text of 1 to ' + _show(most) + ' ordinary characters.'


def no_rules() -> str:
    return 'This game does not say which rules it was played by.'


def newer_game() -> str:
    return 'This game was made by a newer version of Hustings; reload to update.'


def file_empty() -> str:
    return 'This file is empty.'


def file_one_file() -> str:
    return 'This file is Hustings itself, the whole table in one file, and no saved game. Open it in a browser to play with it.'


def file_web_page() -> str:
    return 'This file is a web page and no saved game.'


def file_typographic() -> str:
    return 'This file has typographic quotation marks (“ ”), as a word processor writes them. A saved game needs plain ones ("): replace them, or save the game once more.'


def link_newer() -> str:
    return 'This link was made by a newer version of Hustings; reload to update.'


def link_damaged() -> str:
    return 'This link is damaged: no game can be read from it.'


def link_letters() -> str:
    return 'This link is damaged: it has letters no Hustings link has.'


def link_too_long() -> str:
    return 'This link is too long to be a Hustings game.'


def link_cut(*, moves: float) -> str:
    return 'This link was cut or damaged; ' + _moves_recovered(moves=moves) + '.'


def link_edited() -> str:
    return 'The moves in this link do not match its checksum: somebody has changed them.'


def link_cut_notes(*, moves: float) -> str:
    return 'This link was cut or damaged; ' + _moves_recovered(moves=moves) + '. Its notes are lost.'


def moves_recovered(*, moves: float) -> str:
    return ('1 move could be recovered' if _plural(moves) == 'one' else _show(moves) + ' moves could be recovered')


def link_notes_lost() -> str:
    return 'This link was cut or damaged: the game is whole, its notes are lost.'


def link_notes_recovered() -> str:
    return 'This link was cut or damaged: the game is whole, its notes could be recovered.'


def link_notes_some(*, kept: str | float, total: str | float) -> str:
    return 'This link was cut or damaged: the game is whole, ' + _show(kept) + ' of ' + _show(total) + ' notes could be recovered.'


def not_a_move(*, token: str | float) -> str:
    return '“' + _show(token) + '” is not a move of this game.'


def too_many_numbers(*, verb: str | float) -> str:
    return '“' + _show(verb) + '” does not take so many numbers.'


def fillers() -> str:
    return 'a an and at by for from in of on the to with'


def not_possible() -> str:
    return 'That move is not possible now.'


def no_such_move(*, number: str | float) -> str:
    return 'This game has no move ' + _show(number) + '.'


def move_no_seat(*, number: str | float, token: str | float) -> str:
    return 'Move ' + _show(number) + ' (“' + _show(token) + '”) does not say whose move it is.'


def move_unknown(*, number: str | float, token: str | float) -> str:
    return 'Move ' + _show(number) + ' (“' + _show(token) + '”) is not a move of this game.'


def move_after_end(*, number: str | float, token: str | float) -> str:
    return 'Move ' + _show(number) + ' (“' + _show(token) + '”) comes after the end of the game.'


def move_illegal(*, number: str | float, token: str | float) -> str:
    return 'Move ' + _show(number) + ' (“' + _show(token) + '”) is not legal there.'


def not_annotated() -> str:
    return 'This is not an annotated Hustings game.'


def notes_newer() -> str:
    return 'These notes were made by a newer version of Hustings; reload to update.'


def notes_no_list(*, most: str | float) -> str:
    return 'The notes of this game are not a list of at most ' + _show(most) + '.'


def note_unreadable() -> str:
    return 'One of the notes of this game cannot be read.'


def note_asks_beyond(*, moves: str | float) -> str:
    return 'A note asks for moves after the last of ' + _show(moves) + '.'


def note_lights() -> str:
    return 'A note highlights something that does not exist.'


def note_answers() -> str:
    return 'The answers of a note cannot be read.'


def note_no_moment(*, field: str | float) -> str:
    return 'A note of this game belongs to no move of it (' + _show(field) + ').'


def note_field(*, field: str | float) -> str:
    return 'A note of this game cannot be read (' + _show(field) + ').'


def note_no_text(*, field: str | float) -> str:
    return 'A note of this game has something else than a text as its “' + _show(field) + '”.'


def note_too_long(*, most: str | float, field: str | float) -> str:
    return 'A note of this game is longer than ' + _show(most) + ' characters (“' + _show(field) + '”).'


_moves_recovered = moves_recovered
