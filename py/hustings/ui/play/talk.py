"""What bots say in the news in place of a plain report, and what has changed the outlook."""

from __future__ import annotations

from typing import Any

from hustings.core.model import Beat, Event
from hustings.core.table import Step
from hustings.core.talk import Talk
from hustings.ui import words
from hustings.ui.model import Play


def spoken_beat(
    play: Play, talk: Talk[Any], step: Step, beat: Beat, event: Event, around: tuple[Any, Any]
) -> Beat:
    """Return the beat of an event with what its bot says, and with what changed the outlook.

    around: what the viewer sees of the position just before and after the event.
    """
    before, after = around

    def opening() -> Any:
        earlier = play.table.before(step.ply - 1) if step.ply else None
        return before if earlier is None else earlier.observe(play.viewer)

    if beat.who in play.bots:
        says = talk.speech(event, before, after, play.viewer, play.names)
        beat = beat._replace(says=says or beat.says)
    swing = talk.swing(event, opening, after)
    if not swing:
        return beat
    return beat._replace(says=words.table.status_line(phrases=[beat.says, swing]))
