"""The application: a message changes the model and asks for effects; the page is drawn from it.

`update(model, "verb:arg")` and `page(model)` are all that the shell and the tests call.
A message is exactly what a drawn element carries in data-do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.core.record import RecordError
from hustings.draw.tree import h
from hustings.ui import (
    answering,
    carrying,
    hints,
    keeping,
    looking,
    picturing,
    playing,
    reviewing,
    setting_up,
    tabs,
    telling,
    trail,
    watching,
    words,
)
from hustings.ui.effects import Effect, TakeUpdate, Title
from hustings.ui.handling import Handler, during
from hustings.ui.model import Model
from hustings.ui.parts.basic import banner, button, icon_button
from hustings.ui.parts.dialogs import open_dialog
from hustings.ui.phases import Deciding, HandOver, Looking, Over, Telling, Thinking, Window
from hustings.ui.screens.handover import handover
from hustings.ui.screens.home import home
from hustings.ui.screens.over import over
from hustings.ui.screens.setup import setup
from hustings.ui.screens.table import table


def update(model: Model, msg: str) -> list[Effect]:
    """Carry out one message; anything that does not fit becomes a sentence on the page."""
    verb, _, arg = msg.partition(":")
    handler = HANDLERS.get(verb)
    if handler is None:
        return []
    try:
        effects = handler(model, arg)
    except RecordError as error:
        model.notice = str(error)
        effects = []
    return trail.follow(model, verb, effects)


def page(model: Model) -> Tree:
    """Return the whole page; the root's attributes are the page's contract (CONTRIBUTING.md)."""
    draw = SCREENS[model.screen]
    attrs: dict[str, str | None] = {"id": "app", "data-screen": model.screen}
    attrs["data-ready"] = "1" if model.loaded else None
    play = model.play
    if play is not None and model.screen in ("table", "handover", "over"):
        attrs["data-game"] = play.game
        attrs["data-ply"] = str(play.shown().at)
        attrs["data-told"] = "1" if isinstance(play.phase, Telling) else None
        attrs["data-turn"] = " ".join(map(str, play.table.seats))
        attrs["data-busy"] = "1" if play.busy else None
    elif model.setup is not None and model.screen == "setup":
        attrs["data-game"] = model.setup.game
    return h("main", attrs, _banners(model), draw(model), open_dialog(model))


def _banners(model: Model) -> list[Tree]:
    shown = []
    if model.notice:
        shown.append(banner(model.notice, icon_button("hide-notice", "close", words.PUT_AWAY)))
    if model.storage:
        keep = [button("download", words.DOWNLOAD, kind="small")] if model.play else []
        shown.append(
            banner(model.storage, *keep, icon_button("hide-storage", "close", words.PUT_AWAY))
        )
    if model.update_ready:
        shown.append(
            banner(
                words.NEW_VERSION,
                button("take-update", words.UPDATE, kind="small primary"),
                icon_button("hide-update", "close", words.LATER),
            )
        )
    return shown


def title(model: Model) -> Title:
    """Return the document's title; it names the game, never a position."""
    play = model.play if model.screen in ("table", "handover", "over") else None
    return Title(words.page_title(catalog.info(play.game).title) if play else words.TITLE)


SCREENS: Final[dict[str, Callable[[Model], list[Tree | None]]]] = {
    "home": home,
    "setup": setup,
    "table": table,
    "handover": handover,
    "over": over,
}

HANDLERS: Final[dict[str, Handler]] = {
    # a game in play
    "pick": during(Deciding, playing.pick),
    "repick": during(Deciding, playing.pick),
    "unpick": during(Deciding, playing.unpick),
    "why": during(Deciding, playing.why),
    "hint": during(Deciding, hints.ask),
    "take": playing.take,
    "not-taken": during(HandOver, playing.not_taken, beneath=True),
    "nobody": during(Window, playing.nobody),
    "undo": lambda model, _: playing.undo(model),
    "redo": lambda model, _: playing.redo(model),
    "restart-turn": lambda model, _: playing.restart_turn(model),
    "restart": lambda model, _: playing.restart(model),
    "arrange": looking.arrange,
    "zoom": looking.zoom,
    # what is shown: the past, moves again, the end step by step
    "past": looking.past,
    "branch": during(Looking, looking.branch),
    "watch": watching.watch,
    "beat": during(Telling, telling.due),
    "hurry": during(Telling, telling.hurry),
    "skip": during(Telling, telling.skip),
    "pause": during(Telling, telling.pause),
    "review": during(Over, reviewing.review, beneath=True),
    # bots
    "bot": answering.answered,
    "bot-failed": answering.failed,
    "thinker-lost": answering.lost,
    # from game to game
    "home": setting_up.go_home,
    "setup": setting_up.open_setup,
    "seats": setting_up.set_seats,
    "kind": setting_up.set_kind,
    "name": setting_up.set_name,
    "option": setting_up.set_option,
    "friendly": setting_up.set_friendly,
    "seed": setting_up.set_seed,
    "fresh-seed": setting_up.fresh_seed,
    "today": setting_up.today,
    "start": setting_up.start,
    "again": setting_up.again,
    "rematch": setting_up.rematch,
    # keeping and sharing
    "boot": keeping.boot,
    "second": keeping.second,
    "hash": keeping.follow,
    "walk": trail.walk,
    "continue": keeping.resume,
    "drop": keeping.drop,
    "dropped": tabs.dropped,
    "drop-refused": tabs.drop_refused,
    "set-aside": keeping.set_aside,
    "more-saves": lambda model, _: looking.more_saves(model),
    "rescue": keeping.rescue,
    "download": keeping.download,
    "open-file": keeping.open_file,
    "file": keeping.take_file,
    "file-too-large": lambda model, _: keeping.file_too_large(model),
    "open-link": keeping.open_link,
    "backup": carrying.backup,
    "copy": keeping.copy,
    "copied": keeping.copied,
    "copy-failed": keeping.copy_failed,
    "kept": tabs.kept,
    "not-kept": tabs.not_kept,
    "went-on": tabs.went_on,
    "elsewhere": tabs.elsewhere,
    "pref": keeping.set_pref,
    "lock-held": tabs.lock_held,
    "lock-taken": tabs.lock_taken,
    "take-over": tabs.take_over,
    "save-table": carrying.save_table,
    "picture": picturing.save_picture,
    "picture-failed": picturing.failed,
    "save-table-failed": carrying.save_table_failed,
    "offline": keeping.offline,
    "update-ready": keeping.update_ready,
    "take-update": lambda model, _: [TakeUpdate()],
    # boxes and lines
    "dialog": looking.show_dialog,
    "close": looking.close,
    "hide-note": looking.hide_note,
    "hide-notice": looking.hide_notice,
    "hide-storage": looking.hide_storage,
    "hide-update": looking.hide_update,
}
