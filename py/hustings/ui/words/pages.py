"""Words of the pages that stand beside the table: a game's own, and the one for a wrong address.

They are written at build time (tools/build/landing.py); the table itself shows none of them.
"""

from __future__ import annotations

from typing import Final

SLOGAN: Final = "Election games in one box"
DESCRIPTION: Final = (
    "Election games at one table, played in your browser: against bots, with others at one screen, "
    "or by sending a link. No account, no server."
)
MARK: Final = "★ ★ ★"
HOW_TO_PLAY: Final = "How to play"
OPEN_TABLE: Final = "Open the table"
LOST_TITLE: Final = "Nothing lies at this address"
LOST: Final = (
    "The table is being looked for. If it does not open by itself, open it here; a link to a game "
    "can be pasted there with “Open a link”."
)


def picture_of(title: str) -> str:
    """Return what the picture of a game is called for those who cannot see it."""
    return f"{title}: the board in the middle of a game"


def described(tagline: str, facts: str) -> str:
    """Return what a game is, in a sentence or two for whoever gets a link to it."""
    return f"{tagline} {facts}. Played in the browser, without an account."


def play_now(title: str) -> str:
    """Return what the link to the table says."""
    return f"Play {title}"


def needs_script(title: str) -> str:
    """Return what is said where the table cannot open by itself."""
    return f"The table opens by itself where JavaScript runs; {title} needs it."
