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
from hustings.ui.effects import Buzz, Effect, Later, Sound
from hustings.ui.handling import number
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, HandOver, Line, Looking, Over, Telling, told
from hustings.ui.preferences import STEP

PACE: Final = {"quarter": 4.0, "half": 2.0, "normal": 1.0, "double": 0.5}
"""How much longer than at the normal pace a beat is; at STEP each waits for the person."""

TURN: Final = 1200
"""Milliseconds at the normal pace that one seat's turn takes at most, set pieces apart."""

AGAIN: Final = 0.8
"""How much of the time of the one before a scene of the same kind takes: what it shows is known."""

LEAST: Final = 0.55
"""How much of its time a scene takes at least, however many of its kind there were."""

FAR: Final = 4
"""So many of a person's own decisions are gone back, of which one at least is told of."""

MOST: Final = 8
"""So many things that one seat did, the last ones, are said in one line."""


class Found(NamedTuple):
    """The next beat. at: where it leads to (see Telling.at); events: what it shows, kind: which."""

    at: tuple[int, int]
    beat: Beat
    kind: int
    events: tuple[Event, ...] = ()


def begin(model: Model, play: Play) -> list[Effect]:
    """Tell whoever looks what they have not seen yet, if there is anything to be shown."""
    if isinstance(play.phase, Telling | Looking | HandOver):
        return []
    if model.prefs.pace == "instant":
        catch_up(play)
        return arrived(model, play)
    return _tell(model, play, Telling((play.untold, 0), play.head))


def again(model: Model, play: Play, ply: int) -> list[Effect]:
    """Tell once more what came of the moves from one on."""
    read = play.past == ply  # the notes of the moment that is looked at have been
    play.phase = play.head
    play.lines.clear()
    telling = Telling((play.table.begun(ply), 0), play.head)
    telling.again = True
    telling.noted = ply if read else ply - 1
    return _tell(model, play, telling)


def _tell(model: Model, play: Play, telling: Telling) -> list[Effect]:
    play.phase = telling
    return advance(model, play, telling)


def advance(model: Model, play: Play, telling: Telling) -> list[Effect]:
    """Show the next beat; where there is none, the head.

    The last one before a decision of the person is shown with it: nobody waits for their own turn.
    """
    telling.number = model.ticket()
    mine = isinstance(telling.beneath, Deciding) and not telling.again
    here, events = play.present, list[Event]()
    beats = _beats(play, telling.at)
    found = next(beats, None)
    if found is not None and telling.again and _waits(play, telling, found):
        return run(model, telling)
    while found is not None:
        after = next(beats, None)
        length = _say(play, found, here, wait=telling.again)
        telling.at = found.at
        events += found.events
        play.latest = tuple(events)
        if length and not (mine and after is None):
            telling.length = _quickened(telling, found.kind, length)
            return [*heard(model, found.beat.sound), *run(model, telling)]
        found = after
    return whole(model, play, telling)


def reads(play: Play, telling: Telling) -> bool:
    """Return whether it stands at a moment whose notes are to be read."""
    there = any(note.ply == telling.noted for note in play.notes)
    return there and telling.at == (play.table.begun(telling.noted), 0)


def _waits(play: Play, telling: Telling, found: Found) -> bool:
    """Stop at the next moment with a note, if the beat leads past it; return whether it does."""
    ahead = play.table.log[found.at[0]].ply
    noted = [note.ply for note in play.notes if telling.noted < note.ply < ahead]
    if noted:
        telling.noted = min(noted)
        telling.at = (play.table.begun(telling.noted), 0)
        telling.length, telling.paused = 0, True
        play.latest = ()
    return bool(noted)


def _quickened(telling: Telling, kind: int, length: int) -> int:
    """Return for how long a beat is shown after those of its kind that were told before it."""
    if length < SCENE:
        return length
    before = telling.scenes[kind]
    telling.scenes[kind] += 1
    return round(length * max(LEAST, AGAIN**before))


def run(model: Model, telling: Telling) -> list[Effect]:
    """Have the next beat follow by itself, unless the person wants to ask for each."""
    telling.runs = model.prefs.pace != STEP and not telling.paused
    if not telling.runs:
        return []
    pace = PACE.get(model.prefs.pace, PACE["double"])  # who watches again wants to see it
    return [Later(round(telling.length * pace), f"beat:{telling.number}")]


