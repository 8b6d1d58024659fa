"""Learn the tables of Early States by self-play and write them into the game's folder.

    python tools/research/train_early_states.py [--seed train] [--out FILE]

The seed decides everything: the same command gives the same file. First the rules of thumb
play each other and the tables learn to foresee who wins; then the tables play themselves, each
choice now and then made by luck, and learn from that by TD(lambda) over the positions between
turns. What is written is the mean of what was learned at half time of that and at its end. Seeds
are apart from those of the ladders. Takes about ten minutes of one core.
--sets solo,struck,two,many names what is learned; the rest is kept as the file has it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings.bots.dice import lifted  # noqa: E402
from hustings.bots.weights import pack, rounded, source, unpack  # noqa: E402
from hustings.core.model import CHANCE, NATURE, OVER  # noqa: E402
from hustings.core.rng import Rng  # noqa: E402
from hustings.games.early_states import rules  # noqa: E402
from hustings.games.early_states.bots import learned, policy  # noqa: E402
from hustings.games.early_states.bots.plan import play_out  # noqa: E402
from hustings.games.early_states.bots.planner import Planner  # noqa: E402
from hustings.games.early_states.proceeds import dice_incomes  # noqa: E402
from hustings.games.early_states.sheet import STRIKES  # noqa: E402
from hustings.games.early_states.state import State  # noqa: E402
from hustings.games.early_states.vocabulary import M_KEEP, M_REROLL, M_TAKE, REROLL, ROLL, TAKE  # noqa: E402

OUT = ROOT / "py" / "hustings" / "games" / "early_states" / "bots" / "weights.py"
SETS = {"solo": (1,), "struck": (1,), "two": (2,), "many": (3, 4, 5, 6)}
"""Which numbers of seats share their tables."""
OPTIONS = {"struck": {"rival": STRIKES}}
"""With which options they are played where those make a difference."""
GAMES = {"solo": (6000, 2500), "struck": (6000, 3000), "two": (12000, 4000), "many": (5000, 800)}
"""How many games are learned from: by rules of thumb, by the tables."""
DOC = "Learned by tools/research/train_early_states.py; learned.py says what stands where."
LAMBDA = 0.8
STRAY = 0.04
"""How often a choice is made by luck while learning."""
STUMBLES = {"solo": 3, "struck": 3}
"""Every how many games one begins with random turns: a player who is behind must know a way too."""
LONGEST_STUMBLE = 7
GRAIN = 400
"""Steps to a unit in which weights are kept."""
STEP = 0.12
FADE = 60.0
"""Visits after which a weight's steps are 1/sqrt(2) of the first one."""

Seen = list[tuple[list[int], float, int]]


def main() -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sets", default=",".join(SETS))
    parser.add_argument("--seed", default="train")
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    tables = read(asked.out) if asked.out.exists() else {}
    for name in asked.sets.split(","):
        tables[name] = learn(name, asked.seed)
        write(asked.out, tables)


def learn(name: str, seed: str) -> list[float]:
    """Return the weights for the numbers of seats of a set."""
    weights = [0.0] * learned.SIZE
    visits = [0] * learned.SIZE
    begun = perf_counter()
    warm, games = GAMES[name]
    half = weights
    for number in range(warm + games):
        rng = Rng(f"{seed}/{name}/{number}")
        seats = SETS[name][number % len(SETS[name])]
        state = rules.new(seats, OPTIONS.get(name, {}))
        if name in STUMBLES and not number % STUMBLES[name]:
            stumble(state, rng)
        play = by_habit(state, rng) if number < warm else by_tables(state, weights, rng)
        positions = [[learned.cells(s, seat) for seat in range(seats)] for s in play]
        correct(positions, result(state), weights, visits)
        if number % 500 == 499:
            print(name, number + 1, f"{perf_counter() - begun:.0f} s", flush=True)
        if number + 1 == warm + games // 2:
            half = rounded(weights, GRAIN)
    return [(a + b) / 2 for a, b in zip(half, rounded(weights, GRAIN), strict=True)]


def result(state: State) -> list[float]:
    """Return what each seat has earned: half for winning, half by its lead over the others."""
    if state.seats == 1:
        return [learned.solo_value(state.score[0])]
    won = rules.outcome(state).payoff()
    close = learned.win_chances([score / 5 for score in state.score])
    return [0.6 * a + 0.4 * b for a, b in zip(won, close, strict=True)]


