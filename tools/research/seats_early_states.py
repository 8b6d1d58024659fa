"""How often who begins Early States wins, and who comes later, with and without the head start.

python tools/research/seats_early_states.py [--games 4000] [--level normal] [--seats 2,3]
    [--seed ladder]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings.bots.ladder import luck_stream, play_to_end  # noqa: E402
from hustings.core.model import Seat  # noqa: E402
from hustings.core.rng import Rng  # noqa: E402
from hustings.games.early_states import bots, rules  # noqa: E402


def earned(seats: int, start: int, level: str, seed: str) -> list[float]:
    """Return what each seat of one game earned, in the order of play."""
    state = rules.new(seats, {"start": start})
    players = [bots.LEVELS[level]() for _ in range(seats)]

    def thought(seat: Seat, ply: int) -> Rng:
        return Rng(f"seats/{seed}/{seat}/{ply}")

    play_to_end(rules, state, players, luck_stream(rules, Rng(seed)), thought)
    payoff = rules.outcome(state).payoff()
    return [payoff[(state.first + later) % seats] for later in range(seats)]


def main() -> None:
    """Print one line for each number of seats, without the head start and with it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--seats", default="2,3,4,5,6")
    parser.add_argument("--seed", default="ladder")
    asked = parser.parse_args()
    print(f"Early States, {asked.level}, {asked.games} games each, wins by order of play in %")
    for seats in map(int, asked.seats.split(",")):
        for start in (0, 1):
            games = [
                earned(seats, start, asked.level, f"{asked.seed}/{seats}/{i}")
                for i in range(asked.games)
            ]
            shares = [100 * sum(column) / asked.games for column in zip(*games, strict=True)]
            most = max(abs(share - 100 / seats) for share in shares)
            row = "  ".join(f"{share:4.1f}" for share in shares)
            kind = "head start" if start else "even"
            print(f"{seats} seats, {kind:10} {row}   at most {most:.1f} from fair", flush=True)


if __name__ == "__main__":
    main()
