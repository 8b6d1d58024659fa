"""Which players of a game have it on another device, and their standing orders."""

from __future__ import annotations

from hustings import catalog
from hustings.core.model import AWAY, HUMAN, Seat
from hustings.ui.effects import Effect
from hustings.ui.handling import current, parse_number
from hustings.ui.model import Model, Play
from hustings.ui.play.flow import after_change, keep


def may_leave(play: Play, seat: Seat) -> bool:
    """Return whether the player of a seat may play elsewhere: somebody else plays here."""
    return seat in play.humans and len(play.humans) > 1


def set_place(model: Model, arg: str) -> list[Effect]:
    """Have the player of a seat play here or elsewhere. arg: "<seat>:human" or "<seat>:away"."""
    play = current(model)
    number, _, kind = arg.partition(":")
    seat = parse_number(number)
    leaves = kind == AWAY and may_leave(play, seat)
    comes = kind == HUMAN and seat in play.away
    return _move(model, play, seat, kind) if leaves or comes else []


def _move(model: Model, play: Play, seat: Seat, kind: str) -> list[Effect]:
    if play.lesson is not None or play.readonly:
        return []
    play.seats[seat] = play.seats[seat]._replace(kind=kind)
    play.viewer = play.screen_holder = None
    play.control = "automatic"
    return after_change(model)


def set_order(model: Model, arg: str) -> list[Effect]:
    """Give a standing order for a seat of this device. arg: "<seat>:<order>"."""
    play = current(model)
    number, _, order = arg.partition(":")
    seat = parse_number(number)
    if seat not in play.humans or order not in catalog.info(play.game).orders or play.readonly:
        return []
    play.seats[seat] = play.seats[seat]._replace(order=order)
    return keep(model)
