"""Opening, keeping and handing on games: storage, files, links, preferences."""

from __future__ import annotations

import json

from hustings.core.record import RecordError
from hustings.ui import sharing, words
from hustings.ui.address import Opened, link_in, read, record_link
from hustings.ui.carrying import restore, take_in, unpacked
from hustings.ui.copies import APART, kinship, mended, read_copy
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
    find_text,
    forget,
    load_all,
    open_record,
    open_save,
    refresh,
    save_kinds,
    save_text,
)
from hustings.ui.model import PREF_CHOICES, Model, Play, SaveHead
from hustings.ui.playing import current, enter, keep, settle
from hustings.ui.setting_up import fresh_id, go_home, sayable_seed
from hustings.ui.watching import repace


def boot(model: Model, arg: str) -> list[Effect]:
    """Python is up: take over what was kept and open what the address asks for.

    arg: json {"hash": str, "base": str, "stored": {key: text}, "second": {key: text},
    "storage": bool, "carried": str}: what the browser's two stores hold, whether the first one
    works, and what came inside a one-file edition, if anything.
    """
    told = json.loads(arg)
    model.base = told["base"]
    again = mended(told["stored"], told.get("second", {}))
    stored = told["stored"] | again
    load_all(model, stored)
    brought: list[Effect] = [Save(key, text) for key, text in again.items()]
    brought += take_in(model, told.get("carried", ""), stored)
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
    stored = {SAVES + save.id: save.text for save in model.saves} | dict(model.broken)
    theirs = {key: text for key, text in json.loads(arg).items() if key.startswith(SAVES)}
    again = mended(stored, theirs)
    refresh(model, stored | again)
    return [Save(key, text) for key, text in again.items()]


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
        play.past = opened.at
    elif further < 0 and save.id != opened.save:
        play.note = words.further_here(-further)
    return [*keep(model), *effects] if further > 0 else effects


def _open_new(model: Model, opened: Opened) -> list[Effect]:
    play = open_record(opened.record, opened.seats, fresh_id(model))
    play.note = play.note or opened.lost
    effects = enter(model, play)
    if opened.at is not None and opened.at < len(opened.record.moves):
        play.past = opened.at
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


def dropped(model: Model, save_id: str) -> list[Effect]:
    """Take a game that was deleted out of the list."""
    forget(model, save_id)
    return []


def drop_refused(model: Model, _: str) -> list[Effect]:
    """Say that the game is being played elsewhere, so it stays."""
    model.notice = words.IN_USE
    return []


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


def kept(model: Model, key: str) -> list[Effect]:
    """Something is stored: what was said of storage is over."""
    play = model.play
    if play is not None and key == SAVES + play.id:
        play.kept = play.saving
    model.unkept.pop(key, None)
    if not model.unkept:
        model.storage = ""
    return []


def not_kept(model: Model, arg: str) -> list[Effect]:
    """Say that storing failed; play goes on in memory. arg: "full:<key>" or "off:<key>"."""
    problem, _, key = arg.partition(":")
    model.storage = words.STORAGE_FULL if problem == "full" else words.STORAGE_OFF
    text = find_text(model, key.removeprefix(SAVES))
    if text is not None:
        model.unkept[key] = text
    return []


def went_on(model: Model, key: str) -> list[Effect]:
    """Another tab has played this game on differently: keep both, this one under a new id."""
    play = model.play
    if play is None or key != SAVES + play.id:
        return []
    forget(model, play.id)
    play.id, play.kept, play.note = fresh_id(model), "", words.WENT_ON
    return [Lock(play.id), *keep(model)]


def elsewhere(model: Model, key: str) -> list[Effect]:
    """Another tab has stored or deleted something: show what there is, and play along.

    A game that this tab only looks on at is shown as it stands there.
    """
    play = model.play
    if play is None or not play.readonly or key != SAVES + play.id:
        return []
    text = find_text(model, play.id)
    if text is None:
        return []
    fresh = open_save(text, play.id)
    fresh.readonly, fresh.held, fresh.viewer, fresh.tab = True, True, play.viewer, play.tab
    model.play = fresh
    return settle(model)


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
    fresh.readonly, fresh.held, fresh.kept = False, True, text
    return [effect for effect in enter(model, fresh) if not isinstance(effect, Lock)]


def offline(model: Model, _: str) -> list[Effect]:
    """Say that the page can be used without a network from now on."""
    model.offline = True
    return []


def update_ready(model: Model, _: str) -> list[Effect]:
    """Say that a new version waits for the player's word."""
    model.update_ready = True
    return []
