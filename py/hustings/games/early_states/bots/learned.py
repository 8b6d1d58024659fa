"""Evaluation of a position of Early States between two turns: a sum of learned table entries.

Each seat has a strength, from its own sheet and the need of its nearest rival in each state. The
chances to win are the softmax of the strengths; in a solo game the other strength is 0. Valid only
where a turn has just ended, or before the first throw.
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
MAX_FUNDS: Final = 15
"""Funds above this count as this many."""
SOLO_WIN_SHARE: Final = 0.6
"""Share of winning in the value of a solo game; the rest depends on the delegates."""
SOLO_WIN_LOGIT: Final = (1.4, 1.9)
"""Base and slope, in log odds, that turn the value of a solo game into the chance to win it: those
of Hard against the rival that strikes, by `tools/research/chances.py early_states --seats 1`."""
DELEGATES_PER_LOGIT: Final = 8.0
"""Delegates that change the log odds of `solo_share` by 1."""


class Tables:
    """Start of each table in the list of weights; `size` is the length of the list."""

    def __init__(self) -> None:
        self.size = 0
        circles = CIRCLES[:SECOND_DIE]
        depth = [len(prizes) for prizes in PRIZES]
        # by state: places taken, circles needed, circles the nearest rival needs
        self.need = [self._add(d * (c + 1) * (c + 1)) for c, d in zip(circles, depth, strict=True)]
        self.pace = [self._add((c + 1) * 5) for c in circles]  # circles needed, fifth of the game
        # when one turn is left: places taken, circles needed, dice
        self.last = [self._add(d * (c + 1) * 3) for c, d in zip(circles, depth, strict=True)]
        self.rows = self._add(5 * 7 * ROUNDS)  # marks in the two staff rows, round
        self.hired = self._add(3 * 16 * ROUNDS)  # dice, staff, round
        self.power = self._add(3 * 4 * 10)  # dice, Spokesperson and Manager, firsts open
        self.purse = self._add((MAX_FUNDS + 1) * ROUNDS)  # funds, round
        self.means = self._add((MAX_FUNDS + 1) * 4)  # funds, Spokesperson and Manager
        self.aired = self._add(8 * 16 * 5)  # ads and issues used, fifth of the game
        self.score = self._add(11)  # firsts open: for every ten delegates
        self.order = self._add(6 * 10)  # how many seats play before, firsts open
        self.final = self._add(3 * 16)  # the same when one turn is left: dice, staff
        self.change = self._add(MAX_FUNDS + 1)  # and funds

    def _add(self, cells: int) -> int:
        start = self.size
        self.size += cells
        return start


TABLES: Final = Tables()
SIZE: Final = TABLES.size


def staff_bits(items: int) -> int:
    """Return the hired staff as bits: organiser, finance, spokesperson, manager."""
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
    """Return the cells of a sheet without its states, while the number of turns left is unknown."""
    dice = (rows[0] == CIRCLES[SECOND_DIE]) + (rows[1] == CIRCLES[THIRD_DIE])
    staff = staff_bits(items)
    purse = min(cash, MAX_FUNDS)
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
    """Return the same cells for a seat that has one turn left."""
    t = TABLES
    return (t.final + (dice - 1) * 16 + staff_bits(items), t.change + min(cash, MAX_FUNDS))


def round_of(turns: int, seats: int) -> int:
    """Return the round after a number of turns, as the tables count it."""
    return min(turns // seats, ROUNDS - 1)


def turns_to_come(state: State, seat: Seat) -> int:
    """Return how many turns a seat still has, -1 while unknown. The position is between turns."""
    if state.seats == 1:
        left = SOLO_TURNS - state.turns
        return min(left, state.last) if state.last >= 0 else (-1 if left > 1 else left)
    if state.last < 0:
        return -1
    away = (seat - state.active) % state.seats
    return 1 if away < state.last else 0


def rivals_need(state: State, seat: Seat, place: int) -> int:
    """Return the fewest circles another seat needs to fill a state; 0 when none is left to do so.

    In a solo game: the turns until the rival takes it if no more marks are made, 0 when it has.
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
    stride = CIRCLES[place] + 1
    return (
        TABLES.need[place] + (taken * stride + need) * stride + rival,
        TABLES.pace[place] + need * 5 + fifth,
    )


