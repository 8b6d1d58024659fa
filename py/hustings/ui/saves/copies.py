"""Copies of a game: which of two continues the other, or whether they have diverged.

Storage, another tab, a backup, a link and the browser's second store may each hold a copy. A copy
is only replaced by its continuation; of two that have diverged both are kept. Only moves count; of
copies with the same moves the notes of both are kept.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from hustings import catalog
from hustings.core import player_notes
from hustings.core.notes import Note
from hustings.core.record import Record, RecordError, from_data, parse_json
from hustings.ui.saves.save import FORMAT, MAX_ID, SAVES, read_timestamp

SAME: Final = "same"
AHEAD: Final = "ahead"
BEHIND: Final = "behind"
DIVERGED: Final = "apart"


class Copy(NamedTuple):
    """A save's record, when it was last played (milliseconds since 1970) and its notes."""

    record: Record
    updated: int
    notes: tuple[Note, ...] = ()


def read_copy(text: str) -> Copy | None:
    """Return the copy in a save's text, None if it is corrupt."""
    try:
        data = parse_json(text)
        if not isinstance(data, dict):
            return None
        record = from_data(data.get("record"), catalog.find)
        notes = player_notes.read(data.get("notes"), len(record.moves)).notes
        return Copy(record, read_timestamp(data.get("updated")), notes)
    except RecordError:
        return None


def compare_records(mine: Record, theirs: Record) -> str:
    """Return how their record relates to mine: SAME, AHEAD, BEHIND or DIVERGED.

    The version of the rules may differ.
    """
    if mine.start()._replace(rules=theirs.rules) != theirs.start():
        return DIVERGED
    ours, new = mine.moves, theirs.moves
    if ours == new:
        return SAME
    if new[: len(ours)] == ours:
        return AHEAD
    return BEHIND if ours[: len(new)] == new else DIVERGED


def compare_saves(mine: str, theirs: str) -> str:
    """Return how their save relates to mine; with the same moves, the one played last is AHEAD.

    DIVERGED if either is corrupt, because something might be lost.
    """
    if mine == theirs:
        return SAME
    here, there = read_copy(mine), read_copy(theirs)
    if here is None or there is None:
        return DIVERGED
    relation = compare_records(here.record, there.record)
    if relation == SAME:
        return AHEAD if there.updated > here.updated else BEHIND
    return relation


def continues(text: str, stored: str) -> bool:
    """Return whether a save may replace what is stored without losing moves."""
    if not stored or text == stored:
        return True
    new, old = read_copy(text), read_copy(stored)
    if new is None or old is None:
        return False
    return compare_records(old.record, new.record) in (SAME, AHEAD)


def with_notes(text: str, other: str) -> str:
    """Return a save with the notes of another copy added, as far as they fit.

    If there are none to add, or either is corrupt, the same text is returned.
    """
    mine, theirs = read_copy(text), read_copy(other)
    if mine is None or theirs is None or not theirs.notes:
        return text
    there = player_notes.upto(theirs.notes, len(mine.record.moves))
    notes = player_notes.joined(mine.notes, there)
    data = parse_json(text)
    if notes == mine.notes or not isinstance(data, dict):
        return text
    data = data if "record" in data else {"format": FORMAT, "record": data}
    data["notes"] = player_notes.data(notes)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def merge_saves(mine: str, theirs: str) -> str:
    """Return the save that replaces two copies, "" if they have diverged.

    It is the longer one; with the same moves the one played last, with the notes of both.
    """
    how = compare_saves(mine, theirs)
    if how == DIVERGED:
        return ""
    first, second = (theirs, mine) if how == AHEAD else (mine, theirs)
    here, there = read_copy(first), read_copy(second)
    if here is None or there is None or here.record.moves != there.record.moves:
        return first
    return with_notes(first, second)


def second_key(key: str, text: str) -> str:
    """Return the key for a second version of the save at this key."""
    copy = read_copy(text)
    return f"{key}-{copy.updated if copy else 0:x}"[: len(SAVES) + MAX_ID]


def repaired_texts(stored: dict[str, str], second: dict[str, str]) -> dict[str, str]:
    """Return the texts, by key, that must be stored again so that nothing of `second` is missing.

    A browser that is killed may lose the last writes to localStorage (docs/offline.md). The longer
    copy wins; of two that have diverged the one played last keeps the key.
    """
    texts: dict[str, str] = {}
    for key, theirs in second.items():
        mine = stored.get(key)
        if mine is None:
            texts[key] = theirs
        elif key.startswith(SAVES) and mine != theirs and read_copy(theirs):
            texts |= _repair(key, mine, theirs)
    return {key: text for key, text in texts.items() if stored.get(key) != text}


def _repair(key: str, mine: str, theirs: str) -> dict[str, str]:
    kept = merge_saves(mine, theirs)
    if kept:
        return {key: kept}
    here, there = read_copy(mine), read_copy(theirs)
    if here and there and there.updated > here.updated:
        return {key: theirs, second_key(key, mine): mine}
    return {second_key(key, theirs): theirs}
