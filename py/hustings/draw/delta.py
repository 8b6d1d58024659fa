"""What became of a page since the last drawing, so that only that has to be sent and drawn.

A change is a tree that is new, the number of a child of the same element as it was, which stays as
it is, or `[number, attributes, children]`: that child with other attributes or other children, of
which each is a change again; 0 for what stays. Text is text. web/draw.js puts it together.

It is found by comparing, so it is never wrong, whatever a view does. Trees that are one and the
same list, as drawing's parts are (draw.tree), cost nothing to compare.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hustings.core.protocols import Tree

Change = Any
"""A tree, a text, a number, or a number with attributes and children."""

NAMES = ("data-do", "class")
"""What a thing without a key is known by where others have come or gone before it."""


def change(old: Tree | str | None, new: Tree | str, index: int = 0) -> Change:
    """Return what became of the child of this number. old: None where there was nothing."""
    return index if old is new or old == new else _changed(old, new, index)


def _changed(old: Tree | str | None, new: Tree | str, index: int) -> Change:
    """Return what became of a child that is not as it was."""
    if old is None or isinstance(old, str) or isinstance(new, str) or old[0] != new[0]:
        return new
    attrs = 0 if old[1] == new[1] else new[1]
    return [index, attrs, _children(old[2], new[2])]


def _children(old: Sequence[Any], new: Sequence[Any]) -> list[Change] | int:
    """Return what became of the children; 0 when nothing did."""
    front, most = 0, min(len(old), len(new))
    while front < most and (old[front] is new[front] or old[front] == new[front]):
        front += 1
    if front == len(old) == len(new):
        return 0
    back = 0
    while back < most - front and old[-1 - back] == new[-1 - back]:
        back += 1
    end, shift = len(new) - back, len(old) - len(new)
    found: list[Change] = list(range(front))
    if end - front == 1 and not shift and _key(new[front]) in (None, _key(old[front])):
        found.append(_changed(old[front], new[front], front))  # alone: found without looking
    else:
        partners = _partners(old, new, front, back)
        for child, at in zip(new[front:end], partners, strict=True):
            found.append(child if at is None else change(old[at], child, at))
    found += range(end + shift, len(new) + shift)
    return found


def _partners(old: Sequence[Any], new: Sequence[Any], front: int, back: int) -> list[int | None]:
    """Return for each new child in the middle which old one it most likely was.

    What has a key was what had the same key, as in the page itself (web/draw.js).
    """
    was, now = range(front, len(old) - back), new[front : len(new) - back]
    same = {id(old[at]): at for at in was}
    if len(was) == len(now):
        keyed = {key: at for at in was if (key := _key(old[at])) is not None}
        places = [at if (key := _key(child)) is None else keyed.get(key)
                  for at, child in zip(was, now, strict=True)]  # fmt: skip
        return [same.get(id(child), at) for at, child in zip(places, now, strict=True)]
    known: dict[Any, list[int]] = {}
    for at in reversed(was):
        known.setdefault(_name(old[at]), []).append(at)
    found: list[int | None] = []
    for child in now:
        named = known.get(_name(child))
        found.append(same.get(id(child), named.pop() if named else None))
    return found


def _key(child: Tree | str) -> Any:
    return None if isinstance(child, str) else child[1].get("key")


def _name(child: Tree | str) -> Any:
    if isinstance(child, str):
        return None
    attrs = child[1]
    if (key := attrs.get("key")) is not None:
        return child[0], key
    return (child[0], *(attrs.get(name) for name in NAMES))


def grown(found: Change, before: Sequence[Tree | str]) -> Tree | str:
    """Return the tree that a change leads to, as web/draw.js does. before: what numbers count."""
    if isinstance(found, int):
        return before[found]
    if isinstance(found, str) or isinstance(found[0], str):
        made: Tree | str = found
        return made
    index, attrs, children = found
    tag, had, held = before[index]
    kept = held if children == 0 else [grown(child, held) for child in children]
    return [tag, had if attrs == 0 else attrs, kept]
