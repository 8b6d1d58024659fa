"""Searches games between bots for positions that make a puzzle."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from hustings import catalog
from hustings.bots.search import thoughts
from hustings.core.model import Move
from hustings.core.moves import encode
from hustings.core.notes import MAX_LINES
from hustings.core.protocols import Rules, Strategy
from hustings.core.record import make
from hustings.core.rng import Rng
from hustings.core.table import Table
from tools.puzzles.search import TOLERANCE, Ranked, TooManyError
from tools.puzzles.spec import LEVELS, SOLVER, Puzzle, PuzzleSpec


def generate(game: str, spec: PuzzleSpec, seed: str) -> Iterator[Puzzle]:
    """Yield the puzzles of one game between bots, in the order of play."""
    rules = catalog.rules(game)
    table = Table(rules, make(catalog.info(game), spec.seats, dict(spec.options), seed))
    level = catalog.bots(game).LEVELS[spec.level]
    players = [level() for _ in range(spec.seats)]
    easy, luck = catalog.bots(game).LEVELS["easy"](), Rng(f"{seed}/easy")
    while not table.over:
        seat = table.seats[0]
        if seat == SOLVER and len(table.legal(SOLVER)) > 1:
            puzzle = _first_puzzle(game, spec, table)
            if puzzle is not None:
                yield puzzle
            ideas = set[str]()
            for branch in spec.branches(table):
                puzzle = _first_puzzle(game, spec, branch, ideas)
                if puzzle is not None:
                    ideas.add(puzzle.text.idea)
                    yield puzzle
        player = easy if luck.random() < spec.easy_share else players[seat]
        table.play(seat, bot_move(player, rules, table.state, seat, f"{seed}/{table.at}"))


def _first_puzzle(
    game: str, spec: PuzzleSpec, table: Table[Any], known: Collection[str] = ()
) -> Puzzle | None:
    """Return the puzzle of a position, with the number of moves that is preferred.

    known: ideas that are not wanted.
    """
    tried = (_puzzle(game, spec, table, n, known) for n in spec.moves_asked(table.state))
    return next(filter(None, tried), None)


def bot_move(bot: Strategy[Any], rules: Rules[Any], state: Any, seat: int, seed: str) -> Move:
    """Return the move of a bot. seed: of its randomness."""
    move = None
    for move in thoughts(bot, rules, state.observe(seat), seat, Rng(seed)):  # noqa: B007
        pass
    if move is None:
        raise RuntimeError("a bot decided nothing")
    return move


def _puzzle(
    game: str, spec: PuzzleSpec, table: Table[Any], asks: int, known: Collection[str]
) -> Puzzle | None:
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
    if not spec.accepts(rules, table.state, ranked):
        return None
    most = min(spec.max_best if asks == 1 else MAX_LINES + 1, spec.max_share * len(ranked))
    line = whole_line(equal, asks)
    if len(equal) > most or line is None:
        return None
    line = line._replace(end=best.end)
    record = table.played()
    record.moves.extend(f"{SOLVER}:{encode(rules.VOCABULARY.verbs, move)}" for move in line.line)
    if Table(rules, record).trouble:
        return None
    others = tuple(each.line for each in equal if each.line != line.line)
    also = tuple(each[0] for each in others) if asks == 1 else ()
    text = spec.describe(table.state, [line, *[each for each in ranked if each.line != line.line]])
    if text.idea in known:
        return None
    solved = _solved(game, spec, table, asks, {each.key for each in equal})
    return Puzzle(
        record.seed, record, asks, line, also, others if asks > 1 else (), runner_up, text,
        len(ranked), solved, spec.tries, ranked, 0, tuple(spec.replies(table.state, ranked)),
    )  # fmt: skip


def _solved(
    game: str, spec: PuzzleSpec, table: Table[Any], asks: int, solutions: set[object]
) -> tuple[int, int, int]:
    """Return how many of its tries each of LEVELS solves."""
    easy, normal, hard = (
        sum(_solves(game, level, table, asks, n, solutions) for n in range(m))
        for level, m in zip(LEVELS, spec.tries, strict=True)
    )
    return easy, normal, hard


def whole_line(equal: list[Ranked], asks: int) -> Ranked | None:
    """Return one of these lines that makes all moves that are asked for, None without one."""
    whole = [each for each in equal if len(each.line) == asks]
    return max(whole, key=lambda each: each.line, default=None)


def split(ranked: list[Ranked]) -> tuple[Ranked, list[Ranked], Ranked | None]:
    """Return the best line, all that are equally good, and the best of the others."""
    best = ranked[0]
    equal = [each for each in ranked if each.value > best.value - TOLERANCE]
    return best, equal, ranked[len(equal)] if len(equal) < len(ranked) else None


def _solves(
    game: str, level: str, table: Table[Any], asks: int, attempt: int, solutions: set[object]
) -> bool:
    """Return whether a level reaches one of the solutions with the moves that are asked for."""
    bot, rules, at = catalog.bots(game).LEVELS[level](), table.rules, table.state.clone()
    for n in range(asks):
        if SOLVER not in at.turn.seats:
            break
        rules.apply(at, SOLVER, bot_move(bot, rules, at, SOLVER, f"try {attempt}/{n}"))
        if at.key() in solutions:
            return True
    return False
