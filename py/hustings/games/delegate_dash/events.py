"""What can happen in Delegate Dash: each event with its fields, declared once."""

from __future__ import annotations

from hustings.core.vocabulary import GameEvent, Rest
from hustings.games.delegate_dash.vocabulary import VOCABULARY

#
# Cells index `board.CELLS`, 24 is the gap; `number` is a state's, 0 for null. Rankings list
# who, die (and bonus in `SplitRolled`) again and again, best first.


class Laid(GameEvent, of=VOCABULARY, rule=2, told=True):
    """The number of each of the 24 states in reading order."""

    numbers: Rest


class Picked(GameEvent, of=VOCABULARY, rule=4, told=True):
    """The seat plays this candidate."""

    seat: int
    candidate: int


class Placed(GameEvent, of=VOCABULARY, rule=6, told=True):
    """Coin roll 1 to 6; the dice by region; the cell each region's coin went to, face down."""

    roll: int
    north: int
    east: int
    south: int
    west: int
    cells: Rest


class RoundBegan(GameEvent, of=VOCABULARY, rule=9, told=True):
    """Round 1 to 5; the candidate with the dice; how many coins will be turned over (with 0 the
    round is over).
    """

    round: int
    holder: int
    coins: int


class Flipped(GameEvent, of=VOCABULARY, rule=10):
    """A coin on this cell turned out to be this one."""

    cell: int
    number: int
    marker: int
    value: int


class Rolled(GameEvent, of=VOCABULARY, rule=12, told=True):
    """Who has the dice; each candidate's die; the candidates in the order in which they move."""

    holder: int
    north: int
    east: int
    south: int
    west: int
    order: Rest


class Walked(GameEvent, of=VOCABULARY, rule=15, told=True):
    """Went with this die; way 0: within reach, 1: home by rule 17; number of the state reached; a
    shortest path with both ends.
    """

    candidate: int
    roll: int
    way: int
    number: int
    path: Rest


class Stayed(GameEvent, of=VOCABULARY, rule=14, told=True):
    """Stayed there (24: in the gap) with this die."""

    candidate: int
    roll: int
    cell: int


class Sought(GameEvent, of=VOCABULARY, rule=22):
    """An automatic candidate goes for this cell; delegates face up there; how many cells within
    reach have as many, this one included.
    """

    candidate: int
    cell: int
    number: int
    stake: int
    equal: int


class FoundNothing(GameEvent, of=VOCABULARY, rule=24):
    """Nothing lies face up within an automatic candidate's reach: it goes to its null state."""

    candidate: int


class Sent(GameEvent, of=VOCABULARY, rule=23, told=True):
    """The seat with the dice chose among equals for an automatic candidate."""

    seat: int
    candidate: int
    cell: int
    number: int


class Surrendered(GameEvent, of=VOCABULARY, rule=20, told=True):
    """Gave up a coin, which is uncommitted now."""

    candidate: int
    marker: int
    value: int
    total: int


class Rerolled(GameEvent, of=VOCABULARY, rule=20, told=True):
    """What it rolled for that."""

    candidate: int
    die: int


class CaucusRolled(GameEvent, of=VOCABULARY, rule=28, told=True):
    """Several candidates are there: in this order they take."""

    cell: int
    number: int
    ranking: Rest


class Took(GameEvent, of=VOCABULARY, rule=27, told=True):
    """Took this coin."""

    candidate: int
    cell: int
    number: int
    marker: int
    value: int
    total: int


class Missed(GameEvent, of=VOCABULARY, rule=28):
    """Was there, but no coin was left."""

    candidate: int
    cell: int
    number: int


class Stalled(GameEvent, of=VOCABULARY, rule=32, told=True):
    """So many rolls in a row without a coin taken: the round is broken off."""

    round: int
    rolls: int


class Pooled(GameEvent, of=VOCABULARY, rule=40):
    """The marker is uncommitted now; 4: nobody had it."""

    candidate: int
    marker: int
    value: int


class RoundEnded(GameEvent, of=VOCABULARY, rule=31):
    """The round is over."""

    round: int


class Convened(GameEvent, of=VOCABULARY, rule=33, told=True):
    """The convention begins; delegates by candidate, pawns included, and of the uncommitted
    markers.
    """

    north: int
    east: int
    south: int
    west: int
    uncommitted: int


class TiedLast(GameEvent, of=VOCABULARY, rule=36, told=True):
    """These share the last place with so many."""

    total: int
    candidates: Rest


class Sealed(GameEvent, of=VOCABULARY, rule=37, told=True):
    """Has sealed which region to give up."""

    seat: int


class Released(GameEvent, of=VOCABULARY, rule=36, told=True, reveals=True):
    """Gives up this region: how many markers, what they are worth, what is left; a `pooled` for
    each follows.
    """

    candidate: int
    region: int
    markers: int
    delegates: int
    total: int


class Eliminated(GameEvent, of=VOCABULARY, rule=35, told=True):
    """Drops out with so many, all of which go to the uncommitted: a `pooled` for each follows."""

    candidate: int
    total: int


class SplitRolled(GameEvent, of=VOCABULARY, rule=41, told=True):
    """The roll for the region's uncommitted markers; the bonus is added to the die."""

    region: int
    ranking: Rest


class RolledOff(GameEvent, of=VOCABULARY, rule=42, told=True):
    """Those equal to another rolled again; the order between others stands."""

    region: int
    ranking: Rest


class Awarded(GameEvent, of=VOCABULARY, rule=43, told=True):
    """Got this uncommitted marker."""

    candidate: int
    marker: int
    value: int
    total: int


class Counted(GameEvent, of=VOCABULARY, rule=34, told=True):
    """A count: delegates by candidate."""

    north: int
    east: int
    south: int
    west: int


class LegislatureRolled(GameEvent, of=VOCABULARY, rule=45, told=True):
    """304 to 304: equal dice are rolled again."""

    ranking: Rest


class Won(GameEvent, of=VOCABULARY, rule=44, told=True):
    """Has won; seat 4: automatic; how 0: before, 1: at the convention's count, 2: by the
    legislature.
    """

    candidate: int
    seat: int
    total: int
    how: int
