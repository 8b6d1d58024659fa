"""How many voters each place is short of serving: as things stand, and by the end."""

from __future__ import annotations

from typing import NamedTuple

from hustings.games.poll_position import tally
from hustings.games.poll_position.board import PLACES, WEEKS
from hustings.games.poll_position.forecast import Expected
from hustings.games.poll_position.planning import whole
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position_board as messages


class Short(NamedTuple):
    """How many voters more than are served are to be expected at a place."""

    now: float
    end: float

    def __str__(self) -> str:
        """Say both."""
        return messages.unserved_means(now=round(self.now, 1), end=round(self.end, 1))

    @property
    def shown(self) -> int:
        """What the badge says."""
        return whole(self.now)


def shortages(obs: State) -> list[Short]:
    """Return how short each place is, now and by the end."""
    now, end = Expected(obs, foresight=False), Expected(obs, foresight=obs.week < WEEKS)
    weights = [tally.weight(obs, place) for place in range(PLACES)]
    return [Short(now.at(n) / w, end.at(n) / w) for n, w in enumerate(weights)]
