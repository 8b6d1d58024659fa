"""Notes that players write on their games: read with care, joined, and packed into a link.

They are notes as `core.notes` has them, of which a player gives only the moment, a text, what is
lit up, and how many moves the reader is to try. A note that cannot be read is left out and told of;
the game that it belongs to is never refused for it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from hustings.core import record as records
from hustings.core.link_text import packed_in
from hustings.core.notes import MAX_NOTES, MAX_SAYS, Note, read_note, speakable
from hustings.core.record import (
    Find,
    Linked,
    RecordError,
    from_lines,
    pack,
    unpack,
)
from hustings.messages.generated import record as messages

MAX_WRITTEN: Final = 60_000
"""Characters of json that all notes of one game take at most, so that its save can be read."""

_FORMAT: Final = "1"
_END: Final = "."
_NONE: Final = "-"


class Read(NamedTuple):
    """Notes that were read. lost: how many could not be."""

    notes: tuple[Note, ...]
    lost: int


def remark(ply: int, text: str, lights: Iterable[str] = (), asks: int = 0) -> Note:
    """Return a player's note; of a text only what may be shown is taken, and not too much."""
    return Note(ply, " ".join(speakable(text).split())[:MAX_SAYS].strip(), tuple(lights), asks)


def size(notes: Sequence[Note]) -> int:
    """Return how many characters of json notes take."""
    return sum(len(json.dumps(note.data(), ensure_ascii=False)) + 1 for note in notes)


def ordered(notes: Iterable[Note]) -> tuple[Note, ...]:
    """Return notes by moment, without those that say nothing, without doubles, and not too many."""
    found: dict[tuple[Any, ...], Note] = {}
    left = MAX_WRITTEN
    for note in (remark(*note[:4]) for note in notes):
        if not (note.text or note.lights) or note[:4] in found:
            continue
        left -= size([note])
        if left < 0 or len(found) == MAX_NOTES:
            break
        found[note[:4]] = note
    return tuple(sorted(found.values(), key=lambda note: note.ply))


def upto(notes: Iterable[Note], ply: int) -> tuple[Note, ...]:
    """Return the notes of moments that come about within so many moves."""
    return tuple(note for note in notes if note.ply + note.asks <= ply)


def at(notes: Iterable[Note], ply: int) -> tuple[Note, ...]:
    """Return the notes of one moment."""
    return tuple(note for note in notes if note.ply == ply)


def joined(first: Iterable[Note], second: Iterable[Note]) -> tuple[Note, ...]:
    """Return the notes of two copies of a game; where there are too many, those of the first."""
    return ordered((*first, *second))


def read(given: object, moves: int) -> Read:
    """Return the notes in parsed json data, for a record of so many moves; whatever it is."""
    if not isinstance(given, list):
        return Read((), 0 if given is None else 1)
    good: list[Note] = []
    lost = max(0, len(given) - MAX_NOTES)
    for each in given[:MAX_NOTES]:
        try:
            good.append(read_note(each, moves))
        except RecordError:
            lost += 1
    notes = ordered(good)
    saying = {remark(*note[:4])[:4] for note in good if note.text.strip() or note.lights}
    return Read(notes, lost + len(saying) - len(notes))


def data(notes: Iterable[Note]) -> list[dict[str, Any]]:
    """Return notes as plain data for json, which `read` reads back."""
    return [note.data() for note in notes]


# A link carries the nine lines of a record link, then one that says the format of the notes and
# how many there are, one line for each, and an end mark: of one cut short the game is read first.


class Noted(NamedTuple):
    """What a link with notes holds; lost: a sentence on what could not be read, or ""."""

    linked: Linked
    notes: tuple[Note, ...]
    lost: str


def to_link(lines: Sequence[str], notes: Sequence[Note]) -> str:
    """Return a game and its notes packed for an address. lines: of its record, by `to_lines`."""
    return pack([*lines, f"{_FORMAT} {len(notes)}", *map(_line, notes), _END])


def from_link(packed: str, find: Find) -> Noted:
    """Return what a packed link holds; RecordError when not even the set-up can be read."""
    lines, damaged = unpack(packed)
    linked, rest = from_lines(lines, find, damaged=damaged)
    if linked.lost:
        return Noted(linked, (), messages.link_cut_notes(moves=len(linked.record.moves)))
    told, *written = rest or [""]
    version, _, count = told.partition(" ")
    if version.isdecimal() and version != _FORMAT and count:
        return Noted(linked, (), messages.notes_newer())
    whole = not damaged and written[-1:] == [_END]
    if written:
        written.pop()  # the end mark; without it, what may itself be cut
    total = int(count) if count.isdecimal() and len(count) < 6 else len(written)
    parsed = read([_data(line) for line in written], len(linked.record.moves))
    if whole and total == len(parsed.notes):
        return Noted(linked, parsed.notes, "")
    return Noted(linked, parsed.notes, _lost(len(parsed.notes), total))


def holds_notes(packed: str, find: Find) -> bool:
    """Return whether a packed link has notes; RecordError when not even the set-up can be read."""
    lines, damaged = unpack(packed)
    return bool(from_lines(lines, find, damaged=damaged)[1])


def game_in(text: str, find: Find) -> Linked | None:
    """Return the game in a link with notes or without, None where the text has no link.

    text: a link, or whatever has one in it. Raises RecordError where it cannot be read.
    """
    packed = packed_in(text)
    if packed is None:
        return None
    noted = packed.key == "a" or holds_notes(packed.letters, find)
    return (
        from_link(packed.letters, find).linked if noted else records.from_link(packed.letters, find)
    )


def _lost(kept: int, total: int) -> str:
    """Return what is said of notes that did not arrive."""
    if not kept:
        return messages.link_notes_lost()
    if total <= kept:
        return messages.link_notes_recovered()
    return messages.link_notes_some(kept=kept, total=total)


def _line(note: Note) -> str:
    lights = ",".join(note.lights) or _NONE
    return f"{note.ply} {note.asks} {lights} {note.text}"


def _data(line: str) -> dict[str, Any]:
    """Return the data of a note in a line of a link, for `read` to judge."""
    ply, asks, lights, text = (line.split(" ", 3) + [""] * 4)[:4]
    return {
        "ply": _small(ply),
        "asks": _small(asks),
        "lights": [] if lights == _NONE else lights.split(","),
        "text": text,
    }


def _small(digits: str) -> int | None:
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 6 else None
