"""What is said of an event while it is shown: one short line each. Decides nothing.

Of what a seat does it is said without its name, which stands before it: "Iris: North to Suns ace".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from hustings.core.model import Event, Seat
from hustings.core.wording import counted, form, listing
from hustings.games.delegate_dash.board import REGION
from hustings.games.delegate_dash.events import (
    Awarded,
    CaucusRolled,
    Convened,
    Counted,
    Eliminated,
    Flipped,
    Laid,
    LegislatureRolled,
    Missed,
    Picked,
    Placed,
    Released,
    Rerolled,
    Rolled,
    RolledOff,
    RoundBegan,
    Sealed,
    Sent,
    SplitRolled,
    Stalled,
    Stayed,
    Surrendered,
    TiedLast,
    Took,
    Walked,
    Won,
)
from hustings.games.delegate_dash.names import (
    CANDIDATES,
    REGIONS,
    ROUNDS,
    SHORT,
    die_name,
    marker_name,
    rolls,
    state_name,
    steps,
    worth,
)
from hustings.games.delegate_dash.rules.campaign import venues_of
from hustings.games.delegate_dash.state import MAJORITY, NOBODY, DashState
from hustings.games.delegate_dash.vocabulary import BROKERED, BY_LEGISLATURE, OUTRIGHT


class Told(NamedTuple):
    """What is known of an event beside its numbers: the positions before and with it, who looks."""

    before: DashState
    after: DashState
    viewer: Seat | None
    names: Sequence[str]


Args = tuple[int, ...]


def says(event: Event, told: Told) -> str:
    """Return one line on the event; "" where it goes with another."""
    words = _WORDS.get(event[0])
    return words(event[1:], told) if words is not None else ""


def _who(side: int, t: Told) -> str:
    """Return what a candidate is called: those that nobody plays are said to be automatic."""
    return SHORT[side] + (" (automatic)" if t.after.owner[side] == NOBODY else "")


def _standings(a: Sequence[int], t: Told) -> str:
    here = [side for side in range(4) if not t.after.gone[side]]
    return ", ".join(f"{SHORT[side]} {a[side]}" for side in here)


# Setting up and the rounds ------------------------------------------------------------------------


def _placed(a: Args, _t: Told) -> str:
    states = [state_name(cell, die) for cell, die in zip(a[5:9], a[1:5], strict=True)]
    return f"Coin roll {a[0]} of 6: {', '.join(states)}"


def _round_began(a: Args, _t: Told) -> str:
    number, holder, coins = a
    if not coins:
        return f"Round {number}: no coins lie on {ROUNDS[number]}"
    name = "Super Tuesday" if number == 3 else f"Round {number}"
    return f"{name}: {ROUNDS[number]}, {counted(coins, 'coin')}; {SHORT[holder]} has the dice"


def _flipped(_a: Args, t: Told) -> str:
    """Only the last coin says something: what lies face up in each region now."""
    state = t.after
    if any(state.down[cell] for cell in venues_of(state, state.round)):
        return ""
    sums = [0, 0, 0, 0]
    for cell, stake in enumerate(state.stake):
        sums[REGION[cell]] += stake
    return "Face up: " + ", ".join(
        f"{name} {n}" for name, n in zip(REGIONS, sums, strict=True) if n
    )


def _rolled(a: Args, _t: Told) -> str:
    return "Order: " + ", ".join(f"{SHORT[side]} {die_name(a[1 + side])}" for side in a[5:9])


def _walked(a: Args, t: Told) -> str:
    side, _, way, number, *path = a
    stake = t.after.stake[path[-1]]
    how = "home" if way else steps(len(path) - 1)
    if stake:
        why = f", for {stake}"
    else:
        why = ": nothing in reach" if t.after.owner[side] == NOBODY else ""
    return f"{_who(side, t)} to {state_name(path[-1], number)}, {how}{why}"


def _stayed(a: Args, t: Told) -> str:
    side, _, cell = a
    number = t.after.tiles[cell] if cell < len(t.after.tiles) else 0
    stake = t.after.stake[cell] if cell < len(t.after.stake) else 0
    why = f" for {stake}" if stake else ""
    return f"{_who(side, t)} stays in {state_name(cell, number)}{why}"


def _caucus_rolled(a: Args, _t: Told) -> str:
    cell, number, *ranking = a
    tie = tie_break(cell, ranking)
    return f"Caucus, {state_name(cell, number)}: {rolls(ranking)}" + (f"; {tie}" if tie else "")


def tie_break(cell: int, ranking: Sequence[int]) -> str:
    """Return why one of two equal dice comes first at a caucus; "" where none are equal."""
    home, dice = REGION[cell], ranking[1::2]
    for side, die in zip(ranking[::2], dice, strict=True):
        if dice.count(die) > 1:
            return "a tie, home first" if side == home else f"a tie, clockwise from {SHORT[home]}"
    return ""


def _took(a: Args, t: Told) -> str:
    side, cell, number, _, value, now = a
    return f"{_who(side, t)} takes {value} in {state_name(cell, number)}, now {now}"


def _missed(a: Args, t: Told) -> str:
    """Only the last of them says something, for all."""
    voters = t.before.voters
    if voters and voters[-1] != a[0]:
        return ""
    gets = form(len(voters), "gets", "get")
    return f"{listing([SHORT[side] for side in voters])} {gets} nothing in {state_name(*a[1:3])}"


def _stalled(a: Args, t: Told) -> str:
    left = counted(sum(t.before.stake), "delegate")
    return f"No coin taken in {a[1]} rolls: {left} left uncommitted"


# The convention -----------------------------------------------------------------------------------


def _convened(a: Args, t: Told) -> str:
    left = f"; {a[4]} uncommitted" if a[4] else ""
    return f"The convention: {_standings(a, t)}{left}"


def _tied_last(a: Args, _t: Told) -> str:
    then = "each gives up a region" if a[0] else "with nothing they are out"
    return f"Tied for last with {a[0]}: {listing([SHORT[side] for side in a[1:]])}; {then}"


def _released(a: Args, t: Told) -> str:
    side, region, markers, lost, left = a
    what = f"{counted(markers, 'marker')} of {REGIONS[region]}"
    return f"{_who(side, t)} gives up {what}: {worth(lost)} gone, {left} left"


def _counted(a: Args, t: Told) -> str:
    most = max(a)
    what = "" if most >= MAJORITY else f"; nobody has {MAJORITY}"
    return f"Counted again: {_standings(a, t)}{what}"


def _legislature_rolled(a: Args, _t: Told) -> str:
    again = "; equal, again" if a[1] == a[3] else ""
    return f"304 each, so the legislature rolls: {rolls(a)}{again}"


_HOW: Final = {
    OUTRIGHT: "a majority at once",
    BROKERED: "a majority at the convention",
    BY_LEGISLATURE: "by the legislature’s roll",
}


def _won(a: Args, t: Told) -> str:
    side, seat, have, how = a
    if seat != NOBODY:
        whose = "you win" if seat == t.viewer else f"{t.names[seat]} wins"
    else:
        whose = "automatic, so you lose" if len(t.names) == 1 else "automatic, so all lose"
    return f"{CANDIDATES[side]} is nominated with {have}, {_HOW[how]}: {whose}"


_WORDS: Final[Mapping[int, Callable[[Args, Told], str]]] = {
    Laid.NUMBER: lambda _a, _t: "The 24 states are laid out",
    Picked.NUMBER: lambda a, _t: f"plays {CANDIDATES[a[1]]}",
    Placed.NUMBER: _placed,
    RoundBegan.NUMBER: _round_began,
    Flipped.NUMBER: _flipped,
    Rolled.NUMBER: _rolled,
    Walked.NUMBER: _walked,
    Stayed.NUMBER: _stayed,
    Sent.NUMBER: lambda a, _t: f"sends {SHORT[a[1]]} to {state_name(*a[2:4])}, as good as any",
    Surrendered.NUMBER: lambda a, _t: (
        f"{SHORT[a[0]]} gives up {marker_name(a[1])} to roll and move again"
    ),
    Rerolled.NUMBER: lambda a, _t: f"{SHORT[a[0]]} rolls {die_name(a[1])}",
    CaucusRolled.NUMBER: _caucus_rolled,
    Took.NUMBER: _took,
    Missed.NUMBER: _missed,
    Stalled.NUMBER: _stalled,
    Convened.NUMBER: _convened,
    TiedLast.NUMBER: _tied_last,
    Sealed.NUMBER: lambda _a, _t: "has chosen which region to give up",
    Released.NUMBER: _released,
    Eliminated.NUMBER: lambda a, t: (
        f"Count {t.after.count}: {CANDIDATES[a[0]]} is last with {a[1]} and out"
    ),
    SplitRolled.NUMBER: lambda a, _t: f"For the uncommitted {REGIONS[a[0]]}: {rolls(a[1:], 3)}",
    RolledOff.NUMBER: lambda a, _t: f"Equal, so a roll-off for {REGIONS[a[0]]}: {rolls(a[1:])}",
    Awarded.NUMBER: lambda a, _t: f"{SHORT[a[0]]} gets {marker_name(a[1])}, now {a[3]}",
    Counted.NUMBER: _counted,
    LegislatureRolled.NUMBER: _legislature_rolled,
    Won.NUMBER: _won,
}
