"""What a map finished by luck is worth to each seat: the rollout of the searches.

Who draws a border makes no difference to the map, so every seat learns from every border.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from hustings.bots.rollout import ANYBODY, Made
from hustings.core.model import Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.gerrymander.board import NO_PARTY, PARTY, SWING
from hustings.games.gerrymander.bots.completion import Completion
from hustings.games.gerrymander.bots.evaluation import worth
from hustings.games.gerrymander.state import State, leaders, members, parties

_DISTRICT: Final = 16.0
"""What a district counts where a swing county counts one."""
_VOTE: Final = 1 / 1024
"""What a vote inside one's own districts costs: it only decides when all else is equal."""
_LEAD: Final = 0.2
"""How much of the worth of a map is the size of the lead; the rest is who is first."""
RANGE: Final = 10
"""Alone, leads of more districts than this do not come: they are what 0 and 1 stand for."""
_WINS: Final = (0.0, 4.2)
"""Base and slope, in log odds, that turn the value of a lone map into the chance to win it.

Easy's, by `tools/research/chances.py gerrymander --seats 1 --level easy`; Normal and Hard never
lose."""
_FAR: Final = 32.0
"""A lead this large counts half as much as the largest: two districts."""


class Finished:
    """A position made ready for being finished many times."""

    __slots__ = ("_base", "_tokens", "_width", "completion")

    def __init__(self, state: State) -> None:
        self.completion = Completion(state)
        self._width = parties(state)
        tokens = state.tokens
        self._tokens = [
            (PARTY[kind], worth(kind), SWING[kind])
            for kind in [tokens[county] for county in self.completion.counties]
        ]
        self._base = [
            won * _DISTRICT + swing - cost * _VOTE
            for won, swing, cost in zip(state.won, state.swing, state.cost, strict=True)
        ]
        for number in state.pending:
            tied = leaders(state, members(state, state.closed[number]))
            for party in tied:
                self._base[party] += _DISTRICT / len(tied)

    def another(self, rng: Rng) -> list[float]:
        """Finish the map once more; return what each party has then (see `scores`).

        Which borders were drawn stands in `completion.drawn` afterwards.
        """
        self.completion.finish(rng.random)
        return self.scores(self.completion.parts)

    def scores(self, parts: list[int]) -> list[float]:
        """Return what each party has of districts, swing counties, votes; ties are shared."""
        width = self._width
        votes = [0.0] * (len(parts) * width)
        swings = [0] * len(parts)
        for part, (party, value, swing) in zip(parts, self._tokens, strict=True):
            if party < NO_PARTY:
                votes[part * width + party] += value
            if swing:
                swings[part] += 1
        score = self._base[:]
        for part, top in enumerate(parts):
            if part == top:
                mine = votes[part * width : part * width + width]
                best = max(mine)
                gain = _DISTRICT + swings[part] - sum(mine) * _VOTE
                if mine.count(best) == 1:
                    score[mine.index(best)] += gain
                else:
                    for party, count in enumerate(mine):
                        if count == best:
                            score[party] += gain / mine.count(best)
        return score


def first(score: list[float], seat: Seat) -> float:
    """Return the seat's share of the first place."""
    best = max(score)
    return 1 / score.count(best) if score[seat] == best else 0.0


def told(score: list[float], seat: Seat, seats: int) -> float:
    """Return what a map is worth in terms that are told: the seat's share of the first place.

    Alone, where the aim is a great lead, it is the lead in districts, from -RANGE to RANGE.
    """
    if seats > 1:
        return first(score, seat)
    lead = (score[0] - score[1]) / _DISTRICT
    return min(1.0, max(0.0, 0.5 + lead / (2 * RANGE)))


def win_chance(worth: float) -> float:
    """Return the chance to win a map alone that is worth so much (see `_WINS`)."""
    share = min(1 - 1e-6, max(1e-6, worth))
    base, slope = _WINS
    return 1 / (1 + exp(-base - slope * log(share / (1 - share))))


def earned(score: list[float], seats: int) -> list[float]:
    """Return for each seat its share of the first place, and some for the lead over the rest."""
    if seats == 1:
        return [told(score, 0, seats)]
    *_, second, best = sorted(score)
    gains = []
    for seat, mine in enumerate(score[:seats]):
        lead = mine - (second if mine == best else best)
        gain = 0.5 + 0.5 * lead / (abs(lead) + _FAR)
        gains.append((1 - _LEAD) * first(score, seat) + _LEAD * gain)
    return gains


class Finisher:
    """A Finish (see bots.rollout) that finishes the map by luck.

    What was worked out about a position serves again as long as the same one is asked about:
    searches that remember nothing ask about one position only.
    """

    __slots__ = ("_key", "_maps", "_score", "_seats")

    def __init__(self) -> None:
        self._key: object = None
        self._maps: Finished | None = None
        self._score: list[float] = []
        self._seats = 0

    def __call__(self, _rules: Rules[State], state: State, rng: Rng) -> tuple[Made, list[float]]:
        """Return what was drawn, as ANYBODY's, and what the map earned each seat."""
        maps = self._maps
        key = (bytes(state.placed), state.tokens, state.pending, bytes(state.won), *state.cost)
        if maps is None or key != self._key:
            maps = self._maps = Finished(state)
            self._key = key
        score = maps.another(rng)
        self._score, self._seats = score, state.seats
        moves = state.board.moves
        drawn = [(ANYBODY, moves[edge]) for edge in maps.completion.drawn]
        return drawn, earned(score, state.seats)

    def told(self, seat: Seat) -> float:
        """Return what the last map is worth to a seat in terms that are told."""
        return told(self._score, seat, self._seats)
