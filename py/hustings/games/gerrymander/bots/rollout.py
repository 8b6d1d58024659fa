"""Rollouts of the searches: maps finished at random, and their value for each seat.

It makes no difference to the map who draws a border, so every seat learns from every border.
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
from hustings.games.gerrymander.bots.evaluation import token_votes
from hustings.games.gerrymander.state import State, leaders, members, parties

_DISTRICT_SCORE: Final = 16.0
"""Score of a district; a swing county scores 1."""
_VOTE_SCORE: Final = 1 / 1024
"""Score lost by each vote in the party's own districts: it only breaks ties."""
_LEAD_SHARE: Final = 0.2
"""Share of the lead in the value of a map; the rest is for first place."""
MAX_SOLO_LEAD: Final = 10
"""Lead in districts that stands for the values 0 and 1 in a solo game."""
_SOLO_WIN_LOGIT: Final = (0.0, 4.2)
"""Base and slope, in log odds, that turn the value of a solo map into the chance to win it.

Easy's, by `tools/research/chances.py gerrymander --seats 1 --level easy`; Normal and Hard never
lose."""
_HALF_LEAD: Final = 32.0
"""Score of a lead that counts half as much as the largest possible one: two districts."""


class MapScorer:
    """A position prepared for finishing its map many times."""

    __slots__ = ("_base", "_tokens", "_width", "completion")

    def __init__(self, state: State) -> None:
        self.completion = Completion(state)
        self._width = parties(state)
        tokens = state.tokens
        self._tokens = [
            (PARTY[kind], token_votes(kind), SWING[kind])
            for kind in [tokens[county] for county in self.completion.counties]
        ]
        self._base = [
            won * _DISTRICT_SCORE + swing - cost * _VOTE_SCORE
            for won, swing, cost in zip(state.won, state.swing, state.cost, strict=True)
        ]
        for number in state.pending:
            tied = leaders(state, members(state, state.closed[number]))
            for party in tied:
                self._base[party] += _DISTRICT_SCORE / len(tied)

    def finish_map(self, rng: Rng) -> list[float]:
        """Finish the map at random; return each party's score (see `scores`).

        `completion.drawn` lists the borders drawn.
        """
        self.completion.finish(rng.random)
        return self.scores(self.completion.parts)

    def scores(self, parts: list[int]) -> list[float]:
        """Return each party's score of districts, swing counties and votes; ties are shared."""
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
                gain = _DISTRICT_SCORE + swings[part] - sum(mine) * _VOTE_SCORE
                if mine.count(best) == 1:
                    score[mine.index(best)] += gain
                else:
                    for party, count in enumerate(mine):
                        if count == best:
                            score[party] += gain / mine.count(best)
        return score


def first_place_share(score: list[float], seat: Seat) -> float:
    """Return the seat's share of the first place."""
    best = max(score)
    return 1 / score.count(best) if score[seat] == best else 0.0


def shown_value(score: list[float], seat: Seat, seats: int) -> float:
    """Return the value of a map as shown to players: the seat's share of first place.

    In a solo game: the lead in districts, scaled from -MAX_SOLO_LEAD..MAX_SOLO_LEAD to 0..1.
    """
    if seats > 1:
        return first_place_share(score, seat)
    lead = (score[0] - score[1]) / _DISTRICT_SCORE
    return min(1.0, max(0.0, 0.5 + lead / (2 * MAX_SOLO_LEAD)))


def solo_win_chance(value: float) -> float:
    """Return the chance to win a solo map of a value (see `_SOLO_WIN_LOGIT`)."""
    share = min(1 - 1e-6, max(1e-6, value))
    base, slope = _SOLO_WIN_LOGIT
    return 1 / (1 + exp(-base - slope * log(share / (1 - share))))


def seat_values(score: list[float], seats: int) -> list[float]:
    """Return the value of a map for each seat: share of first place, and lead over the others."""
    if seats == 1:
        return [shown_value(score, 0, seats)]
    *_, second, best = sorted(score)
    gains = []
    for seat, mine in enumerate(score[:seats]):
        lead = mine - (second if mine == best else best)
        gain = 0.5 + 0.5 * lead / (abs(lead) + _HALF_LEAD)
        gains.append((1 - _LEAD_SHARE) * first_place_share(score, seat) + _LEAD_SHARE * gain)
    return gains


class Finisher:
    """A Finish (see bots.rollout) that finishes the map at random.

    It keeps the MapScorer of the last position, because a search asks about one position only.
    """

    __slots__ = ("_key", "_maps", "_score", "_seats")

    def __init__(self) -> None:
        self._key: object = None
        self._maps: MapScorer | None = None
        self._score: list[float] = []
        self._seats = 0

    def __call__(self, _rules: Rules[State], state: State, rng: Rng) -> tuple[Made, list[float]]:
        """Return the borders drawn, as moves of ANYBODY, and the value for each seat."""
        maps = self._maps
        key = (bytes(state.placed), state.tokens, state.pending, bytes(state.won), *state.cost)
        if maps is None or key != self._key:
            maps = self._maps = MapScorer(state)
            self._key = key
        score = maps.finish_map(rng)
        self._score, self._seats = score, state.seats
        moves = state.board.moves
        drawn = [(ANYBODY, moves[edge]) for edge in maps.completion.drawn]
        return drawn, seat_values(score, state.seats)

    def shown_value(self, seat: Seat) -> float:
        """Return the value of the last map for a seat, as shown to players."""
        return shown_value(self._score, seat, self._seats)
