"""Expected numbers of voters that each place cannot serve: now, and by the end of the game."""

from __future__ import annotations

from typing import NamedTuple

from hustings.games.poll_position.board import WEEKS
from hustings.games.poll_position.forecast import ExpectedComplaints
from hustings.games.poll_position.planning import round_voters
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position_board as messages


class Unserved(NamedTuple):
    """Expected numbers of unserved voters at a place, now and by the end."""

    now: float
    end: float

    def __str__(self) -> str:
        """Return both numbers as a sentence."""
        return messages.unserved_means(now=round(self.now, 1), end=round(self.end, 1))

    @property
    def rounded(self) -> int:
        """The number on the badge."""
        return round_voters(self.now)


def unserved_voters(obs: State, now: ExpectedComplaints | None = None) -> list[Unserved]:
    """Return the expected unserved voters of each place. now: without foresight, if known."""
    now = now or ExpectedComplaints(obs, foresight=False)
    end = ExpectedComplaints(obs, foresight=obs.week < WEEKS)
    return [Unserved(now.at(n) / w, end.at(n) / w) for n, w in enumerate(now.weight)]
