"""Words of the boxes over the page: menu, rules, sharing, preferences, keys, about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.wording import counted, either, listing
from hustings.ui.words.common import TITLE

# --- the menu

UNDO_TURN: Final = "Take back this turn"
UNDO_ALL: Final = "Back to the first move"
NEW_SAME_SEED: Final = "New game, same seed"
NEW_OTHER_SEED: Final = "New game, new seed"
DOWNLOAD_GAME: Final = "Download this game"
PICTURE_PNG: Final = "Picture of the board (PNG)"
PICTURE_SVG: Final = "Picture of the board (SVG)"
FULL_SCREEN: Final = {"off": "Fill the screen", "on": "Leave full screen"}
"""What the row of the menu says, by whether the page fills the screen."""
SAVE_TABLE_FILE: Final = "Save this table as one file"
LEAVE: Final = "Leave (the game is kept)"


def after_move(count: int) -> str:
    """Return the part of a picture's file name that tells its moment."""
    return f"move-{count}"


def picture_title(title: str, summary: str) -> str:
    """Return what a picture of the board is called."""
    return f"{title}: {summary}"


# --- sharing

SHARE_HELP: Final = "The whole game is in the link; names are not."
SHARE_FILE: Final = (
    "This page is a file on this device and knows of no site, so only the game itself can be sent. "
    "Whoever gets the text needs the file too, and puts the text in with “Open a link”."
)
SHARE_START: Final = ("The same start", "Same seed, for comparing results.")
SHARE_GAME: Final = ("The game so far", "Opens at the last move, ready to play on.")
SHARE_MOMENT: Final = ("This moment", "Opens where you are looking now.")
SHARE_TURN_HELP: Final = "Send this to whoever is next; play goes on from the link."
COPY: Final = "Copy or share"
COPIED: Final = "Copied."
COPY_FAILED: Final = "Copying is not allowed here. The link is selected: copy it by hand."
QR: Final = "QR code"
QR_START: Final = "QR code of the start instead"


def shared_site(site: str) -> str:
    """Return where the links lead that are made in a file."""
    return f"This page is a file on this device. The links lead to the site it came from: {site}"


def link_of(what: str) -> str:
    """Return the name of the field that a link stands in."""
    return f"Link: {what}"


def qr_of(what: str) -> str:
    """Return what a QR code is called for those who cannot see it, and what its button does."""
    return f"QR code: {what}"


def qr_too_long(length: int, most: int) -> str:
    """Return why there is no code of a link. length: of the link in characters."""
    return (
        f"This link has {length:,} characters, more than the {most:,} that a QR code holds well. "
        "Copy the link, or save the game as a file."
    )


def your_turn(names: Sequence[str]) -> str:
    """Return the heading of the link that hands on the turn."""
    return f"Your turn, {listing(names)}"


def your_turn_note(names: Sequence[str], title: str) -> str:
    """Return the sentence that goes along with such a link."""
    return f"{your_turn(names)}: {title} on {TITLE}."


# --- preferences, keys

PREF_NAMES: Final = {
    "theme": "Colours",
    "pace": "Pace of what is shown",
    "auto": "Moves without a choice",
    "skip": "Windows without a choice",
    "confirm": "Before a turn ends or luck decides",
    "coach": "Tips in the first games",
    "keys": "Single-letter keys",
    "sound": "Sound",
    "buzz": "Vibrate on my turn",
    "wake": "Screen while I play",
}
PREF_VALUES: Final = {
    "theme": {
        "auto": "As the system",
        "light": "Light",
        "dark": "Dark",
        "contrast": "High contrast",
    },
    "pace": {
        "step": "Step by step",
        "quarter": "0.25×",
        "half": "0.5×",
        "normal": "1×",
        "double": "2×",
        "instant": "Instant",
    },
    "auto": {"on": "Play by themselves", "off": "Ask"},
    "skip": {"on": "Pass by themselves", "off": "Ask"},
    "confirm": {"on": "Ask, once something was chosen", "off": "Go on at once"},
    "coach": {"on": "On", "off": "Off"},
    "keys": {"on": "On", "off": "Off"},
    "sound": {"off": "Off", "soft": "Soft", "full": "Full"},
    "buzz": {"on": "On", "off": "Off"},
    "wake": {"on": "Stays on", "off": "As the device has it"},
}


