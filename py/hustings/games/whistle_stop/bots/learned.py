"""The learned value model of the strong opponents: a sum of weights.

The unit is winner points expected before the last dice, above the mean of the others. Weights
depend on the number of candidates, on the basic or advanced game, and on the moment: which of a
candidate's nine turns is under way. tools/research/train_whistle_stop.py makes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, pi, sqrt
from typing import Final

from hustings.bots.weights import rows
from hustings.core.model import OVER, Seat
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop.bots.evaluation import ValueModel
from hustings.games.whistle_stop.bots.weights import CARD_WORTH, LUCK, REGION_WORTH, TURN_WORTH
from hustings.games.whistle_stop.odds import Row, win
from hustings.games.whistle_stop.regions import EV, N
from hustings.games.whistle_stop.rules.election import ranks
from hustings.games.whistle_stop.rules.turn import ACTIONS
from hustings.games.whistle_stop.state import NOBODY, NOWHERE, StopState, in_region
from hustings.games.whistle_stop.vocabulary import ELECTIONS

TURN_ROUNDS: Final = (1, 2, 3, 5, 6, 7, 10, 11, 12)
"""Rounds in which candidates take turns; a moment is an index here, or AFTER_LAST_TURN."""
AFTER_LAST_TURN: Final = 9
"""The moment after the last turn of the game."""
MOMENTS: Final = 10
MOMENTS_BEFORE_ELECTION: Final = {2: MOMENTS, 5: MOMENTS + 1}
"""Moments of their own after the last turn before an election, whose winners are not known yet."""
TYPICAL_POINTS: Final = 36
"""Points of a typical region."""
SOON_DELEGATES: Final = 2
"""Delegates that every candidate is assumed to add to a region soon."""
LOGISTIC_WIDTH: Final = sqrt(3) / pi
"""The width of the logistic curve with standard deviation 1."""

Weights = tuple[float, ...]
REGION_FEATURES: Final = 7
"""Number of weights of a region: see LearnedModel.shares."""
TURN_FEATURES: Final = 2
"""Number of weights of the order of play: see `turn_weights`."""


def card_group(kind: int) -> str:
    """Return the group of cards that share a learned value."""
    group = c.GROUP[kind]
    if group == c.FUND:
        return f"fund{c.MONEY[kind]}"
    return c.CARDS[kind].id if group == c.ACTION else c.GROUPS[group]


CARD_GROUPS: Final = tuple(dict.fromkeys(card_group(kind) for kind in range(c.KINDS)))
"""The groups in the order of the columns of CARD_WORTH."""


def first_row(seats: int, advanced: int) -> int:
    """Return the first row of a kind of game in the tables of weights."""
    return MOMENTS * (2 * (seats - 2) + bool(advanced))


@cache
def region_weights(first: int, moment: int) -> Weights:
    """Return the weights of a region (see LearnedModel.shares). first: see first_row."""
    return _at(rows(REGION_WORTH, REGION_FEATURES), first, moment, region=True)


@cache
def card_values(first: int, moment: int) -> Weights:
    """Return the value of each kind of card in a hand."""
    row = _at(rows(CARD_WORTH, len(CARD_GROUPS)), first, moment, region=False)
    return tuple([row[CARD_GROUPS.index(card_group(kind))] for kind in range(c.KINDS)])


@cache
def luck_width(first: int, moment: int) -> float:
    """Return how much a candidate's points still vary: see `chances_of_lead`."""
    return _at(rows(LUCK, 1), first, moment, region=False)[0]


@cache
def turn_weights(first: int, moment: int) -> Weights:
    """Return the weights of two facts: a seat has had its turn this round, and it is one later.

    first: see first_row. moment: index of the moment in the game, see moment_after.
    """
    return _at(rows(TURN_WORTH, TURN_FEATURES), first, moment, region=False)


