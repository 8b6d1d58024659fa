"""The start of the page: what the browser kept, and what its address asks for."""

from __future__ import annotations

from typing import Any

from hustings.core.record import RecordError, parse_json
from hustings.ui import words
from hustings.ui.effects import Effect, Keep
from hustings.ui.learn.learned import LEARNED, read_learned
from hustings.ui.model import Model
from hustings.ui.opening.link import follow
from hustings.ui.saves.backup import take_in
from hustings.ui.saves.copies import mended
from hustings.ui.saves.prefs import theme
from hustings.ui.saves.save import SAVES, load_all, refresh
from hustings.ui.saves.setups import SETUPS, read_setups


def boot(model: Model, arg: str) -> list[Effect]:
    """Python is up: take over what was kept and open what the address asks for.

    arg: json {"hash": str, "base": str, "stored": {key: text}, "second": {key: text},
    "storage": bool, "carried": str, "about": {…}, "full": str, "site": str}: what the browser's two
    stores hold, whether the first one works, what came inside a one-file edition, if anything, of
    what the page was made, whether it fills the screen ("": it cannot), and where the site is, if
    that is not the page's own address.
    """
    told = _told(arg)
    if told is None:
        return []
    model.base, model.single = told["base"], bool(told["carried"])
    model.site = told["site"]
    model.about = told["about"]
    model.full = told["full"]
    again = mended(told["stored"], told["second"])
    stored = told["stored"] | again
    load_all(model, stored)
    model.setups = read_setups(stored.get(SETUPS, ""))
    model.learned = read_learned(stored.get(LEARNED, ""))
    brought: list[Effect] = [Keep(key, text) for key, text in again.items()]
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
    return [Keep(key, text) for key, text in again.items()]


def _told(arg: str) -> dict[str, Any] | None:
    """Return what the shell tells at the start, None where a message says something else."""
    told = _data(arg)
    if told is None:
        return None
    told = {"carried": "", "second": {}, "about": {}, "full": "", "site": "", **told}
    texts = all(
        isinstance(told.get(name), str) for name in ("hash", "base", "carried", "full", "site")
    )
    stores = all(_texts(told.get(name)) for name in ("stored", "second", "about"))
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
