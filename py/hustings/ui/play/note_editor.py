"""Editing players' notes on the game: at the position shown, kept as soon as the field is left."""

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

FIELD_SELECTOR: Final = ".note-form textarea"
OPENER_SELECTOR: Final = '[data-do^="note:"]'


def shown_ply(play: Play) -> int | None:
    """Return the ply whose notes are shown, None while playback moves on."""
    phase = play.phase
    if isinstance(phase, Playback):
        return phase.last_note_ply if playback.is_at_note(play, phase) else None
    return play.shown().at


def shown_notes(play: Play) -> tuple[Note, ...]:
    """Return the notes shown now."""
    ply = shown_ply(play)
    return () if ply is None else player_notes.at(play.notes, ply)


def can_write(play: Play) -> bool:
    """Return whether a note can be written at the position shown."""
    stays = isinstance(play.phase, ViewingPast | Over | Deciding)
    return stays and not play.readonly and play.lesson is None


def edited_note(play: Play) -> Note | None:
    """Return the note being edited, an empty one if it is new; None while no form is open."""
    if play.note_form is None:
        return None
    notes = player_notes.at(play.notes, play.note_form.ply)
    at = play.note_form.number
    return notes[at] if at < len(notes) else Note(play.note_form.ply, "")


def open_form(model: Model, arg: str) -> list[Effect]:
    """Open the form for a note at the position shown, and close the dialog.

    arg: which of the notes there, from 0; a larger number begins a new one. Does nothing where no
    notes can be written.
    """
    play = model.play
    if play is None or not can_write(play):
        return []
    ply = play.shown().at
    play.note_form = NoteForm(ply, min(parse_number(arg), len(player_notes.at(play.notes, ply))))
    play.message, model.dialog = "", ""
    return [Focus(FIELD_SELECTOR)]


def set_text(model: Model, text: str) -> list[Effect]:
    """Set the text of the note being edited."""
    note = _edited_note(model)
    return (
        []
        if note is None
        else _replace_note(model, player_notes.remark(note.ply, text, note.lights))
    )


def toggle_light(model: Model, name: str) -> list[Effect]:
    """Add an element to those that the note points at, or remove it."""
    note = _edited_note(model)
    if note is None or model.play is None or not LIGHT.fullmatch(name):
        return []
    if name in note.lights:
        lights = tuple(each for each in note.lights if each != name)
    elif len(note.lights) < MAX_LIGHTS:
        lights = (*note.lights, name)
    else:
        model.play.message = words.notes.points_full(things=MAX_LIGHTS)
        return []
    return _replace_note(model, note._replace(lights=lights))


def delete(model: Model, _: str) -> list[Effect]:
    """Delete the note being edited."""
    note = _edited_note(model)
    return [] if note is None else [*_replace_note(model, None), *close_form(model, "")]


def close_form(model: Model, _: str) -> list[Effect]:
    """Close the form; the note is kept already."""
    play = model.play
    if play is None or play.note_form is None:
        return []
    play.note_form, play.message = None, ""
    return [Focus(OPENER_SELECTOR)]


def follow(model: Model) -> None:
    """After each message: close the form if its position is no longer shown."""
    play = model.play
    if play is not None and play.note_form is not None:
        shown = can_write(play) and play.shown().at == play.note_form.ply
        play.note_form = play.note_form if shown else None


def _edited_note(model: Model) -> Note | None:
    return edited_note(model.play) if model.play is not None else None


def _replace_note(model: Model, note: Note | None) -> list[Effect]:
    """Replace the note being edited and keep the game."""
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
