"""What is to be expected of a position: complaints per place, voters to come, the final score.

For bots and for the page alike. Reads what everybody sees, decides nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.model import OVER
from hustings.games.poll_position import odds, tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import (
    DISTRICTS,
    HQ,
    PLACES,
    ROLLS,
    TOP_ENGAGEMENT,
    WEEKS,
)
from hustings.games.poll_position.cards import ADDS
from hustings.games.poll_position.odds import NONE, Chances
from hustings.games.poll_position.state import State


def served(state: State, place: int, pips: int) -> int:
    """Return how many voters a place would serve with that many pips on its dice."""
    if place != HQ:
        return pips
    return 6 * pips // 4 if state.honk else 2 * pips


class Outlook:
    """Expected complaints at every place, of the voters there and of those to come.

    foresight: whether voters to come are reckoned with. The lists may be changed while trying
    moves in thought: down, known and pips per place.
    """

    __slots__ = ("down", "known", "more", "pips", "rest", "state", "weight")

    def __init__(self, state: State, foresight: bool) -> None:
        self.state = state
        self.rest = bytes(state.rest)
        self.down = list(state.down)
        self.known = [state.known(place) for place in range(PLACES)]
        self.pips = [state.pips(place) for place in range(PLACES)]
        self.weight = [tally.weight(state, place) for place in range(PLACES)]
        self.more = to_come(state) if foresight else [NONE] * PLACES

    def at(self, place: int, pips: int = 0, down: int = 0, known: int = 0) -> float:
        """Return the expected complaints at a place after changes to its dice and tokens."""
        capacity = served(self.state, place, self.pips[place] + pips) - self.known[place] - known
        there = self.down[place] + down
        return self.weight[place] * odds.beyond(self.rest, there, capacity, self.more[place])


def to_come(state: State) -> list[Chances]:
    """Return for each place how likely each number of voters still to come is."""
    cards = _cards_to_come(state)
    rolls = min(state.bag, _rolls_to_come(state, len(cards)))
    elsewhere = 2 + sum(1 for place in range(DISTRICTS) if state.closed[place])
    found = []
    for place in range(DISTRICTS):
        if state.closed[place]:
            found.append(NONE)
            continue
        hits = tuple(
            sum(place in ADDS.get(card, ()) for card in options) / len(options) for options in cards
        )
        found.append(odds.arrivals(rolls, 1, hits))
    return [*found, odds.arrivals(rolls, elsewhere, ())]


def _cards_to_come(state: State) -> list[list[int]]:
    """Return for each event still to happen the cards it may be."""
    prompt = state.turn.prompt
    first = state.week
    if prompt not in (v.PLAN, v.AGREE, v.REVEALING, v.DEALING, v.CHOOSING_CHIEF):
        first += 1
    unused = state.unused_cards()
    return [
        [state.drawn[week]] if week < len(state.drawn) else unused for week in range(first, WEEKS)
    ]


def _rolls_to_come(state: State, cards: int) -> int:
    """Return about how many intention rolls are left, while engagement grows as is usual."""
    if state.week >= WEEKS - 1:
        return 0
    level = float(state.engagement)
    weeks = WEEKS - 1 - state.week
    rolls = 0.0
    if cards < WEEKS - state.week:  # this week's event is over
        turns = (state.chief - state.worker - 1) % state.markers
        if state.turn.prompt == v.INTENDING:
            rolls = state.pending[0]
        else:
            turns += 1
        rolls += turns * ROLLS[state.engagement]
        weeks -= 1
    for _ in range(weeks):
        level = min(TOP_ENGAGEMENT, level + 8 / 17)
        low = int(level)
        high = min(TOP_ENGAGEMENT, low + 1)
        part = level - low
        rolls += state.markers * (ROLLS[low] * (1 - part) + ROLLS[high] * part)
    return round(rolls)


class Forecast(NamedTuple):
    """A final score to be expected, with the range in which 8 of 10 games end."""

    low: int
    middle: int
    high: int


def forecast(state: State, foresight: bool = True) -> Forecast:
    """Return the score to be expected if nobody did anything more.

    With foresight the voters still to come are reckoned with. Places are taken as independent.
    """
    if state.turn.mode == OVER:
        final = tally.sheet(state).final
        return Forecast(final, final, final)
    more = to_come(state) if foresight else [NONE] * PLACES
    rest = bytes(state.rest)
    points, variance = -0.4 - tally.cost(state) // 10, 0.0  # a fifth is rounded down
    for place in range(PLACES):
        known = state.known(place)
        capacity = tally.capacity(state, place) - known
        weight = tally.weight(state, place)
        mean, part = odds.spread(rest, state.down[place], capacity, weight, more[place])
        points += mean + known / 5
        variance += part
    reach = 1.28 * variance**0.5
    return Forecast(round(points - reach), round(points), round(points + reach))
