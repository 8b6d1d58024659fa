"""What is said of storage, files, links, new versions and our own faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.wording import counted, form
from hustings.ui.words.common import moves

# --- keeping games: storage, files, a new version, faults

DOWNLOAD: Final = "Download"
STORAGE_OFF: Final = (
    "This browser keeps nothing for this page. You can play on; download the game to keep it."
)
STORAGE_FULL: Final = (
    "The browser's storage is full, so this game is not being saved. "
    "Download it, or delete games you no longer need."
)
STORAGE_SLOW: Final = (
    "This browser does not write your moves to the disk at once. If it crashes, the last ones are "
    "lost; close it as usual, or download the game, to keep them."
)
TABLE_FAILED: Final = "This browser could not make the file. Your games are kept where they are."
PICTURE_FAILED: Final = "This browser could not make the picture."
FILE_TOO_LARGE: Final = "This file is far too large to hold games of Hustings; it was not read."
FILE_NO_TEXT: Final = "This file is not a saved game: it is not text."
FILE_FAILED: Final = "This file could not be read."
SAME_HERE: Final = "You have this game already: it opens where you are."
DOWNLOAD_BARRED: Final = {
    "sure": (
        "Nothing was downloaded: the page around this one does not allow downloads. "
        "Open Hustings in a tab of its own to save files."
    ),
    "maybe": (
        "If no file has arrived, the page around this one does not allow downloads: "
        "open Hustings in a tab of its own to save files."
    ),
}
"""What is said of a download in somebody else's frame, by how sure it is that it failed."""
NO_SAVE: Final = "This is not a Hustings save."
KEPT_AS_IT_WAS: Final = "The game as it was stays among the kept games."
OTHER_VERSION: Final = "This save was made by a version of Hustings that this one cannot read."
WENT_ON: Final = (
    "This game was played on differently in another tab. Both are kept; here you play your own."
)
IN_USE: Final = "This game is being played in another tab, so it was not deleted."
KEEPING: Final = "Saving the last move …"
NOT_DELETED: Final = (
    "The browser has not deleted all of that game. This page tries again when it is next opened."
)
SET_ASIDE: Final = (
    "That game could not be shown. It is kept as it is and can be downloaded below; "
    "everything else goes on without it."
)
NEW_VERSION: Final = "A new version of Hustings is here."
FILES_GONE: Final = (
    "The website has a new version of Hustings and no longer has all files of this one. "
    "Update to go on; your games are kept."
)
UPDATE: Final = "Update now"
LATER: Final = "Later"
OUR_FAULT: Final = (
    "Something went wrong in Hustings itself. Your game is kept; "
    "if this line stays, reload the page."
)
THINKER_AGAIN: Final = (
    "The browser stopped what thinks for the opponents. It was started again, and the game goes on."
)
THINKER_SLOW: Final = (
    "What thinks for the opponents is slow to start on this device. The game goes on by itself "
    "when it has started, or without it in half a minute."
)
THINKER_HERE: Final = (
    "The browser stopped what thinks for the opponents once more. "
    "This page now thinks by itself, and may be slow to answer while it does."
)
THINKER_UNSTARTED: Final = (
    "What thinks for the opponents could not be started: this device may have too little memory. "
    "This page now thinks by itself, and may be slow to answer while it does."
)
THINKER_UNFETCHED: Final = (
    "What thinks for the opponents could not be fetched: the network or the website may be gone. "
    "This page now thinks by itself, and may be slow to answer while it does."
)
UNFETCHED: Final = (
    "A part of Hustings that is needed for this could not be fetched: the network or the website "
    "may be gone. Your games are kept where they are."
)
NOT_DRAWN: Final = "The page could not be drawn."


def cause(files_gone: bool, usual: str) -> str:
    """Return what is said of something that failed; a new version explains it, if there is one."""
    return FILES_GONE if files_gone else usual


def further_here(count: int) -> str:
    """Return what is said of a link to a game that went further on this device."""
    return f"You have this game already, {moves(count)} further: it opens where you are."


def carried(games: int, twice: int) -> str:
    """Return what is said when games came with the file that was opened."""
    came = f"{form(games, 'A game', games_told(games))} came with this file."
    if not twice:
        return came
    others = form(twice, "One of them", f"{twice} of them")
    return f"{came} {others} went on differently here, so both are kept."


def old_rules(kept: int, given: int, trouble: str) -> str:
    """Return what is said of a game that was begun under earlier rules.

    kept, given: moves that are still legal, and all there were; trouble: what is wrong with the
    first that is not, or "".
    """
    if not trouble:
        return (
            "This game was begun under earlier rules. All its moves are still legal, "
            "and it goes on by the rules of today; a result may count differently."
        )
    return (
        f"This game was begun under earlier rules: {kept} of its {moves(given)} are still legal. "
        f"{trouble} Play goes on from there by the rules of today."
    )


def restored(games: int, twice: int, left: int, prefs: bool | None) -> str:
    """Return what was taken from a backup and what was left.

    games: taken over, of which so many (twice) beside others that went on differently; left: those
    that are here already; prefs: whether preferences came, None where they are the same.
    """
    said = ["Nothing in this backup was new." if not games else f"Taken over: {games_told(games)}."]
    if twice:
        said.append(f"{games_told(twice)} went on differently here: both are kept.")
    if left:
        what = f"{games_told(left)} {form(left, 'is', 'are')} here already, as far or further"
        said.append(f"{what}, and {form(left, 'was', 'were')} left alone.")
    if prefs is not None:
        said.append("The preferences came too." if prefs else "Your preferences stay as they are.")
    return " ".join(said)


def games_told(count: int) -> str:
    """Return a number of games in words."""
    return counted(count, "game")


# --- what is wrong with a link or a click

NO_TABLE: Final = "There is no game on the table."
LINK_TOO_LONG: Final = "This link is too long to be a Hustings game."
LINK_KINDS: Final = "The link does not say who sits where, so every seat is a person’s."
LINK_EMPTY: Final = "This link does not name a game."
LINK_NONE: Final = "There is no link of Hustings in this text."
LINK_SEATS: Final = "This link names another number of seats than its game has."


def no_such_game(name: str) -> str:
    """Return what is said of a link to a game that is not in the box."""
    return f"There is no game called “{name}” here."


def no_moment(text: str) -> str:
    """Return what is said of a link to a moment that cannot be."""
    return f"“{text}” is not a moment of a game, so the link opens at the last move."


def no_option(title: str, name: str) -> str:
    """Return what is said of a part of a link that the game knows nothing of."""
    return f"{title} has no option “{name}”: that part of the link was left out."


def wrong_kind(known: Sequence[str], kind: str) -> str:
    """Return what is said of a link with a seat that nobody can take."""
    return f"A seat can be {', '.join(known)}, not “{kind}”."


def wrong_size(title: str, first: int, last: int) -> str:
    """Return what is said of a link with too many seats or too few."""
    return f"{title} is played with {first} to {last} seats."
