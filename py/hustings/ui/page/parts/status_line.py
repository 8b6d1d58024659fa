"""The status line above the board: what has just happened. A click opens the log.

A headline stands in the bar of buttons for a moment as a clipping of the game's newspaper, or
beside the status line where buttons leave no room for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings import catalog
from hustings.core.model import Side
from hustings.core.protocols import Tree
from hustings.draw.marker import side_badge
from hustings.draw.portrait import portrait, portrait_numbers
from hustings.draw.tree import Child, cls, h
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.seat_marks import sides
from hustings.ui.page.parts.widgets import SLOT, fill_slot, icon, icon_button, thinking_bar
from hustings.ui.phases import BotReasons, Deciding, Playback
from hustings.ui.play import reasons
from hustings.ui.play.awaited_luck import is_before_luck
from hustings.ui.status_lines import StatusLine

MAX_LINES: Final = 6
"""Further lines are not drawn; there is space for fewer."""
MAX_LETTERS: Final = 42
"""Letters of a line that fit during playback, which shows its end."""
MAX_LINE_LETTERS: Final = 110
"""Letters of a line that fit once playback is over; of a longer one its end is shown."""
MAX_BRIEF_LETTERS: Final = 30
"""Letters of an older line that fit in one row of a phone."""
MAX_HEADLINE_LETTERS: Final = 40
"""Letters of a headline that fit in two rows of a phone's bar; a longer one has smaller letters."""
LONG_LINE_LETTERS: Final = 52
"""Letters that fit in the two rows of a phone; a longer line has smaller letters and three rows."""


def status_line(play: Play, headline: Tree | None = None) -> Tree:
    """Return the status line; it takes the same space whether it is empty or not.

    headline: stands beside the lines.

    During playback it holds the current line, else the lines since the viewer's last decision, the
    newest last.
    """
    phase = play.phase
    playing_back = isinstance(phase, Playback) and not is_before_luck(play, phase)
    shown = play.lines[-1:] if playing_back else play.lines[-MAX_LINES:]
    most = MAX_LETTERS if playing_back else MAX_LINE_LETTERS
    own = sides(play) if shown else ()
    return h(
        "div",
        {"class": "strip"},
        _last_actor(play, own),
        _log_button(
            [
                _line(
                    line,
                    own,
                    line_end(play, line, most),
                    "" if line is shown[-1] else _brief(play, line),
                )
                for line in shown
            ]
        )
        if shown
        else None,
        headline,
    )


def clipping(play: Play) -> Tree | None:
    """Return the clipping with the headline on show, None without one or once a move is begun.

    The live region says it, and the log keeps it.
    """
    headline, phase = play.clipping, play.phase
    if headline is None or not isinstance(phase, Playback | Deciding):
        return None
    press = catalog.press(play.game)
    if press is None or (isinstance(phase, Deciding) and phase.chosen):
        return None
    key = "-".join(map(str, headline.at))
    return h(
        "div",
        {"class": "clipping", "aria-hidden": "true", "key": f"clipping-{key}"},
        h("span", {"class": "clipping-paper"}, press.PAPER),
        h(
            "strong",
            {"class": cls(len(headline.text) > MAX_HEADLINE_LETTERS and "long")},
            headline.text,
        ),
    )


def _last_actor(play: Play, own: Sequence[Side]) -> Tree | None:
    """Return the portrait of whoever the newest line is about, None where it is about nobody."""
    seat = play.lines[-1].who if play.lines else None
    if seat is None:
        return None
    return portrait(portrait_numbers(play.names)[seat], own[seat].paint)


def why_button(play: Play) -> list[Tree]:
    """Return the button that asks a bot about its newest line, and its answer."""
    ply = reasons.status_line_ply(play)
    if ply is None or isinstance(play.phase, Playback) or not reasons.may_ask(play, ply):
        return []
    why = play.reasons if play.reasons is not None and play.reasons.line else None
    seat = play.table.mover(ply - 1)
    label = words.table.why_this(name=play.names[seat])
    attrs = {"type": "button", "class": "because", "data-do": f"because:{reasons.STATUS_LINE}"}
    attrs |= {"aria-expanded": "true" if why else "false", "title": label}
    # named by its content: a badge may have letters, which a label would have to repeat
    word = h("span", {"class": "because-word"}, words.table.why())
    whom = h("span", {"class": "because-whom"}, words.table.why_ask(name=play.names[seat]))
    return [
        h("button", attrs, side_badge(sides(play)[seat]), icon("why"), word, whom),
        *([_answer(play, why)] if why else ()),
    ]


def _answer(play: Play, why: BotReasons) -> Tree:
    """Return the bubble with a bot's answer, over the prompt."""
    return h(
        "div",
        {"class": "because-said"},
        side_badge(sides(play)[reasons.asked_seat(play, why)]),
        h("div", {}, statements(why)),
        icon_button(f"because:{reasons.STATUS_LINE}", "close", words.common.hide()),
    )


def statements(why: BotReasons) -> list[Tree]:
    """Return the statements of an answer, or that the bot is thinking."""
    if why.ticket:
        return [h("p", {}, words.table.why_pending()), thinking_bar(why.ticket)]
    return [statement(label, text) for label, text in why.statements]


def statement(label: str, text: str) -> Tree:
    """Return one statement, after the label of its move if there is one."""
    children: list[Child] = [text]
    if label:
        children = fill_slot(words.table.why_move(move=SLOT, says=text), h("b", {}, label))
    return h("p", {"class": "because-reason"}, children)


def _line_text(play: Play, line: StatusLine) -> str:
    """Return the text of a line, with the name of the seat first."""
    if line.who is None:
        return words.table.status_line(phrases=line.phrases)
    return words.table.status_line_of(name=play.names[line.who], phrases=line.phrases)


def line_end(play: Play, line: StatusLine, most: int = MAX_LETTERS) -> str:
    """Return the last phrases of a line: the current beat is there. most: their letters."""
    last = StatusLine(line.who, line.ply)
    for says in reversed(line.phrases):
        if last.phrases and sum(map(len, last.phrases)) + len(says) > most:
            break
        last.phrases.insert(0, says)
    if len(last.phrases) == len(line.phrases):
        return _line_text(play, line)
    if line.who is None:
        return words.table.status_line_cut(phrases=last.phrases)
    return words.table.status_line_of_cut(name=play.names[line.who], phrases=last.phrases)


def _brief(play: Play, line: StatusLine) -> str:
    return line_end(play, line, MAX_BRIEF_LETTERS)


def _log_button(lines: list[Tree]) -> Tree:
    attrs = {
        "type": "button",
        "data-do": "dialog:log",
        "key": "strip",
        "title": words.table.whole_log(),
    }
    is_long = "long" in lines[-1][1]["class"].split()  # then a phone has no room for older lines
    flow = h("span", {"class": cls("strip-flow", is_long and "long")}, lines)
    return h("button", {"class": "strip-lines", **attrs}, flow)


def _line(line: StatusLine, own: Sequence[Side], says: str, brief: str) -> Tree:
    """Return a line. brief: what an older one says on a phone, "" for the newest."""
    who = side_badge(own[line.who]) if line.who is not None else None
    kind = cls("strip-line", len(says) > LONG_LINE_LETTERS and "long")
    if brief in ("", says):
        return h("span", {"class": kind}, h("span", {}, who, h("span", {}, says)))
    both = h("span", {"class": "strip-whole"}, says), h("span", {"class": "strip-brief"}, brief)
    return h("span", {"class": kind}, h("span", {}, who, *both))
