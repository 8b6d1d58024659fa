"""A game in play: it runs on up to the next decision of a person, and is kept."""

from __future__ import annotations

from typing import Final

from hustings.core.model import ANY, Move, Seat
from hustings.ui.effects import Effect, Keep, Lock, Persist, SendLater, SetHash, StopBot
from hustings.ui.handling import current
from hustings.ui.links.address import record_link
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, HandOver, Idle, LatestPhase, Over, Thinking, Window
from hustings.ui.play import advice, bot_requests, branches, playback, reasons
from hustings.ui.play.forced_moves import forced
from hustings.ui.play.moves import make
from hustings.ui.saves.save import SAVES, list_save, save_of

REVIEW: Final = 50
"""Milliseconds until a finished game is gone through, so that its end is on the page first."""


def enter(model: Model, play: Play) -> list[Effect]:
    """Put a game on the table and let it run up to the first decision of a person."""
    model.put_on_table(play)
    effects = [StopBot(), Lock(play.id), *settle(model)]
    if play.table.at:
        playback.recap(play)
    effects += playback.begin(model, play)
    if not isinstance(play.latest_phase, Thinking | Over):
        effects += bot_requests.warm_up(play.game, [seat.kind for seat in play.seats])
    return effects


def make_move(model: Model, seat: Seat, move: Move) -> list[Effect]:
    """Play a move and let the game run on."""
    play = current(model)
    make(play, seat, move)
    play.control = "automatic"
    return changed(model)


def changed(model: Model) -> list[Effect]:
    """After any change of the position: forget half-made clicks, run on, keep the game."""
    play = current(model)
    play.message = ""
    stop = [*advice.put_away(play), *reasons.put_away(play)]
    effects = settle(model)
    if play.table.over and play.humans:
        effects.append(Persist())
    beside = branches.keep_beside(model, play)
    return [*beside, *keep(model), *stop, *effects, *playback.begin(model, play)]


def keep(model: Model) -> list[Effect]:
    """Store the game and show it in the address."""
    play = current(model)
    if play.readonly or play.lesson is not None:
        return []
    head = save_of(play, model.now)
    play.created = play.created or model.now
    play.pending_text = head.text
    list_save(model, head)
    at = play.table.at
    return [
        Keep(SAVES + play.id, head.text, play.stored_text),
        SetHash(record_link(play.table.record, play.seats, at, play.id)),
    ]


def settle(model: Model) -> list[Effect]:
    """Run the game up to the next decision of a person: forced moves, then whoever thinks."""
    play = current(model)
    while (move := _forced(model, play)) is not None:
        make(play, *move)
    _remake(play)
    _address(play)
    play.latest_phase = asked(play)
    if play.table.over:
        return [SendLater(REVIEW, "review")]
    bots = [seat for seat in play.table.seats if seat in play.bots]
    return bot_requests.for_move(model, play, bots[0]) if bots and not play.readonly else []


def _remake(play: Play) -> None:
    """After taking back: bots make the moves again that they made, so that redo still can."""
    table = play.table
    moves = len(table.record.moves)
    while play.control != "automatic" and table.at < moves and table.mover(table.at) in play.bots:
        table.goto(table.at + 1)


def _forced(model: Model, play: Play) -> tuple[Seat, Move] | None:
    """Return the move that plays itself now, if there is one."""
    people = play.deciders
    if play.control != "automatic" or not people:
        return None
    seat = play.screen_holder if play.needs_handover else people[0]
    if seat is None or seat not in people:  # nobody has the screen who decides
        return None
    move = forced(play, seat, model.prefs)
    return None if move is None else (seat, move)


def _address(play: Play) -> None:
    """Decide whose eyes the page is for; hide everything when that is not sure."""
    people = play.deciders
    if not play.needs_handover:
        again = () if play.viewer is None else (play.viewer,)  # whom it addressed last
        play.screen_holder = None
        play.show_to(next(iter((*people, *again, *play.humans)), None))
        return
    asked = people if play.table.state.turn.mode == ANY else people[:1]
    if play.table.over or (asked and play.screen_holder not in asked):
        play.screen_holder = None
        play.arranged = play.default_arrangement()  # not as somebody else left it
    play.show_to(play.screen_holder)


def asked(play: Play) -> LatestPhase:
    """Return what the table is at as far as people go, once it is known whose eyes are on it."""
    if play.table.over:
        return Over()
    people = play.deciders
    if people and play.screen_holder is None and play.needs_handover:
        return Window() if play.table.state.turn.mode == ANY else HandOver(people[0])
    if play.readonly or not people:
        return Idle()
    return Deciding(people[0] if play.screen_holder is None else play.screen_holder)
