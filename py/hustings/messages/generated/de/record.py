"""The words of record, made by `make messages` from locales/de/record.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def not_a_game() -> str:
    return 'Das ist keine Partie von Hustings.'


def not_json() -> str:
    return 'Das ist keine Partie von Hustings: Es lässt sich nicht als JSON lesen.'


def not_text() -> str:
    return 'Das ist keine Partie von Hustings: Es ist kein Text.'


def too_long() -> str:
    return 'Das ist zu lang für eine Partie von Hustings.'


def too_much() -> str:
    return 'Das ist keine Partie von Hustings: Es enthält mehr, als auf einen Tisch passt.'


def no_such_game(*, name: str | float) -> str:
    return 'Ein Spiel namens „' + _show(name) + '“ gibt es hier nicht.'


def seats(*, title: str | float, first: str | float, last: str | float) -> str:
    return _show(title) + ' wird mit ' + _show(first) + ' bis ' + _show(last) + ' Plätzen gespielt.'


def no_option(*, title: str | float, name: str | float) -> str:
    return _show(title) + ' hat keine Option „' + _show(name) + '“.'


def option_values(*, option: str | float, values: Sequence[str], given: str | float) -> str:
    return '„' + _show(option) + '“ kann ' + _list(values, 'unit') + ' sein, nicht „' + _show(given) + '“.'


def options_unreadable() -> str:
    return 'Die Optionen dieser Partie lassen sich nicht lesen.'


def moves_unreadable() -> str:
    return 'Die Aktionen dieser Partie lassen sich nicht lesen.'


def too_many_moves(*, most: str | float) -> str:
    return 'Diese Partie hat mehr als ' + _show(most) + ' Aktionen.'


def most_moves(*, most: str | float) -> str:
    return 'Eine Partie kann nicht mehr als ' + _show(most) + ' Aktionen haben.'


def seed(*, most: str | float) -> str:
    return 'Ein Startcode ist ein Text aus 1 bis ' + _show(most) + ' gewöhnlichen Zeichen.'


def no_rules() -> str:
    return 'Diese Partie sagt nicht, nach welchen Regeln sie gespielt wurde.'


def newer_game() -> str:
    return 'Diese Partie stammt aus einer neueren Version von Hustings; lade die Seite neu.'


def file_empty() -> str:
    return 'Diese Datei ist leer.'


def file_one_file() -> str:
    return 'Diese Datei ist Hustings selbst, der ganze Tisch in einer Datei, und kein Spielstand. Öffne sie zum Spielen in einem Browser.'


def file_web_page() -> str:
    return 'Diese Datei ist eine Webseite und kein Spielstand.'


def file_typographic() -> str:
    return 'Diese Datei hat typografische Anführungszeichen („ “), wie Textverarbeitungen sie schreiben. Ein Spielstand braucht gerade ("): Ersetze sie, oder speichere die Partie noch einmal.'


def link_newer() -> str:
    return 'Dieser Link stammt aus einer neueren Version von Hustings; lade die Seite neu.'


def link_damaged() -> str:
    return 'Dieser Link ist beschädigt: Keine Partie lässt sich daraus lesen.'


def link_letters() -> str:
    return 'Dieser Link ist beschädigt: Er enthält Zeichen, die in keinem Link von Hustings vorkommen.'


def link_too_long() -> str:
    return 'Dieser Link ist zu lang für eine Partie von Hustings.'


def link_cut(*, moves: float) -> str:
    return 'Dieser Link ist abgeschnitten oder beschädigt; ' + _moves_recovered(moves=moves) + '.'


def link_edited() -> str:
    return 'Die Aktionen in diesem Link passen nicht zu seiner Prüfsumme: Jemand hat sie verändert.'


def link_cut_notes(*, moves: float) -> str:
    return 'Dieser Link ist abgeschnitten oder beschädigt; ' + _moves_recovered(moves=moves) + '. Seine Notizen sind verloren.'


def moves_recovered(*, moves: float) -> str:
    return ('1 Aktion ließ sich retten' if _plural(moves) == 'one' else _show(moves) + ' Aktionen ließen sich retten')


def link_notes_lost() -> str:
    return 'Dieser Link ist abgeschnitten oder beschädigt: Die Partie ist vollständig, ihre Notizen sind verloren.'


def link_notes_recovered() -> str:
    return 'Dieser Link ist abgeschnitten oder beschädigt: Die Partie ist vollständig, ihre Notizen ließen sich retten.'


def link_notes_some(*, kept: str | float, total: str | float) -> str:
    return 'Dieser Link ist abgeschnitten oder beschädigt: Die Partie ist vollständig, ' + _show(kept) + ' von ' + _show(total) + ' Notizen ließen sich retten.'


def not_a_move(*, token: str | float) -> str:
    return '„' + _show(token) + '“ ist keine Aktion dieses Spiels.'


def too_many_numbers(*, verb: str | float) -> str:
    return '„' + _show(verb) + '“ verträgt nicht so viele Zahlen.'


def fillers() -> str:
    return 'der die das den dem des ein eine einen einem einer und an am auf aus bei bis durch für im in ins mit nach über um von vom vor zu zum zur'


def not_possible() -> str:
    return 'Diese Aktion ist jetzt nicht möglich.'


def no_such_move(*, number: str | float) -> str:
    return 'Diese Partie hat keine Aktion ' + _show(number) + '.'


def move_no_seat(*, number: str | float, token: str | float) -> str:
    return 'Aktion ' + _show(number) + ' („' + _show(token) + '“) sagt nicht, von welchem Platz sie kommt.'


def move_unknown(*, number: str | float, token: str | float) -> str:
    return 'Aktion ' + _show(number) + ' („' + _show(token) + '“) ist keine Aktion dieses Spiels.'


def move_after_end(*, number: str | float, token: str | float) -> str:
    return 'Aktion ' + _show(number) + ' („' + _show(token) + '“) kommt nach dem Ende der Partie.'


def move_illegal(*, number: str | float, token: str | float) -> str:
    return 'Aktion ' + _show(number) + ' („' + _show(token) + '“) ist dort nicht erlaubt.'


def not_annotated() -> str:
    return 'Das ist keine Partie von Hustings mit Notizen.'


def notes_newer() -> str:
    return 'Diese Notizen stammen aus einer neueren Version von Hustings; lade die Seite neu.'


def notes_no_list(*, most: str | float) -> str:
    return 'Die Notizen dieser Partie sind keine Liste von höchstens ' + _show(most) + '.'


def note_unreadable() -> str:
    return 'Eine der Notizen dieser Partie lässt sich nicht lesen.'


def note_asks_beyond(*, moves: str | float) -> str:
    return 'Eine Notiz verlangt Aktionen nach der letzten von ' + _show(moves) + '.'


def note_lights() -> str:
    return 'Eine Notiz zeigt auf etwas, das es nicht gibt.'


def note_answers() -> str:
    return 'Die Antworten einer Notiz lassen sich nicht lesen.'


def note_no_moment(*, field: str | float) -> str:
    return 'Eine Notiz dieser Partie gehört zu keiner ihrer Aktionen (' + _show(field) + ').'


def note_field(*, field: str | float) -> str:
    return 'Eine Notiz dieser Partie lässt sich nicht lesen (' + _show(field) + ').'


def note_no_text(*, field: str | float) -> str:
    return 'Eine Notiz dieser Partie hat als „' + _show(field) + '“ etwas anderes als einen Text.'


def note_too_long(*, most: str | float, field: str | float) -> str:
    return 'Eine Notiz dieser Partie ist länger als ' + _show(most) + ' Zeichen („' + _show(field) + '“).'


_moves_recovered = moves_recovered
