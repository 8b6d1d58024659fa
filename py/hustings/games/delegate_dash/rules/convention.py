"""The convention: counts, eliminations, and sharing out region by region (rules 33 to 48)."""

from __future__ import annotations

from hustings.core.model import ALL, NO_LOG, ONE, OVER, Events, Move, Outcome, Rival, Seat, Turn
from hustings.games.delegate_dash.events import (
    Awarded,
    Convened,
    Counted,
    Eliminated,
    LegislatureRolled,
    Pooled,
    Released,
    RolledOff,
    Sealed,
    SplitRolled,
    TiedLast,
    Won,
)
from hustings.games.delegate_dash.state import (
    MAJORITY,
    NOBODY,
    OF_REGION,
    PAWN,
    POOL,
    VALUE,
    DashState,
    regions_held,
    total,
    totals,
)
from hustings.games.delegate_dash.vocabulary import (
    BROKERED,
    BY_LEGISLATURE,
    CHANCE_TURN,
    END,
    LEGISLATE,
    OUTRIGHT,
    RELEASE,
    ROLLOFF,
    SPLIT,
)

REASONS = ("outright", "brokered", "legislature")
"""The outcome's reason is one of these, a dot and the winning candidate: "brokered.2"."""


def convene(state: DashState, events: Events) -> None:
    """Begin the convention: the pawns become markers; the first count follows."""
    state.turn = CHANCE_TURN[SPLIT]  # the last turn of the rounds is over
    for side in range(4):
        state.where[PAWN + side] = side
    pooled = sum(VALUE[m] for m, place in enumerate(state.where) if place == POOL)
    north, east, south, west = totals(state)
    events.append(Convened(north, east, south, west, pooled))
    if not _majority(state, OUTRIGHT, events):
        _count(state, events)


def remaining(state: DashState) -> list[int]:
    """Return the candidates that have not been eliminated."""
    return [side for side in range(4) if not state.gone[side]]


def _majority(state: DashState, how: int, events: Events) -> bool:
    for side, delegates in enumerate(totals(state)):
        if delegates >= MAJORITY:
            _win(state, side, how, events)
            return True
    return False


def _win(state: DashState, side: int, how: int, events: Events) -> None:
    state.winner, state.how = side, how
    state.turn = Turn(OVER, (), END)
    events.append(Won(side, state.owner[side], total(state, side), how))


# Who is last --------------------------------------------------------------------------------------


def _count(state: DashState, events: Events) -> None:
    """Eliminate the last candidate, or let those tied for last give up a region each."""
    state.count += 1
    have = totals(state)
    alive = remaining(state)
    low = min(have[side] for side in alive)
    last = [side for side in alive if have[side] == low]
    if len(last) > 1:
        events.append(TiedLast(low, last))
    if len(last) == 1 or low == 0:
        for side in last:
            _eliminate(state, side, events)
        _share_out(state, 0, events)
        return
    state.tied = tuple(last)
    choosers = sorted(
        state.owner[side]
        for side in last
        if state.owner[side] != NOBODY and len(regions_held(state, side)) > 1
    )
    if choosers:
        _ask(state, tuple(choosers))
    else:
        _open(state, events)


def _eliminate(state: DashState, side: int, events: Events) -> None:
    gone = list(state.gone)
    gone[side] = state.count
    state.gone = tuple(gone)
    events.append(Eliminated(side, total(state, side)))
    for markers in OF_REGION:
        _lose(state, side, markers, events)


def _lose(state: DashState, side: int, markers: tuple[int, ...], events: Events) -> None:
    for marker in markers:
        if state.where[marker] == side:
            state.where[marker] = POOL
            if events is not NO_LOG:
                events.append(Pooled(side, marker, VALUE[marker]))


def _ask(state: DashState, seats: tuple[Seat, ...]) -> None:
    """Ask for sealed choices; a single chooser need not hide its choice from anybody."""
    several = len(seats) > 1 or any(choice != NOBODY for choice in state.sealed)
    state.turn = Turn(ALL if several else ONE, seats, RELEASE)


def release_moves(state: DashState, seat: Seat) -> list[Move]:
    """Return the regions the seat's candidate could give up."""
    return [(RELEASE, region) for region in regions_held(state, state.owner.index(seat))]


def release(state: DashState, seat: Seat, move: Move, events: Events) -> None:
    """Seal the choice of a region to give up; after the last choice all are opened."""
    sealed = list(state.sealed)
    sealed[seat] = move[1]
    state.sealed = tuple(sealed)
    events.append(Sealed(seat))
    rest = tuple(other for other in state.turn.seats if other != seat)
    if rest:
        _ask(state, rest)
    else:
        _open(state, events)


def _open(state: DashState, events: Events) -> None:
    """Open the choices: each candidate tied for last loses one region's markers."""
    for side in state.tied:
        region = _region_lost(state, side)
        markers = [m for m in OF_REGION[region] if state.where[m] == side]
        lost = sum(VALUE[m] for m in markers)
        left = total(state, side) - lost
        events.append(Released(side, region, len(markers), lost, left))
        _lose(state, side, tuple(markers), events)
    state.tied = ()
    state.sealed = (NOBODY,) * state.seats
    _share_out(state, 0, events)


