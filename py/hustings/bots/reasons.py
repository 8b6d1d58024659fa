"""The reasons for moves: those of the bot that made them, else the game's.

Beside two ways to play a turn only a reason that supports the better one may be given.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import inf
from typing import Final, Self

from hustings.core.model import Move, Seat
from hustings.core.protocols import Bots, S, Strategy
from hustings.core.table import Table
from hustings.messages.people import Cast

MAX_EXPLAINED_MOVES: Final = 2
"""How many moves of a turn, the last ones, get their reasons."""


class MeasuredReason(str):
    """A reason that counts something, so that reasons for different moves can be compared.

    measure: what is counted, a name of the game's own. amount: how much; more is better. prospects:
    what is hoped for later, as moves name it ("state:3"): no reason beside a move that names it.
    """

    measure: str
    amount: float
    prospects: Collection[str]

    def __new__(
        cls, text: str, measure: str, amount: float, prospects: Collection[str] = ()
    ) -> Self:
        """Return the text with what it counts."""
        reason = super().__new__(cls, text)
        reason.measure, reason.amount, reason.prospects = measure, amount, prospects
        return reason


def supporting_reason(
    better: Sequence[str], worse: Sequence[str], taken: Collection[str] = ()
) -> str:
    """Return the first reason for the better of two ways that the worse one does not match.

    "" where there is none. A reason is matched by the same words, or by one that counts as much
    of the same. taken: what the moves of the worse way name.
    """
    most: dict[str, float] = {}
    for reason in worse:
        if isinstance(reason, MeasuredReason):
            most[reason.measure] = max(reason.amount, most.get(reason.measure, -inf))
    for reason in better:
        matched = isinstance(reason, MeasuredReason) and (
            most.get(reason.measure, -inf) >= reason.amount
            or any(thing in taken for thing in reason.prospects)
        )
        if reason not in worse and not matched:
            return reason
    return ""


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
