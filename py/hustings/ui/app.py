"""The application: a message changes the model and returns effects; the page is drawn from it.

`update(model, "verb:arg")` and `page(model)` are all that the shell and the tests call.
A message is exactly what a drawn element carries in data-do.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.core.record import RecordError
from hustings.draw.deferred import whole
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.distance import arrival as arrivals
from hustings.ui.distance import seats, send
from hustings.ui.effects import Effect, TakeUpdate, Title
from hustings.ui.frame import (
    board_shape,
    data_reset,
    dialogs,
    fullscreen,
    history,
    language,
    licences,
    listening,
    notices,
    prefs,
    rules,
    wake_lock,
)
from hustings.ui.handling import Handler, by_key, during
from hustings.ui.learn import coach, course, demo, puzzle_share
from hustings.ui.learn.course import blocked_in_lesson, judged_in_lesson
from hustings.ui.learn.puzzle_undo import taken_back_in_lesson
from hustings.ui.links.share import PUZZLE
from hustings.ui.model import Model
from hustings.ui.opening import (
    boot,
    daily_game,
    file,
    link,
    new_game,
    saved_game,
    season,
    tabs,
)
from hustings.ui.page.board_picture import export_board, thumbnail
from hustings.ui.page.parts.announcements import live_region
from hustings.ui.page.parts.card import result_card
from hustings.ui.page.parts.dialogs import open_dialog
from hustings.ui.page.parts.lesson import progress_code
from hustings.ui.page.parts.log import pointed_line
from hustings.ui.page.parts.newspaper import front_page
from hustings.ui.page.parts.notices import banners
from hustings.ui.page.parts.spoken_answers import answer, refusal
from hustings.ui.page.parts.typed_move import log_in_words, typing_field
from hustings.ui.page.screens.arrival import arrival
from hustings.ui.page.screens.handover import curtain
from hustings.ui.page.screens.home import home
from hustings.ui.page.screens.over import over
from hustings.ui.page.screens.setup import setup
from hustings.ui.page.screens.table import table
from hustings.ui.phases import Deciding, HandOver, Over, Playback, ViewingPast, Window
from hustings.ui.play import (
    advice,
    bot_answers,
    debrief,
    game_review,
    match,
    note_editor,
    once_more,
    pick,
    playback,
    reasons,
    spoken,
    typed_move,
    undo,
    viewing,
)
from hustings.ui.results import day_share
from hustings.ui.results.keeping import delete_results
from hustings.ui.saves import backup, card, picture, thumbnails
from hustings.ui.season import newspaper

GAME_WORDS: Final = 2
"""How many words after the verb may name a game, as in "dialog:rules:<game>"."""


def update(model: Model, msg: str) -> list[Effect]:
    """Carry out one message; a RecordError becomes a notice on the page.

    Raises GameNotLoaded, with the model as it was, if a game's files are on their way.
    """
    verb, _, arg = msg.partition(":")
    handler = HANDLERS.get(verb)
    if handler is None:
        return []
    for word in arg.split(":", GAME_WORDS)[:GAME_WORDS]:  # a file may be long
        if word in catalog.GAMES:
            catalog.require(word)
    before = model.screen
    try:
        effects = handler(model, arg)
    except RecordError as error:
        model.notice = str(error)
        effects = []
    note_editor.follow(model)
    effects += coach.follow(model)
    effects += [*thumbnails.follow(model, before, verb), *wake_lock.follow(model)]
    effects += demo.follow(model, verb)
    return history.follow(model, verb, effects)


def page(model: Model) -> Tree:
    """Return the whole page; the root's attributes are the page's contract (docs/page.md)."""
    return whole(drawing(model))


def drawing(model: Model) -> Tree:
    """Return the page, in which all but the board may be deferred (draw.deferred)."""
    draw = SCREENS[model.screen]
    attrs: dict[str, str | None] = {"id": "app", "data-screen": model.screen}
    attrs["data-ready"] = "1" if model.loaded else None
    play = model.play
    if play is not None and model.screen in ("table", "handover", "over"):
        attrs["data-game"] = play.game
        attrs["data-ply"] = str(play.shown().at)
        attrs["data-playback"] = "1" if isinstance(play.phase, Playback) else None
        attrs["data-turn"] = " ".join(map(str, play.table.seats))
        attrs["data-busy"] = "1" if play.busy else None
        attrs["data-away"] = " ".join(map(str, play.away)) or None
        attrs["data-lesson"] = progress_code(play.lesson) if play.lesson is not None else None
    elif model.setup is not None and model.screen == "setup":
        attrs["data-game"] = model.setup.game
    between = arrival(model) or curtain(model) if model.screen == "handover" else None
    notices_shown = banners(model) if model.screen in ("home", "setup") else None
    return h(
        "main",
        attrs,
        notices_shown,
        draw(model),
        between,
        open_dialog(model) or typing_field(model),
        _keeping(model),
        live_region(model),
    )


def _keeping(model: Model) -> Tree | None:
    """Return what says that the last move is not on the disk yet; see web/second_store.js."""
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
    "pick": typed_move.closing(judged_in_lesson(during(Deciding, pick.pick))),
    "early": judged_in_lesson(pick.pick_early),
    "repick": judged_in_lesson(during(Deciding, pick.pick)),
    "repeat": blocked_in_lesson(during(Deciding, pick.repeat)),
    "repeat-latest": blocked_in_lesson(during(Deciding, once_more.make_all)),
    "repeat-stop": during(Deciding, pick.stop_repeating),
    "unpick": during(Deciding, pick.unpick),
    "type": during(Deciding, typed_move.open_field),
    "typed": during(
        Deciding, partial(typed_move.set_text, refusal=lambda m, text: refusal(m, text, page))
    ),
    "typed-mark": during(Deciding, typed_move.mark),
    "why": during(Deciding, pick.explain_refusal),
    "hint": blocked_in_lesson(during(Deciding, advice.ask)),
    "advice": during(Deciding, advice.show),
    "take": pick.take_screen,
    "not-taken": during(HandOver, pick.refuse_screen, underlying=True),
    "nobody": during(Window, pick.nobody_reacts),
    "undo": taken_back_in_lesson(lambda model, _: undo.undo(model)),
    "redo": blocked_in_lesson(lambda model, _: undo.redo(model)),
    "restart-turn": blocked_in_lesson(lambda model, _: undo.restart_turn(model)),
    "restart": blocked_in_lesson(lambda model, _: undo.restart(model)),
    "arrange": viewing.arrange,
    "zoom": viewing.zoom,
    "moves": viewing.list_moves,
    "goal": viewing.show_goal,
    # what is shown: the past, moves again, the end step by step
    "past": viewing.view_past,
    "point": partial(viewing.point_at, places=pointed_line),
    "place": during(ViewingPast, viewing.ask_place),
    "branch": during(ViewingPast, viewing.branch),
    "eyes": during(ViewingPast, viewing.look_through),
    "other-way": during(ViewingPast, debrief.show_other_way),
    "watch": viewing.watch,
    "beat": during(Playback, playback.on_timer),
    "hurry": during(Playback, playback.hurry),
    "skip": during(Playback, playback.skip),
    "pause": during(Playback, playback.toggle_pause),
    # notes
    "note": note_editor.open_form,
    "note-text": note_editor.set_text,
    "note-light": note_editor.toggle_light,
    "note-drop": note_editor.delete,
    "note-done": note_editor.close_form,
    "review": during(Over, game_review.work_out, underlying=True),
    "match": during(Over, match.ask),
    "debrief": during(Over, debrief.ask, underlying=True),
    # lessons, puzzles, the demonstration
    "learn": course.learn,
    "puzzle": course.puzzle,
    "lesson-next": course.next_note,
    "lesson-back": course.previous_note,
    "lesson-again": course.restart_note,
    "lesson-show": course.show_answer,
    "lesson-follow": course.follow_answer,
    **demo.HANDLERS,
    "motion": demo.set_motion,
    "tip-away": coach.dismiss,
    "tips-again": coach.reset_tips,
    # what is read out
    "tell": lambda model, what: spoken.tell(model, what, partial(answer, draw=page)),
    # bots
    "bot": bot_answers.on_answer,
    "bot-failed": bot_answers.on_failure,
    "thinker-lost": bot_answers.on_worker_lost,
    "thinker-slow": bot_answers.on_slow_start,
    "because": reasons.ask,
    # from game to game
    "home": new_game.go_home,
    "setup": new_game.open_setup,
    "seats": new_game.set_seats,
    "kind": new_game.set_kind,
    "name": new_game.set_name,
    "option": new_game.set_option,
    "friendly": new_game.set_friendly,
    "seed": new_game.set_seed,
    "fresh-seed": new_game.fresh_seed,
    "today": daily_game.play,
    "day": daily_game.play_day,
    "season": season.go_on,
    "season-start": season.start,
    "season-seed": season.start_from_field,
    "season-drop": season.delete,
    "season-unread": season.download_unread,
    "start": new_game.start,
    "again": new_game.play_again,
    "rematch": new_game.rematch,
    # games on several devices
    "send": send.send,
    "send-to": send.send_to,
    "sent": send.mark_sent,
    "i-am": arrivals.claim,
    "where": seats.set_place,
    "order": seats.set_order,
    "play-on": link.play_on,
    # keeping and sharing
    "boot": boot.boot,
    "second": boot.merge_second_store,
    "hash": link.open_address,
    "walk": history.go_to_stop,
    "continue": saved_game.resume,
    "drop": saved_game.delete,
    "dropped": tabs.dropped,
    "not-dropped": tabs.not_dropped,
    "taken-over": boot.mark_taken_over,
    "drop-refused": tabs.drop_refused,
    "set-aside": saved_game.set_aside,
    "more-saves": lambda model, _: saved_game.list_more(model),
    "rescue": saved_game.download_corrupt,
    "title": saved_game.set_title,
    "peek": lambda model, _: thumbnails.draw_next(model, thumbnail),
    "download": saved_game.download,
    "open-file": file.open_file,
    "file": file.take_file,
    "file-too-large": file.file_too_large,
    "file-failed": file.file_failed,
    "open-link": link.open_link,
    "backup": backup.backup,
    "copy": by_key({PUZZLE: puzzle_share.share, day_share.RESULT: day_share.share}, send.copy),
    "copy-moves": typed_move.copy_game,
    "copy-log": partial(typed_move.copy_log, draw=log_in_words),
    "copied": by_key(
        {typed_move.COPIED_LOG: typed_move.copied, picture.PAPER: newspaper.copied}, send.copied
    ),
    "copy-failed": by_key(
        {typed_move.COPIED_LOG: typed_move.copy_failed, picture.PAPER: newspaper.copy_failed},
        send.copy_failed,
    ),
    "shared": by_key({picture.PAPER: card.shared}, send.shared),
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
    "keys-first": listening.offer,
    "listen": listening.answer,
    "lock-held": tabs.lock_held,
    "lock-taken": tabs.lock_taken,
    "take-over": tabs.take_over,
    "returned": tabs.returned,
    "save-table": backup.save_table,
    "picture": lambda model, kind: picture.save_picture(model, kind, export_board),
    "picture-failed": picture.failed,
    "card": during(Over, partial(card.send_card, draw=result_card), underlying=True),
    "paper": partial(newspaper.send_paper, draw=front_page),
    "card-shared": card.shared,
    "card-copied": card.copied,
    "card-copy-failed": card.copy_failed,
    "save-table-failed": backup.save_table_failed,
    "room": board_shape.set_shape,
    "offline": notices.offline,
    "update-ready": notices.update_ready,
    "speak": language.speak,
    "take-update": lambda model, _: [TakeUpdate()],
    "full-screen": fullscreen.toggle,
    "full": fullscreen.changed,
    "licences": licences.show,
    "licences-failed": licences.fetch_failed,
    "forget-all": data_reset.delete_all,
    "delete-results": delete_results,
    "forgotten": data_reset.deleted,
    # the rules
    "rule": rules.open_rule,
    "explain": rules.explain,
    "find": rules.search,
    "contents": rules.toggle_contents,
    "print": rules.print_rules,
    # boxes and lines
    "dialog": dialogs.show_dialog,
    "close": dialogs.close,
    "hide-note": notices.hide_note,
    "hide-notice": notices.hide_notice,
    "hide-storage": notices.hide_storage,
    "hide-update": notices.hide_update,
}
