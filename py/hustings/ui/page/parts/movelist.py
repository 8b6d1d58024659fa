"""The moves as a list of buttons: makes any game playable before its board is drawn.

It stays as the way in for the keyboard and for screen readers, and it carries the choices that
the board does not draw.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from hustings.core.model import Move, Seat
from hustings.core.moves import Picks, encode
from hustings.core.protocols import S, Text, Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.page.parts.widgets import button


def actions(
    text: Text[S],
    obs: S,
    seat: Seat,
    picks: Picks,
    already: Collection[str],
    names: Sequence[str] = (),
    leaves: Collection[int] = (),
    laid: Collection[str] = (),
) -> list[Tree]:
    """Return buttons for the next choices that are not drawn elsewhere.

    The first that leaves nothing is primary, and so is the only thing that can be done at all; of
    the ways to go on with a choice none is. leaves: see Vocabulary. names: one display name per
    seat, for choices that name a seat. laid: tokens of moves laid out on the board: where one goes
    on with a choice, there is a button for that one, and it is primary.
    A choice of several steps is drawn when every way to go on with it is.
    """
    steps = _steps(picks)
    blind = _unreachable(picks, len(steps[0]), already) if steps else set()
    ready = (
        {m[: len(steps[0])]: m for m in picks.legal if encode(picks.verbs, m) in laid}
        if laid
        else {}
    )
    missing = [ready.get(move, move) for move in steps if move in blind or move in ready]
    next_one = next((m for m in missing if m[0] not in leaves), None)
    next_one = next((m for m in missing if m in ready.values()), next_one)
    if picks.chosen and len(missing) > 1:
        next_one = None
    if len(picks.legal) == 1:
        next_one = missing[0] if missing else None
    return [
        _choice(text, obs, seat, picks, move, names, "primary" if move == next_one else "")
        for move in missing
    ]


def _unreachable(picks: Picks, size: int, already: Collection[str]) -> set[Move]:
    """Return the beginnings of this size of which some move cannot be begun by what is drawn."""
    verbs, drawn = picks.verbs, dict[Move, bool]()

    def begun(prefix: Move) -> bool:
        if prefix not in drawn:
            drawn[prefix] = encode(verbs, prefix) in already
        return drawn[prefix]

    left = [move for move in picks.legal if encode(verbs, move) not in already]
    return {
        move[:size] for move in left if not any(begun(move[:n]) for n in range(size, len(move)))
    }


def movelist(
    text: Text[S],
    obs: S,
    seat: Seat,
    picks: Picks,
    names: Sequence[str] = (),
    *,
    opened: bool = True,
) -> Tree:
    """Return every next choice as a list that can be opened; only an open one is made."""
    moves = _steps(picks)
    made = [h("li", {}, _choice(text, obs, seat, picks, move, names)) for move in moves * opened]
    return h(
        "details",
        {"class": "movelist", "open": opened},
        h("summary", {"data-do": "moves"}, words.table.all_moves(choices=len(moves))),
        h("ul", {}, made) if opened else None,
    )


def _steps(picks: Picks) -> list[Move]:
    """Return the next choices; a step without a choice is no step."""
    moves = picks.options()
    while len(moves) == 1 and not picks.whole(moves[0]):
        moves = Picks(picks.verbs, picks.legal, moves[0]).options()
    return moves


def _choice(
    text: Text[S],
    obs: S,
    seat: Seat,
    picks: Picks,
    move: Move,
    names: Sequence[str],
    kind: str = "",
) -> Tree:
    only = [whole for whole in picks.legal if whole[: len(move)] == move]
    if len(only) == 1:  # what there is only one way to do needs no second click
        (move,) = only
    label = text.move(obs, seat, move, names)
    return button(f"pick:{encode(picks.verbs, move)}", label, kind=kind)
