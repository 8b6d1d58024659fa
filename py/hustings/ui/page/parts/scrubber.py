"""The scrubber: buttons and a slider that go through the positions of a game."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.notes import note_bar, note_ticks
from hustings.ui.page.parts.place_history import change_buttons, change_text
from hustings.ui.page.parts.widgets import button, dropdown, icon_button
from hustings.ui.phases import EVERYTHING, ViewingPast
from hustings.ui.play.periods import PeriodStart, next_period, previous_period
from hustings.ui.play.viewing import OPEN_EYES, has_eyes


def scrubber(play: Play) -> Tree:
    """Return the buttons and the slider."""
    end = play.table.at
    at = end if play.viewed_ply is None else play.viewed_ply
    first = words.table.is_beginning() if at == 0 else ""
    last = words.table.is_present() if at == end else ""
    return h(
        "nav",
        {
            "class": cls("scrubber", bool(play.notes) and "with-notes"),
            "aria-label": words.table.history(),
        },
        icon_button("past:0", "first", words.table.to_beginning(), off=first, kind="go-first"),
        icon_button(
            f"past:{max(0, at - 1)}", "prev", words.table.move_back(), off=first, kind="go-prev"
        ),
        h("span", {"class": "scrub"}, _slider(at, end), note_ticks(play, end)),
        icon_button(
            f"past:{min(end, at + 1)}", "next", words.table.move_on(), off=last, kind="go-next"
        ),
        icon_button(f"past:{end}", "last", words.table.to_present(), off=last, kind="go-last"),
        note_bar(play, at, end),
        _period_steps(play) if isinstance(play.phase, ViewingPast) else None,
        _eyes(play, play.phase) if isinstance(play.phase, ViewingPast) and has_eyes(play) else None,
    )


def _period_steps(play: Play) -> Tree:
    """Return the buttons to the ends of the previous and the next period."""
    at = play.table.at if play.viewed_ply is None else play.viewed_ply
    before, after = previous_period(play, at), next_period(play, at)
    return h(
        "div",
        {"class": "period-steps"},
        _period_step(before, words.table.to_beginning(), "go-prev-period") if before else None,
        _period_step(after, words.table.to_present(), "go-next-period") if after else None,
    )


def _period_step(moment: PeriodStart, otherwise: str, kind: str) -> Tree:
    """Return a button to a moment. otherwise: its label where no period ends."""
    label = words.table.period_end(period=moment.ended) if moment.ended else otherwise
    return button(f"past:{moment.ply}", label, kind=cls("small", kind) or "")


def _eyes(play: Play, viewed: ViewingPast) -> Tree:
    """Return the choice of the eyes through which a finished game is seen."""
    own = play.viewer if viewed.eyes is None else viewed.eyes
    everybody = [("", words.table.eyes_of_all())] if own is None else []
    seats = [(str(n), words.table.eyes_of(name=name)) for n, name in enumerate(play.names)]
    chosen = "" if own is None else OPEN_EYES if own == EVERYTHING else str(own)
    choices = [*everybody, *seats, (OPEN_EYES, words.table.eyes_open())]
    return h("div", {"class": "eyes"}, dropdown("eyes", words.table.eyes(), choices, chosen))


def _slider(at: int, end: int) -> Tree:
    return h(
        "input",
        {
            "type": "range",
            "min": "0",
            "max": str(end),
            "value": str(at),
            "data-change": "past",
            "aria-label": words.table.moment(move=at, moves=end),
        },
    )


def past_line(play: Play, changed: Sequence[tuple[int, str]]) -> Tree | None:
    """Return the line that says which past position is viewed, None at the latest one.

    It replaces the status line and takes the same space. changed: see place_history.changes.
    """
    viewed = play.phase
    if not isinstance(viewed, ViewingPast):
        return None
    text = words.table.in_the_past(move=viewed.ply, moves=play.table.at)
    lines = [h("p", {}, text), h("p", {"class": "past-help"}, words.table.ask_place())]
    if viewed.place:
        lines = [h("p", {"class": "strip-line", "role": "status"}, change_text(viewed, changed))]
    return h("div", {"class": "strip past-line"}, lines)


def past_buttons(play: Play, viewed: ViewingPast, changed: Sequence[tuple[int, str]]) -> list[Tree]:
    """Return the buttons below a past position. changed: see place_history.changes."""
    back = button(f"past:{play.table.at}", words.table.back_to_now(), kind="primary")
    if viewed.place:
        return [back, *change_buttons(viewed, changed)]
    return [
        back,
        button(f"watch:{viewed.ply}", words.table.watch_from_here(), key="walk"),
        button("branch", words.table.branch(), title=words.table.branch_help()),
    ]
