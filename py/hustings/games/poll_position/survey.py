"""Which voters a survey would turn."""

from __future__ import annotations

from hustings.games.poll_position.board import IN_REGION
from hustings.games.poll_position.state import State


def surveyable(state: State) -> list[int]:
    """Return the districts in which a survey of the worker's region would turn a token."""
    return [
        place
        for place in IN_REGION[state.region[state.worker]]
        if state.down[place] and not state.surveyed >> place & 1
    ]
