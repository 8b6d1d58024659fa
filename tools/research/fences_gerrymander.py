"""How often a level of Gerrymander spoils fences: against a rival who does nothing but fence.

python tools/research/fences_gerrymander.py [--games 40] [--seed fences] [--levels easy,normal]

A fence is a district that the rival could close in the next turn (see the game's
`bots/fences.py`). It is counted when the level's turn begins, and is spoiled if it cannot be closed
when the turn ends.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings.bots.ladder import first_place_share, mean, play_moves, record_luck  # noqa: E402
from hustings.bots.opponent import Opponent  # noqa: E402
from hustings.core.model import Move, Seat  # noqa: E402
from hustings.core.protocols import Rules, Strategy  # noqa: E402
from hustings.core.rng import Rng  # noqa: E402
from hustings.games.gerrymander import bots, rules  # noqa: E402
from hustings.games.gerrymander.bots.fences import Fence, fences  # noqa: E402
from hustings.games.gerrymander.state import State, turn_length  # noqa: E402
from hustings.games.gerrymander.vocabulary import BORDER, PLACE  # noqa: E402

LOOKAHEAD: Final = 6
"""Most borders of a fence that the rival works on."""


class Fencer(Opponent[State]):
    """Closes the best fence it can, else draws the next side of its shortest one."""

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield one move."""
        legal = rules.legal(obs, seat)
        every = fences(obs, seat, LOOKAHEAD) if obs.turn.prompt == PLACE else []
        if every:
            yield (BORDER, min(every, key=lambda fence: self._order(obs, fence)).borders[0])
        else:
            yield rng.pick(legal)

    def _order(self, obs: State, fence: Fence) -> tuple[int, float]:
        """Return the order of a fence: those that this turn can close come first, as equals."""
        return max(obs.left, len(fence.borders)), -fence.gain


class Tally(NamedTuple):
    """What a level did in its turns against a fencer.

    first: its share of first places. turns: with a fence to spoil. best: of these, turns that
    spoiled the most valuable fence. fences, spoiled: counted over all turns. gifts: turns without a
    fence at the start that left one, of `safe` such turns.
    """

    first: float
    turns: int
    best: int
    fences: int
    spoiled: int
    safe: int
    gifts: int


def measure(level: Strategy[State], games: int, seed: str) -> Tally:
    """Return the tally of a level in games for two, each seat in turn on the same luck."""
    first, turns = [], list[tuple[list[Fence], list[Fence]]]()
    for number in range(games):
        seat, luck = number % 2, f"{seed}/{number // 2}"
        state = rules.new(2, {"tokens": 0})
        turns += _turns(state, level, seat, luck)
        first.append(first_place_share(rules.outcome(state), seat))
    threatened = [
        (before, {fence.counties for fence in after}) for before, after in turns if before
    ]
    best = sum(max(before, key=_gain).counties not in after for before, after in threatened)
    spoiled = sum(fence.counties not in after for before, after in threatened for fence in before)
    safe = [after for before, after in turns if not before]
    every = sum(len(before) for before, _ in threatened)
    gifts = sum(map(bool, safe))
    return Tally(mean(first), len(threatened), best, every, spoiled, len(safe), gifts)


def _gain(fence: Fence) -> float:
    return fence.gain


def _turns(
    state: State, level: Strategy[State], seat: Seat, seed: str
) -> Iterator[tuple[list[Fence], list[Fence]]]:
    """Play a game; yield the rival's fences before and after each turn of a level."""
    rival = 1 - seat
    team = [level if who == seat else Fencer() for who in range(2)]

    def thought(who: Seat, ply: int) -> Rng:
        return Rng(f"fences/{seed}/{who}/{ply}")

    number, before = 0, list[Fence]()
    for made in play_moves(rules, state, team, record_luck(rules, seed), thought):
        if number and state.number != number:
            yield before, fences(state, rival, turn_length(state, state.number))
            number = 0
        if made.seat == seat and not number:
            number = state.number
            before = fences(state, rival, turn_length(state, number + 1))


def main() -> None:
    """Print one line for each level."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="fences")
    parser.add_argument("--levels", default="easy,normal")
    asked = parser.parse_args()
    print(f"Gerrymander against a fencer, {asked.games} games a line, seed {asked.seed}")
    for level in asked.levels.split(","):
        done = measure(bots.LEVELS[level](), asked.games, asked.seed)
        print(
            f"{level:8} first {done.first:.1%}; {done.best} of {done.turns} turns spoiled the best"
            f" fence; {done.spoiled} of {done.fences} fences spoiled; {done.gifts} of {done.safe}"
            " turns without a fence left one",
            flush=True,
        )


if __name__ == "__main__":
    main()
