"""The words of pages, made by `make messages` from locales/en/pages.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def title(*, name: str | float) -> str:
    return _show(name) + ': ' + _slogan()


def slogan() -> str:
    return 'Election games in one box'


def description() -> str:
    return 'Election games at one table, played in your browser: against bots, with others at one screen, or by sending a link. No account, no server.'


def ornament() -> str:
    return '★ ★ ★'


def how_to_play() -> str:
    return 'How to play'


def open_table() -> str:
    return 'Open the table'


def lost_title() -> str:
    return 'Nothing lies at this address'


def lost() -> str:
    return 'The table is being looked for. If it does not open by itself, open it here; a link to a game can be pasted there with “Open a link”.'


def picture_of(*, game: str | float) -> str:
    return _show(game) + ': the board in the middle of a game'


def described(*, tagline: str | float, facts: str | float) -> str:
    return _show(tagline) + ' ' + _show(facts) + '. Played in the browser, without an account.'


def play_now(*, game: str | float) -> str:
    return 'Play ' + _show(game)


def needs_script(*, game: str | float) -> str:
    return 'The table opens by itself where JavaScript runs; ' + _show(game) + ' needs it.'


_slogan = slogan
