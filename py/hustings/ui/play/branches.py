"""Keeping what a new move cuts off: moves that were taken back become a game of their own.

They can be made again until a new move is made. One decision made otherwise is a second thought,
and is not kept. More decisions than that, or a note, would be a loss.
"""

from __future__ import annotations

from itertools import islice
from typing import Final

from hustings.ui import words
from hustings.ui.effects import Effect, Keep
from hustings.ui.model import CutBranch, KeptBranch, Model, Play
from hustings.ui.saves.save import SAVES, find_text, fresh_id, list_save, save_of, unlist_save

MIN_DECISIONS: Final = 2
"""How many decisions of people a new move must cut off for them to be kept."""


def cut_off(play: Play) -> CutBranch | None:
    """Return what a new move cuts off, None where that is not worth keeping."""
    table, at = play.table, play.table.at
    end = len(table.record.moves)
    if at == end or play.readonly or play.lesson is not None:
        return None
    noted = any(note.ply > at for note in play.notes)
    decided = sum(table.mover(ply) in play.humans for ply in range(at, end))
    if not noted and decided < MIN_DECISIONS:
        return None
    game = Play(table.record, list(play.seats), "", None)
    if not noted and not _decides(game, at):
        return None
    game.friendly, game.notes, game.created = play.friendly, play.notes, play.created
    game.title = (
        words.table.taken_back_title_of(title=play.title)
        if play.title
        else words.table.taken_back_title()
    )
    return CutBranch(game, end - at)


def _decides(game: Play, at: int) -> bool:
    """Return whether people had something to decide often enough after `at` moves."""
    table, people = game.table, game.humans
    found = (n for n in range(at, table.at) if table.mover(n) in people and table.had_choice(n))
    return len(list(islice(found, MIN_DECISIONS))) == MIN_DECISIONS


def keep_beside(model: Model, play: Play) -> list[Effect]:
    """Keep what the last move has cut off as a save of its own, and say so.

    It takes the place of a branch kept earlier that adds no more moves and was not played on since,
    so that the list of saves does not fill.
    """
    if play.cut_branch is None:
        return []
    (game, moves), play.cut_branch = play.cut_branch, None
    old = next((b for b in play.kept_branches if b.moves <= moves and _untouched(model, b)), None)
    game.id = old.save_id if old else fresh_id(model)
    head = save_of(game, model.now)
    list_save(model, head)
    others = (each for each in play.kept_branches if each is not old)
    play.kept_branches = (*others, KeptBranch(game.id, head.text, moves))
    play.warning = words.table.kept_beside(moves=moves)
    return [Keep(SAVES + game.id, head.text, old.text if old else None)]


def _untouched(model: Model, branch: KeptBranch) -> bool:
    return find_text(model, branch.save_id) == branch.text


def keep_elsewhere(model: Model, save_id: str) -> list[Effect]:
    """Keep a branch under a new id: another tab has played on under the old one meanwhile."""
    head = next((save for save in model.saves if save.id == save_id), None)
    if head is None:
        return []
    unlist_save(model, save_id)
    fresh = head._replace(id=fresh_id(model))
    list_save(model, fresh)
    return [Keep(SAVES + fresh.id, fresh.text)]
