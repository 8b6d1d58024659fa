"""Playback: events between two decisions are shown beat by beat, behind the latest position.

The game itself never waits for it: saves, links and bots go on. This module only tracks how far
the events have been shown (`Playback.at`) and the status lines so far (`Play.lines`); the table
makes the positions in between when they are drawn. A replay is playback from an earlier step.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from hustings.core.model import SCENE, Event, Seat
from hustings.ui import words
from hustings.ui.effects import Effect, SendLater, Sound, Vibrate
from hustings.ui.handling import parse_number
from hustings.ui.model import Model, Play
from hustings.ui.phases import (
    Deciding,
    EarlierPhase,
    HandOver,
    Joining,
    Over,
    Playback,
    after_playback,
)
from hustings.ui.play.awaited_luck import is_before_luck, may_wait, pause_before
from hustings.ui.play.headlines import print_clipping
from hustings.ui.play.next_beats import NextBeat, next_beats
from hustings.ui.preferences import STEP
from hustings.ui.status_lines import News, StatusLine

PACE_FACTORS: Final = {"quarter": 4.0, "half": 2.0, "normal": 1.0, "double": 0.5}
"""By pace, the factor on the length of a beat; at the pace STEP each beat waits for the player."""

REPEAT_FACTOR: Final = 0.8
"""Each further scene of the same kind takes this share of the time of the one before."""

MIN_SCENE_FACTOR: Final = 0.55
"""The smallest share of its time that a scene is shortened to."""

MAX_RECAP_DECISIONS: Final = 4
"""How many of the player's own decisions a recap reaches back."""

MAX_OUTCOME_MS: Final = 6000
"""Milliseconds at normal pace that playback after a puzzle takes; the rest is skipped."""

MAX_LOSSES: Final = 2
"""How many losses of the player a skip keeps in sight, the newest."""

MAX_LINE_PHRASES: Final = 8
"""How many phrases a status line keeps; older ones are dropped."""


def begin(model: Model, play: Play) -> list[Effect]:
    """Start playback of what the viewer has not seen yet, if there is anything."""
    if isinstance(play.phase, EarlierPhase | HandOver | Joining):
        return []
    if model.prefs.pace == "instant" and model.prefs.listen == "off":
        catch_up(play)
        return arrival_effects(model, play)
    return _start(model, play, Playback((play.steps_seen, 0), play.latest_phase))


def replay(model: Model, play: Play, ply: int) -> list[Effect]:
    """Play back the moves from a ply on once more."""
    note_is_read = play.viewed_ply == ply
    play.phase = play.latest_phase
    play.clear_lines()
    playback = Playback((play.table.log_index(ply), 0), play.latest_phase)
    playback.replay = True
    playback.last_note_ply = ply if note_is_read else ply - 1
    return _start(model, play, playback)


def _start(model: Model, play: Play, playback: Playback) -> list[Effect]:
    play.phase = playback
    return advance(model, play, playback)


def advance(model: Model, play: Play, playback: Playback) -> list[Effect]:
    """Show the next beat; after the last one, end playback.

    The last beat before a decision of a human player is shown together with that decision, so that
    nobody waits for their own turn, unless it awaits a press. For listeners each turn of another
    player is shown at once.
    """
    playback.number = model.ticket()
    playback.awaiting = False
    _mark_announced(play, playback)
    listening = model.prefs.listen == "on"
    may_decide = isinstance(playback.underlying, Deciding) and not playback.replay
    here, events = play.people_here, list[Event]()
    beats, headline_sound = next_beats(play, playback.at), ""
    current = next(beats, None)
    if current is not None and playback.replay and _pause_at_note(play, playback, current):
        return schedule(model, playback)
    while True:
        is_last = may_decide and current is None
        if listening and not is_last and _is_turn_over(play, current):
            return schedule(model, playback)
        if current is None:
            break
        if pause_before(play, playback, current.at[0]):
            return schedule(model, playback)
        following = next(beats, None)
        length = _add_to_lines(play, current, here, own_moves=playback.replay)
        headline_sound = print_clipping(play, playback.at, current.at) or headline_sound
        playback.at = current.at
        events += current.events
        play.beat_events = tuple(events)
        playback.awaiting = current.beat.awaits and may_wait(play, playback)
        shown_with_decision = may_decide and following is None and not playback.awaiting
        if length and not listening and not shown_with_decision:
            playback.length = _scene_ms(playback, current.kind, length)
            if _is_outcome_cut(model, play, playback):
                return skip(model, play, playback, "")
            sound = headline_sound or current.beat.sound
            return [*sound_effects(model, sound), *schedule(model, playback)]
        current = following
    return [*sound_effects(model, headline_sound), *finish(model, play, playback)]


