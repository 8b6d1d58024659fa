"""Learns a little of a solo game in a minute, from nothing but its legal moves and its score.

    python examples/learn.py                    # Early States, alone
    python examples/learn.py gerrymander --seconds 30

Every move, such as "mark.9.1", has one number: how much it is liked. Moves are drawn by these, more
often the more they are liked, and after each game those that were made are liked more when the
score was better than usual, less when it was worse (REINFORCE with a baseline, one weight for each
move, whatever the position). It needs nothing but hustings.
"""

from __future__ import annotations

import argparse
import math
import sys
from time import perf_counter

from hustings.core.moves import encode
from hustings.core.rng import Rng
from hustings.envs.run import EnvSetup, Run

RATE = 0.06
MEMORY = 0.99
"""How much of what is usual is kept from game to game."""
TRIED = 300
"""Games for each of the two measurements."""

Liking = dict[str, float]


def draw(weights: list[float], luck: Rng) -> int:
    """Return an index, drawn by weight."""
    at = luck.random() * sum(weights)
    for index, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return index
    return len(weights) - 1


def play(setup: EnvSetup, seed: str, liking: Liking) -> tuple[int, Liking]:
    """Play one game; return its score and in which direction the likings made it so."""
    run, luck, verbs = Run(setup, seed), Rng(seed), setup.rules.VOCABULARY.verbs
    slope: Liking = {}
    while not run.over:
        names = [encode(verbs, move) for move in run.legal]
        weights = [math.exp(liking.get(name, 0.0)) for name in names]
        index, total = draw(weights, luck), sum(weights)
        for name, weight in zip(names, weights, strict=True):
            slope[name] = slope.get(name, 0.0) - weight / total
        slope[names[index]] += 1
        run.play(index)
    return run.scores()[0], slope


def mean(setup: EnvSetup, liking: Liking) -> float:
    """Return the mean score over games that no learning has seen."""
    return sum(play(setup, f"measured/{n}", liking)[0] for n in range(TRIED)) / TRIED


def learn(setup: EnvSetup, seconds: float) -> tuple[Liking, int]:
    """Return the likings after so much time, and how many games it took."""
    liking: Liking = {}
    usual = spread = 0.0
    games, end = 0, perf_counter() + seconds
    while perf_counter() < end:
        score, slope = play(setup, f"learnt/{games}", liking)
        games += 1
        keep = min(MEMORY, 1 - 1 / games)
        usual = keep * usual + (1 - keep) * score
        spread = keep * spread + (1 - keep) * abs(score - usual)
        worth = RATE * (score - usual) / (spread + 1)
        for name, step in slope.items():
            liking[name] = max(-5.0, min(5.0, liking.get(name, 0.0) + worth * step))
    return liking, games


def main() -> None:
    """Learn, and tell what came of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="early_states")
    parser.add_argument("--seconds", type=float, default=45.0, help="of learning")
    asked = parser.parse_args()
    try:
        setup = EnvSetup(asked.game, 1)
    except ValueError as problem:
        sys.exit(str(problem))
    print(f"{setup.info.title}, alone. Mean score over {TRIED} games:")
    print(f"  at random         {mean(setup, {}):8.2f}", flush=True)
    liking, games = learn(setup, asked.seconds)
    print(f"  after {games:6} games {mean(setup, liking):8.2f}")
    best = sorted(liking, key=lambda name: liking[name], reverse=True)
    print(f"  most liked:  {', '.join(best[:5])}")
    print(f"  least liked: {', '.join(best[-5:])}")


if __name__ == "__main__":
    main()
