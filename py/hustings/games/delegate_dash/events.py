"""The events of Delegate Dash with their fields.

Cells index `board.CELLS`, 24 is the gap. `number` is a state's number, 0 for a null state. Rankings
repeat candidate and die (in `SplitRolled` candidate, die and bonus), best first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import BRIEF, SCENE
from hustings.core.vocabulary import GameEvent, Rest
from hustings.games.delegate_dash.vocabulary import VOCABULARY

WALK_BEAT_MS: Final = 450
"""How long a pawn's walk stays: its animation takes 80 ms a state and at most 400."""


class Laid(GameEvent, of=VOCABULARY, rule=2, shown=True):
    """The 24 states were laid out; these are their numbers in reading order."""

    numbers: Rest


class Picked(GameEvent, of=VOCABULARY, rule=4, shown=True):
    """A seat picked the candidate it plays."""

    seat: int
    candidate: int


class Placed(GameEvent, of=VOCABULARY, rule=6, shown=True, length=BRIEF, sound="coin"):
    """A coin went to one state of each region: the coin roll, 1 to 6; the dice by region; the cell
    each region's coin went to, face down.
    """

    roll: int
    north: int
    east: int
    south: int
    west: int
    cells: Rest


class RoundBegan(GameEvent, of=VOCABULARY, rule=9, shown=True, length=900):
    """A round, 1 to 5, began: the candidate with the dice; how many coins will be turned over (with
    0 the round is over).
    """

    round: int
    holder: int
    coins: int


class Flipped(GameEvent, of=VOCABULARY, rule=10, sound="coin"):
    """A coin on this cell was turned over and shows this marker."""

    cell: int
    number: int
    marker: int
    value: int


class Rolled(GameEvent, of=VOCABULARY, rule=12, shown=True, length=900, sound="dice"):
    """The candidate with the dice rolled for all: each candidate's die; the candidates in the order
    in which they move.
    """

    holder: int
    north: int
    east: int
    south: int
    west: int
    order: Rest


class Walked(GameEvent, of=VOCABULARY, rule=15, shown=True, length=WALK_BEAT_MS):
    """A candidate walked with this die. Way 0 is within reach, way 1 home by rule 17; `number` is
    that of the state reached; the path is a shortest one with both ends.
    """

    candidate: int
    roll: int
    way: int
    number: int
    path: Rest


class Stayed(GameEvent, of=VOCABULARY, rule=14, shown=True, length=BRIEF):
    """A candidate with this die stayed on this cell (24: in the gap)."""

    candidate: int
    roll: int
    cell: int


class Sought(GameEvent, of=VOCABULARY, rule=22):
    """An automatic candidate goes for this cell: the delegates face up there; how many cells within
    reach have as many, this one included.
    """

    candidate: int
    cell: int
    number: int
    stake: int
    equal: int


class FoundNothing(GameEvent, of=VOCABULARY, rule=24):
    """An automatic candidate found no coin face up within its reach and goes to its null state."""

    candidate: int


class Sent(GameEvent, of=VOCABULARY, rule=23, shown=True, length=BRIEF):
    """The seat with the dice chose among equals for an automatic candidate."""

    seat: int
    candidate: int
    cell: int
    number: int


class Surrendered(GameEvent, of=VOCABULARY, rule=20, shown=True, length=BRIEF, sound="coin"):
    """A candidate gave up a coin, which is uncommitted now."""

    candidate: int
    marker: int
    value: int
    total: int


class Rerolled(
    GameEvent, of=VOCABULARY, rule=20, shown=True, length=SCENE, sound="dice", decisive=True
):
    """A candidate rolled this die for the coin it gave up."""

    candidate: int
    die: int


class CaucusRolled(
    GameEvent, of=VOCABULARY, rule=28, shown=True, length=1300, sound="dice", decisive=True
):
    """Several candidates rolled at a caucus; in this order they take coins."""

    cell: int
    number: int
    ranking: Rest