def _is_outcome_cut(model: Model, play: Play, playback: Playback) -> bool:
    """Return whether the current beat ends too late after a puzzle; add its length."""
    lesson = play.lesson
    if lesson is None or not lesson.played_on or playback.replay or model.prefs.pace == STEP:
        return False
    shown_before = lesson.playback_ms
    lesson.playback_ms += playback.length
    return shown_before > 0 and lesson.playback_ms > MAX_OUTCOME_MS


def _mark_announced(play: Play, playback: Playback) -> None:
    """Note that the listener has heard what was announced where playback waited."""
    if playback.announced:
        play.news_heard = min(playback.announced, len(play.news))


def _is_turn_over(play: Play, following: NextBeat | None) -> bool:
    """Return whether the turn that a listener has not heard yet ends before the next beat."""
    unheard = play.news[play.news_heard :]
    actor = next((item.who for item in reversed(unheard) if item.who is not None), None)
    if actor is None or actor in play.people_here:
        return False
    if following is None:
        return actor not in play.table.seats
    return following.beat.who is not None and following.beat.who != actor


def is_at_note(play: Play, playback: Playback) -> bool:
    """Return whether playback stands at a position whose notes are to be read."""
    has_note = any(note.ply == playback.last_note_ply for note in play.notes)
    return has_note and playback.at == (play.table.log_index(playback.last_note_ply), 0)


def _pause_at_note(play: Play, playback: Playback, following: NextBeat) -> bool:
    """Stop at the next note if the beat would pass it; return whether it has."""
    end = play.table.log[following.at[0]].ply
    plies = [note.ply for note in play.notes if playback.last_note_ply < note.ply < end]
    if plies:
        playback.last_note_ply = min(plies)
        playback.at = (play.table.log_index(playback.last_note_ply), 0)
        playback.length, playback.paused = 0, True
        play.beat_events = ()
    return bool(plies)


def _scene_ms(playback: Playback, kind: int, length: int) -> int:
    """Return the length of a beat; scenes get shorter the more of their kind were shown."""
    if length < SCENE:
        return length
    earlier = playback.scene_counts[kind]
    playback.scene_counts[kind] += 1
    return round(length * max(MIN_SCENE_FACTOR, REPEAT_FACTOR**earlier))


def schedule(model: Model, playback: Playback) -> list[Effect]:
    """Return the timer of the next beat, nothing where the player advances by hand."""
    by_hand = model.prefs.pace == STEP or model.prefs.listen == "on"
    playback.running = not by_hand and not playback.paused and not playback.awaiting
    if not playback.running:
        playback.announced = len(model.play.news) if model.play is not None else 0
        return []
    factor = PACE_FACTORS.get(model.prefs.pace, PACE_FACTORS["double"])  # a replay is never instant
    return [SendLater(round(playback.length * factor), f"beat:{playback.number}")]


def on_timer(model: Model, play: Play, playback: Playback, which: str) -> list[Effect]:
    """Show the next beat when the time of the current one is over."""
    if parse_number(which) != playback.number or not playback.running:
        return []
    playback.hurried = False
    return advance(model, play, playback)


