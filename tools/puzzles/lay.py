"""Puts puzzles down: as annotated games beside the game, and as a table in docs/puzzles.md."""

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
from tools.puzzles.hunt import READER, Found, Hunt, Message, message
from tools.puzzles.marks import drawn, given_away
from tools.puzzles.search import Ranked

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "puzzles.md"
NAMES: Final = ("You", "Blue", "Amber", "Green")
ANSWERED: Final = 4
"""Wrong moves that get an answer of their own: the nearest to the best."""


def chosen(found: Iterable[Found], many: int) -> list[Found]:
    """Return a number of puzzles of all kinds, the widest margins of each, from easy to hard.

    A kind is what is asked and whether Normal finds it. No game gives more than one: the board and
    the log of a later moment would show what was right at an earlier one.
    """
    kinds: dict[tuple[str, bool], list[Found]] = defaultdict(list)
    for each in found:
        kinds[each.says.kind + str(each.asks), each.solved[1] > 0].append(each)
    for kind in kinds.values():
        kind.sort(key=lambda each: (-each.margin, len(each.record.moves)))
    seeds = set[str]()
    picked: list[Found] = []
    while len(picked) < many and any(kinds.values()):
        for kind in kinds.values():
            while kind and kind[0].seed in seeds:
                kind.pop(0)
            if kind and len(picked) < many:
                seeds.add(kind[0].seed)
                picked.append(kind.pop(0))
    return sorted(picked, key=lambda each: each.order)


def secret(game: str, found: Sequence[Found]) -> list[Found]:
    """Return the puzzles whose answer no mark on the drawn board gives away."""
    rules, pages = catalog.rules(game), []
    for each in found:
        moves, start = each.record.moves, len(each.record.moves) - each.asks
        answers = [move.partition(":")[2] for move in moves[start:]]
        answers += [encode(rules.VOCABULARY.verbs, move) for move in each.also]
        pages.append(drawn(game, rules, Table(rules, each.record, start).state, answers))
    marked = given_away(pages)
    return [each for each, marks in zip(found, marked, strict=True) if not marks]


def data(game: str, hunt: Hunt, found: Found) -> dict[str, Any]:
    """Return a puzzle as it ships: one note that asks for the best line; messages for words."""
    verbs, worth = catalog.rules(game).VOCABULARY.verbs, found.says.worth
    best = worth(found.best.value)
    answers: dict[str, Message] = {}
    if found.asks == 1:
        good = {found.best.line, *((move,) for move in found.also)}
        least = found.ranked[-1].value
        rest = [each for each in found.ranked if each.line not in good and each.value > least]
        near = rest[:ANSWERED]
        answers = {
            encode(verbs, each.line[0]): message("worse", yours=worth(each.value), best=best)
            for each in near
        }
        answers |= {encode(verbs, line[0]): message("right", best=best) for line in sorted(good)}
    ply = len(found.record.moves) - found.asks
    also = tuple(encode(verbs, move) for move in found.also)
    note = Note(ply, "", asks=found.asks, also=also).data() | {"text": found.says.goal}
    note |= {"answers": answers} if answers else {}
    note |= {"otherwise": message("otherwise", best=best)}
    kinds = (HUMAN, *[f"bot:{hunt.level}"] * (hunt.seats - 1))
    puzzle = Annotated("", found.record, (), kinds).data()
    return puzzle | {"title": found.says.title, "notes": [note]}


def write(game: str, puzzles: Iterable[dict[str, Any]]) -> int:
    """Write a game's puzzles, one on a line; return the bytes."""
    lines = [json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in puzzles]
    path = ROOT / "py" / "hustings" / "games" / game / "puzzles.json"
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    return path.stat().st_size


def table(game: str, hunt: Hunt, found: list[Found]) -> str:
    """Return the table of a game's puzzles for the documentation."""
    words = import_module(f"hustings.messages.generated.{game}_puzzles")
    rows = [
        f"**{catalog.info(game).title}**: {hunt.how}.",
        "",
        "| | puzzle | seed | best | worth | second best | worth | margin | found by Easy, Normal |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for n, each in enumerate(found, 1):
        worth = [f"{value:.2f}".rstrip("0").rstrip(".") for value in
                 (each.best.value, each.runner.value, each.margin)]  # fmt: skip
        easy, normal = each.solved
        cells = (
            str(n), message_text(each.says.title, words), f"`{each.seed}`",
            label(game, each, each.best), worth[0],
            label(game, each, each.runner), worth[1], worth[2], f"{easy}, {normal} of 5",
        )  # fmt: skip
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def label(game: str, found: Found, ranked: Ranked) -> str:
    """Return a line's moves in words."""
    rules, text = catalog.rules(game), catalog.text(game)
    start = len(found.record.moves) - found.asks
    at: Any = Table(rules, found.record, start).state.clone()
    told = []
    for move in ranked.line:
        told.append(text.move(at, READER, move, NAMES[: at.seats]))
        rules.apply(at, READER, move)
        if READER not in at.turn.seats:
            break
    return "; ".join(told).replace("|", "/")


def note(game: str, text: str) -> None:
    """Put a table into the documentation, between the marks of its game."""
    page = PAGE.read_text("utf-8")
    begin, end = f"<!-- {game} -->\n", f"<!-- /{game} -->"
    pattern = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    if not pattern.search(page):
        page += f"\n{begin}{end}\n"
    PAGE.write_text(pattern.sub(lambda _: f"{begin}{text}\n{end}", page), encoding="utf-8")
