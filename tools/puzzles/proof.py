"""Proves again that what a puzzle asks for is best, from the puzzle alone."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hustings import catalog
from hustings.core.moves import decode
from hustings.core.notes import Annotated
from hustings.core.table import Table
from tools.puzzles import lay
from tools.puzzles.hunt import READER, Found, Hunt
from tools.puzzles.search import Ranked, settled
from tools.puzzles.seek import split


def hunt_of(game: str) -> Hunt:
    """Return how puzzles of a game are looked for."""
    hunt: Hunt = import_module(f"tools.puzzles.{game}").HUNT
    return hunt


def margin(game: str, noted: Annotated) -> float:
    """Return by how much the asked line is better than any that is not taken for right.

    ValueError where it is not the best, or where another that is as good is not taken for right.
    """
    note = next(each for each in noted.notes if each.asks)
    rules = catalog.rules(game)
    table: Table[Any] = Table(rules, noted.record, note.ply)
    ranked = hunt_of(game).rank(rules, table.state, READER, note.asks)
    best, equal, runner = split(ranked)
    whole = noted.record.moves[note.ply : note.ply + note.asks]
    asked = tuple(decode(rules.VOCABULARY.verbs, move.partition(":")[2]) for move in whole)
    end: Table[Any] = Table(rules, noted.record, note.ply + note.asks)
    reached = settled(rules, end.state.clone(), READER).key()
    right = {(decode(rules.VOCABULARY.verbs, token),) for token in note.also} | {asked}
    if not any(_same(each, asked, reached, note.asks) for each in equal):
        raise ValueError(f"{noted.title}: {asked} is not the best")
    if note.asks == 1 and {each.line for each in equal} != right:
        raise ValueError(f"{noted.title}: {[each.line for each in equal]} are as good")
    if runner is None or (note.asks > 1 and len(equal) > 1):
        raise ValueError(f"{noted.title}: nothing is better than the rest")
    return best.value - runner.value


def reworded(game: str, noted: Annotated) -> dict[str, Any]:
    """Return a puzzle as it ships, with the messages its position and its judge give it today."""
    hunt, note = hunt_of(game), next(each for each in noted.notes if each.asks)
    rules = catalog.rules(game)
    table: Table[Any] = Table(rules, noted.record, note.ply)
    ranked = hunt.rank(rules, table.state, READER, note.asks)
    best, equal, runner = split(ranked)
    line = best
    if note.asks == 1:
        asked = decode(rules.VOCABULARY.verbs, noted.record.moves[note.ply].partition(":")[2])
        line = next(each for each in equal if each.line == (asked,))._replace(end=best.end)
    says = hunt.says(table.state, [line, *[each for each in ranked if each.line != line.line]])
    also = tuple(decode(rules.VOCABULARY.verbs, token) for token in note.also)
    found = Found(
        noted.record.seed, noted.record, note.asks, line, also, runner or best, says,
        len(ranked), (0, 0), ranked,
    )  # fmt: skip
    return lay.data(game, hunt, found)


def _same(each: Ranked, asked: object, reached: object, asks: int) -> bool:
    return each.line == asked if asks == 1 else each.key == reached
