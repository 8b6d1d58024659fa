"""A game in play: what a click does, whose eyes the page is for, taking back."""

from __future__ import annotations

from typing import Final

from hustings import catalog
from hustings.core.model import ANY, Move, Seat
from hustings.core.moves import MoveError, decode, verb_index
from hustings.ui.effects import Effect, Later, Lock, Persist, Save, SetHash, StopBot
from hustings.ui.handling import current
from hustings.ui.links.address import record_link
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, HandOver, Head, Idle, Over, Thinking, Window
from hustings.ui.play import advice, asking, fair, telling
from hustings.ui.play.forced import forced
from hustings.ui.saves.save import SAVES, number, remember, save_text

REVIEW: Final = 50
"""Milliseconds until a finished game is gone through, so that its end is on the page first."""


def enter(model: Model, play: Play) -> list[Effect]:
    """Put a game on the table and let it run up to the first decision of a person."""
    model.play, model.dialog, model.zoom = play, "", 0
    model.place, model.notice = "table", ""
    effects = [StopBot(), Lock(play.id), *settle(model)]
    if play.table.at:
        telling.recall(play)
    effects += telling.begin(model, play)
    if not isinstance(play.head, Thinking | Over):
        effects += asking.warm_up(play.game, [seat.kind for seat in play.seats])
    return effects


def pick(model: Model, play: Play, deciding: Deciding, token: str) -> list[Effect]:
    """Choose a move, or the next step of one."""
    try:
        prefix = decode(play.table.rules.VERBS, token)
    except MoveError as error:
        play.message = str(error)
        return []
    legal = play.table.legal(deciding.seat)
    play.message = ""
    if prefix in legal:
        return make_move(model, deciding.seat, prefix)
    if any(move[: len(prefix)] == prefix for move in legal):
        deciding.chosen = prefix
    return []


def unpick(_model: Model, _play: Play, deciding: Deciding, _arg: str) -> list[Effect]:
    """Let go of what was chosen of a move."""
    deciding.chosen = ()
    return []


def why(_model: Model, play: Play, deciding: Deciding, token: str) -> list[Effect]:
    """Answer a click on something that cannot be chosen."""
    seat = deciding.seat
    try:
        place = decode(play.table.rules.VERBS, token)
    except MoveError:
        return []
    try:
        play.message = catalog.text(play.game).why_not(play.table.view(seat), seat, place)
    except (LookupError, ValueError):  # the token names nothing that this game has
        play.message = ""
    return []


def make_move(model: Model, seat: Seat, move: Move) -> list[Effect]:
    """Play a move and let the game run on."""
    play = current(model)
    play.table.play(seat, move)
    play.held = False
    return changed(model)


def nobody(model: Model, play: Play, _window: Window, _arg: str) -> list[Effect]:
    """In a window for reactions: every person who was asked passes."""
    if play.readonly:
        return []
    verb = verb_index(play.table.rules.VERBS, "pass")
    for seat in play.deciders:
        if (verb,) in play.table.legal(seat):
            play.table.play(seat, (verb,))
    return changed(model)


def take(model: Model, arg: str) -> list[Effect]:
    """Give the screen to the person at this seat.

    In a window the name is picked first; on the hand-over page the person says that it is they.
    """
    play, seat = current(model), number(arg)
    head = play.head
    if isinstance(head, HandOver) and seat == head.seat:
        play.taken = play.viewer = seat
        play.message = ""
        play.head = _asked(play)
        return telling.begin(model, play)
    if isinstance(head, Window) and seat in play.deciders:
        play.head = HandOver(seat, window=True)
    return []


def not_taken(_model: Model, play: Play, handing: HandOver, _arg: str) -> list[Effect]:
    """In a window: it is not that person after all; everybody is asked again."""
    if handing.window:
        play.head = Window()
    return []


def changed(model: Model) -> list[Effect]:
    """After any change of the position: forget half-made clicks, run on, keep the game."""
    play = current(model)
    play.message = ""
    stop = advice.put_away(play)
    effects = settle(model)
    if play.table.over and play.humans:
        effects.append(Persist())
    return [*keep(model), *stop, *effects, *telling.begin(model, play)]


