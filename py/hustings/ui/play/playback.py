"""The telling: what happened between two decisions is shown beat by beat, behind the head.

The head of the table never waits for it: games are kept, links made and bots asked meanwhile. Here
stands only how far it has been shown (`Telling.at`) and what was said of it (`Play.lines`); the
positions in between are made by the table when they are drawn. Watching again is the same from an
earlier step on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from hustings import catalog
from hustings.core.model import SCENE, Beat, Event, Seat
from hustings.ui.effects import Effect, SendLater, Sound, Vibrate
from hustings.ui.handling import parse_number
from hustings.ui.model import Model, Play
from hustings.ui.phases import (
    Deciding,
    HandOver,
    Over,
    Playback,
    StatusLine,
    ViewingPast,
    after_playback,
)
from hustings.ui.preferences import STEP

PACE_FACTORS: Final = {"quarter": 4.0, "half": 2.0, "normal": 1.0, "double": 0.5}
"""How much longer than at the normal pace a beat is; at STEP each waits for the person."""

MAX_TURN_MS: Final = 1200
"""Milliseconds at the normal pace that one seat's turn takes at most, set pieces apart."""

REPEAT_FACTOR: Final = 0.8
"""How much of the time of the one before a scene of the same kind takes: what it shows is known."""

MIN_SCENE_FACTOR: Final = 0.55
"""How much of its time a scene takes at least, however many of its kind there were."""

MAX_RECAP_DECISIONS: Final = 4
"""So many of a person's own decisions are gone back, of which one at least is told of."""

MAX_LINE_PHRASES: Final = 8
"""So many things that one seat did, the last ones, are said in one line."""


class NextBeat(NamedTuple):
    """The next beat. at: where it leads to (see Telling.at); events: what it shows, kind: which."""

    at: tuple[int, int]
    beat: Beat
    kind: int
    events: tuple[Event, ...] = ()


def begin(model: Model, play: Play) -> list[Effect]:
    """Tell whoever looks what they have not seen yet, if there is anything to be shown."""
    if isinstance(play.phase, Playback | ViewingPast | HandOver):
        return []
    if model.prefs.pace == "instant":
        catch_up(play)
        return arrival_effects(model, play)
    return _start(model, play, Playback((play.steps_seen, 0), play.latest_phase))


def replay(model: Model, play: Play, ply: int) -> list[Effect]:
    """Tell once more what came of the moves from one on."""
    read = play.viewed_ply == ply  # the notes of the moment that is looked at have been
    play.phase = play.latest_phase
    play.lines.clear()
    telling = Playback((play.table.log_index(ply), 0), play.latest_phase)
    telling.replay = True
    telling.last_note_ply = ply if read else ply - 1
    return _start(model, play, telling)


def _start(model: Model, play: Play, telling: Playback) -> list[Effect]:
    play.phase = telling
    return advance(model, play, telling)


def advance(model: Model, play: Play, telling: Playback) -> list[Effect]:
    """Show the next beat; where there is none, the head.

    The last one before a decision of the person is shown with it: nobody waits for their own turn.
    """
    telling.number = model.ticket()
    mine = isinstance(telling.underlying, Deciding) and not telling.replay
    here, events = play.people_here, list[Event]()
    beats = _beats(play, telling.at)
    found = next(beats, None)
    if found is not None and telling.replay and _pause_at_note(play, telling, found):
        return schedule(model, telling)
    while found is not None:
        after = next(beats, None)
        length = _add_to_lines(play, found, here, wait=telling.replay)
        telling.at = found.at
        events += found.events
        play.beat_events = tuple(events)
        if length and not (mine and after is None):
            telling.length = _scene_ms(telling, found.kind, length)
            return [*sound_effects(model, found.beat.sound), *schedule(model, telling)]
        found = after
    return finish(model, play, telling)


def is_at_note(play: Play, telling: Playback) -> bool:
    """Return whether it stands at a moment whose notes are to be read."""
    there = any(note.ply == telling.last_note_ply for note in play.notes)
    return there and telling.at == (play.table.log_index(telling.last_note_ply), 0)


def _pause_at_note(play: Play, telling: Playback, found: NextBeat) -> bool:
    """Stop at the next moment with a note, if the beat leads past it; return whether it does."""
    ahead = play.table.log[found.at[0]].ply
    noted = [note.ply for note in play.notes if telling.last_note_ply < note.ply < ahead]
    if noted:
        telling.last_note_ply = min(noted)
        telling.at = (play.table.log_index(telling.last_note_ply), 0)
        telling.length, telling.paused = 0, True
        play.beat_events = ()
    return bool(noted)


def _scene_ms(telling: Playback, kind: int, length: int) -> int:
    """Return for how long a beat is shown after those of its kind that were told before it."""
    if length < SCENE:
        return length
    before = telling.scene_counts[kind]
    telling.scene_counts[kind] += 1
    return round(length * max(MIN_SCENE_FACTOR, REPEAT_FACTOR**before))


def schedule(model: Model, telling: Playback) -> list[Effect]:
    """Have the next beat follow by itself, unless the person wants to ask for each."""
    telling.running = model.prefs.pace != STEP and not telling.paused
    if not telling.running:
        return []
    pace = PACE_FACTORS.get(
        model.prefs.pace, PACE_FACTORS["double"]
    )  # who watches again wants to see it
    return [SendLater(round(telling.length * pace), f"beat:{telling.number}")]


def on_timer(model: Model, play: Play, telling: Playback, which: str) -> list[Effect]:
    """Go on to the next beat, the time of the one that is shown being over."""
    if parse_number(which) != telling.number or not telling.running:
        return []
    telling.hurried = False
    return advance(model, play, telling)


