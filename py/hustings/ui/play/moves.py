"""Making a move on the table, whoever decides."""

from __future__ import annotations

from hustings.core import player_notes
from hustings.core.model import Move, Seat
from hustings.ui.model import Play
from hustings.ui.play.branches import cut_off


def make(play: Play, seat: Seat, move: Move) -> None:
    """Make a move; what was taken back is cut off, and with it the notes of its moments."""
    before, cut = play.table.at, cut_off(play)
    play.table.play(seat, move)
    play.cut_branch = cut or play.cut_branch
    play.notes = player_notes.upto(play.notes, before)