def cells(state: State, seat: Seat) -> tuple[list[int], float, int]:
    """Return a seat's cells, its score in tens of delegates, and the cell that weighs the score."""
    result: list[int] = []
    left = turns_to_come(state, seat)
    at = seat * PLACES
    marks, taken = state.marks, state.taken
    firsts = state.firsts
    score_cell = TABLES.score + (10 if left >= 0 else firsts)
    score = state.score[seat] / 10
    if not left:
        return result, score, score_cell
    turn = round_of(state.turns, state.seats)
    for place in range(9):
        need = CIRCLES[place] - marks[at + place]
        if not need or taken[place] >= len(PRIZES[place]):
            continue
        if left < 0:
            rival = rivals_need(state, seat, place)
            result += state_cells(place, taken[place], need, rival, turn // 3)
        else:
            stride = CIRCLES[place] + 1
            cell = (taken[place] * stride + need) * 3 + state.dice_of(seat) - 1
            result.append(TABLES.last[place] + cell)
    items, cash = state.items[seat], state.cash[seat]
    if left < 0:
        rows = (marks[at + SECOND_DIE], marks[at + THIRD_DIE])
        result += sheet_cells(rows, items, cash, turn, firsts)
        away = (seat - state.active) % state.seats
        result.append(TABLES.order + away * 10 + firsts)
    else:
        result += last_cells(state.dice_of(seat), items, cash)
    return result, score, score_cell


def strength(state: State, seat: Seat, weights: list[float]) -> float:
    """Return the strength of a seat, in log odds."""
    own_cells, score, score_cell = cells(state, seat)
    total = weights[score_cell] * score
    for cell in own_cells:
        total += weights[cell]
    return total


def win_chances(numbers: list[float]) -> list[float]:
    """Return each seat's chance to win from the strengths; a single strength is against 0."""
    if len(numbers) == 1:
        return [1 / (1 + exp(-max(-50.0, min(50.0, numbers[0]))))]
    top = max(numbers)
    parts = [exp(max(-50.0, number - top)) for number in numbers]
    total = 0.0
    for part in parts:
        total += part
    return [part / total for part in parts]


def solo_value(score: int) -> float:
    """Return the value of a finished solo game: mostly for beating the target (rule 48).

    The rest is for the delegates, so that a close loss beats a clear one.
    """
    won = SOLO_WIN_SHARE if score > SOLO_TARGET else 0.0
    return won + (1 - SOLO_WIN_SHARE) * solo_share(score)


def solo_delegates(value: float) -> float | None:
    """Return the delegates that correspond to the value of a solo game (see `solo_value`).

    None below the value of the narrowest win.
    """
    if value < solo_value(SOLO_TARGET + 1):
        return None
    return (
        SOLO_TARGET
        + 0.5
        + DELEGATES_PER_LOGIT * _log_odds((value - SOLO_WIN_SHARE) / (1 - SOLO_WIN_SHARE))
    )


def expected_delegates(value: float) -> float:
    """Return the delegates of a value in a solo game that is nearly always won, at least 0.

    Below the narrowest win they fall evenly with the value.
    """
    hoped = solo_delegates(value)
    return (SOLO_TARGET + 1) * value / solo_value(SOLO_TARGET + 1) if hoped is None else hoped


def solo_win_chance(value: float) -> float:
    """Return the chance to win a solo game of a value (see `SOLO_WIN_LOGIT`)."""
    base, slope = SOLO_WIN_LOGIT
    return win_chances([base + slope * _log_odds(value)])[0]


def _log_odds(share: float) -> float:
    """Return the logarithm of the odds of a share, which is kept away from 0 and 1."""
    share = min(1 - 1e-6, max(1e-6, share))
    return log(share / (1 - share))


def solo_share(delegates: float) -> float:
    """Return a value from 0 to 1 for delegates in a solo game: 0.5 half a delegate below a win."""
    return win_chances([(delegates - SOLO_TARGET - 0.5) / DELEGATES_PER_LOGIT])[0]


def expected_payoff(state: State, seat: Seat, weights: list[float]) -> float:
    """Return the seat's chance to win, its payoff when the game is over."""
    if state.turn.mode == OVER:
        if state.seats == 1:
            return solo_value(state.score[0])
        from hustings.games.early_states.rules import outcome

        return outcome(state).payoff()[seat]
    numbers = [strength(state, who, weights) for who in range(state.seats)]
    return win_chances(numbers)[seat]
