"""Every game as a PettingZoo AEC environment. Needs hustings[pettingzoo].

    from hustings.envs import aec

    env = aec.env("whistle_stop", seats=3)

Agents are `seat_0`, `seat_1` ... An action is an index into the agent's legal moves, which the
rules give in a fixed order, 200 at most. Seats that decide at the same time (sealed plans) or may
react are asked one after another, and none sees what another has sealed. Observations come from
`observe(seat)` alone. Rewards come at the end: 1 for a win, 1/k each if k share it, else 0.
"""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hustings import catalog
from hustings.core.moves import encode
from hustings.core.record import MAX_MOVES, Record, RecordError
from hustings.envs.run import EnvSetup, Run
from hustings.envs.sight import Sight
from hustings.messages.names import PEOPLE


def env(
    game: str, seats: int | None = None, render_mode: str | None = None, **options: object
) -> Any:
    """Return the environment in PettingZoo's usual wrappers: an illegal action loses the game.

    game: one of `hustings.GAMES`. options: the game's own.
    """
    made = TableEnv(game, seats, render_mode, **options)
    legal = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class TableEnv(AECEnv):
    """The environment itself; an illegal action raises RecordError."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "hustings_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.setup = EnvSetup(game, seats, options)
        self.sight = Sight(self.setup)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.sight.space)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.sight.actions)
        self._luck: Any = None

    def observation_space(self, agent: str) -> Any:
        """Return the space of what the agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of the agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. The same seed gives the same luck, in this game and in those after."""
        del options
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        self.run = Run(self.setup, str(self._luck.integers(2**48)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation (see envs.sight)."""
        return self.sight.seen(self.run, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Make the next agent's move; None once its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise RecordError("An action is wanted: a number of a legal move.")
        self.run.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.run.over:
            self.rewards = dict(zip(self.agents, self.run.payoff(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif len(self.run.moves) >= MAX_MOVES:
            self.truncations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the public position as text; None without a render mode."""
        if self.render_mode is None:
            return None
        names = PEOPLE[: self.setup.seats]
        return catalog.text(self.setup.info.id).position(self.run.state.observe(None), names)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def record(self) -> Record:
        """Return the game so far: `hustings.from_record(env.unwrapped.record().data())`."""
        return self.run.record()

    def legal_moves(self) -> list[str]:
        """Return the move of each legal action as text, such as "border.17"."""
        return [encode(self.setup.rules.VOCABULARY.verbs, move) for move in self.run.legal]

    def _next(self) -> None:
        over = self.run.over
        self.agent_selection = self.agents[0] if over else self.possible_agents[self.run.seat]
