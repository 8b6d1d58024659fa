"""What may be hidden at a table now, between those who share one screen.

No game says so of itself: it is read off what each of them may see and was told, so that hidden
hands, a sealed plan of an otherwise open game and a game with no secrets left are one case.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hustings.core.model import ALL, Seat
from hustings.core.table import Table


def covers(table: Table[Any], people: Collection[Seat]) -> bool:
    """Return whether one of these seats knows, or is about to seal, what another must not see.

    Somebody who shares the screen with nobody hides nothing from it.
    """
    if len(people) < 2:
        return False
    return (
        sum(seat in people for seat in sealing(table)) > 1
        or _told_apart(table, people)
        or _seen_apart(table, people)
    )


def sealing(table: Table[Any]) -> tuple[Seat, ...]:
    """Return who takes part in the sealed round that is on, those first who have not sealed yet.

    () when the turn is of another kind.
    """
    if table.state.turn.mode != ALL:
        return ()
    seats = list(table.seats)
    for ply in range(table.at - 1, -1, -1):
        turn, seat = table.before(ply).turn, table.mover(ply)
        if turn.mode != ALL or sorted(turn.seats) != sorted({*seats, seat}) or seat in seats:
            break  # this was another round, or another kind of turn
        seats.append(seat)
    return tuple(seats)


def _told_apart(table: Table[Any], people: Collection[Seat]) -> bool:
    """Return whether the log tells one of them what it does not tell everybody."""
    witness = table.rules.witness
    return any(
        witness(event, seat) != witness(event, None)
        for step in table.log
        if not step.public
        for event in step.events
        for seat in people
    )


def _seen_apart(table: Table[Any], people: Collection[Seat]) -> bool:
    """Return whether one of them sees on the table what not everybody does."""
    public = table.view(None).key()
    return any(table.view(seat).key() != public for seat in people)
