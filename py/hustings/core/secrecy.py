"""Whether human players at one screen have anything to hide from each other now.

Decided from their observations and the log, so that hidden hands, sealed plans of an open game and
a game without secrets need no cases of their own.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hustings.core.model import ALL, Seat
from hustings.core.table import Table


def covers(table: Table[Any], people: Collection[Seat]) -> bool:
    """Return whether one of these seats knows, or is about to seal, what another must not see.

    people: the seats of human players at this screen; one alone hides nothing.
    """
    if len(people) < 2:
        return False
    return (
        sum(seat in people for seat in sealing(table)) > 1
        or _logs_differ(table, people)
        or _views_differ(table, people)
    )


def sealing(table: Table[Any]) -> tuple[Seat, ...]:
    """Return the seats of the current sealed round, those first that have not sealed yet.

    () in any other kind of turn.
    """
    if table.state.turn.mode != ALL:
        return ()
    seats = list(table.seats)
    for ply in range(table.at - 1, -1, -1):
        turn, seat = table.before(ply).turn, table.mover(ply)
        if turn.mode != ALL or sorted(turn.seats) != sorted({*seats, seat}) or seat in seats:
            break  # another round, or another kind of turn
        seats.append(seat)
    return tuple(seats)


def _logs_differ(table: Table[Any], people: Collection[Seat]) -> bool:
    """Return whether the log tells one of them more than everybody."""
    witness = table.rules.witness
    return any(
        witness(event, seat) != witness(event, None)
        for step in table.log
        if not step.public
        for event in step.events
        for seat in people
    )


def _views_differ(table: Table[Any], people: Collection[Seat]) -> bool:
    """Return whether one of them sees more of the position than everybody."""
    public = table.view(None).key()
    return any(table.view(seat).key() != public for seat in people)
