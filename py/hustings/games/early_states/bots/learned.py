"""What a sheet of Early States is worth between two turns: a sum of learned table entries.

Every seat gets a number from its own sheet and from how near its nearest rival is in each state.
The chance to win is the softmax of these numbers; alone, the other number is 0. All of them are
worth looking up for a position in which a turn has just ended, or before the first throw.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from hustings.core.model import OVER, Seat
from hustings.games.early_states.rules.marks import rival_in
from hustings.games.early_states.sheet import (
    CIRCLES,
    DEBATE,
    FINANCE,
    ISSUES,
    MANAGER,
    ORGANISER,
    PLACES,
    PRIZES,
    RADIO,
    SECOND_DIE,
    SOLO_TARGET,
    SOLO_TURNS,
    SPOKESPERSON,
    TELEVISION,
    THIRD_DIE,
)
from hustings.games.early_states.state import State

ROUNDS: Final = 15
PURSE: Final = 15
"""More funds than this count like so many."""
WON_ALONE: Final = 0.6
"""How much of the worth of a game alone is whether it was won; the rest is by how much."""
WINS: Final = (1.4, 1.9)
"""Base and slope, in log odds, that turn the value of a game alone into the chance to win it: those
of Hard against the rival that strikes, by `tools/research/chances.py early_states --seats 1`."""
BREADTH: Final = 8.0
"""So many delegates are one step of that rest."""


class Tables:
    """Where each table begins in the one list of weights; `SIZE` is how many there are."""

    def __init__(self) -> None:
        self.size = 0
        circles = CIRCLES[:SECOND_DIE]
        depth = [len(prizes) for prizes in PRIZES]
        # by state: places taken, circles I need, circles the nearest rival needs
        self.need = [self._add(d * (c + 1) * (c + 1)) for c, d in zip(circles, depth, strict=True)]
        self.pace = [self._add((c + 1) * 5) for c in circles]  # circles I need, fifth of the game
        # the same when one turn is left: places taken, circles I need, dice
        self.last = [self._add(d * (c + 1) * 3) for c, d in zip(circles, depth, strict=True)]
        self.rows = self._add(5 * 7 * ROUNDS)  # marks in the two staff rows, round
        self.hired = self._add(3 * 16 * ROUNDS)  # dice, staff, round
        self.power = self._add(3 * 4 * 10)  # dice, Spokesperson and Manager, firsts open
        self.purse = self._add((PURSE + 1) * ROUNDS)  # funds, round
        self.means = self._add((PURSE + 1) * 4)  # funds, Spokesperson and Manager
        self.aired = self._add(8 * 16 * 5)  # ads and issues used, fifth of the game
        self.score = self._add(11)  # firsts open: for every ten delegates
        self.order = self._add(6 * 10)  # how many others throw before me, firsts open
        self.final = self._add(3 * 16)  # the same when one turn is left: dice, staff
        self.change = self._add(PURSE + 1)  # and funds

    def _add(self, cells: int) -> int:
        start = self.size
        self.size += cells
        return start


TABLES: Final = Tables()
SIZE: Final = TABLES.size


def staff_bits(items: int) -> int:
    """Return which of the staff are hired, as bits: organiser, finance, spokesperson, manager."""
    return (
        items >> ORGANISER & 1
        | (items >> FINANCE & 1) << 1
        | (items >> SPOKESPERSON & 1) << 2
        | (items >> MANAGER & 1) << 3
    )


def aired_cell(items: int) -> int:
    """Return the cell of the ads and issues used, for fifth 0 of the game."""
    ads = items >> RADIO & 1 | (items >> TELEVISION & 1) << 1 | (items >> DEBATE & 1) << 2
    return (ads * 16 + (items >> ISSUES[0])) * 5


def sheet_cells(
    rows: tuple[int, int], items: int, cash: int, turn: int, firsts: int
) -> tuple[int, ...]:
    """Return the cells of everything on a sheet but its states, while the race is open."""
    dice = (rows[0] == CIRCLES[SECOND_DIE]) + (rows[1] == CIRCLES[THIRD_DIE])
    staff = staff_bits(items)
    purse = min(cash, PURSE)
    t = TABLES
    return (
        t.rows + (rows[0] * 7 + rows[1]) * ROUNDS + turn,
        t.hired + (dice * 16 + staff) * ROUNDS + turn,
        t.power + (dice * 4 + (staff >> 2)) * 10 + firsts,
        t.purse + purse * ROUNDS + turn,
        t.means + purse * 4 + (staff >> 2),
        t.aired + aired_cell(items) + turn // 3,
    )


def last_cells(dice: int, items: int, cash: int) -> tuple[int, ...]:
    """Return the same for a seat that has one turn left."""
    t = TABLES
    return (t.final + (dice - 1) * 16 + staff_bits(items), t.change + min(cash, PURSE))


def round_of(turns: int, seats: int) -> int:
    """Return the round that so many turns lead to, as the tables count."""
    return min(turns // seats, ROUNDS - 1)


def turns_to_come(state: State, seat: Seat) -> int:
    """Return how many turns a seat has after this position, -1 while nobody knows.

    The position lies between turns: nothing of a turn has been thrown yet.
    """
    if state.seats == 1:
        left = SOLO_TURNS - state.turns
        return min(left, state.last) if state.last >= 0 else (-1 if left > 1 else left)
    if state.last < 0:
        return -1
    away = (seat - state.active) % state.seats
    return 1 if away < state.last else 0


def rivals_need(state: State, seat: Seat, place: int) -> int:
    """Return how few circles anybody else needs to fill a state; 0 when nobody is left to.

    Alone: how many turns it is until the rival takes it, 0 when it has; one that strikes, if no
    more marks are made.
    """
    if state.seats == 1:
        return min(CIRCLES[place], rival_in(state, place))
    best = 99
    circles, marks = CIRCLES[place], state.marks
    for other in range(state.seats):
        if other != seat:
            need = circles - marks[other * PLACES + place]
            if 0 < need < best:
                best = need
    return 0 if best == 99 else best


def state_cells(place: int, taken: int, need: int, rival: int, fifth: int) -> tuple[int, int]:
    """Return the two cells of a state that is not full and has a place left."""
    wide = CIRCLES[place] + 1
    return (
        TABLES.need[place] + (taken * wide + need) * wide + rival,
        TABLES.pace[place] + need * 5 + fifth,
    )


def cells(state: State, seat: Seat) -> tuple[list[int], float, int]:
    """Return the cells that count for a seat, and what its score counts times which cell."""
    found: list[int] = []
    left = turns_to_come(state, seat)
    at = seat * PLACES
    marks, taken = state.marks, state.taken
    firsts = state.firsts
    score_cell = TABLES.score + (10 if left >= 0 else firsts)
    score = state.score[seat] / 10
    if not left:
        return found, score, score_cell
    turn = round_of(state.turns, state.seats)
    for place in range(9):
        need = CIRCLES[place] - marks[at + place]
        if not need or taken[place] >= len(PRIZES[place]):
            continue
        if left < 0:
            rival = rivals_need(state, seat, place)
            found += state_cells(place, taken[place], need, rival, turn // 3)
        else:
            wide = CIRCLES[place] + 1
            cell = (taken[place] * wide + need) * 3 + state.dice_of(seat) - 1
            found.append(TABLES.last[place] + cell)
    items, cash = state.items[seat], state.cash[seat]
    if left < 0:
        rows = (marks[at + SECOND_DIE], marks[at + THIRD_DIE])
        found += sheet_cells(rows, items, cash, turn, firsts)
        away = (seat - state.active) % state.seats
        found.append(TABLES.order + away * 10 + firsts)
    else:
        found += last_cells(state.dice_of(seat), items, cash)
    return found, score, score_cell


def strength(state: State, seat: Seat, weights: list[float]) -> float:
    """Return a seat's number."""
    found, score, score_cell = cells(state, seat)
    total = weights[score_cell] * score
    for cell in found:
        total += weights[cell]
    return total


