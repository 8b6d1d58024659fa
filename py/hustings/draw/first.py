"""What of a page is drawn first: the board, before what stands beside it.

A click is to be seen on the board at once. The log, the players and the panels follow in a task of
their own, which the browser mostly runs before it shows either.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hustings.core.protocols import Tree

WHERE: Final = ("data-screen", "data-game")
"""Attributes of the root that say which page it is."""
COVERED: Final = "handover"
"""The table behind a curtain: for everybody's eyes, so that it may stay when the curtain goes."""
BESIDE: Final = "aside"
"""The element that holds what stands beside; it is a child of one of the root's children."""


class Late(list[Any]):
    """The children of an element that are not worked out before they are to be shown (`whole`).

    It is empty until then; nothing may look into it, or change what it is drawn from.
    """

    __slots__ = ("_draw",)

    def __init__(self, draw: Callable[[], Tree]) -> None:
        """draw: returns an element, of which the children are taken."""
        super().__init__()
        self._draw: Callable[[], Tree] | None = draw

    def now(self) -> None:
        """Work them out, once."""
        draw, self._draw = self._draw, None
        if draw is not None:
            self.extend(draw()[2])


def whole(tree: Tree) -> Tree:
    """Return a page, or what stands beside, in which nothing is left for later: the same list."""
    there = _beside(tree) if tree[0] != BESIDE else tree
    if there is not None and isinstance(there[2], Late):
        there[2].now()
    return tree


def board_first(old: Tree | None, new: Tree) -> Tree:
    """Return a page with what stands beside as it was on the old one; else all is as it is.

    Where the old one was another page (`WHERE`), or nothing stood beside, it is empty for now. A
    page that covers the table is returned whole, so that nothing stays that was only for the eyes
    of whoever looked. old: None where nothing is known.
    """
    there = _found(new)
    if there is None or new[1].get("data-screen") == COVERED:
        return whole(new)
    body, at = there
    beside = new[2][body][2][at]
    kept = _beside(old) if old is not None and _where(old) == _where(new) else None
    return _with(new, body, _with(new[2][body], at, kept or [beside[0], beside[1], []]))


def _where(page: Tree) -> list[str | None]:
    where = [page[1].get(name) for name in WHERE]
    return ["table" if name == COVERED else name for name in where]


def _beside(page: Tree) -> Tree | None:
    found = _found(page)
    if found is None:
        return None
    kept: Tree = page[2][found[0]][2][found[1]]
    return kept


def _found(page: Tree) -> tuple[int, int] | None:
    """Return which child of which child stands beside."""
    for body, child in enumerate(page[2]):
        for at, inner in enumerate(() if isinstance(child, str) else child[2]):
            if inner[:1] == [BESIDE]:
                return body, at
    return None


def _with(tree: Tree, at: int, child: Tree) -> Tree:
    """Return a tree with another child at that place."""
    tag, attrs, children = tree
    return [tag, attrs, [*children[:at], child, *children[at + 1 :]]]
