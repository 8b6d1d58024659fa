"""Proves from a shipped puzzle that the ways it accepts are the best."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, NamedTuple

from hustings import catalog
from hustings.core.moves import decode, encode
from hustings.core.notes import Annotated, Note
from hustings.core.table import Table
from tools.puzzles import publish
from tools.puzzles.generate import split, whole_line
from tools.puzzles.search import Line, Ranked
from tools.puzzles.spec import SOLVER, Puzzle, PuzzleSpec


class _Solution(NamedTuple):
    """A shipped puzzle: its note, position, ranked lines, and the line that its record makes."""

    note: Note
    state: Any
    ranked: list[Ranked]
    asked: Line


def spec_of(game: str) -> PuzzleSpec:
    """Return how puzzles of a game are searched."""
    spec: PuzzleSpec = import_module(f"tools.puzzles.{game}").SPEC
    return spec


def margin(game: str, noted: Annotated) -> float:
    """Return by how much the solution is better than the best way that is not accepted.

    Raises ValueError if it is not the best, or if not exactly the equally good ways are accepted.
    """
    note, state, ranked, asked = _solve(game, noted)
    best, equal, runner_up = split(ranked)
    accepted = {_end(game, state, line) for line in (asked, *_other_lines(game, note))}
    if _end(game, state, asked) not in {each.key for each in equal}:
        raise ValueError(f"{noted.title}: {asked} is not the best")
    if {each.key for each in equal} != accepted:
        raise ValueError(f"{noted.title}: {[each.line for each in equal]} are as good")
    if runner_up is None:
        raise ValueError(f"{noted.title}: nothing is better than the rest")
    return best.value - runner_up.value


def reword(game: str, noted: Annotated) -> dict[str, Any]:
    """Return a puzzle as JSON data, with the answers and texts that its position gives it now."""
    return publish.puzzle_data(game, spec_of(game), solve_again(game, noted))


def solve_again(game: str, noted: Annotated, *, replies: bool = False) -> Puzzle:
    """Return a shipped puzzle with what its position gives it now, without the tries of bots.

    It asks for fewer moves if every best line has won the game earlier. Its idea stays, because its
    place among the others was chosen by it. replies: whether those of the rival are searched again,
    which takes long.
    """
    spec = spec_of(game)
    note, state, ranked, asked = _solve(game, noted)
    most = max(len(each.line) for each in split(ranked)[1])
    if most < note.asks:
        note = note._replace(asks=most)
        ranked = spec.rank(catalog.rules(game), state, SOLVER, most)
    best, equal, runner_up = split(ranked)
    kept = next((each for each in equal if each.line == asked), None)
    line = kept or whole_line(equal, note.asks)
    if line is None:
        raise ValueError(f"{noted.title}: no best line has {note.asks} moves")
    line = line._replace(end=best.end)
    text = spec.describe(state, [line, *[each for each in ranked if each.line != line.line]])
    text = text._replace(idea=noted.idea)
    others = tuple(each.line for each in equal if each.line != line.line)
    also = tuple(each[0] for each in others) if note.asks == 1 else ()
    verbs = catalog.rules(game).VOCABULARY.verbs
    moves = [f"{SOLVER}:{encode(verbs, move)}" for move in line.line]
    record = noted.record._replace(moves=[*noted.record.moves[: note.ply], *moves])
    beaten = spec.replies(state, ranked) if replies else _decoded(game, note.replies)
    return Puzzle(
        record.seed, record, note.asks, line, also, others if note.asks > 1 else (),
        runner_up or best, text, len(ranked), (0, 0, 0), (0, 0, 0), ranked, noted.grade,
        tuple(beaten),
    )  # fmt: skip


def _solve(game: str, noted: Annotated) -> _Solution:
    note = next(each for each in noted.notes if each.asks)
    rules = catalog.rules(game)
    state = Table(rules, noted.record, note.ply).state
    moves = noted.record.moves[note.ply : note.ply + note.asks]
    asked = tuple(decode(rules.VOCABULARY.verbs, move.partition(":")[2]) for move in moves)
    return _Solution(note, state, spec_of(game).rank(rules, state, SOLVER, note.asks), asked)


def _other_lines(game: str, note: Note) -> list[Line]:
    """Return the accepted lines other than the record's."""
    return _decoded(game, (*note.lines, *note.also))


def _decoded(game: str, lines: Iterable[str]) -> list[Line]:
    """Return lines given by their tokens with blanks between."""
    verbs = catalog.rules(game).VOCABULARY.verbs
    return [tuple(decode(verbs, token) for token in line.split()) for line in lines]


def _end(game: str, state: Any, line: Line) -> object:
    """Return the key of the position after a line."""
    rules, at = catalog.rules(game), state.clone()
    for move in line:
        rules.apply(at, SOLVER, move)
    return at.key()
