"""Making a move on the table, whoever decides."""

from __future__ import annotations

from hustings.core import remarks
from hustings.core.model import Move, Seat
from hustings.ui.model import Play


def make(play: Play, seat: Seat, move: Move) -> None:
    """Make a move; what was taken back is forgotten, and with it the notes of its moments."""
    before = play.table.at
    play.table.play(seat, move)
    play.notes = remarks.upto(play.notes, before)
