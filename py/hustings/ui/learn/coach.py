"""The coach: a situation is explained the first time it occurs, beside what is to be decided."""

from __future__ import annotations

from typing import Final

from hustings import catalog
from hustings.ui.effects import Effect
from hustings.ui.learn.progress import keep_learned
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, Over
from hustings.ui.teaching import ShownTip

AIM: Final = "aim"
"""Kept among the situations once the aim of a game is known."""


def follow(model: Model) -> list[Effect]:
    """After each message: find what is new in the decision that is asked for, if anything is."""
    play = model.play
    if play is None or play.lesson is not None:
        return []
    if isinstance(play.phase, Over) and play.humans:
        return [] if knows(model, play.game) else _learn(model, play.game, AIM)
    if not isinstance(play.phase, Deciding):
        return []
    if play.tips_checked_at == play.table.at:
        return []
    play.tip = None
    return _explain(model, play, play.phase) if model.prefs.coach == "on" else []


def _explain(model: Model, play: Play, deciding: Deciding) -> list[Effect]:
    play.tips_checked_at = (
        play.table.at
    )  # a decision is looked at once, however much is pressed in it
    coach, known = catalog.coach(play.game), model.learned.tips_shown.get(play.game, set())
    if all(tip.key in known for tip in coach.TIPS):
        return []
    tips = {tip.key: tip for tip in coach.TIPS if tip.key not in known}
    for key in coach.situations(play.table.view(deciding.seat), deciding.seat):
        if key in tips:
            play.tip = ShownTip(play.table.at, tips[key])
            return _learn(model, play.game, key)
    return []


def _learn(model: Model, game: str, key: str) -> list[Effect]:
    model.learned.tips_shown.setdefault(game, set()).add(key)
    return [keep_learned(model.learned)]


def knows(model: Model, game: str) -> bool:
    """Return whether the person knows the aim: was taught, has played to an end, or says so."""
    return game in model.learned.done or AIM in model.learned.tips_shown.get(game, ())


def put_away(model: Model, what: str) -> list[Effect]:
    """Put away a tip, or the line with the aim of the game."""
    play = model.play
    if play is None:
        return []
    if model.dialog:
        model.dialog = ""
    if what == AIM:
        return _learn(model, play.game, AIM)
    play.tip = None
    return []


def forget(model: Model, _: str) -> list[Effect]:
    """Explain everything anew when it next occurs."""
    model.learned.tips_shown.clear()
    if model.play is not None:
        model.play.tips_checked_at = -1
    return [keep_learned(model.learned)]
