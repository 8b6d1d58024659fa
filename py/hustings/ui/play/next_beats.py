"""The beats that playback shows next: each event of the log, as the viewer sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hustings import catalog
from hustings.core.model import Beat, Event
from hustings.ui.model import Play
from hustings.ui.play.talk import find_swing, spoken_beat, with_swing


class NextBeat(NamedTuple):
    """A beat to show. at: the place in the log after it (see Playback.at); event: that it shows.

    events: all events that it covers.
    """

    at: tuple[int, int]
    beat: Beat
    event: Event
    events: tuple[Event, ...] = ()

    @property
    def kind(self) -> int:
        """The kind of its event."""
        return self.event[0]


def next_beats(play: Play, at: tuple[int, int]) -> Iterator[NextBeat]:
    """Yield the beats from a place in the log on.

    An event without a beat belongs to the beat before it in the same step, else to the next one.
    """
    current, events = None, list[Event]()
    for place, event, beat in _events(play, at):
        swing = find_swing(play, place[0], place[1] - 1)
        if current is not None and (beat is not None or place[0] != current.at[0]):
            yield current._replace(events=tuple(events))
            current, events = None, []
        events.append(event)
        if beat is not None:
            current = NextBeat(place, with_swing(play, beat, swing), event)
        elif current is not None:
            current = current._replace(at=place, beat=with_swing(play, current.beat, swing))
    if current is not None:
        yield current._replace(events=tuple(events))


def _events(
    play: Play, at: tuple[int, int]
) -> Iterator[tuple[tuple[int, int], Event, Beat | None]]:
    """Yield each event from a place in the log on, as the viewer sees it: (place, event, beat)."""
    table, viewer, names = play.table, play.viewer, play.names
    beat, witness, talk = (
        catalog.beats(play.game).beat,
        table.rules.witness,
        catalog.talk(play.game),
    )
    start, count = at
    for index in range(start, len(table.log)):
        step = table.log[index]
        if count >= len(step.events):
            count = 0
            continue
        frames = table.frames(index)
        before = frames[count].observe(viewer)
        for n in range(count, len(step.events)):
            event, after = witness(step.events[n], viewer), frames[n + 1].observe(viewer)
            shown = beat(event, before, after, viewer, names)
            if shown is not None and talk is not None:
                shown = spoken_beat(play, talk, shown, event, (before, after))
            yield (index, n + 1), event, shown
            before = after
        count = 0
