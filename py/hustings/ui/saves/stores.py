"""Reconciling the browser's two stores at the start.

localStorage is the first store, the database of web/second_store.js the second. A deleted text is
replaced by DELETED: in localStorage until the second store has deleted it too, in the second store
for longer. So a deleted text never comes back from a store that could not delete it, or that a
killed browser has set back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from hustings.ui.saves.copies import repaired_texts
from hustings.ui.saves.save import MAX_TIMESTAMP_MS, PREFIX, SAVES

DELETED: Final = "deleted"
"""Replaces a deleted text."""
STALE_KEY: Final = f"{PREFIX}behind"
"""Key in localStorage: a write to the second store failed, so it may be out of date."""
TAKEN_OVER_KEY: Final = f"{PREFIX}taken-over"
"""Key of the time (milliseconds since 1970) until which texts of older keys were taken over."""
EPHEMERAL_PREFIXES: Final = (STALE_KEY, f"{PREFIX}open/", f"{PREFIX}probe", TAKEN_OVER_KEY)
"""Prefixes of keys that hold neither games nor preferences."""

_UPDATED: Final = re.compile(r'"updated":(\d{1,16})')


class StoreContents(NamedTuple):
    """The contents of the stores at the start, each {key: text}.

    old: texts of versions whose keys named no place.
    """

    first: Mapping[str, str]
    second: Mapping[str, str]
    old: Mapping[str, str]


class Reconciled(NamedTuple):
    """The reconciled contents.

    texts: everything kept, by key; again: those that must be stored again; gone: keys that must be
    deleted again; taken: the new value of TAKEN_OVER_KEY, "" without old texts.
    """

    texts: dict[str, str]
    again: dict[str, str]
    gone: list[str]
    taken: str


def reconcile(held: StoreContents, now: int) -> Reconciled:
    """Reconcile the stores. now: milliseconds since 1970."""
    first, second, old = held
    gone = deleted_keys(first, second)
    mine = {key: text for key, text in first.items() if key not in gone and key != STALE_KEY}
    theirs = {key: text for key, text in second.items() if key not in gone and text != DELETED}
    again = repaired_texts(mine, theirs)
    came = {key: text for key, text in legacy_texts(first, old).items() if key not in gone}
    again |= repaired_texts(mine | again, came)
    holding = [key for key in sorted(gone) if key in first or second.get(key) != DELETED]
    return Reconciled(
        mine | again, again, holding, str(_taken_over_until(now, came)) if came else ""
    )


def deleted_keys(first: Mapping[str, str], second: Mapping[str, str]) -> set[str]:
    """Return the keys of deleted texts, whatever the other store still holds.

    If a write to the second store failed, localStorage is newer.
    """
    behind = STALE_KEY in first
    gone = {key for key, text in first.items() if text == DELETED}
    return gone | {
        key for key, text in second.items() if text == DELETED and not (behind and key in first)
    }


def legacy_texts(first: Mapping[str, str], old: Mapping[str, str]) -> dict[str, str]:
    """Return the texts of older keys to take over.

    The first time everything; later only saves that a tab with an older version has changed.
    """
    ours = {key: text for key, text in old.items() if not key.startswith(EPHEMERAL_PREFIXES)}
    since = first.get(TAKEN_OVER_KEY, "")
    if not since.isdecimal():
        return ours
    return {
        key: text
        for key, text in ours.items()
        if key.startswith(SAVES) and _updated(text) > int(since)
    }


def _updated(text: str) -> int:
    """Return when a save was last played. A regular expression, because every start asks all."""
    match = _UPDATED.search(text)
    return min(int(match[1]), MAX_TIMESTAMP_MS) if match else 0


def _taken_over_until(now: int, came: Mapping[str, str]) -> int:
    """Return the new value of TAKEN_OVER_KEY; some saves may have timestamps in the future."""
    return max(now, *(_updated(text) for text in came.values()))
