"""Expectations from a position: complaints by place, voters to come, the final score.

Used by bots and by the page; reads only what everybody sees.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hustings.core.by_position import by_position
from hustings.core.model import OVER
from hustings.games.poll_position import odds, tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import (
    DISTRICTS,
    HQ,
    PLACES,
    POINTS,
    ROLLS,
    TOP_ENGAGEMENT,
    WEEKS,
)
from hustings.games.poll_position.cards import ADDS
from hustings.games.poll_position.odds import NO_ARRIVALS, Chances
from hustings.games.poll_position.state import State


def served(state: State, place: int, pips: int) -> int:
    """Return how many voters a place would serve with that many pips on its dice."""
    if place != HQ:
        return pips
    return 6 * pips // 4 if state.honk else 2 * pips


class ExpectedComplaints:
    """Expected complaints at every place.

    foresight: whether voters still to come count. A search may change the lists down, known and
    pips (by place) while it tries moves.
    """

    __slots__ = ("down", "known", "more", "pips", "rest", "state", "weight")

    def __init__(self, state: State, foresight: bool) -> None:
        self.state = state
        self.rest = bytes(state.rest)
        self.down = list(state.down)
        self.known = [state.face_up_sum(place) for place in range(PLACES)]
        self.pips = [state.pips(place) for place in range(PLACES)]
        self.weight = [tally.weight(state, place) for place in range(PLACES)]
        self.more = arrivals_to_come(state) if foresight else [NO_ARRIVALS] * PLACES

    def at(self, place: int, pips: int = 0, down: int = 0, known: int = 0) -> float:
        """Return the expected complaints at a place after changes to its dice and tokens."""
        capacity = served(self.state, place, self.pips[place] + pips) - self.known[place] - known
        there = self.down[place] + down
        return self.weight[place] * odds.beyond(self.rest, there, capacity, self.more[place])


def arrivals_to_come(state: State) -> list[Chances]:
    """Return the chances of each number of voters still to come, by place."""
    cards = _cards_to_come(state)
    rolls = min(state.bag, _rolls_to_come(state, cards))
    elsewhere = 2 + sum(1 for place in range(DISTRICTS) if state.closed[place])
    hits = [_hits(tuple(options)) for options in cards]
    chances = []
    for place in range(DISTRICTS):
        if state.closed[place]:
            chances.append(NO_ARRIVALS)
            continue
        chances.append(odds.arrivals(rolls, 1, tuple(shares[place] for shares in hits)))
    return [*chances, odds.arrivals(rolls, elsewhere, ())]


@lru_cache(maxsize=1_000)
def _hits(options: tuple[int, ...]) -> tuple[float, ...]:
    """Return the chance, by district, that one of these equally likely cards brings a voter."""
    return tuple(
        sum(place in ADDS.get(card, ()) for card in options) / len(options)
        for place in range(DISTRICTS)
    )


def _cards_to_come(state: State) -> list[list[int]]:
    """Return the possible cards of each event still to come."""
    first = state.week + (state.turn.prompt not in BEFORE_CARD)
    unused = state.unused_cards()
    return [
        [state.drawn[week]] if week < len(state.drawn) else unused for week in range(first, WEEKS)
    ]


def _rolls_to_come(state: State, cards: list[list[int]]) -> int:
    """Return about how many intention rolls are left as the cards raise engagement."""
    if state.week >= WEEKS - 1:
        return 0
    coming = len(cards)
    levels = [0.0] * (TOP_ENGAGEMENT + 1)
    levels[state.engagement] = 1.0
    rolls = 0.0
    if coming < WEEKS - state.week:  # this week's event is over
        turns = (state.chief - state.worker - 1) % state.markers
        if state.turn.prompt == v.INTENDING:
            rolls += state.pending[0]
        else:
            turns += 1
        rolls += turns * ROLLS[state.engagement]
    for options in cards[:-1]:  # nobody rolls in the last week
        up = sum(card in ADDS for card in options) / len(options)
        for level in range(TOP_ENGAGEMENT, 0, -1):
            stay = levels[level] if level == TOP_ENGAGEMENT else levels[level] * (1 - up)
            levels[level] = stay + levels[level - 1] * up
        levels[0] *= 1 - up
        rolls += state.markers * sum(p * n for p, n in zip(levels, ROLLS, strict=True))
    return round(rolls)


BEFORE_CARD: Final = frozenset({v.PLAN, v.AGREE, v.REVEALING, v.DEALING, v.CHOOSING_CHIEF})
"""Prompts before the event card of the week has been turned."""
_DURING_CARD: Final = frozenset(
    {v.STRIKING_REGION, v.STRIKING_DISTRICT, v.REMAINING, v.SCATTERING, v.SACRIFICE}
)
"""Prompts while the card of the week does its harm."""

EVENT_HARM: Final = 2.0
EVENT_HARM_SPREAD: Final = 4.0
"""Points an unknown event costs beyond the voters it brings, mean and spread: measured."""


def harmful_cards(state: State) -> int:
    """Return how many events may still do harm besides bringing voters, that of now included."""
    coming = sum(len(options) > 1 or options[0] not in ADDS for options in _cards_to_come(state))
    return coming + (state.turn.prompt in _DURING_CARD)


class Forecast(NamedTuple):
    """The expected final score, with the range in which 8 of 10 games end."""

    low: int
    middle: int
    high: int


GAIN_PER_ACTION: Final = {2: (0.93, 0.13), 3: (0.5, 0.18), 4: (0.5, 0.155)}
"""Points a sensible team gains per action point, by number of markers: measured.

