"""The coach: explains a situation the first time it occurs in a decision."""

from __future__ import annotations

from typing import Final

from hustings import catalog
from hustings.ui.effects import Effect
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, Over
from hustings.ui.saves.progress import keep_progress
from hustings.ui.teaching import ShownTip

GOAL_KEY: Final = "aim"
"""Stored among the tips shown once the player knows the goal of a game."""


def follow(model: Model) -> list[Effect]:
    """After each message: look for a new tip about the current decision."""
    play = model.play
    if play is None or play.lesson is not None:
        return []
    if isinstance(play.phase, Over) and play.humans:
        return [] if knows_goal(model, play.game) else _mark_shown(model, play.game, GOAL_KEY)
    if not isinstance(play.phase, Deciding):
        return []
    if play.tips_checked_at == play.table.at:
        return []
    play.tip = None
    return _find_tip(model, play, play.phase) if model.prefs.coach == "on" else []


def _find_tip(model: Model, play: Play, deciding: Deciding) -> list[Effect]:
    play.tips_checked_at = play.table.at  # once per decision, whatever is clicked
    coach, known = catalog.coach(play.game), model.learned.tips_shown.get(play.game, set())
    if all(tip.key in known for tip in coach.TIPS):
        return []
    tips = {tip.key: tip for tip in coach.TIPS if tip.key not in known}
    for key in coach.situations(play.table.view(deciding.seat), deciding.seat):
        if key in tips:
            play.tip = ShownTip(play.table.at, tips[key])
            return _mark_shown(model, play.game, key)
    return []


def _mark_shown(model: Model, game: str, key: str) -> list[Effect]:
    model.learned.tips_shown.setdefault(game, set()).add(key)
    return [keep_progress(model.learned)]


def knows_goal(model: Model, game: str) -> bool:
    """Return whether the player knows the goal: from a lesson, a finished game or dismissal."""
    return game in model.learned.done or GOAL_KEY in model.learned.tips_shown.get(game, ())


def dismiss(model: Model, what: str) -> list[Effect]:
    """Dismiss the tip, or the line with the goal. what: GOAL_KEY for the line."""
    play = model.play
    if play is None:
        return []
    if model.dialog:
        model.dialog = ""
    if what == GOAL_KEY:
        return _mark_shown(model, play.game, GOAL_KEY)
    play.tip = None
    return []


def reset_tips(model: Model, _: str) -> list[Effect]:
    """Show all tips again when their situations next occur."""
    model.learned.tips_shown.clear()
    if model.play is not None:
        model.play.tips_checked_at = -1
    return [keep_progress(model.learned)]
