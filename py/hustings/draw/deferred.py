"""What of a page is drawn first: the board, before what stands beside it.

A click is to be seen on the board at once. The log, the players and the panels follow in a task of
their own, which the browser mostly runs before it shows either; so does what of a board is only
seen when it is pointed at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hustings.core.protocols import Tree

WHERE: Final = ("data-screen", "data-game")
"""Attributes of the root that say which page it is."""
COVERED: Final = "handover"
"""The table behind a curtain: for everybody's eyes, so that it may stay when the curtain goes."""


class Deferred(list[Any]):
    """The children of an element that are not worked out before they are to be shown (`whole`).

    It is empty until then; nothing may look into it, or change what it is drawn from, and nothing
    in it may be clicked that was not there before.

    about: what the children are about, as plain values. Until they are shown, those stay that the
    element had on the page before, if they were about the same. The element is known by its key,
    or by its tag where it has none. It stands in no part (`draw.tree.part`).
    """

    __slots__ = ("_draw", "about")

    def __init__(self, draw: Callable[[], Tree], about: object = None) -> None:
        """draw: returns an element, of which the children are taken."""
        super().__init__()
        self._draw: Callable[[], Tree] | None = draw
        self.about = about

    def now(self) -> None:
        """Work them out, once."""
        draw, self._draw = self._draw, None
        if draw is not None:
            self.extend(draw()[2])


def whole(tree: Tree) -> Tree:
    """Return a tree in which nothing is left for later: the same list."""
    for _, _, late in _waiting(tree):
        late.now()
    return tree


def without_deferred(old: Tree | None, new: Tree) -> Tree:
    """Return a page without what may follow: where that was on the old one, it stays (`Deferred`).

    A page that covers the table is returned whole, so that nothing stays that was only for the eyes
    of whoever looked. old: None where nothing is known.
    """
    if new[1].get("data-screen") == COVERED:
        return whole(new)
    stays = {}
    if old is not None and _where(old) == _where(new):
        stays = {_name(element): element[2] for element in _waiting(old)}
    return _first(new, stays)


def _where(page: Tree) -> list[str | None]:
    where = [page[1].get(name) for name in WHERE]
    return ["table" if name == COVERED else name for name in where]


def _waiting(tree: Tree) -> list[Tree]:
    """Return the elements with children that follow, or have followed."""
    found, inside = list[Tree](), [tree]
    while inside:
        element = inside.pop()
        if type(element[2]) is Deferred:
            found.append(element)
        else:  # neither a text nor a part holds any
            inside += [child for child in element[2] if type(child) is list]
    return found


def _first(tree: Tree, stays: dict[str, Deferred]) -> Tree:
    """Return a tree with what stays, or nothing, for what follows; the same where nothing does."""
    tag, attrs, children = tree
    if type(children) is Deferred:
        had = stays.get(_name(tree))
        return [tag, attrs, had if had is not None and had.about == children.about else []]
    for at, child in enumerate(children):
        if type(child) is list and (found := _first(child, stays)) is not child:
            if children is tree[2]:
                children = [*children]
            children[at] = found
    return tree if children is tree[2] else [tag, attrs, children]


def _name(element: Tree) -> str:
    name: str = element[1].get("key", element[0])
    return name
