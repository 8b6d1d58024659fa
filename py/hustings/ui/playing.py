"""A game in play: what a click does, whose eyes the page is for, asking bots, taking back."""

from __future__ import annotations

from typing import Final

from hustings.core.model import ANY, Move, Seat
from hustings.core.moves import MoveError, decode, verb_index
from hustings.core.record import RecordError
from hustings.ui import asking, fair, unfolding, words
from hustings.ui.address import record_link
from hustings.ui.effects import Effect, Later, Lock, Persist, Save, SetHash, StopBot
from hustings.ui.forced import forced
from hustings.ui.keep import SAVES, number, remember, save_text
from hustings.ui.model import STEP, Model, Play

PACE: Final = {"quarter": 2800, "half": 1400, "normal": 700, "double": 350, "instant": 0}
"""Least milliseconds between two bot moves, by preference; at STEP they wait for the person."""


REVIEW: Final = 50
"""Milliseconds until a finished game is gone through, so that its end is on the page first."""


def current(model: Model) -> Play:
    """Return the game on the table; RecordError when there is none."""
    if model.play is None:
        raise RecordError(words.NO_TABLE)
    return model.play


def enter(model: Model, play: Play) -> list[Effect]:
    """Put a game on the table and let it run up to the first decision of a person."""
    model.play, model.dialog, model.zoom = play, "", 0
    model.screen, model.notice = "table", ""
    effects = [StopBot(), Lock(play.id), *settle(model)]
    if not (play.ticket or play.table.over):
        effects += asking.warm_up(play.game, [seat.kind for seat in play.seats])
    return effects


def pick(model: Model, token: str) -> list[Effect]:
    """Choose a move, or the next step of one."""
    play = current(model)
    if play.past is not None or not play.deciders:
        return []
    seat = deciding(play)
    if seat is None:
        return []
    verbs = play.table.rules.VERBS
    try:
        prefix = decode(verbs, token)
    except MoveError as error:
        play.message = str(error)
        return []
    legal = play.table.legal(seat)
    play.message = ""
    if prefix in legal:
        return make_move(model, seat, prefix)
    if any(move[: len(prefix)] == prefix for move in legal):
        play.chosen = prefix
    return []


def unpick(model: Model) -> list[Effect]:
    """Let go of what was chosen of a move."""
    current(model).chosen = ()
    return []


def why(model: Model, token: str) -> list[Effect]:
    """Answer a click on something that cannot be chosen."""
    from hustings import catalog

    play = current(model)
    seat = deciding(play)
    if seat is None:
        return []
    try:
        place = decode(play.table.rules.VERBS, token)
    except MoveError:
        return []
    try:
        play.message = catalog.text(play.game).why_not(play.table.view(seat), seat, place)
    except (LookupError, ValueError):  # the token names nothing that this game has
        play.message = ""
    return []


def deciding(play: Play) -> Seat | None:
    """Return the person whose decision the page takes now, None while nobody's."""
    if play.readonly:
        return None
    people = play.deciders
    if people and play.hides:
        return play.taken if play.taken in people else None
    return people[0] if people else None


def make_move(model: Model, seat: Seat, move: Move) -> list[Effect]:
    """Play a move and let the game run on."""
    play = current(model)
    play.table.play(seat, move)
    play.held = False
    return changed(model)


def nobody(model: Model) -> list[Effect]:
    """In a veto window: every person who was asked passes."""
    play = current(model)
    if play.readonly or not play.window:
        return []
    verb = verb_index(play.table.rules.VERBS, "pass")
    for seat in play.deciders:
        if (verb,) in play.table.legal(seat):
            play.table.play(seat, (verb,))
    return changed(model)


def take(model: Model, seat: Seat) -> list[Effect]:
    """Give the screen to the person at this seat.

    In a window the name is picked first; on the hand-over page the person says that it is they.
    """
    play = current(model)
    if model.screen == "handover" and seat == play.next:
        play.taken = play.viewer = seat
        play.asked, play.message = None, ""
        model.screen = "table"
    elif model.screen == "table" and play.window and seat in play.deciders:
        play.asked = seat
        model.screen = "handover"
    return []


def not_taken(model: Model) -> list[Effect]:
    """In a window: it is not that person after all; everybody is asked again."""
    play = current(model)
    if model.screen == "handover" and play.window:
        play.asked = None
        model.screen = "table"
    return []


def changed(model: Model) -> list[Effect]:
    """After any change of the position: forget half-made clicks, run on, keep the game."""
    play = current(model)
    play.chosen, play.message, play.past, play.watching, play.asked = (), "", None, 0, None
    stop = stop_advice(play)
    effects = settle(model)
    if play.table.over and play.humans:
        effects.append(Persist())
    return [*keep(model), *stop, *effects, *unfolding.begin(model, play)]


