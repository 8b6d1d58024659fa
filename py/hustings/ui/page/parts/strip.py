"""The strip: in one line what has just happened; it opens the log, which tells it all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import Side
from hustings.core.protocols import Tree
from hustings.draw.marker import side_badge
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.basic import icon, icon_button, thinking_bar
from hustings.ui.page.parts.marks import sides
from hustings.ui.phases import Line, Telling, Why
from hustings.ui.play import because

MOST: Final = 6
"""So many lines at most stand in the strip: more than there is room for."""
ROOM: Final = 42
"""So many letters of one line stand there while its end is told."""


def strip(play: Play) -> Tree:
    """Return the strip; it takes the same room whether anything has happened or not.

    While something is told it says what is shown, else what has happened since the last decision of
    whoever looks, the newest first.
    """
    if isinstance(play.phase, Telling):
        shown = [end(line) for line in play.lines[-1:]]
    else:
        shown = play.lines[-MOST:]
    own = sides(play) if shown else ()
    return h(
        "div",
        {"class": "strip", "role": "status", "aria-live": "polite"},
        _opens_log([_line(play, line, own) for line in reversed(shown)]) if shown else None,
    )


def asks(play: Play) -> list[Tree]:
    """Return the way to ask a bot about the newest line, and what it says when it was asked."""
    ply = because.spoken_of(play)
    if ply is None or isinstance(play.phase, Telling) or not because.may_ask(play, ply):
        return []
    told = play.why if play.why is not None and play.why.line else None
    seat = play.table.mover(ply - 1)
    label = words.why_this(play.names[seat])
    attrs = {"type": "button", "class": "because", "data-do": f"because:{because.LINE}"}
    attrs |= {"aria-expanded": "true" if told else "false", "aria-label": label, "title": label}
    word = h("span", {"class": "because-word"}, words.WHY)
    return [
        h("button", attrs, side_badge(sides(play)[seat]), icon("why"), word),
        *([_told(play, told)] if told else ()),
    ]


def _told(play: Play, why: Why) -> Tree:
    """Return what a bot says of its line, over the top of what is asked."""
    return h(
        "div",
        {"class": "because-said", "role": "status"},
        side_badge(sides(play)[because.who(play, why)]),
        h("div", {}, reasons(why)),
        icon_button(f"because:{because.LINE}", "close", words.PUT_AWAY),
    )


def reasons(why: Why) -> list[Tree]:
    """Return what a bot says, or that it is thought about."""
    if why.ticket:
        return [h("p", {}, words.WHY_PENDING), thinking_bar(why.ticket)]
    return [account(label, said) for label, said in why.says]


def account(label: str, said: str) -> Tree:
    """Return one thing that a bot says of a move, behind what that is called, if it is named."""
    return h("p", {"class": "because-told"}, h("b", {}, f"{label}. ") if label else None, said)


def said(play: Play, line: Line) -> str:
    """Return what one line says, by whom first."""
    text = words.one_line(line.says)
    return text if line.who is None else f"{play.names[line.who]}: {text}"


def end(line: Line) -> Line:
    """Return a line as far as there is room for its end: what is told stands there."""
    last = Line(line.who, line.ply)
    for says in reversed(line.says):
        if last.says and sum(map(len, last.says)) + len(says) > ROOM:
            last.says.insert(0, words.CUT)
            break
        last.says.insert(0, says)
    return last


def _opens_log(lines: list[Tree]) -> Tree:
    attrs = {"type": "button", "data-do": "dialog:log", "key": "strip", "title": words.WHOLE_LOG}
    return h("button", {"class": "strip-lines", **attrs}, lines)


def _line(play: Play, line: Line, own: Sequence[Side]) -> Tree:
    who = side_badge(own[line.who]) if line.who is not None else None
    return h("span", {"class": "strip-line"}, who, h("span", {}, said(play, line)))
