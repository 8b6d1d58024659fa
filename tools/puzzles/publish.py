"""Writes puzzles: annotated games into the folder of the game, a table into docs/puzzles.md."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from hustings import catalog
from hustings.core.model import HUMAN
from hustings.core.moves import Verbs, encode
from hustings.core.notes import Annotated, Note, read_annotated
from hustings.core.table import Table
from hustings.messages.worded import message_text
from tools.puzzles.giveaways import draw_page, giveaways
from tools.puzzles.search import Line
from tools.puzzles.spec import SOLVER, Message, Puzzle, PuzzleSpec

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "puzzles.md"
NAMES: Final = ("You", "Blue", "Amber", "Green")
MOSTLY: Final = 0.6
"""The share of tries from which on a level mostly solves a puzzle."""
HARDLY: Final = 0.2
"""The largest share of tries with which a level hardly ever solves a puzzle."""

ByLevel = tuple[int, int, int]
"""A number for each of LEVELS."""


def select(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Return `count` puzzles by grade, with as many ideas and as wide margins as possible.

    No two come from the same game, because the board and the log of the later one would show the
    solution of the earlier one. No two have the same title if there are enough others.
    """
    left = _graded(_with_different_titles(puzzles, count))
    seeds, picked = set[str](), list[Puzzle]()
    for grade in (3, 2, 1):  # hard ones are rare
        queues = _by_idea(left[grade], seeds)
        share = (count - len(picked)) // grade
        while share > 0 and queues:
            for idea in list(queues):
                queue = [each for each in queues[idea] if each.seed not in seeds]
                if not queue or not share:
                    del queues[idea]
                    continue
                queues[idea] = queue[1:]
                seeds.add(queue[0].seed)
                picked.append(queue[0])
                share -= 1
    rest = [each for grade in (1, 2, 3) for each in left[grade] if each.seed not in seeds]
    for each in rest:
        if len(picked) < count and each.seed not in seeds:
            seeds.add(each.seed)
            picked.append(each)
    return [each for grade in (1, 2, 3) for each in alternate(picked, grade)]


