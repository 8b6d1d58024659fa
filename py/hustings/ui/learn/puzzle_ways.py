"""Whether the moves made in a puzzle lead where an accepted way leads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hustings import catalog
from hustings.core.model import Move
from hustings.core.moves import decode
from hustings.core.notes import Note
from hustings.core.table import Table
from hustings.core.vocabulary import Vocabulary
from hustings.ui.model import Play
from hustings.ui.teaching import Lesson


def accepted_ends(lesson: Lesson, note: Note) -> Mapping[object, str]:
    """Return the keys of the positions that accepted ways lead to, each with the way's tokens.

    They are found at the first move: that replays the game.
    """
    if lesson.accepted_ends is None:
        lesson.accepted_ends = _find_ends(lesson, note)
    return lesson.accepted_ends


def _find_ends(lesson: Lesson, note: Note) -> dict[object, str]:
    record = lesson.script.record
    table, ends = Table(catalog.rules(record.game), record, note.ply), dict[object, str]()
    seat, verbs = table.mover(note.ply), table.rules.VOCABULARY.verbs
    for way in lesson.accepted_ways(note):
        table.goto(note.ply)
        for token in way:
            table.play(seat, decode(verbs, token))
        ends.setdefault(table.state.key(), " ".join(way))
    return ends


def whole_moves(vocabulary: Vocabulary, moves: Sequence[Move]) -> list[Move]:
    """Return moves in which parts of one are added up: two marks, then one, are three marks."""
    sums: dict[Move, int] = {}
    for move in moves:
        if move[0] in vocabulary.additive:
            sums[move[:-1]] = sums.get(move[:-1], 0) + move[-1]
        else:
            sums[move] = 0
    return [(*move, number) if number else move for move, number in sums.items()]


def can_be_completed(play: Play, made: Sequence[Move], ends: Mapping[object, str]) -> bool:
    """Return whether moves of which only a part was made still lead to an accepted end."""
    table = play.table
    begun = {move[:-1] for move in made if move[0] in table.rules.VOCABULARY.additive}
    return _leads_to(play, table.state, begun, ends)


def _leads_to(play: Play, state: Any, begun: set[Move], ends: Mapping[object, str]) -> bool:
    if state.key() in ends:
        return True
    rules, seat = play.table.rules, play.humans[0]
    if not begun or seat not in state.turn.seats:
        return False
    for move in rules.legal(state, seat):
        if move[:-1] in begun:
            after = state.clone()
            rules.apply(after, seat, move)
            if _leads_to(play, after, begun - {move[:-1]}, ends):
                return True
    return False
