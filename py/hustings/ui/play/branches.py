"""Branches: moves taken back are kept as a save of their own when a new move cuts them off.

A single changed decision is not kept; more decisions than that, or a note, would be a loss.
"""

from __future__ import annotations

from itertools import islice
from typing import Final

from hustings.ui import words
from hustings.ui.effects import Effect, Keep
from hustings.ui.kept_games import KeptBranch
from hustings.ui.model import CutBranch, Model, Play
from hustings.ui.saves.save import SAVES, find_text, fresh_id, list_save, make_save, unlist_save

MIN_DECISIONS: Final = 2
"""A branch with fewer human decisions than this is not kept."""


def cut_off(play: Play) -> CutBranch | None:
    """Return the branch that a new move cuts off, None where there is nothing worth keeping."""
    table, at = play.table, play.table.at
    end = len(table.record.moves)
    if at == end or play.readonly or play.lesson is not None:
        return None
    noted = any(note.ply > at for note in play.notes)
    decided = sum(table.mover(ply) in play.humans for ply in range(at, end))
    if not noted and decided < MIN_DECISIONS:
        return None
    game = Play(table.record, list(play.seats), "", None)
    if not noted and not _has_decisions(game, at):
        return None
    game.friendly, game.notes, game.created = play.friendly, play.notes, play.created
    game.title = (
        words.table.undone_title_of(title=play.title) if play.title else words.table.undone_title()
    )
    return CutBranch(game, end - at)


def _has_decisions(game: Play, at: int) -> bool:
    """Return whether human players had at least MIN_DECISIONS real choices after `at` moves."""
    table, people = game.table, game.humans
    decisions = (n for n in range(at, table.at) if table.mover(n) in people and table.had_choice(n))
    return len(list(islice(decisions, MIN_DECISIONS))) == MIN_DECISIONS


def keep_cut_branch(model: Model, play: Play) -> list[Effect]:
    """Keep the branch that the last move has cut off as a save of its own, and say so.

    It replaces an earlier branch that adds no more moves and was not played on since, so that the
    list of saves does not fill up.
    """
    if play.cut_branch is None:
        return []
    (game, moves), play.cut_branch = play.cut_branch, None
    old = next(
        (b for b in play.kept_branches if b.moves <= moves and _is_unchanged(model, b)), None
    )
    game.id = old.save_id if old else fresh_id(model)
    entry = make_save(game, model.now)
    list_save(model, entry)
    others = (each for each in play.kept_branches if each is not old)
    play.kept_branches = (*others, KeptBranch(game.id, entry.text, moves))
    play.warning = words.table.undone_moves_kept(moves=moves)
    return [Keep(SAVES + game.id, entry.text, old.text if old else None)]


def _is_unchanged(model: Model, branch: KeptBranch) -> bool:
    return find_text(model, branch.save_id) == branch.text


def keep_under_new_id(model: Model, save_id: str) -> list[Effect]:
    """Keep a branch under a new id, because another tab has played on under the old one."""
    entry = next((save for save in model.saves if save.id == save_id), None)
    if entry is None:
        return []
    unlist_save(model, save_id)
    fresh = entry._replace(id=fresh_id(model))
    list_save(model, fresh)
    return [Keep(SAVES + fresh.id, fresh.text)]
