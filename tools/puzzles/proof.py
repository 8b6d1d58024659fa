"""Proves from a shipped puzzle that the line it asks for is the best."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hustings import catalog
from hustings.core.moves import decode
from hustings.core.notes import Annotated
from hustings.core.table import Table
from tools.puzzles import publish
from tools.puzzles.generate import split
from tools.puzzles.search import Ranked, play_forced
from tools.puzzles.spec import SOLVER, Puzzle, PuzzleSpec


def spec_of(game: str) -> PuzzleSpec:
    """Return how puzzles of a game are searched."""
    spec: PuzzleSpec = import_module(f"tools.puzzles.{game}").SPEC
    return spec


def margin(game: str, noted: Annotated) -> float:
    """Return by how much the solution is better than the best line that is not accepted.

    Raises ValueError if it is not the best line, or if an equally good line is not accepted.
    """
    note = next(each for each in noted.notes if each.asks)
    rules = catalog.rules(game)
    table: Table[Any] = Table(rules, noted.record, note.ply)
    ranked = spec_of(game).rank(rules, table.state, SOLVER, note.asks)
    best, equal, runner_up = split(ranked)
    solution = noted.record.moves[note.ply : note.ply + note.asks]
    asked = tuple(decode(rules.VOCABULARY.verbs, move.partition(":")[2]) for move in solution)
    end: Table[Any] = Table(rules, noted.record, note.ply + note.asks)
    reached = play_forced(rules, end.state.clone(), SOLVER).key()
    accepted = {(decode(rules.VOCABULARY.verbs, token),) for token in note.also} | {asked}
    if not any(_same(each, asked, reached, note.asks) for each in equal):
        raise ValueError(f"{noted.title}: {asked} is not the best")
    if note.asks == 1 and {each.line for each in equal} != accepted:
        raise ValueError(f"{noted.title}: {[each.line for each in equal]} are as good")
    if runner_up is None or (note.asks > 1 and len(equal) > 1):
        raise ValueError(f"{noted.title}: nothing is better than the rest")
    return best.value - runner_up.value


def reword(game: str, noted: Annotated) -> dict[str, Any]:
    """Return a puzzle as JSON data, with the text that its position gives it now."""
    spec, note = spec_of(game), next(each for each in noted.notes if each.asks)
    rules = catalog.rules(game)
    table: Table[Any] = Table(rules, noted.record, note.ply)
    ranked = spec.rank(rules, table.state, SOLVER, note.asks)
    best, equal, runner_up = split(ranked)
    line = best
    if note.asks == 1:
        asked = decode(rules.VOCABULARY.verbs, noted.record.moves[note.ply].partition(":")[2])
        line = next(each for each in equal if each.line == (asked,))._replace(end=best.end)
    text = spec.describe(table.state, [line, *[each for each in ranked if each.line != line.line]])
    also = tuple(decode(rules.VOCABULARY.verbs, token) for token in note.also)
    found = Puzzle(
        noted.record.seed, noted.record, note.asks, line, also, runner_up or best, text,
        len(ranked), (0, 0), ranked,
    )  # fmt: skip
    return publish.puzzle_data(game, spec, found)


def _same(each: Ranked, asked: object, reached: object, asks: int) -> bool:
    return each.line == asked if asks == 1 else each.key == reached
