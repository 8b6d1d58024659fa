"""Expected numbers of voters that each place cannot serve: now, and by the end of the game."""

from __future__ import annotations

from typing import NamedTuple

from hustings.games.poll_position.board import WEEKS
from hustings.games.poll_position.effects import Expected
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


def expected_complaints(obs: State) -> Expected:
    """Return the complaints to be expected; in the count nobody is still to come."""
    return Expected(
        ExpectedComplaints(obs, foresight=False), ExpectedComplaints(obs, obs.week < WEEKS)
    )


def unserved_voters(obs: State, expected: Expected | None = None) -> list[Unserved]:
    """Return the expected unserved voters of each place. expected: if known."""
    now, end = expected or expected_complaints(obs)
    return [Unserved(now.at(n) / w, end.at(n) / w) for n, w in enumerate(now.weight)]
