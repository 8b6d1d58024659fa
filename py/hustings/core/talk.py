"""What the bots of a game say, module by module: a game with `Info.talks` has `talk.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from hustings.core.model import Event, Seat
from hustings.core.protocols import S_contra
from hustings.core.table import Step, Table


class Swing(NamedTuple):
    """What has changed the outlook much.

    phrase: continues the line of the news about the event; sentence: of the log; own: continues the
    line in place of the phrase for whoever made the move, with more detail. Each may be "".
    """

    phrase: str
    sentence: str
    own: str = ""


STEADY: Final = Swing("", "")
"""Nothing has changed much."""


class Talk(Protocol[S_contra]):
    """The words of a game's bots, and what changed its outlook: the module `talk.py`."""

    BEGINS: Mapping[int, int]
    """Kinds of events that complete something, each with the kind that began it.

    Their swing is measured from just before the latest event of that kind, and the log has it.
    """

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

    def swing(self, event: Event, opening: Callable[[], S_contra], after: S_contra) -> Swing:
        """Return what has changed the outlook much, STEADY where nothing has.

        opening: returns the position from which it is measured: before the decision that led to the
        event, or see BEGINS. All positions are as everybody sees them.
        """
        ...


class Swings:
    """What has changed the outlook of one table; each event is looked at once."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Step, Swing]] = {}

    def find(self, table: Table[Any], talk: Talk[Any], index: int, number: int) -> Swing:
        """Return what an event has changed. index: of its step in the log; number: of it there."""
        step = table.log[index]
        known = self._known.get((index, number))
        if known is not None and known[0] is step:  # else moves were taken back
            return known[1]
        event = table.rules.witness(step.events[number], None)
        after = table.frames(index)[number + 1].observe(None)
        swing = talk.swing(event, lambda: _opening(table, talk, index, event).observe(None), after)
        self._known[index, number] = (step, swing)
        return swing


def _opening(table: Table[Any], talk: Talk[Any], index: int, event: Event) -> Any:
    """Return the position from which the swing of an event is measured."""
    began = talk.BEGINS.get(event[0])
    for at in range(index, -1, -1) if began is not None else ():
        for number, earlier in reversed([*enumerate(table.log[at].events)]):
            if earlier[0] == began:
                return table.frames(at)[number]
    ply = table.log[index].ply
    return table.before(ply - 1) if ply else table.frames(index)[0]
