"""The list of a game's puzzles, and the buttons that teach a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings import catalog
from hustings.core.notes import MAX_GRADE, Annotated
from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h
from hustings.ui import words
from hustings.ui.learn.course import OF_THE_DAY, open_puzzle, puzzles_of
from hustings.ui.model import Model
from hustings.ui.page.parts.widgets import button, dialog
from hustings.ui.results.days import today
from hustings.ui.teaching import ALL_GAMES

TODAYS_PUZZLES: Final = "todays-puzzles"
"""The name of the dialog with today's puzzle of each game."""


def puzzles(model: Model, game: str) -> Tree | None:
    """Return the dialog that lists a game's puzzles. game: "" for the one on the table."""
    shown = game or (model.play.game if model.play is not None else "")
    info = catalog.find(shown)
    if info is None:
        return None
    scripts = puzzles_of(shown)
    grades = sorted({script.grade for script in scripts})
    return dialog(
        words.learn.titled(game=info.title, what=words.learn.puzzles()),
        h("p", {}, words.learn.puzzles_help() if scripts else words.learn.no_puzzles()),
        [h("p", {"class": "help"}, line) for line in _streaks(model, shown)],
        h("div", {"class": "button-row"}, _puzzle_of_the_day(model, shown)) if scripts else None,
        [_graded(model, shown, scripts, grade) for grade in grades],
        kind="narrow puzzle-list",
    )


def is_solved_today(model: Model, game: str) -> bool:
    """Return whether the player has solved a game's puzzle of the day."""
    return today(model) in model.learned.puzzle_days.get(game, ())


def todays_puzzles(model: Model, _: str) -> Tree:
    """Return the dialog with today's puzzle of each game."""
    return dialog(
        words.learn.todays_puzzles(),
        h("p", {}, words.learn.todays_puzzles_help()),
        h("div", {"class": "rows"}, [_todays_row(model, game) for game in _games_with_puzzles()]),
        kind="narrow",
    )


def _todays_row(model: Model, game: str) -> Tree:
    """Return the button to today's puzzle of a game, with the game's name."""
    solved, title = is_solved_today(model, game), catalog.info(game).title
    heard = words.learn.titled(game=title, what=words.learn.puzzle_of_day_heard(solved=solved))
    mark = h("span", {"class": "puzzle-mark"}, "✓") if solved else None
    attrs = {"aria-label": heard}
    return button(f"puzzle:{game}.{OF_THE_DAY}", h("span", {}, title, mark), kind="row", **attrs)


def todays_button(model: Model) -> Tree:
    """Return the button to today's puzzles of all games, with how many of them are solved."""
    games = _games_with_puzzles()
    solved = sum(is_solved_today(model, game) for game in games)
    label = words.learn.todays_solved(solved=solved, games=len(games))
    return button(f"dialog:{TODAYS_PUZZLES}", label, kind="quiet small")


def _games_with_puzzles() -> list[str]:
    return [game for game in catalog.GAMES if puzzle_count(game)]


def _puzzle_of_the_day(model: Model, game: str) -> Tree:
    """Return the button to a game's puzzle of the day."""
    solved = is_solved_today(model, game)
    label = words.learn.puzzle_of_day(solved=solved)
    heard = words.learn.puzzle_of_day_heard(solved=solved)
    return button(f"puzzle:{game}.{OF_THE_DAY}", label, **{"aria-label": heard})


def _streaks(model: Model, game: str) -> list[str]:
    """Return how many puzzles in a row were solved: of this game, and of all games."""
    own, every = (model.learned.streaks.get(key) for key in (game, ALL_GAMES))
    lines = []
    if own is not None and own.best:
        lines.append(words.learn.streak(now=own.now, best=own.best))
    if every is not None and every.best and every != own:
        lines.append(words.learn.streak_of_all(now=every.now, best=every.best))
    return lines


