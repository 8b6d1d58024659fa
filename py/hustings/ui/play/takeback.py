"""What is fair to take back: decided here alone, for every game and every way of going back.

One's own decisions can be taken back, the last one first, as long as nothing has come to light
since (no dice, no draw, no reveal) and nobody else has acted since, a bot as little as a person.
So a turn that has ended can be had again until somebody answers it; then it is over. That another
had no choice changes nothing: whether one had is often not for everybody to know.

"Take back", "Take back this turn" and "Back to the first move" all go by this. A table set up so
that anything may be taken back (`Play.friendly`) asks for nothing. Playing on from a moment of the
past is another matter: it makes a game of its own, and the page says what the same seed gives away.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from hustings.core.model import Seat
from hustings.ui import words
from hustings.ui.model import Play

Back = tuple[int | None, str]
"""How many moves are left on the table after going back, ""; or None and the reason why not."""


def to_decision(play: Play) -> Back:
    """Return where taking back leads: one's last decision."""
    return next(_back(play))


def to_turn(play: Play) -> Back:
    """Return the first decision that can be taken back of those made one after another."""
    found, why = next(_back(play))
    if found is None:
        return None, why
    one = play.table.mover(found)
    for ply, _ in _back(play):
        if ply is None or any(play.table.mover(n) != one for n in range(ply, found)):
            break
        found = ply
    return found, ""


def to_start(play: Play) -> Back:
    """Return the first position of the game, where all that was done can be taken back."""
    if play.friendly and play.table.at and not play.readonly:
        return 0, ""
    steps = list(_back(play))
    why = steps[-1][1]
    return (0, "") if len(steps) > 1 and why == words.table.undo_none() else (None, why)


def _back(play: Play) -> Iterator[Back]:
    """Yield the moments of the decisions that can be taken back, last first; then why no more."""
    table = play.table
    hides = play.needs_handover
    if play.readonly or (hides and play.screen_holder is None and not play.friendly):
        yield None, words.table.other_tab() if play.readonly else words.table.undo_nobody()
        return
    asking: Collection[Seat | None] = (play.screen_holder,) if hides else play.humans
    for ply in range(table.at - 1, -1, -1):
        seat = table.mover(ply)
        if not play.friendly:
            why = _against(play, ply, asking)
            if why:
                yield None, why
                return
            asking = (seat,)
        if seat in play.humans and table.had_choice(ply):
            yield ply, ""
    yield None, words.table.undo_none()


def _against(play: Play, ply: int, asking: Collection[Seat | None]) -> str:
    """Return what speaks against taking back the move after `ply` moves, or "".

    asking: who may be the one that wishes it.
    """
    table = play.table
    if any(table.reveals(step) for step in table.steps_of(ply)):
        return words.table.undo_luck()
    seat = table.mover(ply)
    if seat in asking:
        return ""
    acted = any(table.mover(n) in asking for n in range(table.at))
    return words.table.undo_others() if acted else words.table.undo_none()
