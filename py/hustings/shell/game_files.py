"""Fetches games' files, each before the first message or drawing that needs it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from pyodide.ffi import create_once_callable
from pyscript import window

from hustings import catalog
from hustings.packs import GameNotLoaded
from hustings.shell import dom
from hustings.shell.failures import BROWSER_FAILURES, report
from hustings.ui import words
from hustings.ui.handling import failure_text
from hustings.ui.links.asked import asked_games
from hustings.ui.model import Model

NOTICE_DELAY_MS: Final = 400
"""After which the player reads what the page waits for."""


class GameFiles:
    """Repeats what a game's files were missing for, once they have arrived."""

    def __init__(self, model: Model, draw: Callable[[], None]) -> None:
        """Remember the model, for notices, and how to draw it."""
        self._model, self._draw = model, draw
        self._latest: Callable[[], None] | None = None
        self._said = ""  # the notice about the files, and the one that it covers
        self._covered = ""
        self._place = self._current_place()

    def repeat(self, game: str, action: Callable[[], None], *, quiet: bool = False) -> None:
        """Carry out an action once a game's files are there, if the player is still where it began.

        quiet: no player asked for it: nothing is said, and it keeps no other action from running.
        """
        if not quiet:
            self._latest, self._place = action, self._current_place()
            dom.mark_fetching(game)
            window.setTimeout(
                create_once_callable(lambda: self._tell(game, action)), NOTICE_DELAY_MS
            )

        async def run() -> None:
            failed = await _fetch(game)
            if quiet:
                if not failed:
                    action()
            elif self._is_awaited(action):
                self._forget()
                if failed:
                    usual = words.trouble.game_not_fetched(game=catalog.info(game).title)
                    self._say(failure_text(self._model, usual))
                    self._draw()
                else:
                    action()

        asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it

    def forget_elsewhere(self) -> None:
        """Forget what waits if the player has gone elsewhere meanwhile."""
        if self._latest is not None and not self._is_awaited(self._latest):
            self._forget()

    def _forget(self) -> None:
        self._latest = None
        dom.mark_fetching("")
        if self._said and self._model.notice == self._said:
            self._model.notice = self._covered
        self._said = self._covered = ""

    def _say(self, text: str) -> None:
        """Show a notice about the files until they are there; then the one before it comes back."""
        if self._model.notice != self._said:
            self._covered = self._model.notice
        self._model.notice = self._said = text

    def _tell(self, game: str, action: Callable[[], None]) -> None:
        """Tell the player which game the page waits for, if it still does."""
        if self._is_awaited(action):
            self._say(words.trouble.game_arriving(game=catalog.info(game).title))
            self._draw()

    def _is_awaited(self, action: Callable[[], None]) -> bool:
        return self._latest is action and self._place == self._current_place()

    def _current_place(self) -> tuple[str, int, str]:
        return self._model.screen, id(self._model.place), self._model.dialog


async def fetch_asked(addresses: Iterable[str], messages: Iterable[str]) -> None:
    """Wait for the files of games that the start opens; what fails is fetched again when used."""
    await asyncio.gather(*map(_fetch, asked_games(addresses, messages)))


async def _fetch(game: str) -> bool:
    """Fetch a game's files unless they are there; return whether that failed."""
    try:
        catalog.require(game)
    except GameNotLoaded:
        try:
            await window.hustings.fetchGame(game)
        except BROWSER_FAILURES as error:
            report(error, f"The pack of {game}")
            return True
    return False
