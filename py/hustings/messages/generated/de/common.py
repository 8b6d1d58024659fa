"""The words of common, made by `make messages` from locales/de/common.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def title() -> str:
    return 'Hustings'


def tagline() -> str:
    return 'Wahlspiele in einer Schachtel. Ohne Anmeldung: Deine Partien bleiben auf deinem Gerät.'


def page_title(*, game: str | float) -> str:
    return _show(game) + ' · ' + _title()


def home() -> str:
    return 'Startseite'


def rules() -> str:
    return 'Regeln'


def share() -> str:
    return 'Teilen'


def keys() -> str:
    return 'Tasten'


def menu() -> str:
    return 'Menü'


def preferences() -> str:
    return 'Einstellungen'


def about() -> str:
    return 'Info'


def language() -> str:
    return 'Sprache'


def language_name(*, language: str) -> str:
    return ('Deutsch' if language == 'de' else 'Français' if language == 'fr' else 'English')


def close() -> str:
    return 'Schließen'


def hide() -> str:
    return 'Ausblenden'


def choose_again() -> str:
    return 'Neu wählen'


def label_disabled(*, label: str | float, why: str | float) -> str:
    return _show(label) + ': ' + _show(why)


def about_this(*, name: str | float, says: str | float) -> str:
    return _show(name) + ': ' + _show(says)


def person_name(*, number: float) -> str:
    return ('Ada' if number == 0 else 'Ben' if number == 1 else 'Cleo' if number == 2 else 'Dan' if number == 3 else 'Esi' if number == 4 else 'Finn')


def bot_name(*, number: float) -> str:
    return ('Iris' if number == 0 else 'Juno' if number == 1 else 'Kit' if number == 2 else 'Lou' if number == 3 else 'Moss' if number == 4 else 'Nell')


def seat_name(*, number: str | float) -> str:
    return 'Platz ' + _show(number)


def person() -> str:
    return 'Person'


def bot_level(*, level: str) -> str:
    return ('Bot Leicht' if level == 'easy' else 'Bot Normal' if level == 'normal' else 'Bot Schwer' if level == 'hard' else 'Bot Experte')


def same_luck() -> str:
    return 'Der Startcode ist derselbe: Was du dort an Würfen, Ziehungen und Händen gesehen hast, kann verraten, was hier kommt.'


def gives_away() -> str:
    return 'Wer den Link zu einer Partie oder ihre Datei hat, kann kommende Würfe, jede Hand und jede verdeckte Wahl herausfinden und Aktionen verändern. Spiel per Link nur mit Leuten, denen du vertraust.'


def started_again() -> str:
    return 'Dies ist eine neue Partie; die andere bleibt erhalten. ' + _same_luck()


def branched_off(*, move: str | float) -> str:
    return 'Ab Aktion ' + _show(move) + ' ist dies eine eigene Partie; die andere bleibt erhalten. ' + _same_luck()


def die(*, shows: str | float) -> str:
    return 'Würfel: ' + _show(shows)


_same_luck = same_luck
_title = title
