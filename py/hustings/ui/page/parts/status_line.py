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
from hustings.ui.page.parts.seat_marks import sides
from hustings.ui.page.parts.widgets import SLOT, fill_slot, icon, icon_button, thinking_bar
from hustings.ui.phases import BotReasons, Playback, StatusLine
from hustings.ui.play import reasons

MAX_LINES: Final = 6
"""So many lines at most stand in the strip: more than there is room for."""
MAX_LETTERS: Final = 42
"""So many letters of one line stand there while its end is told."""


def status_line(play: Play) -> Tree:
    """Return the strip; it takes the same room whether anything has happened or not.

    While something is told it says what is shown, else what has happened since the last decision of
    whoever looks, the newest first.
    """
    telling = isinstance(play.phase, Playback)
    shown = play.lines[-1:] if telling else play.lines[-MAX_LINES:]
    says = line_end if telling else _line_text
    own = sides(play) if shown else ()
    return h(
        "div",
        {"class": "strip", "role": "status", "aria-live": "polite"},
        _log_button([_line(line, own, says(play, line)) for line in reversed(shown)])
        if shown
        else None,
    )


def why_button(play: Play) -> list[Tree]:
    """Return the way to ask a bot about the newest line, and what it says when it was asked."""
    ply = reasons.status_line_ply(play)
    if ply is None or isinstance(play.phase, Playback) or not reasons.may_ask(play, ply):
        return []
    told = play.reasons if play.reasons is not None and play.reasons.line else None
    seat = play.table.mover(ply - 1)
    label = words.table.why_this(name=play.names[seat])
    attrs = {"type": "button", "class": "because", "data-do": f"because:{reasons.STATUS_LINE}"}
    attrs |= {"aria-expanded": "true" if told else "false", "aria-label": label, "title": label}
    word = h("span", {"class": "because-word"}, words.table.why())
    return [
        h("button", attrs, side_badge(sides(play)[seat]), icon("why"), word),
        *([_answer(play, told)] if told else ()),
    ]


def _answer(play: Play, why: BotReasons) -> Tree:
    """Return what a bot says of its line, over the top of what is asked."""
    return h(
        "div",
        {"class": "because-said", "role": "status"},
        side_badge(sides(play)[reasons.asked_seat(play, why)]),
        h("div", {}, statements(why)),
        icon_button(f"because:{reasons.STATUS_LINE}", "close", words.common.put_away()),
    )


def statements(why: BotReasons) -> list[Tree]:
    """Return what a bot says, or that it is thought about."""
    if why.ticket:
        return [h("p", {}, words.table.why_pending()), thinking_bar(why.ticket)]
    return [statement(label, said) for label, said in why.statements]


def statement(label: str, said: str) -> Tree:
    """Return one thing that a bot says of a move, behind what that is called, if it is named."""
    told: list[Child] = [said]
    if label:
        told = fill_slot(words.table.why_move(move=SLOT, says=said), h("b", {}, label))
    return h("p", {"class": "because-told"}, told)


def _line_text(play: Play, line: StatusLine) -> str:
    """Return what one line says, by whom first."""
    if line.who is None:
        return words.table.strip(phrases=line.phrases)
    return words.table.strip_of(name=play.names[line.who], phrases=line.phrases)


def line_end(play: Play, line: StatusLine) -> str:
    """Return as much of the end of a line as there is room for: what is told stands there."""
    last = StatusLine(line.who, line.ply)
    for says in reversed(line.phrases):
        if last.phrases and sum(map(len, last.phrases)) + len(says) > MAX_LETTERS:
            break
        last.phrases.insert(0, says)
    if len(last.phrases) == len(line.phrases):
        return _line_text(play, line)
    if line.who is None:
        return words.table.strip_cut(phrases=last.phrases)
    return words.table.strip_of_cut(name=play.names[line.who], phrases=last.phrases)


def _log_button(lines: list[Tree]) -> Tree:
    attrs = {
        "type": "button",
        "data-do": "dialog:log",
        "key": "strip",
        "title": words.table.whole_log(),
    }
    return h("button", {"class": "strip-lines", **attrs}, lines)


def _line(line: StatusLine, own: Sequence[Side], says: str) -> Tree:
    who = side_badge(own[line.who]) if line.who is not None else None
    return h("span", {"class": "strip-line"}, who, h("span", {}, says))
