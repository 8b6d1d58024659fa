"""Measures how often a player like Normal wins and writes it into a game's odds.json.

python tools/odds.py GAME [--seats 2,3] [--levels normal,hard] [--option key=value] [--games 400]
                     [--counted key]

Normal sits at each seat in turn, the level at all the others, on luck of its own. What was measured
before for other seats, levels and options stays; --drop forgets all of it first. An option by which
games are only counted differently, and that no bot looks at, can be --counted: every game is played
once, and counted with each of its values.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "py"))

from hustings import catalog  # noqa: E402
from hustings.bots.comparison import earned  # noqa: E402
from hustings.bots.ladder import Match, matches, play_moves, record_luck  # noqa: E402
from hustings.core.model import NATURE, Move, Options, Seat  # noqa: E402
from hustings.core.odds import Odds, changed_options, dump_odds, parse_odds  # noqa: E402
from hustings.core.rng import Rng  # noqa: E402

NORMAL: Final = "normal"


def won(game: str, seats: int, level: str, kinds: list[Options], games: int) -> list[float]:
    """Return how many of the games Normal won, a win shared by k counting 1/k but in a team.

    kinds: the games are played with the first of these options and counted with each of them.
    """
    pairs = matches(NORMAL, level or NORMAL, seats, games, "odds")
    found = [0.0] * len(kinds)
    for match in pairs:
        moves = played(game, kinds[0], match)
        for n, options in enumerate(kinds):
            found[n] += counted(game, options, match, moves)
    return found


def played(game: str, options: Options, match: Match) -> list[tuple[Seat, Move]]:
    """Return all that happens in one match, luck included, played as `bots.ladder.play` does."""
    rules, levels = catalog.rules(game), catalog.bots(game).LEVELS
    levels_at = [match.one if seat == match.seat else match.other for seat in range(match.seats)]
    moves: list[tuple[Seat, Move]] = []
    note, luck = moves.append, record_luck(rules, match.seed)

    def noted(state: Any) -> Move:
        note((NATURE, luck(state)))
        return moves[-1][1]

    def thought(seat: Seat, ply: int) -> Rng:
        return Rng(f"ladder/{match.seed}/{seat}/{ply}")

    team = [levels[level]() for level in levels_at]
    for made in play_moves(rules, rules.new(match.seats, options), team, noted, thought):
        note((made.seat, made.move))
    return moves


def counted(game: str, options: Options, match: Match, moves: list[tuple[Seat, Move]]) -> float:
    """Return what the seat that was asked for has of the win in such a game, a team all of it."""
    rules = catalog.rules(game)
    state = rules.new(match.seats, options)
    for seat, move in moves:
        rules.apply(state, seat, move)
    return earned(rules, state, match.seat, together=catalog.info(game).together)


def measured(
    game: str, asked: list[tuple[int, str]], kinds: list[Options], games: int
) -> Iterator[Odds]:
    """Yield a row for each number of seats, level and kind of counting, as it is known."""
    info = catalog.info(game)
    with ProcessPoolExecutor(cpu_count()) as pool:
        futures = [
            (seats, level, pool.submit(won, game, seats, level, kinds, games))
            for seats, level in asked
        ]
        for seats, level, future in futures:
            for options, share in zip(kinds, future.result(), strict=True):
                chosen = changed_options(info, options, seats)
                yield Odds(seats, level, chosen, round(share, 2), games)


def main() -> None:
    """Measure what the command line asks for, and write it down."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=catalog.GAMES)
    parser.add_argument("--seats", default="", help="all that can be played by default")
    parser.add_argument("--levels", default="", help="all there are by default")
    parser.add_argument("--option", action="append", default=[], help="key=value")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--counted", default="", help="an option that changes only the count")
    parser.add_argument("--drop", action="store_true", help="forget what was counted before")
    asked = parser.parse_args()
    info, page = catalog.info(asked.game), ROOT / f"py/hustings/games/{asked.game}/odds.json"
    options = {option.key: option.default for option in info.options}
    options |= {key: int(value) for key, value in (one.split("=") for one in asked.option)}
    values = {option.key: [value for value, _ in option.choices] for option in info.options}
    each = [{asked.counted: value} for value in values[asked.counted]] if asked.counted else [{}]
    counts = [options | one for one in each]
    sizes = [int(size) for size in asked.seats.split(",") if size] or list(info.seats)
    levels = asked.levels.split(",") if asked.levels else list(catalog.bots(asked.game).LEVELS)
    kinds = [(size, level) for size in sizes for level in (levels if size > 1 else [""])]
    for row in measured(asked.game, kinds, counts, asked.games):
        rows = () if asked.drop or not page.exists() else parse_odds(page.read_text("utf-8"))
        asked.drop = False
        kept = [old for old in rows if old[:3] != row[:3]]
        order = sorted([*kept, row], key=lambda one: (one.seats, sorted(one.options.items())))
        page.write_text(dump_odds(order), encoding="utf-8")
        kind = " ".join(f"{key}={value}" for key, value in row.options.items())
        print(
            f"{row.seats} seats, {row.level or 'alone'} {kind}: {row.share:.1%} of {row.games}",
            flush=True,
        )


if __name__ == "__main__":
    main()