(gain in the last turn, additional gain for each week of turns that is left)
"""
WORKING_SPREAD: Final = 0.85
"""Factor on the spread when the team goes on working."""


@by_position(maxsize=16)
def forecast(state: State, foresight: bool = True, working: bool = False) -> Forecast:
    """Return the forecast of the final score.

    foresight: whether voters still to come count. working: the team goes on acting sensibly, else
    nobody acts any more. Places are treated as independent.
    """
    if state.turn.mode == OVER or (state.week == WEEKS and not any(state.down)):
        final = tally.sheet(state).final
        return Forecast(final, final, final)
    more = arrivals_to_come(state) if foresight else [NO_ARRIVALS] * PLACES
    rest = bytes(state.rest)
    points = state.goodwill - 0.4 - tally.cost(state) // 10  # fifths of a point are rounded down
    variance = 0.0
    for place in range(PLACES):
        known = state.face_up_sum(place)
        capacity = tally.capacity(state, place) - known
        weight = tally.weight(state, place)
        mean, part = odds.spread(rest, state.down[place], capacity, weight, more[place])
        points += mean + known / 5
        variance += part
    if foresight:
        harmful = harmful_cards(state)
        points -= EVENT_HARM * harmful
        variance += EVENT_HARM_SPREAD**2 * harmful
    reach = 1.28 * variance**0.5
    if working and (left := points_left(state)):
        base, growth = GAIN_PER_ACTION[state.markers]
        points += left * (base + growth * left / (POINTS * state.markers))
        reach *= WORKING_SPREAD
    return Forecast(round(points - reach), round(points), round(points + reach))


def points_left(state: State) -> int:
    """Return how many action points the team can still spend, with one for a die to be placed."""
    if state.week >= WEEKS:
        return 0
    weeks = POINTS * state.markers * (WEEKS - 1 - state.week)
    if state.turn.prompt in BEFORE_CARD | _DURING_CARD:  # this week's turns are all to come
        return weeks + POINTS * state.markers
    mine = state.points + (state.turn.prompt == v.PLACE_DIE)
    return weeks + POINTS * ((state.chief - state.worker - 1) % state.markers) + mine
