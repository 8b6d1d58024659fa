"""The state of the demonstration on the home page."""

from __future__ import annotations

from typing import Generic, TypeVar

P = TypeVar("P")
"""A game in play."""


class DemoState(Generic[P]):
    """The demonstration of one game after another.

    game: the current one. play: its demonstration, None before loading begins. pieces_done: how
    many pieces have been loaded; ready: whether all have. pending_ticket: of the message awaited,
    0 for none. stopped: by the player, or after the last game. reduced_motion: whether the device
    asks that nothing moves by itself.
    """

    __slots__ = (
        "game", "pending_ticket", "pieces_done", "play", "ready", "reduced_motion", "stopped",
    )  # fmt: skip

    def __init__(self, game: str) -> None:
        self.reduced_motion = self.stopped = False
        self.choose(game)

    def choose(self, game: str) -> None:
        """Show another game from its beginning."""
        self.game = game
        self.play: P | None = None
        self.pieces_done = self.pending_ticket = 0
        self.ready = False
