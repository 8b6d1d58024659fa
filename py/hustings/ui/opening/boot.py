"""The start of the page: reading the browser's stores and opening the address."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.record import RecordError, parse_json
from hustings.ui import words
from hustings.ui.effects import Discard, Effect, Keep, SendLater
from hustings.ui.model import Model
from hustings.ui.opening.link import open_address
from hustings.ui.opening.new_game import reopen_setup
from hustings.ui.saves.backup import import_carried
from hustings.ui.saves.copies import repaired_texts
from hustings.ui.saves.prefs import theme
from hustings.ui.saves.progress import PROGRESS_KEY, read_progress
from hustings.ui.saves.result import read_results
from hustings.ui.saves.save import SAVES, load_all, refresh, unlist_save
from hustings.ui.saves.season import SEASONS, read_seasons
from hustings.ui.saves.setups import SETUPS_KEY, read_setups
from hustings.ui.saves.stores import DELETED, TAKEN_OVER_KEY, StoreContents, reconcile

OPTIONAL_STORES: Final = ("second", "old", "old_second")
"""Stores that the shell may leave out."""


def boot(model: Model, arg: str) -> list[Effect]:
    """Load what was kept and open what the address asks for, once Python runs.

    arg: JSON from the shell:
        hash, base: the page's address. site: of the website, if that is elsewhere.
        stored, second: the contents of the browser's two stores, {key: text}. old, old_second:
            what versions whose keys named no place left in them (see ui.saves.stores).
        storage: whether the first store works. late: whether the second has not answered yet.
        carried: the games in a one-file edition. about: release, build and source.
        full: "on", "off", or "" if the browser has no full screen.
    """
    data = _boot_data(arg)
    if data is None:
        return []
    model.page_address, model.single_file = data["base"], bool(data["carried"])
    model.site_address = data["site"]
    model.build_info = data["about"]
    model.full_screen = data["full"]
    old = data["old"] | repaired_texts(data["old"], data["old_second"])
    stored, again, gone, taken = reconcile(
        StoreContents(data["stored"], data["second"], old), model.now
    )
    load_all(model, stored)
    model.setups = read_setups(stored.get(SETUPS_KEY, ""))
    model.results = read_results(stored)
    model.seasons = read_seasons(stored)
    model.learned = read_progress(stored.get(PROGRESS_KEY, ""))
    brought: list[Effect] = [Keep(key, text) for key, text in again.items()]
    brought += [Discard(key) for key in gone]
    if taken and not data["late"]:
        brought.append(SendLater(0, f"taken-over:{taken}"))
    brought += import_carried(model, data["carried"], stored)
    if not data["storage"]:
        model.storage = words.trouble.storage_off()
        lasting = (SAVES, SEASONS)
        model.unkept |= {key: text for key, text in stored.items() if key.startswith(lasting)}
    model.loaded = True
    came = model.notice
    effects = open_address(model, data["hash"]) if data["hash"] else reopen_setup(model)
    model.notice = model.notice or came
    return [theme(model), *brought, *effects]


def merge_second_store(model: Model, arg: str) -> list[Effect]:
    """Merge the browser's second store, if it answers after the start; arg: {key: text} as JSON.

    What it marks as deleted is deleted, unless it is on the table by now.
    """
    data = _data(arg)
    if data is None or not _are_texts(data):
        return []
    stored = {SAVES + save.id: save.text for save in model.saves} | dict(model.broken)
    theirs = {key: text for key, text in data.items() if key.startswith(SAVES)}
    here = "" if model.play is None else SAVES + model.play.id
    gone = [key for key in stored if theirs.get(key) == DELETED and key != here]
    for key in gone:
        unlist_save(model, key.removeprefix(SAVES))
        del stored[key]
    again = repaired_texts(stored, {key: text for key, text in theirs.items() if text != DELETED})
    refresh(model, stored | again)
    return [*(Keep(key, text) for key, text in again.items()), *map(Discard, gone)]


def mark_taken_over(model: Model, moment: str) -> list[Effect]:
    """Store until when texts of earlier versions were taken over, once all of them are stored."""
    if model.unkept or not moment.isdecimal():
        return []
    return [Keep(TAKEN_OVER_KEY, moment)]


def _boot_data(arg: str) -> dict[str, Any] | None:
    """Return the shell's data with defaults, None if the message is malformed."""
    data = _data(arg)
    if data is None:
        return None
    none: dict[str, str] = {}
    data = {
        "carried": "",
        "about": none,
        "full": "",
        "late": False,
        "site": "",
        **dict.fromkeys(OPTIONAL_STORES, none),
        **data,
    }
    texts = all(
        isinstance(data.get(name), str) for name in ("hash", "base", "carried", "full", "site")
    )
    stores = all(_are_texts(data.get(name)) for name in ("stored", "about", *OPTIONAL_STORES))
    return data if texts and stores and "storage" in data else None


def _data(arg: str) -> dict[str, Any] | None:
    try:
        data = parse_json(arg, limit=len(arg), values=len(arg))  # however much is stored
    except RecordError:
        return None
    return data if isinstance(data, dict) else None


def _are_texts(store: object) -> bool:
    """Return whether this is a mapping of keys to texts."""
    return isinstance(store, dict) and all(isinstance(text, str) for text in store.values())
