"""The field in which a move is typed (the key "/"), and the game in writing for the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings import catalog
from hustings.core.notation import Moves, written_game
from hustings.ui import words
from hustings.ui.effects import Effect, Select, ShareLink
from hustings.ui.handling import Handler, current
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, TypedMove

MAX_LETTERS: Final = 80
"""The longest text that can be typed."""
COPIED_LOG: Final = "log"
"""The key of the log, in words or in writing, in messages about copying."""


def may_type(play: Play | None) -> bool:
    """Return whether a move can be typed now."""
    return play is not None and isinstance(play.phase, Deciding) and play.note_form is None


def open_field(model: Model, play: Play, deciding: Deciding, _: str) -> list[Effect]:
    """Open the field."""
    if not may_type(play):
        return []
    seat, table = deciding.seat, play.table
    verbs, legal = table.rules.VOCABULARY.verbs, table.legal(seat)
    model.dialog = ""
    text = catalog.text(play.game)
    deciding.typing = TypedMove(Moves(text, verbs, table.view(seat), seat, legal, play.names))
    return []


def set_text(
    model: Model,
    _play: Play,
    deciding: Deciding,
    typed: str,
    *,
    refusal: Callable[[Model, str], str],
) -> list[Effect]:
    """Complete a text. refusal: returns why the place that a text names cannot be chosen."""
    typing = deciding.typing
    if typing is not None:
        typing.type(typed[:MAX_LETTERS])
        if typing.text.strip() and not typing.completion.fitting:
            typing.refusal = refusal(model, typing.text)
    return []


def mark(_model: Model, _play: Play, deciding: Deciding, steps: str) -> list[Effect]:
    """Mark the next or previous of the listed moves. steps: "1" or "-1"."""
    if deciding.typing is not None:
        deciding.typing.mark(-1 if steps == "-1" else 1)
    return []


def closing(handler: Handler) -> Handler:
    """Return a handler of a choice that closes the field first."""

    def handle(model: Model, arg: str) -> list[Effect]:
        deciding = model.play.find_phase(Deciding) if model.play is not None else None
        if deciding is not None:
            deciding.typing = None
        return handler(model, arg)

    return handle


def game_in_writing(play: Play) -> str:
    """Return every decision up to the position shown, a line each."""
    text, names = catalog.text(play.game), play.names
    return "\n".join(
        words.table.written_move(
            move=line.ply, name=names[line.seat], text=line.text or words.table.written_secret()
        )
        for line in written_game(play.shown(), text, play.viewer, names)
    )


def copy_game(model: Model, _: str) -> list[Effect]:
    """Copy the game in writing."""
    return [ShareLink(game_in_writing(current(model)), key=COPIED_LOG)]


def copy_log(model: Model, _: str, draw: Callable[[Play], str]) -> list[Effect]:
    """Copy the log in words. draw: returns it."""
    return [ShareLink(draw(current(model)), key=COPIED_LOG)]


def copied(model: Model, _: str) -> list[Effect]:
    """Say that the log is in the clipboard."""
    current(model).message = words.table.written_copied()
    return []


def copy_failed(model: Model, _: str) -> list[Effect]:
    """Select the log, to be copied by hand."""
    current(model).message = words.table.written_selected()
    if model.dialog == "log":  # whose lines are no text to select
        model.dialog = "log:text"
    return [Select(".written")]