def now_is(name: str, value: str) -> str:
    """Return what is said of a preference that a key has changed."""
    return f"{name}: {value.lower()}."


BACKUP_TITLE: Final = "Kept games and preferences"
BACKUP_MAKE: Final = "Download a backup"
BACKUP_OPEN: Final = "Open a backup"
KEYS_CHOOSING: Final = (
    ("Tab", "to the board, the buttons, the log"),
    ("Arrows", "from place to place on the board; step through the past outside it"),
    ("Enter", "choose"),
    ("1–9", "take an offered choice"),
)
KEY_DOES: Final = {
    "undo": "take back",
    "redo": "make again",
    "next-pref:sound": "sound off, soft or full",
    "dialog:menu": "the menu",
    "home": "to the home page",
}
"""What each keyboard shortcut does, by its message."""
KEYS_SHOWN: Final = (
    ("Space or Esc", "the next thing that is shown; twice, all of it"),
    ("← →, Home, End", "step through the past"),
    ("Esc", "close, leave the past or the advice, or choose again"),
    ("?", "the rule about the place or button you are on; else these keys"),
    ("Right click", "the same for what is clicked; so does a long press"),
)


def keys_of(combos: Sequence[str]) -> str:
    """Return several combinations of keys that do the same."""
    return either(combos)


# --- about, deleting

ABOUT_TITLE: Final = "About Hustings"
ABOUT_TABLE: Final = (
    "A table for election games that runs wholly in your browser. Nothing you do "
    "here leaves this device unless you send a link yourself."
)
ABOUT_LICENCE: Final = (
    "Hustings is free software under the MIT licence; the file NOTICE.md that comes "
    "with it names everything it is built from."
)
ABOUT_GAMES: Final = "The games"
ABOUT_SOURCE: Final = "Its source code"
ABOUT_NO_SOURCE: Final = "Whoever put this copy here has not said where its source code is."
LICENCES: Final = "All licences"
LICENCES_COMING: Final = "The licences are being fetched."
LICENCES_FAILED: Final = "The licences could not be fetched."
KEPT_TITLE: Final = "What is kept on this device"
KEPT_ELSE: Final = (
    "Your preferences, how you set up each game last, and the page itself, so that it works "
    "without a network. All of it lies in this browser and nowhere else."
)
FORGET: Final = "Delete everything"
FORGET_ASKED: Final = (
    "All kept games, your preferences and the copy of this page for use without a network are "
    "deleted from this browser. They cannot be brought back; a backup can be opened again."
)
FORGET_LIMITS: Final = (
    "A game that is open in another tab is kept again when it goes on: close other tabs first. The "
    "addresses in your browser’s own history stay until you clear that."
)
FORGET_NOT: Final = "Keep everything"
FORGOTTEN: Final = (
    "Everything is deleted: this browser keeps nothing of Hustings now. What you do from here on "
    "is kept again."
)
FORGOTTEN_PARTLY: Final = (
    "This browser has not deleted everything. Your games are gone from this page, but the rest may "
    "still be on this device. Try again, or clear the data of this site in the browser’s settings."
)
DELETE_TITLE: Final = "Delete a game"
THIS_GAME: Final = "this game"
KEEP_IT: Final = "Keep it"
DELETE_IT: Final = "Delete it"


def made_of(release: str, build: str) -> str:
    """Return which version of the page this is."""
    return f"Version {release}, build {build}."


def kept_here(count: int) -> str:
    """Return how many games are kept."""
    return f"{counted(count, 'game')}, saved after every move." if count else "No game yet."


def delete_for_good(title: str) -> str:
    """Return the question before a kept game is deleted."""
    return f"Delete {title} for good? It cannot be brought back."
