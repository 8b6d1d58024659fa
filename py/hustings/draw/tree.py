"""Building trees: an element is [tag, attrs, children]; text is a plain string, never markup."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, wraps
from typing import Any, Final, ParamSpec, cast

from hustings.core.moves import Choice
from hustings.core.protocols import Tree

Child = Any
"""A tree, a string, a number, None (nothing), or a list of those (flattened)."""


P = ParamSpec("P")

KEPT: Final = 2000
"""How many drawings of each part are kept, those asked for last: some games' worth of positions."""


class Part(list[Any]):
    """A tree that is drawn once and shown in many pages; never to be changed (see `part`)."""

    __slots__ = ("picks",)

    def __init__(self, tree: Tree) -> None:
        super().__init__(tree)
        self.picks = frozenset(picked(tree))
        """The tokens that it lets a person pick, looked for once."""


_FORGET: Final[list[Callable[[], None]]] = []


def part(draw: Callable[P, Tree]) -> Callable[P, Tree]:
    """Let a function that draws something draw the same only once.

    What it is given must tell all that it draws, and be plain values: numbers, texts, tuples of
    them. A state is none, because it changes. What stays the same list costs nothing to compare
    with the page before (draw.delta), to send or to show.
    """

    @lru_cache(maxsize=KEPT)
    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> Tree:
        return Part(draw(*args, **kwargs))

    _FORGET.append(drawn.cache_clear)
    return cast("Callable[P, Tree]", drawn)


def forget() -> None:
    """Draw every part anew from now on: for tests of what is kept."""
    for clear in _FORGET:
        clear()


def picked(*trees: Tree) -> set[str]:
    """Return the tokens that trees let a person pick."""
    return offered(trees)[0]


def offered(trees: Iterable[Tree]) -> tuple[set[str], set[str]]:
    """Return the tokens that trees let a person pick, and of whole moves that are laid out there.

    An element says that one is laid out (`data-laid`); it stands outside of parts, where nothing is
    looked for but what they let a person pick, and that only once.
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
    """Return a tree with the attributes of every element changed; what stays is the same list.

    change: returns the attributes it is given, or others in their place.
    """
    tag, attrs, children = tree
    fresh = change(attrs)
    inner = [child if isinstance(child, str) else altered(child, change) for child in children]
    same = all(one is other for one, other in zip(inner, children, strict=True))
    if same:
        return tree if fresh is attrs else [tag, fresh, children]
    return [tag, fresh, inner]


def h(tag: str, attrs: dict[str, Any] | None = None, *children: Child) -> Tree:
    """Return an element; attributes that are None or False are left out, children flattened.

    attrs: not to be changed afterwards.
    """
    if attrs is None:
        attrs = {}
    elif None in (values := attrs.values()) or False in values:
        attrs = {k: v for k, v in attrs.items() if v is not None and v is not False}
    found: list[Tree | str] = []
    _gather(children, found)
    return [tag, attrs, found]


def _gather(children: Iterable[Child], found: list[Tree | str]) -> None:
    """Append the children to those found, lists of them one by one (drawing's hot path)."""
    for child in children:
        if child is None or child is False:
            continue
        kind = type(child)
        if kind is str or kind is Part:
            found.append(child)
        elif kind is int or kind is float:
            found.append(f"{child}")
        elif len(child) == 3 and type(child[0]) is str and type(child[1]) is dict:
            found.append(child)
        else:
            _gather(child, found)


def cls(*names: str | bool | None) -> str | None:
    """Return the given class names joined, leaving out None, False and ""."""
    return " ".join(name for name in names if isinstance(name, str) and name) or None


@lru_cache(4096)
def num(value: float) -> str:
    """Return a coordinate with at most two decimals and no needless zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def points(pairs: Iterable[tuple[float, float]]) -> str:
    """Return coordinates as an SVG points attribute."""
    return " ".join(f"{num(x)},{num(y)}" for x, y in pairs)


def act(do: str | Choice | None, label: str, **attrs: Any) -> dict[str, Any]:
    """Return the attributes of a drawn thing that can be clicked and reached by keyboard.

    do: what a click picks, or the message it carries; None gives a plain labelled thing. Whatever
    stands for a number of a move says which in `data-names` ("place:3").
    """
    if do is None:
        return {"aria-label": label, **attrs}
    if isinstance(do, Choice):
        attrs |= {"data-names": do.names} if do.names else {}
        do = f"pick:{do.token}"
    return {"data-do": do, "role": "button", "tabindex": "0", "aria-label": label, **attrs}


def walk(tree: Tree) -> Iterator[Tree]:
    """Yield the element and every element below it, in document order."""
    waiting = [tree]
    while waiting:
        element = waiting.pop()
        yield element
        waiting += [child for child in reversed(element[2]) if not isinstance(child, str)]


def words(tree: Tree) -> str:
    """Return all text of a tree, including labels and titles: what a reader could come to know."""
    found: list[str] = []
    for element in walk(tree):
        found += [str(v) for k, v in element[1].items() if k in ("aria-label", "title", "alt")]
        found += [child for child in element[2] if isinstance(child, str)]
    return " ".join(found)
