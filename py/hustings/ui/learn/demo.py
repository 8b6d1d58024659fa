"""The demonstration on the home page: thirty seconds of each game, told by the beats.

What is shown is an annotated game that ships with each game (`demo.json`), told as everything is
(ui.play.playback), in a play of its own that is never kept. It begins by itself once the page is
quiet and goes on only while it is in sight; every part of it is a short task of its own, so that no
click waits for it. Where nothing is to move by itself it stands still and is stepped through.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings import catalog
from hustings.core.moves import decode
from hustings.core.notes import Annotated, Note, annotated
from hustings.ui import faults
from hustings.ui.effects import Effect, SendLater, SendWhenVisible
from hustings.ui.handling import parse_number
from hustings.ui.links.address import name_seats
from hustings.ui.model import Model, Play
from hustings.ui.phases import Playback, ReadingNote
from hustings.ui.play import playback
from hustings.ui.preferences import STEP
from hustings.ui.teaching import Lesson

QUIET: Final = 1500
"""Milliseconds without any message after which it begins, or goes on."""
SOON: Final = 30
"""Milliseconds before each piece that is laid out, so that a click comes first."""
TITLE: Final = 1200
"""Milliseconds for which the first position is shown before anything happens."""
END: Final = 3000
"""Milliseconds for which the last one is."""
SLICE: Final = 5
"""So many moves are replayed in one piece."""
STAGE: Final = ".demo-board"
"""What must be in sight."""
BOTS: Final = "bot:normal"

_MODULES: Final[tuple[Callable[[str], object], ...]] = (
    catalog.rules,
    catalog.text,
    catalog.beats,
    catalog.view,
)
"""What is imported first, one in a piece."""


def demo_of(game: str) -> Annotated:
    """Return a game's demonstration. RecordError where what ships with it is none."""
    return annotated(catalog.shipped(game, "demo"), catalog.find)


def steps(model: Model) -> bool:
    """Return whether nothing is shown by itself, but each beat when it is asked for."""
    return model.demo.reduced_motion or model.prefs.pace in (STEP, "instant")


def note(play: Play) -> Note | None:
    """Return the caption of what is shown: the last one that stands there or before."""
    at = play.shown().at
    noted = play.lesson.script.notes if play.lesson is not None else ()
    return next((each for each in reversed(noted) if each.ply <= at), None)


def follow(model: Model, verb: str) -> list[Effect]:
    """Return what has it begin or go on, after any message. verb: the message's.

    Away from the home page, and behind a box over it, it waits.
    """
    demo = model.demo
    if model.screen != "home" or model.dialog or not model.loaded:
        demo.pending_ticket = 0
        return []
    if verb in HANDLERS or not _wanted(model):
        return []
    return _after(model, QUIET)


def _wanted(model: Model) -> bool:
    """Return whether it is to go on by itself: it is laid out even where it is stepped through."""
    demo = model.demo
    return not demo.ready if steps(model) else not demo.stopped


def _after(model: Model, ms: int) -> list[Effect]:
    model.demo.pending_ticket = model.ticket()
    return [SendWhenVisible(ms, STAGE, f"demo:{model.demo.pending_ticket}")]


def due(model: Model, which: str) -> list[Effect]:
    """Go on: another piece, or another beat. A demonstration that cannot be shown is given up."""
    demo = model.demo
    if not demo.pending_ticket or parse_number(which) != demo.pending_ticket:
        return []
    demo.pending_ticket = 0
    try:
        return _beat(model) if demo.ready else _lay(model)
    except Exception:  # the page it stands on must not be lost for it
        faults.report()
        demo.stopped = True
        return []


def _lay(model: Model) -> list[Effect]:
    """Lay out the next piece: a module, or some moves."""
    demo = model.demo
    if demo.pieces_done < len(_MODULES):
        _MODULES[demo.pieces_done](demo.game)
    elif demo.play is None:
        demo.play = _begun(demo_of(demo.game))
    elif not _replayed(demo.play):
        _raise_the_curtain(model, demo.play)
        return [] if steps(model) else _after(model, TITLE)
    demo.pieces_done += 1
    return _after(model, SOON)


def _begun(noted: Annotated) -> Play:
    """Return the play of a demonstration with no move made."""
    record = noted.record
    kinds = noted.kinds or [BOTS] * record.seats
    play = Play(record._replace(moves=[]), name_seats(kinds), "", None)
    play.lesson = Lesson(noted, "")
    play.latest_phase = ReadingNote()
    return play


def _replayed(play: Play) -> bool:
    """Make some more moves of the record; return whether there were any."""
    table, moves = play.table, play.lesson.script.record.moves if play.lesson is not None else []
    given = moves[table.at : table.at + SLICE]
    for move in given:
        seat, token = move.split(":", 1)
        table.play(int(seat), decode(table.rules.VOCABULARY.verbs, token))
    return bool(given)


def _raise_the_curtain(model: Model, play: Play) -> None:
    """Show the position in which it begins: that of the first note."""
    noted = play.lesson.script.notes if play.lesson is not None else ()
    start = noted[0].ply if noted else 0
    phase = Playback((play.table.log_index(start), 0), play.latest_phase)
    phase.replay = True  # everything is waited for, whoever does it
    play.phase = phase
    model.demo.ready = True


def _beat(model: Model) -> list[Effect]:
    """Show the next beat, at the end the next game; nothing of it is heard."""
    play = model.demo.play
    if play is None or not isinstance(play.phase, Playback):
        return _next(model)
    play.phase.paused = steps(model)
    asked = playback.advance(model, play, play.phase)
    if steps(model):
        return []
    ms = [effect.ms for effect in asked if isinstance(effect, SendLater)]
    return _after(model, ms[0] if ms else END)


def _next(model: Model) -> list[Effect]:
    """Go on to the next game. Once all have been shown it rests, until somebody wants more."""
    demo = model.demo
    at = (catalog.GAMES.index(demo.game) + 1) % len(catalog.GAMES)
    demo.choose(catalog.GAMES[at])
    demo.stopped = at == 0 and not steps(model)
    return [] if demo.stopped else _after(model, SOON)


def choose(model: Model, game: str) -> list[Effect]:
    """Show another game, or the same from its beginning."""
    if game not in catalog.GAMES:
        return []
    model.demo.choose(game)
    model.demo.stopped = False
    return _after(model, SOON)


def hold(model: Model, _: str) -> list[Effect]:
    """Stop it where it is, or have it go on."""
    demo = model.demo
    demo.stopped, demo.pending_ticket = not demo.stopped, 0
    return _after(model, SOON) if _wanted(model) else []


def step(model: Model, _: str) -> list[Effect]:
    """Show the next beat: somebody has asked for it."""
    return _beat(model) if model.demo.ready else []


def motion(model: Model, arg: str) -> list[Effect]:
    """Hear whether the person wants less to move on this device: "less" or "full"."""
    model.demo.reduced_motion, model.demo.pending_ticket = arg == "less", 0
    return []


HANDLERS: Final = {"demo": due, "demo-of": choose, "demo-hold": hold, "demo-step": step}
"""Messages of the demonstration's own."""