def _graded(model: Model, game: str, scripts: Sequence[Annotated], grade: int) -> Tree:
    """Return the puzzles of a grade by their numbers, with how many were solved."""
    solved, here = model.learned.solved.get(game, set()), open_puzzle(model, game)
    listed = {n: each.title for n, each in enumerate(scripts, 1) if each.grade == grade}
    done = len(solved & listed.keys())
    heading = words.learn.grade_solved(grade=grade, solved=done, puzzles=len(listed))
    cells = [
        _cell(game, number, title, solved=number in solved, here=number == here)
        for number, title in listed.items()
    ]
    return h(
        "section", {"class": "graded", "key": f"grade-{grade}"},
        h("h3", {}, heading),
        h("ol", {"class": "puzzles"}, cells),
    )  # fmt: skip


def _cell(game: str, number: int, title: str, *, solved: bool, here: bool) -> Tree:
    """Return a puzzle of the list. here: whether it is on the table."""
    mark = h("span", {"class": "puzzle-mark"}, "✓") if solved else None
    heard = words.learn.puzzle_listed(number=number, title=title, solved=solved)
    return h(
        "li",
        {},
        h(
            "button",
            {
                "type": "button",
                "class": cls("button quiet puzzle", solved and "solved"),
                "data-do": f"puzzle:{game}.{number}",
                "title": title,
                "aria-label": heard,
                "aria-current": "true" if here else None,
            },
            h("span", {"aria-hidden": "true"}, str(number), mark),
        ),
    )


def puzzle_record(model: Model) -> Tree | None:
    """Return the streak and how many puzzles of each game and grade were solved, None at first."""
    games = [game for game in catalog.GAMES if model.learned.solved.get(game)]
    if not games:
        return None
    streak = model.learned.streaks.get(ALL_GAMES)
    grades = range(1, MAX_GRADE + 1)
    heads = (words.results.game_head(), *(words.learn.grade(grade=grade) for grade in grades))
    return h(
        "section",
        {"class": "puzzle-record", "key": "puzzles"},
        h("h3", {}, words.learn.puzzles()),
        h("p", {}, words.learn.streak(now=streak.now, best=streak.best))
        if streak and streak.best
        else None,
        h(
            "div",
            {"class": "scroll"},
            h(
                "table",
                {"class": "totals"},
                h("thead", {}, h("tr", {}, [h("th", {"scope": "col"}, head) for head in heads])),
                h("tbody", {}, [_solved_by_grade(model, game, grades) for game in games]),
            ),
        ),
    )


def _solved_by_grade(model: Model, game: str, grades: Sequence[int]) -> Tree:
    """Return a row of the record: the puzzles of a game solved in each grade, of how many."""
    info, solved = catalog.info(game), model.learned.solved.get(game, set())
    by_number = [grade for grade, count in info.puzzle_grades for _ in range(count)]
    cells = []
    for grade in grades:
        listed = {number for number, its in enumerate(by_number, 1) if its == grade}
        cells.append(words.learn.of_needed(count=len(solved & listed), needed=len(listed)))
    title = h("th", {"scope": "row"}, info.title)
    return h("tr", {"key": game}, title, [h("td", {}, cell) for cell in cells])


def puzzle_count(game: str) -> int:
    """Return how many puzzles a game has, without reading them."""
    return sum(count for _, count in catalog.info(game).puzzle_grades)


def puzzles_button(model: Model, game: str, *, kind: str) -> Tree | None:
    """Return the button to the list of a game's puzzles, None if it has none."""
    puzzles, title = puzzle_count(game), catalog.info(game).title
    if not puzzles:
        return None
    solved = sum(number <= puzzles for number in model.learned.solved.get(game, ()))
    label = words.learn.puzzles_solved(solved=solved, puzzles=puzzles)
    heard = words.learn.puzzles_solved_heard(game=title, solved=solved, puzzles=puzzles)
    return button(f"dialog:puzzles:{game}", label, kind=kind, **{"aria-label": heard})


def ways_in(model: Model, game: str) -> Tree:
    """Return the buttons to a game's lesson, puzzles and rules."""
    return h(
        "div",
        {"class": "button-row ways-in"},
        button(f"learn:{game}", words.learn.learn(), kind="small"),
        puzzles_button(model, game, kind="small"),
        button(f"dialog:rules:{game}", words.common.rules(), kind="small"),
    )
