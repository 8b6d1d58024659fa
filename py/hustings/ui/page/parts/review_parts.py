"""What the parts of a review share: the entry of a moment in a list, and the card at a moment."""

from __future__ import annotations

from typing import Any

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import Child, h
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.play import note_editor


def review_entry(play: Play, obs: Any, ply: int, move: int, head: str, *below: Child) -> Tree:
    """Return an entry whose first line leads to its moment.

    obs: what the seat sees there. ply: where the line leads; nowhere at the end of the game. move:
    the number that tells when.
    """
    progress = catalog.text(play.game).progress(obs)
    summary = catalog.headline(play.game).summary(progress, play.names)
    when = words.over.review_when(summary=summary, move=move)
    if ply >= play.table.at:
        return h("li", {}, h("p", {"class": "log-line"}, h("b", {}, head), when), *below)
    look = {"type": "button", "class": "log-line", "data-do": f"past:{ply}"}
    named = {"title": words.over.look_there(moment=when)}
    return h("li", {}, h("button", look | named, h("b", {}, head), when), *below)


def review_card(play: Play, ply: int, label: str, *inner: Child) -> Tree:
    """Return the card of a moment of the review. ply: the number of moves before it.

    While notes are shown it stays below them and does not cover the board on small screens.
    """
    kind = "" if note_editor.shown_notes(play) or play.note_form is not None else "noted "
    attrs = {"class": f"{kind}judged", "key": f"judged-{ply}", "data-moment": str(ply)}
    return h("section", attrs | {"aria-label": label}, *inner)
