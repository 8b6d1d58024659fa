"""Where the moves that are advised would be clicked, and what they lead to: marked with numbers.

No board knows of it. What begins an advised move, or goes on with it, carries the numbers of the
advice in `data-advised`; what such a move names besides, its place or its card, carries them in
`data-advised-to`; so does what says that it is part of that (`data-part`: a die of several that are
thrown again together). web/highlight.js draws both.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from hustings.core.model import Move
from hustings.core.moves import MoveError, Verbs, decode, encode, kinds
from hustings.core.protocols import Tree
from hustings.draw.tree import walk
from hustings.messages.formats import shown
from hustings.ui import words
from hustings.ui.phases import Hint

Attrs: TypeAlias = dict[str, Any]
NumberedMoves: TypeAlias = Sequence[tuple[int, Move]]
"""Advised moves, each with the number it goes by, from 1."""

CHOICES: Final = ("pick:", "repick:")
"""What is clicked to make a move carries one of these."""
SAYS: Final = frozenset({"data-do", "data-names", "data-part", "key"})
"""What has none of these stands for nothing."""
ASKS: Final = "why:"
FEW: Final = 1
"""What more things than this are called is none of them: a die's value, one delegate."""


def numbered_moves(verbs: Verbs, hints: Iterable[Hint]) -> NumberedMoves:
    """Return the moves that are advised, with their numbers."""
    found = []
    for number, hint in enumerate(hints, 1):
        try:
            found.append((number, decode(verbs, hint.token)))
        except MoveError:  # it says something else: that it is thought about
            continue
    return found


class AdviceMarks:
    """Which drawn things carry which numbers.

    advised: what may be clicked, best first. chosen: the steps of a move made so far. drawn: the
    kinds of arguments that the view draws as things. board: that on which places are looked for;
    beside: what else is drawn, which may be folded away.
    """

    def __init__(
        self,
        verbs: Verbs,
        advised: NumberedMoves,
        chosen: Move,
        drawn: Collection[str],
        board: Tree,
        beside: Iterable[Tree] = (),
    ) -> None:
        self._verbs = verbs
        self._clicks: dict[str, list[int]] = defaultdict(list)
        self._leads: dict[str, list[int]] = defaultdict(list)
        self._parts: dict[str, list[int]] = defaultdict(list)
        things = [attrs for _, attrs, _ in walk(board) if _said(attrs)]
        tokens = {token for attrs in things if (token := _picks(attrs))}
        buttons = set[str]().union(*map(_picked, beside))
        called = Counter(name for attrs in things for name in self._names(attrs))
        begun = encode(verbs, chosen) if chosen else ""
        self._steps = f"{begun}." if begun else ""
        for number, move in advised:
            token = encode(verbs, move)
            where = _ways(token, tokens, begun) or _alike(token, tokens)
            ways = where | (
                _ways(token, buttons, begun) or (set() if where else _alike(token, buttons))
            )
            for way in ways:
                self._clicks[way].append(number)
            clicked = {
                name for attrs in things if _picks(attrs) in where for name in self._names(attrs)
            }
            for kind, name in _named(verbs, move):
                if kind in drawn and name not in clicked and called[name] <= FEW:
                    self._leads[name].append(number)
                self._parts[name].append(number)

    def __call__(self, attrs: Attrs) -> Attrs:
        """Return the attributes of a drawn thing, with its numbers where it has any."""
        if not _said(attrs):
            return attrs
        clicks = self._clicks.get(_picks(attrs), [])
        leads = {number for name in self._names(attrs) for number in self._leads.get(name, ())}
        parts = str(attrs.get("data-part", "")).split()
        leads |= {number for name in parts for number in self._parts.get(name, ())}
        leads -= {*clicks}
        if self._steps and _picks(attrs).startswith(self._steps):
            leads.clear()  # a step that goes on with a move is told apart by what it picks alone
        if not clicks and not leads:
            return attrs
        numbers = [shown(number) for number in sorted({*clicks, *leads})]
        more = {"data-advised": " ".join(map(str, clicks)) or None}
        more["data-advised-to"] = " ".join(map(str, sorted(leads))) or None
        if label := attrs.get("aria-label"):
            more["aria-label"] = words.table.advised_thing(numbers=numbers, label=label)
        elif "data-do" in attrs:
            more["aria-description"] = words.table.advised(numbers=numbers)
        return attrs | {key: value for key, value in more.items() if value}

    def _names(self, attrs: Attrs) -> set[str]:
        """Return what a thing stands for, "place:3": as it says, by its key, or by what it asks.

        What is hidden from readers, such as the ground beneath a place, is no thing of its own.
        """
        if attrs.get("aria-hidden") == "true":
            return set()
        found = {str(attrs.get("data-names", ""))}
        kind, _, value = str(attrs.get("key", "")).rpartition("-")
        if kind and value.isdigit():
            found.add(f"{kind}:{value}")
        do = attrs.get("data-do", "")
        if do.startswith(ASKS):
            found.update(_asked(self._verbs, do[len(ASKS) :]))
        return found - {""}


def _said(attrs: Attrs) -> bool:
    return not SAYS.isdisjoint(attrs)


def _picks(attrs: Attrs) -> str:
    """Return the token that a click on a thing picks, "" for none."""
    do = attrs.get("data-do", "")
    return next((do[len(start) :] for start in CHOICES if do.startswith(start)), "")


def _picked(tree: Tree) -> set[str]:
    """Return the tokens that a tree lets a person pick, those that begin anew included."""
    return {token for _, attrs, _ in walk(tree) if (token := _picks(attrs))}


def _ways(best: str, drawn: Collection[str], chosen: str) -> set[str]:
    """Return what is drawn of the ways to make a move: of what begins it that which says most.

    chosen: what has been made of a move.
    """
    ways = {token for token in drawn if best == token or best.startswith(f"{token}.")}
    if chosen and f"{best}.".startswith(f"{chosen}."):
        ways = {token for token in ways if len(token) > len(chosen)}
    most = max(map(len, ways), default=0)
    return {token for token in ways if len(token) == most}


def _alike(best: str, drawn: Collection[str]) -> set[str]:
    """Return what differs from a move in its end only.

    Where three delegates are advised and the board takes them one by one, the region is the same.
    """
    stem = best.rpartition(".")[0]
    return {token for token in drawn if "." in stem and token.rpartition(".")[0] == stem}


def _named(verbs: Verbs, move: Move) -> Iterator[tuple[str, str]]:
    """Yield the kind of each thing that a move names, and the thing, "place:3"."""
    for kind, value in zip(kinds(verbs, move), move[1:], strict=True):
        yield kind, f"{kind}:{value}"


def _asked(verbs: Verbs, token: str) -> list[str]:
    """Return the thing that a token names last, none where it is no token."""
    try:
        return [name for _, name in _named(verbs, decode(verbs, token))][-1:]
    except MoveError:
        return []
