"""Measures how often a position with a given value is won, so that advice can show chances to win.

python tools/research/chances.py gerrymander --seats 3 [--level hard] [--asked expert] [--games 40]
                        [--seed chances] [--every 5] [--options '{"rival": 1}']

The level plays all seats against itself. At every n-th decision the asked level gives the value of
its best move. Prints how often positions were won, from the lowest value to the highest, and the
best fit of a line between the log odds of the values and of the wins, both relative to an equal
share of the games: (base, slope).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from math import exp, log
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py"))

from hustings import catalog
from hustings.bots.ladder import mean, play_moves, record_luck
from hustings.bots.search import thoughts
from hustings.core.record import proposed
from hustings.core.rng import Rng

PARTS: Final = 8
STEPS: Final = 25
DOUBT: Final = 1.0
"""So much of one position speaks for found chances being true, lest few games say anything."""
SURE: Final = 1e-3
"""No chance is held for smaller, nor for nearer to one."""


class Met(NamedTuple):
    """What the best move of a position was found to be worth, and what its seat earned."""

    found: float
    won: float


def odds(chance: float) -> float:
    """Return the logarithm of the odds of a chance."""
    chance = min(1 - SURE, max(SURE, chance))
    return log(chance / (1 - chance))


def share(seats: int) -> float:
    """Return the odds of an equal share of the games; alone, of half of them."""
    return -log(seats - 1) if seats > 1 else 0.0


def met(asked: argparse.Namespace) -> Iterator[Met]:
    """Play the games and yield the positions that were asked about."""
    rules, bots = catalog.rules(asked.game), catalog.bots(asked.game)
    options = {**proposed(catalog.info(asked.game), asked.seats), **json.loads(asked.options)}
    for number in range(asked.games):
        seed = f"{asked.seed}/{number}"
        state = rules.new(asked.seats, options)
        players = [bots.LEVELS[asked.level]() for _ in range(asked.seats)]
        judge, found = bots.LEVELS[asked.asked](), list[tuple[int, float]]()

        def thought(seat: int, ply: int, seed: str = seed) -> Rng:
            return Rng(f"{seed}/{seat}/{ply}")

        made = play_moves(rules, state, players, record_luck(rules, seed), thought)
        for ply, (seat, _, _) in enumerate(made):
            if ply % asked.every or len(rules.legal(state, seat)) < 2:
                continue
            obs, luck = state.observe(seat), Rng(f"{seed}/{ply}")
            *_, best = thoughts(judge, rules, obs, seat, luck)
            if best in judge.move_values:
                found.append((seat, judge.move_values[best]))
        earned = rules.outcome(state).payoff()
        yield from (Met(worth, earned[seat]) for seat, worth in found)


def fitted(positions: list[Met], even: float) -> tuple[float, float]:
    """Return base and slope under which what was earned is likeliest, by Newton's steps."""
    base, slope = 0.0, 1.0
    for _ in range(STEPS):
        g0, g1, h00, h01, h11 = -DOUBT * base, DOUBT * (1 - slope), DOUBT, 0.0, DOUBT
        for worth, won in positions:
            x = odds(worth) - even
            p = 1 / (1 + exp(-max(-50.0, min(50.0, even + base + slope * x))))
            w = p * (1 - p)
            g0, g1 = g0 + won - p, g1 + (won - p) * x
            h00, h01, h11 = h00 + w, h01 + w * x, h11 + w * x * x
        room = h00 * h11 - h01 * h01
        steps = (h11 * g0 - h01 * g1) / room, (h00 * g1 - h01 * g0) / room
        base, slope = base + steps[0], slope + steps[1]
        if max(map(abs, steps)) < SURE:
            break
    return base, slope


def main() -> None:
    """Play, fit and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=catalog.GAMES)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--asked", default="hard", help="who is asked what moves are worth")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="chances")
    parser.add_argument("--every", type=int, default=5)
    parser.add_argument("--options", default="{}")
    asked = parser.parse_args()
    positions = sorted(met(asked))
    print(f"{asked.game}, {asked.seats} seats, {asked.games} games, {len(positions)} positions")
    for i in range(PARTS):
        part = positions[i * len(positions) // PARTS : (i + 1) * len(positions) // PARTS]
        print(
            f"found {mean([m.found for m in part]):6.1%}   won {mean([m.won for m in part]):6.1%}"
        )
    base, slope = fitted(positions, share(asked.seats))
    print(f"base {base:+.2f}, slope {slope:.2f}")


if __name__ == "__main__":
    main()
