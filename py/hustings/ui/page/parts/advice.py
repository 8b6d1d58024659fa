"""The advice panel: each hint with its score, its reasons and a button that plays the move.

Small screens show one hint at a time, chosen by its number (`advice:<n>`). The style sheet decides
that; the page holds all of them.
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
from hustings.ui.page.parts.advice_marks import NumberedMoves, NumberedSteps, numbered_moves
from hustings.ui.page.parts.widgets import SLOT, button, fill_slot, icon_button, thinking_bar
from hustings.ui.phases import Deciding, Hint, OtherMoves

VERDICT_TEXTS: Final = {
    EQUALLY_GOOD: words.table.rest_equally_good,
    CLEARLY_WORSE: words.table.rest_far,
    NOT_CONSIDERED: words.table.rest_best,
}
"""The text on all other moves when a single move is advised."""


def advice(play: Play, text: Text[S], obs: S, deciding: Deciding) -> Tree | None:
    """Return the panel, None when no advice was asked for."""
    asked = deciding.advice
    if asked is None:
        return None
    moves = dict(advised_moves(play, deciding))
    hints = {number: asked.hints[number - 1] for number in moves}
    shown = asked.shown if asked.shown in moves else min(moves, default=0)

    def label(move: Move) -> str:
        return text.move(obs, deciding.seat, move, play.names)

    rest = asked.others
    others = others_text([label(move) for move in rest.as_good], rest.unnamed)
    if not others and rest.verdict in VERDICT_TEXTS:
        others = VERDICT_TEXTS[rest.verdict]()
    entries = [
        h(
            "li",
            {
                "data-advice": str(number),
                "data-steps": " ".join(_step_numbers(number, asked.hints[number - 1])) or None,
                "data-shown": "" if number == shown else None,
            },
            _entry(play, deciding, hints, number, label(move), others),
        )
        for number, move in moves.items()
    ]
    steps = _steps(shown, tuple(moves))
    return h(
        "section",
        {
            "class": cls(
                "hints",
                steps is not None and "with-steps",
                any(asked.hints[number - 1].plan for number in moves) and "with-plan",
            ),
            "aria-label": words.table.advice(),
        },
        h("h2", {"class": "hint-head"}, words.table.advice()),
        steps,
        h(
            "ol",
            {},
            entries or [_message(hint, asked.ticket) for hint in asked.hints],
            _comparison(rest, label(rest.move)) if rest.move else None,
        ),
        None if asked.ticket else icon_button("hint", "close", words.common.hide()),
    )


def others_text(numbered_moves: Sequence[str], more: int) -> str:
    """Return the text that names moves as good as the single advised one, "" for none.

    moves: their labels; more: how many are not named.
    """
    if not numbered_moves:
        return ""
    named = [words.table.move_quoted(move=move) for move in numbered_moves]
    rest = [words.table.others_counted(others=more)] if more else []
    return words.table.rest_named(moves=[*named, *rest])


def _message(hint: Hint, ticket: int) -> Tree:
    """Return a hint that only says something; while a bot thinks, with a button to cancel."""
    why = h("span", {"class": "hint-why"}, sentences(hint.reasons))
    if not ticket:
        return h("li", {}, why)
    cancel = button("hint", words.table.advice_cancel(), kind="small")
    return h("li", {"class": "pending"}, why, thinking_bar(ticket), cancel)


def _steps(shown: int, numbers: Sequence[int]) -> Tree | None:
    """Return the buttons that choose the hint shown, None for a single hint."""
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
    """Return the texts of a hint and the button that plays it. label: of its move.

    others: the text on moves that are not advised, or "". A move that does not continue the
    started choice replaces it.
    """
    hint, verbs = hints[number], play.table.rules.VOCABULARY.verbs
    on = _continues_choice(decode(verbs, hint.token), deciding)
    play_this = words.table.play_this() if on else words.table.play_instead()
    named = words.table.play_this_move if on else words.table.play_instead_move
    why = sentences([*hint.reasons, others])
    return [
        h("span", {"class": "hint-mark"}, number),
        h("p", {"class": "hint-label"}, label),
        _then(number, hint),
        _score(hints, number),
        h("p", {"class": "hint-why"}, why) if why else None,
        button(
            f"{'pick' if on else 'repick'}:{hint.token}",
            play_this,
            kind="hint-play",
            **{"aria-label": named(move=label)},
        ),
    ]


def _then(number: int, hint: Hint) -> Tree | None:
    """Return the further steps of a plan, numbered as on the board; None without any."""
    if not hint.plan:
        return None
    steps = [
        h("li", {}, h("b", {"class": "hint-step-mark"}, of), h("span", {}, step.label))
        for of, step in zip(_step_numbers(number, hint), hint.plan, strict=True)
    ]
    return h("ol", {"class": "hint-then", "aria-label": words.table.advice_then()}, steps)


def _step_numbers(number: int, hint: Hint) -> list[str]:
    """Return the numbers of the further steps of a hint, such as 1.2 and 1.3."""
    return [f"{number}.{step}" for step in range(2, len(hint.plan) + 2)]


def _comparison(rest: OtherMoves, label: str) -> Tree:
    """Return the line with the score of another move for comparison."""
    if not rest.among:
        text = words.table.comparison_idle(move=label, figure=SLOT)
    elif rest.among == 1:
        text = words.table.comparison_next_best(move=label, figure=SLOT)
    else:
        text = words.table.comparison_typical(others=rest.among, move=label, figure=SLOT)
    return h("li", {"class": "hint-beside"}, fill_slot(text, h("b", {}, rest.score_text)))


def _score(hints: Mapping[int, Hint], number: int) -> Tree | None:
    """Return the score of a hint; if an earlier hint has the same score, how the two compare."""
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
    """Return the advised moves with their numbers.

    Once a choice is started, only those that continue it; if none does, all of them.
    """
    if deciding is None or deciding.advice is None:
        return ()
    numbered = numbered_moves(play.table.rules.VOCABULARY.verbs, deciding.advice.hints)
    return [
        (number, move) for number, move in numbered if _continues_choice(move, deciding)
    ] or numbered


def advised_steps(play: Play, advised: NumberedMoves, deciding: Deciding | None) -> NumberedSteps:
    """Return the further steps of the plans of advised moves, with their numbers."""
    if deciding is None or deciding.advice is None:
        return ()
    verbs, hints = play.table.rules.VOCABULARY.verbs, deciding.advice.hints
    return [
        (of, decode(verbs, step.token))
        for number, _ in advised
        for of, step in zip(
            _step_numbers(number, hints[number - 1]), hints[number - 1].plan, strict=True
        )
    ]


def _continues_choice(move: Move, deciding: Deciding) -> bool:
    """Return whether a move continues the started choice."""
    return move[: len(deciding.chosen)] == deciding.chosen


def best_first(advised: NumberedMoves) -> Sequence[Move]:
    """Return the advised moves without their numbers, for views."""
    return tuple(move for _, move in advised)
