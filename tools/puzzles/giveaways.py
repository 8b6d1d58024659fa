"""Finds classes and attributes on a drawn board that give the solution of a puzzle away."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from hustings import catalog
from hustings.core.moves import Picks
from hustings.core.protocols import Rules, Tree
from hustings.draw.deferred import whole
from hustings.draw.look import Look
from hustings.draw.tree import walk
from tools.puzzles.spec import SOLVER

PICK: Final = "pick:"
NAMES: Final = ("You", "Blue", "Amber", "Green", "Eve", "Finn")
Marks = Mapping[str, frozenset[str]]
"""Mark (a class, a style, an attribute) -> the choices on the page that have it."""


class Page(NamedTuple):
    """A drawn puzzle: its choices as tokens, their marks, and the right choices."""

    choices: frozenset[str]
    marks: Marks
    right: frozenset[str]


def page_of(trees: Sequence[Tree], answers: Collection[str]) -> Page:
    """Return the choices and marks in drawn trees. answers: the tokens of the right moves."""
    choices, marks = set[str](), defaultdict[str, set[str]](set)
    for tree in trees:
        for element in walk(whole(tree)):
            message = element[1].get("data-do", "")
            if message.startswith(PICK):
                token = message.removeprefix(PICK)
                choices.add(token)
                for mark in _marks(element):
                    marks[mark].add(token)
    right = {each for each in choices if any(_leads(each, answer) for answer in answers)}
    return Page(
        frozenset(choices),
        {mark: frozenset(marked) for mark, marked in marks.items()},
        frozenset(right),
    )


def draw_page(game: str, rules: Rules[Any], state: Any, answers: Collection[str]) -> Page:
    """Return the page of a puzzle, from its position."""
    obs, view = state.observe(SOLVER), catalog.view(game)
    picks = Picks(rules.VOCABULARY.verbs, rules.legal(obs, SOLVER))
    look = Look(NAMES[: state.seats], SOLVER, arranged=view.INITIAL_ARRANGEMENT, quiz=True)
    return page_of([view.board(obs, picks, look), *view.panels(obs, picks, look)], answers)


def giveaways(pages: Sequence[Page]) -> list[list[str]]:
    """Return for each page the marks that all right choices have and no others.

    pages: of many puzzles of one game. A mark that a choice always has, such as the picture of a
    card, says nothing about the position and does not count.
    """
    with_mark, without = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    every = {mark for page in pages for mark in page.marks}
    for page in pages:
        for mark in every:
            marked = page.marks.get(mark, frozenset())
            with_mark[mark] |= marked
            without[mark] |= page.choices - marked
    changing = {mark for mark in every if with_mark[mark] & without[mark]}
    return [
        sorted(
            mark
            for mark, marked in page.marks.items()
            if mark in changing and marked == page.right != page.choices
        )
        for page in pages
    ]


def _leads(choice: str, answer: str) -> bool:
    return choice == answer or answer.startswith(f"{choice}.")


def _marks(element: Tree) -> set[str]:
    found = set[str]()
    for _, attrs, _ in walk(element):
        found.update(f".{name}" for name in attrs.get("class", "").split())
        found.update(name for name in attrs if name == "style" or name.startswith("data-"))
    return found - {"data-do"}
