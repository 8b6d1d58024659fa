"""What a screen adds to an observation when it is drawn: names, who looks, what just happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from hustings.core.model import Event, Move, Seat
from hustings.core.protocols import Arrangement

SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "star")
"""Shape of each seat: colour never says anything alone."""

LETTERS = "ABCDEF"


class Fixed:
    """The arrangement of a view in which there is nothing to arrange."""

    __slots__ = ()

    def after(self, what: str, ply: int) -> Arrangement:  # noqa: ARG002 - there is nothing to arrange
        """Return the same."""
        return self


FIXED: Final = Fixed()


def arrange(verb: str, *numbers: int) -> str:
    """Return the message that arranges something: "arrange:sheet.1"."""
    return "arrange:" + ".".join((verb, *map(str, numbers)))


def arranging(what: str) -> tuple[str, tuple[int, ...]]:
    """Return the verb and the numbers of such a message, ("", ()) for any other text."""
    verb, *numbers = what.split(".")
    if all(text.isascii() and text.isdigit() and len(text) < 10 for text in numbers):
        return verb, tuple(map(int, numbers))
    return "", ()


class Look(NamedTuple):
    """Everything beside the position that a view may depend on.

    names: one per seat. viewer: the seat that looks, None for everybody. bots: which seats are
    bots. recent: the events, as the viewer witnessed them, of the moves since the viewer last
    decided, oldest first, the last move's in `last`. ply: how many moves were made. past: an
    earlier moment is being looked at. arranged: what this screen has laid out of the view. back:
    asked only by who needs it, all events that were told, newest first, however often the viewer
    has decided since. tall: the room for the board is narrow and high, as on a phone held upright,
    rather than wide (see ui.frame.board_shape): a view may lay its board out for each. advised: the
    advised moves, best first. What is clicked for them is numbered whatever a view does (see
    ui.page.parts.advice_marks), so a view adds marks only where rings do not show enough.
    quiz: a puzzle is being solved. A view leaves out helpers that tell good choices from others.
    """

    names: tuple[str, ...]
    viewer: Seat | None
    bots: frozenset[Seat] = frozenset()
    recent: tuple[Event, ...] = ()
    last: tuple[Event, ...] = ()
    ply: int = 0
    past: bool = False
    arranged: Arrangement = FIXED
    back: Callable[[], Iterable[Event]] = tuple
    tall: bool = False
    advised: Sequence[Move] = ()
    quiz: bool = False