class Took(GameEvent, of=VOCABULARY, rule=27, shown=True, length=600, sound="coin"):
    """A candidate took this coin."""

    candidate: int
    cell: int
    number: int
    marker: int
    value: int
    total: int


class Missed(GameEvent, of=VOCABULARY, rule=28, length=500):
    """A candidate was at a caucus, but no coin was left."""

    candidate: int
    cell: int
    number: int


class Stalled(GameEvent, of=VOCABULARY, rule=32, shown=True, length=SCENE):
    """The round was broken off: this many rolls in a row brought nobody a coin."""

    round: int
    rolls: int


class Pooled(GameEvent, of=VOCABULARY, rule=40):
    """A marker became uncommitted; candidate 4 means that nobody had it."""

    candidate: int
    marker: int
    value: int


class RoundEnded(GameEvent, of=VOCABULARY, rule=31):
    """A round ended."""

    round: int


class Convened(GameEvent, of=VOCABULARY, rule=33, shown=True, length=2200, sound="stamp"):
    """The convention began: delegates by candidate, pawns included, and uncommitted delegates."""

    north: int
    east: int
    south: int
    west: int
    uncommitted: int


class TiedLast(GameEvent, of=VOCABULARY, rule=36, shown=True, length=SCENE):
    """These candidates share the last place; `total` is each one's delegates."""

    total: int
    candidates: Rest


class Sealed(GameEvent, of=VOCABULARY, rule=37, shown=True, length=BRIEF, sound="card"):
    """A seat sealed which region to give up."""

    seat: int


class Released(
    GameEvent, of=VOCABULARY, rule=36, shown=True, reveals=True, length=SCENE, decisive=True
):
    """A candidate gave up this region: how many markers, what they are worth, what is left; a
    `pooled` for each follows.
    """

    candidate: int
    region: int
    markers: int
    delegates: int
    total: int


class Eliminated(
    GameEvent, of=VOCABULARY, rule=35, shown=True, length=2600, sound="stamp", decisive=True
):
    """A candidate was eliminated. Its `total` delegates become uncommitted: a `pooled` for each
    marker follows.
    """

    candidate: int
    total: int


class SplitRolled(
    GameEvent, of=VOCABULARY, rule=41, shown=True, length=1400, sound="dice", decisive=True
):
    """The candidates rolled for the region's uncommitted markers; the bonus is added to the die."""

    region: int
    ranking: Rest


class RolledOff(
    GameEvent, of=VOCABULARY, rule=42, shown=True, length=SCENE, sound="dice", decisive=True
):
    """Candidates with equal results rolled again; the order between others stands."""

    region: int
    ranking: Rest


class Awarded(
    GameEvent, of=VOCABULARY, rule=43, shown=True, length=650, sound="coin", decisive=True
):
    """A candidate got this uncommitted marker."""

    candidate: int
    marker: int
    value: int
    total: int


class Counted(GameEvent, of=VOCABULARY, rule=34, shown=True, length=SCENE):
    """The convention counted: delegates by candidate."""

    north: int
    east: int
    south: int
    west: int


class LegislatureRolled(
    GameEvent, of=VOCABULARY, rule=45, shown=True, length=2400, sound="dice", decisive=True
):
    """The legislature rolled at 304 to 304; equal dice are rolled again."""

    ranking: Rest


class Won(GameEvent, of=VOCABULARY, rule=44, shown=True, length=2800, sound="stamp"):
    """A candidate won. Seat 4 means that it is automatic; `how` is 0 before the convention's count,
    1 at it, 2 by the legislature.
    """

    candidate: int
    seat: int
    total: int
    how: int


def north_to_west(event: Placed | Rolled | Convened | Counted) -> tuple[int, int, int, int]:
    """Return an event's four numbers by candidate or region, in their usual order."""
    return event.north, event.east, event.south, event.west


def rows(ranking: Sequence[int], width: int = 2) -> list[tuple[int, ...]]:
    """Split a ranking into (candidate, die) rows, with width 3 (candidate, die, bonus) rows."""
    return [tuple(ranking[i : i + width]) for i in range(0, len(ranking), width)]
