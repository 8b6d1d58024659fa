"""Buttons of playback, of a reaction window and of repeated moves."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Move, Seat
from hustings.core.moves import encode
from hustings.core.protocols import S, Text, Tree
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.widgets import button, wide_button
from hustings.ui.phases import Deciding, Playback
from hustings.ui.play.awaited_luck import is_before_luck
from hustings.ui.play.forced_moves import is_repeating, times_left
from hustings.ui.play.once_more import latest_move, times_possible
from hustings.ui.play.playback import is_at_note

MIN_TIMES: Final = 2
"""From this number on one press makes a move several times."""


def playback_buttons(play: Play, playback: Playback) -> list[Tree]:
    """Return the buttons of playback: next beat, pause or go on, skip.

    They stand at the end of the bar, where no move's button ever is.
    """
    to_now = words.table.skip_to_end() if play.table.over else words.table.skip()
    skip = wide_button("skip", "last", to_now, kind="playback quiet", key="skip")
    if is_before_luck(play, playback):
        return [button("hurry", words.table.count_votes(), kind="ends primary", key="count"), skip]
    at_note = is_at_note(play, playback)
    waits = at_note or playback.awaiting
    onward = (
        words.table.go_on()
        if at_note
        else words.table.next_step()
        if playback.awaiting
        else words.table.next_beat()
    )
    step = wide_button("hurry", "step", onward, kind="playback primary", key="hurry")
    if waits:
        return [step, skip]
    if playback.paused:
        go_on = words.table.go_on()
        return [step, wide_button("pause", "next", go_on, kind="playback", key="pause"), skip]
    if not playback.running:
        return [step, skip]
    pause = words.table.pause()
    return [wide_button("pause", "pause", pause, kind="playback quiet", key="pause"), skip]


def with_repeats(
    buttons: list[Tree], play: Play, text: Text[S], obs: S, deciding: Deciding
) -> list[Tree]:
    """Return buttons of moves with those that make a move several times by one press.

    Repeats have one slot, after the first button, so that the others keep their places.
    """
    if play.lesson is not None or play.readonly or deciding.chosen:
        return buttons
    shown = play, text, obs, deciding
    repeats = _again_buttons(*shown) or _repeat_buttons(*shown)
    return [*_batch_buttons(*shown), *buttons[:1], *repeats, *buttons[1:]]


def _repeat_buttons(play: Play, text: Text[S], obs: S, deciding: Deciding) -> list[Tree]:
    """Return the buttons that repeat a move as often as the turn allows, or stop that.

    There is none to stop once nothing more can be repeated in the turn.
    """
    if play.repeat is not None and play.repeat.seat == deciding.seat and is_repeating(play):
        return [button("repeat-stop", words.table.repeat_stop(), kind="quiet")]
    vocabulary, legal = play.table.rules.VOCABULARY, play.table.legal(deciding.seat)
    return [
        button(
            f"repeat:{encode(vocabulary.verbs, move)}",
            _repeat_label(
                text.move(obs, deciding.seat, move, play.names),
                times,
                bounded=move[0] not in vocabulary.repeats_in,
            ),
            title=words.table.repeat_means(),
        )
        for move in legal
        if move[0] in vocabulary.repeats and (times := times_left(play, deciding.seat, move)) > 1
    ]


def _repeat_label(move: str, times: int, *, bounded: bool) -> str:
    """Return the label of a button that repeats a move.

    bounded: whether the player makes it that often; else others decide how often they ask for it.
    """
    return (
        words.table.repeat(move=move, times=times)
        if bounded
        else words.table.repeat_turn(move=move)
    )


def _batch_buttons(play: Play, text: Text[S], obs: S, deciding: Deciding) -> list[Tree]:
    """Return buttons that make the latest move again, several at once: two more, and all."""
    verbs, legal = play.table.rules.VOCABULARY.verbs, play.table.legal(deciding.seat)
    batches = play.table.rules.VOCABULARY.batches
    more = [
        move
        for move in legal
        if move[0] in batches and move[-1] > 1 and _is_batch(play, deciding.seat, move)
    ]
    offered = more[:1] + more[1:][-1:]
    return [
        button(f"pick:{encode(verbs, move)}", text.move(obs, deciding.seat, move, play.names))
        for move in offered
    ]


def _again_buttons(play: Play, text: Text[S], obs: S, deciding: Deciding) -> list[Tree]:
    """Return the button that makes the latest move as often as possible, if more than once."""
    seat = deciding.seat
    move = latest_move(play, seat)
    times = times_possible(play, seat, move) if move else 0
    if times < MIN_TIMES:
        return []
    alike = [each for each in play.table.legal(seat) if each[:-1] == move[:-1]]
    label = text.move(obs, seat, move[:-1] if len(alike) == 1 else move, play.names)
    return [button("repeat-latest", words.table.repeat(move=label, times=times))]


def _is_batch(play: Play, seat: Seat, move: Move) -> bool:
    """Return whether a move of a batch is the latest one again, but for how many."""
    table = play.table
    if not table.at:
        return False
    latest = table.record.moves[table.at - 1]
    again = encode(table.rules.VOCABULARY.verbs, move[:-1])
    return latest.startswith(f"{seat}:{again}.")


def window_buttons(play: Play) -> list[Tree]:
    """Return the buttons of a reaction window: nobody reacts, or one player does."""
    if play.readonly:
        return []
    return [
        button("nobody", words.table.nobody_reacts(), kind="primary"),
        *(button(f"take:{seat}", play.names[seat]) for seat in play.deciders),
    ]
