"""Which moves may be taken back: one rule for every game and every kind of undo.

Players may take back their own decisions, the last one first, as long as nothing has been revealed
since (dice, draws, reveals) and nobody else has acted, human or bot. So a turn that has ended can
be taken back until somebody answers it. Forced moves of others count as acting, because whether
a move was forced may be a secret.

"Take back", "Take back this turn" and "Back to the first move" all follow this rule. At a friendly
table (`Play.friendly`) anything may be taken back. Playing on from a past position is not undo: it
starts a game of its own, and the page says what the same seed gives away.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from hustings.core.model import Seat
from hustings.ui import words
from hustings.ui.model import Play

Takeback = tuple[int | None, str]
"""The ply to go back to and ""; or None and why undo is not possible."""


def to_last_decision(play: Play) -> Takeback:
    """Return the ply of the last decision that may be taken back."""
    return next(_takebacks(play))


def to_turn_start(play: Play) -> Takeback:
    """Return the ply of the first decision of the player's turn that may be taken back."""
    first, why = next(_takebacks(play))
    if first is None:
        return None, why
    one = play.table.mover(first)
    for ply, _ in _takebacks(play):
        if ply is None or any(play.table.mover(n) != one for n in range(ply, first)):
            break
        first = ply
    return first, ""


def to_start(play: Play) -> Takeback:
    """Return ply 0, if every move may be taken back."""
    if play.friendly and play.table.at and not (play.readonly or play.shared_ply):
        return 0, ""
    steps = list(_takebacks(play))
    why = steps[-1][1]
    return (0, "") if len(steps) > 1 and why == words.table.undo_none() else (None, why)


def _takebacks(play: Play) -> Iterator[Takeback]:
    """Yield the plies of decisions that may be taken back, last first; then why no more."""
    table = play.table
    hides = play.needs_handover
    if play.readonly or (hides and play.screen_holder is None and not play.friendly):
        yield None, words.table.other_tab() if play.readonly else words.table.undo_nobody()
        return
    asking: Collection[Seat | None] = (play.screen_holder,) if hides else play.humans
    for ply in range(table.at - 1, -1, -1):
        seat = table.mover(ply)
        if ply < play.shared_ply:
            yield None, words.distance.undo_sent()
            return
        if not play.friendly:
            why = _objection(play, ply, asking)
            if why:
                yield None, why
                return
            asking = (seat,)
        if seat in play.humans and table.had_choice(ply):
            yield ply, ""
    yield None, words.table.undo_none()


def _objection(play: Play, ply: int, asking: Collection[Seat | None]) -> str:
    """Return why the move after `ply` moves may not be taken back, or "".

    asking: the seats that may have asked for it.
    """
    table = play.table
    if any(table.reveals(step) for step in table.steps_of(ply)):
        return words.table.undo_luck()
    seat = table.mover(ply)
    if seat in asking:
        return ""
    acted = any(table.mover(n) in asking for n in range(table.at))
    return words.table.undo_others() if acted else words.table.undo_none()