def _with_different_titles(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Return the hardest puzzle of each title, or all if that leaves fewer than `count`."""
    every = sorted(puzzles, key=lambda each: each.order)
    by_title = {json.dumps(each.text.title): each for each in every}
    return [*by_title.values()] if len(by_title) >= count else every


def _graded(puzzles: Iterable[Puzzle]) -> dict[int, list[Puzzle]]:
    """Return puzzles by grade, easy ones first: Easy or Normal mostly solves 1, only Hard solves 3.

    If grade 2 would be nearly empty, the easier half of grade 3 joins it; if that is not enough, or
    if grade 3 would be nearly empty, the nearest third of its neighbour.
    """
    easy, middle, hard = list[Puzzle](), list[Puzzle](), list[Puzzle]()
    for each in sorted(puzzles, key=lambda each: each.order):
        below = max(each.shares[:2])
        kin = easy if below >= MOSTLY else hard if below <= HARDLY else middle
        kin.append(each)
    if len(middle) < len(hard) // 3:
        cut = len(hard) // 2
        middle, hard = sorted(middle + hard[:cut], key=lambda each: each.order), hard[cut:]
    if len(middle) < len(easy) // 3:
        cut = (2 * len(easy) + 1) // 3
        easy, middle = easy[:cut], easy[cut:] + middle
    if len(hard) < len(middle) // 3:
        cut = (2 * len(middle) + 1) // 3
        middle, hard = middle[:cut], middle[cut:] + hard
    return {
        grade: [each._replace(grade=grade) for each in kin]
        for grade, kin in ((1, easy), (2, middle), (3, hard))
    }


def _by_idea(puzzles: Iterable[Puzzle], seeds: set[str]) -> dict[str, list[Puzzle]]:
    """Return puzzles by idea and number of moves, those with the widest margins first."""
    queues: dict[str, list[Puzzle]] = defaultdict(list)
    for each in sorted(puzzles, key=lambda each: (-each.margin, len(each.record.moves))):
        if each.seed not in seeds:
            queues[f"{each.text.idea} {each.asks}"].append(each)
    return queues


def alternate(puzzles: Iterable[Puzzle], grade: int) -> list[Puzzle]:
    """Return the puzzles of a grade, easy ones first; neighbours differ in idea if possible."""
    left = sorted((each for each in puzzles if each.grade == grade), key=lambda each: each.order)
    row: list[Puzzle] = []
    while left:
        counts = Counter(each.text.idea for each in left)
        common, most = counts.most_common(1)[0]
        last = row[-1].text.idea if row else ""
        free = [each for each in left if each.text.idea != last] or left
        if 2 * most > len(left) and common != last:
            free = [each for each in left if each.text.idea == common]
        row.append(free[0])
        left.remove(free[0])
    return row


def without_giveaways(game: str, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the puzzles whose solution no class or attribute on the drawn board gives away."""
    rules, pages = catalog.rules(game), []
    for each in puzzles:
        start = len(each.record.moves) - each.asks
        moves = {*each.best.line, *each.also, *(move for line in each.lines for move in line)}
        answers = [encode(rules.VOCABULARY.verbs, move) for move in moves]
        pages.append(draw_page(game, rules, Table(rules, each.record, start).state, answers))
    return [each for each, marks in zip(puzzles, giveaways(pages), strict=True) if not marks]


def puzzle_data(game: str, spec: PuzzleSpec, puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as JSON data: a game with one note, which asks for the best line."""
    verbs = catalog.rules(game).VOCABULARY.verbs
    ply = len(puzzle.record.moves) - puzzle.asks
    also = tuple(encode(verbs, move) for move in puzzle.also)
    lines = tuple(_way(line, verbs) for line in puzzle.lines)
    note = Note(ply, "", puzzle.text.lights, puzzle.asks, also, lines).data()
    note |= {"text": puzzle.text.goal}
    if puzzle.text.right:
        note["right"] = puzzle.text.right
    reasons = puzzle.text.reasons
    note |= {"reasons": {_way(line, verbs): why for line, why in reasons}} if reasons else {}
    if puzzle.replies:
        note["replies"] = [_way(line, verbs) for line in puzzle.replies]
    wrong = {} if puzzle.text.otherwise else _wrong_answers(puzzle, verbs)
    usual = puzzle.text.otherwise or max(wrong.values(), key=[*wrong.values()].count)
    answers = {token: answer for token, answer in wrong.items() if answer != usual}
    if puzzle.asks == 1 and not puzzle.text.right:
        answers |= _right_answers(puzzle, verbs)
    answers |= {encode(verbs, move): reply for move, reply in puzzle.text.firsts.items()}
    note |= {"answers": answers} if answers else {}
    note["otherwise"] = usual
    kinds = (HUMAN, *[f"bot:{spec.level}"] * (spec.seats - 1))
    annotated = Annotated(
        "", puzzle.record, (), kinds, "", puzzle.grade, puzzle.text.idea, spec.to_end
    )
    return annotated.data() | {"title": puzzle.text.title, "notes": [note]}


def _way(line: Line, verbs: Verbs) -> str:
    """Return the tokens of a line with blanks between."""
    return " ".join(encode(verbs, move) for move in line)


def _right_answers(puzzle: Puzzle, verbs: Sequence[Any]) -> dict[str, Message]:
    """Return the replies to the best moves by their tokens; the first of them has the reason."""
    equal = {encode(verbs, move): puzzle.text.equal for move in sorted(puzzle.also)}
    return equal | {encode(verbs, puzzle.best.line[0]): puzzle.text.best}


def _wrong_answers(puzzle: Puzzle, verbs: Sequence[Any]) -> dict[str, Message]:
    """Return the reply to each wrong move of a puzzle for one move."""
    accepted = {puzzle.best.line, *((move,) for move in puzzle.also)}
    return {
        encode(verbs, each.line[0]): puzzle.text.worse(each)
        for each in puzzle.ranked
        if each.line not in accepted
    }


def shipped_without_texts(game: str) -> list[Annotated]:
    """Return a game's puzzles without their texts, whose messages may have changed."""
    data = json.loads(catalog.game_file(game, "puzzles.json"))
    for each in data:
        each["title"] = ""
        for note in each["notes"]:
            note |= {"text": "", "right": "", "otherwise": "", "answers": {}, "reasons": {}}
    return [read_annotated(each, catalog.find) for each in data]


def write_puzzles(game: str, puzzles: Iterable[dict[str, Any]]) -> int:
    """Write a game's puzzles, one on a line; return the size in bytes."""
    lines = [json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in puzzles]
    path = ROOT / "py" / "hustings" / "games" / game / "puzzles.json"
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    return path.stat().st_size


def stated_tries(game: str) -> list[tuple[ByLevel, ByLevel]]:
    """Return from docs/puzzles.md in how many of its tries each level solves each puzzle."""
    page = PAGE.read_text("utf-8")
    part = page.partition(f"<!-- {game} -->")[2].partition(f"<!-- /{game} -->")[0]
    rows = re.findall(r"\| (\d+)/(\d+), (\d+)/(\d+), (\d+)/(\d+) \|$", part, re.MULTILINE)
    return [
        ((easy, normal, hard), (easy_tries, normal_tries, hard_tries))
        for easy, easy_tries, normal, normal_tries, hard, hard_tries in (map(int, r) for r in rows)
    ]


def docs_table(game: str, spec: PuzzleSpec, puzzles: list[Puzzle]) -> str:
    """Return the tables of a game's puzzles for the documentation."""
    words = import_module(f"hustings.messages.generated.{game}_puzzles")
    rows = [
        f"**{catalog.info(game).title}**: {spec.method}.",
        "",
        *_grade_table(puzzles),
        "",
        "| | grade | puzzle | seed | best | ways | worth | next | margin | found by E, N, H |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for n, each in enumerate(puzzles, 1):
        values = [f"{value:.2f}".rstrip("0").rstrip(".") for value in
                 (each.best.value, each.runner_up.value, each.margin)]  # fmt: skip
        ways = 1 + len(each.also) + len(each.lines)
        cells = (
            str(n), str(each.grade), message_text(each.text.title, words), f"`{each.seed}`",
            line_text(game, each), f"{ways} of {each.line_count}", *values,
            ", ".join(f"{n}/{m}" for n, m in zip(each.solved, each.tries, strict=True)),
        )  # fmt: skip
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def _grade_table(puzzles: list[Puzzle]) -> list[str]:
    """Return the share of tries in which each level solves the puzzles of each grade."""
    rows = ["| grade | puzzles | Easy | Normal | Hard |", "|---|---|---|---|---|"]
    for grade in (1, 2, 3):
        found = [each for each in puzzles if each.grade == grade]
        shares = [f"{100 * sum(each.shares[n] for each in found) / max(1, len(found)):.0f} %"
                  for n in range(3)]  # fmt: skip
        rows.append(f"| {grade} | {len(found)} | {' | '.join(shares)} |")
    return rows


def line_text(game: str, puzzle: Puzzle) -> str:
    """Return the moves of the accepted line that “Show me” marks in words."""
    rules, text = catalog.rules(game), catalog.text(game)
    start = len(puzzle.record.moves) - puzzle.asks
    at: Any = Table(rules, puzzle.record, start).state.clone()
    texts = []
    shown = puzzle.text.reasons[0][0] if puzzle.text.reasons else None
    for move in shown or min((puzzle.best.line, *puzzle.lines), key=len):
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
