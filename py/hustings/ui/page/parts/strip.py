"""The strip: in one line what has just happened; it opens the log, which tells it all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import Side
from hustings.core.protocols import Tree
from hustings.draw.marker import side_badge
from hustings.draw.tree import Child, h
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.basic import PLACE, icon, icon_button, placed, thinking_bar
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
    telling = isinstance(play.phase, Telling)
    shown = play.lines[-1:] if telling else play.lines[-MOST:]
    says = end_said if telling else _said
    own = sides(play) if shown else ()
    return h(
        "div",
        {"class": "strip", "role": "status", "aria-live": "polite"},
        _opens_log([_line(line, own, says(play, line)) for line in reversed(shown)])
        if shown
        else None,
    )


def asks(play: Play) -> list[Tree]:
    """Return the way to ask a bot about the newest line, and what it says when it was asked."""
    ply = because.spoken_of(play)
    if ply is None or isinstance(play.phase, Telling) or not because.may_ask(play, ply):
        return []
    told = play.why if play.why is not None and play.why.line else None
    seat = play.table.mover(ply - 1)
    label = words.table.why_this(name=play.names[seat])
    attrs = {"type": "button", "class": "because", "data-do": f"because:{because.LINE}"}
    attrs |= {"aria-expanded": "true" if told else "false", "aria-label": label, "title": label}
    word = h("span", {"class": "because-word"}, words.table.why())
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
        icon_button(f"because:{because.LINE}", "close", words.common.put_away()),
    )


def reasons(why: Why) -> list[Tree]:
    """Return what a bot says, or that it is thought about."""
    if why.ticket:
        return [h("p", {}, words.table.why_pending()), thinking_bar(why.ticket)]
    return [account(label, said) for label, said in why.says]


def account(label: str, said: str) -> Tree:
    """Return one thing that a bot says of a move, behind what that is called, if it is named."""
    told: list[Child] = [said]
    if label:
        told = placed(words.table.why_move(move=PLACE, says=said), h("b", {}, label))
    return h("p", {"class": "because-told"}, told)


def _said(play: Play, line: Line) -> str:
    """Return what one line says, by whom first."""
    if line.who is None:
        return words.table.strip(phrases=line.says)
    return words.table.strip_of(name=play.names[line.who], phrases=line.says)


def end_said(play: Play, line: Line) -> str:
    """Return as much of the end of a line as there is room for: what is told stands there."""
    last = Line(line.who, line.ply)
    for says in reversed(line.says):
        if last.says and sum(map(len, last.says)) + len(says) > ROOM:
            break
        last.says.insert(0, says)
    if len(last.says) == len(line.says):
        return _said(play, line)
    if line.who is None:
        return words.table.strip_cut(phrases=last.says)
    return words.table.strip_of_cut(name=play.names[line.who], phrases=last.says)


def _opens_log(lines: list[Tree]) -> Tree:
    attrs = {
        "type": "button",
        "data-do": "dialog:log",
        "key": "strip",
        "title": words.table.whole_log(),
    }
    return h("button", {"class": "strip-lines", **attrs}, lines)


def _line(line: Line, own: Sequence[Side], says: str) -> Tree:
    who = side_badge(own[line.who]) if line.who is not None else None
    return h("span", {"class": "strip-line"}, who, h("span", {}, says))
