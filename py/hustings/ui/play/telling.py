"""The end of a game told step by step where the game wishes it: a count, region after region.

The game is over and kept already; only what the page shows of it holds back.
"""

from __future__ import annotations

from hustings import catalog
from hustings.ui.effects import Effect, Later
from hustings.ui.handling import number
from hustings.ui.model import STEP, Model, Play
from hustings.ui.phases import Telling, told

PACE = {"quarter": 3200, "half": 1600, "normal": 900, "double": 450}
"""Milliseconds between two steps, by preference; at STEP they wait for the person."""


def begin(model: Model, play: Play) -> list[Effect]:
    """Hold back the last steps of a game that has just ended, where they are to be seen."""
    behind = _told_apart(play) if model.prefs.pace != "instant" else 0
    if not behind:
        return []
    play.phase = telling = Telling(behind, play.head)
    return run(model, telling)


def _told_apart(play: Play) -> int:
    """Return how many of the last steps are shown one after another."""
    table = play.table
    if not table.over or not table.at:
        return 0
    shown, names, behind = catalog.review(play.game).UNFOLDS, table.rules.EVENTS, 0
    for step in reversed(table.steps_of(table.at - 1)[1:]):
        if not any(names[event[0]][0] in shown for event in step.events):
            break
        behind += 1
    return behind


def run(model: Model, telling: Telling) -> list[Effect]:
    """Have the next step follow by itself, unless the person wants to ask for each."""
    telling.runs = model.prefs.pace != STEP
    wait = PACE.get(model.prefs.pace, PACE["normal"])
    return [Later(wait, f"unfold-on:{telling.behind}")] if telling.runs else []


def on(model: Model, play: Play, telling: Telling) -> list[Effect]:
    """Show one step more."""
    telling.behind -= 1
    return run(model, telling) if telling.behind else whole(model, play, telling, "")


def due(model: Model, play: Play, telling: Telling, left: str) -> list[Effect]:
    """Show one step more, its time having come while so many were left."""
    return on(model, play, telling) if number(left) == telling.behind else []


def repace(model: Model, play: Play) -> list[Effect]:
    """Go on at the pace that the preference says now."""
    telling = play.within(Telling)
    return run(model, telling) if telling is not None else []


def whole(_model: Model, play: Play, telling: Telling, _arg: str) -> list[Effect]:
    """Show the end at once."""
    play.phase = told(play.phase, telling)
    return []
