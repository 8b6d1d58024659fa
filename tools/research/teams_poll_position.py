"""How teams of Poll Position! do: levels on the same luck, and what hindsight could have reached.

python tools/research/teams_poll_position.py [--seats 3] [--games 400] [--levels normal,hard]
                                    [--from 0] [--seed ladder] [--playings 0]

Luck is the same for all: what a die, a card or a token shows depends on the seed, the week, whose
turn it is and how often they have asked before, so that other decisions do not change all that
follows. How often a team wins with each goodwill is computed from the same games, for it only moves
the score. With --playings the best of several playings of the same luck is printed as well: the
first by the stepwise partner with foresight, the others by partners with values changed at random.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings.bots.ladder import mean, percentile, play_moves, standard_error, wilson_interval  # noqa: E402
from hustings.bots.opponent import Opponent  # noqa: E402
from hustings.core.model import Move, Seat  # noqa: E402
from hustings.core.protocols import Rules, Strategy  # noqa: E402
from hustings.core.rng import Rng  # noqa: E402
from hustings.games.poll_position import bots, rules  # noqa: E402
from hustings.games.poll_position import vocabulary as v  # noqa: E402
from hustings.games.poll_position.bots.act_value import FRESH_DIE_BONUS, ActValue  # noqa: E402
from hustings.games.poll_position.goodwill import BOOK, EASY, EVEN, HARD, goodwill  # noqa: E402
from hustings.games.poll_position.state import State  # noqa: E402

SHAKEN = 0.25
"""Most points by which values of acts are changed at random; three times that for regions."""


class Shaken(Opponent[State]):
    """The stepwise partner with foresight, its values changed a little at random."""

    def __init__(self, by: float, rng: Rng) -> None:
        self.by = by
        self.rng = rng

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:  # noqa: ARG002
        """Yield the move whose shaken value is best."""
        worth, legal = ActValue(obs, True, FRESH_DIE_BONUS), rules.legal(obs, seat)
        if legal[0][0] in (v.V_PLAN, v.V_STAY):
            by, values = 3 * self.by, worth.plans(obs.worker, legal)
        else:
            by, values = self.by, [worth.of(move) for move in legal]
        shaken = [value + by * self.rng.random() for value in values]
        yield legal[max(range(len(legal)), key=shaken.__getitem__)]


class Luck:
    """What chance does in one game, drawn for the occasion, whatever went before."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.asked: dict[tuple[int, ...], int] = {}

    def __call__(self, state: State) -> Move:
        """Return what luck does now."""
        phase = state.turn.prompt
        occasion: tuple[int, ...] = (phase, state.week, state.worker, state.counted)
        if phase in (v.REVEALING, v.LOOKING):
            occasion = (v.REVEALING, len(state.drawn))
        again = self.asked[occasion] = self.asked.get(occasion, 0) + 1
        return rules.chance(state, Rng(f"{self.seed}/{occasion}/{again}"))


def score(
    make: Callable[[], Strategy[State]], seats: int, seed: str, seconds: list[float]
) -> float:
    """Return what a team scores; adds the seconds of CPU time that each decision took."""
    state, team = rules.new(seats, {}), [make() for _ in range(seats)]

    def thought(seat: Seat, ply: int) -> Rng:
        return Rng(f"team/{seed}/{seat}/{ply}")

    decisions = play_moves(rules, state, team, Luck(seed), thought, process_time)
    seconds += [made.seconds for made in decisions]
    return float(rules.outcome(state).scores[0])


def hindsight(seats: int, seed: str, playings: int) -> float:
    """Return the best score of several playings of the same luck."""
    rng = Rng(f"shaken/{seed}")
    shakes = [0.0] + [SHAKEN] * (playings - 1)
    return max(score(lambda by=by: Shaken(by, rng), seats, seed, []) for by in shakes)  # type: ignore[misc]


def main() -> None:
    """Print a line for each level: its mean score, and how much better than the one before."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--levels", default=",".join(bots.LEVELS))
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--playings", type=int, default=0)
    asked = parser.parse_args()
    seeds = [f"{asked.seed}/{i}" for i in range(asked.first, asked.first + asked.games)]
    print(f"Poll Position!, {asked.seats} seats, {asked.games} games from {seeds[0]}", flush=True)
    before: list[float] = []
    for level in asked.levels.split(",") if asked.levels else ():
        seconds: list[float] = []
        found = [score(bots.LEVELS[level], asked.seats, seed, seconds) for seed in seeds]
        pace = f"{mean(seconds) * 1000:.1f} ms, p95 {percentile(seconds, 0.95) * 1000:.1f}"
        print(f"{row(level, found, before)}   {pace}", flush=True)
        print(f"{'':12} {eased(found, asked.seats)}", flush=True)
        before = found
    if asked.playings:
        best = [hindsight(asked.seats, seed, asked.playings) for seed in seeds]
        print(row(f"best of {asked.playings}", best, before), flush=True)


def eased(found: list[float], seats: int) -> str:
    """Return how often a team won with each goodwill, with 95 % intervals."""
    lines = []
    for kind, name in ((BOOK, "book"), (EASY, "easy"), (EVEN, "even"), (HARD, "hard")):
        won = mean([float(points + goodwill(kind, seats) > 0) for points in found])
        low, high = wilson_interval(won, len(found))
        lines.append(f"{name} {goodwill(kind, seats):+}: {won:.1%} [{low:.1%}, {high:.1%}]")
    return "   ".join(lines)


def row(name: str, found: list[float], before: list[float]) -> str:
    """Return a line about one team."""
    won = mean([float(points > 0) for points in found])
    line = f"{name:12} {mean(found):7.2f} ± {1.96 * standard_error(found):.2f}   won {won:6.1%}"
    if before:
        more = [one - other for one, other in zip(found, before, strict=True)]
        line += f"   {mean(more):+.2f} ± {1.96 * standard_error(more):.2f} on the line above"
    return line


if __name__ == "__main__":
    main()