def _region_lost(state: DashState, side: int) -> int:
    """Return the region a tied candidate loses: its choice, or the cheapest."""
    seat = state.owner[side]
    if seat != NOBODY and state.sealed[seat] != NOBODY:
        return state.sealed[seat]
    return min(regions_held(state, side), key=lambda region: (*_worth(state, side, region), region))


def _worth(state: DashState, side: int, region: int) -> tuple[int, int]:
    values = [VALUE[m] for m in OF_REGION[region] if state.where[m] == side]
    return sum(values), len(values)


# Sharing out --------------------------------------------------------------------------------------


def _share_out(state: DashState, first: int, events: Events) -> None:
    """Share out the next region with uncommitted markers; after the last one count again."""
    for region in range(first, 4):
        if any(state.where[m] == POOL for m in OF_REGION[region]):
            state.region = region
            state.turn = CHANCE_TURN[SPLIT]
            return
    events.append(Counted(*totals(state)))
    if _majority(state, BROKERED, events):
        return
    if len(remaining(state)) == 2:  # both have 304: all 608 are held
        state.turn = CHANCE_TURN[LEGISLATE]
    else:
        _count(state, events)


def bonus(state: DashState, side: int) -> int:
    """Return the candidate's bonus: its markers of the region being shared out."""
    return sum(1 for m in OF_REGION[state.region] if state.where[m] == side)


def split(state: DashState, _seat: Seat, move: Move, events: Events) -> None:
    """Roll for a region: the die plus the bonus (rule 41)."""
    alive = remaining(state)
    keys = [0, 0, 0, 0]
    for side, die in zip(alive, move[1:], strict=True):
        keys[side] = die + bonus(state, side)
    state.keys = tuple(keys)
    if events is not NO_LOG:
        ranking: list[int] = []
        for side in _ranked(state):
            more = bonus(state, side)
            ranking += (side, keys[side] - more, more)
        events.append(SplitRolled(state.region, ranking))
    _settle(state, events)


def _ranked(state: DashState) -> list[int]:
    return sorted(remaining(state), key=lambda side: (-state.keys[side], side))


def tied_in_roll(state: DashState) -> list[int]:
    """Return the candidates whose roll for the region equals another's."""
    alive = remaining(state)
    keys = [state.keys[side] for side in alive]
    return [side for side in alive if keys.count(state.keys[side]) > 1]


def rolloff(state: DashState, _seat: Seat, move: Move, events: Events) -> None:
    """Roll again among equals only; the order between the others stands (rule 42)."""
    tied = tied_in_roll(state)
    dice = dict(zip(tied, move[1:], strict=True))
    state.keys = tuple(key * 6 + dice.get(side, 0) for side, key in enumerate(state.keys))
    ranking = [n for side in _ranked(state) if side in dice for n in (side, dice[side])]
    events.append(RolledOff(state.region, ranking))
    _settle(state, events)


def _settle(state: DashState, events: Events) -> None:
    if tied_in_roll(state):
        state.turn = CHANCE_TURN[ROLLOFF]
        return
    order = _ranked(state)
    state.keys = (0, 0, 0, 0)
    _award(state, order, events)
    _share_out(state, state.region + 1, events)


def _award(state: DashState, order: list[int], events: Events) -> None:
    """Hand out the region's uncommitted markers in turn, most valuable first (rule 43)."""
    markers = [m for m in OF_REGION[state.region] if state.where[m] == POOL]
    for i, marker in enumerate(markers):
        side = order[i % len(order)]
        state.where[marker] = side
        if events is not NO_LOG:
            events.append(Awarded(side, marker, VALUE[marker], total(state, side)))


def legislate(state: DashState, _seat: Seat, move: Move, events: Events) -> None:
    """Let the legislature decide between the last two: the higher die wins (rule 45)."""
    first, second = remaining(state)
    a, b = move[1:]
    ranking = (first, a, second, b) if a >= b else (second, b, first, a)
    events.append(LegislatureRolled(ranking))
    if a != b:
        _win(state, first if a > b else second, BY_LEGISLATURE, events)


def outcome(state: DashState) -> Outcome:
    """Return the result. Ranks are among all four candidates: no seat may be first."""
    have = totals(state)
    # the winner; then those not eliminated, by delegates; then the others, last eliminated first
    place = [
        (side == state.winner, not state.gone[side], state.gone[side], have[side])
        for side in range(4)
    ]
    ranks = [1 + sum(other > mine for other in place) for mine in place]
    sides = [state.owner.index(seat) for seat in range(state.seats)]
    return Outcome(
        tuple(ranks[side] for side in sides),
        tuple(have[side] for side in sides),
        f"{REASONS[state.how]}.{state.winner}",
        tuple(Rival(s, ranks[s], have[s]) for s in range(4) if state.owner[s] == NOBODY),
    )
