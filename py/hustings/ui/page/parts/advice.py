"""The advice that was asked for: each move with its worth, one reason and a button that plays it.

On a phone one entry is read at a time, so that the board stays in sight: which one is chosen by its
number (`advice:<n>`). The style sheet decides that, the page holds all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hustings.bots.hint import CLEARLY_WORSE, EQUALLY_GOOD, NOT_CONSIDERED
from hustings.core.model import Move
from hustings.core.moves import decode
from hustings.core.protocols import S, Text, Tree
from hustings.draw.tree import cls, h
from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.model import Play
from hustings.ui.page.parts.advice_marks import NumberedMoves, numbered_moves
from hustings.ui.page.parts.widgets import SLOT, button, fill_slot, icon_button, thinking_bar
from hustings.ui.phases import Deciding, Hint, OtherMoves

VERDICT_TEXTS: Final = {
    EQUALLY_GOOD: words.table.rest_alike,
    CLEARLY_WORSE: words.table.rest_far,
    NOT_CONSIDERED: words.table.rest_best,
}
"""What is said of all other moves beside the only one that is advised."""


def advice(play: Play, text: Text[S], obs: S, deciding: Deciding) -> Tree | None:
    """Return the advice; None when none was asked for."""
    asked = deciding.advice
    if asked is None:
        return None
    found = dict(advised_moves(play, deciding))
    hints = {number: asked.hints[number - 1] for number in found}
    shown = asked.shown if asked.shown in found else min(found, default=0)

    def label(move: Move) -> str:
        return text.move(obs, deciding.seat, move, play.names)

    beside = asked.others
    others = others_text([label(move) for move in beside.as_good], beside.unnamed)
    if not others and beside.verdict in VERDICT_TEXTS:
        others = VERDICT_TEXTS[beside.verdict]()
    entries = [
        h(
            "li",
            {"data-advice": str(number), "data-shown": "" if number == shown else None},
            _entry(play, deciding, hints, number, label(move), others),
        )
        for number, move in found.items()
    ]
    steps = _steps(shown, tuple(found))
    return h(
        "section",
        {
            "class": cls("hints", steps is not None and "with-steps"),
            "aria-label": words.table.advice(),
        },
        h("h2", {"class": "hint-head"}, words.table.advice()),
        steps,
        h(
            "ol",
            {"role": "status"},
            entries or [_message(hint, asked.ticket) for hint in asked.hints],
            _comparison(beside, label(beside.move)) if beside.move else None,
        ),
        None if asked.ticket else icon_button("hint", "close", words.common.put_away()),
    )


def others_text(numbered_moves: Sequence[str], more: int) -> str:
    """Return which moves are about as good as the only one that is advised; "" for none.

    moves: what their buttons say; more: how many others there are.
    """
    if not numbered_moves:
        return ""
    named = [words.table.move_quoted(move=move) for move in numbered_moves]
    rest = [words.table.others_counted(others=more)] if more else []
    return words.table.rest_named(moves=[*named, *rest])


def _message(hint: Hint, ticket: int) -> Tree:
    """Return what is said in place of advice, and how to call it off while it is thought about."""
    why = h("span", {"class": "hint-why"}, sentences(hint.reasons))
    if not ticket:
        return h("li", {}, why)
    cancel = button("hint", words.table.advice_cancel(), kind="small")
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
                "aria-label": words.table.advice_number(number=number),
                "aria-pressed": "true" if number == shown else "false",
            },
        )
        for number in numbers
    ]
    return h(
        "div",
        {"class": "hint-steps", "role": "group", "aria-label": words.table.advice_each()},
        each,
    )


def _entry(
    play: Play, deciding: Deciding, hints: Mapping[int, Hint], number: int, label: str, others: str
) -> list[Tree | None]:
    """Return what one piece of advice says, and the button that plays it. label: its move's.

    others: what is said of the moves that are not advised, "" for nothing. What does not go
    on with what has been chosen of a move is played instead of that.
    """
    hint, verbs = hints[number], play.table.rules.VOCABULARY.verbs
    on = _continues_choice(decode(verbs, hint.token), deciding)
    play_this = words.table.play_this() if on else words.table.play_instead()
    named = words.table.play_this_move if on else words.table.play_instead_move
    said = [*hint.reasons, others]
    why = sentences(said)
    return [
        h("span", {"class": "hint-mark"}, number),
        h("p", {"class": "hint-label"}, label),
        _score(hints, number),
        h("p", {"class": "hint-why"}, why) if why else None,
        button(
            f"{'pick' if on else 'repick'}:{hint.token}",
            play_this,
            kind="hint-play",
            **{"aria-label": named(move=label)},
        ),
    ]


def _comparison(beside: OtherMoves, label: str) -> Tree:
    """Return what another move comes to, with which those that are advised can be compared."""
    if not beside.among:
        said = words.table.beside_idle(move=label, figure=SLOT)
    elif beside.among == 1:
        said = words.table.beside_next(move=label, figure=SLOT)
    else:
        said = words.table.beside_usual(others=beside.among, move=label, figure=SLOT)
    return h("li", {"class": "hint-beside"}, fill_slot(said, h("b", {}, beside.score_text)))


def _score(hints: Mapping[int, Hint], number: int) -> Tree | None:
    """Return what tells the worth of an entry, and how it stands to one before of that figure."""
    hint = hints[number]
    if not hint.score_text:
        return None
    first = next(n for n in hints if hints[n].score_text == hint.score_text)
    figure = h("b", {}, hint.score_text)
    if first == number:
        return h("p", {"class": "hint-figure"}, figure)
    less = hint.value < hints[first].value
    even = words.table.about_as_good if less else words.table.as_good
    return h("p", {"class": "hint-figure"}, fill_slot(even(figure=SLOT, number=first), figure))


def advised_moves(play: Play, deciding: Deciding | None) -> NumberedMoves:
    """Return the moves that are advised now, with their numbers; none where nothing was asked.

    Once a move has been begun they are those that go on with it: the others have no sign left on
    the board. Where none does, all are, to be played instead.
    """
    if deciding is None or deciding.advice is None:
        return ()
    found = numbered_moves(play.table.rules.VOCABULARY.verbs, deciding.advice.hints)
    return [(number, move) for number, move in found if _continues_choice(move, deciding)] or found


def _continues_choice(move: Move, deciding: Deciding) -> bool:
    """Return whether a move goes on with what has been chosen of one."""
    return move[: len(deciding.chosen)] == deciding.chosen


def best_first(advised: NumberedMoves) -> Sequence[Move]:
    """Return the advised moves alone, as a view is told of them."""
    return tuple(move for _, move in advised)
