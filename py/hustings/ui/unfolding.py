"""The end of a game shown step by step where the game wishes it: a count, region after region.

The game is over and kept already; only what the page shows of it holds back.
"""

from __future__ import annotations

from hustings import catalog
from hustings.ui.effects import Effect, Later
from hustings.ui.model import STEP, Model, Play

PACE = {"quarter": 3200, "half": 1600, "normal": 900, "double": 450}
"""Milliseconds between two steps, by preference; at STEP they wait for the person."""


def begin(model: Model, play: Play) -> list[Effect]:
    """Hold back the last steps of a game that has just ended, where they are to be seen."""
    play.withheld = 0
    if not play.table.over or not play.table.at or model.prefs.pace == "instant":
        return []
    shown = catalog.review(play.game).UNFOLDS
    names = play.table.rules.EVENTS
    for step in reversed(play.table.steps_of(play.table.at - 1)[1:]):
        if not any(names[event[0]][0] in shown for event in step.events):
            break
        play.withheld += 1
    return _wait(model, play)


def step(model: Model, play: Play) -> list[Effect]:
    """Show one step more."""
    play.withheld = max(0, play.withheld - 1)
    return _wait(model, play)


def due(model: Model, left: int) -> list[Effect]:
    """Show one step more, its time having come while so many were left."""
    play = model.play
    return step(model, play) if play is not None and left and play.withheld == left else []


def whole(model: Model) -> list[Effect]:
    """Show the end at once."""
    if model.play is not None:
        model.play.withheld = 0
    return []


def _wait(model: Model, play: Play) -> list[Effect]:
    play.waiting = STEP if model.prefs.pace == STEP else ""
    if play.waiting or not play.withheld:
        return []
    return [Later(PACE.get(model.prefs.pace, PACE["normal"]), f"unfold-on:{play.withheld}")]
