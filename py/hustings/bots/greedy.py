"""The bot that takes the move with the best evaluation one step ahead."""

from __future__ import annotations

from collections.abc import Iterator

from hustings.bots.opponent import Opponent
from hustings.bots.search import advance
from hustings.core.model import Move, Seat
from hustings.core.protocols import Evaluate, Rules, S
from hustings.core.rng import Rng


class Greedy(Opponent[S]):
    """Tries every legal move on guessed worlds and keeps the best mean evaluation.

    worlds: how many guessed worlds each move is tried on, the same for all moves; more of them even
    out the luck after a move. Ties are broken at random. Where several seats seal moves at once,
    the others' moves are not yet made in the evaluated position; `FlatMonteCarlo` sees them.
    """

    def __init__(self, evaluate: Evaluate[S], worlds: int = 1) -> None:
        self.evaluate = evaluate
        self.worlds = worlds
        self.move_values: dict[Move, float] = {}

    def think(self, rules: Rules[S], obs: S, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the move with the best mean evaluation."""
        legal = rules.legal(obs, seat)
        totals = [0.0] * len(legal)
        for _ in range(self.worlds):
            world = obs.determinize(seat, rng)
            luck = f"greedy/{rng.random()}"
            for i, move in enumerate(legal):
                after = world.clone()
                rules.apply(after, seat, move)
                advance(rules, after, Rng(luck))
                totals[i] += self.evaluate(after, seat)
        means = [total / self.worlds for total in totals]
        self.move_values = dict(zip(legal, means, strict=True))
        best = max(totals)
        yield rng.pick([move for move, total in zip(legal, totals, strict=True) if total == best])
