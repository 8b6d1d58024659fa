"""How well a level of Whistle-Stop stands before the last dice, which tells more than who won.

python tools/research/chances_whistle_stop.py [--one habit] [--other normal] [--seats 4] [--game 1]
                                     [--games 400] [--seed ladder-w4]

One seat plays like the first, all others like the second; it takes each seat in turn on the same
luck. `habit` is what Hard does without trying anything out. Of every game the last election is
held 300 times: the mean of these chances strays three to four times less than the games won do.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py"))

from hustings.bots.ladder import (
    matches,
    mean,
    play_moves,
    record_luck,
    standard_error,
    wilson_interval,
)
from hustings.bots.opponent import Opponent
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules, Strategy
from hustings.core.rng import Rng
from hustings.games.whistle_stop import bots, rules
from hustings.games.whistle_stop.bots.search import policy_move
from hustings.games.whistle_stop.odds import win
from hustings.games.whistle_stop.regions import EV, N
from hustings.games.whistle_stop.state import StopState, in_region
from hustings.games.whistle_stop.vocabulary import LAST

HELD: Final = 300
"""So often the last election is held."""
TOLD: Final = 20
"""Games after which the results so far are printed."""


class Habit(Opponent[StopState]):
    """What Hard does without trying anything out."""

    def think(
        self, rules: Rules[StopState], obs: StopState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield what the policy says."""
        yield policy_move(rules, obs, seat, rng)


LEVELS: Final[dict[str, Callable[[], Strategy[StopState]]]] = {"habit": Habit, **bots.LEVELS}


def chance(state: StopState, seat: Seat, luck: Random) -> float:
    """Return how often a seat wins when the last election is held from here, red cards apart."""
    sure = [0] * state.seats
    thrown: list[tuple[int, list[int]]] = []
    for r in range(N):
        row = tuple(in_region(state, r))
        if state.called >> r & 1 or not any(row):
            if state.holder[r] < state.seats:
                sure[state.holder[r]] += EV[r]
            continue
        odds = [(s, p) for s, p in enumerate(win(row, state.holder[r])) if p > 0]
        who = luck.choices([s for s, _ in odds], [p for _, p in odds], k=HELD)
        thrown.append((EV[r], who))
    won = 0.0
    for i in range(HELD):
        totals = sure[:]
        for points, who in thrown:
            totals[who[i]] += points
        if totals[seat] == max(totals):
            won += 1 / totals.count(totals[seat])
    return won / HELD


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--one", choices=LEVELS, default="habit")
    parser.add_argument("--other", choices=LEVELS, default="normal")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--game", type=int, choices=(0, 1), default=0)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="ladder-w4")
    asked = parser.parse_args()
    options = {"game": asked.game, "caps": 0, "order": 0, "vetoes": 0}
    won, stood = list[float](), list[float]()
    for number, match in enumerate(
        matches(asked.one, asked.other, asked.seats, asked.games, asked.seed)
    ):
        names = [match.one if seat == match.seat else match.other for seat in range(match.seats)]
        state, before = rules.new(asked.seats, options), None
        team = [LEVELS[name]() for name in names]
        thoughts = _thoughts(match.seed)
        for _ in play_moves(rules, state, team, record_luck(rules, match.seed), thoughts):
            if state.round == LAST and before is None:
                before = state.clone()
        won.append(rules.outcome(state).payoff()[match.seat])
        stood.append(chance(before, match.seat, Random(number)) if before else won[-1])
        if len(won) % TOLD == 0 or len(won) == asked.games:
            low, high = wilson_interval(mean(won), len(won))
            print(
                f"{len(won)} games: won {mean(won):.1%} [{100 * low:.1f}, {100 * high:.1f}], "
                f"chance before the last dice {mean(stood):.1%} ± {standard_error(stood):.1%}",
                flush=True,
            )


def _thoughts(seed: str) -> Callable[[Seat, int], Rng]:
    """Return the luck that bots think with in one game, as in the ladder."""
    return lambda seat, ply: Rng(f"ladder/{seed}/{seat}/{ply}")


if __name__ == "__main__":
    main()
