"""What a view needs besides the observation: names, the viewer, what just happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from hustings.core.model import Event, Move, Seat
from hustings.core.protocols import Arrangement

SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "star")
"""The shape of each seat, so that colour never carries information alone."""

LETTERS = "ABCDEF"


class Fixed:
    """The arrangement of a view without anything to arrange."""

    __slots__ = ()

    def after(self, what: str, ply: int) -> Arrangement:  # noqa: ARG002 - there is nothing to arrange
        """Return the same."""
        return self


FIXED: Final = Fixed()


def arrange(verb: str, *numbers: int) -> str:
    """Return a message that changes the arrangement, such as "arrange:sheet.1"."""
    return "arrange:" + ".".join((verb, *map(str, numbers)))


def arranging(what: str) -> tuple[str, tuple[int, ...]]:
    """Return the verb and the numbers of such a message without "arrange:"; ("", ()) if invalid."""
    verb, *numbers = what.split(".")
    if all(text.isascii() and text.isdigit() and len(text) < 10 for text in numbers):
        return verb, tuple(map(int, numbers))
    return "", ()


class Look(NamedTuple):
    """Everything besides the observation that a view may depend on.

    names: one per seat. viewer: the seat that looks, None for everybody. bots: the seats of bots.
    recent: the events since the viewer last decided, as the viewer witnessed them, oldest first;
    last: those of the last move. ply: the number of moves made. past: whether an earlier position
    is shown. playback: whether the position is one of playback. arranged: how this screen has
    arranged the view. back: returns all witnessed events, newest first; only some views call it.
    tall: whether the board's area is higher than wide, as on a phone held upright. advised: the
    advised moves, best first; the page numbers what is clicked for them, so a view draws more only
    if a ring says too little. quiz: whether a puzzle is being solved: then a view leaves out
    helpers that tell good choices from others. unanswered: whether it is a puzzle whose answer is
    not marked yet.
    """

    names: tuple[str, ...]
    viewer: Seat | None
    bots: frozenset[Seat] = frozenset()
    recent: tuple[Event, ...] = ()
    last: tuple[Event, ...] = ()
    ply: int = 0
    past: bool = False
    playback: bool = False
    arranged: Arrangement = FIXED
    back: Callable[[], Iterable[Event]] = tuple
    tall: bool = False
    advised: Sequence[Move] = ()
    quiz: bool = False
    unanswered: bool = False
