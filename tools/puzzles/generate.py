"""Searches games between bots for positions that make a puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hustings import catalog
from hustings.bots.search import thoughts
from hustings.core.model import Move
from hustings.core.moves import encode
from hustings.core.protocols import Rules, Strategy
from hustings.core.record import make
from hustings.core.rng import Rng
from hustings.core.table import Table
from tools.puzzles.search import TOLERANCE, Ranked, TooManyError, play_forced
from tools.puzzles.spec import SOLVER, Puzzle, PuzzleSpec

TRIES_PER_LEVEL: Final = 5
"""How often each level tries a puzzle, to rate its difficulty."""


def generate(game: str, spec: PuzzleSpec, seed: str) -> Iterator[Puzzle]:
    """Yield the puzzles of one game between bots, in the order of play."""
    rules = catalog.rules(game)
    table = Table(rules, make(catalog.info(game), spec.seats, dict(spec.options), seed))
    level = catalog.bots(game).LEVELS[spec.level]
    players = [level() for _ in range(spec.seats)]
    while not table.over:
        seat = table.seats[0]
        if (
            seat == SOLVER
            and len(table.legal(SOLVER)) > 1
            and (asks := spec.moves_asked(table.state))
        ):
            puzzle = _puzzle(game, spec, table, asks)
            if puzzle is not None:
                yield puzzle
        table.play(seat, bot_move(players[seat], rules, table.state, seat, f"{seed}/{table.at}"))


def bot_move(bot: Strategy[Any], rules: Rules[Any], state: Any, seat: int, seed: str) -> Move:
    """Return the move of a bot. seed: of its randomness."""
    move = None
    for move in thoughts(bot, rules, state.observe(seat), seat, Rng(seed)):  # noqa: B007
        pass
    if move is None:
        raise RuntimeError("a bot decided nothing")
    return move


def _puzzle(game: str, spec: PuzzleSpec, table: Table[Any], asks: int) -> Puzzle | None:
    rules = table.rules
    try:
        ranked = spec.rank(rules, table.state, SOLVER, asks)
    except TooManyError:
        return None
    if len(ranked) < spec.min_lines:
        return None
    best, equal, runner_up = split(ranked)
    if runner_up is None or best.value - runner_up.value < spec.min_margin:
        return None
    if len(equal) > (1 if asks > 1 else spec.max_best) or len(best.line) < asks:
        return None
    longest = max(equal, key=lambda each: each.line[0])
    line = longest._replace(end=best.end) if asks == 1 else best
    record = table.played()
    verbs = rules.VOCABULARY.verbs
    record.moves.extend(f"{SOLVER}:{encode(verbs, move)}" for move in line.line)
    if Table(rules, record).trouble:
        return None
    solutions = {each.key for each in equal}
    solved = tuple(
        sum(
            _reached(game, level, rules, table.state, asks, n) in solutions
            for n in range(TRIES_PER_LEVEL)
        )
        for level in ("easy", "normal")
    )
    also = tuple(each.line[0] for each in equal if each.line != line.line) if asks == 1 else ()
    text = spec.describe(table.state, [line, *[each for each in ranked if each.line != line.line]])
    return Puzzle(
        record.seed, record, asks, line, also, runner_up, text, len(ranked),
        (solved[0], solved[1]), ranked,
    )  # fmt: skip


def split(ranked: list[Ranked]) -> tuple[Ranked, list[Ranked], Ranked | None]:
    """Return the best line, all that are equally good, and the best of the others."""
    best = ranked[0]
    equal = [each for each in ranked if each.value > best.value - TOLERANCE]
    return best, equal, ranked[len(equal)] if len(equal) < len(ranked) else None


def _reached(
    game: str, level: str, rules: Rules[Any], state: Any, asks: int, attempt: int
) -> object:
    """Return the key of the position that a level reaches with the moves that are asked."""
    bot, at = catalog.bots(game).LEVELS[level](), state.clone()
    for n in range(asks):
        if SOLVER not in at.turn.seats:
            break
        rules.apply(at, SOLVER, bot_move(bot, rules, at, SOLVER, f"try {attempt}/{n}"))
    return play_forced(rules, at, SOLVER).key()
