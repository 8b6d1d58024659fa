"""What a screen adds to an observation when it is drawn: names, who looks, what just happened."""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.model import Event, Move, Seat

SEAT_NAMES = ("sky", "yellow", "blue", "vermilion", "green", "purple")
"""Colour of each seat, by class name `seat-<n>` in the style sheet."""

SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "star")
"""Shape of each seat: colour never says anything alone."""

LETTERS = "ABCDEF"


class Look(NamedTuple):
    """Everything beside the position that a view may depend on.

    names: one per seat. viewer: the seat that looks, None for everybody. bots: which seats are
    bots. recent: the events, as the viewer witnessed them, of the moves since the viewer last
    decided, oldest first, the last move's in `last`. past: an earlier moment is being looked at.
    focus: a prefix the pointer or the keyboard rests on in the log or board, () for none.
    tab: which of several sheets, hands or layers the screen shows (a view's own small number).
    """

    names: tuple[str, ...]
    viewer: Seat | None
    bots: frozenset[Seat] = frozenset()
    recent: tuple[Event, ...] = ()
    last: tuple[Event, ...] = ()
    ply: int = 0
    past: bool = False
    focus: Move = ()
    tab: int = 0
