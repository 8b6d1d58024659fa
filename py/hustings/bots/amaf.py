"""All moves as first: a move is as good as the games in which its seat made it at any time.

For games in which it matters little when a move is made, such as drawing borders on a map: every
rollout then teaches something about most of the moves, not only about the one it began with.
"""

from __future__ import annotations

from collections.abc import Iterator

from hustings.bots.opponent import Opponent
from hustings.bots.rollout import ANYBODY, Finish, Shortlist, everything
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules, S
from hustings.core.rng import Rng


class Amaf(Opponent[S]):
    """Plays guessed worlds to their end and keeps the move that was made in the best of them.

    finish: plays a world on from the decision asked about. rollouts: in all. batch: after so many
    the best so far is named. doubt: so many games of average worth are added to every move, so
    that a move seen once does not look brilliant.
    """

    def __init__(
        self,
        finish: Finish[S],
        shortlist: Shortlist[S] = everything,
        *,
        rollouts: int = 300,
        batch: int = 50,
        doubt: float = 3.0,
    ) -> None:
        self.finish = finish
        self.shortlist = shortlist
        self.rollouts = rollouts
        self.batch = batch
        self.doubt = doubt
        self.found: dict[Move, float] = {}
        self.usual = 0.0  # what all those games were worth on average
        self.done = 0.0

    def think(self, rules: Rules[S], obs: S, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the move with the best mean after each batch; equals go to the earlier one."""
        moves = self.shortlist(rules, obs, seat, rules.legal(obs, seat))
        sums = dict.fromkeys(moves, 0.0)
        counts = dict.fromkeys(moves, 0)
        total = 0.0
        for done in range(1, self.rollouts + 1):
            made, earned = self.finish(rules, obs.determinize(seat, rng), rng)
            gain = earned[seat]
            total += gain
            for move in {move: None for who, move in made if who in (seat, ANYBODY)}:
                if move in counts:
                    counts[move] += 1
                    sums[move] += gain
            if done % self.batch == 0 or done == self.rollouts:
                self.done = done / self.rollouts
                usual = self.doubt * total / done
                self.usual = total / done
                self.found = {
                    move: (sums[move] + usual) / (counts[move] + self.doubt) for move in moves
                }
                yield max(moves, key=self.found.__getitem__)
