"""What is to be said of the game on the table, on every screen that stands for it."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.basic import banner, button, icon_button


def notices(play: Play) -> list[Tree]:
    """Return the lines that stay: what was wrong with a link, and that another tab plays this."""
    shown = []
    if play.note:
        shown.append(banner(play.note, icon_button("hide-note", "close", words.PUT_AWAY)))
    if play.readonly:
        take_over = button("take-over", words.TAKE_OVER, kind="small primary")
        shown.append(banner(words.OTHER_TAB, take_over))
    return shown
