"""The advice that was asked for: each move with its worth, one reason and a button that plays it.

On a phone one entry is read at a time, so that the board stays in sight: which one is chosen by its
number (`advice:<n>`). The style sheet decides that, the page holds all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hustings.core.model import Move
from hustings.core.moves import encode
from hustings.core.protocols import Tree
from hustings.core.wording import with_names
from hustings.draw.tree import cls, h
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.advised import Numbered, moves
from hustings.ui.page.parts.basic import button, icon_button, thinking_bar
from hustings.ui.phases import Advice, Deciding, Hint


def advice(play: Play, text: Any, obs: Any, deciding: Deciding) -> Tree | None:
    """Return the advice; None when none was asked for."""
    asked = deciding.advice
    if asked is None:
        return None
    found = dict(moves(play.table.rules.VERBS, asked.hints))
    entries = [
        _entry(play, text, obs, deciding, asked, number, found[number])
        if number in found
        else _said(hint, asked.ticket)
        for number, hint in enumerate(asked.hints, 1)
    ]
    steps = _steps(asked.shown, sorted(found))
    return h(
        "section",
        {"class": cls("hints", steps is not None and "with-steps"), "aria-label": words.ADVICE},
        h("h2", {"class": "hint-head"}, words.ADVICE),
        steps,
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


def _steps(shown: int, numbers: Sequence[int]) -> Tree | None:
    """Return the buttons that show one entry each; None where there is one only."""
    if len(numbers) < 2:
        return None
    each = [
        button(
            f"advice:{number}",
            str(number),
            kind="hint-step",
            **{
                "aria-label": words.advice_shown(number),
                "aria-pressed": "true" if number == shown else "false",
            },
        )
        for number in numbers
    ]
    return h("div", {"class": "hint-steps", "role": "group", "aria-label": words.ADVICE_EACH}, each)


def _entry(
    play: Play, text: Any, obs: Any, deciding: Deciding, asked: Advice, number: int, move: Move
) -> Tree:
    """Return one piece of advice; pointing at it shows its place, and the other way round.

    What does not go on with what has been chosen of a move begins another.
    """
    hint = asked.hints[number - 1]
    do = "pick" if move[: len(deciding.chosen)] == deciding.chosen else "repick"
    label = text.move(obs, deciding.seat, move, play.names)
    token = encode(play.table.rules.VERBS, move)
    plays = button(
        f"{do}:{token}",
        words.PLAY_THIS,
        kind="hint-play",
        **{"aria-label": words.play_this(label)},
    )
    why = with_names(" ".join(hint.why), play.names)
    return h(
        "li",
        {"data-advice": str(number), "data-shown": "" if number == asked.shown else None},
        h("span", {"class": "hint-mark"}, number),
        h("p", {"class": "hint-label"}, label),
        _figure(asked.hints, number),
        h("p", {"class": "hint-why"}, why) if why else None,
        plays,
    )


def _figure(hints: Sequence[Hint], number: int) -> Tree | None:
    """Return what tells the worth of an entry, and which one before is as good, if any."""
    figure = hints[number - 1].figure
    first = next(n for n, hint in enumerate(hints, 1) if hint.figure == figure)
    as_good = h("span", {"class": "hint-even"}, words.as_good(first)) if first < number else None
    return h("p", {"class": "hint-figure"}, h("b", {}, figure), as_good) if figure else None


def given(play: Play, deciding: Deciding | None) -> Numbered:
    """Return the moves that are advised now, with their numbers; none where nothing was asked."""
    if deciding is None or deciding.advice is None:
        return ()
    return moves(play.table.rules.VERBS, deciding.advice.hints)


def best_first(advised: Numbered) -> Sequence[Move]:
    """Return the advised moves alone, as a view is told of them."""
    return tuple(move for _, move in advised)
