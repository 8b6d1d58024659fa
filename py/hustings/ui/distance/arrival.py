"""The arrival of a game by link: who opens it, and what has happened since they last saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings import catalog
from hustings.core.model import AWAY, HUMAN, Seat
from hustings.ui.effects import Effect
from hustings.ui.handling import current, parse_number
from hustings.ui.links.address import name_seats
from hustings.ui.model import Model, Play, SeatSetup
from hustings.ui.play.flow import enter, keep

PEOPLE_KINDS: Final = (HUMAN, AWAY)
"""The kinds of the seats of people, here or elsewhere."""


def is_distant(seats: Sequence[SeatSetup]) -> bool:
    """Return whether some of these seats are played on another device."""
    return any(seat.kind == AWAY for seat in seats)


def same_players(ours: Sequence[str], theirs: Sequence[str]) -> bool:
    """Return whether two lists of kinds are those of one game, seen from different devices."""
    return [_anywhere(kind) for kind in ours] == [_anywhere(kind) for kind in theirs]


def _anywhere(kind: str) -> str:
    return HUMAN if kind == AWAY else kind


def claim(model: Model, arg: str) -> list[Effect]:
    """Say who has opened the link: the player of a seat, or "nobody" to watch only."""
    play, seat = current(model), parse_number(arg)
    people = (*play.away, *play.humans)
    watching = arg == "nobody"
    if not play.unclaimed or not (watching or (arg.isdigit() and seat in people)):
        return []
    for each in people:
        own = not watching and each == seat
        play.seats[each] = play.seats[each]._replace(kind=HUMAN if own else AWAY)
    play.unclaimed = False
    play.control = "automatic"
    news_from = 0 if watching else last_own_decision(play, seat)
    play.shared_ply, play.shared_at = play.table.at, model.now
    effects = enter(model, play, news_from=news_from)
    return [*keep(model), *effects]


def last_own_decision(play: Play, seat: Seat) -> int:
    """Return the ply after a seat's last decision that no standing order can have made."""
    table, orders = play.table, catalog.orders(play.game)
    for ply in range(table.at - 1, -1, -1):
        if table.mover(ply) == seat and not (orders and orders.covers(table.before(ply))):
            return ply + 1
    return 0


def joined_seats(kept: Sequence[SeatSetup], came: Sequence[SeatSetup]) -> list[SeatSetup]:
    """Return the seats of a kept game with the sender's names and orders from a link.

    If everybody played on this device so far, the sender's seats are elsewhere from now on.
    """
    usual = name_seats([seat.kind for seat in came])
    parted = is_distant(kept) or not is_distant(came)
    return [
        _joined(mine, theirs, usual[n].name, parted=parted)
        for n, (mine, theirs) in enumerate(zip(kept, came, strict=True))
    ]


def _joined(mine: SeatSetup, theirs: SeatSetup, usual: str, *, parted: bool) -> SeatSetup:
    if not parted and theirs.kind == HUMAN:
        mine = mine._replace(kind=AWAY)
    if mine.kind != AWAY or theirs.kind != HUMAN:
        return mine
    name = mine.name if theirs.name == usual else theirs.name
    return mine._replace(name=name, order=theirs.order)
