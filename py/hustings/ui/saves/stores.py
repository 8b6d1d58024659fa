"""The browser's stores at the start: which texts count, what was deleted, what is older.

localStorage is the first store, that of web/second_store.js the second. A deleted text leaves
DELETED in its place: in the second store until localStorage has long forgotten it, in localStorage
only until the second store has let go of it. So nothing that was deleted comes back from a store
that could not delete, or from one that a killed browser set back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from hustings.ui.saves.copies import repaired_texts
from hustings.ui.saves.save import MAX_TIMESTAMP_MS, PREFIX, SAVES

DELETED: Final = "deleted"
"""Stands in the place of a text that was deleted."""
STALE_KEY: Final = f"{PREFIX}behind"
"""A key of localStorage: the second store could not be written, so it may hold what is outdated."""
TAKEN_OVER_KEY: Final = f"{PREFIX}taken-over"
"""A key: until when, in milliseconds since 1970, older keys without a place were taken over."""
EPHEMERAL_PREFIXES: Final = (STALE_KEY, f"{PREFIX}open/", f"{PREFIX}probe", TAKEN_OVER_KEY)
"""Begin keys that say nothing of games or preferences."""

_UPDATED: Final = re.compile(r'"updated":(\d{1,16})')


class StoreContents(NamedTuple):
    """What the browser holds at the start, each {key: text}.

    first, second: the two stores; old: what versions whose keys named no place left behind.
    """

    first: Mapping[str, str]
    second: Mapping[str, str]
    old: Mapping[str, str]


class Reconciled(NamedTuple):
    """What counts of it.

    texts: everything kept, by key; again: of these, what must be stored again; gone: keys that must
    be deleted again; taken: the value that TAKEN_OVER gets, "" where nothing old came.
    """

    texts: dict[str, str]
    again: dict[str, str]
    gone: list[str]
    taken: str


def reconcile(held: StoreContents, now: int) -> Reconciled:
    """Return what counts of what the browser holds. now: milliseconds since 1970."""
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
    """Return the keys of what was deleted, whatever the other store still holds.

    Where the second store could not be written, what localStorage has is newer.
    """
    behind = STALE_KEY in first
    gone = {key for key, text in first.items() if text == DELETED}
    return gone | {
        key for key, text in second.items() if text == DELETED and not (behind and key in first)
    }


def legacy_texts(first: Mapping[str, str], old: Mapping[str, str]) -> dict[str, str]:
    """Return what is to be taken over of the keys that earlier versions used.

    At first everything; later only saves that a tab with an earlier version has played on.
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
    """Return when a save was last played, read off its text: it is asked of all at each start."""
    told = _UPDATED.search(text)
    return min(int(told[1]), MAX_TIMESTAMP_MS) if told else 0


def _taken_over_until(now: int, came: Mapping[str, str]) -> int:
    """Return up to when saves have been taken over; some may be stamped in the future."""
    return max(now, *(_updated(text) for text in came.values()))
