"""The advice that was asked for: each move a button that plays it, its worth and one reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hustings.core.model import Move
from hustings.core.moves import encode
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.advised import Numbered, moves
from hustings.ui.page.parts.basic import button, icon_button, thinking_bar
from hustings.ui.phases import Deciding, Hint


def advice(play: Play, text: Any, obs: Any, deciding: Deciding) -> Tree | None:
    """Return the advice; None when none was asked for."""
    asked = deciding.advice
    if asked is None:
        return None
    found = dict(moves(play.table.rules.VERBS, asked.hints))
    entries = [
        _entry(play, text, obs, deciding, number, found[number], hint)
        if number in found
        else _said(hint, asked.ticket)
        for number, hint in enumerate(asked.hints, 1)
    ]
    return h(
        "section",
        {"class": "hints", "aria-label": words.ADVICE},
        h("ol", {"role": "status"}, entries),
        None if asked.ticket else icon_button("hint", "close", words.PUT_AWAY),
    )


def _said(hint: Hint, ticket: int) -> Tree:
    """Return what is said in place of advice, and how to call it off while it is thought about."""
    why = h("span", {"class": "hint-why"}, " ".join(hint.why))
    if not ticket:
        return h("li", {}, why)
    cancel = button("hint", words.ADVICE_CANCEL, kind="small")
    return h("li", {"class": "pending"}, why, thinking_bar(ticket), cancel)


def _entry(
    play: Play, text: Any, obs: Any, deciding: Deciding, number: int, move: Move, hint: Hint
) -> Tree:
    """Return one piece of advice; pointing at it shows its place, and the other way round.

    What does not go on with what has been chosen of a move begins another.
    """
    do = "pick" if move[: len(deciding.chosen)] == deciding.chosen else "repick"
    label = text.move(obs, deciding.seat, move, play.names)
    token = encode(play.table.rules.VERBS, move)
    return h(
        "li",
        {"data-advice": str(number)},
        h(
            "button",
            {"type": "button", "class": "button hint-move", "data-do": f"{do}:{token}"},
            h("span", {"class": "hint-mark", "aria-hidden": "true"}, number),
            h("span", {"class": "hint-label"}, label),
            h("b", {"class": "hint-figure"}, hint.figure) if hint.figure else None,
        ),
        h("p", {"class": "hint-why"}, " ".join(hint.why)) if hint.why else None,
    )


def given(play: Play, deciding: Deciding | None) -> Numbered:
    """Return the moves that are advised now, with their numbers; none where nothing was asked."""
    if deciding is None or deciding.advice is None:
        return ()
    return moves(play.table.rules.VERBS, deciding.advice.hints)


def best_first(advised: Numbered) -> Sequence[Move]:
    """Return the advised moves alone, as a view is told of them."""
    return tuple(move for _, move in advised)