def hurry(model: Model, play: Play, telling: Playback, _: str) -> list[Effect]:
    """End the beat that is shown; asked a second time, all that is told.

    Step by step it is one beat each time: nobody presses there out of impatience.
    """
    if telling.hurried and telling.running:
        return skip(model, play, telling, "")
    telling.hurried = not is_at_note(play, telling)
    telling.paused = telling.paused and telling.hurried  # what waits for a reader goes on
    return advance(model, play, telling)


def skip(model: Model, play: Play, telling: Playback, _: str) -> list[Effect]:
    """Show the head at once; the strip and the log tell the rest."""
    catch_up(play, telling.at)
    return finish(model, play, telling)


def toggle_pause(model: Model, _play: Play, telling: Playback, _: str) -> list[Effect]:
    """Stay at the beat that is shown, or go on from it."""
    telling.paused = not telling.paused
    telling.number = model.ticket()
    return schedule(model, telling)


def change_pace(model: Model) -> list[Effect]:
    """Go on at the pace that the preference says now."""
    play = model.play
    telling = play.find_phase(Playback) if play is not None else None
    if play is None or telling is None:
        return []
    if model.prefs.pace == "instant" and not telling.replay:
        return skip(model, play, telling, "")
    telling.number = model.ticket()
    return schedule(model, telling)


def resume(model: Model, play: Play) -> list[Effect]:
    """Go on after something else was looked at."""
    if isinstance(play.phase, Playback):
        play.phase.number = model.ticket()
        return schedule(model, play.phase)
    return begin(model, play)


def finish(model: Model, play: Play, telling: Playback) -> list[Effect]:
    """Leave the telling: everything has been told."""
    play.phase = after_playback(play.phase, telling)
    play.mark_seen()
    return [] if telling.replay else arrival_effects(model, play)


def arrival_effects(model: Model, play: Play) -> list[Effect]:
    """Return what is heard when the head is shown: one's turn has come, or one has won."""
    here = play.people_here
    if isinstance(play.latest_phase, Over):
        ranks = play.table.rules.outcome(play.table.state).ranks
        return sound_effects(model, "win") if any(ranks[seat] == 1 for seat in here) else []
    if not isinstance(play.latest_phase, Deciding) or all(line.who in here for line in play.lines):
        return []
    return [*sound_effects(model, "turn"), *([Vibrate()] if model.prefs.buzz == "on" else [])]


def sound_effects(model: Model, sound: str) -> list[Effect]:
    """Have a sound played, if there is one and sounds are wished for."""
    volume = model.prefs.sound
    return [Sound(sound, volume)] if sound and volume != "off" else []


def catch_up(play: Play, at: tuple[int, int] | None = None) -> None:
    """Say without showing anything what has not been told yet. at: how far it has been told."""
    here = play.people_here
    for found in _beats(play, at or (play.steps_seen, 0)):
        _add_to_lines(play, found, here)
        play.beat_events = found.events
    play.mark_seen()


def recap(play: Play) -> None:
    """Say again what has happened since the person who looks last decided, as when a game opens."""
    play.lines.clear()
    acted = play.table.at
    for _ in range(MAX_RECAP_DECISIONS):
        acted = (
            play.last_decision(play.viewer, acted) - 1
            if play.viewer is not None and acted > 0
            else 0
        )
    catch_up(play, (play.table.log_index(max(0, acted)), 0))


def _beats(play: Play, at: tuple[int, int]) -> Iterator[NextBeat]:
    """Yield what is to be told after so many events of a step, beat by beat.

    What says nothing by itself goes with the beat before it in the same step, else with the next.
    """
    found, events = None, list[Event]()
    for place, event, beat in _events(play, at):
        if found is not None and (beat is not None or place[0] != found.at[0]):
            yield found._replace(events=tuple(events))
            found, events = None, []
        events.append(event)
        if beat is not None:
            found = NextBeat(place, beat, event[0])
        elif found is not None:
            found = found._replace(at=place)
    if found is not None:
        yield found._replace(events=tuple(events))


def _events(
    play: Play, at: tuple[int, int]
) -> Iterator[tuple[tuple[int, int], Event, Beat | None]]:
    """Yield each event from a place on as the viewer may know it, with what is told of it."""
    table, viewer, names = play.table, play.viewer, play.names
    beat, witness = catalog.beats(play.game).beat, table.rules.witness
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
            yield (index, n + 1), event, beat(event, before, after, viewer, names)
            before = after
        count = 0


def _add_to_lines(
    play: Play, found: NextBeat, here: Collection[Seat], *, wait: bool = False
) -> int:
    """Add to what was said; return for how long the beat is shown (0: not at all).

    here: the people before the screen (see Play.present). wait: also for what they did themselves,
    which they know.
    """
    beat, step = found.beat, play.table.log[found.at[0]]
    ply, seat = step.ply, step.seat
    line = play.lines[-1] if play.lines else None
    if seat in here and beat.who in here and line is not None and line.ply < ply:
        if line.who != beat.who:
            line = None
        play.lines[:] = [line] if line else []  # what is said has happened since they did something
    if line is None or beat.who is None or line.who != beat.who:
        line = StatusLine(beat.who, ply)
        play.lines.append(line)
    if beat.says:
        line.phrases.append(beat.says)
        del line.phrases[:-MAX_LINE_PHRASES]
    line.ply = ply
    if beat.length >= SCENE or beat.who is None:
        return beat.length
    if beat.who in here and seat in here and not wait:
        return 0
    length = min(beat.length, max(0, MAX_TURN_MS - line.shown_ms))
    line.shown_ms += length
    return length
