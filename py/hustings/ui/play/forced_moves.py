"""Which moves play themselves: those without a choice, unless they would settle something.

So do those of which the rules say that no other could serve better (`Table.plain`).

Where it is asked before a turn ends or luck decides (the preference `confirm`), two kinds of moves
wait for the person although there is nothing else to choose, as long as a decision could still be
taken back: those that end a turn (`Vocabulary.ends_turn`), and those that lead to luck or to a
revealing event. So no click on a choice does more than that choice, and nobody is asked where
there is nothing to regret.
"""

from __future__ import annotations

from typing import Any

from hustings.core.model import CHANCE, Event, Move, Seat
from hustings.core.moves import verb_name
from hustings.core.table import Table
from hustings.ui.model import Play
from hustings.ui.preferences import Prefs


def forced(play: Play, seat: Seat, prefs: Prefs) -> Move | None:
    """Return the move of this person that plays itself now, None when they are asked."""
    table = play.table
    legal = table.legal(seat)
    if len(legal) != 1:
        return table.forced_move(seat) if prefs.auto == "on" else None
    (move,) = legal
    verb = verb_name(table.rules.VOCABULARY.verbs, move[0])
    ends = move[0] in table.rules.VOCABULARY.ends_turn
    if prefs.confirm == "on":
        if (ends or _uncovers(table, seat, move)) and _settles(play, seat):
            return None
    elif ends:
        return move
    wish = prefs.skip if verb == "pass" else prefs.auto
    return move if wish == "on" else None


def _uncovers(table: Table[Any], seat: Seat, move: Move) -> bool:
    """Return whether the move leads to luck, or shows what was hidden: it cannot be taken back."""
    rules, after, events = table.rules, table.state.clone(), list[Event]()
    rules.apply(after, seat, move, events)
    shown = any(event[0] in rules.VOCABULARY.reveals for event in events)
    return shown or after.turn.mode == CHANCE


def _settles(play: Play, seat: Seat) -> bool:
    """Return whether a decision could still be taken back that going on would settle.

    One that luck has followed is settled already: to ask whether the turn is to end then would be
    to ask for nothing. Nor does one count beside which nothing could have served better.
    """
    table = play.table
    people = (seat,) if play.needs_handover else play.humans
    for ply in range(table.at - 1, -1, -1):
        if any(map(table.reveals, table.steps_of(ply))):
            return False
        mover = table.mover(ply)
        if (mover == seat or mover in people) and table.had_choice(ply):
            return True
    return False
