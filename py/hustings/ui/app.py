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
from hustings.draw.first import whole
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.effects import Effect, TakeUpdate, Title
from hustings.ui.frame import dialogs, lines, manners, prefs, room, rules, trail
from hustings.ui.handling import Handler, during
from hustings.ui.learn import coach, course, demo
from hustings.ui.learn.course import going_through, picking
from hustings.ui.links import share
from hustings.ui.model import Model
from hustings.ui.opening import boot, file, kept, link, new, tabs, today
from hustings.ui.page.parts.dialogs import open_dialog
from hustings.ui.page.parts.lesson import stands
from hustings.ui.page.parts.notices import banners
from hustings.ui.page.screens.handover import curtain
from hustings.ui.page.screens.home import home
from hustings.ui.page.screens.over import over
from hustings.ui.page.screens.setup import setup
from hustings.ui.page.screens.table import table
from hustings.ui.page.still import board, still
from hustings.ui.phases import Deciding, HandOver, Looking, Over, Telling, Window
from hustings.ui.play import (
    advice,
    answering,
    back,
    because,
    debrief,
    looking,
    noting,
    pick,
    review,
    telling,
)
from hustings.ui.saves import backup, glance, picture


def update(model: Model, msg: str) -> list[Effect]:
    """Carry out one message; anything that does not fit becomes a sentence on the page."""
    verb, _, arg = msg.partition(":")
    handler = HANDLERS.get(verb)
    if handler is None:
        return []
    before = model.screen
    try:
        effects = handler(model, arg)
    except RecordError as error:
        model.notice = str(error)
        effects = []
    noting.follow(model)
    effects += coach.follow(model)
    effects += [*glance.ahead(model, before, verb), *manners.wake(model)]
    effects += demo.follow(model, verb)
    return trail.follow(model, verb, effects)


def page(model: Model) -> Tree:
    """Return the whole page; the root's attributes are the page's contract (docs/page.md)."""
    return whole(drawing(model))


def drawing(model: Model) -> Tree:
    """Return the page, in which what stands beside the board may be left for later (draw.first)."""
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
        attrs["data-lesson"] = stands(play.lesson) if play.lesson is not None else None
    elif model.setup is not None and model.screen == "setup":
        attrs["data-game"] = model.setup.game
    between = curtain(model) if model.screen == "handover" else None
    said = banners(model) if model.screen in ("home", "setup") else None
    return h("main", attrs, said, draw(model), between, open_dialog(model), _keeping(model))


def _keeping(model: Model) -> Tree | None:
    """Return what says that the last move is not on the disk yet; see web/second.js."""
    if model.play is None or model.play.lesson is not None:
        return None
    return h("p", {"class": "keeping", "aria-hidden": "true"}, words.trouble.keeping())


def title(model: Model) -> Title:
    """Return the document's title; it names the game, never a position."""
    play = model.play if model.screen in ("table", "handover", "over") else None
    return Title(
        words.common.page_title(game=catalog.info(play.game).title)
        if play
        else words.common.title()
    )


SCREENS: Final[dict[str, Callable[[Model], list[Tree | None]]]] = {
    "home": home,
    "setup": setup,
    "table": table,
    "handover": table,
    "over": over,
}

