"""All moves as first: a move is as good as the games in which its seat made it at any time.

For games in which it matters little when a move is made, such as drawing borders on a map: every
rollout then teaches something about most of the moves, not only about the one it began with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hustings.bots.opponent import Opponent
from hustings.bots.rollout import ANYBODY, Finish, Shortlist, everything
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules, S
from hustings.core.rng import Rng


class Amaf(Opponent[S]):
    """Plays guessed worlds to their end and keeps the move that was made in the best of them.

    finish: plays a world on from the decision asked about. rollouts: in all. batch: after so many
    the best so far is named. doubt: so many games of average worth are added to every move, so
    that a move seen once does not look brilliant. tell: what the last game was worth to a seat in
    terms that can be told, where it is ranked by something smoother: `move_values` has these.
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
        sums, told = dict.fromkeys(moves, 0.0), dict.fromkeys(moves, 0.0)
        counts = dict.fromkeys(moves, 0)
        total = all_told = 0.0
        for done in range(1, self.rollouts + 1):
            made, earned = self.finish(rules, obs.determinize(seat, rng), rng)
            gain = earned[seat]
            tells = gain if self.tell is None else self.tell(seat)
            total += gain
            all_told += tells
            for move in {move: None for who, move in made if who in (seat, ANYBODY)}:
                if move in counts:
                    counts[move] += 1
                    sums[move] += gain
                    told[move] += tells
            if done % self.batch == 0 or done == self.rollouts:
                self.done = done / self.rollouts
                worth = self._means(sums, counts, total / done)
                self.move_values = self._means(told, counts, all_told / done)
                yield max(moves, key=worth.__getitem__)

    def _means(
        self, sums: dict[Move, float], counts: dict[Move, int], usual: float
    ) -> dict[Move, float]:
        doubt = self.doubt
        return {move: (sums[move] + doubt * usual) / (counts[move] + doubt) for move in sums}
