"""How the levels of Early States do alone: marks after some turns, delegates, wins.

python tools/research/solo_early_states.py [--games 300] [--turns 8] [--seed ladder] [--strikes]
    [--levels normal,hard]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings.bots.ladder import mean, play_moves, record_luck, standard_error  # noqa: E402
from hustings.bots.random_bot import Random  # noqa: E402
from hustings.core.protocols import Strategy  # noqa: E402
from hustings.core.rng import Rng  # noqa: E402
from hustings.games.early_states import bots, rules  # noqa: E402
from hustings.games.early_states.headline import MEDALS  # noqa: E402
from hustings.games.early_states.sheet import CALENDAR, STRIKES  # noqa: E402
from hustings.games.early_states.state import State  # noqa: E402


def alone(bot: Strategy[State], seed: str, turns: int, rival: int) -> tuple[int, int, float]:
    """Return marks in states after a number of turns, delegates at the end, whether it was won."""
    state = rules.new(1, {"rival": rival})
    early = -1

    def thought(_seat: int, ply: int) -> Rng:
        return Rng(f"solo/{seed}/{ply}")

    for _ in play_moves(rules, state, [bot], record_luck(rules, seed), thought):
        if early < 0 and state.turns == turns:
            early = sum(state.marks[:9])
    won = rules.outcome(state).payoff()[0]
    return (sum(state.marks[:9]) if early < 0 else early), state.score[0], won


def main() -> None:
    """Print one line for each level."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--strikes", action="store_true", help="against the rival that strikes")
    parser.add_argument("--levels", default="", help="all by default")
    asked = parser.parse_args()
    rival = STRIKES if asked.strikes else CALENDAR
    print(f"Early States alone, {asked.games} games, seed {asked.seed}, medals {MEDALS[rival]}")
    levels: dict[str, Callable[[], Strategy[State]]] = {"random": Random, **bots.LEVELS}
    for level in asked.levels.split(",") if asked.levels else levels:
        make = levels[level]
        found = [alone(make(), f"{asked.seed}/{i}", asked.turns, rival) for i in range(asked.games)]
        marks = [float(marks) for marks, _, _ in found]
        score = [float(score) for _, score, _ in found]
        medals = (f"{mean([n >= least for n in score]):6.1%}" for least in MEDALS[rival])
        print(
            f"{level:8} marks after {asked.turns} turns {mean(marks):5.1f} ± "
            f"{1.96 * standard_error(marks):.1f}   delegates {mean(score):5.1f} ± "
            f"{1.96 * standard_error(score):.1f}   won {mean([won for _, _, won in found]):6.1%}   "
            f"medals {' '.join(medals)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
