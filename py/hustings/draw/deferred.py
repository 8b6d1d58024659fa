"""Parts of a page that are drawn after the board, so that a click shows on the board at once.

The log, the players, the side panels and what is announced follow in a task of their own, which the
browser mostly runs before it paints. So do parts of a board that show only when pointed at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hustings.core.protocols import Tree

PAGE_ATTRIBUTES: Final = ("data-screen", "data-game")
"""The attributes of the root that identify the page."""
HAND_OVER: Final = "handover"
"""`data-screen` of a covered table. It shows what everybody may see, so its parts may be kept."""


class Deferred(list[Any]):
    """The children of an element that are drawn later (`draw_now`); empty until then.

    Nothing may read them before, or change what they are drawn from, and they may add nothing that
    can be clicked. Until they are drawn, the page keeps the element's previous children if `about`
    is equal. The element is identified by its key, else by its tag. It must not be inside a part
    (`draw.tree.part`).

    about: plain values that the children depend on.
    """

    __slots__ = ("_draw", "about")

    def __init__(self, draw: Callable[[], Tree], about: object = None) -> None:
        """draw: returns an element with the children."""
        super().__init__()
        self._draw: Callable[[], Tree] | None = draw
        self.about = about

    def draw_now(self) -> None:
        """Draw the children, once."""
        draw, self._draw = self._draw, None
        if draw is not None:
            self.extend(draw()[2])


def whole(tree: Tree) -> Tree:
    """Draw all deferred children of a tree in place; return the tree."""
    for _, _, late in _deferring(tree):
        late.draw_now()
    return tree


def without_deferred(old: Tree | None, new: Tree) -> Tree:
    """Return a page with the old page's children in place of deferred ones, or without any.

    A page that covers the table is returned whole, so that nothing kept that only one player may
    see. old: the page shown before; None if unknown.
    """
    if new[1].get("data-screen") == HAND_OVER:
        return whole(new)
    kept = {}
    if old is not None and _page_of(old) == _page_of(new):
        kept = {_name(element): element[2] for element in _deferring(old)}
    return _without(new, kept)


def _page_of(page: Tree) -> list[str | None]:
    values = [page[1].get(name) for name in PAGE_ATTRIBUTES]
    return ["table" if name == HAND_OVER else name for name in values]


def _deferring(tree: Tree) -> list[Tree]:
    """Return the elements with deferred children, drawn or not."""
    elements, inside = list[Tree](), [tree]
    while inside:
        element = inside.pop()
        if type(element[2]) is Deferred:
            elements.append(element)
        else:  # text and parts hold none
            inside += [child for child in element[2] if type(child) is list]
    return elements


def _without(tree: Tree, kept: dict[str, Deferred]) -> Tree:
    """Return a tree with kept children, or none, for deferred ones; the same list if unchanged."""
    tag, attrs, children = tree
    if type(children) is Deferred:
        had = kept.get(_name(tree))
        return [tag, attrs, had if had is not None and had.about == children.about else []]
    for at, child in enumerate(children):
        if type(child) is list and (kept_child := _without(child, kept)) is not child:
            if children is tree[2]:
                children = [*children]
            children[at] = kept_child
    return tree if children is tree[2] else [tag, attrs, children]


def _name(element: Tree) -> str:
    name: str = element[1].get("key", element[0])
    return name
