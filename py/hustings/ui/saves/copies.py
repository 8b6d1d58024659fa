"""Two copies of one game: which of them went further, or whether they went on differently.

Storage, a second tab, a backup, a link and the browser's second store may each hold a copy. No copy
is ever replaced by one that is not its continuation; where two went on differently, both are kept.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings import catalog
from hustings.core.record import Record, RecordError, from_data, parse_json
from hustings.ui.saves.save import MAX_ID, SAVES, stamp

SAME: Final = "same"
AHEAD: Final = "ahead"
BEHIND: Final = "behind"
APART: Final = "apart"


class Copy(NamedTuple):
    """A save's record and when it was last played, milliseconds since 1970."""

    record: Record
    updated: int


def read_copy(text: str) -> Copy | None:
    """Return the copy in a save's text, None where it cannot be read."""
    try:
        data = parse_json(text)
        if not isinstance(data, dict):
            return None
        return Copy(from_data(data.get("record"), catalog.find), stamp(data.get("updated")))
    except RecordError:
        return None


def kinship(mine: Record, theirs: Record) -> str:
    """Return how their record stands to mine: SAME, AHEAD of it, BEHIND it, or APART."""
    if mine.start() != theirs.start():
        return APART
    ours, new = mine.moves, theirs.moves
    if ours == new:
        return SAME
    if new[: len(ours)] == ours:
        return AHEAD
    return BEHIND if ours[: len(new)] == new else APART


def relation(mine: str, theirs: str) -> str:
    """Return how their save stands to mine; of equal moves the one played last is AHEAD.

    APART where either cannot be read: nobody can tell what would be lost.
    """
    if mine == theirs:
        return SAME
    here, there = read_copy(mine), read_copy(theirs)
    if here is None or there is None:
        return APART
    found = kinship(here.record, there.record)
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
    return kinship(old.record, new.record) in (SAME, AHEAD)


def beside(key: str, text: str) -> str:
    """Return the key under which a copy is kept beside another of the same key."""
    copy = read_copy(text)
    return f"{key}-{copy.updated if copy else 0:x}"[: len(SAVES) + MAX_ID]


def mended(stored: dict[str, str], second: dict[str, str]) -> dict[str, str]:
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
            found |= _joined(key, mine, theirs)
    return {key: text for key, text in found.items() if stored.get(key) != text}


def _joined(key: str, mine: str, theirs: str) -> dict[str, str]:
    how = relation(mine, theirs)
    if how == AHEAD:
        return {key: theirs}
    if how != APART:
        return {}
    here, there = read_copy(mine), read_copy(theirs)
    if here and there and there.updated > here.updated:
        return {key: theirs, beside(key, mine): mine}
    return {beside(key, theirs): theirs}
