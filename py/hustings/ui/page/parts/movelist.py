"""Moves as buttons: the choices that the board does not draw, and the list of all moves.

The list makes every game playable by keyboard and screen reader.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from hustings.core.model import Move, Seat
from hustings.core.moves import Picks, encode
from hustings.core.protocols import S, Text, Tree
from hustings.draw.tree import cls, h
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
    ends: Collection[int] = (),
) -> list[Tree]:
    """Return buttons for the next choices that are not drawn elsewhere.

    already: tokens of choices that are drawn; a choice of several steps counts as drawn if every
    way to continue it is. names: one display name per seat. leaves: verbs that are not primary.
    laid: tokens of moves laid out on the board; each gets a button. ends: verbs whose buttons stand
    last, in a place of their own, so that none of the others ever stood there.

    Primary is a laid out move that declines nothing, else the first such choice of which no part
    is drawn, or the only legal move. Among several ways to continue a choice none is.
    """
    steps = _steps(picks)
    drawn = {move for move in picks.legal if encode(picks.verbs, move) in already}
    blind = _unreachable(picks, len(steps[0]), already, drawn) if steps else set()
    ready = (
        {m[: len(steps[0])]: m for m in picks.legal if encode(picks.verbs, m) in laid}
        if laid
        else {}
    )
    missing = [ready.get(move, move) for move in steps if move in blind or move in ready]
    begun = {move[: len(steps[0])] for move in drawn}
    next_one = next((m for m in missing if m[0] not in leaves and m not in begun), None)
    next_one = next((m for m in missing if m in ready.values() and m[0] not in leaves), next_one)
    if picks.chosen and len(missing) > 1:
        next_one = None
    if len(picks.legal) == 1:
        next_one = missing[0] if missing else None
    missing.sort(key=lambda move: move[0] in ends)
    return [
        _choice(
            text,
            obs,
            seat,
            picks,
            move,
            names,
            cls(move == next_one and "primary", move[0] in ends and "ends") or "",
        )
        for move in missing
    ]


def _unreachable(
    picks: Picks, size: int, already: Collection[str], drawn: Collection[Move]
) -> set[Move]:
    """Return the prefixes of this size with a move that no drawn choice begins.

    drawn: the legal moves that are drawn themselves.
    """
    known = dict[Move, bool]()

    def begun(prefix: Move) -> bool:
        if prefix not in known:
            known[prefix] = encode(picks.verbs, prefix) in already
        return known[prefix]

    return {
        move[:size]
        for move in picks.legal
        if move not in drawn and not any(begun(move[:n]) for n in range(size, len(move)))
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
    """Return every next choice as a list that can be opened; a closed one stays empty."""
    moves = _steps(picks)
    made = [h("li", {}, _choice(text, obs, seat, picks, move, names)) for move in moves * opened]
    return h(
        "details",
        {"class": "movelist", "open": opened},
        h("summary", {"data-do": "moves"}, words.table.all_moves(choices=len(moves))),
        h("ul", {}, made) if opened else None,
    )


def _steps(picks: Picks) -> list[Move]:
    """Return the next choices; steps with a single option are skipped."""
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
    if len(only) == 1:  # a single continuation needs no second click
        (move,) = only
    label = text.move(obs, seat, move, names)
    means = next((text.MEANINGS[p] for p in prefixes(move) if p in text.MEANINGS), "")
    return button(f"pick:{encode(picks.verbs, move)}", label, kind=kind, title=means)


def prefixes(move: Move) -> list[Move]:
    """Return the prefixes of a move, the longest first."""
    return [move[:n] for n in range(len(move), 0, -1)]
