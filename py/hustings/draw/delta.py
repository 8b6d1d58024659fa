"""The difference between two drawings of a page, so that only that is sent and drawn.

A change is a new tree or text; the index of an old child of the same element, which stays as it is;
or `[index, attributes, children]`: that child with new attributes or new children, which are
changes again; 0 for either if they stay. web/draw.js applies it.

Trees are compared in full, so the difference is always right. Trees that are the same list, such as
parts (draw.tree), cost nothing to compare.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hustings.core.protocols import Tree

Change = Any
"""A tree, a text, an index, or [index, attributes, children]."""


def change(old: Tree | str | None, new: Tree | str, index: int = 0) -> Change:
    """Return the change from one child to another. old: None for a new child."""
    return index if old is new or old == new else _changed(old, new, index)


def _changed(old: Tree | str | None, new: Tree | str, index: int) -> Change:
    """Return the change between two children that differ."""
    if old is None or isinstance(old, str) or isinstance(new, str) or old[0] != new[0]:
        return new
    attrs = 0 if old[1] == new[1] else new[1]
    return [index, attrs, _children(old[2], new[2])]


def _children(old: Sequence[Any], new: Sequence[Any]) -> list[Change] | int:
    """Return the changes of the children; 0 for none."""
    front, most = 0, min(len(old), len(new))
    while front < most and (old[front] is new[front] or old[front] == new[front]):
        front += 1
    if front == len(old) == len(new):
        return 0
    back = 0
    while back < most - front and old[-1 - back] == new[-1 - back]:
        back += 1
    end, shift = len(new) - back, len(old) - len(new)
    changes: list[Change] = list(range(front))
    if end - front == 1 and not shift and _key(new[front]) in (None, _key(old[front])):
        changes.append(_changed(old[front], new[front], front))  # the only one that changed
    else:
        partners = _partners(old, new, front, back)
        for child, at in zip(new[front:end], partners, strict=True):
            changes.append(child if at is None else change(old[at], child, at))
    changes += range(end + shift, len(new) + shift)
    return changes


def _partners(old: Sequence[Any], new: Sequence[Any], front: int, back: int) -> list[int | None]:
    """Return for each new child in the middle the index of the old child it most likely was.

    Children with a key match by key, as in the page itself (web/draw.js).
    """
    was, now = old[front : len(old) - back], new[front : len(new) - back]
    same = {id(child): at for at, child in enumerate(was, front)}
    partners: list[int | None] = []
    if len(was) == len(now):
        keyed = {key: at for at, child in enumerate(was, front) if (key := _key(child)) is not None}
        for at, child in enumerate(now, front):
            key = _key(child)
            partners.append(same.get(id(child), at if key is None else keyed.get(key)))
        return partners
    known: dict[Any, list[int]] = {}
    for at in range(len(was) - 1, -1, -1):
        known.setdefault(_name(was[at]), []).append(front + at)
    for child in now:
        named = known.get(_name(child))
        partners.append(same.get(id(child), named.pop() if named else None))
    return partners


def _key(child: Any) -> Any:
    return None if child.__class__ is str else child[1].get("key")


def _name(child: Any) -> Any:
    """Return what identifies a child without a key, if children were added or removed before it."""
    if child.__class__ is str:
        return None
    attrs = child[1]
    key = attrs.get("key")
    return (child[0], attrs.get("data-do"), attrs.get("class")) if key is None else (child[0], key)


def apply_change(delta: Change, before: Sequence[Tree | str]) -> Tree | str:
    """Return the tree after a change, as web/draw.js does. before: the old children by index."""
    if isinstance(delta, int):
        return before[delta]
    if isinstance(delta, str) or isinstance(delta[0], str):
        made: Tree | str = delta
        return made
    index, attrs, children = delta
    tag, had, held = before[index]
    kept = held if children == 0 else [apply_change(child, held) for child in children]
    return [tag, had if attrs == 0 else attrs, kept]
