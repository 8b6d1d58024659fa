"""Sort the last events by what they animate: walks, dice, caucuses, flying coins."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.core.model import Event
from hustings.draw.look import Look
from hustings.games.delegate_dash.events import (
    Awarded,
    CaucusRolled,
    Counted,
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

WALK_SAMPLES: Final = 8
"""Points of a walk's animation: the keyframes of dd-walk."""
STEP_MS: Final = 80
"""How long a pawn walks from one state to the next."""
MAX_WALK_MS: Final = 400
"""How long a whole walk takes at the most."""


class Caucus(NamedTuple):
    """A contested caucus: its state, (candidate, die) best first, and who got no coin."""

    cell: int
    ranking: tuple[tuple[int, int], ...]
    missed: frozenset[int]


class SplitRoll(NamedTuple):
    """One candidate's roll for a region: the last die, its bonus, and the results so far.

    Results are compared in order: a later one counts only where all earlier ones are equal.
    """

    die: int
    bonus: int
    results: tuple[int, ...]


class Split(NamedTuple):
    """A roll for a region's uncommitted markers; of NO_REGION when the legislature decides."""

    region: int
    rolls: dict[int, SplitRoll]

    def leads(self, side: int) -> bool:
        """Return whether no candidate has a better result."""
        return self.rolls[side].results == max(share.results for share in self.rolls.values())


NO_REGION: Final = 4


class Motion:
    """What the last events animate.

    walks: paths (states) by candidate; walker: the candidate that walked last; mover: the one with
    the ring. gains: delegates each candidate won since the viewer's last decision. flipped: states
    whose coins were turned. rolled: candidates whose dice were thrown. taken: coins taken, as
    (candidate, state, marker). fallen: markers made uncommitted, with their former owner; out:
    candidates eliminated. awarded: markers handed out, with their new owner; dealt: those of the
    whole region that is being shared out. scene: the last event shown. caucus, split: the roll
    under way, if any.
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
        self.dealt: dict[int, int] = {}
        self.gains = [0, 0, 0, 0]
        self.scene: Event | None = None
        self.caucus: Caucus | None = None
        self.split: Split | None = None
        for event in look.last:
            self._add(event)
        for event in look.recent:
            if isinstance(event, Took | Awarded):
                self.gains[event.candidate] += event.value
            self.caucus = _caucus_after(self.caucus, event)
            self.split = _split_after(self.split, event)
            if isinstance(event, Awarded):
                self.dealt[event.marker] = event.candidate
            elif not isinstance(event, Counted):  # the last region stays in sight at the count
                self.dealt.clear()

    def _add(self, event: Event) -> None:
        """Add one of the last events."""
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


def _caucus_after(before: Caucus | None, event: Event) -> Caucus | None:
    """Return the caucus under way after an event; any other event ends it."""
    match event:
        case CaucusRolled(cell, _, ranking):
            return Caucus(cell, tuple((side, die) for side, die in rows(ranking)), frozenset())
        case Took(cell=cell) if before is not None and cell == before.cell:
            return before
        case Missed(candidate, cell) if before is not None and cell == before.cell:
            return before._replace(missed=before.missed | {candidate})
    return None


def _split_after(before: Split | None, event: Event) -> Split | None:
    """Return the roll for a region under way after an event."""
    match event:
        case SplitRolled(region, ranking):
            results = rows(ranking, 3)
            return Split(
                region, {side: SplitRoll(die, more, (die + more,)) for side, die, more in results}
            )
        case RolledOff(region, ranking) if before is not None:
            shares = dict(before.rolls)
            for side, die in rows(ranking):
                shares[side] = SplitRoll(die, 0, (*shares[side].results, die))
            return Split(region, shares)
        case LegislatureRolled(ranking):
            rolls = {side: SplitRoll(die, 0, (die,)) for side, die in rows(ranking)}
            return Split(NO_REGION, rolls)
        case Awarded() | Counted():
            return before
    return None


def walk_samples(layout: Layout, path: tuple[int, ...]) -> list[Spot]:
    """Return WALK_SAMPLES points along a path, its start first, relative to its end."""
    spots = [layout.cell(cell).middle for cell in path]
    end = spots[-1]
    points = []
    for i in range(WALK_SAMPLES):
        at = i * (len(spots) - 1) / WALK_SAMPLES
        whole = int(at)
        part = at - whole
        a, b = spots[whole], spots[min(whole + 1, len(spots) - 1)]
        points.append((a[0] + (b[0] - a[0]) * part - end[0], a[1] + (b[1] - a[1]) * part - end[1]))
    return points
