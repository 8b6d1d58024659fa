"""What a position is worth to the strong opponents: a sum of learned weights. No decisions.

The unit is winner points by which a candidate is expected to lead before the last dice are thrown.
A moment is told by how many turns are over: 0 before the first, 17 before the last one of two
candidates, 18 after it. The weights are made by tools/train_whistle_stop.py.
"""

from __future__ import annotations

from functools import cache
from math import erf, sqrt
from typing import Final

from hustings.core.model import OVER, Seat
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop.bots.learned import CARD_WORTH, REGION_WORTH
from hustings.games.whistle_stop.bots.valuation import Scale, weights
from hustings.games.whistle_stop.odds import Row, win
from hustings.games.whistle_stop.regions import EV, N
from hustings.games.whistle_stop.rules.election import ranks
from hustings.games.whistle_stop.state import StopState, in_region

TURNS: Final = (1, 2, 3, 5, 6, 7, 10, 11, 12)
"""Rounds in which candidates take turns."""
MOMENTS: Final = 19
BEFORE_ELECTION: Final = {3: MOMENTS, 7: MOMENTS + 1}
"""After these rounds' last turn nobody knows yet who will be incumbent: moments of their own."""
USUAL: Final = 36
"""Points of a usual region."""
SOON: Final = 2
"""Delegates that everybody is reckoned to add to a region soon."""
LUCK: Final = 190.0
"""How wildly a lead still changes, most of it by the last dice: its standard deviation by √2."""

Weights = tuple[float, ...]


def group(kind: int) -> str:
    """Return the name under which the worth of a card is learned."""
    found = c.GROUP[kind]
    if found == c.FUND:
        return f"fund{c.MONEY[kind]}"
    return c.CARDS[kind].id if found == c.ACTION else c.GROUPS[found]


GROUPS: Final = tuple(dict.fromkeys(group(kind) for kind in range(c.KINDS)))
"""In the order in which worths are written down."""


@cache
def region_worth(moment: int) -> Weights:
    """Return the seven weights of a region: see Prospect.region."""
    return _at(REGION_WORTH, moment, region=True)


@cache
def card_worth(moment: int) -> Weights:
    """Return what each kind of card in a hand is worth."""
    row = _at(CARD_WORTH, moment, region=False)
    return tuple([row[GROUPS.index(group(kind))] for kind in range(c.KINDS)])


def _at(table: tuple[str, ...], moment: int, *, region: bool) -> Weights:
    """Return one row; before an election what incumbents have goes to who may become one."""
    if moment >= MOMENTS:
        row = _at(table, 6 * (moment - MOMENTS + 1), region=region)
        return (*row[:4], 0.0, row[5] + row[4], row[6]) if region else row
    return tuple([float(number) for number in table[moment].split()])


def moment_after(state: StopState) -> int:
    """Return the moment that comes when the turn under way is over."""
    if state.round in TURNS:
        i = TURNS.index(state.round)
        if (state.active - state.starter) % state.seats < state.seats - 1:
            return 2 * i + 1
        return BEFORE_ELECTION.get(state.round, 2 * i + 2)
    return 2 * sum(1 for r in TURNS if r < state.round)


class Prospect(Scale):
    """Values regions and cards for one seat, as they will be when the turn under way is over."""

    def __init__(self, state: StopState, seat: Seat, moment: int | None = None) -> None:
        self.state = state
        self.seat = seat
        self.moment = moment_after(state) if moment is None else moment
        self.weights = [-1.0, -1.0] if state.seats == 2 else weights(state, seat)
        self.weights[seat] = 1.0
        self.worths = region_worth(self.moment)
        self.cards = card_worth(self.moment)
        self._known: dict[tuple[int, Row], float] = {}

    def region(self, r: int, row: Row) -> float:
        """Return what a region with these delegates is worth."""
        known = self._known.get((r, row))
        if known is None:
            known = self._known[r, row] = self._region(r, row)
        return known

    def _region(self, r: int, row: Row) -> float:
        if self.state.called >> r & 1:
            return 0.0
        each, dearer, crowd, there, _, now, soon = self.worths
        holder, size = self.state.holder[r], EV[r] / USUAL
        each += dearer * (size - 1)
        chances = win(row, holder) if now else ()
        later = win(tuple([min(10, n + SOON) for n in row]), holder) if soon else ()
        total = 0.0
        for seat, n in enumerate(row):
            value = (each + crowd * n) * n
            if n:
                value += there * size
            if now:
                value += now * EV[r] * chances[seat]
            if soon:
                value += soon * EV[r] * later[seat]
            total += self.weights[seat] * value
        return total

    def mean_card(self) -> float:
        """Return what a card that nobody has seen is worth on average."""
        pool = self.state.unseen()[: c.DECK_KINDS]
        return sum(n * self.cards[k] for k, n in enumerate(pool)) / (sum(pool) or 1)

    def incumbency(self, r: int) -> float:
        """Return what it is worth to win a region's election now rather than see a rival do it."""
        if self.moment == MOMENTS - 1:
            return 2.0 * EV[r]
        holder, rival = self.state.holder, (self.seat + 1) % self.state.seats
        kept, row = holder[r], self.row(r)
        holder[r] = self.seat
        mine = self._region(r, row)
        holder[r] = rival
        mine -= self._region(r, row)
        holder[r] = kept
        return mine + 2 * self.worths[4] * EV[r]

    def soon(self, r: int) -> float:
        """Return what a region will bring if everybody adds to it and it votes then, in points."""
        row = tuple([min(10, n + SOON) for n in self.row(r)])
        chances = win(row, self.state.holder[r])
        return EV[r] * sum(w * p for w, p in zip(self.weights, chances, strict=True))

    def dice(self) -> float:
        """Return how wildly the dice of an election change the lead: see LUCK."""
        state, variance = self.state, 1.0
        for r in range(N):
            if state.called >> r & 1:
                continue
            chances = win(tuple(in_region(state, r)), state.holder[r])
            mean = square = 0.0
            for weight, p in zip(self.weights, chances, strict=True):
                mean += weight * p
                square += weight * weight * p
            variance += EV[r] * EV[r] * (square - mean * mean)
        return sqrt(2 * variance)

    def lead(self) -> float:
        """Return the expected lead of the seat, in points."""
        state = self.state
        total = 0.0
        for r in range(N):
            holder = state.holder[r]
            row = tuple(in_region(state, r))
            held = self.worths[4]
            if state.called >> r & 1 or (self.moment == MOMENTS - 1 and not any(row)):
                held = 1.0
            if holder < state.seats:
                total += self.weights[holder] * held * EV[r]
            total += self.region(r, row)
        mean = self.mean_card()
        for seat, hand in enumerate(state.hands):
            worth = sum([self.cards[kind] if kind >= 0 else mean for kind in hand])
            total += self.weights[seat] * worth
        return total


def moment_now(state: StopState) -> int:
    """Return the moment of a position between two turns, or at the start of another round."""
    done = 2 * sum(1 for r in TURNS if r < state.round)
    if state.round in TURNS:
        return done + (state.active != state.starter)
    return MOMENTS + done // 6 - 1 if state.round in (4, 8) else done


def chance(state: StopState, seat: Seat, moment: int) -> float:
    """Return about how likely the seat is to win, 0 to 1, at a moment between two turns."""
    if state.turn.mode == OVER:
        places = ranks(state)
        return 1 / places.count(1) if places[seat] == 1 else 0.0
    prospect = Prospect(state, seat, moment)
    luck = prospect.dice() if moment == MOMENTS - 1 else LUCK
    return 0.5 + 0.5 * erf(prospect.lead() / luck)
