"""Notes that players write on their games: read from data, merged, and packed into links.

They are the notes of `core.notes` with four fields only: ply, text, lights and asks. Notes that
cannot be read are left out and counted; they never cost the game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from hustings.core import packed_link
from hustings.core.link_text import packed_in
from hustings.core.notes import MAX_NOTE_CHARS, MAX_NOTES, Note, printable, read_note
from hustings.core.packed_link import Linked, from_lines, pack, unpack
from hustings.core.record import Find, RecordError
from hustings.messages.generated import record as messages

MAX_NOTES_CHARS: Final = 60_000
"""Characters of JSON for all notes of one game, so that its save can be read."""

_FORMAT: Final = "1"
_END: Final = "."
_NONE: Final = "-"


class ReadNotes(NamedTuple):
    """Notes that were read. lost: the number of those that could not be."""

    notes: tuple[Note, ...]
    lost: int


def remark(ply: int, text: str, lights: Iterable[str] = (), asks: int = 0) -> Note:
    """Return a player's note with its text made printable and cut to MAX_NOTE_CHARS characters."""
    return Note(
        ply, " ".join(printable(text).split())[:MAX_NOTE_CHARS].strip(), tuple(lights), asks
    )


def size(notes: Sequence[Note]) -> int:
    """Return the number of characters of JSON that notes take."""
    return sum(len(json.dumps(note.data(), ensure_ascii=False)) + 1 for note in notes)


def ordered(notes: Iterable[Note]) -> tuple[Note, ...]:
    """Return notes sorted by ply, without empty ones and duplicates, as many as fit the limits."""
    kept: dict[tuple[Any, ...], Note] = {}
    left = MAX_NOTES_CHARS
    for note in (remark(*note[:4]) for note in notes):
        if not (note.text or note.lights) or note[:4] in kept:
            continue
        left -= size([note])
        if left < 0 or len(kept) == MAX_NOTES:
            break
        kept[note[:4]] = note
    return tuple(sorted(kept.values(), key=lambda note: note.ply))


def upto(notes: Iterable[Note], ply: int) -> tuple[Note, ...]:
    """Return the notes that fit a record of `ply` moves."""
    return tuple(note for note in notes if note.ply + note.asks <= ply)


def at(notes: Iterable[Note], ply: int) -> tuple[Note, ...]:
    """Return the notes at one ply."""
    return tuple(note for note in notes if note.ply == ply)


def joined(first: Iterable[Note], second: Iterable[Note]) -> tuple[Note, ...]:
    """Return the merged notes of two copies of a game; the first copy's if there are too many."""
    return ordered((*first, *second))


def read(given: object, moves: int) -> ReadNotes:
    """Return the notes in any parsed JSON data, for a record of `moves` moves."""
    if not isinstance(given, list):
        return ReadNotes((), 0 if given is None else 1)
    good: list[Note] = []
    lost = max(0, len(given) - MAX_NOTES)
    for each in given[:MAX_NOTES]:
        try:
            good.append(read_note(each, moves))
        except RecordError:
            lost += 1
    notes = ordered(good)
    not_empty = {remark(*note[:4])[:4] for note in good if note.text.strip() or note.lights}
    return ReadNotes(notes, lost + len(not_empty) - len(notes))


def data(notes: Iterable[Note]) -> list[dict[str, Any]]:
    """Return notes as plain data for JSON, which `read` reads back."""
    return [note.data() for note in notes]


# A link holds the nine lines of a record link, a line with the notes' format and number, a line for
# each note, and an end mark. If it is cut short, the game can still be read.


class LinkedNotes(NamedTuple):
    """The contents of a link with notes. lost: a sentence on what could not be read, or ""."""

    linked: Linked
    notes: tuple[Note, ...]
    lost: str


def to_link(lines: Sequence[str], notes: Sequence[Note]) -> str:
    """Return a game and its notes packed for an address. lines: the record, from `to_lines`."""
    return pack([*lines, f"{_FORMAT} {len(notes)}", *map(_line, notes), _END])


def from_link(packed: str, find: Find) -> LinkedNotes:
    """Return the contents of a packed link. Raises RecordError if the set-up cannot be read."""
    lines, damaged = unpack(packed)
    linked, rest = from_lines(lines, find, damaged=damaged)
    if linked.lost:
        return LinkedNotes(linked, (), messages.link_cut_notes(moves=len(linked.record.moves)))
    header, *written = rest or [""]
    version, _, count = header.partition(" ")
    if version.isdecimal() and version != _FORMAT and count:
        return LinkedNotes(linked, (), messages.notes_newer())
    whole = not damaged and written[-1:] == [_END]
    if written:
        written.pop()  # the end mark, or a note that may be cut
    total = int(count) if count.isdecimal() and len(count) < 6 else len(written)
    parsed = read([_data(line) for line in written], len(linked.record.moves))
    if whole and total == len(parsed.notes):
        return LinkedNotes(linked, parsed.notes, "")
    return LinkedNotes(linked, parsed.notes, _lost(len(parsed.notes), total))


def holds_notes(packed: str, find: Find) -> bool:
    """Return whether a packed link has notes. Raises RecordError if the set-up cannot be read."""
    lines, damaged = unpack(packed)
    return bool(from_lines(lines, find, damaged=damaged)[1])


def game_in(text: str, find: Find) -> Linked | None:
    """Return the game of the link in a text, with or without notes; None if there is no link.

    Raises RecordError if the link cannot be read.
    """
    packed = packed_in(text)
    if packed is None:
        return None
    noted = packed.key == "a" or holds_notes(packed.letters, find)
    return (
        from_link(packed.letters, find).linked
        if noted
        else packed_link.from_link(packed.letters, find)
    )


def _lost(kept: int, total: int) -> str:
    """Return a sentence on notes that did not arrive."""
    if not kept:
        return messages.link_notes_lost()
    if total <= kept:
        return messages.link_notes_recovered()
    return messages.link_notes_some(kept=kept, total=total)


def _line(note: Note) -> str:
    lights = ",".join(note.lights) or _NONE
    return f"{note.ply} {note.asks} {lights} {note.text}"


def _data(line: str) -> dict[str, Any]:
    """Return the data of a note from a line of a link; `read` checks it."""
    ply, asks, lights, text = (line.split(" ", 3) + [""] * 4)[:4]
    return {
        "ply": _small(ply),
        "asks": _small(asks),
        "lights": [] if lights == _NONE else lights.split(","),
        "text": text,
    }


def _small(digits: str) -> int | None:
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 6 else None