def keep(model: Model) -> list[Effect]:
    """Store the game and show it in the address."""
    play = current(model)
    if play.readonly:
        return []
    text = save_text(play, model.now)
    play.created = play.created or model.now
    play.saving = text
    remember(model, play.id, text)
    at = play.table.at
    return [
        Save(SAVES + play.id, text, play.kept),
        SetHash(record_link(play.table.record, play.seats, at, play.id)),
    ]


def settle(model: Model) -> list[Effect]:
    """Run the game up to the next decision of a person: forced moves, then whoever thinks."""
    play = current(model)
    while (move := _forced(model, play)) is not None:
        play.table.play(*move)
    _remake(play)
    _address(play)
    play.head = _asked(play)
    if play.table.over:
        return [Later(REVIEW, "review")]
    bots = [seat for seat in play.table.seats if seat in play.bots]
    return asking.for_move(model, play, bots[0]) if bots and not play.readonly else []


def _remake(play: Play) -> None:
    """After taking back: bots make the moves again that they made, so that redo still can."""
    table = play.table
    while play.held and table.at < len(table.record.moves) and table.mover(table.at) in play.bots:
        table.goto(table.at + 1)


def _forced(model: Model, play: Play) -> tuple[Seat, Move] | None:
    """Return the move that plays itself now, if there is one."""
    people = play.deciders
    if play.held or play.readonly or not people:
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
        play.viewer = next(iter((*people, *again, *play.humans)), None)
        return
    asked = people if play.table.state.turn.mode == ANY else people[:1]
    if play.table.over or (asked and play.taken not in asked):
        play.taken = None
        play.arranged = play.laid_out()  # not as somebody else left it
    play.viewer = play.taken


def _asked(play: Play) -> Head:
    """Return what the table is at as far as people go, once it is known whose eyes are on it."""
    if play.table.over:
        return Over()
    people = play.deciders
    if people and play.taken is None and play.hides:
        return Window() if play.table.state.turn.mode == ANY else HandOver(people[0])
    if play.readonly or not people:
        return Idle()
    return Deciding(people[0] if play.taken is None else play.taken)


def undo(model: Model) -> list[Effect]:
    """Take back to the last decision of a person, where that is fair."""
    return _back_to(model, fair.to_decision(current(model)))


def redo(model: Model) -> list[Effect]:
    """Make again what was taken back, up to the next decision of a person."""
    play = current(model)
    table = play.table
    if play.readonly or table.at >= len(table.record.moves):
        return []
    table.goto(table.at + 1)
    while table.at < len(table.record.moves):
        seat = table.mover(table.at)
        if seat in play.humans and len(table.legal(seat)) > 1:
            break
        table.goto(table.at + 1)
    return _moved(model, play)


def restart_turn(model: Model) -> list[Effect]:
    """Take back to the first decision of this turn of the person, as far as that is fair."""
    model.dialog = ""
    return _back_to(model, fair.to_turn(current(model)))


def restart(model: Model) -> list[Effect]:
    """Go back to the first move, where that is fair; all can be made again until another is."""
    model.dialog = ""
    return _back_to(model, fair.to_start(current(model)))


def _back_to(model: Model, back: fair.Back) -> list[Effect]:
    ply, why = back
    if ply is None:
        current(model).message = why
        return []
    return go_to(model, ply)


def go_to(model: Model, ply: int) -> list[Effect]:
    """Put the position after `ply` moves on the table; what comes after can be made again."""
    play = current(model)
    play.table.goto(ply)
    return _moved(model, play)


def _moved(model: Model, play: Play) -> list[Effect]:
    """After taking back or making again: nobody's eyes are sure any more, nothing plays itself."""
    play.held = True
    play.taken = None
    play.phase = play.head  # the present is shown, and what led to it was seen
    play.lines.clear()
    play.told = {None: len(play.table.log)}
    return [StopBot(), *changed(model)]
