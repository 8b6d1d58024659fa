"""What an act does to the voters: fewer turned away, room for voters to come, what its dice cost.

The line after an act and the marks on the map before it show the same numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from hustings.core.by_position import by_position
from hustings.games.poll_position import tally
from hustings.games.poll_position.board import PLACES
from hustings.games.poll_position.forecast import ExpectedComplaints
from hustings.games.poll_position.planning import round_voters, turned_away
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position as messages

_DIGITS: Final = 6
"""Digits of an expected number that count: sums in another order differ in later ones."""


class Effect(NamedTuple):
    """What an act changes.

    fewer: voters fewer turned away if the votes are counted now, by the numbers on the map. room:
    for voters still to come. cost: points that its dice cost more. Below 0: more, less, less.
    """

    fewer: int
    room: int
    cost: int


class Change(NamedTuple):
    """What an act changes at one place: pips, voters face down, the sum of those face up."""

    pips: int = 0
    down: int = 0
    known: int = 0


Changes = Mapping[int, Change]
"""What an act changes, by place."""


class Expected(NamedTuple):
    """The expected complaints at all places: if the votes are counted now, and by the end."""

    now: ExpectedComplaints
    end: ExpectedComplaints

    def turned_away(self, place: int) -> int:
        """Return how many voters a place turns away now, as the map shows them."""
        return turned_away(self.now, place)


def effect_between(before: State, after: State) -> Effect:
    """Return what an act has changed. before, after: the positions around it."""
    fewer = _turned_away_now(before) - _turned_away_now(after)
    served = _turned_away_by_end(before) - _turned_away_by_end(after)
    return _effect(fewer, served, tally.cost(after) // 10 - tally.cost(before) // 10)


def effect_of(changes: Changes, expected: Expected) -> Effect:
    """Return what an act will change. expected: of the position before it."""
    now, end = expected
    state = now.state
    fewer, served, pips = 0, 0.0, 0
    for place, change in changes.items():
        weight = now.weight[place]
        fewer += turned_away(now, place) - round_voters(now.at(place, *change) / weight)
        served += (end.at(place) - end.at(place, *change)) / weight
        pips += change.pips * tally.pip_weight(state, place)
    cost = tally.cost(state)
    return _effect(fewer, served, (cost + pips) // 10 - cost // 10)


def effect_phrases(effect: Effect) -> list[str]:
    """Return what an effect is in words, without what stays as it is."""
    fewer, room, cost = effect
    phrases = []
    if fewer:
        phrases.append(turned_away_phrase(fewer))
    if room:
        named = messages.why_room if room > 0 else messages.why_less_room
        phrases.append(named(voters=abs(room)))
    if cost:
        phrases.append(messages.why_cost(more=cost > 0, points=abs(cost)))
    return phrases


def turned_away_phrase(fewer: int) -> str:
    """Return how many voters fewer are turned away, or more where the number is below 0."""
    named = messages.why_fewer if fewer > 0 else messages.why_more
    return named(voters=abs(fewer))


def _effect(fewer: int, served: float, cost: int) -> Effect:
    """Return an effect. served: by the end, those of `fewer` included."""
    more = round(round(served, _DIGITS))
    room = max(0, more - max(0, fewer)) if more > 0 else min(0, more - min(0, fewer))
    return Effect(fewer, room, cost)


@by_position(maxsize=8)
def _turned_away_now(state: State) -> int:
    now = ExpectedComplaints(state, foresight=False)
    return sum(turned_away(now, place) for place in range(PLACES))


@by_position(maxsize=8)
def _turned_away_by_end(state: State) -> float:
    end = ExpectedComplaints(state, foresight=True)
    return sum(end.at(place) / end.weight[place] for place in range(PLACES))
