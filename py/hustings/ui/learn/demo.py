"""The demonstration on the home page: thirty seconds of each game, beat by beat.

Each game ships an annotated game for it (`demo.json`), shown by ui.play.playback in a play that is
never kept. It starts by itself once the page is quiet and runs only while it is visible. Each
piece is a short task of its own, so that no click waits for it. Where nothing may move by itself,
the player steps through it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings import catalog
from hustings.core.moves import decode
from hustings.core.notes import Annotated, Note, read_annotated
from hustings.ui import faults
from hustings.ui.effects import Effect, SendLater, SendWhenVisible
from hustings.ui.handling import parse_number
from hustings.ui.links.address import name_seats
from hustings.ui.model import Model, Play
from hustings.ui.phases import Playback, ReadingNote
from hustings.ui.play import playback
from hustings.ui.preferences import STEP
from hustings.ui.teaching import Lesson

QUIET_MS: Final = 1500
"""Time without any message after which it starts or goes on."""
PIECE_DELAY_MS: Final = 30
"""Pause before each piece that is loaded, so that clicks come first."""
OPENING_MS: Final = 1200
"""How long the first position is shown before anything happens."""
ENDING_MS: Final = 3000
"""How long the last position is shown."""
MOVES_PER_PIECE: Final = 5
"""How many moves one piece replays."""
STAGE_SELECTOR: Final = ".demo-board"
"""The element that must be visible."""
IN_USE_SELECTOR: Final = ".demo:is(:hover, :focus-within)"
"""While this is there, its game stays: somebody may be about to press Play."""
DEFAULT_KIND: Final = "bot:normal"

_MODULES: Final[tuple[Callable[[str], object], ...]] = (
    catalog.rules,
    catalog.text,
    catalog.beats,
    catalog.view,
)
"""Imported first, one per piece."""


def demo_of(game: str) -> Annotated:
    """Return a game's demonstration. RecordError if its file is malformed."""
    return read_annotated(catalog.shipped(game, "demo"), catalog.find)


def step_by_step(model: Model) -> bool:
    """Return whether each beat waits for the player."""
    return model.demo.reduced_motion or model.prefs.pace in (STEP, "instant")


def caption(play: Play) -> Note | None:
    """Return the caption at the position shown: the last note there or before."""
    at = play.shown().at
    noted = play.lesson.script.notes if play.lesson is not None else ()
    return next((each for each in reversed(noted) if each.ply <= at), None)


def follow(model: Model, verb: str) -> list[Effect]:
    """After each message: start or resume the demonstration. verb: the message's.

    It waits away from the home page and behind a dialog.
    """
    demo = model.demo
    if model.screen != "home" or model.dialog or not model.loaded:
        demo.pending_ticket = 0
        return []
    if verb in HANDLERS or not _goes_on(model):
        return []
    return _schedule(model, QUIET_MS)


def _goes_on(model: Model) -> bool:
    """Return whether it goes on by itself; loading does even where the player steps through."""
    demo = model.demo
    return not demo.ready if step_by_step(model) else not demo.stopped


def _schedule(model: Model, ms: int, unless: str = "") -> list[Effect]:
    model.demo.pending_ticket = model.ticket()
    return [SendWhenVisible(ms, STAGE_SELECTOR, f"demo:{model.demo.pending_ticket}", unless)]


def on_timer(model: Model, which: str) -> list[Effect]:
    """Load the next piece or show the next beat. A demonstration that fails is stopped."""
    demo = model.demo
    if not demo.pending_ticket or parse_number(which) != demo.pending_ticket:
        return []
    catalog.require(demo.game)
    demo.pending_ticket = 0
    try:
        return _show_beat(model) if demo.ready else _load_piece(model)
    except Exception:  # the home page must survive it
        faults.report()
        demo.stopped = True
        return []


def _load_piece(model: Model) -> list[Effect]:
    """Load the next piece: a module, or some moves."""
    demo = model.demo
    if demo.pieces_done < len(_MODULES):
        _MODULES[demo.pieces_done](demo.game)
    elif demo.play is None:
        demo.play = _new_play(demo_of(demo.game))
    elif not _replay_some(demo.play):
        _show_opening(model, demo.play)
        return [] if step_by_step(model) else _schedule(model, OPENING_MS)
    demo.pieces_done += 1
    return _schedule(model, PIECE_DELAY_MS)


def _new_play(noted: Annotated) -> Play:
    """Return the play of a demonstration before its first move."""
    record = noted.record
    kinds = noted.kinds or [DEFAULT_KIND] * record.seats
    play = Play(record._replace(moves=[]), name_seats(kinds), "", None)
    play.lesson = Lesson(noted, "")
    play.latest_phase = ReadingNote()
    return play


def _replay_some(play: Play) -> bool:
    """Make the next moves of the record; return whether there were any."""
    table, moves = play.table, play.lesson.script.record.moves if play.lesson is not None else []
    given = moves[table.at : table.at + MOVES_PER_PIECE]
    for move in given:
        seat, token = move.split(":", 1)
        table.play(int(seat), decode(table.rules.VOCABULARY.verbs, token))
    return bool(given)


def _show_opening(model: Model, play: Play) -> None:
    """Show the first position: that of the first note."""
    noted = play.lesson.script.notes if play.lesson is not None else ()
    start = noted[0].ply if noted else 0
    phase = Playback((play.table.log_index(start), 0), play.latest_phase)
    phase.replay = True  # no beat is skipped, whoever moves
    play.phase = phase
    model.demo.ready = True


def _show_beat(model: Model) -> list[Effect]:
    """Show the next beat without sound, at the end the next game."""
    play = model.demo.play
    if play is None or not isinstance(play.phase, Playback):
        return _next_game(model)
    play.phase.paused = step_by_step(model)
    asked = playback.advance(model, play, play.phase)
    if step_by_step(model):
        return []
    ms = [effect.ms for effect in asked if isinstance(effect, SendLater)]
    return _schedule(model, ms[0]) if ms else _schedule(model, ENDING_MS, IN_USE_SELECTOR)


def _next_game(model: Model) -> list[Effect]:
    """Go on to the next game; stop after the last one."""
    demo = model.demo
    at = (catalog.GAMES.index(demo.game) + 1) % len(catalog.GAMES)
    demo.choose(catalog.GAMES[at])
    demo.stopped = at == 0 and not step_by_step(model)
    return [] if demo.stopped else _schedule(model, PIECE_DELAY_MS)


def choose(model: Model, game: str) -> list[Effect]:
    """Show the demonstration of a game from its beginning."""
    if game not in catalog.GAMES:
        return []
    model.demo.choose(game)
    model.demo.stopped = False
    return _schedule(model, PIECE_DELAY_MS)


def toggle_stopped(model: Model, _: str) -> list[Effect]:
    """Stop the demonstration, or resume it."""
    demo = model.demo
    demo.stopped, demo.pending_ticket = not demo.stopped, 0
    return _schedule(model, PIECE_DELAY_MS) if _goes_on(model) else []


def next_beat(model: Model, _: str) -> list[Effect]:
    """Show the next beat on request."""
    return _show_beat(model) if model.demo.ready else []


def set_motion(model: Model, arg: str) -> list[Effect]:
    """Set whether the device asks for less motion. arg: "less" or "full"."""
    model.demo.reduced_motion, model.demo.pending_ticket = arg == "less", 0
    return []


HANDLERS: Final = {
    "demo": on_timer,
    "demo-of": choose,
    "demo-hold": toggle_stopped,
    "demo-step": next_beat,
}
"""The demonstration's own messages."""
