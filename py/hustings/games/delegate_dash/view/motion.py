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
        self.scene: Event = ()
        self.caucus: Caucus | None = None
        self.split: Split | None = None
        for event in look.last:
            self._happens(event)
        for event in look.recent:
            if event[0] == Took.NUMBER:
                self.gains[event[1]] += event[5]
            elif event[0] == Awarded.NUMBER:
                self.gains[event[1]] += event[3]
            self.caucus = _caucus(self.caucus, event)
            self.split = _split(self.split, event)

    def _happens(self, event: Event) -> None:
        """Note what is drawn of one of the last events."""
        kind, who = event[0], event[1] if len(event) > 1 else 0
        if kind not in _ASIDE:
            self.scene = event
        if kind == Rolled.NUMBER:
            self.rolled |= {0, 1, 2, 3}
        elif kind == Rerolled.NUMBER:
            self.rolled.add(who)
        elif kind == Flipped.NUMBER:
            self.flipped.add(who)
        elif kind == Walked.NUMBER:
            self.walks.setdefault(who, []).append(event[5:])
            self.walker = who
        elif kind == Took.NUMBER:
            self.taken.append((who, event[2], event[4]))
        elif kind == Pooled.NUMBER:
            self.fallen[event[2]] = who
        elif kind == Eliminated.NUMBER:
            self.out.add(who)
        elif kind == Awarded.NUMBER:
            self.awarded[event[2]] = who


_ASIDE: Final = frozenset({Sought.NUMBER, FoundNothing.NUMBER, Pooled.NUMBER, RoundEnded.NUMBER})
"""Kinds that go with the event they are told with."""


def _caucus(before: Caucus | None, event: Event) -> Caucus | None:
    """Return the caucus that goes on after an event: it lasts until something else happens."""
    kind = event[0]
    if kind == CaucusRolled.NUMBER:
        return Caucus(event[1], tuple(zip(event[3::2], event[4::2], strict=True)), frozenset())
    if before is None or kind not in (Took.NUMBER, Missed.NUMBER) or event[2] != before.cell:
        return None
    return before._replace(missed=before.missed | {event[1]}) if kind == Missed.NUMBER else before


def _split(before: Split | None, event: Event) -> Split | None:
    """Return the roll for a region that goes on after an event."""
    kind = event[0]
    if kind == SplitRolled.NUMBER:
        rows = zip(event[2::3], event[3::3], event[4::3], strict=True)
        return Split(event[1], {side: Share(die, more, (die + more,)) for side, die, more in rows})
    if kind == RolledOff.NUMBER and before is not None:
        shares = dict(before.shares)
        for side, die in zip(event[2::2], event[3::2], strict=True):
            shares[side] = Share(die, 0, (*shares[side].results, die))
        return Split(event[1], shares)
    if kind == LegislatureRolled.NUMBER:
        rolls = ((event[1], event[2]), (event[3], event[4]))
        return Split(NO_REGION, {side: Share(die, 0, (die,)) for side, die in rolls})
    return before if kind == Awarded.NUMBER else None


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
