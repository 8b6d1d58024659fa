"""Opening, keeping and handing on games: storage, files, links, preferences."""

from __future__ import annotations

import json
from typing import Any

from hustings.core.record import RecordError, parse_json
from hustings.ui import sharing, words
from hustings.ui.address import Opened, link_in, read, record_link
from hustings.ui.carrying import restore, take_in, unpacked
from hustings.ui.effects import (
    Copy,
    Download,
    Drop,
    Effect,
    Lock,
    PickFile,
    Save,
    SetHash,
    StopBot,
    Theme,
)
from hustings.ui.keep import (
    PREFS,
    SAVES,
    file_name,
    load_all,
    number,
    open_record,
    open_save,
    save_text,
)
from hustings.ui.model import PREF_CHOICES, Model, Play, SaveHead
from hustings.ui.playing import current, enter, keep
from hustings.ui.setting_up import fresh_id, go_home, sayable_seed
from hustings.ui.watching import repace


def boot(model: Model, arg: str) -> list[Effect]:
    """Python is up: take over what was kept and open what the address asks for.

    arg: json {"hash": str, "base": str, "stored": [[key, text], ...], "storage": bool,
    "carried": str}; the last is what came inside a one-file edition, if anything.
    """
    told = _told(arg)
    if told is None:
        return []
    model.base = told["base"]
    stored = dict(told["stored"])
    load_all(model, stored.items())
    brought = take_in(model, told.get("carried", ""), stored)
    if not told["storage"]:
        model.storage = words.STORAGE_OFF
    model.loaded = True
    return [theme(model), *brought, *follow(model, told["hash"])]


def _told(arg: str) -> dict[str, Any] | None:
    """Return what the shell tells at the start, None where a message says something else."""
    try:
        told = parse_json(arg, limit=len(arg), values=len(arg))  # however much is stored
    except RecordError:
        return None
    if not isinstance(told, dict):
        return None
    texts = (told.get("hash"), told.get("base"), told.get("carried", ""))
    stored = told.get("stored")
    pairs = stored if isinstance(stored, list) else [None]
    fits = all(isinstance(pair, list) and [type(t) for t in pair] == [str, str] for pair in pairs)
    return told if fits and "storage" in told and all(isinstance(t, str) for t in texts) else None


def follow(model: Model, hash_text: str) -> list[Effect]:
    """Open what the address asks for; what cannot be read leaves a sentence on the home page."""
    try:
        opened = read(hash_text, sayable_seed(model.luck))
    except RecordError as error:
        effects = go_home(model, "")
        model.notice = str(error)
        return effects
    if opened is None:
        return go_home(model, "") if model.screen != "home" else []
    return _open(model, opened)


def _open(model: Model, opened: Opened) -> list[Effect]:
    kept = next((save for save in model.saves if save.id == opened.save), None)
    if kept is not None:
        play = _reopen(model, kept)
        if _same_game(play, opened):
            play.held = True
            return enter(model, play)
    play = open_record(opened.record, opened.seats, fresh_id(model))
    play.note = play.note or opened.lost
    effects = enter(model, play)
    if opened.at is not None and opened.at < len(opened.record.moves):
        play.past = opened.at
    return effects


def _reopen(model: Model, save: SaveHead) -> Play:
    """Return a kept game in play; where moves of it were lost, as a new one beside it."""
    play = open_save(save.text, save.id)
    if play.table.trouble:
        play.id = fresh_id(model)
        play.note = f"{play.note} {words.KEPT_AS_IT_WAS}"
    return play


def _same_game(play: Play, opened: Opened) -> bool:
    """Return whether the save holds at least all that the link holds."""
    mine, theirs = play.table.record, opened.record
    return mine.start() == theirs.start() and mine.moves[: len(theirs.moves)] == theirs.moves


def resume(model: Model, save_id: str) -> list[Effect]:
    """Go on with a kept game."""
    save = next((save for save in model.saves if save.id == save_id), None)
    if save is None:
        return []
    play = _reopen(model, save)
    play.held = True
    effects = enter(model, play)
    link = record_link(play.table.record, play.seats, play.table.at, play.id)
    return [*effects, SetHash(link)]


def drop(model: Model, save_id: str) -> list[Effect]:
    """Delete a kept game."""
    model.saves = [save for save in model.saves if save.id != save_id]
    model.dialog = ""
    return [Drop(SAVES + save_id)]