def hurry(model: Model, play: Play, playback: Playback, _: str) -> list[Effect]:
    """End the current beat; asked again while it runs by itself, end playback.

    A beat that awaits a press is shown even so. Where the player advances by hand, each press shows
    one beat.
    """
    if playback.hurried and playback.running and not _skip_to_awaited(play, playback):
        return skip(model, play, playback, "")
    waits = is_at_note(play, playback) or is_before_luck(play, playback)
    playback.hurried = not (waits or playback.awaiting)
    playback.paused = playback.paused and playback.hurried  # after a note it runs on
    return advance(model, play, playback)


def _skip_to_awaited(play: Play, playback: Playback) -> bool:
    """Go on to the next beat that awaits a press, without showing those before it.

    Return whether there is one.
    """
    passed = list[NextBeat]()
    if not may_wait(play, playback):
        return False
    for each in next_beats(play, playback.at):
        if each.beat.awaits:
            _pass_over(play, passed, playback.at)
            playback.at = passed[-1].at if passed else playback.at
            return True
        passed.append(each)
    return False


def skip(model: Model, play: Play, playback: Playback, _: str) -> list[Effect]:
    """Show the latest position at once; the status line and the log hold the rest.

    Awaited luck is not skipped with what is before it.
    """
    _mark_announced(play, playback)
    waits = None if model.prefs.pace == "instant" else playback
    if not _pass_over(play, next_beats(play, playback.at), playback.at, waits):
        play.mark_seen()
        return finish(model, play, playback)
    playback.number, playback.awaiting = model.ticket(), False
    return schedule(model, playback)


def toggle_pause(model: Model, _play: Play, playback: Playback, _: str) -> list[Effect]:
    """Pause at the current beat, or go on from it."""
    playback.paused = not playback.paused
    playback.number = model.ticket()
    return schedule(model, playback)


def change_pace(model: Model) -> list[Effect]:
    """Go on at the pace of the current preference."""
    play = model.play
    playback = play.find_phase(Playback) if play is not None else None
    if play is None or playback is None:
        return []
    instant = model.prefs.pace == "instant" and model.prefs.listen == "off"
    if instant and not playback.replay:
        return skip(model, play, playback, "")
    playback.number = model.ticket()
    return schedule(model, playback)


def resume(model: Model, play: Play) -> list[Effect]:
    """Go on with playback after the player has viewed a past position."""
    if isinstance(play.phase, Playback):
        play.phase.number = model.ticket()
        return schedule(model, play.phase)
    return begin(model, play)


def finish(model: Model, play: Play, playback: Playback) -> list[Effect]:
    """End playback: everything has been shown."""
    play.phase = after_playback(play.phase, playback)
    play.mark_seen()
    return [] if playback.replay else arrival_effects(model, play)


def arrival_effects(model: Model, play: Play) -> list[Effect]:
    """Return the sounds at the latest position: it is the player's turn, or they have won."""
    here = play.people_here
    if isinstance(play.latest_phase, Over):
        ranks = play.table.rules.outcome(play.table.state).ranks
        return sound_effects(model, "win") if any(ranks[seat] == 1 for seat in here) else []
    if not isinstance(play.latest_phase, Deciding) or all(line.who in here for line in play.lines):
        return []
    return [*sound_effects(model, "turn"), *([Vibrate()] if model.prefs.buzz == "on" else [])]


def sound_effects(model: Model, sound: str) -> list[Effect]:
    """Return the effect that plays a sound, nothing for "" or where sounds are off."""
    volume = model.prefs.sound
    return [Sound(sound, volume)] if sound and volume != "off" else []


def catch_up(play: Play, at: tuple[int, int] | None = None) -> None:
    """Add all unseen events to the status lines without showing them.

    at: the place in the log to start from, by default the first unseen step.
    """
    at = at or (play.steps_seen, 0)
    _pass_over(play, next_beats(play, at), at)
    play.mark_seen()


