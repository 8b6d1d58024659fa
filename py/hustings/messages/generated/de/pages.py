"""The words of pages, made by `make messages` from locales/de/pages.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def slogan() -> str:
    return 'Wahlspiele in einer Schachtel'


def share_title() -> str:
    return 'Hustings: ' + _slogan()


def share_text() -> str:
    return 'Wahlspiele an einem Tisch, direkt im Browser: gegen Bots, mit anderen an einem Bildschirm oder per Link. Ohne Anmeldung: Deine Partien bleiben auf deinem Gerät.'


def needs_script() -> str:
    return 'Hustings braucht JavaScript und WebAssembly.'


def app_text() -> str:
    return 'Wahlspiele an einem Tisch, direkt im Browser.'


def coming() -> str:
    return 'Dein Tisch wird aufgebaut.'


def game_share_text(*, pitch: str | float, facts: str | float) -> str:
    return _show(pitch) + ' ' + _show(facts) + '. Direkt im Browser, ohne Anmeldung.'


def game_picture(*, game: str | float) -> str:
    return _show(game) + ': der Spielplan mitten in einer Partie'


def game_play(*, game: str | float) -> str:
    return _show(game) + ' spielen'


def game_needs_script(*, game: str | float) -> str:
    return 'Mit JavaScript öffnet sich der Tisch von selbst; ohne läuft ' + _show(game) + ' nicht.'


def game_how_to_play() -> str:
    return 'So wird gespielt'


def lost_heading() -> str:
    return 'Unter dieser Adresse gibt es nichts'


def lost_text() -> str:
    return 'Der Tisch wird gesucht. Öffnet er sich nicht von selbst, dann öffne ihn hier; einen Link zu einer Partie kannst du dort unter „Link öffnen“ einfügen.'


def lost_open() -> str:
    return 'Den Tisch öffnen'


_slogan = slogan
