"""The opponent that finishes the map by luck many times and draws the border that did best.

"All moves as first": every border drawn anywhere in a finished map, by whomever, shares in what
that map is worth, so a few hundred maps tell something about every border at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.gerrymander.board import NO_PARTY, PARTY, SWING
from hustings.games.gerrymander.completion import Completion
from hustings.games.gerrymander.outlook import favourite, worth
from hustings.games.gerrymander.state import PLACE, TIE, State, parties

_DISTRICT: Final = 16
"""What a district counts where a swing county counts one."""


class Mapper:
    """Plays by finished maps. maps: how many are made for each border; batch: between answers."""

    def __init__(self, maps: int = 300, batch: int = 100) -> None:
        self.maps = maps
        self.batch = batch

    def think(self, rules: Rules[Any], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the best border so far after each batch of maps."""
        legal = rules.legal(obs, seat)
        if obs.turn.prompt == TIE:
            yield favourite(obs, seat, legal)
        elif obs.turn.prompt != PLACE:
            yield legal[0]
        else:
            tally = Tally(obs, seat)
            for done in range(0, self.maps, self.batch):
                tally.add(min(self.batch, self.maps - done), rng)
                yield max(legal, key=lambda move: tally.mean(move[1]))


class Tally:
    """What finished maps were worth to a seat, border by border."""

    __slots__ = ("_base", "_completion", "_count", "_seat", "_sum", "_tokens", "_width")

    def __init__(self, state: State, seat: Seat) -> None:
        self._completion = Completion(state)
        self._seat = seat
        self._width = parties(state)
        self._base = [
            float(won * _DISTRICT + swing)
            for won, swing in zip(state.won, state.swing, strict=True)
        ]
        kinds = [state.tokens[county] for county in self._completion.counties]
        self._tokens = [(PARTY[kind], worth(kind), SWING[kind]) for kind in kinds]
        self._count = [0] * len(state.can)
        self._sum = [0.0] * len(state.can)

    def mean(self, edge: int) -> float:
        """Return what maps with a border here were worth on average."""
        return self._sum[edge] / self._count[edge] if self._count[edge] else -1.0

    def add(self, maps: int, rng: Rng) -> None:
        """Finish so many maps."""
        completion, counts, sums = self._completion, self._count, self._sum
        for _ in range(maps):
            completion.finish(rng.random)
            value = self._value(completion.parts)
            for edge in completion.drawn:
                counts[edge] += 1
                sums[edge] += value

    def _value(self, parts: list[int]) -> float:
        """Return 1 for a won map, ½ for an even one, 0 for a lost one, and some for the lead."""
        width = self._width
        votes = [0.0] * (len(parts) * width)
        swings = [0] * len(parts)
        for part, (party, value, swing) in zip(parts, self._tokens, strict=True):
            swings[part] += swing
            if party < NO_PARTY:
                votes[part * width + party] += value
        score = self._base[:]
        for part, top in enumerate(parts):
            if part == top:
                mine = votes[part * width : part * width + width]
                best = max(mine)
                share = (_DISTRICT + swings[part]) / mine.count(best)
                for party, count in enumerate(mine):
                    if count == best:
                        score[party] += share
        own = score[self._seat]
        lead = own - max(points for party, points in enumerate(score) if party != self._seat)
        return (lead > 0) + 0.5 * (lead == 0) + lead / 10 / _DISTRICT
