"""The strip: in one line what has just happened, and on request what has since one's last move."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.marker import badge
from hustings.draw.tree import h
from hustings.ui.model import Play
from hustings.ui.phases import Line


def strip(play: Play) -> Tree:
    """Return the strip; it takes the same room whether anything has happened or not."""
    last = play.lines[-1] if play.lines else None
    return h(
        "div",
        {"class": "strip", "role": "status", "aria-live": "polite"},
        _line(play, last) if last is not None else None,
    )


def said(play: Play, line: Line) -> str:
    """Return what one line says, by whom first."""
    text = ", ".join(line.says)
    return text if line.who is None else f"{play.names[line.who]}: {text}"


def _line(play: Play, line: Line) -> Tree:
    who = badge(line.who) if line.who is not None else None
    return h("p", {"class": "strip-line"}, who, h("span", {}, said(play, line)))
