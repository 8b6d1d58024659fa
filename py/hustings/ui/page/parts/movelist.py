"""The moves as a list of buttons: makes any game playable before its board is drawn.

It stays as the way in for the keyboard and for screen readers, and it carries the choices that
the board does not draw.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from hustings.core.model import Move, Seat
from hustings.core.moves import Picks, encode
from hustings.core.protocols import Text, Tree
from hustings.draw.tree import h, walk
from hustings.ui import words
from hustings.ui.page.parts.basic import button


def drawn(trees: Collection[Tree]) -> set[str]:
    """Return the tokens that the given trees let a person pick."""
    found = set()
    for tree in trees:
        for element in walk(tree):
            do = element[1].get("data-do", "")
            if do.startswith("pick:"):
                found.add(do[5:])
    return found


def actions(
    text: Text[Any],
    obs: Any,
    seat: Seat,
    picks: Picks,
    already: Collection[str],
    names: Sequence[str] = (),
) -> list[Tree]:
    """Return buttons for the next choices that are not drawn elsewhere; the first is primary.

    names: one display name per seat, for choices that name a seat.
    A choice of several steps is drawn when every way to go on with it is.
    """
    missing = [move for move in _steps(picks) if not _reachable(picks, move, already)]
    return [
        _choice(text, obs, seat, picks, move, names, "primary" if i == 0 else "")
        for i, move in enumerate(missing)
    ]


def _reachable(picks: Picks, prefix: Move, already: Collection[str]) -> bool:
    """Return whether every move that begins like this can be begun by what is drawn."""
    size = len(prefix)
    return all(
        any(encode(picks.verbs, move[:n]) in already for n in range(size, len(move) + 1))
        for move in picks.legal
        if move[:size] == prefix
    )


def movelist(
    text: Text[Any], obs: Any, seat: Seat, picks: Picks, names: Sequence[str] = ()
) -> Tree:
    """Return every next choice as a list that can be opened."""
    moves = _steps(picks)
    return h(
        "details",
        {"class": "movelist"},
        h("summary", {}, words.all_moves(len(moves))),
        h("ul", {}, [h("li", {}, _choice(text, obs, seat, picks, move, names)) for move in moves]),
    )


def _steps(picks: Picks) -> list[Move]:
    """Return the next choices; a step without a choice is no step."""
    moves = picks.options()
    while len(moves) == 1 and not picks.whole(moves[0]):
        moves = Picks(picks.verbs, picks.legal, moves[0]).options()
    return moves


def _choice(
    text: Text[Any],
    obs: Any,
    seat: Seat,
    picks: Picks,
    move: Move,
    names: Sequence[str],
    kind: str = "",
) -> Tree:
    label = text.move(obs, seat, move, names)
    return button(f"pick:{encode(picks.verbs, move)}", label, kind=kind)
