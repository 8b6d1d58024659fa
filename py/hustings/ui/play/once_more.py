"""The latest move made as often as possible by one press: the record has each of them."""

from __future__ import annotations

from hustings.core.model import Move, Seat
from hustings.core.moves import decode
from hustings.ui.effects import Effect
from hustings.ui.model import Model, Play
from hustings.ui.phases import Deciding
from hustings.ui.play.flow import play_move
from hustings.ui.play.moves import make_move


def latest_move(play: Play, seat: Seat) -> Move:
    """Return the move that the seat has just made if it can be repeated by one press, else ()."""
    table = play.table
    again = table.rules.VOCABULARY.again
    if not (again and table.at and table.mover(table.at - 1) == seat):
        return ()
    verbs, token = table.rules.VOCABULARY.verbs, table.record.moves[table.at - 1].split(":", 1)[1]
    if token.partition(".")[0] not in {verbs[verb][0] for verb in again}:
        return ()  # another move, or a hidden one
    move = decode(verbs, token)
    return move if move in table.legal(seat) else ()


def times_possible(play: Play, seat: Seat, move: Move) -> int:
    """Return how often a legal move can be made in a row, up to luck or the end of its means."""
    rules, after, times = play.table.rules, play.table.state.clone(), 0
    while True:
        rules.apply(after, seat, move)
        times += 1
        if seat not in after.turn.seats or move not in rules.legal(after, seat):
            return times


def make_all(model: Model, play: Play, deciding: Deciding, _: str) -> list[Effect]:
    """Make the latest move again, as often as possible."""
    seat = deciding.seat
    move = () if deciding.chosen else latest_move(play, seat)
    if not move:
        return []
    for _more in range(times_possible(play, seat, move) - 1):
        make_move(play, seat, move)
    return play_move(model, seat, move)
