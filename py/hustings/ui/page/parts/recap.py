"""What has happened since a player's last turn, as everybody may know it."""

from __future__ import annotations

from hustings.core.model import Seat
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.log import MAX_LINES, log_texts


def recap(play: Play, seat: Seat) -> Tree | None:
    """Return the last MAX_LINES lines of the log since a seat's last decision.

    Before its first decision: of the whole log. None if there are no lines.
    """
    since = play.last_decision(seat)
    sentences = [sentence for _, sentence in log_texts(play, None, since)][-MAX_LINES:]
    if not sentences:
        return None
    return h(
        "section",
        {"class": "recap"},
        h("h2", {}, words.table.recap() if since else words.table.recap_first()),
        h("ol", {}, [h("li", {}, sentence) for sentence in sentences]),
    )
