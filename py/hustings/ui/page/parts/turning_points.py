"""The part of a review that tells what turned the game besides the reviewed decisions."""

from __future__ import annotations

from hustings.core.model import Seat
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.review_parts import review_card, review_entry
from hustings.ui.page.parts.review_unit import is_scored
from hustings.ui.page.parts.widgets import button
from hustings.ui.phases import Over
from hustings.ui.play.turning_points import TurningPoint, event_texts, turning_points
from hustings.ui.reviews import DebriefResult


def turning_list(play: Play, seat: Seat, result: DebriefResult) -> list[Tree]:
    """Return the heading and the list; nothing where all swings were small."""
    entries = [_entry(play, seat, point) for point in turning_points(play, seat, result)]
    if not entries:
        return []
    return [
        h("h3", {}, words.over.review_turning()),
        h("ol", {"class": "judged-list turning-list"}, entries),
    ]


def _entry(play: Play, seat: Seat, point: TurningPoint) -> Tree:
    obs = play.table.at_ply(point.ply).state.observe(seat)
    described = h("p", {}, _description(play, seat, point))
    return review_entry(play, obs, point.ply, point.ply, _swing(point), described)


def _swing(point: TurningPoint) -> str:
    return words.over.review_swing(before=point.before, after=point.after)


def _description(play: Play, seat: Seat, point: TurningPoint) -> str:
    """Return the sentences of the log on a turning point."""
    return sentences(text for at in point.at for text in event_texts(play, seat, at))


def turning_card(play: Play) -> Tree | None:
    """Return the card of the turning point at the viewed position, None without one."""
    over, ply = play.find_phase(Over), play.viewed_ply
    asked = over.debrief if over is not None and ply is not None else None
    if asked is None or asked.result is None or is_scored(play):
        return None
    points = turning_points(play, asked.seat, asked.result)
    here = next((point for point in points if point.ply == ply), None)
    if here is None:
        return None
    back = button(f"debrief:{asked.seat}", words.over.review_back(), kind="small")
    return review_card(
        play,
        f"turned-{ply}",
        words.over.review_turning_card(),
        h("h2", {}, _swing(here)),
        h("p", {}, _description(play, asked.seat, here)),
        h("div", {"class": "button-row judged-steps"}, back),
    )
