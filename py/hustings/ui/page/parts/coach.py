"""The coach's tips and the goal of the game."""

from __future__ import annotations

from typing import Final

from hustings import catalog
from hustings.core.model import Tip
from hustings.core.protocols import Tree
from hustings.draw.lettering import width
from hustings.draw.marker import side_badge
from hustings.draw.tree import cls, h
from hustings.messages.formats import shown
from hustings.ui import words
from hustings.ui.learn.coach import GOAL_KEY, knows_goal
from hustings.ui.model import Model, Play
from hustings.ui.page.parts.widgets import button, dialog, icon_button, rule_button
from hustings.ui.phases import Deciding, Playback, ViewingPast

MAX_SHORT_PROMPT: Final = 42
"""Letters of a prompt that fit into one line on a phone."""
MAX_SHORT_WIDTH: Final = 20.0
"""The width of such a prompt in sizes of its letters: German words have broader ones."""
MAX_ROW_WIDTH: Final = 34
"""Width of a prompt, in sizes of its letters, that fits in one row of 640 pixels."""


def current_tip(play: Play) -> Tip | None:
    """Return the tip about the current decision, None without one.

    While advice is shown there is no tip, so that the two never contradict each other.
    """
    tip, phase = play.tip, play.phase
    if tip is None or not isinstance(phase, Deciding) or phase.advice is not None:
        return None
    return tip.tip if tip.ply == play.table.at else None


def tip_card(play: Play) -> Tree | None:
    """Return the tip as a card beside the board, for wide screens."""
    tip = current_tip(play)
    if tip is None:
        return None
    return h(
        "section",
        {
            "class": "tip",
            "key": f"tip-{tip.key}",
            "aria-label": words.learn.tip(),
        },
        icon_button("tip-away", "close", words.common.hide()),
        h("h2", {}, tip.head),
        h(
            "p",
            {},
            tip.says,
            " ",
            rule_button(int(tip.rule), words.rules.rule_here(), key="tip-rule"),
        ),
    )


def tip_line(play: Play, ask: str) -> Tree | None:
    """Return the tip as a line that opens a dialog, for small screens.

    ask: the prompt above; next to a long one only the short label fits.
    """
    tip = current_tip(play)
    if tip is None:
        return None
    short = _is_long(ask) or bool(play.message)
    kinds = cls("button", "tip-line", short and "long")
    attrs = {"type": "button", "class": kinds, "key": "tip-line", "data-do": "dialog:tip"}
    attrs["aria-label"] = words.learn.tip_is(head=tip.head)
    return h(
        "button",
        attrs,
        h("b", {}, words.learn.tip_short() if short else words.learn.tip()),
        h("span", {"class": "tip-head"}, tip.head),
    )


def tip_dialog(model: Model, _: str) -> Tree | None:
    """Return the tip as a dialog."""
    tip = current_tip(model.play) if model.play is not None else None
    if tip is None:
        return None
    away = button("tip-away", words.learn.understood(), kind="primary")
    more = button(f"rule:{tip.rule}", words.rules.rule_here())
    row = h("div", {"class": "button-row"}, away, more)
    return dialog(tip.head, h("p", {}, tip.says), row, kind="narrow")


def goal_line(model: Model, play: Play, ask: str) -> Tree | None:
    """Return the goal of the game in one line, until the player knows it.

    ask: the prompt above. Below a long one phones hide the line, other windows below one of two
    rows, so that the board stays where it is.
    """
    if knows_goal(model, play.game) or isinstance(play.phase, Playback | ViewingPast):
        return None
    says = catalog.coach(play.game).GOAL
    away = icon_button(f"tip-away:{GOAL_KEY}", "close", words.common.hide())
    kind = cls("aim-line", _is_long(ask) and "long", width(ask) > MAX_ROW_WIDTH and "two-rows")
    return h("p", {"class": kind, "key": "aim"}, says, away)


def _is_long(ask: str) -> bool:
    return len(ask) > MAX_SHORT_PROMPT or width(ask) > MAX_SHORT_WIDTH


def goal_panel(model: Model, play: Play) -> Tree:
    """Return the panel with the goal and, while it is open, the standings."""
    coach = catalog.coach(play.game)
    summary = h("summary", {"data-do": "goal"}, words.learn.goal())
    inner = (
        [h("p", {}, coach.GOAL), _standing(play, coach.WINNING_SCORE)] if model.goal_open else None
    )
    return h("details", {"class": "goal panel", "open": model.goal_open}, summary, inner)


def _standing(play: Play, needed: int) -> Tree:
    review, obs = catalog.review(play.game), play.shown().view(None)
    counts, sides = review.scores(obs), review.sides(obs, play.names)
    most = max([needed, *counts, 1])
    rows = [
        h(
            "li",
            {"class": "goal-row", "key": f"goal-{n}"},
            side_badge(side),
            h("span", {"class": "goal-who"}, side.name),
            h("progress", {"value": max(0, count), "max": most, "aria-hidden": "true"}),
            h(
                "b",
                {},
                words.learn.of_needed(count=count, needed=needed) if needed else shown(count),
            ),
        )
        for n, (side, count) in enumerate(zip(sides, counts, strict=True))
    ]
    note = h("p", {"class": "help"}, review.SCORE_NOTE) if review.SCORE_NOTE else None
    return h("div", {}, h("h3", {}, review.SCORE_NAME), h("ul", {"class": "goal-rows"}, rows), note)
