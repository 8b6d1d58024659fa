"""Opening an address: the start of a game, a game or a position of it, joined with its save."""

from __future__ import annotations

import json
from typing import Final

from hustings.core.record import RecordError
from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.effects import Effect, SetHash
from hustings.ui.learn import course
from hustings.ui.links.address import Opened, read, split_address
from hustings.ui.links.reader import LinkTarget, find
from hustings.ui.model import Model, Play, SaveEntry
from hustings.ui.opening.daily_game import saved_game_of_link
from hustings.ui.opening.new_game import go_home, sayable_seed
from hustings.ui.opening.saved_game import reopen, resume
from hustings.ui.play.flow import enter, keep
from hustings.ui.saves.copies import DIVERGED, SAME, compare_records, read_copy
from hustings.ui.saves.save import fresh_id, open_record, save_kinds, take_notes

COURSE_HANDLERS: Final = {course.LESSON: course.learn, course.PUZZLE: course.puzzle}
"""Handlers of lessons and puzzles, by the key in the address."""


def open_address(model: Model, hash_text: str) -> list[Effect]:
    """Open what the address asks for; if it is malformed, say so on the home page."""
    try:
        target = find(hash_text) or LinkTarget(hash_text.removeprefix("#"))
        effects = _open_target(model, target)
    except RecordError as error:
        effects = go_home(model, "")
        model.notice = str(error)
        return effects
    if target.address != hash_text.removeprefix("#") and model.play is not None:
        effects.append(SetHash(target.address))
    return effects


def _open_target(model: Model, target: LinkTarget) -> list[Effect]:
    _, given = split_address(target.address)
    for key, open_course in COURSE_HANDLERS.items():
        if key in given:
            return open_course(model, given[key])
    opened = read(target.address, sayable_seed(model.luck))
    if opened is None:
        return go_home(model, "") if model.screen != "home" else []
    lost = sentences((opened.lost, *target.remarks))
    return _open(model, opened._replace(lost=lost))


def _open(model: Model, opened: Opened) -> list[Effect]:
    joined = join(model, opened)
    if joined is not None:
        return joined
    # a link that names its save is no game of the day
    begun = None if opened.save else saved_game_of_link(model, opened.record, opened.seats)
    return _open_new(model, opened) if begun is None else resume(model, begun.id)


def join(model: Model, opened: Opened, *, anew: bool = True) -> list[Effect] | None:
    """Open the save of the same game, with the moves and notes it lacks; None without one.

    anew: whether a game without moves is a new game each time.
    """
    save = _find_save(model, opened, anew=anew)
    play = reopen(model, save) if save else None
    if save is None or play is None or play.table.trouble:
        return None
    further = len(opened.record.moves) - len(play.table.record.moves)
    if further > 0:
        went_on = open_record(opened.record, play.seats, play.id)
        went_on.created, went_on.friendly, went_on.stored_text = (
            play.created,
            play.friendly,
            play.stored_text,
        )
        went_on.title, went_on.notes = play.title, play.notes
        play = went_on
    play.control = "manual"
    had = len(play.notes)
    take_notes(play, opened.notes)
    came = len(play.notes) - had
    effects = enter(model, play)
    play.warning = sentences(
        [
            play.warning,
            opened.lost if opened.notes else "",
            words.notes.joined(notes=came) if came else "",
        ]
    )
    if not _show_ply(play, opened) and save.id != opened.save:
        if further < 0:
            play.warning = words.trouble.further_here(moves=-further)
        elif not anew and not further and not came:
            play.warning = play.warning or words.trouble.same_here()
    return [*keep(model), *effects] if further > 0 or came else effects


def _show_ply(play: Play, opened: Opened) -> bool:
    """Show the position asked for, else the first note; return whether it is a past one."""
    at = opened.at
    if at is None and opened.notes:
        at = opened.notes[0].ply
    if at is None or at >= len(opened.record.moves):
        return False
    play.view_ply(at)
    return play.viewed_ply is not None


def _open_new(model: Model, opened: Opened) -> list[Effect]:
    play = open_record(opened.record, opened.seats, fresh_id(model))
    play.warning = play.warning or opened.lost
    take_notes(play, opened.notes)
    effects = enter(model, play)
    _show_ply(play, opened)
    return [*keep(model), *effects] if play.notes else effects  # the address does not carry them


def _find_save(model: Model, opened: Opened, *, anew: bool) -> SaveEntry | None:
    """Return the save of the same game that the link continues or precedes, None without one.

    The save that the link names comes first, then the one played last. A link to a game in which
    nothing has happened starts a new one; anew False: only where the kept one has gone on.
    """
    seed = json.dumps(opened.record.seed, ensure_ascii=False)
    kinds = [seat.stored_kind for seat in opened.seats]
    for save in sorted(model.saves, key=lambda save: save.id != opened.save):
        named = save.id == opened.save
        if not named and (save.game != opened.record.game or seed not in save.text):
            continue
        copy = read_copy(save.text)
        how = DIVERGED if copy is None else compare_records(copy.record, opened.record)
        if how == DIVERGED:
            continue
        happened = opened.record.moves or opened.notes or (not anew and how == SAME)
        if named or (happened and save_kinds(save.text) == kinds):
            return save
    return None


def open_link(model: Model, text: str) -> list[Effect]:
    """Open the link in a text, from any website and with any text around it."""
    try:
        target = find(text)
    except RecordError as error:
        model.notice, model.dialog = str(error), ""
        return []
    if target is None:
        model.notice, model.dialog = words.trouble.link_none(), ""
        return []
    effects = open_address(model, text)
    if model.play is None:
        return effects
    return [*effects, SetHash(target.address)]
