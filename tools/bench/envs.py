"""Steps a second of our PettingZoo environments beside two of PettingZoo's own, in one run.

    python -m tools.bench.envs [--seconds 2]

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
from time import perf_counter
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings import catalog  # noqa: E402
from hustings.core.rng import Rng  # noqa: E402
from hustings.envs.run import Run, Setup  # noqa: E402

CLASSICS: Final = ("tictactoe_v3", "connect_four_v3")
WARM: Final = 0.2
"""Seconds of each that are not counted."""


def steps(env: Any, seconds: float) -> float:
    """Return the decisions a second of an environment, resets included."""
    luck, made, start = Rng("bench"), 0, perf_counter()
    while perf_counter() - start < seconds:
        env.reset(seed=made)
        while env.agents:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(luck.pick(seen["action_mask"].nonzero()[0].tolist()))
            made += 1
    return made / (perf_counter() - start)


def alone(setup: Setup, seconds: float) -> float:
    """Return the decisions a second of the rules alone."""
    luck, made, start = Rng("bench"), 0, perf_counter()
    while perf_counter() - start < seconds:
        run = Run(setup, str(made))
        while not run.over:
            run.play(luck.below(len(run.legal)))
        made += len(run.moves)
    return made / (perf_counter() - start)


def measured(count: Callable[[float], float], seconds: float) -> float:
    """Return what is counted once everything is warm."""
    count(WARM)
    return count(seconds)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="of each line")
    seconds = parser.parse_args().seconds
    warnings.simplefilter("ignore")
    from hustings.envs import aec

    print("| environment | steps/s | of connect_four | rules alone, moves/s |")
    print("|---|---:|---:|---:|")
    lines: list[tuple[str, float, float]] = []
    for name in CLASSICS:
        env = import_module(f"pettingzoo.classic.{name}").env()
        lines.append((name, measured(partial(steps, env), seconds), 0.0))
    for game in catalog.GAMES:
        setup = Setup(game)
        env = aec.env(game)
        fast = measured(partial(steps, env), seconds)
        bare = measured(partial(alone, setup), seconds)
        lines.append((f"{game}, {setup.seats} seats", fast, bare))
    usual = lines[len(CLASSICS) - 1][1]
    for name, fast, bare in lines:
        print(f"| {name} | {fast:,.0f} | {fast / usual:.0%} | {f'{bare:,.0f}' if bare else ''} |")


if __name__ == "__main__":
    main()
