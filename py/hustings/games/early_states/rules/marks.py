"""Effects of marks in Early States: places, bonus, dice, last turns; and the solo rival."""

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
    """Fill circles (enough are free) and apply the effects of a full row."""
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
    """Give the seat the best place left in a full state, and the bonus for a first place."""
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
    gained = (prizes[rank], bonus, s.score[seat], s.cash[seat])
    events.append(Filled(seat, state, rank + 1, *gained))
    if not rank:
        first_gone(s, s.seats + 1, events)


def first_gone(s: State, turns: int, events: Events) -> None:
    """Count a first place as taken. turns: still to be ended after the last one."""
    s.firsts -= 1
    if not s.firsts:
        s.last = turns
        events.append(LastTurnsBegan(s.seats))


def goes_on(state: State) -> bool:
    """Return whether the active seat has another turn after this one."""
    if state.seats == 1 and state.turns + 1 >= SOLO_TURNS:
        return False
    return state.last < 0 or state.last > state.seats


def rival_next(s: State) -> int | None:
    """Return the state the solo rival takes next, None when no first place is open.

    For a rival that strikes: the announced state, or the one it would announce now.
    """
    if s.rival == STRIKES:
        return s.target if s.target >= 0 else next(iter(_nearest(s)), None)
    for state in _RIVAL_ORDER:
        if not s.taken[state]:
            return state
    return None


def rival_in(s: State, place: int) -> int:
    """Return in how many turns, with the current one, the rival takes a first place.

    That is if the solo player takes none: each first place taken earlier brings it forward. 0 when
    the place is gone.
    """
    if s.taken[place]:
        return 0
    if s.rival == STRIKES:
        before = 0 if place == s.target else _nearest(s).index(place) + (s.target >= 0)
    else:
        before = sum(not s.taken[other] for other in _RIVAL_ORDER[: _RIVAL_ORDER.index(place)])
    return RIVAL_EVERY - s.turns % RIVAL_EVERY + RIVAL_EVERY * before


def _nearest(s: State) -> list[int]:
    """Return the states with an open first place, nearest to full first (rule 51).

    The announced state is left out.
    """
    open_states = [state for state in range(9) if not s.taken[state] and state != s.target]
    return sorted(open_states, key=lambda state: (s.free(0, state), -PRIZES[state][0], state))


def rival_acts(s: State, events: Events) -> None:
    """Play the solo rival between two turns."""
    if s.turns % RIVAL_EVERY == 0:
        rival_takes(s, events)
    elif s.rival == STRIKES:
        rival_announces(s, events)


def rival_announces(s: State, events: Events) -> None:
    """Announce the first place the rival goes for, if one is open."""
    for state in _nearest(s)[:1]:
        s.target = state
        events.append(Announced(state, s.turns + 1))


def rival_takes(s: State, events: Events) -> None:
    """Take the next first place for the solo rival.

    A rival that strikes takes all places of the state. Where the announced state was taken before,
    it takes the next one at once (rule 52).
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
