"""What a position is worth to the strong opponents: a sum of learned weights. No decisions.

The unit is winner points before the last dice are thrown, above what the others have on average.
Worths differ by how many candidates there are, by basic and advanced game and by moment: which of
the nine turns of a candidate is under way. They are made by tools/research/train_whistle_stop.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, pi, sqrt
from typing import Final

from hustings.bots.weights import rows
from hustings.core.model import OVER, Seat
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop.bots.evaluation import Scale
from hustings.games.whistle_stop.bots.weights import CARD_WORTH, LUCK, REGION_WORTH, TURN_WORTH
from hustings.games.whistle_stop.odds import Row, win
from hustings.games.whistle_stop.regions import EV, N
from hustings.games.whistle_stop.rules.election import ranks
from hustings.games.whistle_stop.rules.turn import ACTIONS
from hustings.games.whistle_stop.state import NOBODY, NOWHERE, StopState, in_region
from hustings.games.whistle_stop.vocabulary import ELECTIONS

TURNS: Final = (1, 2, 3, 5, 6, 7, 10, 11, 12)
"""Rounds in which candidates take turns; a moment is the place of one of them here, or END."""
END: Final = 9
"""The moment after the last turn of all."""
MOMENTS: Final = 10
ELECTIONS_DUE: Final = {2: MOMENTS, 5: MOMENTS + 1}
"""After the last turn at these moments nobody knows yet who will be incumbent: moments of their
own."""
USUAL: Final = 36
"""Points of a usual region."""
SOON: Final = 2
"""Delegates that everybody is reckoned to add to a region soon."""
DEVIATIONS: Final = sqrt(3) / pi
"""How wide the logistic curve is that is like a normal one of standard deviation 1."""

Weights = tuple[float, ...]
REGION_FEATURES: Final = 7
"""How many numbers tell what a region is worth: see Learned.shares."""
TURN_FEATURES: Final = 2
"""How many tell what the order of play is worth: see `turn_worth`."""


def group(kind: int) -> str:
    """Return the name under which the worth of a card is learned."""
    found = c.GROUP[kind]
    if found == c.FUND:
        return f"fund{c.MONEY[kind]}"
    return c.CARDS[kind].id if found == c.ACTION else c.GROUPS[found]


GROUPS: Final = tuple(dict.fromkeys(group(kind) for kind in range(c.KINDS)))
"""In the order in which worths are written down."""


def table(seats: int, advanced: int) -> int:
    """Return the first row of what was learned for a kind of game."""
    return MOMENTS * (2 * (seats - 2) + bool(advanced))


@cache
def region_worth(first: int, moment: int) -> Weights:
    """Return the seven weights of a region (see Learned.region). first: of its table."""
    return _at(rows(REGION_WORTH, REGION_FEATURES), first, moment, region=True)


@cache
def card_worth(first: int, moment: int) -> Weights:
    """Return what each kind of card in a hand is worth."""
    row = _at(rows(CARD_WORTH, len(GROUPS)), first, moment, region=False)
    return tuple([row[GROUPS.index(group(kind))] for kind in range(c.KINDS)])


@cache
def luck(first: int, moment: int) -> float:
    """Return how wildly the points of a candidate still change: see `chances`."""
    return _at(rows(LUCK, 1), first, moment, region=False)[0]


@cache
def turn_worth(first: int, moment: int) -> Weights:
    """Return what it is worth to have had this round's turn, and to be one later in the order."""
    return _at(rows(TURN_WORTH, TURN_FEATURES), first, moment, region=False)


def _at(rows_: Sequence[Weights], first: int, moment: int, *, region: bool) -> Weights:
    """Return one row; before an election what incumbents have goes to who may become one."""
    if moment >= MOMENTS:
        row = rows_[first + 3 * (moment - MOMENTS + 1)]
        return (*row[:4], 0.0, row[5] + row[4], row[6]) if region else row
    return rows_[first + moment]


def moment_after(state: StopState) -> int:
    """Return the moment at which things are when the turn under way is over."""
    if state.round in TURNS:
        i = TURNS.index(state.round)
        if (state.active - state.starter) % state.seats < state.seats - 1:
            return i
        return ELECTIONS_DUE.get(i, END if i == END - 1 else i)
    return min(END, sum(1 for r in TURNS if r < state.round))


