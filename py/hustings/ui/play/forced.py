"""Which moves play themselves: those without a choice, unless they would settle something.

So do those of which the rules say that no other could serve better (`rules.idle`).

Where it is asked before a turn ends or luck decides (the preference `confirm`), two kinds of moves
wait for the person although there is nothing else to choose: those that end a turn (`rules.ENDS`)
in which the person has decided something, and those that lead to luck or to a revealing event
while a decision could still be taken back. So no click on a choice does more than that choice, and
nobody is asked where there is nothing to regret.
"""

from __future__ import annotations

from typing import Any

from hustings.core.model import CHANCE, ONE, Event, Move, Seat
from hustings.core.moves import verb_name
from hustings.core.table import Table
from hustings.ui.model import Play, Prefs


def forced(play: Play, seat: Seat, prefs: Prefs) -> Move | None:
    """Return the move of this person that plays itself now, None when they are asked."""
    table = play.table
    legal = table.legal(seat)
    if len(legal) != 1:
        spare = table.rules.idle(table.view(seat), seat) if legal and prefs.auto == "on" else None
        return spare if spare in legal else None
    (move,) = legal
    verb = verb_name(table.rules.VERBS, move[0])
    ends = verb in table.rules.ENDS
    if prefs.confirm == "on":
        if (ends or _uncovers(table, seat, move)) and _settles(play, seat, ends=ends):
            return None
    elif ends:
        return move
    wish = prefs.skip if verb == "pass" else prefs.auto
    return move if wish == "on" else None


def _uncovers(table: Table[Any], seat: Seat, move: Move) -> bool:
    """Return whether the move leads to luck, or shows what was hidden: it cannot be taken back."""
    rules, after, events = table.rules, table.state.clone(), list[Event]()
    rules.apply(after, seat, move, events)
    shown = any(rules.EVENTS[event[0]][0] in rules.REVEALS for event in events)
    return shown or after.turn.mode == CHANCE


def _settles(play: Play, seat: Seat, *, ends: bool) -> bool:
    """Return whether a decision stands behind the position that going on would settle.

    Looking back, `fair` holds as far as nothing has come to light, so that any person's decision
    could be taken back, and `here` as far as the turn of this seat goes.
    """
    table, rules = play.table, play.table.rules
    people = (seat,) if play.hides else play.humans
    fair, here = True, True
    for ply in range(table.at - 1, -1, -1):
        state, mover, steps = table.before(ply), table.mover(ply), table.steps_of(ply)
        fair = fair and not any(map(table.revealing, steps))
        if mover != seat:
            here = here and state.turn.mode != ONE
        elif not here and verb_name(rules.VERBS, steps[0].move[0]) in rules.ENDS:
            return False
        if not (fair or (ends and here)):
            return False
        mine = mover == seat or (fair and mover in people)
        if mine and len(rules.legal(state, mover)) > 1:
            return True
    return False
