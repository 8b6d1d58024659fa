"""The team's plan for a week: who works where, for all markers at once.

Every plan that is still open is looked at: all markers take their turns in thought, chief first,
each with average luck in what the others have left (see act_worth). Markers that have named a
region are taken to stay there; sealed ones are anybody's guess, so that they are planned for as
well.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hustings.core.model import HIDDEN, Move
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import NOWHERE, REGIONS
from hustings.games.poll_position.bots.act_worth import ActWorth
from hustings.games.poll_position.state import State

TRIFLE: Final = 1e-7
"""Plans that differ by less are equal: their sums are rounded differently."""


class TeamPlan:
    """Values the plans of one marker by the best that the whole team can make of each.

    me: the marker that plans. spark: see act_worth. With four markers of which none has named a
    region, 1,296 plans are compared. without: what the team saves without a turn of this marker.
    """

    __slots__ = ("choices", "me", "order", "state", "without", "worth")

    def __init__(self, state: State, me: int, spark: float) -> None:
        self.state = state
        self.me = me
        self.worth = ActWorth(state, True, spark)
        self.order = [(state.chief + i) % state.markers for i in range(state.markers)]
        self.choices = [_choices(region) for region in state.region]
        self.choices[me] = (NOWHERE,)
        self.without, _ = self._best(0)

    def values(self, legal: list[Move]) -> Iterator[dict[Move, float]]:
        """Yield what the marker adds by each plan looked at so far: one more each time.

        That is what the team saves beside what it saves without a turn of this marker.

        Of moves that save the same, the one of the plan that comes first is told to be better by
        a trifle, so that partners who cannot talk agree on one plan.
        """
        found: dict[Move, float] = {}
        plans: dict[Move, tuple[int, ...]] = {}
        for move in legal:
            region = self.state.region[self.me] if move[0] == v.V_STAY else move[1]
            self.choices[self.me] = (region,)
            saved, plans[move] = self._best(0)
            found[move] = saved - self.without
            first = sorted(plans, key=plans.__getitem__)
            yield {move: found[move] - TRIFLE * first.index(move) for move in found}

    def _best(self, at: int) -> tuple[float, tuple[int, ...]]:
        """Return what the turns from here on save at best, and where they are."""
        if at == len(self.order):
            return 0.0, ()
        marker = self.order[at]
        best: tuple[float, tuple[int, ...]] = (-1.0, ())
        for region in self.choices[marker]:
            before = self.worth.memory()
            saved = self.worth.turn(marker, region, lasting=True) if region != NOWHERE else 0.0
            later, plan = self._best(at + 1)
            if saved + later > best[0] + TRIFLE:
                best = (saved + later, (region, *plan))
            self.worth.recall(before)
        return best


def _choices(region: int) -> tuple[int, ...]:
    return tuple(range(REGIONS)) if region in (NOWHERE, HIDDEN) else (region,)
