"""A game in play: it runs on up to the next decision of a person, and is kept."""

from __future__ import annotations

from typing import Final

from hustings.core.model import ANY, Move, Seat
from hustings.ui.effects import Effect, Keep, Later, Lock, Persist, SetHash, StopBot
from hustings.ui.handling import current
from hustings.ui.links.address import record_link
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, HandOver, Head, Idle, Over, Thinking, Window
from hustings.ui.play import advice, asking, because, branches, telling
from hustings.ui.play.forced import forced
from hustings.ui.play.making import make
from hustings.ui.saves.save import SAVES, list_save, save_of

REVIEW: Final = 50
"""Milliseconds until a finished game is gone through, so that its end is on the page first."""


def enter(model: Model, play: Play) -> list[Effect]:
    """Put a game on the table and let it run up to the first decision of a person."""
    model.lay_out(play)
    effects = [StopBot(), Lock(play.id), *settle(model)]
    if play.table.at:
        telling.recall(play)
    effects += telling.begin(model, play)
    if not isinstance(play.head, Thinking | Over):
        effects += asking.warm_up(play.game, [seat.kind for seat in play.seats])
    return effects


def make_move(model: Model, seat: Seat, move: Move) -> list[Effect]:
    """Play a move and let the game run on."""
    play = current(model)
    make(play, seat, move)
    play.goes_on = "freely"
    return changed(model)


def changed(model: Model) -> list[Effect]:
    """After any change of the position: forget half-made clicks, run on, keep the game."""
    play = current(model)
    play.message = ""
    stop = [*advice.put_away(play), *because.put_away(play)]
    effects = settle(model)
    if play.table.over and play.humans:
        effects.append(Persist())
    beside = branches.keep_beside(model, play)
    return [*beside, *keep(model), *stop, *effects, *telling.begin(model, play)]


def keep(model: Model) -> list[Effect]:
    """Store the game and show it in the address."""
    play = current(model)
    if play.readonly or play.lesson is not None:
        return []
    head = save_of(play, model.now)
    play.created = play.created or model.now
    play.saving = head.text
    list_save(model, head)
    at = play.table.at
    return [
        Keep(SAVES + play.id, head.text, play.kept),
        SetHash(record_link(play.table.record, play.seats, at, play.id)),
    ]


def settle(model: Model) -> list[Effect]:
    """Run the game up to the next decision of a person: forced moves, then whoever thinks."""
    play = current(model)
    while (move := _forced(model, play)) is not None:
        make(play, *move)
    _remake(play)
    _address(play)
    play.head = asked(play)
    if play.table.over:
        return [Later(REVIEW, "review")]
    bots = [seat for seat in play.table.seats if seat in play.bots]
    return asking.for_move(model, play, bots[0]) if bots and not play.readonly else []


def _remake(play: Play) -> None:
    """After taking back: bots make the moves again that they made, so that redo still can."""
    table = play.table
    moves = len(table.record.moves)
    while play.goes_on != "freely" and table.at < moves and table.mover(table.at) in play.bots:
        table.goto(table.at + 1)


def _forced(model: Model, play: Play) -> tuple[Seat, Move] | None:
    """Return the move that plays itself now, if there is one."""
    people = play.deciders
    if play.goes_on != "freely" or not people:
        return None
    seat = play.taken if play.hides else people[0]
    if seat is None or seat not in people:  # nobody has the screen who decides
        return None
    move = forced(play, seat, model.prefs)
    return None if move is None else (seat, move)


def _address(play: Play) -> None:
    """Decide whose eyes the page is for; hide everything when that is not sure."""
    people = play.deciders
    if not play.hides:
        again = () if play.viewer is None else (play.viewer,)  # whom it addressed last
        play.taken = None
        play.turn_to(next(iter((*people, *again, *play.humans)), None))
        return
    asked = people if play.table.state.turn.mode == ANY else people[:1]
    if play.table.over or (asked and play.taken not in asked):
        play.taken = None
        play.arranged = play.laid_out()  # not as somebody else left it
    play.turn_to(play.taken)


def asked(play: Play) -> Head:
    """Return what the table is at as far as people go, once it is known whose eyes are on it."""
    if play.table.over:
        return Over()
    people = play.deciders
    if people and play.taken is None and play.hides:
        return Window() if play.table.state.turn.mode == ANY else HandOver(people[0])
    if play.readonly or not people:
        return Idle()
    return Deciding(people[0] if play.taken is None else play.taken)
