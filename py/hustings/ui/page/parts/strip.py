"""The strip: in one line what has just happened; it opens the log, which tells it all."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.marker import badge
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.phases import Line


def strip(play: Play) -> Tree:
    """Return the strip; it takes the same room whether anything has happened or not."""
    line = play.lines[-1] if play.lines else None
    return h(
        "div",
        {"class": "strip", "role": "status", "aria-live": "polite"},
        _shown(play, line) if line is not None else None,
    )


def said(play: Play, line: Line) -> str:
    """Return what one line says, by whom first."""
    text = ", ".join(line.says)
    return text if line.who is None else f"{play.names[line.who]}: {text}"


def _shown(play: Play, line: Line) -> Tree:
    text = said(play, line)
    attrs = {"type": "button", "class": "strip-line", "data-do": "dialog:log", "key": "strip"}
    return h(
        "button",
        {**attrs, "title": f"{text} – {words.WHOLE_LOG}"},
        badge(line.who) if line.who is not None else None,
        h("span", {"class": "strip-text"}, text),
    )
