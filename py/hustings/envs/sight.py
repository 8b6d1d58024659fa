"""Observations of agents as arrays of fixed shapes, and their spaces. Needs Gymnasium."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from hustings.core.model import HIDDEN, Move, Seat
from hustings.envs.layout import ABSENT, layout
from hustings.envs.run import MAX_LEGAL_MOVES, EnvSetup, Run

MAX_NUMBER: Final = 2**31 - 1


class Sight:
    """The observations of a set-up.

    observation: what the seat may see of the position (see envs.layout), -1 for hidden entries.
    action_mask: 1 for each action that is legal now. moves: a row for each action with the numbers
    of its move (the verb, then its arguments), padded with -1.
    """

    def __init__(self, setup: EnvSetup) -> None:
        self.layout = layout(setup)
        self.width = setup.widest
        size = (self.layout.size,)
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(ABSENT, MAX_NUMBER, size, np.int32),
                "action_mask": spaces.Box(0, 1, (MAX_LEGAL_MOVES,), np.int8),
                "moves": spaces.Box(HIDDEN, MAX_NUMBER, (MAX_LEGAL_MOVES, self.width), np.int32),
            }
        )
        self.actions = spaces.Discrete(MAX_LEGAL_MOVES)
        self._none: Any = np.zeros(MAX_LEGAL_MOVES, np.int8)
        self._blank: Any = np.full((MAX_LEGAL_MOVES, self.width), HIDDEN, np.int32)

    def seen(self, run: Run, seat: Seat) -> dict[str, Any]:
        """Return a seat's observation; only the next seat has legal moves."""
        mine = not run.over and run.seat == seat
        return {
            "observation": np.array(self.layout.row(run.state.observe(seat)), np.int32),
            "action_mask": self.mask(len(run.legal) if mine else 0),
            "moves": self._rows(run.legal if mine else []),
        }

    def mask(self, legal: int) -> Any:
        """Return the mask that allows the first `legal` actions."""
        mask = self._none.copy()
        mask[:legal] = 1
        return mask

    def _rows(self, legal: list[Move]) -> Any:
        rows = self._blank.copy()
        if legal:
            wide, pad = self.width, (HIDDEN,) * self.width
            flat = [number for move in legal for number in (*move, *pad[len(move) :])[:wide]]
            rows[: len(legal)] = np.array(flat, np.int32).reshape(-1, wide)
        return rows
