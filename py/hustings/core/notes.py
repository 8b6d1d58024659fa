"""An annotated game: a record, and notes pinned to moments of it. Lessons and puzzles are such.

A note says something where so many moves have been made, names what to light up, and may ask the
reader to make the next moves of the record themselves. Reading never trusts: any data gives an
`Annotated` or a RecordError. Whether what is asked is legal is the table's business.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from hustings.core.plain_text import plain
from hustings.core.record import Find, Record, RecordError, from_data
from hustings.messages.generated import record as messages

FORMAT: Final = 1
MAX_NOTES: Final = 400
MAX_SAYS: Final = 600
"""Characters of one note; a lesson keeps to far fewer."""
MAX_TITLE: Final = 80
MAX_LIGHTS: Final = 12
MAX_ANSWERS: Final = 40
MAX_ASKED: Final = 12
ANY: Final = "*"
"""Stands among the other answers where whatever is legal is as good."""

LIGHT: Final = re.compile(r"[a-z_]+:\d{1,6}|[.#][A-Za-z][\w.:-]{0,60}")


class Note(NamedTuple):
    """One note.

    ply: after how many moves it stands. text: what it says. lights: what is lit up: a thing that a
    move may name ("place:3"), a drawn thing by its key ("#tile-3") or by its class (".race").
    asks: so many of the record's next moves the reader is to make, in whatever order they can be
    made; 0: it is only read. also: other moves that serve as well where one is asked, as tokens,
    or ANY. answers: what is said to a move, by its token or the beginning of one; to the right one,
    what is said before going on. otherwise: what is said to any other. rule: the number of the rule
    it is about, or "". cut: it does not go on from the note before: nothing in between is told.
    """

    ply: int
    text: str
    lights: tuple[str, ...] = ()
    asks: int = 0
    also: tuple[str, ...] = ()
    answers: Mapping[str, str] = {}
    otherwise: str = ""
    rule: str = ""
    cut: bool = False

    def data(self) -> dict[str, Any]:
        """Return the note as plain data for json, without what is as it is by default."""
        fields = self._asdict() | {"lights": list(self.lights), "also": list(self.also)}
        fields["answers"] = dict(self.answers)
        plain = {name: value for name, value in fields.items() if value}
        return {"ply": self.ply, "text": self.text, **plain}

    def answer(self, token: str) -> str:
        """Return what is said to a move: by its token, else by the longest beginning of it."""
        parts = token.split(".")
        for size in range(len(parts), 0, -1):
            said = self.answers.get(".".join(parts[:size]))
            if said is not None:
                return said
        return self.otherwise


class Annotated(NamedTuple):
    """A record with its notes, in the order in which they are read.

    kinds: who sits where, one word for each seat ("human", "bot:easy"), () where it is not said.
    then: the start of a game to go on with, as an address says it, or "".
    """

    title: str
    record: Record
    notes: tuple[Note, ...]
    kinds: tuple[str, ...] = ()
    then: str = ""

    def data(self) -> dict[str, Any]:
        """Return it as plain data for json, which `annotated` reads back."""
        more = {"kinds": list(self.kinds), "then": self.then}
        return {
            "format": FORMAT,
            "title": self.title,
            "record": self.record.data(),
            **{name: value for name, value in more.items() if value},
            "notes": [note.data() for note in self.notes],
        }


def annotated(data: object, find: Find) -> Annotated:
    """Return the annotated game in parsed json data; RecordError says what is wrong with it."""
    if not isinstance(data, dict) or "record" not in data:
        raise RecordError(messages.not_annotated())
    version = data.get("format")
    if isinstance(version, int) and version > FORMAT:
        raise RecordError(messages.notes_newer())
    if version != FORMAT:
        raise RecordError(messages.not_annotated())
    record = from_data(data["record"], find)
    return Annotated(
        _text(data, "title", MAX_TITLE),
        record,
        notes(data.get("notes", []), len(record.moves)),
        _texts(data, "kinds", record.seats),
        _text(data, "then", MAX_SAYS),
    )


def notes(given: object, moves: int) -> tuple[Note, ...]:
    """Return the notes in parsed json data, for a record of so many moves. Raises RecordError."""
    if not isinstance(given, list) or len(given) > MAX_NOTES:
        raise RecordError(messages.notes_no_list(most=MAX_NOTES))
    return tuple(read_note(each, moves) for each in given)


def read_note(given: object, moves: int) -> Note:
    """Return a note in parsed json data, for a record of so many moves. Raises RecordError."""
    if not isinstance(given, dict):
        raise RecordError(messages.note_unreadable())
    ply, asks = _count(given, "ply", moves), _count(given, "asks", MAX_ASKED)
    if ply + asks > moves:
        raise RecordError(messages.note_asks_beyond(moves=moves))
    lights = _texts(given, "lights", MAX_LIGHTS)
    if not all(LIGHT.fullmatch(light) for light in lights):
        raise RecordError(messages.note_lights())
    return Note(
        ply,
        _text(given, "text", MAX_SAYS),
        lights,
        asks,
        _texts(given, "also", MAX_ANSWERS),
        _answers(given),
        _text(given, "otherwise", MAX_SAYS),
        _text(given, "rule", 8),
        given.get("cut") is True,
    )


def _answers(given: dict[str, Any]) -> dict[str, str]:
    found = given.get("answers", {})
    if not isinstance(found, dict) or len(found) > MAX_ANSWERS:
        raise RecordError(messages.note_answers())
    return {str(token)[:MAX_TITLE]: _text(found, token, MAX_SAYS) for token in found}


def _count(given: dict[str, Any], name: str, most: int) -> int:
    value = given.get(name, 0)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise RecordError(messages.note_no_moment(field=name))
    return value


def _texts(given: dict[str, Any], name: str, most: int) -> tuple[str, ...]:
    value = given.get(name, [])
    if not isinstance(value, list) or len(value) > most:
        raise RecordError(messages.note_field(field=name))
    if not all(isinstance(each, str) and len(each) <= MAX_TITLE for each in value):
        raise RecordError(messages.note_field(field=name))
    return tuple(value)


def _text(given: dict[str, Any], name: str, most: int) -> str:
    """Return a text as it may be shown: at most so long, one line, nothing invisible."""
    value = given.get(name, "")
    if not isinstance(value, str):
        raise RecordError(messages.note_no_text(field=name[:20]))
    if len(value) > most:
        raise RecordError(messages.note_too_long(most=most, field=name[:20]))
    return speakable(value)


def speakable(text: str) -> str:
    """Return a text as it may be shown: one line, and blanks for what cannot be seen in it."""
    return plain(text, " ")
