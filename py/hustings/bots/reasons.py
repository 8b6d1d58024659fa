"""The reasons for moves: those of the bot that made them, else the game's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import Move, Seat
from hustings.core.protocols import Bots, S, Strategy
from hustings.core.table import Table
from hustings.messages.people import Cast

MAX_EXPLAINED_MOVES: Final = 2
"""How many moves of a turn, the last ones, get their reasons."""


def turn_reasons(
    table: Table[S],
    bots: Bots[S],
    since: int,
    viewer: Seat | None,
    names: Sequence[str] = (),
    bot: Strategy[S] | None = None,
) -> list[tuple[Move, list[str]]]:
    """Return the reasons for a seat's last moves after `since`, from what the viewer saw before.

    The seat is the one that moved last. Sealed and hidden moves are left out without a trace, and
    the seat itself gets no reasons. bot: one of its level, which may have reasons of its own.
    """
    seat, reasons = table.mover(table.at - 1), list[tuple[Move, list[str]]]()
    cast = Cast(viewer, names, speaker=seat)
    for ply in range(table.at - 1, since - 1, -1):
        if len(reasons) == MAX_EXPLAINED_MOVES:
            break
        step = table.steps_of(ply)[0]
        if table.mover(ply) != seat or not step.public or viewer == seat:
            continue
        why = move_reasons(bots, bot, table.before(ply).observe(viewer), seat, step.move, cast)[:1]
        if why:
            reasons.append((step.move, why))
    return reasons[::-1]


def move_reasons(
    bots: Bots[S], bot: Strategy[S] | None, obs: S, seat: Seat, move: Move, cast: Cast
) -> list[str]:
    """Return the reasons for a move: the bot's own, else the game's."""
    own = None if bot is None else bot.reasons(obs, seat, move, cast)
    return bots.reasons(obs, seat, move, cast) if own is None else own
