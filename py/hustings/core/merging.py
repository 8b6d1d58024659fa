"""Joining two records of one game in whose last round players sealed their plans on two devices.

In a turn of mode ALL the order of the plans does not matter: nobody sees them before all have
sealed theirs. So what one device has sealed can be added to what the other has.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hustings.core.model import ALL, Seat
from hustings.core.protocols import Rules
from hustings.core.record import Record
from hustings.core.table import Table


def first_difference(mine: Record, theirs: Record) -> int:
    """Return how many moves two records share from the beginning."""
    pairs = zip(mine.moves, theirs.moves, strict=False)
    same = min(len(mine.moves), len(theirs.moves))
    return next((n for n, (ours, other) in enumerate(pairs) if ours != other), same)


def merge_sealed(
    rules: Rules[Any], mine: Record, theirs: Record, bots: Collection[Seat] = ()
) -> Record | None:
    """Return a record with the sealed plans of both, None if they differ in anything else.

    Their plans come after mine, in the order in which they were made. bots: seats of bots, whose
    plans both devices may have made; mine count, for nobody has seen either.
    """
    shared = first_difference(mine, theirs)
    ours, added = mine.moves[shared:], theirs.moves[shared:]
    planned = {move.partition(":")[0] for move in ours} & set(map(str, bots))
    added = [move for move in added if move.partition(":")[0] not in planned]
    movers = [{move.partition(":")[0] for move in moves} for moves in (ours, added)]
    if mine.start() != theirs.start() or not all(movers) or movers[0] & movers[1]:
        return None
    for moves in (ours, added):
        if not _only_seals(rules, mine._replace(moves=mine.moves[:shared] + moves), shared):
            return None
    merged = mine._replace(moves=[*mine.moves, *added])
    return None if Table(rules, merged).trouble else merged


def _only_seals(rules: Rules[Any], record: Record, start: int) -> bool:
    """Return whether all moves from a ply on were made in one turn of mode ALL, still open."""
    table = Table(rules, record)
    return (
        table.state.turn.mode == ALL
        and not table.trouble
        and all(table.before(ply).turn.mode == ALL for ply in range(start, table.at))
    )
