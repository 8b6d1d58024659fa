"""The field in which a move is typed, with the legal moves that fit; and the log as a text."""

from __future__ import annotations

from typing import Final

from hustings.core.notation import Written, fold
from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h
from hustings.ui import words
from hustings.ui.model import Model, Play
from hustings.ui.page.parts.log import log_texts
from hustings.ui.page.parts.widgets import button, icon_button
from hustings.ui.phases import Deciding, TypedMove
from hustings.ui.play.typed_move import MAX_LETTERS, game_in_writing

MAX_EXAMPLES: Final = 4
"""How many legal moves are named where nothing fits."""
LIST_ID: Final = "typed-moves"


def typing_field(model: Model) -> Tree | None:
    """Return the field over the table, None while it is closed."""
    play = model.play
    deciding = play.phase if play is not None else None
    if play is None or not isinstance(deciding, Deciding) or deciding.typing is None:
        return None
    typing = deciding.typing
    quizzing = play.lesson is not None and play.lesson.quizzing
    title = words.table.type_title()
    options = [
        _option(typing, n, written, labelled=not quizzing)
        for n, written in enumerate(typing.completion.options)
    ]
    box = {"role": "listbox", "id": LIST_ID, "class": "typed-moves", "aria-label": title}
    modal = {"role": "dialog", "aria-modal": "true", "aria-label": title}
    return h(
        "div",
        {"class": "veil clear", "data-veil": "close"},
        h(
            "section",
            {"class": "dialog typing", **modal},
            h(
                "div",
                {"class": "dialog-body"},
                h(
                    "div",
                    {"class": "typing-row"},
                    _field(typing),
                    icon_button("close", "close", words.common.close()),
                ),
                h("ul", box, options) if options else None,
                h("p", {"class": "help", "role": "status"}, _comment(typing)),
            ),
        ),
    )


def _field(typing: TypedMove) -> Tree:
    """Return the field. data-go: the message that Enter sends."""
    chosen, example = typing.chosen, typing.moves.examples()[0]
    attrs = {"type": "text", "role": "combobox", "aria-label": words.table.type_field()}
    attrs |= {"aria-autocomplete": "list", "aria-controls": LIST_ID}
    attrs |= {"aria-expanded": "true" if typing.completion.options else "false"}
    attrs |= {"value": typing.text, "maxlength": str(MAX_LETTERS)}
    attrs |= {"placeholder": words.table.type_help(example=example)}
    attrs |= {"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"}
    attrs |= {"data-change": "typed", "data-live": ""}
    if chosen is not None:
        at = typing.completion.options.index(chosen)
        attrs |= {"aria-activedescendant": f"typed-{at}", "data-go": _message(typing, chosen)}
    return h("input", attrs)


def _message(typing: TypedMove, written: Written) -> str:
    """Return the message of a move: it is played, or a part of one goes into the field."""
    if typing.moves.is_whole(written):
        return f"pick:{written.token}"
    return f"typed:{written.text} "


def _option(typing: TypedMove, n: int, written: Written, *, labelled: bool) -> Tree:
    """Return an option. labelled: whether it has the label of the move's button."""
    chosen = written == typing.chosen
    says_more = fold(written.label) != fold(written.text)
    whole = typing.moves.is_whole(written)
    text = written.text if whole else words.table.type_goes_on(text=written.text)
    attrs = {"role": "option", "id": f"typed-{n}", "aria-selected": "true" if chosen else "false"}
    return h(
        "li",
        {**attrs, "class": cls(chosen and "chosen"), "data-do": _message(typing, written)},
        h("b", {}, text),
        h("span", {}, written.label) if labelled and says_more else None,
    )


def _comment(typing: TypedMove) -> str:
    """Return how many moves fit; where none does, why not or what is legal."""
    if not typing.text.strip():
        return ""
    if fitting := typing.completion.fitting:
        return words.table.type_fits(moves=fitting)
    if typing.refusal:
        return typing.refusal
    return words.table.type_none(examples=typing.moves.examples()[:MAX_EXAMPLES])


def log_forms(*, as_moves: bool) -> Tree:
    """Return the switch between the log in words and as moves."""
    forms = ((False, "dialog:log", words.table.in_words()),
             (True, "dialog:log:moves", words.table.as_moves()))  # fmt: skip
    return h(
        "div",
        {"class": "segments"},
        [
            button(
                do,
                label,
                kind="segment",
                **{"aria-pressed": "true" if form == as_moves else "false"},
            )
            for form, do, label in forms
        ],
    )


def log_as_moves(play: Play) -> list[Tree]:
    """Return the log as moves in writing, and the button that copies it."""
    return [_written(game_in_writing(play), words.table.as_moves()), copy_row(play, "copy-moves")]


def log_as_text(play: Play) -> list[Tree]:
    """Return the log in words as a text to copy by hand, and the button that copies it."""
    return [_written(log_in_words(play), words.table.in_words()), copy_row(play, "copy-log")]


def _written(text: str, label: str) -> Tree:
    attrs = {"class": "written", "readonly": "", "rows": "14", "data-select": "all"}
    return h("textarea", {**attrs, "aria-label": label}, text)


def copy_row(play: Play, do: str) -> Tree:
    """Return the button that copies the log, and what became of it."""
    done = h("p", {"class": "help", "role": "status"}, play.message or None)
    return h("div", {"class": "button-row"}, button(do, words.table.copy_moves()), done)


def log_in_words(play: Play) -> str:
    """Return the whole log up to the position shown, a sentence a line."""
    entries = log_texts(play, play.viewer, table=play.shown())
    return "\n".join(sentence for _, sentence in entries)
