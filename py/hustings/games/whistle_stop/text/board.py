"""The board in words."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Area
from hustings.games.whistle_stop.regions import EV, REGIONS, SUPER, N
from hustings.games.whistle_stop.state import NOBODY, StopState, in_region
from hustings.messages.generated import whistle_stop_board as messages


def areas(obs: StopState, names: Sequence[str]) -> list[Area]:
    """Return each region: who has how many delegates there, and who holds it."""
    return [Area(REGIONS[r].name, [region_label(obs, names, r)]) for r in range(N)]


def region_label(obs: StopState, names: Sequence[str], r: int) -> str:
    """Return all facts about a region as a sentence or two."""
    row, holder = in_region(obs, r), obs.holder[r]
    standing = [messages.standing(name=names[s], delegates=n) for s, n in enumerate(row) if n]
    return messages.region(
        region=REGIONS[r].name,
        points=EV[r],
        super=r in SUPER,
        anybody=bool(standing),
        standing=standing,
        here=sum(row),
        cap=obs.all_cap,
        state="called" if obs.called >> r & 1 else "free" if holder == NOBODY else "won",
        holder="" if holder == NOBODY else names[holder],
        plan=_plan(obs, r),
        planned=obs.plan[r],
    )


def _plan(obs: StopState, r: int) -> str:
    """Return what the card on the table does here: "more" or "less" delegates, or "none"."""
    if not obs.plan[r]:
        return "none"
    return "less" if obs.play and obs.play[4] != NOBODY else "more"
