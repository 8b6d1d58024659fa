"""Whether the moves made in a puzzle lead where an accepted way leads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hustings import catalog
from hustings.core.model import Move
from hustings.core.moves import decode, encode
from hustings.core.notes import Note
from hustings.core.table import Table
from hustings.core.vocabulary import Vocabulary
from hustings.ui.model import Play
from hustings.ui.teaching import Lesson


def accepted_ends(lesson: Lesson, note: Note) -> dict[object, str]:
    """Return the keys of the positions that accepted ways lead to, each with the way's tokens."""
    record = lesson.script.record
    table, ends = Table(catalog.rules(record.game), record, note.ply), dict[object, str]()
    seat, verbs = table.mover(note.ply), table.rules.VOCABULARY.verbs
    for way in lesson.accepted_ways(note):
        table.goto(note.ply)
        for token in way:
            table.play(seat, decode(verbs, token))
        ends.setdefault(table.state.key(), " ".join(way))
    return ends


def whole_moves(vocabulary: Vocabulary, tokens: Sequence[str]) -> list[str]:
    """Return moves in which parts of one are added up: two marks, then one, are three marks."""
    sums: dict[Move, int] = {}
    for token in tokens:
        move = decode(vocabulary.verbs, token)
        if move[0] in vocabulary.additive:
            sums[move[:-1]] = sums.get(move[:-1], 0) + move[-1]
        else:
            sums[move] = 0
    return [
        encode(vocabulary.verbs, (*move, number) if move[0] in vocabulary.additive else move)
        for move, number in sums.items()
    ]


def can_be_completed(play: Play, lesson: Lesson, ends: Mapping[object, str]) -> bool:
    """Return whether moves of which only a part was made still lead to an accepted end."""
    vocabulary, table = play.table.rules.VOCABULARY, play.table
    made = [decode(vocabulary.verbs, token) for token in lesson.moves_made]
    begun = {move[:-1] for move in made if move[0] in vocabulary.additive}
    return _leads_to(play, table.state, begun, ends)


def _leads_to(play: Play, state: Any, begun: set[Move], ends: Mapping[object, str]) -> bool:
    if state.key() in ends:
        return True
    rules, seat = play.table.rules, play.humans[0]
    if seat not in state.turn.seats:
        return False
    for move in rules.legal(state, seat) if begun else ():
        if move[:-1] in begun:
            after = state.clone()
            rules.apply(after, seat, move)
            if _leads_to(play, after, begun - {move[:-1]}, ends):
                return True
    return False