def due(model: Model, play: Play, telling: Telling, which: str) -> list[Effect]:
    """Go on to the next beat, the time of the one that is shown being over."""
    if number(which) != telling.number or not telling.runs:
        return []
    telling.hurried = False
    return advance(model, play, telling)


def hurry(model: Model, play: Play, telling: Telling, _: str) -> list[Effect]:
    """End the beat that is shown; asked a second time, all that is told.

    Step by step it is one beat each time: nobody presses there out of impatience.
    """
    if telling.hurried and telling.runs:
        return skip(model, play, telling, "")
    telling.hurried = not reads(play, telling)
    telling.paused = telling.paused and telling.hurried  # what waits for a reader goes on
    return advance(model, play, telling)


def skip(model: Model, play: Play, telling: Telling, _: str) -> list[Effect]:
    """Show the head at once; the strip and the log tell the rest."""
    catch_up(play, telling.at)
    return whole(model, play, telling)


def pause(model: Model, _play: Play, telling: Telling, _: str) -> list[Effect]:
    """Stay at the beat that is shown, or go on from it."""
    telling.paused = not telling.paused
    telling.number = model.ticket()
    return run(model, telling)


def repace(model: Model) -> list[Effect]:
    """Go on at the pace that the preference says now."""
    play = model.play
    telling = play.within(Telling) if play is not None else None
    if play is None or telling is None:
        return []
    if model.prefs.pace == "instant" and not telling.again:
        return skip(model, play, telling, "")
    telling.number = model.ticket()
    return run(model, telling)


def resume(model: Model, play: Play) -> list[Effect]:
    """Go on after something else was looked at."""
    if isinstance(play.phase, Telling):
        play.phase.number = model.ticket()
        return run(model, play.phase)
    return begin(model, play)


def whole(model: Model, play: Play, telling: Telling) -> list[Effect]:
    """Leave the telling: everything has been told."""
    play.phase = told(play.phase, telling)
    play.has_seen()
    return [] if telling.again else arrived(model, play)


def arrived(model: Model, play: Play) -> list[Effect]:
    """Return what is heard when the head is shown: one's turn has come, or one has won."""
    here = play.present
    if isinstance(play.head, Over):
        ranks = play.table.rules.outcome(play.table.state).ranks
        return heard(model, "win") if any(ranks[seat] == 1 for seat in here) else []
    if not isinstance(play.head, Deciding) or all(line.who in here for line in play.lines):
        return []
    return [*heard(model, "turn"), *([Buzz()] if model.prefs.buzz == "on" else [])]


def heard(model: Model, sound: str) -> list[Effect]:
    """Have a sound played, if there is one and sounds are wished for."""
    volume = model.prefs.sound
    return [Sound(sound, volume)] if sound and volume != "off" else []


def catch_up(play: Play, at: tuple[int, int] | None = None) -> None:
    """Say without showing anything what has not been told yet. at: how far it has been told."""
    here = play.present
    for found in _beats(play, at or (play.untold, 0)):
        _say(play, found, here)
        play.latest = found.events
    play.has_seen()


def recall(play: Play) -> None:
    """Say again what has happened since the person who looks last decided, as when a game opens."""
    play.lines.clear()
    acted = play.table.at
    for _ in range(FAR):
        acted = play.acted(play.viewer, acted) - 1 if play.viewer is not None and acted > 0 else 0
    catch_up(play, (play.table.begun(max(0, acted)), 0))


def _beats(play: Play, at: tuple[int, int]) -> Iterator[Found]:
    """Yield what is to be told after so many events of a step, beat by beat.

    What says nothing by itself goes with the beat before it in the same step, else with the next.
    """
    found, events = None, list[Event]()
    for place, event, beat in _happened(play, at):
        if found is not None and (beat is not None or place[0] != found.at[0]):
            yield found._replace(events=tuple(events))
            found, events = None, []
        events.append(event)
        if beat is not None:
            found = Found(place, beat, event[0])
        elif found is not None:
            found = found._replace(at=place)
    if found is not None:
        yield found._replace(events=tuple(events))


def _happened(
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


def _say(play: Play, found: Found, here: Collection[Seat], *, wait: bool = False) -> int:
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
        line = Line(beat.who, ply)
        play.lines.append(line)
    if beat.says:
        line.says.append(beat.says)
        del line.says[:-MOST]
    line.ply = ply
    if beat.length >= SCENE or beat.who is None:
        return beat.length
    if beat.who in here and seat in here and not wait:
        return 0
    length = min(beat.length, max(0, TURN - line.spent))
    line.spent += length
    return length
