"""Moves that play themselves: forced ones, and those that a standing order makes.

A move without an alternative plays itself, unless it would end undo.

So does a move that the rules call at least as good as all others (`Table.forced_move`).

With the preference `confirm`, a forced move that ends the turn (`Vocabulary.ends_turn`), leads to
luck or reveals something waits for the player as long as a decision can still be taken back. One
that leads to luck which decides the game (`Vocabulary.awaited`) always waits. So does one that ends
a turn after a move that declined what luck brought and played itself: else nobody would see the
luck. A forced move that ends the game never waits: nobody can act before it is taken back.

A move that the player has asked to repeat (`Vocabulary.repeats`) is made again each time.

A player elsewhere is not asked what needs no thought of theirs: no link goes to and fro for it. A
standing order is a decision made early; what it makes is recorded as the move that it is. Orders
travel in links and saves with the seat, and are shown to nobody else.
"""

from __future__ import annotations

from typing import Any

from hustings import catalog
from hustings.core.model import CHANCE, OVER, Event, Move, Seat
from hustings.core.moves import verb_name
from hustings.core.table import Table
from hustings.ui.model import Play
from hustings.ui.preferences import Prefs


def automatic_move(play: Play, seat: Seat, prefs: Prefs) -> Move | None:
    """Return the move that plays itself for this player, None when they have to decide."""
    table = play.table
    if (again := _repeated_move(play, seat)) is not None:
        return again
    if play.away:
        covered, move = ordered_move(play, seat)
        if covered:
            return move
    legal = table.legal(seat)
    if len(legal) != 1:
        return table.forced_move(seat) if prefs.auto == "on" else None
    (move,) = legal
    verb = verb_name(table.rules.VOCABULARY.verbs, move[0])
    ends = move[0] in table.rules.VOCABULARY.ends_turn
    after, events = _after(table, seat, move)
    if prefs.auto == "on" and after.turn.mode == OVER:
        return move
    if prefs.confirm == "on":
        if ends and _lost_luck_unasked(table, seat):
            return None
        if after.turn.prompt in table.rules.VOCABULARY.awaited:
            return None
        if (ends or _reveals(table, after, events)) and _ends_undo(play, seat):
            return None
    elif ends:
        return move
    wish = prefs.skip if verb == "pass" else prefs.auto
    return move if wish == "on" else None


def times_left(play: Play, seat: Seat, move: Move) -> int:
    """Return how often a move can be repeated in this turn; 0 if it is none to be repeated."""
    repeats = play.table.rules.VOCABULARY.repeats
    name = repeats.get(move[0]) if len(move) == 1 else None
    return int(getattr(play.table.view(seat), name)) if name else 0


def turn_of_repeat(play: Play, move: Move) -> Any:
    """Return the value that stays the same while a move may be repeated; None if it always may."""
    name = play.table.rules.VOCABULARY.repeats_in.get(move[0])
    return getattr(play.table.state, name) if name else None


def is_repeating(play: Play) -> bool:
    """Return whether a move may yet be repeated in this turn: there is something to stop."""
    repeat = play.repeat
    if repeat is None or repeat.turn != turn_of_repeat(play, repeat.move):
        return False
    in_turn = repeat.move[0] in play.table.rules.VOCABULARY.repeats_in
    return in_turn or times_left(play, repeat.seat, repeat.move) > 0


def _repeated_move(play: Play, seat: Seat) -> Move | None:
    """Return the move that the seat repeats now, or None.

    Where it cannot be made, or another turn has begun, it is repeated no longer.
    """
    if not is_repeating(play):
        play.repeat = None
    repeat = play.repeat
    if repeat is None or (repeat.seat, repeat.prompt) != (seat, play.table.state.turn.prompt):
        return None
    if repeat.move in play.table.legal(seat):
        return repeat.move
    play.repeat = None
    return None


def move_elsewhere(play: Play, seat: Seat) -> Move | None:
    """Return the move that a player elsewhere need not be asked for, None if they must be."""
    covered, move = ordered_move(play, seat)
    if covered:
        return move
    legal = play.table.legal(seat)
    return legal[0] if len(legal) == 1 else play.table.forced_move(seat)


def next_move_elsewhere(play: Play) -> tuple[Seat, Move] | None:
    """Return (seat, move) of the next move of a player elsewhere who need not be asked, or None."""
    for seat in play.table.seats:
        if seat in play.away and (move := move_elsewhere(play, seat)) is not None:
            return seat, move
    return None


def ordered_move(play: Play, seat: Seat) -> tuple[bool, Move | None]:
    """Return whether standing orders cover the seat's decision, and the move that its order makes.

    The move is None if by this order the player wants to be asked.
    """
    orders = catalog.orders(play.game)
    obs = play.table.view(seat)
    if orders is None or not orders.covers(obs):
        return False, None
    return True, orders.answer(obs, seat, standing_order(play, seat))


def standing_order(play: Play, seat: Seat) -> str:
    """Return the standing order of a player, the game's usual one if they gave none."""
    return play.seats[seat].order or catalog.info(play.game).orders[0]


def _reveals(table: Table[Any], after: Any, events: list[Event]) -> bool:
    """Return whether a move leads to luck or reveals something, so that undo ends.

    after: the position after it. events: those of the move.
    """
    shown = any(event[0] in table.rules.VOCABULARY.reveals for event in events)
    return shown or after.turn.mode == CHANCE


def _after(table: Table[Any], seat: Seat, move: Move) -> tuple[Any, list[Event]]:
    """Return the position after a move that is not made, and the events of the move."""
    after, events = table.state.clone(), list[Event]()
    table.rules.apply(after, seat, move, events)
    return after, events


def _lost_luck_unasked(table: Table[Any], seat: Seat) -> bool:
    """Return whether the seat's last move declined what luck brought, without asking the player."""
    ply = table.at - 1
    if ply < 1 or table.mover(ply) != seat or table.had_choice(ply):
        return False
    move = table.steps_of(ply)[0].move
    declined = move[0] in table.rules.VOCABULARY.declines
    return declined and any(map(table.reveals, table.steps_of(ply - 1)))


def _ends_undo(play: Play, seat: Seat) -> bool:
    """Return whether going on would make a decision final that can be taken back now.

    Decisions before the last luck are final already, and so are those that another seat has
    answered (`takeback`); moves without a real choice do not count.
    """
    table = play.table
    people = (seat,) if play.needs_handover else play.humans
    for ply in range(table.at - 1, -1, -1):
        if any(map(table.reveals, table.steps_of(ply))):
            return False
        if table.mover(ply) not in people:
            if not play.friendly:
                return False
        elif table.had_choice(ply):
            return True
    return False
