"""The board in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

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
    return _facts(
        r,
        tuple((names[seat], n) for seat, n in enumerate(row) if n),
        obs.all_cap,
        "called" if obs.called >> r & 1 else "free" if holder == NOBODY else "won",
        "" if holder == NOBODY else names[holder],
        _plan(obs, r),
        obs.plan[r],
    )


@lru_cache(maxsize=2000)
def _facts(
    r: int,
    delegates: tuple[tuple[str, int], ...],
    cap: int,
    state: str,
    holder: str,
    plan: str,
    planned: int,
) -> str:
    """Return the label of a region, cached because every drawing has all of them."""
    return messages.region(
        region=REGIONS[r].name,
        points=EV[r],
        super=r in SUPER,
        anybody=bool(delegates),
        standing=[messages.standing(name=name, delegates=n) for name, n in delegates],
        here=sum(n for _, n in delegates),
        cap=cap,
        state=state,
        holder=holder,
        plan=plan,
        planned=planned,
    )


def _plan(obs: StopState, r: int) -> str:
    """Return what the card on the table does here: "more" or "less" delegates, or "none"."""
    if not obs.plan[r]:
        return "none"
    return "less" if obs.play and obs.play[4] != NOBODY else "more"
