"""The words of pages, made by `make messages` from locales/fr/pages.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def slogan() -> str:
    return 'Une boîte de jeux d’élections'


def share_title() -> str:
    return 'Hustings · ' + _slogan()


def share_text() -> str:
    return 'Des jeux d’élections à une même table, dans ton navigateur\xa0: contre des bots, à plusieurs devant le même écran, ou à distance par liens. Sans inscription\xa0: tes parties restent sur ton appareil.'


def needs_script() -> str:
    return 'Hustings a besoin de JavaScript et de WebAssembly.'


def app_text() -> str:
    return 'Des jeux d’élections à une même table, dans ton navigateur.'


def coming() -> str:
    return 'On dresse ta table.'


def game_share_text(*, pitch: str | float, facts: str | float) -> str:
    return _show(pitch) + ' ' + _show(facts) + '. Dans le navigateur, sans compte.'


def game_picture(*, game: str | float) -> str:
    return _show(game) + '\xa0: le plateau en milieu de partie'


def game_play(*, game: str | float) -> str:
    return 'Jouer à ' + _show(game)


def game_needs_script(*, game: str | float) -> str:
    return _show(game) + ' a besoin de JavaScript\xa0: là où il fonctionne, la table s’ouvre d’elle-même.'


def game_how_to_play() -> str:
    return 'Comment jouer'


def lost_heading() -> str:
    return 'Il n’y a rien à cette adresse'


def lost_text() -> str:
    return 'On cherche la table. Si elle ne s’ouvre pas d’elle-même, ouvre-la ici\u202f; le lien d’une partie peut s’y coller sous «\xa0Ouvrir un lien\xa0».'


def lost_open() -> str:
    return 'Ouvrir la table'


_slogan = slogan
