"""Compares the speed of our PettingZoo environments with two of PettingZoo's own, in one run.

    python -m tools.bench.envs [--rounds 7]

Needs `pip install -r requirements-envs.txt pygame` (the classics draw with pygame). Each line plays
random legal actions as PettingZoo's own loop does: `last`, an action, `step`. The rules without an
environment are measured as well, because our observations are far larger than the classics'.
"""

from __future__ import annotations

import argparse
import sys
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings import catalog  # noqa: E402
from hustings.core.rng import Rng  # noqa: E402
from hustings.envs.run import EnvSetup, Run  # noqa: E402

CLASSICS: Final = ("tictactoe_v3", "connect_four_v3")


def env_speed(env: Any, seconds: float) -> float:
    """Return the decisions per second of an environment, resets included."""
    rng, count, start = Rng("bench"), 0, perf_counter()
    while True:
        env.reset(seed=count)
        while env.agents:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(rng.pick(seen["action_mask"].nonzero()[0].tolist()))
            count += 1
            if (spent := perf_counter() - start) >= seconds:
                return count / spent


def rules_speed(setup: EnvSetup, seconds: float) -> float:
    """Return the decisions per second of the rules alone."""
    rng, count, start = Rng("bench"), 0, perf_counter()
    while True:
        run = Run(setup, str(count))
        while not run.over:
            run.play(rng.below(len(run.legal)))
            count += 1
            if (spent := perf_counter() - start) >= seconds:
                return count / spent


def main() -> None:
    """Print a table of medians over several rounds; each round measures everything once."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.4, help="of each line in a round")
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    from hustings.envs import aec

    counts: dict[str, Callable[[float], float]] = {}
    for name in CLASSICS:
        counts[name] = partial(env_speed, import_module(f"pettingzoo.classic.{name}").env())
    rules_names: dict[str, str] = {}
    for game in catalog.GAMES:
        setup = EnvSetup(game)
        name = f"{game}, {setup.seats} seats"
        counts[name] = partial(env_speed, aec.env(game))
        rules_names[name] = f"{name}, rules alone"
        counts[rules_names[name]] = partial(rules_speed, setup)
    found: dict[str, list[float]] = {name: [] for name in counts}
    for _ in range(arguments.rounds):
        for name, count in counts.items():
            found[name].append(count(arguments.seconds))
    speed = {name: median(speeds) for name, speeds in found.items()}
    print("| environment | steps/s | of connect_four | rules alone, moves/s |")
    print("|---|---:|---:|---:|")
    for name in (*CLASSICS, *rules_names):
        rules_cell = f"{speed[rules_names[name]]:,.0f}" if name in rules_names else ""
        ratio = speed[name] / speed[CLASSICS[-1]]
        print(f"| {name} | {speed[name]:,.0f} | {ratio:.0%} | {rules_cell} |")


if __name__ == "__main__":
    main()
