"""Opening, keeping and handing on games: storage, files, links, preferences."""

from __future__ import annotations

import json
from typing import Any

from hustings.core.record import RecordError, parse_json
from hustings.ui import words
from hustings.ui.effects import (
    Copy,
    Download,
    Drop,
    Effect,
    PickFile,
    Save,
    SetHash,
    Theme,
)
from hustings.ui.handling import current
from hustings.ui.links import share
from hustings.ui.links.address import Opened, link_in, read, record_link
from hustings.ui.model import PREF_CHOICES, Model, Play, SaveHead
from hustings.ui.opening.new import fresh_id, go_home, sayable_seed
from hustings.ui.play.settle import enter, keep
from hustings.ui.play.telling import repace
from hustings.ui.saves.backup import restore, take_in, unpacked
from hustings.ui.saves.copies import APART, kinship, mended, read_copy
from hustings.ui.saves.save import (
    PREFS,
    SAVES,
    file_name,
    find_text,
    forget,
    load_all,
    open_record,
    open_save,
    refresh,
    save_kinds,
    save_text,
)


def boot(model: Model, arg: str) -> list[Effect]:
    """Python is up: take over what was kept and open what the address asks for.

    arg: json {"hash": str, "base": str, "stored": {key: text}, "second": {key: text},
    "storage": bool, "carried": str}: what the browser's two stores hold, whether the first one
    works, and what came inside a one-file edition, if anything.
    """
    told = _told(arg)
    if told is None:
        return []
    model.base = told["base"]
    again = mended(told["stored"], told["second"])
    stored = told["stored"] | again
    load_all(model, stored)
    brought: list[Effect] = [Save(key, text) for key, text in again.items()]
    brought += take_in(model, told["carried"], stored)
    if not told["storage"]:
        model.storage = words.STORAGE_OFF
        model.unkept |= {key: text for key, text in stored.items() if key.startswith(SAVES)}
    model.loaded = True
    came = model.notice
    effects = follow(model, told["hash"])
    model.notice = model.notice or came
    return [theme(model), *brought, *effects]


def second(model: Model, arg: str) -> list[Effect]:
    """Take over what the browser's second store held, told after the start; arg: {key: text}."""
    told = _data(arg)
    if told is None or not _texts(told):
        return []
    stored = {SAVES + save.id: save.text for save in model.saves} | dict(model.broken)
    theirs = {key: text for key, text in told.items() if key.startswith(SAVES)}
    again = mended(stored, theirs)
    refresh(model, stored | again)
    return [Save(key, text) for key, text in again.items()]


def _told(arg: str) -> dict[str, Any] | None:
    """Return what the shell tells at the start, None where a message says something else."""
    told = _data(arg)
    if told is None:
        return None
    told = {"carried": "", "second": {}, **told}
    texts = all(isinstance(told.get(name), str) for name in ("hash", "base", "carried"))
    stores = _texts(told.get("stored")) and _texts(told["second"])
    return told if texts and stores and "storage" in told else None


def _data(arg: str) -> dict[str, Any] | None:
    try:
        told = parse_json(arg, limit=len(arg), values=len(arg))  # however much is stored
    except RecordError:
        return None
    return told if isinstance(told, dict) else None


def _texts(store: object) -> bool:
    """Return whether this can be what a store holds: texts by key."""
    return isinstance(store, dict) and all(isinstance(text, str) for text in store.values())


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
    save = _kept_twin(model, opened)
    play = _reopen(model, save) if save else None
    if save is None or play is None or play.table.trouble:
        return _open_new(model, opened)
    further = len(opened.record.moves) - len(play.table.record.moves)
    if further > 0:
        went_on = open_record(opened.record, play.seats, play.id)
        went_on.created, went_on.friendly, went_on.kept = play.created, play.friendly, play.kept
        play = went_on
    play.held = True
    effects = enter(model, play)
    if opened.at is not None and opened.at < len(opened.record.moves):
        play.look_at(opened.at)
    elif further < 0 and save.id != opened.save:
        play.note = words.further_here(-further)
    return [*keep(model), *effects] if further > 0 else effects


def _open_new(model: Model, opened: Opened) -> list[Effect]:
    play = open_record(opened.record, opened.seats, fresh_id(model))
    play.note = play.note or opened.lost
    effects = enter(model, play)
    if opened.at is not None and opened.at < len(opened.record.moves):
        play.look_at(opened.at)
    return effects


def _kept_twin(model: Model, opened: Opened) -> SaveHead | None:
    """Return the save of the same game that the link continues or precedes, None without one.

    The save that the link names comes first, then the one played last. A link to a game in which
    nothing has happened starts a new one.
    """
    seed = json.dumps(opened.record.seed, ensure_ascii=False)
    kinds = [seat.kind for seat in opened.seats]
    for save in sorted(model.saves, key=lambda save: save.id != opened.save):
        named = save.id == opened.save
        if not named and (save.game != opened.record.game or seed not in save.text):
            continue
        copy = read_copy(save.text)
        if copy is None or kinship(copy.record, opened.record) == APART:
            continue
        if named or (opened.record.moves and save_kinds(save.text) == kinds):
            return save
    return None


def _reopen(model: Model, save: SaveHead) -> Play:
    """Return a kept game in play; where moves of it were lost, as a new one beside it."""
    play = open_save(save.text, save.id)
    play.kept = save.text
    if play.table.trouble:
        play.kept = ""
        play.id = fresh_id(model)
        play.note = f"{play.note} {words.KEPT_AS_IT_WAS}"
    return play


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
    """Delete a kept game, unless it is being played in another tab."""
    model.dialog = ""
    return [Drop(save_id)]


def rescue(model: Model, save_id: str) -> list[Effect]:
    """Hand out a kept game that cannot be shown here."""
    text = find_text(model, save_id)
    return [] if text is None else [Download("hustings-unread.json", text)]


def set_aside(model: Model, _: str) -> list[Effect]:
    """Go on without the game on the table, which cannot be shown; it stays kept."""
    play = model.play
    if play is not None:
        kept = find_text(model, play.id)
        if kept is not None:
            key = SAVES + play.id
            forget(model, play.id)
            model.aside.add(key)
            model.broken.append((key, kept))
    effects = go_home(model, "")
    model.loaded, model.notice = True, words.SET_ASIDE
    return effects


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
    note = share.result(play) if which == "result" and play.table.over else ""
    link = share.find(play, "start" if note else which)
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


def set_pref(model: Model, arg: str) -> list[Effect]:
    """Change a preference of this screen."""
    name, _, value = arg.partition(":")
    if value not in PREF_CHOICES.get(name, ()):
        return []
    setattr(model.prefs, name, value)
    effects = repace(model, model.play) if name == "pace" and model.play is not None else []
    return [Save(PREFS, json.dumps(model.prefs.data())), theme(model), *effects]


def theme(model: Model) -> Theme:
    """Return the preferences that the style sheet reads."""
    return Theme((("data-theme", model.prefs.theme), ("data-pace", model.prefs.pace)))


def offline(model: Model, _: str) -> list[Effect]:
    """Say that the page can be used without a network from now on."""
    model.offline = True
    return []


def update_ready(model: Model, _: str) -> list[Effect]:
    """Say that a new version waits for the player's word."""
    model.update_ready = True
    return []
