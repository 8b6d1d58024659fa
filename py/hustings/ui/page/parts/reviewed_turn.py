"""A turn that a review lists: what it cost or gained, and both ways to play it."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Seat
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.review_unit import change_of_chance, find_text, worth
from hustings.ui.page.parts.widgets import SLOT, fill_slot
from hustings.ui.play import debrief
from hustings.ui.reviews import ReviewedDecision


def turn_headline(play: Play, decision: ReviewedDecision) -> str:
    """Return what a turn cost, or by how much it was better than another way to play it."""
    if decision.is_mistake:
        return change_of_chance(play, decision.alternative_value, decision.value)
    return find_text(play, decision.value, decision.alternative_value)


def both_ways(play: Play, seat: Seat, decision: ReviewedDecision) -> list[Tree | None]:
    """Return both ways to play a turn with their chances, and the reason."""
    done = words.over.move_of_you(move=SLOT)
    if len(play.humans) > 1:
        done = words.over.move_of(name=play.names[seat], move=SLOT)
    other = words.over.move_better if decision.is_mistake else words.over.move_worse
    made, plan = debrief.way_labels(play, seat, decision)
    return [
        _line(play, done, made, decision.value),
        _line(play, other(move=SLOT), plan, decision.alternative_value),
        h("p", {"class": "help"}, decision.reason) if decision.reason else None,
    ]


def _line(play: Play, sentence: str, labels: Sequence[str], share: float) -> Tree:
    """Return moves with their chance. sentence: with SLOT for the moves."""
    moves = h("span", {"class": "judged-label"}, words.over.moves(moves=labels))
    text = h("span", {}, fill_slot(sentence, moves))
    return h("p", {"class": "judged-move"}, text, h("b", {}, worth(play, share)))
