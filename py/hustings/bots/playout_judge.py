"""Plays the best few moves of an opponent out: for measuring, where time does not matter."""

from __future__ import annotations

from collections.abc import Iterator

from hustings.bots.opponent import Opponent
from hustings.bots.search import Policy, advance, choose, thoughts
from hustings.core.model import OVER, Move, Seat
from hustings.core.protocols import Evaluate, Rules, S, Strategy
from hustings.core.rng import Rng


class PlayoutJudge(Opponent[S]):
    """Plays what another opponent found best to the end of the game, every move on the same worlds.

    bot: says what is worth a look. player: plays on for everybody. most: how many moves are looked
    at. worlds: how many guesses each is played on.
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
        self.policy = by(player)
        self.evaluate = evaluate
        self.most = most
        self.worlds = worlds
        self.move_values: dict[Move, float] = {}

    def think(self, rules: Rules[S], obs: S, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield the best move so far after each world; the bot's own choice is always looked at."""
        own = [*thoughts(self.bot, rules, obs, seat, rng)][-1]
        found = self.bot.move_values
        others = sorted((move for move in found if move != own), key=lambda move: -found[move])
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


def by(bot: Strategy[S]) -> Policy[S]:
    """Return a policy that asks a bot, from what the seat that decides may see."""

    def policy(rules: Rules[S], state: S, seat: Seat, rng: Rng) -> Move:
        return choose(bot, rules, state.observe(seat), seat, rng)

    return policy
