"""Marks advised moves with their numbers, on whatever is drawn, so that no view has to.

An element that begins or continues an advised move when clicked gets the numbers of its hints in
`data-advised`. An element that stands for something else the move names (its place, its card, a
die listed in `data-part`) gets them in `data-advised-to`; so does what further steps of an advised
plan name, with their numbers, such as 1.2. web/highlight.js draws both.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, TypeAlias

from hustings.core.model import Move
from hustings.core.moves import MoveError, Verbs, decode, encode, named_arguments
from hustings.core.protocols import Tree
from hustings.draw.tree import walk
from hustings.messages.formats import shown
from hustings.ui import words
from hustings.ui.phases import Hint

Attrs: TypeAlias = dict[str, Any]
NumberedMoves: TypeAlias = Sequence[tuple[int, Move]]
"""Advised moves with the numbers of their hints, from 1."""
NumberedSteps: TypeAlias = Sequence[tuple[str, Move]]
"""Further steps of advised plans with their numbers, such as "1.2": step 2 of hint 1."""

PICK_PREFIXES: Final = ("pick:", "repick:")
"""Messages that choose a move or a step of one."""
WHY_PREFIX: Final = "why:"
"""The message of an element that cannot be chosen now."""
IDENTIFYING: Final = frozenset({"data-do", "data-names", "data-part", "key"})
"""Attributes that say what an element stands for; one without them is never marked."""
MAX_SAME_NAME: Final = 1
"""A name shared by more elements than this, such as the value of a die, identifies none."""


def numbered_moves(verbs: Verbs, hints: Iterable[Hint]) -> NumberedMoves:
    """Return the moves of hints with their numbers, without hints that only say something."""
    moves = []
    for number, hint in enumerate(hints, 1):
        try:
            moves.append((number, decode(verbs, hint.token)))
        except MoveError:
            continue
    return moves


class AdviceMarks:
    """Adds the numbers of advised moves to attributes.

    advised: the moves, best first. chosen: the steps of a move made so far. drawn_kinds: the kinds
    of arguments that the view draws. board: the tree whose elements stand for places and cards;
    panels: further trees, which may be folded away. steps: further steps of advised plans.
    """

    def __init__(
        self,
        verbs: Verbs,
        advised: NumberedMoves,
        chosen: Move,
        drawn_kinds: Collection[str],
        board: Tree,
        panels: Iterable[Tree] = (),
        steps: NumberedSteps = (),
    ) -> None:
        self._verbs = verbs
        self._by_token: dict[str, list[int]] = defaultdict(list)
        self._by_name: dict[str, list[int]] = defaultdict(list)
        self._by_part: dict[str, list[int]] = defaultdict(list)
        elements = [attrs for _, attrs, _ in walk(board) if _is_identified(attrs)]
        board_tokens = {token for attrs in elements if (token := _picked_token(attrs))}
        panel_tokens = set[str]().union(*map(_picked_tokens, panels))
        name_counts = Counter(name for attrs in elements for name in self._names(attrs))
        begun = encode(verbs, chosen) if chosen else ""
        self._next_step = f"{begun}." if begun else ""
        for number, move in advised:
            token = encode(verbs, move)
            on_board = _longest_prefixes(token, board_tokens, begun) or _siblings(
                token, board_tokens
            )
            in_panels = _longest_prefixes(token, panel_tokens, begun)
            if not in_panels and not on_board:
                in_panels = _siblings(token, panel_tokens)
            for each in on_board | in_panels:
                self._by_token[each].append(number)
            clicked = self._clicked_names(elements, on_board)
            for kind, name in named_arguments(verbs, move):
                unique = name_counts[name] <= MAX_SAME_NAME
                if kind in drawn_kinds and name not in clicked and unique:
                    self._by_name[name].append(number)
                self._by_part[name].append(number)
        self._steps: dict[str, list[str]] = defaultdict(list)  # by token or name
        self._add_steps(steps, elements, board_tokens, name_counts, drawn_kinds)

    def _add_steps(
        self,
        steps: NumberedSteps,
        elements: Sequence[Attrs],
        board_tokens: Collection[str],
        name_counts: Counter[str],
        drawn_kinds: Collection[str],
    ) -> None:
        """Note the elements of the board that further steps of plans pick or name."""
        verbs = self._verbs
        for of, move in steps:
            token = encode(verbs, move)
            clickable = {each for each in board_tokens if "." in each or each == token}
            picked = _longest_prefixes(token, clickable, "")
            clicked = self._clicked_names(elements, picked)
            named = {
                name
                for kind, name in named_arguments(verbs, move)
                if kind in drawn_kinds
                and name not in clicked
                and name_counts[name] <= MAX_SAME_NAME
            }
            for each in picked | named:
                self._steps[each].append(of)

    def _clicked_names(self, elements: Sequence[Attrs], tokens: Collection[str]) -> set[str]:
        """Return the names of the elements that pick one of these tokens."""
        picked = (attrs for attrs in elements if _picked_token(attrs) in tokens)
        return {name for attrs in picked for name in self._names(attrs)}

    def __call__(self, attrs: Attrs) -> Attrs:
        """Return the attributes of an element with its numbers, where it has any."""
        if not _is_identified(attrs):
            return attrs
        token = _picked_token(attrs)
        clicks = self._by_token.get(token, [])
        targets = {number for name in self._names(attrs) for number in self._by_name.get(name, ())}
        parts = str(attrs.get("data-part", "")).split()
        targets |= {number for name in parts for number in self._by_part.get(name, ())}
        targets -= {*clicks}
        if self._next_step and token.startswith(self._next_step):
            targets.clear()  # the next steps of a move differ only in what they pick
        steps = {of for name in (token, *self._names(attrs)) for of in self._steps.get(name, ())}
        if not clicks and not targets and not steps:
            return attrs
        numbers = [*map(shown, sorted({*clicks, *targets})), *sorted(steps)]
        more = {"data-advised": " ".join(map(str, clicks)) or None}
        more["data-advised-to"] = " ".join([*map(str, sorted(targets)), *sorted(steps)]) or None
        if label := attrs.get("aria-label"):
            more["aria-label"] = words.table.advised_thing(numbers=numbers, label=label)
        elif "data-do" in attrs:
            more["aria-description"] = words.table.advised(numbers=numbers)
        return attrs | {key: value for key, value in more.items() if value}

    def _names(self, attrs: Attrs) -> set[str]:
        """Return the names of an element, such as "place:3": declared, from its key or message.

        An element hidden from screen readers, such as the ground under a place, has none.
        """
        if attrs.get("aria-hidden") == "true":
            return set()
        names = {str(attrs.get("data-names", ""))}
        kind, _, value = str(attrs.get("key", "")).rpartition("-")
        if kind and value.isdigit():
            names.add(f"{kind}:{value}")
        do = attrs.get("data-do", "")
        if do.startswith(WHY_PREFIX):
            names.update(_last_argument(self._verbs, do[len(WHY_PREFIX) :]))
        return names - {""}


def _is_identified(attrs: Attrs) -> bool:
    return not IDENTIFYING.isdisjoint(attrs)


def _picked_token(attrs: Attrs) -> str:
    """Return the token that a click on an element picks, "" for none."""
    do = attrs.get("data-do", "")
    return next((do[len(start) :] for start in PICK_PREFIXES if do.startswith(start)), "")


def _picked_tokens(tree: Tree) -> set[str]:
    return {token for _, attrs, _ in walk(tree) if (token := _picked_token(attrs))}


def _longest_prefixes(advised: str, tokens: Collection[str], chosen: str) -> set[str]:
    """Return the longest of the tokens that begin the advised one.

    chosen: the token of the steps made so far; what follows must go beyond it.
    """
    prefixes = {token for token in tokens if advised == token or advised.startswith(f"{token}.")}
    if chosen and f"{advised}.".startswith(f"{chosen}."):
        prefixes = {token for token in prefixes if len(token) > len(chosen)}
    longest = max(map(len, prefixes), default=0)
    return {token for token in prefixes if len(token) == longest}


def _siblings(advised: str, tokens: Collection[str]) -> set[str]:
    """Return the tokens that differ from the advised one in the last number only.

    Where three delegates are advised and the board offers them one by one, the region is the same.
    """
    stem = advised.rpartition(".")[0]
    return {token for token in tokens if "." in stem and token.rpartition(".")[0] == stem}


def _last_argument(verbs: Verbs, token: str) -> list[str]:
    """Return the name of a token's last argument in a list, [] where it has none."""
    try:
        return [name for _, name in named_arguments(verbs, decode(verbs, token))][-1:]
    except MoveError:
        return []