def _at(rows_: Sequence[Weights], first: int, moment: int, *, region: bool) -> Weights:
    """Return one row; before an election the weight of incumbency moves to the chance of it."""
    if moment >= MOMENTS:
        row = rows_[first + 3 * (moment - MOMENTS + 1)]
        return (*row[:4], 0.0, row[5] + row[4], row[6]) if region else row
    return rows_[first + moment]


def moment_after(state: StopState) -> int:
    """Return the moment after the turn under way."""
    if state.round in TURN_ROUNDS:
        i = TURN_ROUNDS.index(state.round)
        if (state.active - state.starter) % state.seats < state.seats - 1:
            return i
        return MOMENTS_BEFORE_ELECTION.get(i, AFTER_LAST_TURN if i == AFTER_LAST_TURN - 1 else i)
    return min(AFTER_LAST_TURN, sum(1 for r in TURN_ROUNDS if r < state.round))


class LearnedModel(ValueModel):
    """Values regions and cards for one seat, at the moment after the turn under way."""

    def __init__(self, state: StopState, seat: Seat, moment: int | None = None) -> None:
        """Value a position for a seat. moment: None for the one after the turn under way."""
        self.state = state
        self.seat = seat
        self.moment = moment_after(state) if moment is None else moment
        self.ending = 0.0 if moment is not None else 1.0 - state.actions / ACTIONS
        self.first = first_row(state.seats, state.advanced)
        self.region_weights = region_weights(self.first, self.moment)
        self.card_values = card_values(self.first, self.moment)
        self.voted = voted_regions(state)
        self._known: dict[tuple[int, Row], float] = {}

    def _compute_seat_weights(self) -> list[float]:
        """Return the weight of a point of each seat: of a rival's, its chance among rivals."""
        weights = [-1.0] * self.state.seats
        if self.state.seats > 2:
            likely = self.chances()
            rivals = sum([p for s, p in enumerate(likely) if s != self.seat])
            weights = [-p / rivals for p in likely]
        weights[self.seat] = 1.0
        return weights

    def region_value(self, r: int, row: Row) -> float:
        """Return the value of a region with these delegates, less its value to rivals."""
        known = self._known.get((r, row))
        if known is None:
            known = self._known[r, row] = self._region_value(r, row)
        return known

    def _region_value(self, r: int, row: Row) -> float:
        worths = zip(self.seat_weights, self.shares(r, row), strict=True)
        return sum([weight * card_value for weight, card_value in worths])

    def shares(self, r: int, row: Row) -> list[float]:
        """Return the value of a region with these delegates to each seat."""
        if self.state.called >> r & 1 or (self.voted >> r & 1 and self.moment == AFTER_LAST_TURN):
            return [0.0] * len(row)
        each, dearer, crowd, there, _, now, soon = self.region_weights
        holder, size = self.state.holder[r], EV[r] / TYPICAL_POINTS
        each += dearer * (size - 1)
        there *= size
        values = [(each + crowd * n) * n + there if n else 0.0 for n in row]
        if now:
            for seat, p in enumerate(win(row, holder)):
                values[seat] += now * EV[r] * p
        if soon:
            for seat, p in enumerate(
                win(tuple([min(10, n + SOON_DELEGATES) for n in row]), holder)
            ):
                values[seat] += soon * EV[r] * p
        return values

    def mean_card(self) -> float:
        """Return the mean value of an unseen card."""
        pool = self.state.unseen()[: c.DECK_KINDS]
        return sum(n * self.card_values[k] for k, n in enumerate(pool)) / (sum(pool) or 1)

    def incumbency(self, r: int) -> float:
        """Return the value of winning a region's election now rather than a rival winning it."""
        if self.moment == AFTER_LAST_TURN:
            return 2.0 * EV[r]
        holder, rival = self.state.holder, (self.seat + 1) % self.state.seats
        kept, row = holder[r], self.row(r)
        holder[r] = self.seat
        mine = self._region_value(r, row)
        holder[r] = rival
        mine -= self._region_value(r, row)
        holder[r] = kept
        return mine + 2 * self.region_weights[4] * EV[r]

    def soon(self, r: int) -> float:
        """Return the points a region brings if everybody adds SOON_DELEGATES and then it votes."""
        row = tuple([min(10, n + SOON_DELEGATES) for n in self.row(r)])
        chances = win(row, self.state.holder[r])
        return EV[r] * sum(w * p for w, p in zip(self.seat_weights, chances, strict=True))

    def standing(self) -> list[float]:
        """Return the total value of each seat, up to a constant."""
        state = self.state
        totals = [0.0] * state.seats
        last = self.moment == AFTER_LAST_TURN
        for r in range(N):
            holder, row = state.holder[r], tuple(in_region(state, r))
            if holder != NOBODY:
                sure = state.called >> r & 1 or (last and (self.voted >> r & 1 or not any(row)))
                totals[holder] += EV[r] * (1.0 if sure else self.region_weights[4])
            for seat, card_value in enumerate(self.shares(r, row)):
                totals[seat] += card_value
        mean = self.mean_card()
        had, later = turn_weights(self.first, self.moment)
        turns = (state.active - state.starter) % state.seats
        for seat, hand in enumerate(state.hands):
            order = (seat - state.starter) % state.seats
            totals[seat] += later * order
            if state.round in TURN_ROUNDS and order <= turns:
                # the turn under way counts in part, by its actions spent
                totals[seat] += had * (1.0 if order < turns else self.ending)
            totals[seat] += sum([self.card_values[kind] if kind >= 0 else mean for kind in hand])
        return totals

    def chances(self) -> list[float]:
        """Return each seat's approximate chance to win."""
        return chances_of_lead(self.standing(), self.width())

    def width(self) -> float:
        """Return how much the totals still vary: see `chances_of_lead`."""
        if self.moment == AFTER_LAST_TURN:
            return dice_width(self.state, self.voted)
        return luck_width(self.first, self.moment)


