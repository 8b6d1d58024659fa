"""Making a move on the table, for human players and bots."""

from __future__ import annotations

from hustings.core import player_notes
from hustings.core.model import Move, Seat
from hustings.ui.model import Play
from hustings.ui.play.branches import cut_off


def make_move(play: Play, seat: Seat, move: Move) -> None:
    """Make a move; moves that were taken back are cut off, with the notes on them."""
    before, cut = play.table.at, cut_off(play)
    play.table.play(seat, move)
    play.cut_branch = cut or play.cut_branch
    play.notes = player_notes.upto(play.notes, before)
