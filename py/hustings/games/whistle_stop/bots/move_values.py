"""What every legal move is worth to the strong opponents, as chances: what advice is made from.

The policy only has to know which move is best. Advice compares moves, so that each must be worth
what comes of it: delegates that are placed one by one with the best places for the rest, a die with
its chance to win the region. What is worse than leaving everything as it is, is no advice.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import exp, log
from typing import Final

from hustings.core.model import Move, Seat
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import rules
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots.learned import Learned
from hustings.games.whistle_stop.bots.policy import rate
from hustings.games.whistle_stop.odds import IN_ROLLOFF
from hustings.games.whistle_stop.regions import N
from hustings.games.whistle_stop.rules.election import score
from hustings.games.whistle_stop.state import SINGLE, StopState, rooms, there

PASS_VERBS: Final[Collection[int]] = (v.V_END, v.V_PASS, v.V_DONE, v.V_KEEP)
"""Verbs that leave everything as it is."""
LEAST: Final = 1e-6
"""No chance is told as none or as certain."""


def found(obs: StopState, seat: Seat, legal: Sequence[Move]) -> dict[Move, float]:
    """Return what the moves are worth: the chance to win the game with each."""
    scale = Learned(obs, seat)
    if obs.turn.prompt == v.REROLL:
        stake = scale.incumbency(obs.region)
        gains = {move: stake * roll(obs, seat, move) for move in legal}
    elif obs.turn.prompt in (v.PLACE, v.FLOOR):
        gains = placings(scale, legal)
    else:
        gains = dict(zip(legal, rate(obs, seat, legal), strict=True))
    now, width = scale.chances()[seat], scale.width()
    return {move: shifted(now, gain / width) for move, gain in gains.items()}


def compared(asked: object) -> bool:
    """Return whether chosen moves are to be compared, by rules that allow no others.

    Then all of them are told; for advice only what is worth while.
    """
    return asked is not rules


def worthwhile(
    worths: Mapping[Move, float], rated: Mapping[Move, float], best: Move
) -> dict[Move, float]:
    """Return the moves that may be advised: the best, doing nothing, and what is better than that.

    rated: what they are held to be worth, in any unit.
    """
    bar = max((worth for move, worth in rated.items() if move[0] in PASS_VERBS), default=None)
    return {
        move: worth
        for move, worth in worths.items()
        if move == best or bar is None or move[0] in PASS_VERBS or rated[move] > bar
    }


def shifted(p: float, by: float) -> float:
    """Return a chance after a lead has grown: by so many widths (see learned.softly)."""
    p = min(1 - LEAST, max(LEAST, p))
    return 1 / (1 + exp(-log(p / (1 - p)) - by))


def roll(state: StopState, seat: Seat, move: Move) -> float:
    """Return an incumbent's chance to win the region by keeping the dice or rolling one again."""
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


def placings(scale: Learned, legal: Sequence[Move]) -> dict[Move, float]:
    """Return what it brings to place delegates somewhere, the rest of them where they do most.

    Of the numbers that could go to a region only the one that belongs there is told.
    """
    state, seat = scale.state, scale.seat
    touring = state.turn.prompt == v.PLACE and state.play[1:3] == (c.BUS_TOUR, v.TEXT)
    if touring:
        source = state.play[3]
        return {
            move: scale.change(source, seat, -move[2]) + scale.change(move[1], seat, move[2])
            for move in legal
            if move[0] == v.V_PLACE
        }
    planned = state.clone()
    for r in range(N):
        planned.board[r * state.seats + seat] += state.plan[r]
    scale.state = planned
    limit = state.limit if state.turn.prompt == v.PLACE else N
    space = rooms(state, seat)
    room = [min(space[r], limit - state.plan[r]) for r in range(N)]
    wanted = scale.best_spread(state.need, room)[1]
    gains: dict[Move, float] = {(v.V_DONE,): 0.0} if (v.V_DONE,) in legal else {}
    for move in legal:
        if move[0] == v.V_PLACE and move[2] == max(1, wanted[move[1]]):
            gains[move] = _with_the_rest(scale, move, room)
    return gains


def _with_the_rest(scale: Learned, move: Move, room: list[int]) -> float:
    state, seat = scale.state, scale.seat
    _, r, n = move
    gain = scale.change(r, seat, n)
    left = state.need - n
    if left <= 0:
        return gain
    after = state.clone()
    after.board[r * state.seats + seat] = there(state, r, seat) + n
    scale.state = after
    rest = scale.best_spread(left, [room[i] - n * (i == r) for i in range(N)])[0]
    scale.state = state
    return gain + rest
