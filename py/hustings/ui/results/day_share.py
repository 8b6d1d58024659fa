"""The result of the game of the day to send: with its day and the streak."""

from __future__ import annotations

from typing import Final

from hustings.ui import words
from hustings.ui.effects import Effect, ShareLink
from hustings.ui.handling import current
from hustings.ui.links import share as links
from hustings.ui.model import Model
from hustings.ui.results.days import today
from hustings.ui.results.keeping import result_in
from hustings.ui.results.statistics import streak

RESULT: Final = "result"
"""The key of the result in messages that copy."""


def share(model: Model, key: str) -> list[Effect]:
    """Share the result of a finished game; that of a daily game with its day and the streak."""
    play = current(model)
    play.sending = False
    effects, result = links.copy(model, key), result_in(model, play)
    if result is None or not result.daily:
        return effects
    days = streak(model.results, today(model))
    line = words.results.day_line(day=result.day, days=days)
    return [
        effect._replace(note=f"{line}\n{effect.note}") if isinstance(effect, ShareLink) else effect
        for effect in effects
    ]
