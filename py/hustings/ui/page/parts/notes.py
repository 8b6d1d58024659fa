"""Players' notes: the card at the position shown, the form, the buttons between notes."""

from __future__ import annotations

from hustings import catalog
from hustings.core.notes import MAX_NOTE_CHARS, Note
from hustings.core.protocols import Tree
from hustings.draw.tree import altered, cls, h
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.highlights import (
    highlighter,
    not_choosable,
    pointable,
    way_marker,
)
from hustings.ui.page.parts.widgets import button, icon_button
from hustings.ui.phases import Deciding, Over, Playback, ViewingPast
from hustings.ui.play import debrief, note_editor
from hustings.ui.play.turning_points import viewed_lights


def notes(play: Play) -> list[Tree]:
    """Return the form, or the card with the notes at the position shown."""
    note = note_editor.edited_note(play)
    if note is not None:
        return [_form(play, note)]
    shown = note_editor.shown_notes(play)
    if not shown or play.lesson is not None:
        return []
    change = note_editor.can_write(play)
    return [
        h(
            "section",
            {
                "class": "noted",
                "key": f"noted-{shown[0].ply}",
                "data-moment": str(shown[0].ply),
                "aria-label": words.notes.note(),
            },
            h("h2", {}, words.notes.noted_at(move=shown[0].ply, moves=play.table.at)),
            h(
                "div",
                {},
                [_note_text(n, note, change=change) for n, note in enumerate(shown)],
            ),
            button("hurry", words.table.go_on(), kind="noted-on", key="on")
            if isinstance(play.phase, Playback)
            else _steps(play),
        )
    ]


def _note_text(number: int, note: Note, *, change: bool) -> Tree:
    edit = icon_button(f"note:{number}", "pen", words.notes.edit()) if change else None
    return h(
        "div",
        {"class": "noted-says"},
        h("p", {"dir": "auto"}, note.text or words.notes.look()),
        edit,
    )


def _form(play: Play, note: Note) -> Tree:
    number = play.note_form.number if play.note_form is not None else 0
    return h(
        "section",
        {"class": "noted note-form", "key": f"form-{note.ply}", "aria-label": words.notes.note()},
        h("h2", {}, words.notes.noted_at(move=note.ply, moves=play.table.at)),
        h(
            "label",
            {"class": "field", "key": f"field-{note.ply}-{number}"},
            h("span", {}, words.notes.field()),
            # a child, not a value: typed text survives a redraw
            h(
                "textarea",
                {
                    "data-change": "note-text",
                    "data-counts": "note-count",
                    "maxlength": str(MAX_NOTE_CHARS),
                    "rows": "4",
                    "dir": "auto",
                },
                note.text,
            ),
        ),
        h(
            "p",
            {"class": "help note-count"},
            words.notes.letters(letters=len(note.text), most=MAX_NOTE_CHARS),
        ),
        h("p", {"class": "help"}, words.notes.points_at(things=len(note.lights))),
        h("p", {"class": "answer", "role": "alert"}, play.message) if play.message else None,
        h(
            "div",
            {"class": "button-row"},
            button("note-done", words.notes.done(), kind="primary"),
            button("note-drop", words.notes.drop(), kind="quiet")
            if note.text or note.lights
            else None,
        ),
        h("p", {"class": "help note-readers"}, words.notes.readers()),
    )


def note_bar(play: Play, at: int, end: int) -> Tree | None:
    """Return the scrubber's buttons to write a note and to go to other notes."""
    if play.readonly and not play.notes:
        return None
    n = next((n for n, note in enumerate(play.notes) if note.ply == at), None)
    can = note_editor.can_write(play)
    label = words.notes.add() if n is None else words.notes.edit()
    return h(
        "div",
        {"class": "note-bar"},
        button(
            "note:0",
            words.notes.note(),
            kind=cls("small quiet", not can and "off") or "",
            title=label
            if can
            else words.common.label_disabled(label=label, why=words.notes.not_now()),
            **{"aria-label": label, "aria-disabled": None if can else "true"},
        ),
        _steps(play) if any(note.ply <= end for note in play.notes) else None,
    )


def _steps(play: Play) -> Tree:
    """Return the buttons to the note before and after the position shown."""
    at, end = play.shown().at, play.table.at
    before = [note.ply for note in play.notes if note.ply < at]
    after = [note.ply for note in play.notes if at < note.ply <= end]
    back = f"past:{before[-1]}" if before else f"past:{at}"
    on = f"past:{after[0]}" if after else f"past:{at}"
    off = ("" if before else words.notes.none_before(), "" if after else words.notes.none_next())
    return h(
        "span",
        {"class": "note-steps"},
        icon_button(back, "note-prev", words.notes.note_before(), off=off[0], kind="note-prev"),
        icon_button(on, "note-next", words.notes.next_note(), off=off[1], kind="note-next"),
    )


def note_ticks(play: Play, end: int) -> Tree | None:
    """Return ticks on the slider where the notes are; the buttons lead there."""
    at = dict.fromkeys(note.ply for note in play.notes if note.ply <= end)
    if not at:
        return None
    ticks = [h("i", {"style": f"left:{100 * ply / max(1, end):.2f}%"}) for ply in at]
    return h("span", {"class": "note-ticks", "aria-hidden": "true"}, ticks)


def named_decision(play: Play) -> Deciding | None:
    """Return the decision whose choices are named at a past position, so that notes can point.

    In a debrief that of the reviewed seat; else the viewer's, or one without secrets.
    """
    reviewed = debrief.viewed_decision(play)
    if reviewed is not None:
        return Deciding(reviewed[0].seat)
    if not isinstance(play.phase, ViewingPast | Over) or not (
        play.note_form or note_editor.shown_notes(play)
    ):
        return None
    seats = play.shown().seats
    if play.viewer in seats and play.viewer is not None:
        return Deciding(play.viewer)
    return Deciding(seats[0]) if seats and not catalog.info(play.game).hidden else None


def with_highlights(play: Play, tree: Tree) -> Tree:
    """Return the board or a panel with what notes or the review point at highlighted.

    While a note is edited, a click points and chooses nothing.
    """
    note = note_editor.edited_note(play)
    if note is not None:
        return altered(
            altered(altered(tree, highlighter(note.lights)), not_choosable), pointable(note.lights)
        )
    lights = {light for note in note_editor.shown_notes(play) for light in note.lights}
    lights.update(_pointed_places(play), viewed_lights(play))
    tree = altered(tree, highlighter(lights)) if lights else tree
    made, plan = debrief.highlights(play)
    tree = altered(tree, way_marker(made, plan)) if made or plan else tree
    return altered(tree, not_choosable) if isinstance(play.phase, ViewingPast | Over) else tree


def _pointed_places(play: Play) -> tuple[str, ...]:
    """Return the places that the pointed line of the log concerns, while they may be marked."""
    line, viewed = play.pointed, play.viewed_ply
    if line is None or line.viewer != play.viewer or viewed not in (None, line.ply):
        return ()
    return line.places