def rescue(model: Model, arg: str) -> list[Effect]:
    """Hand out a kept game that cannot be read here."""
    at = number(arg)
    if str(at) != arg or at >= len(model.broken):
        return []
    return [Download("hustings-unread.json", model.broken[at][1])]


def download(model: Model, _: str) -> list[Effect]:
    """Hand out the game on the table as a file."""
    play = current(model)
    name = file_name(play.game, play.table.record.seed)
    return [Download(f"{name}.json", save_text(play, model.now))]


def open_file(model: Model, _: str) -> list[Effect]:
    """Ask for a file."""
    return [PickFile()]


def take_file(model: Model, text: str) -> list[Effect]:
    """Open a file: a save, a bare record as the terminal writes it, or a backup of everything."""
    packed = unpacked(text)
    if packed is not None:
        effects = go_home(model, "") if model.play else []
        effects += restore(model, packed)
        return [*effects, theme(model)]
    play = open_save(text, fresh_id(model))
    effects = enter(model, play)
    return [*keep(model), *effects]


def file_too_large(model: Model) -> list[Effect]:
    """Say that a file was not even read."""
    model.notice = words.FILE_TOO_LARGE
    return []


def open_link(model: Model, text: str) -> list[Effect]:
    """Open the link in a text, whatever address it was made at and whatever stands around it."""
    hash_text = link_in(text)
    if not hash_text:
        model.notice, model.dialog = words.LINK_NONE, ""
        return []
    effects = follow(model, hash_text)
    return [*effects, SetHash(hash_text)] if model.play is not None else effects


def copy(model: Model, which: str) -> list[Effect]:
    """Hand on one of the links of the share dialog, or the result with a link to its start."""
    play = current(model)
    note = sharing.result(play) if which == "result" and play.table.over else ""
    link = sharing.find(play, "start" if note else which)
    if link is None:
        return []
    return [Copy(f"{model.base}#{link.address}", share=True, note=note or link.note)]


def copied(model: Model, _: str) -> list[Effect]:
    """Say that the link is in the clipboard."""
    current(model).message = words.COPIED
    return []


def copy_failed(model: Model, _: str) -> list[Effect]:
    """Neither sharing nor the clipboard works here."""
    current(model).message = words.COPY_FAILED
    return []


def storage_trouble(model: Model, kind: str) -> list[Effect]:
    """Say that keeping failed; play goes on in memory."""
    model.storage = words.STORAGE_FULL if kind == "full" else words.STORAGE_OFF
    return []


def set_pref(model: Model, arg: str) -> list[Effect]:
    """Change a preference of this screen."""
    name, _, value = arg.partition(":")
    if value not in PREF_CHOICES.get(name, ()):
        return []
    setattr(model.prefs, name, value)
    effects = repace(model) if name == "pace" else []
    return [Save(PREFS, json.dumps(model.prefs.data())), theme(model), *effects]


def theme(model: Model) -> Theme:
    """Return the preferences that the style sheet reads."""
    return Theme((("data-theme", model.prefs.theme), ("data-pace", model.prefs.pace)))


def lock_held(model: Model, save_id: str) -> list[Effect]:
    """Look on only: another tab holds this game."""
    if model.play is not None and model.play.id == save_id:
        model.play.readonly = True
        model.play.ticket = 0
        return [StopBot()]
    return []


def take_over(model: Model, _: str) -> list[Effect]:
    """Take the game from the other tab."""
    return [Lock(current(model).id, steal=True)]


def lock_taken(model: Model, arg: str) -> list[Effect]:
    """Go on with what the other tab kept last; arg: "<id>:<the stored save>"."""
    save_id, _, text = arg.partition(":")
    play = current(model)
    if play.id != save_id:
        return []
    fresh = open_save(text, save_id) if text else play
    fresh.readonly, fresh.held = False, True
    return [effect for effect in enter(model, fresh) if not isinstance(effect, Lock)]


def offline(model: Model, _: str) -> list[Effect]:
    """Say that the page can be used without a network from now on."""
    model.offline = True
    return []


def update_ready(model: Model, _: str) -> list[Effect]:
    """Say that a new version waits for the player's word."""
    model.update_ready = True
    return []
