"""The flow of a game: it runs on to the next human decision and is kept after every change."""

from __future__ import annotations

from typing import Final

from hustings.core.model import ANY, Move, Seat
from hustings.ui.effects import Effect, Keep, Lock, Persist, SendLater, SetHash, StopBot
from hustings.ui.handling import current
from hustings.ui.links.address import record_link
from hustings.ui.model import Model, Play
from hustings.ui.phases import (
    Deciding,
    HandOver,
    Idle,
    Joining,
    LatestPhase,
    Over,
    Thinking,
    Waiting,
    Window,
)
from hustings.ui.play import (
    advice,
    bot_requests,
    branches,
    match,
    playback,
    puzzle_outcome,
    reasons,
)
from hustings.ui.play.forced_moves import automatic_move, next_move_elsewhere
from hustings.ui.play.moves import make_move
from hustings.ui.results.keeping import keep_result
from hustings.ui.saves.save import SAVES, list_save, make_save
from hustings.ui.season.progress import keep_chapter

REVIEW_DELAY_MS: Final = 50
"""Delay of the game review, so that the end of the game is drawn first."""


def enter(model: Model, play: Play, *, news_from: int | None = None) -> list[Effect]:
    """Put a game on the table and let it run on to the first human decision.

    news_from: the ply from which the player has not seen it, because it came by a link; then those
    moves are played back, and the game is taken from another tab that has it.
    """
    model.put_on_table(play)
    came = news_from is not None
    effects = [StopBot(), Lock(play.id, steal=came), *run_on(model)]
    if news_from is not None:
        play.clear_lines()
        play.seen_steps[play.viewer if play.needs_handover else None] = play.table.log_index(
            news_from
        )
    elif play.table.at:
        playback.recap(play)
    effects += playback.begin(model, play)
    if not isinstance(play.latest_phase, Thinking | Over):
        effects += bot_requests.warm_up(play.game, [seat.kind for seat in play.seats])
    return effects


def play_move(model: Model, seat: Seat, move: Move) -> list[Effect]:
    """Make a move that a player clicked, and let the game run on; advice goes on with its plan."""
    play = current(model)
    play.news.clear()
    play.news_heard = 0
    plan, before = advice.rest_of_plan(play, seat, move), play.table.at
    make_move(play, seat, move)
    play.clicked_ply = play.table.at
    play.control = "automatic"
    effects = after_change(model)
    advice.resume(play, seat, before, plan)
    return effects


def after_change(model: Model) -> list[Effect]:
    """Run on and keep the game after any change of the position; advice is dismissed."""
    play = current(model)
    play.message = ""
    stop = [*advice.dismiss(play), *reasons.dismiss(play)]
    effects = run_on(model)
    if play.table.over and play.humans:
        effects += [Persist(), *keep_result(model, play), *keep_chapter(model, play)]
        effects += match.ask_of_day(model, play)
    kept = branches.keep_cut_branch(model, play)
    return [*kept, *keep(model), *stop, *effects, *playback.begin(model, play)]


def keep(model: Model) -> list[Effect]:
    """Store the game and show its link in the address."""
    play = current(model)
    if play.readonly or play.unclaimed or play.lesson is not None:
        return []
    entry = make_save(play, model.now)
    play.created = play.created or model.now
    play.pending_text = entry.text
    list_save(model, entry)
    at = play.table.at
    return [
        Keep(SAVES + play.id, entry.text, play.stored_text),
        SetHash(record_link(play.table.record, play.seats, at, play.id)),
    ]


def run_on(model: Model) -> list[Effect]:
    """Run the game on to the next human decision: forced moves, then a question to a bot."""
    play = current(model)
    if play.unclaimed:
        play.show_to(None)
        play.latest_phase = Joining()
        return []
    if play.lesson is not None and play.lesson.played_on:
        return puzzle_outcome.play_on(model, play, play.lesson)
    while (move := _next_forced_move(model, play)) is not None:
        make_move(play, *move)
    _redo_bot_moves(play)
    _choose_viewer(play)
    play.latest_phase = next_phase(play)
    if play.table.over:
        return [SendLater(REVIEW_DELAY_MS, "review")]
    bots = [seat for seat in play.table.seats if seat in play.bots]
    return bot_requests.ask_for_move(model, play, bots[0]) if bots and not play.readonly else []


def _redo_bot_moves(play: Play) -> None:
    """After undo, redo moves of bots that come next, so that further redo stays possible."""
    table = play.table
    moves = len(table.record.moves)
    while play.control != "automatic" and table.at < moves and table.mover(table.at) in play.bots:
        table.goto(table.at + 1)


def _next_forced_move(model: Model, play: Play) -> tuple[Seat, Move] | None:
    """Return (seat, move) of the move that plays itself now, None without one."""
    if play.control != "automatic":
        return None
    people = play.deciders
    if not any(seat in play.bots for seat in play.table.seats):  # bots are asked first
        made = next_move_elsewhere(play)
        if made is not None:
            return made
    if not people:
        return None
    seat = play.screen_holder if play.needs_handover else people[0]
    if seat is None or seat not in people:  # another player holds the screen
        return None
    move = automatic_move(play, seat, model.prefs)
    return None if move is None else (seat, move)


def _choose_viewer(play: Play) -> None:
    """Choose whom the page addresses; nobody where that is not certain."""
    people = play.deciders
    if not play.needs_handover:
        again = () if play.viewer is None else (play.viewer,)  # whom it addressed last
        play.screen_holder = None
        play.show_to(next(iter((*people, *again, *play.humans)), None))
        return
    asked = people if play.table.state.turn.mode == ANY else people[:1]
    if play.table.over or (asked and play.screen_holder not in asked):
        play.screen_holder = None
        play.arranged = play.default_arrangement()  # another player's is not shown
    play.show_to(play.screen_holder)


def next_phase(play: Play) -> LatestPhase:
    """Return the phase at the latest position as far as human players go.

    Call it once the viewer is chosen.
    """
    if play.table.over:
        return Over()
    people = play.deciders
    if people and play.screen_holder is None and play.needs_handover:
        return Window() if play.table.state.turn.mode == ANY else HandOver(people[0])
    if play.readonly:
        return Idle()
    if not people:
        return Waiting() if play.awaited else Idle()
    return Deciding(people[0] if play.screen_holder is None else play.screen_holder)
