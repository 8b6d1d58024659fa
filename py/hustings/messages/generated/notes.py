"""The words of notes, made by `make messages` from locales/en/notes.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def note() -> str:
    return 'Note'


def add() -> str:
    return 'Write a note'


def edit() -> str:
    return 'Change this note'


def next_note() -> str:
    return 'Next note'


def note_before() -> str:
    return 'Previous note'


def none_next() -> str:
    return 'There is no later note.'


def none_before() -> str:
    return 'There is no earlier note.'


def field() -> str:
    return 'What is worth knowing here?'


def look() -> str:
    return 'Look here.'


def readers() -> str:
    return 'Anyone you send this game to with its notes can read them.'


def done() -> str:
    return 'Done'


def drop() -> str:
    return 'Delete this note'


def has_note() -> str:
    return 'has a note'


def not_now() -> str:
    return 'You can write a note on your turn, at the end, or while looking at the past.'


def full() -> str:
    return 'This game has as many notes as it can hold; shorten or delete one first.'


def noted_at(*, move: str | float, moves: str | float) -> str:
    return 'Note on move ' + _show(move) + ' of ' + _show(moves)


def letters(*, letters: str | float, most: str | float) -> str:
    return _show(letters) + ' of ' + _show(most) + ' letters'


def points_at(*, things: float) -> str:
    return ('Press things on the board to point at them.' if things == 0 else 'Points at 1 thing; press it again to remove it.' if _plural(things) == 'one' else 'Points at ' + _show(things) + ' things; press one again to remove it.')


def points_full(*, things: float) -> str:
    return 'A note points at ' + ('1 thing' if _plural(things) == 'one' else _show(things) + ' things') + ' at most.'


def share_title() -> str:
    return 'The game with its notes'


def share_help() -> str:
    return 'Opens at the first note; the rest is the same.'


def share_too_long() -> str:
    return 'These notes make a link that is longer than most programs pass on. Send the game as a file instead: it carries the notes, and the names too.'


def lost(*, notes: float) -> str:
    return ('1 note of this game could not be read and is left out.' if _plural(notes) == 'one' else _show(notes) + ' notes of this game could not be read and are left out.')


def joined(*, notes: float) -> str:
    return 'You have this game already: ' + ('1 note' if _plural(notes) == 'one' else _show(notes) + ' notes') + ' came to it with the link.'
