"""Steps a second of our PettingZoo environments beside two of PettingZoo's own, in one run.

    python -m tools.bench.envs [--rounds 7]

Needs `pip install -r requirements-envs.txt pygame` (the classics draw with pygame). Each line plays
at random among the legal actions as PettingZoo's own loop does: `last`, an action, `step`. The
rules alone, without any environment, are measured as well: a step of ours tells an agent far more
than nine squares.
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


def steps(env: Any, seconds: float) -> float:
    """Return the decisions a second of an environment, resets included."""
    luck, made, start = Rng("bench"), 0, perf_counter()
    while True:
        env.reset(seed=made)
        while env.agents:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(luck.pick(seen["action_mask"].nonzero()[0].tolist()))
            made += 1
            if (spent := perf_counter() - start) >= seconds:
                return made / spent


def alone(setup: EnvSetup, seconds: float) -> float:
    """Return the decisions a second of the rules alone."""
    luck, made, start = Rng("bench"), 0, perf_counter()
    while True:
        run = Run(setup, str(made))
        while not run.over:
            run.play(luck.below(len(run.legal)))
            made += 1
            if (spent := perf_counter() - start) >= seconds:
                return made / spent


def main() -> None:
    """Print the table: the medians of several rounds; all take their turn in each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.4, help="of each line in a round")
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    from hustings.envs import aec

    counts: dict[str, Callable[[float], float]] = {}
    for name in CLASSICS:
        counts[name] = partial(steps, import_module(f"pettingzoo.classic.{name}").env())
    bare: dict[str, str] = {}
    for game in catalog.GAMES:
        setup = EnvSetup(game)
        name = f"{game}, {setup.seats} seats"
        counts[name] = partial(steps, aec.env(game))
        bare[name] = f"{name}, rules alone"
        counts[bare[name]] = partial(alone, setup)
    found: dict[str, list[float]] = {name: [] for name in counts}
    for _ in range(asked.rounds):
        for name, count in counts.items():
            found[name].append(count(asked.seconds))
    speed = {name: median(speeds) for name, speeds in found.items()}
    print("| environment | steps/s | of connect_four | rules alone, moves/s |")
    print("|---|---:|---:|---:|")
    for name in (*CLASSICS, *bare):
        alone_too = f"{speed[bare[name]]:,.0f}" if name in bare else ""
        ratio = speed[name] / speed[CLASSICS[-1]]
        print(f"| {name} | {speed[name]:,.0f} | {ratio:.0%} | {alone_too} |")


if __name__ == "__main__":
    main()
