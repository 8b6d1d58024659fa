"""The demonstration on the home page: which game is shown, how far it is laid out, what is due."""

from __future__ import annotations

from typing import Generic, TypeVar

P = TypeVar("P")
"""A game in play, of which nothing is known here."""


class Demo(Generic[P]):
    """What the home page shows by itself of the games, one after another.

    game: which one. play: its demonstration, None until that is begun to be laid out. pieces: so
    many pieces of it are laid out. ready: whether all are. due: the number of the message that is
    waited for, 0 for none. held: whether the person has stopped it, or all have been shown. calm:
    whether nothing may move by itself on this device.
    """

    __slots__ = ("calm", "due", "game", "held", "pieces", "play", "ready")

    def __init__(self, game: str) -> None:
        self.calm = self.held = False
        self.choose(game)

    def choose(self, game: str) -> None:
        """Have another game shown, from its beginning on."""
        self.game = game
        self.play: P | None = None
        self.pieces = self.due = 0
        self.ready = False
