"""The chance to win of positions near the end of a game, exact by full search.

The seat that solves the puzzle plays on as well as possible, its rivals as badly for it as they
can, and chance by its probabilities.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

from hustings.core.model import CHANCE, NATURE, OVER, Seat
from hustings.core.protocols import Rules
from tools.puzzles.search import Line, Ranked, TooManyError, after

CERTAIN: Final = 1 - 1e-12
"""From this chance on a search for a better move stops."""

Known = Callable[[Any], float | None]


class WinChance:
    """The chance to win of positions; each is computed once.

    known: the chance where it is known without search, else None. identity: what positions with
    the same chance have in common. Raises TooManyError after `max_positions`.
    """

    def __init__(
        self,
        rules: Rules[Any],
        seat: Seat,
        known: Known,
        identity: Callable[[Any], Hashable],
        max_positions: int,
    ) -> None:
        self.rules, self.seat = rules, seat
        self.known, self.identity = known, identity
        self.max_positions = max_positions
        self.values: dict[Hashable, float] = {}

    def value(self, at: Any) -> float:
        """Return the chance that the seat wins, 0 to 1; of a shared win its share."""
        if at.turn.mode == OVER:
            return float(self.rules.outcome(at).payoff()[self.seat])
        known = self.known(at)
        if known is not None:
            return known
        key = self.identity(at)
        if key not in self.values:
            if len(self.values) >= self.max_positions:
                raise TooManyError
            self.values[key] = self._compute(at)
        return self.values[key]

    def is_won(self, at: Any) -> bool:
        """Return whether the seat has won, whatever it and everybody else do from here on."""
        return self.known(at) == 1

    def _compute(self, at: Any) -> float:
        if at.turn.mode == CHANCE:
            return self._mean(at)
        if len(at.turn.seats) != 1:
            raise TooManyError  # sealed choices have no value of their own
        who = at.turn.seats[0]
        mine = who == self.seat
        best = 0.0 if mine else 1.0
        for move in self.rules.legal(at, who):
            value = self.value(after(self.rules, at, who, move))
            best = max(best, value) if mine else min(best, value)
            if best >= CERTAIN if mine else best <= 1 - CERTAIN:
                break
        return best

    def _mean(self, at: Any) -> float:
        chances = self.rules.chances(at)
        if chances is None:
            raise TooManyError
        whole = sum(weight for _, weight in chances)
        rules = self.rules
        return sum(n * self.value(after(rules, at, NATURE, move)) for move, n in chances) / whole


def rank_lines(odds: WinChance, state: Any, asks: int, max_lines: int) -> list[Ranked]:
    """Return every position that the seat's next `asks` moves lead to, the best chance first.

    Every move counts, also a forced one. A line is shorter if it ends the turn or has won the game.
    Raises TooManyError if there are more than `max_lines`, or if chance comes before the last of
    several moves.
    """
    level: dict[object, tuple[Line, Any]] = {state.key(): ((), state)}
    ended: dict[object, tuple[Line, Any]] = {}
    for n in range(asks):
        grown: dict[object, tuple[Line, Any]] = {}
        for line, at in level.values():
            for move in odds.rules.legal(at, odds.seat):
                then = after(odds.rules, at, odds.seat, move)
                won = odds.is_won(then)
                if then.turn.mode == CHANCE and n + 1 < asks and not won:
                    raise TooManyError
                goal = grown if odds.seat in then.turn.seats and not won else ended
                goal.setdefault(then.key(), ((*line, move), then))
            if len(grown) + len(ended) > max_lines:
                raise TooManyError
        level = grown
    ends = {**ended, **level}
    ranked = [
        Ranked(line, odds.value(at), key, won=odds.is_won(at)) for key, (line, at) in ends.items()
    ]
    return sorted(ranked, key=lambda each: -each.value)
