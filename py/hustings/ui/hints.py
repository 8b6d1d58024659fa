"""Asking for advice: the best few moves with what speaks for them, from the strongest opponent."""

from __future__ import annotations

from typing import Any

from hustings.core.moves import MoveError, decode
from hustings.core.protocols import Tree
from hustings.core.record import RecordError, parse_json
from hustings.draw.tree import h, walk
from hustings.ui import asking, words
from hustings.ui.effects import Effect
from hustings.ui.model import Hint, Model, Play
from hustings.ui.parts.basic import button, icon_button, thinking_bar
from hustings.ui.playing import current, deciding, stop_advice

PENDING = (Hint("", 0.0, (words.ADVICE_PENDING,)),)
"""Shown until the advice is there."""


def ask(model: Model, _: str) -> list[Effect]:
    """Ask what to do; asking again puts the advice away."""
    play = current(model)
    seat = deciding(play)
    if play.hints or seat is None or play.past is not None:
        return stop_advice(play)
    question = asking.for_advice(play, seat)
    play.hints, play.hint_ticket = PENDING, question.ticket
    return [question]


def heard(play: Play, answer: str) -> None:
    """Take the advice as jobs.think gives it; what is no advice is none."""
    play.hint_ticket = 0
    try:
        entries = parse_json(answer)
    except RecordError:
        entries = None
    told = [_hint(play, entry) for entry in entries] if isinstance(entries, list) else []
    play.hints = tuple(filter(None, told)) or (Hint("", 0.0, (words.ADVICE_NONE,)),)


def _hint(play: Play, entry: object) -> Hint | None:
    """Return one piece of advice, None where it is none or names what cannot be done now."""
    seat = deciding(play)
    if not isinstance(entry, dict) or seat is None:
        return None
    token, value, why = (entry.get(name) for name in ("token", "value", "why"))
    try:
        move = decode(play.table.rules.VERBS, token) if isinstance(token, str) else ()
    except MoveError:
        return None
    if move not in play.table.legal(seat) or not isinstance(why, list):
        return None
    worth = float(value) if isinstance(value, int | float) else 0.0
    return Hint(str(token), worth, tuple(map(str, why)))


def panel(play: Play, text: Any, obs: Any, seat: int) -> Tree | None:
    """Return the advice, each move a button that plays it; None when none was asked for."""
    if not play.hints:
        return None
    return h(
        "section",
        {"class": "hints", "aria-label": words.ADVICE},
        h("ol", {"role": "status"}, [_entry(play, text, obs, seat, hint) for hint in play.hints]),
        None if play.hint_ticket else icon_button("hint", "close", words.PUT_AWAY),
    )


def _entry(play: Play, text: Any, obs: Any, seat: int, hint: Hint) -> Tree:
    why = h("span", {"class": "hint-why"}, " ".join(hint.why)) if hint.why else None
    try:
        move = decode(play.table.rules.VERBS, hint.token) if hint.token else None
    except MoveError:
        move = None
    if move is None and play.hint_ticket:
        cancel = button("hint", words.ADVICE_CANCEL, kind="small")
        return h("li", {"class": "pending"}, why, thinking_bar(play.hint_ticket), cancel)
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


def light(board: Tree, play: Play) -> None:
    """Mark on the board where the best advice would be clicked."""
    if not play.hints or not play.hints[0].token:
        return
    best = f"pick:{play.hints[0].token}"
    for element in walk(board):
        do = element[1].get("data-do", "")
        if do.startswith("pick:") and (best == do or best.startswith(f"{do}.")):
            element[1]["class"] = f"{element[1].get('class', '')} hinted".strip()