def chances(numbers: list[float]) -> list[float]:
    """Return the chance to win of every seat from their numbers; alone, against 0."""
    if len(numbers) == 1:
        return [1 / (1 + exp(-max(-50.0, min(50.0, numbers[0]))))]
    top = max(numbers)
    parts = [exp(max(-50.0, number - top)) for number in numbers]
    total = 0.0
    for part in parts:
        total += part
    return [part / total for part in parts]


def challenge(score: int) -> float:
    """Return what a game alone has earned: most for more delegates than were asked for (rule 48).

    The rest is for the delegates, however it ended: there is a best way to lose, and to win.
    """
    won = WON_ALONE if score > SOLO_TARGET else 0.0
    return won + (1 - WON_ALONE) * alone(score)


def delegates(worth: float) -> float | None:
    """Return how many delegates a game alone that is worth so much is like (see `challenge`).

    None where it is not worth as much as the narrowest win.
    """
    if worth < challenge(SOLO_TARGET + 1):
        return None
    return SOLO_TARGET + 0.5 + BREADTH * _odds((worth - WON_ALONE) / (1 - WON_ALONE))


def win_chance(worth: float) -> float:
    """Return the chance to win a game alone that is worth so much (see `WINS`)."""
    base, slope = WINS
    return chances([base + slope * _odds(worth)])[0]


def _odds(share: float) -> float:
    """Return the logarithm of the odds of a share, none of which is quite 0 or 1."""
    share = min(1 - 1e-6, max(1e-6, share))
    return log(share / (1 - share))


def alone(delegates: float) -> float:
    """Return how so many delegates stand to the challenge: 0.5 half a delegate short of enough."""
    return chances([(delegates - SOLO_TARGET - 0.5) / BREADTH])[0]


def value(state: State, seat: Seat, weights: list[float]) -> float:
    """Return the seat's chance to win a position between turns; what it earned when it is over."""
    if state.turn.mode == OVER:
        if state.seats == 1:
            return challenge(state.score[0])
        from hustings.games.early_states.rules import outcome

        return outcome(state).payoff()[seat]
    numbers = [strength(state, who, weights) for who in range(state.seats)]
    return chances(numbers)[seat]
