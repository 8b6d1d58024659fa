"""What is said of storage, files, links, new versions and our own faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# --- keeping games: storage, files, a new version, faults

DOWNLOAD: Final = "Download"
STORAGE_OFF: Final = (
    "This browser keeps nothing for this page. You can play on; download the game to keep it."
)
STORAGE_FULL: Final = (
    "The browser's storage is full, so this game is not being saved. "
    "Download it, or delete games you no longer need."
)
TABLE_FAILED: Final = "This browser could not make the file. Your games are kept where they are."
NO_SAVE: Final = "This is not a Hustings save."
OTHER_VERSION: Final = "This save was made by a version of Hustings that this one cannot read."
NEW_VERSION: Final = "A new version of Hustings is here."
UPDATE: Final = "Update now"
LATER: Final = "Later"
OUR_FAULT: Final = (
    "Something went wrong in Hustings itself. Your game is kept; "
    "if this line stays, reload the page."
)
NOT_DRAWN: Final = "The page could not be drawn."


def carried(games: int, twice: int) -> str:
    """Return what is said when games came with the file that was opened."""
    came = "A game came with this file." if games == 1 else f"{games} games came with this file."
    if not twice:
        return came
    others = "One of them" if twice == 1 else f"{twice} of them"
    return f"{came} {others} went on differently here, so both are kept."


# --- what is wrong with a link or a click

NO_TABLE: Final = "There is no game on the table."
LINK_EMPTY: Final = "This link does not name a game."
LINK_SEATS: Final = "This link names another number of seats than its game has."


def no_such_game(name: str) -> str:
    """Return what is said of a link to a game that is not in the box."""
    return f"There is no game called “{name}” here."


def no_moment(text: str) -> str:
    """Return what is said of a link to a moment that cannot be."""
    return f"“{text}” is not a moment of a game."


def wrong_kind(known: Sequence[str], kind: str) -> str:
    """Return what is said of a link with a seat that nobody can take."""
    return f"A seat can be {', '.join(known)}, not “{kind}”."


def wrong_size(title: str, first: int, last: int) -> str:
    """Return what is said of a link with too many seats or too few."""
    return f"{title} is played with {first} to {last} seats."
