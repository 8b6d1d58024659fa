"""Kept games as the home page lists them."""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.model import Outcome, Progress, Seat


class GameStatus(NamedTuple):
    """The state of a kept game as its save holds it: facts, which the home page words.

    progress: see protocols.Text; {} if unknown. turn: who decides. outcome: how it ended.
    legacy_text: what saves of format 1 hold instead, two sentences: how far the game is, and whose
    turn it is or how it ended.
    """

    progress: Progress
    turn: tuple[Seat, ...] = ()
    outcome: Outcome | None = None
    legacy_text: tuple[str, str] = ("", "")


class SaveEntry(NamedTuple):
    """A kept game as the home page lists it. text: the whole save, JSON as stored.

    updated: milliseconds since 1970. title: the player's name for it, or "". away: the seats of
    players elsewhere; own: where there are any, those of this device. shared_at: when all its moves
    were sent or came by a link, in milliseconds since 1970; 0 if some were not.
    """

    id: str
    game: str
    names: tuple[str, ...]
    over: bool
    updated: int
    text: str
    status: GameStatus
    title: str = ""
    seed: str = ""
    away: tuple[Seat, ...] = ()
    own: tuple[Seat, ...] = ()
    shared_at: int = 0