def stumble(state: State, rng: Rng) -> None:
    """Play the first few turns by luck alone, as if nothing had gone well."""
    turns = 1 + rng.below(LONGEST_STUMBLE)
    while state.turns < turns:
        if state.turn.mode == CHANCE:
            rules.apply(state, NATURE, rules.chance(state, rng))
        else:
            rules.apply(state, state.active, rng.pick(rules.legal(state, state.active)))


def by_habit(state: State, rng: Rng) -> Iterator[State]:
    """Play by rules of thumb; yield the positions between turns."""
    while state.turn.mode != OVER:
        if state.turn.mode == CHANCE:
            if state.turn.prompt == ROLL and not state.rolled:
                yield state
            rules.apply(state, NATURE, rules.chance(state, rng))
        elif rng.random() < STRAY:
            rules.apply(state, state.active, rng.pick(rules.legal(state, state.active)))
        else:
            rules.apply(state, state.active, policy.move(state, state.active))


def by_tables(state: State, weights: list[float], rng: Rng) -> Iterator[State]:
    """Play by the tables as they are; yield the positions between turns."""
    while state.turn.mode != OVER:
        if state.turn.prompt == ROLL:
            yield state
            throw(state, weights, rng)
        elif state.turn.mode == CHANCE:
            rules.apply(state, NATURE, rules.chance(state, rng))
        if state.turn.mode == OVER or state.turn.prompt == ROLL:
            continue
        finish(state, weights, rng)


def throw(state: State, weights: list[float], rng: Rng) -> None:
    """Throw the dice of one turn and take the 1s as they are worth most."""
    seat = state.active
    planner = Planner(state, weights)
    again = 1 + (state.items[seat] >> 1 & 1)
    throws = planner.throws(again)
    rules.apply(state, NATURE, rules.chance(state, rng))
    while state.turn.prompt in (REROLL, ROLL):
        if state.turn.prompt == ROLL:
            rules.apply(state, NATURE, rules.chance(state, rng))
            continue
        bits = lifted(state.dice, throws.keep(state.dice, state.rerolls))
        if rng.random() < STRAY:
            bits = rng.below(1 << len(state.dice))
        rules.apply(state, seat, (M_REROLL, bits) if bits else (M_KEEP,))
    if state.turn.prompt == TAKE:
        incomes = dice_incomes(state.items[seat], state.dice)
        worth = [planner.income[funds][votes] for funds, votes in incomes]
        rules.apply(state, seat, (M_TAKE, worth.index(max(worth))))


def finish(state: State, weights: list[float], rng: Rng) -> None:
    """Buy and vote: mostly the best of a few plans, each rank_plans by where it leads."""
    seat = state.active
    plans = Planner(state, weights).plans(state.votes, 4)
    if rng.random() < STRAY:
        moves, _ = play_out(state, rng.pick(plans))
    else:
        ends = [play_out(state, plan) for plan in plans]
        worth = [learned.expected_payoff(after, seat, weights) for _, after in ends]
        moves = ends[worth.index(max(worth))][0]
    for move in moves:
        rules.apply(state, seat, move)


def correct(
    positions: list[Seen], earned: list[float], weights: list[float], visits: list[int]
) -> None:
    """Move the weights of a whole game towards the lambda-return, from the end backwards."""
    goal = earned
    for position in reversed(positions):
        numbers = [
            weights[cell] * score + sum([weights[i] for i in found])
            for found, score, cell in position
        ]
        rank_plans = learned.win_chances(numbers)
        for (found, score, cell), want, got in zip(position, goal, rank_plans, strict=True):
            error = want - got
            weights[cell] += 0.02 * score * error
            for i in found:
                visits[i] += 1
                weights[i] += STEP * error / (1 + visits[i] / FADE) ** 0.5
        goal = [
            LAMBDA * want + (1 - LAMBDA) * got for want, got in zip(goal, rank_plans, strict=True)
        ]


def read(file: Path) -> dict[str, list[float]]:
    """Return the weights that were written before."""
    space: dict[str, str] = {}
    exec(file.read_text(encoding="utf-8"), space)  # noqa: S102  a file we wrote
    return {name.lower(): unpack(text) for name, text in space.items() if name.isupper()}


def write(file: Path, tables: dict[str, list[float]], doc: str = DOC) -> None:
    """Write the weights as a module of strings."""
    packed = {name.upper(): pack(weights, GRAIN) for name, weights in tables.items()}
    file.write_text(source(doc, packed), encoding="utf-8")


if __name__ == "__main__":
    main()
