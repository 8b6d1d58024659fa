"""Answers of storage and of other tabs: stored or not, changed there, locked there."""

from __future__ import annotations

from hustings.ui import words
from hustings.ui.effects import Effect, Lock, StopBot
from hustings.ui.handling import current
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding, Idle, Thinking
from hustings.ui.play.branches import keep_under_new_id
from hustings.ui.play.flow import enter, keep, run_on
from hustings.ui.saves.save import SAVES, find_text, fresh_id, open_save, unlist_save
from hustings.ui.saves.season import SEASONS, season_text


def kept(model: Model, key: str) -> list[Effect]:
    """Note that a text is stored; clear the notice about storage."""
    play = model.play
    if play is not None and key == SAVES + play.id:
        play.stored_text = play.pending_text
    model.unkept.pop(key, None)
    if not model.unkept and model.storage != words.trouble.storage_slow():
        model.storage = ""
    return []


def unwritten(model: Model, _: str) -> list[Effect]:
    """Say that the second store failed, unless the first one failed too."""
    if not model.unkept:
        model.storage = model.storage or words.trouble.storage_slow()
    return []


def wordless(model: Model, _: str) -> list[Effect]:
    """Say why the page does not speak the language that was chosen."""
    model.notice = words.trouble.language_unavailable()
    return []


def written(model: Model, _: str) -> list[Effect]:
    """Note that the second store is complete again."""
    if model.storage == words.trouble.storage_slow():
        model.storage = ""
    return []


def not_kept(model: Model, arg: str) -> list[Effect]:
    """Say that storing failed; play goes on in memory. arg: "full:<key>" or "off:<key>"."""
    problem, _, key = arg.partition(":")
    model.storage = (
        words.trouble.storage_full() if problem == "full" else words.trouble.storage_off()
    )
    text = find_text(model, key.removeprefix(SAVES))
    season = model.seasons.find(key.removeprefix(SEASONS))
    if season is not None:
        text = season_text(season)
    if text is not None:
        model.unkept[key] = text
    return []


def went_on(model: Model, key: str) -> list[Effect]:
    """Keep this game under a new id: another tab has played it on differently."""
    play = model.play
    if play is None or key != SAVES + play.id:
        return keep_under_new_id(model, key.removeprefix(SAVES))
    unlist_save(model, play.id)
    play.id, play.stored_text, play.warning = fresh_id(model), "", words.trouble.went_on()
    return [Lock(play.id), *keep(model)]


def elsewhere(model: Model, key: str) -> list[Effect]:
    """Show the current game as another tab has stored it, if this tab only looks on."""
    play = model.play
    if play is None or not play.readonly or key != SAVES + play.id:
        return []
    return _look_on(model, play)


def _look_on(model: Model, play: Play) -> list[Effect]:
    """Show a game as another tab has stored it, without playing it."""
    text = find_text(model, play.id)
    if text is None:
        return []
    fresh = open_save(text, play.id)
    fresh.control = "other tab"
    fresh.viewer, fresh.arranged = play.viewer, play.arranged
    model.place = fresh
    return run_on(model)


def lock_held(model: Model, save_id: str) -> list[Effect]:
    """Only look on from now on: another tab holds this game."""
    play = model.play
    if play is None or play.id != save_id:
        return []
    play.control = "other tab"
    if isinstance(play.latest_phase, Deciding | Thinking):
        play.latest_phase = Idle()
    return [StopBot()]


def returned(model: Model, _: str) -> list[Effect]:
    """Show what other tabs have stored when the browser shows the page again.

    Whether this tab may play on depends on the lock.
    """
    play = model.play
    if play is None or play.lesson is not None:
        return []
    text = find_text(model, play.id)
    gone_on = text is not None and text != play.stored_text
    shown = _look_on(model, play) if gone_on else []
    return [*shown, Lock(play.id, anew=True)]


def take_over(model: Model, _: str) -> list[Effect]:
    """Take the game from the other tab."""
    return [Lock(current(model).id, steal=True)]


def lock_taken(model: Model, arg: str) -> list[Effect]:
    """Play on from the save of the other tab. arg: "<id>:<the stored save>"."""
    save_id, _, text = arg.partition(":")
    play = model.play
    if play is None or play.id != save_id:
        return []
    if text == play.stored_text and not play.readonly:
        return []  # nothing has happened meanwhile
    fresh = open_save(text, save_id) if text else play
    fresh.control, fresh.stored_text = "manual", text
    return [effect for effect in enter(model, fresh) if not isinstance(effect, Lock)]


def dropped(model: Model, save_id: str) -> list[Effect]:
    """Remove a deleted game from the list."""
    unlist_save(model, save_id)
    return []


def not_dropped(model: Model, _: str) -> list[Effect]:
    """Say that the browser could not delete a game everywhere."""
    model.notice = words.trouble.not_deleted()
    return []


def drop_refused(model: Model, _: str) -> list[Effect]:
    """Say that another tab plays the game, so it is not deleted."""
    model.notice = words.trouble.in_use()
    return []
