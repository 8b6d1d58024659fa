"""Annotated games: a record with notes. Lessons, puzzles and demonstrations are such games.

A note belongs to a ply, highlights things, and may ask the reader to make the record's next moves.
Any data gives an `Annotated` or a RecordError; the moves are checked elsewhere (core.table).
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
MAX_NOTE_CHARS: Final = 600
"""Characters of the text of a note; lessons use far fewer."""
MAX_TITLE: Final = 80
MAX_LIGHTS: Final = 12
MAX_ANSWERS: Final = 80
MAX_ASKED: Final = 12
MAX_LINES: Final = 24
MAX_LINE_CHARS: Final = 200
MAX_GRADE: Final = 3
ANY: Final = "*"
"""In `Note.also`: any legal move is accepted."""

_LISTS: Final = ("lights", "also", "lines", "replies")
"""Fields of a note that are lists in JSON."""

LIGHT: Final = re.compile(r"[a-z_]+:\d{1,6}|[.#][A-Za-z][\w.:-]{0,60}")


class Note(NamedTuple):
    """One note.

    ply: the number of moves before it. lights: what is highlighted: a thing that a move may name
    ("place:3"), or a drawn thing by its key ("#tile-3") or its class (".race"). asks: how many of
    the record's next moves the reader is to make, in any possible order; 0 to be read only. also:
    tokens of other moves that are accepted, or ANY. lines: other ways to make all asked moves that
    are accepted, each the tokens of its moves with blanks between. answers: texts by the token of a
    move or a prefix of one, shown when it is picked; in a puzzle by the first move of a wrong way.
    right: the text once all asked moves are made, "" for that of the last. otherwise: the text for
    any other move. reasons: why accepted ways of a puzzle are good, by their tokens with blanks
    between, the way that is easiest to explain first. replies: whole turns of the rival in a puzzle
    about the win, each the tokens of its moves with blanks between: the first that can be played
    after wrong moves beats them. rule: the number of a rule, or "". cut: the moves since the note
    before are skipped, not played back.
    """

    ply: int
    text: str
    lights: tuple[str, ...] = ()
    asks: int = 0
    also: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    answers: Mapping[str, str] = {}
    right: str = ""
    otherwise: str = ""
    reasons: Mapping[str, str] = {}
    replies: tuple[str, ...] = ()
    rule: str = ""
    cut: bool = False

    def data(self) -> dict[str, Any]:
        """Return the note as plain data for JSON, without fields that have their default."""
        lists = {name: list(getattr(self, name)) for name in _LISTS}
        texts = {name: dict(getattr(self, name)) for name in ("answers", "reasons")}
        fields = self._asdict() | lists | texts
        plain = {name: value for name, value in fields.items() if value}
        return {"ply": self.ply, "text": self.text, **plain}

    def answer(self, token: str) -> str:
        """Return the answer to a move: by its token, else by its longest prefix."""
        parts = token.split(".")
        for size in range(len(parts), 0, -1):
            text = self.answers.get(".".join(parts[:size]))
            if text is not None:
                return text
        return self.otherwise


class Annotated(NamedTuple):
    """A record with its notes in reading order.

    kinds: who sits at each seat ("human", "bot:easy"), () if unknown. then: the address of a game
    to go on with, or "". grade: of a puzzle, from 1 (easy) to 3 (hard); 0 without one. idea: what
    a puzzle is about, by which others like it are found, or "". to_end: whether a puzzle asks
    who wins the game, so that it is played to its end.
    """

    title: str
    record: Record
    notes: tuple[Note, ...]
    kinds: tuple[str, ...] = ()
    then: str = ""
    grade: int = 0
    idea: str = ""
    to_end: bool = False

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON, which `read_annotated` reads back."""
        more: dict[str, Any] = {"kinds": list(self.kinds), "then": self.then}
        more |= {"grade": self.grade, "idea": self.idea, "to_end": self.to_end}
        return {
            "format": FORMAT,
            "title": self.title,
            "record": self.record.data(),
            **{name: value for name, value in more.items() if value},
            "notes": [note.data() for note in self.notes],
        }


def read_annotated(data: object, find: Find) -> Annotated:
    """Return the annotated game in parsed JSON data. Raises RecordError."""
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
        read_notes(data.get("notes", []), len(record.moves)),
        _texts(data, "kinds", record.seats),
        _text(data, "then", MAX_NOTE_CHARS),
        _count(data, "grade", MAX_GRADE),
        _text(data, "idea", MAX_TITLE),
        data.get("to_end") is True,
    )


def read_notes(given: object, moves: int) -> tuple[Note, ...]:
    """Return the notes in parsed JSON data, for a record of `moves` moves. Raises RecordError."""
    if not isinstance(given, list) or len(given) > MAX_NOTES:
        raise RecordError(messages.notes_no_list(most=MAX_NOTES))
    return tuple(read_note(each, moves) for each in given)


def read_note(given: object, moves: int) -> Note:
    """Return a note in parsed JSON data, for a record of `moves` moves. Raises RecordError."""
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
        _text(given, "text", MAX_NOTE_CHARS),
        lights,
        asks,
        _texts(given, "also", MAX_ANSWERS),
        _texts(given, "lines", MAX_LINES, MAX_LINE_CHARS),
        _texts_by_token(given, "answers", MAX_TITLE),
        _text(given, "right", MAX_NOTE_CHARS),
        _text(given, "otherwise", MAX_NOTE_CHARS),
        _texts_by_token(given, "reasons", MAX_LINE_CHARS),
        _texts(given, "replies", MAX_LINES, MAX_LINE_CHARS),
        _text(given, "rule", 8),
        given.get("cut") is True,
    )


def _texts_by_token(given: dict[str, Any], name: str, chars: int) -> dict[str, str]:
    texts = given.get(name, {})
    if not isinstance(texts, dict) or len(texts) > MAX_ANSWERS:
        raise RecordError(messages.note_answers())
    return {str(token)[:chars]: _text(texts, token, MAX_NOTE_CHARS) for token in texts}


def _count(given: dict[str, Any], name: str, most: int) -> int:
    value = given.get(name, 0)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise RecordError(messages.note_no_moment(field=name))
    return value


def _texts(given: dict[str, Any], name: str, most: int, chars: int = MAX_TITLE) -> tuple[str, ...]:
    value = given.get(name, [])
    if not isinstance(value, list) or len(value) > most:
        raise RecordError(messages.note_field(field=name))
    if not all(isinstance(each, str) and len(each) <= chars for each in value):
        raise RecordError(messages.note_field(field=name))
    return tuple(value)


def _text(given: dict[str, Any], name: str, most: int) -> str:
    """Return a printable text of a limited length in characters. Raises RecordError."""
    value = given.get(name, "")
    if not isinstance(value, str):
        raise RecordError(messages.note_no_text(field=name[:20]))
    if len(value) > most:
        raise RecordError(messages.note_too_long(most=most, field=name[:20]))
    return printable(value)


def printable(text: str) -> str:
    """Return a text as one line with blanks for unprintable characters."""
    return plain(text, " ")