HANDLERS: Final[dict[str, Handler]] = {
    # a game in play
    "pick": picking(during(Deciding, pick.pick)),
    "early": picking(pick.early),
    "repick": picking(during(Deciding, pick.pick)),
    "unpick": during(Deciding, pick.unpick),
    "why": during(Deciding, pick.why),
    "hint": going_through(during(Deciding, advice.ask)),
    "advice": during(Deciding, advice.show),
    "take": pick.take,
    "not-taken": during(HandOver, pick.not_taken, beneath=True),
    "nobody": during(Window, pick.nobody),
    "undo": going_through(lambda model, _: back.undo(model)),
    "redo": going_through(lambda model, _: back.redo(model)),
    "restart-turn": going_through(lambda model, _: back.restart_turn(model)),
    "restart": going_through(lambda model, _: back.restart(model)),
    "arrange": looking.arrange,
    "zoom": looking.zoom,
    "moves": looking.list_moves,
    "goal": looking.show_goal,
    # what is shown: the past, moves again, the end step by step
    "past": looking.past,
    "branch": during(Looking, looking.branch),
    "watch": looking.watch,
    "beat": during(Telling, telling.due),
    "hurry": during(Telling, telling.hurry),
    "skip": during(Telling, telling.skip),
    "pause": during(Telling, telling.pause),
    # notes
    "note": noting.write,
    "note-text": noting.say,
    "note-light": noting.light,
    "note-drop": noting.drop,
    "note-done": noting.done,
    "review": during(Over, review.review, beneath=True),
    "debrief": during(Over, debrief.ask, beneath=True),
    # lessons, puzzles, the demonstration
    "learn": course.learn,
    "puzzle": course.puzzle,
    "lesson-next": course.onward,
    "lesson-back": course.back,
    "lesson-again": course.again,
    "lesson-show": course.show_asked,
    **demo.HANDLERS,
    "motion": demo.motion,
    "tip-away": coach.put_away,
    "tips-again": coach.forget,
    # bots
    "bot": answering.answered,
    "bot-failed": answering.failed,
    "thinker-lost": answering.lost,
    "thinker-slow": answering.slow,
    "because": because.ask,
    # from game to game
    "home": new.go_home,
    "setup": new.open_setup,
    "seats": new.set_seats,
    "kind": new.set_kind,
    "name": new.set_name,
    "option": new.set_option,
    "friendly": new.set_friendly,
    "seed": new.set_seed,
    "fresh-seed": new.fresh_seed,
    "today": today.today,
    "start": new.start,
    "again": new.again,
    "rematch": new.rematch,
    # keeping and sharing
    "boot": boot.boot,
    "second": boot.second,
    "hash": link.follow,
    "walk": trail.walk,
    "continue": kept.resume,
    "drop": kept.drop,
    "dropped": tabs.dropped,
    "not-dropped": tabs.not_dropped,
    "taken-over": boot.taken_over,
    "drop-refused": tabs.drop_refused,
    "set-aside": kept.set_aside,
    "more-saves": lambda model, _: kept.more_saves(model),
    "rescue": kept.rescue,
    "title": kept.set_title,
    "peek": lambda model, _: glance.peek(model, still),
    "download": kept.download,
    "open-file": file.open_file,
    "file": file.take_file,
    "file-too-large": file.file_too_large,
    "file-failed": file.file_failed,
    "open-link": link.open_link,
    "backup": backup.backup,
    "copy": share.copy,
    "copied": share.copied,
    "copy-failed": share.copy_failed,
    "shared": share.shared,
    "download-barred": backup.download_barred,
    "kept": tabs.kept,
    "not-kept": tabs.not_kept,
    "written": tabs.written,
    "unwritten": tabs.unwritten,
    "wordless": tabs.wordless,
    "went-on": tabs.went_on,
    "elsewhere": tabs.elsewhere,
    "pref": prefs.set_pref,
    "next-pref": prefs.next_pref,
    "lock-held": tabs.lock_held,
    "lock-taken": tabs.lock_taken,
    "take-over": tabs.take_over,
    "returned": tabs.returned,
    "save-table": backup.save_table,
    "picture": lambda model, kind: picture.save_picture(model, kind, board),
    "picture-failed": picture.failed,
    "save-table-failed": backup.save_table_failed,
    "room": room.room,
    "offline": lines.offline,
    "update-ready": lines.update_ready,
    "take-update": lambda model, _: [TakeUpdate()],
    "full-screen": manners.full_screen,
    "full": manners.full,
    "licences": manners.licences,
    "licences-failed": manners.licences_failed,
    "forget-all": manners.forget,
    "forgotten": manners.forgotten,
    # the rules
    "rule": rules.to_rule,
    "explain": rules.explain,
    "find": rules.find,
    "contents": rules.contents,
    "print": rules.to_paper,
    # boxes and lines
    "dialog": dialogs.show_dialog,
    "close": dialogs.close,
    "hide-note": lines.hide_note,
    "hide-notice": lines.hide_notice,
    "hide-storage": lines.hide_storage,
    "hide-update": lines.hide_update,
}
