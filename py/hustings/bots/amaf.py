"""All moves as first (AMAF): a move's value is the mean of the games in which its seat made it.

For games in which the order of moves matters little, such as drawing borders on a map: every
rollout then gives information on most moves, not only on its first one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hustings.bots.opponent import Opponent
from hustings.bots.rollout import ANYBODY, Finish, Shortlist, everything
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules, S
from hustings.core.rng import Rng


class Amaf(Opponent[S]):
    """Plays guessed worlds to their end and takes the move with the best mean.

    finish: plays a world to its end. rollouts: in all. batch: rollouts between two answers. doubt:
    how many games of average value are added to every move, so that a move seen once does not look
    brilliant. tell: the last game's value for `move_values`, if moves are ranked by another one.
    """

    def __init__(
        self,
        finish: Finish[S],
        shortlist: Shortlist[S] = everything,
        *,
        rollouts: int = 300,
        batch: int = 50,
        doubt: float = 3.0,
        tell: Callable[[Seat], float] | None = None,
    ) -> None:
        self.finish = finish
        self.shortlist = shortlist
        self.rollouts = rollouts
        self.batch = batch
        self.doubt = doubt
        self.tell = tell
        self.move_values: dict[Move, float] = {}
        self.done = 0.0

    def think(self, rules: Rules[S], obs: S, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the move with the best mean after each batch; equals go to the earlier one."""
        moves = self.shortlist(rules, obs, seat, rules.legal(obs, seat))
        sums, score_sums = dict.fromkeys(moves, 0.0), dict.fromkeys(moves, 0.0)
        counts = dict.fromkeys(moves, 0)
        total = total_score = 0.0
        for done in range(1, self.rollouts + 1):
            made, earned = self.finish(rules, obs.determinize(seat, rng), rng)
            gain = earned[seat]
            score = gain if self.tell is None else self.tell(seat)
            total += gain
            total_score += score
            for move in {move: None for who, move in made if who in (seat, ANYBODY)}:
                if move in counts:
                    counts[move] += 1
                    sums[move] += gain
                    score_sums[move] += score
            if done % self.batch == 0 or done == self.rollouts:
                self.done = done / self.rollouts
                values = self._means(sums, counts, total / done)
                self.move_values = self._means(score_sums, counts, total_score / done)
                yield max(moves, key=values.__getitem__)

    def _means(
        self, sums: dict[Move, float], counts: dict[Move, int], average: float
    ) -> dict[Move, float]:
        doubt = self.doubt
        return {move: (sums[move] + doubt * average) / (counts[move] + doubt) for move in sums}
