"""Writes puzzles: annotated games into the folder of the game, a table into docs/puzzles.md."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from hustings import catalog
from hustings.core.model import HUMAN
from hustings.core.moves import encode
from hustings.core.notes import Annotated, Note
from hustings.core.table import Table
from hustings.messages.worded import message_text
from tools.puzzles.giveaways import draw_page, giveaways
from tools.puzzles.search import Ranked
from tools.puzzles.spec import SOLVER, Message, Puzzle, PuzzleSpec, message

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "puzzles.md"
NAMES: Final = ("You", "Blue", "Amber", "Green")
MAX_WRONG_ANSWERS: Final = 4
"""How many wrong moves, the nearest to the best, get an answer of their own."""


def select(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Return `count` puzzles, from easy to hard: of each kind those with the widest margins.

    A kind is what is asked and whether Normal solves it. No two come from the same game, because
    the board and the log of the later one would show the solution of the earlier one.
    """
    kinds: dict[tuple[str, bool], list[Puzzle]] = defaultdict(list)
    for each in puzzles:
        kinds[each.text.kind + str(each.asks), each.solved[1] > 0].append(each)
    for kind in kinds.values():
        kind.sort(key=lambda each: (-each.margin, len(each.record.moves)))
    seeds = set[str]()
    picked: list[Puzzle] = []
    while len(picked) < count and any(kinds.values()):
        for kind in kinds.values():
            while kind and kind[0].seed in seeds:
                kind.pop(0)
            if kind and len(picked) < count:
                seeds.add(kind[0].seed)
                picked.append(kind.pop(0))
    return sorted(picked, key=lambda each: each.order)


def without_giveaways(game: str, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the puzzles whose solution no class or attribute on the drawn board gives away."""
    rules, pages = catalog.rules(game), []
    for each in puzzles:
        moves, start = each.record.moves, len(each.record.moves) - each.asks
        answers = [move.partition(":")[2] for move in moves[start:]]
        answers += [encode(rules.VOCABULARY.verbs, move) for move in each.also]
        pages.append(draw_page(game, rules, Table(rules, each.record, start).state, answers))
    return [each for each, marks in zip(puzzles, giveaways(pages), strict=True) if not marks]


def puzzle_data(game: str, spec: PuzzleSpec, puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as JSON data: a game with one note, which asks for the best line."""
    verbs, value_text = catalog.rules(game).VOCABULARY.verbs, puzzle.text.value_text
    best = value_text(puzzle.best.value)
    answers: dict[str, Message] = {}
    if puzzle.asks == 1:
        best_lines = {puzzle.best.line, *((move,) for move in puzzle.also)}
        lowest = puzzle.ranked[-1].value
        rest = [
            each for each in puzzle.ranked if each.line not in best_lines and each.value > lowest
        ]
        answers = {
            encode(verbs, each.line[0]): message("worse", yours=value_text(each.value), best=best)
            for each in rest[:MAX_WRONG_ANSWERS]
        }
        answers |= {
            encode(verbs, line[0]): message("right", best=best) for line in sorted(best_lines)
        }
    ply = len(puzzle.record.moves) - puzzle.asks
    also = tuple(encode(verbs, move) for move in puzzle.also)
    note = Note(ply, "", asks=puzzle.asks, also=also).data() | {"text": puzzle.text.goal}
    note |= {"answers": answers} if answers else {}
    note |= {"otherwise": message("otherwise", best=best)}
    kinds = (HUMAN, *[f"bot:{spec.level}"] * (spec.seats - 1))
    game_data = Annotated("", puzzle.record, (), kinds).data()
    return game_data | {"title": puzzle.text.title, "notes": [note]}


def write_puzzles(game: str, puzzles: Iterable[dict[str, Any]]) -> int:
    """Write a game's puzzles, one on a line; return the size in bytes."""
    lines = [json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in puzzles]
    path = ROOT / "py" / "hustings" / "games" / game / "puzzles.json"
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    return path.stat().st_size


def docs_table(game: str, spec: PuzzleSpec, puzzles: list[Puzzle]) -> str:
    """Return the table of a game's puzzles for the documentation."""
    words = import_module(f"hustings.messages.generated.{game}_puzzles")
    rows = [
        f"**{catalog.info(game).title}**: {spec.method}.",
        "",
        "| | puzzle | seed | best | worth | second best | worth | margin | found by Easy, Normal |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for n, each in enumerate(puzzles, 1):
        values = [f"{value:.2f}".rstrip("0").rstrip(".") for value in
                 (each.best.value, each.runner_up.value, each.margin)]  # fmt: skip
        easy, normal = each.solved
        cells = (
            str(n), message_text(each.text.title, words), f"`{each.seed}`",
            line_text(game, each, each.best), values[0],
            line_text(game, each, each.runner_up), values[1], values[2], f"{easy}, {normal} of 5",
        )  # fmt: skip
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def line_text(game: str, puzzle: Puzzle, ranked: Ranked) -> str:
    """Return the moves of a line in words."""
    rules, text = catalog.rules(game), catalog.text(game)
    start = len(puzzle.record.moves) - puzzle.asks
    at: Any = Table(rules, puzzle.record, start).state.clone()
    texts = []
    for move in ranked.line:
        texts.append(text.move(at, SOLVER, move, NAMES[: at.seats]))
        rules.apply(at, SOLVER, move)
        if SOLVER not in at.turn.seats:
            break
    return "; ".join(texts).replace("|", "/")


def write_docs_table(game: str, text: str) -> None:
    """Write a table into docs/puzzles.md, between the comments of its game."""
    page = PAGE.read_text("utf-8")
    begin, end = f"<!-- {game} -->\n", f"<!-- /{game} -->"
    pattern = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    if not pattern.search(page):
        page += f"\n{begin}{end}\n"
    PAGE.write_text(pattern.sub(lambda _: f"{begin}{text}\n{end}", page), encoding="utf-8")
