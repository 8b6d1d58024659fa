"""The words of pages, made by `make messages` from locales/en/pages.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def slogan() -> str:
    return 'Election games in one box'


def share_title() -> str:
    return 'Hustings: ' + _slogan()


def share_text() -> str:
    return 'Election games at one table, played in your browser: against bots, with others at one screen, or by sending a link. No sign-up: your games stay on your device.'


def needs_script() -> str:
    return 'Hustings needs JavaScript and WebAssembly to run.'


def app_text() -> str:
    return 'Election games at one table, played in your browser.'


def coming() -> str:
    return 'Setting up your table.'


def game_share_text(*, pitch: str | float, facts: str | float) -> str:
    return _show(pitch) + ' ' + _show(facts) + '. Played in the browser, without an account.'


def game_picture(*, game: str | float) -> str:
    return _show(game) + ': the board in the middle of a game'


def game_play(*, game: str | float) -> str:
    return 'Play ' + _show(game)


def game_needs_script(*, game: str | float) -> str:
    return 'The table opens by itself where JavaScript runs; ' + _show(game) + ' needs it.'


def game_how_to_play() -> str:
    return 'How to play'


def lost_heading() -> str:
    return 'There is nothing at this address'


def lost_text() -> str:
    return 'Looking for the table. If it does not open by itself, open it here; a link to a game can be pasted there with “Open a link”.'


def lost_open() -> str:
    return 'Open the table'


_slogan = slogan
