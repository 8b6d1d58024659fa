"""What bots say in the news in place of a plain report, and what has changed the outlook."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hustings import catalog
from hustings.core.model import Beat, Event
from hustings.core.talk import STEADY, Swing, Talk
from hustings.ui import words
from hustings.ui.model import Play


def spoken_beat(
    play: Play, talk: Talk[Any], beat: Beat, event: Event, around: tuple[Any, Any]
) -> Beat:
    """Return the beat of an event with what its bot says.

    around: what the viewer sees of the position just before and after the event.
    """
    if beat.who not in play.bots:
        return beat
    before, after = around
    says = talk.speech(event, before, after, play.viewer, play.names)
    return beat._replace(says=says, spoken=True) if says else beat


def find_swing(play: Play, index: int, number: int) -> Swing:
    """Return what an event has changed of the outlook. index: of its step; number: of it there."""
    talk = catalog.talk(play.game)
    return STEADY if talk is None else play.swings.find(play.table, talk, index, number)


def log_swing(play: Play, index: int, number: int) -> str:
    """Return the sentence of the log about what an event has completed, "" for most."""
    talk = catalog.talk(play.game)
    if talk is None or play.table.log[index].events[number][0] not in talk.BEGINS:
        return ""
    return find_swing(play, index, number).sentence


def swings_of_luck(play: Play) -> Iterator[tuple[int, str]]:
    """Yield (ply, sentence) for everything by which luck changed the outlook of a game."""
    for index, step in enumerate(play.table.log):
        for number in range(len(step.events)):
            if sentence := log_swing(play, index, number):
                yield step.ply, sentence


def with_swing(play: Play, beat: Beat, swing: Swing) -> Beat:
    """Return a beat that also says what has changed the outlook."""
    own = beat.who is not None and beat.who == play.viewer
    phrase = (own and swing.own) or swing.phrase
    if not phrase:
        return beat
    return beat._replace(says=words.table.status_line(phrases=[beat.says, phrase]))
