"""What the bots of a game say, module by module: a game with `Info.talks` has `talk.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from hustings.core.model import Event, Seat
from hustings.core.protocols import S_contra


class Talk(Protocol[S_contra]):
    """The words of a game's bots, and what changed its outlook: the module `talk.py`."""

    def speech(
        self,
        event: Event,
        before: S_contra,
        after: S_contra,
        viewer: Seat | None,
        names: Sequence[str],
    ) -> str:
        """Return what a bot says with an event of its own; "" if it says nothing.

        before, after: what the viewer sees of the position just before and after the event.
        """
        ...

    def swing(self, event: Event, opening: Callable[[], S_contra], after: S_contra) -> str:
        """Return what has changed the outlook much, "" where nothing has.

        opening: returns the position before the decision that led to the event.
        """
        ...
