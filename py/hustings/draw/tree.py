"""Building trees: an element is [tag, attrs, children]; text is a plain string, never markup."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, wraps
from typing import Any, Final, Literal, ParamSpec, cast

from hustings.core.moves import Choice
from hustings.core.protocols import Tree

Child = Any
"""A tree, a string, a number, None (nothing), or a list of those (flattened)."""


P = ParamSpec("P")

MAX_CACHED: Final = 2000
"""How many drawings of each part are cached: enough for the positions of some games."""


class Part(list[Any]):
    """An immutable tree that is drawn once and shown in many pages (see `part`)."""

    __slots__ = ("picks",)

    def __init__(self, tree: Tree) -> None:
        super().__init__(tree)
        self.picks = frozenset(picked(tree))
        """The tokens that can be picked in it."""


_FORGET: Final[list[Callable[[], None]]] = []


def part(draw: Callable[P, Tree]) -> Callable[P, Tree]:
    """Cache the trees of a drawing function by its arguments.

    The arguments must be plain values (numbers, texts, tuples of them; never a state, which can
    change) and determine the drawing. An equal drawing is the same list, which costs nothing to
    compare with the page before (draw.delta), to send or to show.
    """

    @lru_cache(maxsize=MAX_CACHED)
    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> Tree:
        return Part(draw(*args, **kwargs))

    _FORGET.append(drawn.cache_clear)
    return cast("Callable[P, Tree]", drawn)


def forget() -> None:
    """Clear the caches of all parts, for tests."""
    for clear in _FORGET:
        clear()


def picked(*trees: Tree) -> set[str]:
    """Return the tokens that can be picked in trees."""
    return offered(trees)[0]


def offered(trees: Iterable[Tree]) -> tuple[set[str], set[str]]:
    """Return the tokens that can be picked in trees, and those of whole moves laid out there.

    `data-laid` marks a laid-out move; it must be outside of parts, whose tokens are cached.
    """
    picks, laid = set[str](), set[str]()
    waiting = [*trees]
    while waiting:
        _, attrs, children = waiting.pop()
        do = attrs.get("data-do")
        if do is not None and do.startswith("pick:"):
            picks.add(do[5:])
        if "data-laid" in attrs:
            laid.add(attrs["data-laid"])
        for child in children:
            kind = type(child)
            if kind is list:
                waiting.append(child)
            elif kind is Part and child.picks:
                picks |= child.picks
    return picks, laid


def altered(tree: Tree, change: Callable[[dict[str, Any]], dict[str, Any]]) -> Tree:
    """Return a tree with changed attributes; unchanged elements stay the same lists.

    change: returns the new attributes of an element, or those it was given.
    """
    tag, attrs, children = tree
    fresh = change(attrs)
    inner = [child if isinstance(child, str) else altered(child, change) for child in children]
    same = all(one is other for one, other in zip(inner, children, strict=True))
    if same:
        return tree if fresh is attrs else [tag, fresh, children]
    return [tag, fresh, inner]


def h(tag: str, attrs: dict[str, Any] | None = None, *children: Child) -> Tree:
    """Return an element without attributes that are None or False, and with flattened children.

    attrs: must not be changed afterwards.
    """
    if attrs is None:
        attrs = {}
    elif None in (values := attrs.values()) or False in values:
        attrs = {k: v for k, v in attrs.items() if v is not None and v is not False}
    flat: list[Tree | str] = []
    _gather(children, flat)
    return [tag, attrs, flat]


def _gather(children: Iterable[Child], flat: list[Tree | str]) -> None:
    """Append the flattened children to those found. The hot path of drawing."""
    for child in children:
        if child is None or child is False:
            continue
        kind = type(child)
        if kind is str or kind is Part:
            flat.append(child)
        elif kind is int or kind is float:
            flat.append(f"{child}")
        elif len(child) == 3 and type(child[0]) is str and type(child[1]) is dict:
            flat.append(child)
        else:
            _gather(child, flat)


def cls(*names: str | Literal[False] | None) -> str | None:
    """Return the class names joined, without None, False and ""; None if there are none."""
    return " ".join([name for name in names if name]) or None


@lru_cache(4096)
def num(value: float) -> str:
    """Return a coordinate with at most two decimals and no needless zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def points(pairs: Iterable[tuple[float, float]]) -> str:
    """Return coordinates as an SVG points attribute."""
    return " ".join(f"{num(x)},{num(y)}" for x, y in pairs)


HIT: Final = "data-hit"
"""The attribute of an area that is not seen and only catches presses."""


def act(do: str | Choice | None, label: str, **attrs: Any) -> dict[str, Any]:
    """Return the attributes of an element that can be clicked and focused.

    do: what a click picks, or the message it sends; None for an element with a label only. The
    element of a thing that a move names has the thing in `data-names` ("place:3"). A thing that
    only says why it cannot be chosen ("why:…") is disabled for screen readers, but can be pressed.
    """
    if do is None:
        return {"aria-label": label, **attrs}
    if isinstance(do, Choice):
        attrs |= {"data-names": do.names} if do.names else {}
        do = f"pick:{do.token}"
    elif do.startswith("why:"):
        attrs["aria-disabled"] = "true"
    return {"data-do": do, "role": "button", "tabindex": "0", "aria-label": label, **attrs}


def walk(tree: Tree) -> Iterator[Tree]:
    """Yield the element and all elements below it, in document order."""
    waiting = [tree]
    while waiting:
        element = waiting.pop()
        yield element
        waiting += [child for child in reversed(element[2]) if not isinstance(child, str)]


def words(tree: Tree) -> str:
    """Return all text of a tree, including labels and titles."""
    texts: list[str] = []
    for element in walk(tree):
        texts += [str(v) for k, v in element[1].items() if k in ("aria-label", "title", "alt")]
        texts += [child for child in element[2] if isinstance(child, str)]
    return " ".join(texts)
