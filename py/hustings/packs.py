"""Which games have their files: in the page these arrive game by game, elsewhere all are there.

HUSTINGS_PACKS names the folder of the packs that arrive, zips called <game>.zip.
"""

from __future__ import annotations

from importlib import import_module
from os import environ
from typing import Final
from zipimport import ZipImportError, zipimporter

FIRST_MODULES: Final = ("info", "emblem", "headline")
"""Modules of each game that the first screen needs; they are there from the start."""

_FOLDER: Final = environ.get("HUSTINGS_PACKS", "")
_added: Final = set[str]()


class GameNotLoaded(BaseException):
    """A module of a game was asked for before the game's pack has arrived.

    No Exception: what handles those, so that the page survives errors, must let this one through.
    """

    def __init__(self, game: str) -> None:
        """Remember the game's id."""
        super().__init__(game)
        self.game = game


def require(game: str) -> None:
    """Raise GameNotLoaded if a game's pack has not arrived."""
    if _FOLDER and game not in _added:
        _add(game)


def _add(game: str) -> None:
    """Let Python find a game's modules and words in its pack."""
    try:
        zipimporter(_path(game))
    except ZipImportError:
        raise GameNotLoaded(game) from None
    for package in (f"hustings.games.{game}", "hustings.messages.generated"):
        folder = package.replace(".", "/")
        import_module(package).__path__.append(f"{_path(game)}/{folder}")
    _added.add(game)


def _path(game: str) -> str:
    return f"{_FOLDER}/{game}.zip"
