"""The advice that was asked for: each move a button that plays it, and its place on the board."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hustings.core.moves import MoveError, decode
from hustings.core.protocols import Tree
from hustings.draw.tree import altered, cls, h, picked
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.basic import button, icon_button, thinking_bar
from hustings.ui.phases import Advice, Deciding, Hint


def advice(play: Play, text: Any, obs: Any, deciding: Deciding) -> Tree | None:
    """Return the advice; None when none was asked for."""
    asked = deciding.advice
    if asked is None:
        return None
    seat = deciding.seat
    return h(
        "section",
        {"class": "hints", "aria-label": words.ADVICE},
        h(
            "ol",
            {"role": "status"},
            [_entry(play, text, obs, seat, asked, hint) for hint in asked.hints],
        ),
        None if asked.ticket else icon_button("hint", "close", words.PUT_AWAY),
    )


def _entry(play: Play, text: Any, obs: Any, seat: int, asked: Advice, hint: Hint) -> Tree:
    why = h("span", {"class": "hint-why"}, " ".join(hint.why)) if hint.why else None
    try:
        move = decode(play.table.rules.VERBS, hint.token) if hint.token else None
    except MoveError:
        move = None
    if move is None and asked.ticket:
        cancel = button("hint", words.ADVICE_CANCEL, kind="small")
        return h("li", {"class": "pending"}, why, thinking_bar(asked.ticket), cancel)
    if move is None:
        return h("li", {}, why)
    label = text.move(obs, seat, move, play.names)
    return h(
        "li",
        {},
        h(
            "button",
            {"type": "button", "class": "button small", "data-do": f"pick:{hint.token}"},
            label,
        ),
        why,
    )


def light(board: Tree, deciding: Deciding) -> Tree:
    """Return the board with a mark where the best advice would be clicked."""
    asked = deciding.advice
    if asked is None or not asked.hints[0].token:
        return board
    where = _where(asked.hints[0].token, picked(board))

    def lit(attrs: dict[str, Any]) -> dict[str, Any]:
        if attrs.get("data-do", "").removeprefix("pick:") not in where:
            return attrs
        return attrs | {"class": cls(attrs.get("class"), "hinted")}

    return altered(board, lit)


def _where(best: str, drawn: Collection[str]) -> set[str]:
    """Return what is drawn of the ways to make a move, or at least one that differs in its end.

    Where three delegates are advised and the board takes them one by one, the region is the same.
    """
    ways = {token for token in drawn if best == token or best.startswith(f"{token}.")}
    stem = best.rpartition(".")[0]
    return ways or {token for token in drawn if "." in stem and token.rpartition(".")[0] == stem}
