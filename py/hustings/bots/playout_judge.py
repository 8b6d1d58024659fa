"""Judges a bot's best moves by long playouts, for measuring."""

from __future__ import annotations

from collections.abc import Iterator

from hustings.bots.opponent import Opponent
from hustings.bots.search import Policy, advance, choose, thoughts
from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Evaluate, Rules, S, Strategy
from hustings.core.rng import Rng


class PlayoutJudge(Opponent[S]):
    """Plays out another bot's best moves to the end of the game, all on the same guessed worlds.

    bot: ranks the moves. player: plays for all seats. most: how many moves are tried. worlds: on
    how many guessed worlds.
    """

    def __init__(
        self,
        bot: Strategy[S],
        player: Strategy[S],
        evaluate: Evaluate[S],
        most: int = 3,
        worlds: int = 40,
    ) -> None:
        self.bot = bot
        self.policy = as_policy(player)
        self.evaluate = evaluate
        self.most = most
        self.worlds = worlds
        self.move_values: dict[Move, float] = {}

    def think(self, rules: Rules[S], obs: S, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the best move so far after each world; the bot's own choice is always tried."""
        own = [*thoughts(self.bot, rules, obs, seat, rng)][-1]
        values = self.bot.move_values
        others = sorted((move for move in values if move != own), key=lambda move: -values[move])
        sums = dict.fromkeys([own, *others[: self.most - 1]], 0.0)
        for done in range(1, self.worlds + 1):
            world, luck = obs.determinize(seat, rng), f"played/{rng.random()}"
            for move in sums:
                state = world.clone()
                rules.apply(state, seat, move)
                sums[move] += self._end(rules, state, seat, Rng(luck))
            self.move_values = {move: total / done for move, total in sums.items()}
            yield max(sums, key=sums.__getitem__)

    def _end(self, rules: Rules[S], state: S, seat: Seat, rng: Rng) -> float:
        advance(rules, state, rng)
        while state.turn.mode != OVER:
            who = state.turn.seats[0]
            rules.apply(state, who, self.policy(rules, state, who, rng))
            advance(rules, state, rng)
        return self.evaluate(state, seat)


def as_policy(bot: Strategy[S]) -> Policy[S]:
    """Return a policy that asks a bot with the deciding seat's observation."""

    def policy(rules: Rules[S], state: S, seat: Seat, rng: Rng) -> Move:
        return choose(bot, rules, state.observe(seat), seat, rng)

    return policy
