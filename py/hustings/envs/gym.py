"""The game of one seat as a Gymnasium environment. Needs hustings[gymnasium].

    from hustings.envs.gym import SeatEnv

    env = SeatEnv("gerrymander", seats=1)
    env = SeatEnv("whistle_stop", seats=2, against="easy")

The agent has seat 0; bots play the other seats and see only what they may. An action is an index
into the legal moves, 200 at most (see `action_mask`); any other action ends the game with reward
-1. The reward comes at the end: 1 for a win, 1/k if k share it, else 0; with `reward="score"` it is
the seat's score.
"""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium

from hustings import catalog
from hustings.bots.search import bot_rng
from hustings.core.moves import encode
from hustings.core.record import MAX_MOVES, Record, RecordError
from hustings.envs.run import EnvSetup, Run
from hustings.envs.sight import Sight
from hustings.messages.formats import listed
from hustings.messages.names import PEOPLE

REWARDS = ("win", "score")


class SeatEnv(gymnasium.Env):
    """The game of seat 0. against: the level of the bots at other seats, if any."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int = 1,
        against: str | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.setup = EnvSetup(game, seats, options)
        if reward not in REWARDS:
            raise RecordError(f"The reward can be {listed(REWARDS)}, not “{reward}”.")
        levels = catalog.bots(game).LEVELS
        self.against = catalog.level(game, against or "") or ""
        if seats > 1 and not self.against:
            raise RecordError(
                f"Tell who sits at the other seats, against=: {listed(list(levels))}."
            )
        self._bots = [levels[self.against]() for _ in range(1, seats)]
        self.sight = Sight(self.setup)
        self.observation_space = self.sight.space
        self.action_space = self.sight.actions
        self.reward = reward
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game and let bots play until the agent has to decide."""
        super().reset(seed=seed, options=options)
        self.run = Run(self.setup, str(self.np_random.integers(2**48)))
        self._play_bots()
        return self.sight.seen(self.run, 0), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make a move and let bots play until the agent has to decide again."""
        if not 0 <= int(action) < len(self.run.legal):
            return self.sight.seen(self.run, 0), -1.0, True, False, {"illegal": True}
        self.run.play(int(action))
        self._play_bots()
        over = self.run.over
        cut = not over and len(self.run.moves) >= MAX_MOVES
        return self.sight.seen(self.run, 0), self._earned() if over else 0.0, over, cut, {}

    def action_masks(self) -> Any:
        """Return which actions are legal, under the name that masking libraries call."""
        return self.sight.mask(len(self.run.legal)).astype(bool)

    def legal_moves(self) -> list[str]:
        """Return the move of each legal action as text, such as "border.17"."""
        return [encode(self.setup.rules.VOCABULARY.verbs, move) for move in self.run.legal]

    def render(self) -> str | None:
        """Return the position as the seat sees it, as text; None without a render mode."""
        if self.render_mode is None:
            return None
        names = PEOPLE[: self.setup.seats]
        return catalog.text(self.setup.info.id).position(self.run.state.observe(0), names)

    def record(self) -> Record:
        """Return the game so far: `hustings.from_record(env.record().data())`."""
        return self.run.record()

    def _play_bots(self) -> None:
        run, game = self.run, self.setup.info.id
        while not run.over and run.seat and len(run.moves) < MAX_MOVES:
            luck = bot_rng(game, self.against, run.seat, len(run.moves))
            run.play(run.bot_action(self._bots[run.seat - 1], luck))

    def _earned(self) -> float:
        return float(self.run.payoff()[0] if self.reward == "win" else self.run.scores()[0])
