"""The part of a review that tells what turned the game besides the reviewed decisions."""

from __future__ import annotations

from collections.abc import Sequence

from hustings import catalog
from hustings.core.model import Seat
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.review_parts import review_entry
from hustings.ui.page.parts.review_unit import change_of_chance
from hustings.ui.play.turning_points import (
    Moment,
    TurningPoint,
    event_texts,
    is_explained,
    others_in,
)


def turning_list(play: Play, seat: Seat, moments: Sequence[Moment]) -> list[Tree]:
    """Return the heading and the list of turning points; nothing where all swings were small.

    moments: all that the review shows, in the order of their numbers.
    """
    entries = [
        _entry(play, seat, point, number)
        for number, point in enumerate(moments, 1)
        if isinstance(point, TurningPoint)
    ]
    if not entries:
        return []
    return [
        h("h3", {}, words.over.review_turning()),
        h("ol", {"class": "judged-list turning-list"}, entries),
    ]


def _entry(play: Play, seat: Seat, point: TurningPoint, number: int) -> Tree:
    obs = play.table.at_ply(point.ply).state.observe(seat)
    head = words.over.review_entry(number=number, what=swing_text(play, point))
    described = h("p", {}, swing_reason(play, seat, point))
    return review_entry(play, obs, point.ply, point.ply + point.own, head, described)


def swing_text(play: Play, point: TurningPoint) -> str:
    """Return how a turning point changed the chance."""
    return change_of_chance(play, point.before, point.after)


def swing_reason(play: Play, seat: Seat, point: TurningPoint) -> str:
    """Return what happened: the sentences of the log, else who did it."""
    if point.own:
        labels = [_label(play, seat, *made) for made in point.moves]
        move = words.over.moves(moves=labels)
        if len(play.humans) > 1:
            return words.over.move_of(name=play.names[seat], move=move)
        return words.over.move_of_you(move=move)
    events = sentences(text for at in point.at for text in event_texts(play, seat, at))
    if events:
        explained = is_explained(play, point)
        return events if explained else words.over.review_in_between(events=events)
    names = [play.names[other] for other in others_in(point)]
    return words.over.review_turned_by(count=len(names), names=names)


def _label(play: Play, seat: Seat, ply: int, move: tuple[int, ...]) -> str:
    obs = play.table.before(ply).observe(seat)
    return catalog.text(play.game).move(obs, seat, move, play.names)
