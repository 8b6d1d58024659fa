"""The log of Delegate Dash: one sentence per event. Decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hustings.core.model import Event, Seat
from hustings.core.wording import Teller, counted, listing
from hustings.games.delegate_dash.board import NULL
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
from hustings.games.delegate_dash.state import NOBODY
from hustings.games.delegate_dash.vocabulary import VOCABULARY


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return one log sentence about what happened; "" when it needs no line."""
    return _EVENT_WORDS[event[0]](event[1:], viewer, names)


Args = tuple[int, ...]


def _laid(_a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return "The 24 states are laid."


def _picked(a: Args, v: Seat | None, n: Sequence[str]) -> str:
    return f"{Teller(v, n).does(a[0], 'play')} {CANDIDATES[a[1]]}."


def _placed(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    states = [state_name(cell, die) for cell, die in zip(a[5:9], a[1:5], strict=True)]
    return f"Coin roll {a[0]}: one coin each to {listing(states)}."


def _round_began(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    if not a[2]:
        return f"Round {a[0]}: no coins lie on {ROUNDS[a[0]]}."
    coins = counted(a[2], "coin")
    name = "Super Tuesday, " if a[0] == 3 else ""
    return f"Round {a[0]}, {name}{ROUNDS[a[0]]}: {coins}. {SHORT[a[1]]} has the dice."


def _flipped(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"{state_name(a[0], a[1])} turns up {worth(a[3])}."


def _rolled(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"Roll: {rolls([n for side in a[5:9] for n in (side, a[1 + side])])}."


def _walked(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    side, _, way, number, *path = a
    where = state_name(path[-1], number)
    if way:
        return f"{SHORT[side]} goes home to {where}."
    return f"{SHORT[side]} moves {steps(len(path) - 1)} to {where}."


def _stayed(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"{SHORT[a[0]]} stays."


def _sought(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    side, cell, number, stake, equal = a
    why = "as much as anywhere else" if equal > 1 else "the most"
    where = state_name(cell, number)
    return f"{SHORT[side]} (automatic) is after {where}: {worth(stake)}, {why} it can reach."


def _found_nothing(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    side = a[0]
    return f"{SHORT[side]} (automatic) can reach no caucus: {state_name(NULL[side], 0)} it is."


def _sent(a: Args, v: Seat | None, n: Sequence[str]) -> str:
    return f"{Teller(v, n).does(a[0], 'send')} {SHORT[a[1]]} to {state_name(a[2], a[3])}."


def _surrendered(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"{SHORT[a[0]]} gives up {marker_name(a[1])} to move again."


def _rerolled(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"{SHORT[a[0]]} rolls {die_name(a[1])}."


def _caucus_rolled(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"Caucus at {state_name(a[0], a[1])}: {rolls(a[2:])}."


def _took(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    side, cell, number, _, value, now = a
    return f"{SHORT[side]} takes {value} at {state_name(cell, number)}, and has {now}."


def _missed(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"{SHORT[a[0]]} gets nothing at {state_name(a[1], a[2])}."


def _stalled(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"Nobody took a coin in {a[1]} rolls: what lies there is uncommitted."


def _pooled(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    if a[0] == NOBODY:
        return f"{marker_name(a[1])} becomes uncommitted."
    return ""


def _silent(_a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return ""


def _standings(a: Sequence[int]) -> str:
    return ", ".join(f"{SHORT[side]} {a[side]}" for side in range(4))


def _convened(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"The convention: {_standings(a)}; {a[4]} uncommitted."


def _tied_last(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"{listing([SHORT[side] for side in a[1:]])} are tied for last with {a[0]}."


def _sealed(a: Args, v: Seat | None, n: Sequence[str]) -> str:
    return f"{Teller(v, n).has(a[0])} chosen a region to give up."


def _released(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    markers = counted(a[2], "marker")
    lost = f"{REGIONS[a[1]]}: {markers}, {worth(a[3])}"
    return f"{SHORT[a[0]]} gives up {lost}, and has {a[4]} left."


def _eliminated(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"{CANDIDATES[a[0]]} is eliminated with {worth(a[1])}."


def _split_rolled(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"For the uncommitted {REGIONS[a[0]]}: {rolls(a[1:], 3)}."


def _rolled_off(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"Roll-off for {REGIONS[a[0]]}: {rolls(a[1:])}."


def _awarded(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"{SHORT[a[0]]} gets {marker_name(a[1])}, and has {a[3]}."


def _counted(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"Count: {_standings(a)}."


def _legislature_rolled(a: Args, _v: Seat | None, _n: Sequence[str]) -> str:
    return f"304 each; the legislature rolls: {rolls(a)}{'; again' if a[1] == a[3] else ''}."


def _won(a: Args, v: Seat | None, n: Sequence[str]) -> str:
    by = "as an automatic candidate" if a[1] == NOBODY else f"for {n[a[1]]}"
    by = "for you" if a[1] == v else by
    return f"{CANDIDATES[a[0]]} wins the nomination {by}, with {worth(a[2])}."


_EVENT_WORDS: Final[tuple[Callable[[Args, Seat | None, Sequence[str]], str], ...]] = (
    _laid,
    _picked,
    _placed,
    _round_began,
    _flipped,
    _rolled,
    _walked,
    _stayed,
    _sought,
    _found_nothing,
    _sent,
    _surrendered,
    _rerolled,
    _caucus_rolled,
    _took,
    _missed,
    _stalled,
    _pooled,
    _silent,
    _convened,
    _tied_last,
    _sealed,
    _released,
    _eliminated,
    _split_rolled,
    _rolled_off,
    _awarded,
    _counted,
    _legislature_rolled,
    _won,
)
assert len(_EVENT_WORDS) == len(VOCABULARY.events)
