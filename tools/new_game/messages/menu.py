"""The words of menu, made by `make messages` from locales/en/menu.ftl."""

from __future__ import annotations


def new_game_title() -> str:
    return 'New Game'


def new_game_tagline() -> str:
    return 'Five towns, six rounds: win over most of them, one roll at a time.'


def new_game_credit() -> str:
    return 'Rules, words and drawing are our own.'
