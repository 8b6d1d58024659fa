"""What has happened since the viewer's last decision: lines for the eye, news for the ear."""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.model import Event, Seat


class StatusLine:
    """What one seat did in its turn, or what nobody did, as a line of phrases.

    who: the seat, None for nobody. ply: the number of moves at its end. shown_ms: milliseconds
    that playback has shown it so far. losses: what the player lost while nothing was shown, if the
    line is about that.
    """

    __slots__ = ("losses", "phrases", "ply", "shown_ms", "who")

    def __init__(self, who: Seat | None, ply: int) -> None:
        self.who = who
        self.ply = ply
        self.phrases: list[str] = []
        self.shown_ms = 0
        self.losses: tuple[str, ...] = ()


class News(NamedTuple):
    """One beat since the viewer's last decision, for those who hear the game.

    event: as the viewer sees it, ply: the number of moves after its step, mover: who made that
    move. says, who, length, heard: of the beat; whole: whether the beat covers only this event.
    """

    event: Event
    ply: int
    mover: Seat
    says: str
    who: Seat | None
    length: int
    heard: str
    whole: bool
