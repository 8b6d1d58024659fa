"""The words of notes, made by `make messages` from locales/de/notes.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def note() -> str:
    return 'Notiz'


def add() -> str:
    return 'Notiz schreiben'


def edit() -> str:
    return 'Diese Notiz ändern'


def next_note() -> str:
    return 'Nächste Notiz'


def note_before() -> str:
    return 'Vorige Notiz'


def none_next() -> str:
    return 'Es gibt keine spätere Notiz.'


def none_before() -> str:
    return 'Es gibt keine frühere Notiz.'


def field() -> str:
    return 'Was ist hier bemerkenswert?'


def look() -> str:
    return 'Schau hier.'


def readers() -> str:
    return 'Wer diese Partie samt Notizen von dir bekommt, kann sie lesen.'


def done() -> str:
    return 'Fertig'


def drop() -> str:
    return 'Diese Notiz löschen'


def has_note() -> str:
    return 'mit Notiz'


def not_now() -> str:
    return 'Notizen schreiben kannst du, wenn du am Zug bist, nach dem Ende und im Rückblick.'


def full() -> str:
    return 'Mehr Notizen fasst diese Partie nicht; kürze oder lösche erst eine.'


def noted_at(*, move: str | float, moves: str | float) -> str:
    return 'Notiz zu Aktion ' + _show(move) + ' von ' + _show(moves)


def letters(*, letters: str | float, most: str | float) -> str:
    return _show(letters) + ' von ' + _show(most) + ' Zeichen'


def points_at(*, things: float) -> str:
    return ('Tippe auf dem Spielplan an, worauf die Notiz zeigen soll.' if things == 0 else 'Zeigt auf 1 Stelle; tippe sie noch einmal an, um sie wegzunehmen.' if _plural(things) == 'one' else 'Zeigt auf ' + _show(things) + ' Stellen; tippe eine noch einmal an, um sie wegzunehmen.')


def points_full(*, things: float) -> str:
    return 'Eine Notiz zeigt auf höchstens ' + ('1 Stelle' if _plural(things) == 'one' else _show(things) + ' Stellen') + '.'


def share_title() -> str:
    return 'Die Partie mit ihren Notizen'


def share_help() -> str:
    return 'Öffnet sich bei der ersten Notiz; sonst ist alles gleich.'


def share_too_long() -> str:
    return 'Mit diesen Notizen wird der Link länger, als die meisten Programme weitergeben. Schick die Partie lieber als Datei: Sie enthält die Notizen und auch die Namen.'


def lost(*, notes: float) -> str:
    return ('1 Notiz dieser Partie ließ sich nicht lesen und fehlt.' if _plural(notes) == 'one' else _show(notes) + ' Notizen dieser Partie ließen sich nicht lesen und fehlen.')


def joined(*, notes: float) -> str:
    return 'Diese Partie hast du schon: ' + ('1 Notiz kam' if _plural(notes) == 'one' else _show(notes) + ' Notizen kamen') + ' mit dem Link dazu.'
