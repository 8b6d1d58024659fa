"""Finds out whether a drawn position gives its puzzle away by what it marks."""

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
from tools.puzzles.hunt import READER

PICK: Final = "pick:"
NAMES: Final = ("You", "Blue", "Amber", "Green", "Eve", "Finn")
Marks = Mapping[str, frozenset[str]]
"""By each mark (a class, a style, an attribute) the choices on the page that carry it."""


class Page(NamedTuple):
    """A puzzle as it is drawn: its choices as tokens, their marks, and which choices are right."""

    choices: frozenset[str]
    marks: Marks
    right: frozenset[str]


def page_of(trees: Sequence[Tree], answers: Collection[str]) -> Page:
    """Return the choices and marks in drawn trees. answers: the tokens of the right moves."""
    choices, marks = set[str](), defaultdict[str, set[str]](set)
    for tree in trees:
        for element in walk(whole(tree)):
            does = element[1].get("data-do", "")
            if does.startswith(PICK):
                token = does.removeprefix(PICK)
                choices.add(token)
                for mark in _marks(element):
                    marks[mark].add(token)
    right = {each for each in choices if any(_leads(each, answer) for answer in answers)}
    return Page(
        frozenset(choices),
        {mark: frozenset(marked) for mark, marked in marks.items()},
        frozenset(right),
    )


def drawn(game: str, rules: Rules[Any], state: Any, answers: Collection[str]) -> Page:
    """Return the page of a puzzle, from its position."""
    obs, view = state.observe(READER), catalog.view(game)
    picks = Picks(rules.VOCABULARY.verbs, rules.legal(obs, READER))
    look = Look(NAMES[: state.seats], READER, arranged=view.INITIAL_ARRANGEMENT, quiz=True)
    return page_of([view.board(obs, picks, look), *view.panels(obs, picks, look)], answers)


def given_away(pages: Sequence[Page]) -> list[list[str]]:
    """Return for each page the marks that are on all right choices and on no other.

    pages: of many puzzles of one game. A mark that a choice always has or never has, such as the
    picture of a card, belongs to the choice and says nothing of the position.
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
