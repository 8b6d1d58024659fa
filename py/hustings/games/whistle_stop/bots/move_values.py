"""The values of all legal moves as chances to win, for advice.

The policy only has to find the best move, but advice compares moves. So a placed delegate counts
with the best places for the rest, and a die with its chance to win the region. A move worse than
passing is not advised.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import exp, log
from typing import Final

from hustings.core.model import Move, Seat
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import rules
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots.learned import LearnedModel
from hustings.games.whistle_stop.bots.policy import rate
from hustings.games.whistle_stop.odds import IN_ROLLOFF
from hustings.games.whistle_stop.regions import N
from hustings.games.whistle_stop.rules.election import score
from hustings.games.whistle_stop.state import SINGLE, StopState, rooms, there

PASS_VERBS: Final[Collection[int]] = (v.V_END, v.V_PASS, v.V_DONE, v.V_KEEP)
"""Verbs of moves that leave the position as it is."""
MIN_CHANCE: Final = 1e-6
"""Chances stay this far away from 0 and 1."""


def win_chances(obs: StopState, seat: Seat, legal: Sequence[Move]) -> dict[Move, float]:
    """Return the chance to win the game with each move."""
    model = LearnedModel(obs, seat)
    if obs.turn.prompt == v.REROLL:
        stake = model.incumbency(obs.region)
        gains = {move: stake * roll_win_chance(obs, seat, move) for move in legal}
    elif obs.turn.prompt in (v.PLACE, v.FLOOR):
        gains = placement_gains(model, legal)
    else:
        gains = dict(zip(legal, rate(obs, seat, legal), strict=True))
    now, width = model.chances()[seat], model.width()
    return {move: shift_chance(now, gain / width) for move, gain in gains.items()}


def compares_given_moves(asked: object) -> bool:
    """Return whether the rules are restricted to some moves: then all of them are wanted.

    With the full rules only the moves worth advising are.
    """
    return asked is not rules


def advisable(
    values: Mapping[Move, float], rated: Mapping[Move, float], best: Move
) -> dict[Move, float]:
    """Return the moves worth advising: the best, passing, and those better than passing.

    rated: ratings of the moves, in any unit.
    """
    bar = max((value for move, value in rated.items() if move[0] in PASS_VERBS), default=None)
    return {
        move: value
        for move, value in values.items()
        if move == best or bar is None or move[0] in PASS_VERBS or rated[move] > bar
    }


def shift_chance(p: float, by: float) -> float:
    """Return a chance after the lead grew. by: in widths (see learned.chances_of_lead)."""
    p = min(1 - MIN_CHANCE, max(MIN_CHANCE, p))
    return 1 / (1 + exp(-log(p / (1 - p)) - by))


def roll_win_chance(state: StopState, seat: Seat, move: Move) -> float:
    """Return an incumbent's chance to win the region by this move: keep the dice or reroll one."""
    rivals = [score(state, s) for s in state.contest if s != seat]
    best = max(rivals)
    tie = IN_ROLLOFF[rivals.count(best) + 1]
    counted = 1 if state.flags & SINGLE else 2
    dice = list(state.dice[seat])
    extra = score(state, seat) - sum(dice[:counted])

    def outcome(left: Sequence[int]) -> float:
        mine = sum(sorted(left, reverse=True)[:counted]) + extra
        return tie if mine == best else float(mine > best)

    if move[0] == v.V_KEEP:
        return outcome(dice)
    dice.remove(move[1])
    return sum(outcome([*dice, new]) for new in range(1, 7)) / 6


def placement_gains(model: LearnedModel, legal: Sequence[Move]) -> dict[Move, float]:
    """Return the gain of each placement, with the rest of the delegates placed best.

    For each region only the best number of delegates is included.
    """
    state, seat = model.state, model.seat
    touring = state.turn.prompt == v.PLACE and state.play[1:3] == (c.BUS_TOUR, v.TEXT)
    if touring:
        source = state.play[3]
        return {
            move: model.change(source, seat, -move[2]) + model.change(move[1], seat, move[2])
            for move in legal
            if move[0] == v.V_PLACE
        }
    planned = state.clone()
    for r in range(N):
        planned.board[r * state.seats + seat] += state.plan[r]
    model.state = planned
    limit = state.limit if state.turn.prompt == v.PLACE else N
    space = rooms(state, seat)
    room = [min(space[r], limit - state.plan[r]) for r in range(N)]
    wanted = model.best_spread(state.need, room)[1]
    gains: dict[Move, float] = {(v.V_DONE,): 0.0} if (v.V_DONE,) in legal else {}
    for move in legal:
        if move[0] == v.V_PLACE and move[2] == max(1, wanted[move[1]]):
            gains[move] = _gain_with_rest(model, move, room)
    return gains


def _gain_with_rest(model: LearnedModel, move: Move, room: list[int]) -> float:
    state, seat = model.state, model.seat
    _, r, n = move
    gain = model.change(r, seat, n)
    left = state.need - n
    if left <= 0:
        return gain
    after = state.clone()
    after.board[r * state.seats + seat] = there(state, r, seat) + n
    model.state = after
    rest = model.best_spread(left, [room[i] - n * (i == r) for i in range(N)])[0]
    model.state = state
    return gain + rest
