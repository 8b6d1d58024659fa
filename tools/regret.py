"""Measures how good the first advice is by a long search, and how often hints contradict.

python tools/regret.py [GAME ...] [--positions 200] [--seed regret] [--seats 2,3]

Positions come from games that Normal and Hard play against themselves in turn, at every number of
seats. The regret is how much less the game's judge (see protocols.Bots) finds the first advice to
be worth than the best move it knows, 0 to 1. The judge looks twice, with luck of its own each time:
which move is best is taken from one look and what it is worth from the other, both ways round. By
one look alone the best would be the luckiest of several, and good advice would seem to cost
something; so a regret may be below zero. Where the same seat decides on after the first advice,
two hints with luck of their own are asked for: they contradict each other where their first moves
differ and the judge finds them more than DIFFERENT apart. Decisions that the judge does not weigh,
such as what goes without saying, count for nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "py"))

from hustings import catalog  # noqa: E402
from hustings.bots.hint import ranked  # noqa: E402
from hustings.bots.ladder import mean, percentile, play_moves, record_luck, standard_error  # noqa: E402
from hustings.bots.search import advance, thoughts  # noqa: E402
from hustings.core.model import Move, Options, Seat  # noqa: E402
from hustings.core.protocols import Bots, Rules, Strategy  # noqa: E402
from hustings.core.rng import Rng  # noqa: E402

LEVELS: Final = ("normal", "hard")
"""Who plays the games that positions come from, in turn; all levels where one is not offered."""
EACH: Final = 5
"""So many positions of one game are looked at."""
DIFFERENT: Final = 0.02
"""Moves whose worths lie closer are as good as each other."""


class Asked(NamedTuple):
    """A decision of somebody who has a choice."""

    obs: Any
    seat: Seat
    name: str


class Found(NamedTuple):
    """What came of a position; None where the judge does not know, or nobody was asked again.

    regret: of the first advice. again: how far apart the judge finds two hints of the next
    decision in the same turn, 0 where they name the same move.
    """

    regret: float | None
    again: float | None


def positions(
    rules: Rules[Any], bots: Bots[Any], seats: Sequence[int], options: Options, seed: str
) -> Iterator[Asked]:
    """Yield positions without end: EACH of a game, somewhere in it."""
    levels = LEVELS if set(LEVELS) <= set(bots.LEVELS) else tuple(bots.LEVELS)
    for number in count():
        level = levels[number % len(levels)]
        size = seats[number // len(levels) % len(seats)]
        players = [bots.LEVELS[level]() for _ in range(size)]
        name = f"{seed}/{level}/{size}/{number}"
        met = list(_choices(rules, rules.new(size, options), players, name))
        rng = Rng(f"{name}/which")
        rng.shuffle(met)
        yield from met[:EACH]


def _choices(
    rules: Rules[Any], state: Any, players: Sequence[Strategy[Any]], name: str
) -> Iterator[Asked]:
    """Play a game; yield every decision in which there is a choice."""

    def thought(seat: Seat, ply: int) -> Rng:
        return Rng(f"{name}/{seat}/{ply}")

    made = play_moves(rules, state, players, record_luck(rules, name), thought)
    for ply, (seat, _, _) in enumerate(made):
        if len(rules.legal(state, seat)) > 1:
            yield Asked(state.observe(seat), seat, f"{name}/{ply}")


def first_advice(rules: Rules[Any], bots: Bots[Any], asked: Asked, luck: str) -> Move:
    """Return the first move of the hint that the strongest level gives."""
    bot = list(bots.LEVELS.values())[-1]()
    rng = Rng(f"{asked.name}/{luck}")
    last = None
    for last in ranked(bot, bots.evaluate, rules, asked.obs, asked.seat, rng, bots.ADVICE_MARGIN):  # noqa: B007
        pass
    assert last, "there is always a first move"
    return last.best[0].move


def judged(rules: Rules[Any], bots: Bots[Any], asked: Asked, luck: str) -> dict[Move, float]:
    """Return what the judge finds the moves to be worth."""
    judge = bots.judge()
    for _ in thoughts(judge, rules, asked.obs, asked.seat, Rng(f"{asked.name}/{luck}")):
        pass
    return dict(judge.move_values)


def regret(looks: Sequence[dict[Move, float]], move: Move) -> float | None:
    """Return how much less a move is worth than the best, None where a look did not weigh both.

    looks: what the judge has found, twice; each names the best that the other values.
    """
    costs = []
    for named, valued in (looks, looks[::-1]):
        best = max(named, key=named.__getitem__)
        if best not in valued or move not in valued:
            return None
        costs.append(valued[best] - valued[move])
    return mean(costs)


def following(rules: Rules[Any], asked: Asked, move: Move) -> Asked | None:
    """Return the next decision of the turn after a move, None where the seat does not decide on."""
    state = asked.obs.determinize(asked.seat, Rng(f"{asked.name}/world"))
    rules.apply(state, asked.seat, move)
    advance(rules, state, Rng(f"{asked.name}/luck"))
    if state.turn.seats != (asked.seat,) or len(rules.legal(state, asked.seat)) < 2:
        return None
    return Asked(state.observe(asked.seat), asked.seat, f"{asked.name}/next")


def looked_at(rules: Rules[Any], bots: Bots[Any], asked: Asked) -> Found:
    """Return what comes of asking for advice here, and again one decision later."""
    looks = [judged(rules, bots, asked, luck) for luck in ("judge", "again")]
    if min(map(len, looks)) < 2:
        return Found(None, None)
    first = first_advice(rules, bots, asked, "one")
    cost = regret(looks, first)
    after = following(rules, asked, first)
    if after is None:
        return Found(cost, None)
    one, two = (first_advice(rules, bots, after, luck) for luck in ("one", "two"))
    if one == two:
        return Found(cost, 0.0)
    worth = judged(rules, bots, after, "judge")
    if one not in worth or two not in worth:
        return Found(cost, None)
    return Found(cost, abs(worth[one] - worth[two]))


def some(rules: Rules[Any], bots: Bots[Any], met: Iterator[Asked], many: int) -> Iterator[Found]:
    """Yield the results of the first positions that the judge weighs."""
    weighed = 0
    for asked in met:
        found = looked_at(rules, bots, asked)
        yield found
        weighed += found.regret is not None
        if weighed == many:
            return


def table_row(game: str, found: Sequence[Found]) -> str:
    """Return a row of the table in docs/lab/opponents.md."""
    regrets = [one.regret for one in found if one.regret is not None]
    again = [one.again for one in found if one.again is not None]
    costly = sum(regret > DIFFERENT for regret in regrets)
    torn = sum(gap > DIFFERENT for gap in again)
    return (
        f"| {catalog.info(game).title} | {len(regrets)} "
        f"| {mean(regrets):.4f} ± {1.96 * standard_error(regrets):.4f} "
        f"| {percentile(regrets, 0.95):.3f} "
        f"| {costly / max(1, len(regrets)):.0%} | {torn} of {len(again)} |"
    )


def main() -> None:
    """Look at the games that the command line names, all by default."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="game", choices=[*catalog.GAMES, []])
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seats", default="", help="all that can be played by default")
    parser.add_argument("--seed", default="regret")
    asked = parser.parse_args()
    print("| game | positions | regret | p95 | over 0.02 | hints that contradict each other |")
    print("|---|---:|---|---:|---:|---:|", flush=True)
    for game in asked.games or catalog.GAMES:
        info, rules, bots = catalog.info(game), catalog.rules(game), catalog.bots(game)
        seats = [int(size) for size in asked.seats.split(",") if size] or list(info.seats)
        options = {option.key: option.default for option in info.options}
        met = positions(rules, bots, seats, options, asked.seed)
        found = list(some(rules, bots, met, asked.positions))
        print(table_row(game, found), flush=True)


if __name__ == "__main__":
    main()
