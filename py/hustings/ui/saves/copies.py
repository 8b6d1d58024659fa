"""Two copies of one game: which of them went further, or whether they went on differently.

Only the moves decide that. Where they are the same, the notes of both are kept.

Storage, a second tab, a backup, a link and the browser's second store may each hold a copy. No copy
is ever replaced by one that is not its continuation; where two went on differently, both are kept.
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
    """A save's record, when it was last played (milliseconds since 1970), and its notes."""

    record: Record
    updated: int
    notes: tuple[Note, ...] = ()


def read_copy(text: str) -> Copy | None:
    """Return the copy in a save's text, None where it cannot be read."""
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
    """Return how their record stands to mine: SAME, AHEAD of it, BEHIND it, or APART.

    A game that goes on by later rules is still the same game.
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
    """Return how their save stands to mine; of equal moves the one played last is AHEAD.

    APART where either cannot be read: nobody can tell what would be lost.
    """
    if mine == theirs:
        return SAME
    here, there = read_copy(mine), read_copy(theirs)
    if here is None or there is None:
        return DIVERGED
    found = compare_records(here.record, there.record)
    if found == SAME:
        return AHEAD if there.updated > here.updated else BEHIND
    return found


def continues(text: str, stored: str) -> bool:
    """Return whether a save may take the place of what is stored: nothing of it would be lost."""
    if not stored or text == stored:
        return True
    new, old = read_copy(text), read_copy(stored)
    if new is None or old is None:
        return False
    return compare_records(old.record, new.record) in (SAME, AHEAD)


def with_notes(text: str, other: str) -> str:
    """Return a save with the notes of another copy of it beside its own, as far as they fit.

    Where it has them all, or either cannot be read, it stays as it is, letter by letter.
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
    """Return which of two saves is kept in the place of both; "" where neither can stand for both.

    The one that went further; of equal moves the one played last, with the notes of both.
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
    """Return the key under which a copy is kept beside another of the same key."""
    copy = read_copy(text)
    return f"{key}-{copy.updated if copy else 0:x}"[: len(SAVES) + MAX_ID]


def repaired_texts(stored: dict[str, str], second: dict[str, str]) -> dict[str, str]:
    """Return what has to be stored again, by key, so that nothing of the second store is missing.

    A browser that is killed may lose what localStorage took last (docs/offline.md). The longer
    continuation wins; of two that went on differently the one played last keeps the key.
    """
    found: dict[str, str] = {}
    for key, theirs in second.items():
        mine = stored.get(key)
        if mine is None:
            found[key] = theirs
        elif key.startswith(SAVES) and mine != theirs and read_copy(theirs):
            found |= _repair(key, mine, theirs)
    return {key: text for key, text in found.items() if stored.get(key) != text}


def _repair(key: str, mine: str, theirs: str) -> dict[str, str]:
    kept = merge_saves(mine, theirs)
    if kept:
        return {key: kept}
    here, there = read_copy(mine), read_copy(theirs)
    if here and there and there.updated > here.updated:
        return {key: theirs, second_key(key, mine): mine}
    return {second_key(key, theirs): theirs}
