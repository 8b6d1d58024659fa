"""Marks on the places where a chosen act may go: what it would do there.

They are shown while a rolled die is to be placed, a second voter to be moved, or once an act is
begun. The line after the act speaks of the same numbers.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.core.model import Move
from hustings.core.protocols import Tree
from hustings.draw.lettering import Lettering, fit_lines
from hustings.draw.tree import h, part
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ
from hustings.games.poll_position.cards import (
    COMMUNICATIONS,
    DISTRIBUTION,
    RETURNING,
)
from hustings.games.poll_position.effects import (
    Change,
    Changes,
    Effect,
    Expected,
    effect_of,
    effect_phrases,
    turned_away_phrase,
)
from hustings.games.poll_position.rules.actions import opening_sites
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.layout import layout
from hustings.messages.generated import poll_position_board as messages

_LETTERS: Final = Lettering(13, 11.5)
_LINE_HEIGHT: Final = 14.0
_BORROWED_VERBS: Final = {
    COMMUNICATIONS: v.V_REACH,
    DISTRIBUTION: v.V_OPEN,
    RETURNING: v.V_SPLIT,
}
"""The act of a borrowed specialist that goes to a place."""


class Mark(NamedTuple):
    """What an act would do at a place. after: voters turned away there then, -1 where the act
    changes another place, too.
    """

    effect: Effect
    after: int

    @property
    def kind(self) -> str:
        """Whether the act gains something, loses something, or neither."""
        fewer, room, _ = self.effect
        if fewer > 0 or (room > 0 and not fewer):
            return "pp-gain"
        return "pp-loss" if fewer or room else "pp-nil"

    @property
    def brief(self) -> str:
        """The effect in a word or two, where the red number shows who is turned away."""
        fewer, room, _ = self.effect
        if room and (self.after >= 0 or not fewer):
            return messages.mark_room(voters=room)
        if fewer:
            named = messages.mark_fewer if fewer > 0 else messages.mark_more
            return named(voters=abs(fewer))
        return messages.mark_none()


def effect_mark(state: State, move: Move, expected: Expected) -> Mark | None:
    """Return what a whole move would do; None if it goes to no place."""
    changes = _changes(state, move)
    if not changes:
        return None
    effect = effect_of(changes, expected)
    after = -1
    if len(changes) == 1:
        ((place, _),) = changes.items()
        after = expected.turned_away(place) - effect.fewer
    return Mark(effect, after)


def mark_title(label: str, mark: Mark) -> str:
    """Return the label of a move with what it would do."""
    effects = effect_phrases(mark.effect) or [messages.mark_none()]
    return messages.mark_means(label=label, effects=effects)


def _changes(state: State, move: Move) -> Changes:
    """Return what a move changes at each place."""
    verb, *args = move
    specialist = state.specialist[state.worker]
    if verb == v.V_LIAISE:
        specialist, *args = args
        verb = _BORROWED_VERBS.get(specialist, v.V_LIAISE)
    match verb, args:
        case v.V_OPEN, [place]:
            return {place: Change(pips=opening_sites(state, place, specialist))}
        case v.V_REPLACE, [place, old]:
            return {place: Change(pips=state.pending[0] - old)}
        case v.V_REACH, [place, value]:
            gone = Change(0, 0, value) if value else Change(0, 1, 0)
            return {place: Change(*(-n for n in gone)), HQ: gone}
        case v.V_SPLIT, [place, _, target]:
            if place == target:
                return {place: Change()}
            return {place: Change(pips=-1), target: Change(pips=1)}
    return {}


@part
def draw_mark(shape: int, number: int, mark: Mark) -> Tree:
    """Return the mark beside the dice and voters of a place, not for a tall board."""
    plaque, (fewer, room, cost) = layout(shape).plaques[number], mark.effect
    texts = [turned_away_phrase(fewer)] if fewer else []
    rest = [messages.mark_room(voters=room)] if room else []
    if cost:
        rest.append(messages.mark_points(points=-cost))
    if mark.kind == "pp-nil":
        texts.append(messages.mark_none())
    boxes = [(plaque.plus, texts), (plaque.arrow, rest)] if texts else [(plaque.plus, rest)]
    lines: list[Tree] = []
    for box, each in boxes:
        x, y, wide = box.x - 1, box.y + box.h / 2 + 4.5, box.w - 1
        if len(each) == 1:
            lines += fit_lines(f"pp-mark {mark.kind}", x, y, each[0], wide, _LETTERS, 2)
            continue
        for n, text in enumerate(each):
            line_y = y + _LINE_HEIGHT * (n - (len(each) - 1) / 2)
            lines += fit_lines(f"pp-mark {mark.kind}", x, line_y, text, wide, _LETTERS, 1)
    return h("g", {"class": "pp-marked"}, lines)