def chances_of_lead(totals: Sequence[float], width: float) -> list[float]:
    """Return each total's chance to end as the highest. width: of their logistic noise."""
    best = max(totals)
    odds = [exp((total - best) / width) for total in totals]
    whole = sum(odds)
    return [each / whole for each in odds]


def voted_regions(state: StopState) -> int:
    """Return the bits of the regions that have voted in the election under way."""
    if state.round not in ELECTIONS or state.region == NOWHERE:
        return 0
    left = (state.region, *state.votes)
    return sum([1 << r for r in range(N) if r not in left])


def dice_width(state: StopState, over: int = 0) -> float:
    """Return how much the last election varies the totals. over: bits of the regions done."""
    variance = 1.0
    for r in range(N):
        if not (state.called | over) >> r & 1:
            odds = win(tuple(in_region(state, r)), state.holder[r])
            variance += EV[r] * EV[r] * sum([p * (1 - p) for p in odds])
    # with two seats one loses what the other wins; with more, only a part of it
    return LOGISTIC_WIDTH * sqrt(2 * variance / (state.seats - 1))


def moment_now(state: StopState) -> int:
    """Return the moment of a position between two turns, or at the start of another round."""
    if state.round in TURN_ROUNDS:
        i = TURN_ROUNDS.index(state.round)
        return max(0, i - 1) if state.active == state.starter and i not in (3, 6) else i
    return {4: MOMENTS, 8: MOMENTS + 1, 9: 6, 13: AFTER_LAST_TURN}.get(state.round, 0)


def win_chance(state: StopState, seat: Seat, moment: int | None = None) -> float:
    """Return the seat's approximate chance to win. moment: None for the one after the turn."""
    if state.turn.mode == OVER:
        places = ranks(state)
        return 1 / places.count(1) if places[seat] == 1 else 0.0
    return LearnedModel(state, seat, moment).chances()[seat]


def evaluate(state: StopState, seat: Seat) -> float:
    """Return how well the seat stands, 0 to 1: its approximate chance to win."""
    return win_chance(state, seat, moment_now(state) if state.round in ELECTIONS else None)
