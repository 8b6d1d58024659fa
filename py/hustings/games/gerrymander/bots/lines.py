"""Where somebody draws who has nothing to close: on from a line, or between two parties' voters."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Seat
from hustings.core.rng import Rng
from hustings.games.gerrymander.board import PARTY, RIM
from hustings.games.gerrymander.state import State


def onward(state: State, quiet: Sequence[int], rng: Rng) -> int:
    """Return one of the borders that goes on from this turn's last ones, as a pen would.

    Where none does, one that begins at the rim or at another border; else any.
    """
    ends, placed = state.board.ends, state.placed
    corners = {c for edge, turn in enumerate(placed) if turn == state.number for c in ends[edge]}
    last = [edge for edge in quiet if corners.difference({RIM}).intersection(ends[edge])]
    walls = last or [edge for edge in quiet if any(_wall(state, c) for c in ends[edge])]
    return rng.pick(walls or quiet)


def between(state: State, quiet: Sequence[int], seat: Seat, rng: Rng) -> int:
    """Return one of the borders that parts voters of the seat's party from others; else any."""
    own = [PARTY[kind] == seat for kind in state.tokens]
    parting = [edge for edge in quiet if sum(own[c] for c in state.board.edges[edge]) == 1]
    return rng.pick(parting or quiet)


def _wall(state: State, corner: int) -> bool:
    """Return whether a corner is on the rim or has a border."""
    return corner == RIM or any(state.placed[edge] for edge in state.board.at_corner[corner])