class Learned(Scale):
    """Values regions and cards for one seat, as they will be when the turn under way is over."""

    def __init__(self, state: StopState, seat: Seat, moment: int | None = None) -> None:
        """Look at a position for a seat. moment: unless it is that after the turn under way."""
        self.state = state
        self.seat = seat
        self.moment = moment_after(state) if moment is None else moment
        self.ending = 0.0 if moment is not None else 1.0 - state.actions / ACTIONS
        self.first = table(state.seats, state.advanced)
        self.worths = region_worth(self.first, self.moment)
        self.cards = card_worth(self.first, self.moment)
        self.voted = voted(state)
        self._known: dict[tuple[int, Row], float] = {}

    def weigh(self) -> list[float]:
        """Return what a point of each seat counts: of rivals' the more the likelier they win."""
        found = [-1.0] * self.state.seats
        if self.state.seats > 2:
            likely = self.chances()
            rivals = sum([p for s, p in enumerate(likely) if s != self.seat])
            found = [-p / rivals for p in likely]
        found[self.seat] = 1.0
        return found

    def region(self, r: int, row: Row) -> float:
        """Return what a region with these delegates is worth, rivals' worths taken off."""
        known = self._known.get((r, row))
        if known is None:
            known = self._known[r, row] = self._region(r, row)
        return known

    def _region(self, r: int, row: Row) -> float:
        worths = zip(self.weights, self.shares(r, row), strict=True)
        return sum([weight * worth for weight, worth in worths])

    def shares(self, r: int, row: Row) -> list[float]:
        """Return what a region with these delegates is worth to each seat."""
        if self.state.called >> r & 1 or (self.voted >> r & 1 and self.moment == END):
            return [0.0] * len(row)
        each, dearer, crowd, there, _, now, soon = self.worths
        holder, size = self.state.holder[r], EV[r] / USUAL
        each += dearer * (size - 1)
        there *= size
        found = [(each + crowd * n) * n + there if n else 0.0 for n in row]
        if now:
            for seat, p in enumerate(win(row, holder)):
                found[seat] += now * EV[r] * p
        if soon:
            for seat, p in enumerate(win(tuple([min(10, n + SOON) for n in row]), holder)):
                found[seat] += soon * EV[r] * p
        return found

    def mean_card(self) -> float:
        """Return what a card that nobody has seen is worth on average."""
        pool = self.state.unseen()[: c.DECK_KINDS]
        return sum(n * self.cards[k] for k, n in enumerate(pool)) / (sum(pool) or 1)

    def incumbency(self, r: int) -> float:
        """Return what it is worth to win a region's election now rather than see a rival do it."""
        if self.moment == END:
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

    def standing(self) -> list[float]:
        """Return what each seat has, in points before the last dice: all but a constant."""
        state = self.state
        totals = [0.0] * state.seats
        last = self.moment == END
        for r in range(N):
            holder, row = state.holder[r], tuple(in_region(state, r))
            if holder != NOBODY:
                sure = state.called >> r & 1 or (last and (self.voted >> r & 1 or not any(row)))
                totals[holder] += EV[r] * (1.0 if sure else self.worths[4])
            for seat, worth in enumerate(self.shares(r, row)):
                totals[seat] += worth
        mean = self.mean_card()
        had, later = turn_worth(self.first, self.moment)
        turns = (state.active - state.starter) % state.seats
        for seat, hand in enumerate(state.hands):
            order = (seat - state.starter) % state.seats
            totals[seat] += later * order
            if state.round in TURNS and order <= turns:
                # Of the turn under way so much is over as actions are.
                totals[seat] += had * (1.0 if order < turns else self.ending)
            totals[seat] += sum([self.cards[kind] if kind >= 0 else mean for kind in hand])
        return totals

    def chances(self) -> list[float]:
        """Return about how likely each seat is to win."""
        return softly(self.standing(), self.width())

    def width(self) -> float:
        """Return how wildly what candidates have still changes: see `softly`."""
        if self.moment == END:
            return dice(self.state, self.voted)
        return luck(self.first, self.moment)


def softly(totals: Sequence[float], width: float) -> list[float]:
    """Return the chances to have most where each total may yet change so wildly."""
    best = max(totals)
    found = [exp((total - best) / width) for total in totals]
    whole = sum(found)
    return [each / whole for each in found]


def voted(state: StopState) -> int:
    """Return bits of the regions that have voted in the election under way."""
    if state.round not in ELECTIONS or state.region == NOWHERE:
        return 0
    left = (state.region, *state.votes)
    return sum([1 << r for r in range(N) if r not in left])


def dice(state: StopState, over: int = 0) -> float:
    """Return how wildly the dice of the last election change what candidates have.

    over: bits of the regions that have voted in it.
    """
    variance = 1.0
    for r in range(N):
        if not (state.called | over) >> r & 1:
            odds = win(tuple(in_region(state, r)), state.holder[r])
            variance += EV[r] * EV[r] * sum([p * (1 - p) for p in odds])
    # Of two seats one loses what the other wins; of more only a part of it.
    return DEVIATIONS * sqrt(2 * variance / (state.seats - 1))


def moment_now(state: StopState) -> int:
    """Return the moment of a position between two turns, or at the start of another round."""
    if state.round in TURNS:
        i = TURNS.index(state.round)
        return max(0, i - 1) if state.active == state.starter and i not in (3, 6) else i
    return {4: MOMENTS, 8: MOMENTS + 1, 9: 6, 13: END}.get(state.round, 0)


def chance(state: StopState, seat: Seat, moment: int | None = None) -> float:
    """Return about how likely the seat is to win, 0 to 1. moment: unless it is that of the turn."""
    if state.turn.mode == OVER:
        places = ranks(state)
        return 1 / places.count(1) if places[seat] == 1 else 0.0
    return Learned(state, seat, moment).chances()[seat]


def evaluate(state: StopState, seat: Seat) -> float:
    """Return how well the seat stands, 0 to 1: about how likely it is to win."""
    return chance(state, seat, moment_now(state) if state.round in ELECTIONS else None)