def stop_advice(play: Play) -> list[Effect]:
    """Put the advice away; what is still thought about is given up."""
    pending = play.hint_ticket
    play.hints, play.hint_ticket = (), 0
    return [StopBot()] if pending else []


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
    play.ticket, play.thought, play.waiting = 0, "", ""
    effects: list[Effect] = []
    while (move := _forced(model, play)) is not None:
        play.table.play(*move)
    _remake(play)
    if not (play.table.over or play.readonly):
        bots = [seat for seat in play.table.seats if seat in play.bots]
        if bots:
            effects += _ask(model, play, bots[0])
    _look(model, play)
    play.review = None
    return [*effects, Later(REVIEW, "review")] if play.table.over else effects


def _remake(play: Play) -> None:
    """After taking back: bots make the moves again that they made, so that redo still can."""
    table = play.table
    while play.held and table.at < len(table.record.moves) and table.mover(table.at) in play.bots:
        table.goto(table.at + 1)


def _forced(model: Model, play: Play) -> tuple[Seat, Move] | None:
    """Return the move that plays itself now, if there is one."""
    if play.held or play.table.over:
        return None
    seat = deciding(play)
    if seat is None:
        return None
    move = forced(play, seat, model.prefs)
    return None if move is None else (seat, move)


def _look(model: Model, play: Play) -> None:
    """Decide whose eyes the page is for; hide everything when that is not sure."""
    model.screen = "over" if play.table.over else "table"
    people, hides = play.deciders, play.hides
    if not hides:
        play.taken = None
        play.viewer = next(iter((*people, *_again(play), *play.humans)), None)
        return
    window = play.table.state.turn.mode == ANY
    if play.table.over or (people and play.taken not in (people if window else people[:1])):
        play.taken = None
        play.tab = 0  # a sheet that somebody else left open
        if people and not window:
            model.screen = "handover"
    play.viewer = play.taken


def _again(play: Play) -> tuple[Seat, ...]:
    """Return whom the page addressed last, if anybody."""
    return () if play.viewer is None else (play.viewer,)


def _ask(model: Model, play: Play, seat: Seat) -> list[Effect]:
    question = asking.for_move(play, seat)
    play.ticket = question.ticket
    return [question, *_hold_back(model, play)]


def _hold_back(model: Model, play: Play) -> list[Effect]:
    """Keep the bot's answer until the pace allows to show it."""
    wait = PACE.get(model.prefs.pace)
    play.waiting = model.prefs.pace if wait != 0 else ""
    return [Later(wait, f"due:{play.ticket}")] if wait else []


def answered(model: Model, ticket: int, token: str) -> list[Effect]:
    """Hear a bot's answer; its move is shown when the pace allows."""
    play = model.play
    if play is not None and ticket and play.hint_ticket == ticket:
        from hustings.ui.hints import heard

        heard(play, token)
    if play is None or play.ticket != ticket:
        return []
    play.thought = token
    return show_thought(model, play)


def due(model: Model, ticket: int) -> list[Effect]:
    """Stop holding the bot's answer back."""
    play = model.play
    if play is None or play.ticket != ticket or play.waiting == STEP:
        return []
    play.waiting = ""
    return show_thought(model, play)


def step(model: Model) -> list[Effect]:
    """Show the bot's move now, or as soon as it is there: the person has seen enough."""
    play = current(model)
    if play.withheld:
        return unfolding.step(model, play)
    play.waiting = ""
    return show_thought(model, play)


def repace(model: Model) -> list[Effect]:
    """Hold the bot's answer back as the preference says from now on."""
    play = model.play
    return _hold_back(model, play) if play is not None and play.ticket else []


def show_thought(model: Model, play: Play) -> list[Effect]:
    """Make the bot's move, once it is known, due, and the present is looked at."""
    ready = play.ticket and play.thought and not play.waiting and play.past is None
    return _bot_move(model, play) if ready else []


def bot_answered(model: Model, arg: str) -> list[Effect]:
    """Hear a bot's answer, "<ticket>:<token>"."""
    ticket, _, token = arg.partition(":")
    return answered(model, number(ticket), token)


def bot_failed(model: Model, arg: str) -> list[Effect]:
    """Go on although a bot could not decide; _bot_move finds it a move."""
    return answered(model, number(arg.partition(":")[0]), "?")


def thinker_lost(model: Model, arg: str) -> list[Effect]:
    """Say that what thinks for bots died; arg: "again" when it was started anew, else "here"."""
    model.notice = words.THINKER_AGAIN if arg == "again" else words.THINKER_HERE
    return []


def _bot_move(model: Model, play: Play) -> list[Effect]:
    seat = next(seat for seat in play.table.seats if seat in play.bots)
    legal = play.table.legal(seat)
    try:
        move = decode(play.table.rules.VERBS, play.thought)
    except MoveError:
        move = ()
    if move not in legal:  # the bot failed; the game must not
        play.note = words.bot_failed(play.names[seat])
        move = legal[0]
    play.table.play(seat, move)
    return changed(model)


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
    return [StopBot(), *changed(model)]