def _take_losses(play: Play) -> list[str]:
    """Take away the line with the player's losses; return them."""
    losses = [loss for line in play.lines for loss in line.losses]
    play.lines[:] = [line for line in play.lines if not line.losses]
    return losses


def _keep_losses(play: Play, losses: Sequence[str]) -> None:
    """Keep in sight, as the newest line, what the player lost while nothing was shown."""
    if losses:
        line = StatusLine(None, play.table.at)
        line.losses = tuple(losses[-MAX_LOSSES:])
        line.phrases.append(words.table.meanwhile(losses=line.losses))
        play.lines.append(line)


def _pass_over(
    play: Play, beats: Iterable[NextBeat], at: tuple[int, int], waits: Playback | None = None
) -> bool:
    """Add beats to the status lines without showing them. at: the place in the log before them.

    waits: the playback that stops before awaited luck. Return whether it has stopped.
    """
    here, losses = play.people_here, _take_losses(play)
    for each in beats:
        if waits is not None and pause_before(play, waits, each.at[0]):
            _keep_losses(play, losses)
            return True
        _add_to_lines(play, each, here)
        if play.table.log[each.at[0]].seat in here:
            losses.clear()
        losses += [each.beat.loss] if each.beat.loss else []
        print_clipping(play, at, each.at)
        at = each.at
        play.beat_events = each.events
    _keep_losses(play, losses)
    return False


def recap(play: Play) -> None:
    """Fill the status lines as when a game opens: with what happened since the viewer decided."""
    play.clear_lines()
    ply = play.table.at
    for _ in range(MAX_RECAP_DECISIONS):
        viewer = play.viewer
        ply = play.last_decision(viewer, ply) - 1 if viewer is not None and ply > 0 else 0
    catch_up(play, (play.table.log_index(max(0, ply)), 0))
    play.clipping = None


def _add_to_news(play: Play, shown: NextBeat, here: Collection[Seat]) -> None:
    """Add a beat to the news, which start at the last real choice of a player at the screen."""
    beat, step = shown.beat, play.table.log[shown.at[0]]
    fresh = step.seat in here and bool(play.news) and play.news[-1].ply < step.ply
    if fresh and play.table.had_choice(step.ply - 1):
        play.news.clear()
        play.news_heard = 0
    whole = len(shown.events) == 1
    play.news.append(
        News(shown.event, step.ply, step.seat, beat.says, beat.who, beat.length, beat.heard, whole)
    )


def _add_to_lines(
    play: Play, shown: NextBeat, here: Collection[Seat], *, own_moves: bool = False
) -> int:
    """Add a beat to the status lines; return its length in milliseconds, 0 to show no beat.

    here: the players at the screen (see Play.people_here). own_moves: show their own moves too.
    """
    beat, step = shown.beat, play.table.log[shown.at[0]]
    ply, seat = step.ply, step.seat
    _add_to_news(play, shown, here)
    line = play.lines[-1] if play.lines else None
    if seat in here and beat.who in here and line is not None and line.ply < ply:
        if line.who != beat.who:
            line = None
        play.lines[:] = [line] if line else []  # the lines start at the last own decision
    if line is None or beat.who is None or line.who != beat.who or (beat.spoken and line.phrases):
        line = StatusLine(beat.who, ply)
        play.lines.append(line)
    if beat.says:
        if beat.replaces:
            del line.phrases[-1:]
        line.phrases.append(beat.says)
        del line.phrases[:-MAX_LINE_PHRASES]
    line.ply = ply
    if beat.length >= SCENE or beat.who is None:
        return beat.length
    if beat.who in here and seat in here and not own_moves:
        return 0
    length = min(beat.length, max(0, beat.turn_ms - line.shown_ms))
    line.shown_ms += length
    return length
