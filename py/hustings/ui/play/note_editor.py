"""Notes on the game on the table: written at the moment that is shown, and kept at once.

Nothing waits for a button: what has been typed is the note when the field is left.
"""

from __future__ import annotations

from typing import Final

from hustings.core import player_notes
from hustings.core.notes import LIGHT, MAX_LIGHTS, Note
from hustings.ui import words
from hustings.ui.effects import Effect, Focus
from hustings.ui.handling import parse_number
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, NoteForm, Over, Playback, ViewingPast
from hustings.ui.play import playback
from hustings.ui.play.flow import keep

FIELD: Final = ".note-form textarea"
OPENER: Final = '[data-do^="note:"]'


def moment(play: Play) -> int | None:
    """Return the moment whose notes are shown, None while none is: what is told goes on."""
    phase = play.phase
    if isinstance(phase, Playback):
        return phase.last_note_ply if playback.is_at_note(play, phase) else None
    return play.shown().at


def here(play: Play) -> tuple[Note, ...]:
    """Return the notes that are shown now."""
    ply = moment(play)
    return () if ply is None else player_notes.at(play.notes, ply)


def writable(play: Play) -> bool:
    """Return whether a note can be written at what is shown now."""
    stays = isinstance(play.phase, ViewingPast | Over | Deciding)
    return stays and not play.readonly and play.lesson is None


def written(play: Play) -> Note | None:
    """Return the note whose form is open, one that says nothing where it is new; None: no form."""
    if play.note_form is None:
        return None
    found = player_notes.at(play.notes, play.note_form.ply)
    at = play.note_form.number
    return found[at] if at < len(found) else Note(play.note_form.ply, "")


def write(model: Model, arg: str) -> list[Effect]:
    """Open the form for a note of the moment that is shown. arg: its number, from 0."""
    play = model.play
    if play is None or not writable(play):
        return []
    ply = play.shown().at
    play.note_form = NoteForm(ply, min(parse_number(arg), len(player_notes.at(play.notes, ply))))
    play.message, model.dialog = "", ""
    return [Focus(FIELD)]


def say(model: Model, text: str) -> list[Effect]:
    """Take what the field says as the text of the note."""
    note = _open_note(model)
    return [] if note is None else _put(model, player_notes.remark(note.ply, text, note.lights))


def light(model: Model, name: str) -> list[Effect]:
    """Point at a thing, or no longer."""
    note = _open_note(model)
    if note is None or model.play is None or not LIGHT.fullmatch(name):
        return []
    if name in note.lights:
        lights = tuple(each for each in note.lights if each != name)
    elif len(note.lights) < MAX_LIGHTS:
        lights = (*note.lights, name)
    else:
        model.play.message = words.notes.points_full(things=MAX_LIGHTS)
        return []
    return _put(model, note._replace(lights=lights))


def drop(model: Model, _: str) -> list[Effect]:
    """Delete the note whose form is open."""
    note = _open_note(model)
    return [] if note is None else [*_put(model, None), *done(model, "")]


def done(model: Model, _: str) -> list[Effect]:
    """Close the form; what was written is kept already."""
    play = model.play
    if play is None or play.note_form is None:
        return []
    play.note_form, play.message = None, ""
    return [Focus(OPENER)]


def follow(model: Model) -> None:
    """After a message: the form is closed where its moment is no longer shown."""
    play = model.play
    if play is not None and play.note_form is not None:
        shown = writable(play) and play.shown().at == play.note_form.ply
        play.note_form = play.note_form if shown else None


def _open_note(model: Model) -> Note | None:
    return written(model.play) if model.play is not None else None


def _put(model: Model, note: Note | None) -> list[Effect]:
    """Put a note in the place of the one whose form is open, and keep the game."""
    play = model.play
    if play is None or play.note_form is None:
        return []
    ply, at = play.note_form
    there = list(player_notes.at(play.notes, ply))
    says = note is not None and bool(note.text or note.lights)
    there[at : at + 1] = [note] if note is not None and says else []
    notes = player_notes.ordered((*(each for each in play.notes if each.ply != ply), *there))
    if says and note not in notes:
        play.message = words.notes.full()
        return []
    play.message = ""
    play.note_form = NoteForm(ply, at if says else len(there))
    if notes == play.notes:
        return []
    play.notes = notes
    return keep(model)
