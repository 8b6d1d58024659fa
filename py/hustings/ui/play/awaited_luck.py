"""Luck that decides the game waits for a press: nobody misses the count while reading.

The press that has ended the last turn is enough. Where a bot or a player elsewhere has ended it,
playback waits before the count.
"""

from __future__ import annotations

from hustings.core.model import NATURE
from hustings.ui.model import Play
from hustings.ui.phases import Playback


def may_wait(play: Play, playback: Playback) -> bool:
    """Return whether playback waits for presses: with a player at the screen, to whom it is new.

    It does not in lessons and after puzzles.
    """
    return play.lesson is None and not playback.replay and bool(play.people_here)


def awaited_step(play: Play, playback: Playback) -> int | None:
    """Return the index in the log of the luck before which playback is to wait, None for none."""
    table = play.table
    awaited = table.rules.VOCABULARY.awaited
    pressed = play.clicked_ply == table.at
    if pressed or not (awaited and table.over and may_wait(play, playback)):
        return None
    first = table.log_index(table.at - 1) + 1
    if first == len(table.log) or table.log[first].seat != NATURE or playback.at > (first, 0):
        return None
    return first if table.frames(first)[0].turn.prompt in awaited else None


def is_before_luck(play: Play, playback: Playback) -> bool:
    """Return whether playback waits for the player to let that luck begin."""
    return playback.paused and playback.at == (awaited_step(play, playback), 0)


def pause_before(play: Play, playback: Playback, index: int) -> bool:
    """Stop playback before the step of the next beat if it is awaited; return whether it has."""
    step = awaited_step(play, playback)
    if step is None or index < step or playback.at == (step, 0):
        return False
    playback.at, playback.length, playback.paused = (step, 0), 0, True
    play.beat_events = ()
    return True
