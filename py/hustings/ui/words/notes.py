"""Words of the notes that players write on their games."""

from __future__ import annotations

from typing import Final

from hustings.core.wording import counted, form

NOTE: Final = "Note"
NOTE_ADD: Final = "Write a note"
NOTE_EDIT: Final = "Change this note"
NOTE_NEXT: Final = "Next note"
NOTE_BEFORE: Final = "Note before"
NOTE_NONE_NEXT: Final = "No note after this moment."
NOTE_NONE_BEFORE: Final = "No note before this moment."
NOTE_FIELD: Final = "What is worth knowing here?"
NOTE_LOOK: Final = "Look here."
NOTE_READERS: Final = "Whoever gets this game with its notes can read them."
NOTE_DONE: Final = "Done"
NOTE_DROP: Final = "Delete this note"
NOTE_HERE: Final = "has a note"
NOTE_NOT_NOW: Final = "A note is written at your turn, at the end, or at a moment of the past."
SHARE_NOTES: Final = ("The game with its notes", "Opens at the first note; the rest is the same.")
SHARE_NOTES_LONG: Final = (
    "These notes make a link that is longer than most programs pass on. Send the game as a file "
    "instead: it has the notes, and also the names."
)
NOTES_FULL: Final = "This game has as many notes as it can hold; shorten or delete one first."


def notes_lost(count: int) -> str:
    """Return what is said of a save whose notes cannot all be read."""
    said = f"{counted(count, 'note')} of this game could not be read"
    return f"{said} and {form(count, 'is', 'are')} left out."


def notes_joined(count: int) -> str:
    """Return what is said when a link brought notes to a game that is kept here."""
    return f"You have this game already: {counted(count, 'note')} came to it with the link."


def letters_of(count: int, most: int) -> str:
    """Return how long a note is."""
    return f"{count} of {most} letters"


def lights_of(count: int) -> str:
    """Return how many things a note points at, and how."""
    if not count:
        return "Press things on the board to point at them."
    return f"Points at {counted(count, 'thing')}; press one again to take that back."


def lights_full(most: int) -> str:
    """Return why a note points at nothing more."""
    return f"A note points at {counted(most, 'thing')} at most."


def noted_at(at: int, end: int) -> str:
    """Return the heading over a note: the moment it stands at."""
    return f"Note on move {at} of {end}"
