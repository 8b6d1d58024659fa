"""Message handlers, and in which phase of the game they work."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from hustings.core.model import Seat
from hustings.core.record import RecordError
from hustings.ui import words
from hustings.ui.effects import Effect
from hustings.ui.model import Model, Play
from hustings.ui.phases import HandOver, Joining, P

Handler: TypeAlias = Callable[[Model, str], list[Effect]]
"""Handles one message, given the text after its verb; the player reads a RecordError it raises."""


def current(model: Model) -> Play:
    """Return the game on the table; RecordError when there is none."""
    if model.play is None:
        raise RecordError(words.trouble.no_table())
    return model.play


def answer(model: Model, text: str) -> list[Effect]:
    """Answer a press, at the table and in its dialogs or in a dialog without a table."""
    if model.play is None:
        model.answer = text
    else:
        model.play.message = text
    return []


def answer_shown(model: Model) -> str:
    """Return the answer to the last press, "" without one."""
    return model.answer if model.play is None else model.play.message


def answer_on_page(model: Model, play: Play) -> str:
    """Return the answer to the last press where no open dialog covers the page.

    The dialog shows it, or it is shown once the dialog is closed.
    """
    return "" if model.dialog else play.message


def by_key(handlers: Mapping[str, Handler], usual: Handler) -> Handler:
    """Return a handler that has one of its own for each of some arguments."""

    def handle(model: Model, key: str) -> list[Effect]:
        return handlers.get(key, usual)(model, key)

    return handle


def is_curtained(play: Play) -> bool:
    """Return whether a curtain hides the table, as nobody knows yet who looks at the screen."""
    return bool(play.find_phase(HandOver) or play.find_phase(Joining))


def during(
    kind: type[P],
    handler: Callable[[Model, Play, P, str], list[Effect]],
    *,
    underlying: bool = False,
) -> Handler:
    """Return a handler that works in one phase and does nothing in any other.

    underlying: also while playback or a past position is shown over that phase.
    """

    def handle(model: Model, arg: str) -> list[Effect]:
        play = model.play
        phase = play.find_phase(kind) if play is not None else None
        if play is None or phase is None or not (underlying or phase is play.phase):
            return []
        return handler(model, play, phase, arg)

    return handle


def failure_text(model: Model, usual: str) -> str:
    """Return the usual text for a failure; a different one if this version's files are gone."""
    return words.trouble.files_gone() if model.files_gone else usual


def turn_text(names: Sequence[str], seats: Sequence[Seat]) -> str:
    """Return whose turn it is; "" when luck or several players decide."""
    return words.table.turn_of(name=names[seats[0]]) if len(seats) == 1 else ""


def parse_number(text: str) -> int:
    """Return the number in a message, 0 for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
