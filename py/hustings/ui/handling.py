"""What answers a message, and in which phase of the game on the table it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from hustings.core.model import Seat
from hustings.core.record import RecordError
from hustings.ui import words
from hustings.ui.effects import Effect
from hustings.ui.model import Model, Play
from hustings.ui.phases import P

Handler: TypeAlias = Callable[[Model, str], list[Effect]]
"""Handles one message, given what stands after its verb; RecordError is told to the person."""


def current(model: Model) -> Play:
    """Return the game on the table; RecordError when there is none."""
    if model.play is None:
        raise RecordError(words.trouble.no_table())
    return model.play


def during(
    kind: type[P],
    handler: Callable[[Model, Play, P, str], list[Effect]],
    *,
    underlying: bool = False,
) -> Handler:
    """Return what handles a message in one phase; in every other the message does nothing.

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
    """Return what is said of something that failed; a new version explains it, if there is one."""
    return words.trouble.files_gone() if model.files_gone else usual


def turn_text(names: Sequence[str], seats: Sequence[Seat]) -> str:
    """Return whose turn it is while others play; "" when luck decides, or many do."""
    return words.table.turn_of(name=names[seats[0]]) if len(seats) == 1 else ""


def parse_number(text: str) -> int:
    """Return the number in a message, 0 for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
