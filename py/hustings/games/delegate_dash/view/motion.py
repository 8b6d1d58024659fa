"""What is happening just now, read from the last events: walks, dice, caucuses, coins that fly."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.core.model import Event
from hustings.draw.look import Look
from hustings.games.delegate_dash.events import (
    Awarded,
    CaucusRolled,
    Eliminated,
    Flipped,
    FoundNothing,
    LegislatureRolled,
    Missed,
    Pooled,
    Rerolled,
    Rolled,
    RolledOff,
    RoundEnded,
    Sought,
    SplitRolled,
    Took,
    Walked,
    rows,
)
from hustings.games.delegate_dash.view.layout import Layout, Spot

SAMPLES: Final = 8
"""Places along a route that its animation passes (the keyframes of dd-walk)."""
STEP: Final = 80
"""Milliseconds a walking pawn takes for each state, but no longer than WALK in all."""
WALK: Final = 400


class Caucus(NamedTuple):
    """A contested caucus: its state, who rolled what, best first, and who has missed out."""

    cell: int
    ranking: tuple[tuple[int, int], ...]
    missed: frozenset[int]


class Share(NamedTuple):
    """What one candidate rolled: the last die, its bonus, and all its results one after another.

    Results are compared like words: the first one counts, among equals the next.
    """

    die: int
    bonus: int
    results: tuple[int, ...]


class Split(NamedTuple):
    """A roll for uncommitted markers. region: which, NO_REGION when the legislature decides."""

    region: int
    shares: dict[int, Share]

    def first(self, side: int) -> bool:
        """Return whether nobody has a better result."""
        return self.shares[side].results == max(share.results for share in self.shares.values())


NO_REGION: Final = 4


class Motion:
    """The last events, sorted by what they are drawn on.

    walks: per candidate its ways, one after the other, as states; walker: who walked last; mover:
    who has the ring. gains: delegates each candidate won since the viewer last decided. flipped:
    states whose coins were just turned. rolled: candidates whose dice were just thrown. taken: the
    coins just taken, each as (candidate, state, marker). fallen: markers just made uncommitted,
    with whose they were; out: candidates just eliminated. awarded: markers just handed out, with
    who got them. scene: the last event. caucus, split: the roll that goes on, if one does.
    """

    def __init__(self, look: Look) -> None:
        self.walks: dict[int, list[tuple[int, ...]]] = {}
        self.walker = self.mover = -1
        self.flipped: set[int] = set()
        self.rolled: set[int] = set()
        self.taken: list[tuple[int, int, int]] = []
        self.fallen: dict[int, int] = {}
        self.out: set[int] = set()
        self.awarded: dict[int, int] = {}
        self.gains = [0, 0, 0, 0]
        self.scene: Event | None = None
        self.caucus: Caucus | None = None
        self.split: Split | None = None
        for event in look.last:
            self._happens(event)
        for event in look.recent:
            if isinstance(event, Took | Awarded):
                self.gains[event.candidate] += event.value
            self.caucus = _caucus(self.caucus, event)
            self.split = _split(self.split, event)

    def _happens(self, event: Event) -> None:
        """Note what is drawn of one of the last events."""
        if not isinstance(event, Sought | FoundNothing | Pooled | RoundEnded):  # they have no beat
            self.scene = event
        match event:
            case Rolled():
                self.rolled |= {0, 1, 2, 3}
            case Rerolled(candidate):
                self.rolled.add(candidate)
            case Flipped(cell):
                self.flipped.add(cell)
            case Walked(candidate, path=path):
                self.walks.setdefault(candidate, []).append(tuple(path))
                self.walker = candidate
            case Took(candidate, cell, marker=marker):
                self.taken.append((candidate, cell, marker))
            case Pooled(candidate, marker):
                self.fallen[marker] = candidate
            case Eliminated(candidate):
                self.out.add(candidate)
            case Awarded(candidate, marker):
                self.awarded[marker] = candidate


def _caucus(before: Caucus | None, event: Event) -> Caucus | None:
    """Return the caucus that goes on after an event: it lasts until something else happens."""
    match event:
        case CaucusRolled(cell, _, ranking):
            return Caucus(cell, tuple((side, die) for side, die in rows(ranking)), frozenset())
        case Took(cell=cell) if before is not None and cell == before.cell:
            return before
        case Missed(candidate, cell) if before is not None and cell == before.cell:
            return before._replace(missed=before.missed | {candidate})
    return None


def _split(before: Split | None, event: Event) -> Split | None:
    """Return the roll for a region that goes on after an event."""
    match event:
        case SplitRolled(region, ranking):
            results = rows(ranking, 3)
            return Split(
                region, {side: Share(die, more, (die + more,)) for side, die, more in results}
            )
        case RolledOff(region, ranking) if before is not None:
            shares = dict(before.shares)
            for side, die in rows(ranking):
                shares[side] = Share(die, 0, (*shares[side].results, die))
            return Split(region, shares)
        case LegislatureRolled(ranking):
            return Split(NO_REGION, {side: Share(die, 0, (die,)) for side, die in rows(ranking)})
        case Awarded():
            return before
    return None


def samples(place: Layout, path: tuple[int, ...]) -> list[Spot]:
    """Return SAMPLES places along the route, the first included, relative to its end."""
    spots = [place.cell(cell).middle for cell in path]
    end = spots[-1]
    found = []
    for i in range(SAMPLES):
        at = i * (len(spots) - 1) / SAMPLES
        whole = int(at)
        part = at - whole
        a, b = spots[whole], spots[min(whole + 1, len(spots) - 1)]
        found.append((a[0] + (b[0] - a[0]) * part - end[0], a[1] + (b[1] - a[1]) * part - end[1]))
    return found
