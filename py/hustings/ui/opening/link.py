"""Opening an address: the start of a game, a game or a position of it, joined with its save."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from hustings.core.merging import first_difference, merge_sealed
from hustings.core.record import RecordError
from hustings.messages.formats import sentences
from hustings.ui import words
from hustings.ui.distance.arrival import PEOPLE_KINDS, is_distant, joined_seats, same_players
from hustings.ui.effects import Effect, Focus, SetHash
from hustings.ui.handling import current
from hustings.ui.kept_games import SaveEntry
from hustings.ui.learn import course
from hustings.ui.links import challenge
from hustings.ui.links.address import Opened, read, split_address
from hustings.ui.links.reader import LinkTarget, find
from hustings.ui.model import Model, Play
from hustings.ui.opening.daily_game import saved_game_of_link
from hustings.ui.opening.new_game import go_home, sayable_seed
from hustings.ui.opening.saved_game import reopen, resume
from hustings.ui.play.flow import enter, keep
from hustings.ui.saves.copies import DIVERGED, SAME, Copy, compare_records, read_copy
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
    other = _diverged_save(model, opened)
    if other is not None:
        return _open_branch(model, opened, other)
    # a link that names its save is no game of the day
    begun = None if opened.save else saved_game_of_link(model, opened.record, opened.seats)
    if begun is None:
        return _open_new(model, opened)
    effects = resume(model, begun.id)
    play = current(model)
    play.challenge = challenge.opened(opened.beat, opened.course)[0] or play.challenge
    return effects


def join(model: Model, opened: Opened, *, anew: bool = True) -> list[Effect] | None:
    """Open the save of the same game, with the moves and notes it lacks; None without one.

    anew: whether a game without moves is a new game each time.
    """
    save = _find_save(model, opened, anew=anew)
    kept = reopen(model, save) if save else None
    if save is None or kept is None or kept.table.trouble:
        return None
    had, came = len(kept.table.record.moves), len(opened.record.moves)
    play = _continued(kept, opened, model.now) if came > had else kept
    distant = bool(play.away) and save.id != opened.save
    play.control = "automatic" if distant else "manual"
    notes_before = len(play.notes)
    take_notes(play, opened.notes)
    notes_added = len(play.notes) - notes_before
    effects = enter(model, play, news_from=had if distant else None)
    play.warning = sentences(
        [
            play.warning,
            opened.lost if opened.notes or distant else "",
            words.notes.joined(notes=notes_added) if notes_added else "",
        ]
    )
    if distant and came < had:
        play.view_ply(came)
        play.warning = sentences([play.warning, words.distance.older(moves=came, kept=had)])
    elif not _show_ply(play, opened) and save.id != opened.save and not distant:
        if came < had:
            play.warning = words.trouble.further_here(moves=had - came)
        elif not anew and came == had and not notes_added:
            play.warning = play.warning or words.trouble.same_here()
    return [*keep(model), *effects] if came > had or notes_added else effects


def _continued(kept: Play, opened: Opened, now: int) -> Play:
    """Return a kept game with the further moves of a link. now: milliseconds since 1970."""
    distant = is_distant(opened.seats)
    seats = joined_seats(kept.seats, opened.seats) if distant else kept.seats
    play = open_record(opened.record, seats, kept.id)
    play.created, play.friendly, play.stored_text = kept.created, kept.friendly, kept.stored_text
    play.title, play.notes = kept.title, kept.notes
    if distant:
        play.shared_ply, play.shared_at = play.table.at, now
    return play


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
    play.challenge, unread = challenge.opened(opened.beat, opened.course)
    dare = "" if play.challenge is None else challenge.invitation(play.challenge)
    play.warning = sentences((play.warning, opened.lost, unread, dare))
    take_notes(play, opened.notes)
    several = len(play.humans) + len(play.away) > 1
    if several and opened.cut:
        play.control = "cut link"
    elif opened.packed:
        play.unclaimed = is_distant(opened.seats)
    effects = enter(model, play)
    _show_ply(play, opened)
    if play.unclaimed:
        effects.append(Focus('[data-do^="i-am:"]'))
    # the address does not carry notes, and a game with others is easily found again
    keeps = play.notes or (several and opened.packed and opened.record.moves)
    return [*keep(model), *effects] if keeps else effects


def play_on(model: Model, _: str) -> list[Effect]:
    """Play on from a link that was cut, as a game of one's own."""
    play = current(model)
    if play.control != "cut link":
        return []
    play.control, play.warning = "manual", ""
    play.unclaimed = is_distant(play.seats)
    effects = enter(model, play)
    return [*keep(model), *effects]


def _diverged_save(model: Model, opened: Opened) -> SaveEntry | None:
    """Return the save of the same game that went on differently, None without one.

    Only games of several people are looked for: alone one may well play the same seed twice.
    """
    kinds = [seat.stored_kind for seat in opened.seats]
    if not opened.record.moves or sum(kind in PEOPLE_KINDS for kind in kinds) < 2:
        return None
    for save, copy in _saves_of(model, opened):
        same = copy.record.start() == opened.record.start() and copy.record.moves
        if same and same_players(save_kinds(save.text), kinds):
            return save
    return None


def _open_branch(model: Model, opened: Opened, save: SaveEntry) -> list[Effect]:
    """Open a game that differs from the one kept: with sealed plans of both, else beside it."""
    kept = reopen(model, save)
    ours, theirs = kept.table.record, opened.record
    merged = merge_sealed(kept.table.rules, ours, theirs, kept.bots)
    if merged is not None:
        effects = join(model, opened._replace(record=merged)) or []
        current(model).warning = words.distance.merged()
        return effects
    shared = first_difference(ours, theirs)
    play = open_record(theirs, joined_seats(kept.seats, opened.seats), fresh_id(model))
    play.other_branch = save.id
    play.shared_ply, play.shared_at = play.table.at, model.now
    effects = enter(model, play, news_from=min(shared, play.table.at))
    play.warning = sentences([opened.lost, words.distance.branched(move=shared + 1)])
    return [*keep(model), *effects]


def _find_save(model: Model, opened: Opened, *, anew: bool) -> SaveEntry | None:
    """Return the save of the same game that the link continues or precedes, None without one.

    The save that the link names comes first, then the one played last. A link to a game in which
    nothing has happened starts a new one, unless it came from another device; anew False: only
    where the kept one has gone on.
    """
    from_elsewhere = opened.packed and is_distant(opened.seats)
    kinds = [seat.stored_kind for seat in opened.seats]
    for save, copy in _saves_of(model, opened):
        named = save.id == opened.save
        how = compare_records(copy.record, opened.record)
        if how == DIVERGED:
            continue
        begun = opened.record.moves or opened.notes or from_elsewhere
        happened = begun or (not anew and how == SAME)
        if named or (happened and same_players(save_kinds(save.text), kinds)):
            return save
    return None


def _saves_of(model: Model, opened: Opened) -> Iterator[tuple[SaveEntry, Copy]]:
    """Yield the readable saves of the link's game and seed, after the one that the link names."""
    seed = json.dumps(opened.record.seed, ensure_ascii=False)
    for save in sorted(model.saves, key=lambda save: save.id != opened.save):
        if save.id == opened.save or (save.game == opened.record.game and seed in save.text):
            copy = read_copy(save.text)
            if copy is not None:
                yield save, copy


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
