"""The card of a moment that a review shows, while its position is viewed."""

from __future__ import annotations

from hustings.core.model import Seat
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.review_parts import review_card
from hustings.ui.page.parts.reviewed_turn import both_ways, turn_headline
from hustings.ui.page.parts.turning_points import swing_reason, swing_text
from hustings.ui.page.parts.widgets import button, icon_button
from hustings.ui.phases import Over
from hustings.ui.play import debrief
from hustings.ui.play.turning_points import (
    Moment,
    TurningPoint,
    shown_moments,
    viewed_moments,
)
from hustings.ui.reviews import OpenDebrief, ReviewedDecision


def moment_card(play: Play) -> Tree | None:
    """Return the card of what the review shows at the viewed position, None without anything."""
    over, here = play.find_phase(Over), viewed_moments(play)
    asked = over.debrief if over is not None else None
    if not here or asked is None:
        return None
    decided = any(isinstance(each, ReviewedDecision) for each in here)
    label = words.over.review_card() if decided else words.over.review_turning_card()
    return review_card(
        play,
        here[0].ply,
        label,
        *[part for moment in here for part in _moment(play, asked.seat, moment)],
        _steps(play, asked),
        icon_button(f"debrief:{asked.seat}", "close", words.over.review_back(), kind="judged-away"),
    )


def _moment(play: Play, seat: Seat, moment: Moment) -> list[Tree]:
    if isinstance(moment, TurningPoint):
        return [
            h("h2", {}, swing_text(play, moment)),
            h("p", {}, swing_reason(play, seat, moment)),
        ]
    return [
        h("h2", {}, turn_headline(play, moment)),
        h("div", {}, both_ways(play, seat, moment)),
    ]


def _other_way(play: Play) -> Tree | None:
    """Return the button that shows the other way to play a reviewed turn, or no longer."""
    reviewed = debrief.viewed_decision(play)
    if reviewed is None:
        return None
    label = words.over.show_way(better=reviewed[1].is_mistake)
    if debrief.other_way(play) is not None:
        label = words.over.show_before()
    return button("other-way", label, key="other-way", kind="small")


def _steps(play: Play, asked: OpenDebrief) -> Tree:
    """Return the buttons to other moments, to the other way, and to try again."""
    end, at = play.table.at, play.viewed_ply or 0
    plies = sorted({each.ply for each in shown_moments(play, asked) if each.ply < end})
    earlier, later = [ply for ply in plies if ply < at], [ply for ply in plies if ply > at]
    before, after = earlier[-1] if earlier else at, later[0] if later else at
    off = (
        "" if earlier else words.over.review_first(),
        "" if later else words.over.review_last(),
    )
    return h(
        "div",
        {"class": "button-row judged-steps"},
        icon_button(
            f"past:{before}", "prev", words.over.review_before(), off=off[0], kind="judged-prev"
        ),
        icon_button(
            f"past:{after}", "next", words.over.review_next(), off=off[1], kind="judged-next"
        ),
        _other_way(play),
        button("branch", words.over.review_retry(), kind="small primary"),
    )
