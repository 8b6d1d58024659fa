"""The start of the page: what the browser kept, and what its address asks for."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.record import RecordError, parse_json
from hustings.ui import words
from hustings.ui.effects import Discard, Effect, Keep, SendLater
from hustings.ui.learn.progress import PROGRESS_KEY, read_progress
from hustings.ui.model import Model
from hustings.ui.opening.link import follow
from hustings.ui.opening.new_game import reopen_setup
from hustings.ui.saves.backup import import_carried
from hustings.ui.saves.copies import repaired_texts
from hustings.ui.saves.prefs import theme
from hustings.ui.saves.save import SAVES, load_all, refresh, unlist_save
from hustings.ui.saves.setups import SETUPS_KEY, read_setups
from hustings.ui.saves.stores import DELETED, TAKEN_OVER_KEY, StoreContents, reconcile

OPTIONAL_STORES: Final = ("second", "old", "old_second")
"""What may be missing of what the shell tells of the stores."""


def boot(model: Model, arg: str) -> list[Effect]:
    """Python is up: take over what was kept and open what the address asks for.

    arg: json with what the shell found out:
        hash, base: the page's address. site: where the site is, if that is another place.
        stored, second: what the browser's two stores hold, {key: text}. old, old_second: what
            versions whose keys named no place left in them (see ui.saves.stores).
        storage: whether the first store works. late: whether the second has yet to answer.
        carried: the games that came inside a one-file edition. about: of what the page was made.
        full: whether it fills the screen, "" where it cannot.
    """
    told = _boot_data(arg)
    if told is None:
        return []
    model.page_address, model.single_file = told["base"], bool(told["carried"])
    model.site_address = told["site"]
    model.build_info = told["about"]
    model.full_screen = told["full"]
    old = told["old"] | repaired_texts(told["old"], told["old_second"])
    stored, again, gone, taken = reconcile(
        StoreContents(told["stored"], told["second"], old), model.now
    )
    load_all(model, stored)
    model.setups = read_setups(stored.get(SETUPS_KEY, ""))
    model.learned = read_progress(stored.get(PROGRESS_KEY, ""))
    brought: list[Effect] = [Keep(key, text) for key, text in again.items()]
    brought += [Discard(key) for key in gone]
    if taken and not told["late"]:
        brought.append(SendLater(0, f"taken-over:{taken}"))
    brought += import_carried(model, told["carried"], stored)
    if not told["storage"]:
        model.storage = words.trouble.storage_off()
        model.unkept |= {key: text for key, text in stored.items() if key.startswith(SAVES)}
    model.loaded = True
    came = model.notice
    effects = follow(model, told["hash"]) if told["hash"] else reopen_setup(model)
    model.notice = model.notice or came
    return [theme(model), *brought, *effects]


def merge_second_store(model: Model, arg: str) -> list[Effect]:
    """Take over what the browser's second store held, told after the start; arg: {key: text}.

    What it knows as deleted goes, unless it is on the table by now.
    """
    told = _data(arg)
    if told is None or not _are_texts(told):
        return []
    stored = {SAVES + save.id: save.text for save in model.saves} | dict(model.broken)
    theirs = {key: text for key, text in told.items() if key.startswith(SAVES)}
    here = "" if model.play is None else SAVES + model.play.id
    gone = [key for key in stored if theirs.get(key) == DELETED and key != here]
    for key in gone:
        unlist_save(model, key.removeprefix(SAVES))
        del stored[key]
    again = repaired_texts(stored, {key: text for key, text in theirs.items() if text != DELETED})
    refresh(model, stored | again)
    return [*(Keep(key, text) for key, text in again.items()), *map(Discard, gone)]


def mark_taken_over(model: Model, moment: str) -> list[Effect]:
    """Note that everything of earlier versions is stored anew; where it is not, it stays to be."""
    if model.unkept or not moment.isdecimal():
        return []
    return [Keep(TAKEN_OVER_KEY, moment)]


def _boot_data(arg: str) -> dict[str, Any] | None:
    """Return what the shell tells at the start, None where a message says something else."""
    told = _data(arg)
    if told is None:
        return None
    none: dict[str, str] = {}
    told = {
        "carried": "",
        "about": none,
        "full": "",
        "late": False,
        "site": "",
        **dict.fromkeys(OPTIONAL_STORES, none),
        **told,
    }
    texts = all(
        isinstance(told.get(name), str) for name in ("hash", "base", "carried", "full", "site")
    )
    stores = all(_are_texts(told.get(name)) for name in ("stored", "about", *OPTIONAL_STORES))
    return told if texts and stores and "storage" in told else None


def _data(arg: str) -> dict[str, Any] | None:
    try:
        told = parse_json(arg, limit=len(arg), values=len(arg))  # however much is stored
    except RecordError:
        return None
    return told if isinstance(told, dict) else None


def _are_texts(store: object) -> bool:
    """Return whether this can be what a store holds: texts by key."""
    return isinstance(store, dict) and all(isinstance(text, str) for text in store.values())
