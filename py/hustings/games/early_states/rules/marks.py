"""What marks bring in Early States: full rows, places, bonus, dice, and the last call."""

from __future__ import annotations

from typing import Final

from hustings.core.model import NO_LOG, Events, Seat
from hustings.games.early_states.events import (
    Announced,
    Filled,
    Foiled,
    GainedDie,
    LastTurnsBegan,
    Marked,
    RivalMoved,
    Struck,
)
from hustings.games.early_states.sheet import (
    CIRCLES,
    FIRST_BONUS,
    PLACES,
    PRIZES,
    RIVAL_EVERY,
    SECOND_DIE,
    SOLO_TURNS,
    STRIKES,
)
from hustings.games.early_states.state import UNPLACED, State

_RIVAL_ORDER: Final = sorted(range(9), key=lambda s: (CIRCLES[s], PRIZES[s][0], s))


def mark(s: State, seat: Seat, place: int, count: int, source: int, events: Events) -> None:
    """Fill circles (there is room) and see to what a full row brings."""
    at = seat * PLACES + place
    filled = s.marks[at] = s.marks[at] + count
    if events is not NO_LOG:
        events.append(Marked(seat, place, count, filled, source))
    if filled < CIRCLES[place]:
        return
    if place >= SECOND_DIE:
        events.append(GainedDie(seat, s.dice_of(seat)))
    else:
        _fill(s, seat, place, events)


def _fill(s: State, seat: Seat, state: int, events: Events) -> None:
    """Give a full state its best place left, and the bonus for a first one."""
    rank, prizes = s.taken[state], PRIZES[state]
    if rank >= len(prizes):
        s.place[seat * 9 + state] = UNPLACED
        events.append(Filled(seat, state, 0, 0, 0, s.score[seat], s.cash[seat]))
        return
    s.taken[state] = rank + 1
    s.place[seat * 9 + state] = rank + 1
    s.score[seat] += prizes[rank]
    bonus = 0 if rank else FIRST_BONUS
    s.cash[seat] += bonus
    worth = (prizes[rank], bonus, s.score[seat], s.cash[seat])
    events.append(Filled(seat, state, rank + 1, *worth))
    if not rank:
        first_gone(s, s.seats + 1, events)


def first_gone(s: State, turns: int, events: Events) -> None:
    """Count a first place as gone; after the last one so many turns are still to be ended."""
    s.firsts -= 1
    if not s.firsts:
        s.last = turns
        events.append(LastTurnsBegan(s.seats))


def goes_on(state: State) -> bool:
    """Return whether the player whose turn it is has another turn after this one."""
    if state.seats == 1 and state.turns + 1 >= SOLO_TURNS:
        return False
    return state.last < 0 or state.last > state.seats


def rival_next(s: State) -> int | None:
    """Return the state the rival of a lone player takes next, None when no first place is open.

    Of a rival that strikes: the one announced, or before that the one that would be announced now.
    """
    if s.rival == STRIKES:
        return s.target if s.target >= 0 else next(iter(_nearest(s)), None)
    for state in _RIVAL_ORDER:
        if not s.taken[state]:
            return state
    return None


def rival_in(s: State, place: int) -> int:
    """Return after how many turns, the one under way included, the rival takes a first place.

    That is if a lone player leaves everything to it: each first place taken before brings it
    forward. 0 when the place is gone.
    """
    if s.taken[place]:
        return 0
    if s.rival == STRIKES:
        before = 0 if place == s.target else _nearest(s).index(place) + (s.target >= 0)
    else:
        before = sum(not s.taken[other] for other in _RIVAL_ORDER[: _RIVAL_ORDER.index(place)])
    return RIVAL_EVERY - s.turns % RIVAL_EVERY + RIVAL_EVERY * before


def _nearest(s: State) -> list[int]:
    """Return the states a lone player may still be first in, those nearest to full first (rule 51).

    One that has been announced is not among them.
    """
    found = [state for state in range(9) if not s.taken[state] and state != s.target]
    return sorted(found, key=lambda state: (s.free(0, state), -PRIZES[state][0], state))


def rival_acts(s: State, events: Events) -> None:
    """Let the rival of a lone player do what it does between two turns."""
    if s.turns % RIVAL_EVERY == 0:
        rival_takes(s, events)
    elif s.rival == STRIKES:
        rival_announces(s, events)


def rival_announces(s: State, events: Events) -> None:
    """Let the rival say which first place it is going for, if one is open."""
    for state in _nearest(s)[:1]:
        s.target = state
        events.append(Announced(state, s.turns + 1))


def rival_takes(s: State, events: Events) -> None:
    """Let a lone player's rival take the open first place that it has its eyes on.

    One that strikes takes all places of the state, and never leaves with nothing: where it was
    forestalled it takes the next one at once.
    """
    announced, s.target = s.target, -1
    if announced >= 0 and s.taken[announced]:
        events.append(Foiled(announced))
        announced = -1
    state = announced if announced >= 0 else rival_next(s)
    if state is None:
        return
    strikes = s.rival == STRIKES
    s.taken[state] = len(PRIZES[state]) if strikes else 1
    events.append(Struck(state) if strikes else RivalMoved(state, PRIZES[state][0]))
    first_gone(s, 1, events)
