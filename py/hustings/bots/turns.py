"""Finds moves of one turn that lead to the same position in another order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import ONE, Move, Seat
from hustings.core.moves import decode
from hustings.core.protocols import Rules, S
from hustings.core.rng import Rng
from hustings.core.table import Table

MAX_TRIES: Final = 100
"""How many positions are searched for another order that ends the turn in the same position."""


def later_moves(table: Table[S], ply: int) -> list[tuple[int, Move]]:
    """Return the mover's later moves in the same turn, each with the number of moves before it.

    ply: the number of moves before the mover's decision.

    A turn ends with a verb of `Vocabulary.ends_turn`, with a decision of another seat alone, or
    where luck leads to the same question again.
    """
    rules, seat = table.rules, table.mover(ply)
    later, last = list[tuple[int, Move]](), ply
    for at in range(ply + 1, table.at):
        if table.mover(at) != seat:
            if table.before(at).turn.mode == ONE:
                break
            continue
        move = move_at(table, at)
        if move[0] in rules.VOCABULARY.ends_turn or _same_prompt_after_luck(table, last, at):
            break
        later.append((at, move))
        last = at
    return later


def moves_before_luck(
    table: Table[S], ply: int, later: Sequence[tuple[int, Move]]
) -> tuple[Move, ...]:
    """Return the mover's moves with a choice from one on, until luck acts or the turn ends.

    later: what `later_moves` returns for it.
    """
    line, last = [move_at(table, ply)], ply
    for at, move in later:
        if table.luck_acted(last, at):
            break
        if table.had_choice(at):
            line.append(move)
        last = at
    return tuple(line)


def move_at(table: Table[S], ply: int) -> Move:
    """Return the move made after `ply` moves."""
    return decode(table.rules.VOCABULARY.verbs, table.record.moves[ply].split(":", 1)[1])


def move_before(table: Table[S], ply: int) -> int:
    """Return the ply of the mover's previous move; -1 if luck has acted since or there is none."""
    for at in range(ply - 1, -1, -1):
        if table.luck_acted(at, at + 1):
            return -1
        if table.mover(at) == table.mover(ply):
            return at
    return -1


def _same_prompt_after_luck(table: Table[S], last: int, at: int) -> bool:
    """Return whether luck acted between two decisions with the same prompt."""
    return (
        table.luck_acted(last, at)
        and table.before(last).turn.prompt == table.before(at).turn.prompt
    )


def same_turn(rules: Rules[S], obs: S, seat: Seat, moves: Sequence[Move], other: Move) -> bool:
    """Return whether a turn that begins with another move can end in the same position.

    moves: the move made in this position and the later ones of the turn. True if the other move was
    made later in the turn, or if the rest of the moves can follow it to the same position. False
    for a later move that declines something or ends the turn.
    """
    if other in moves[1:]:
        return other[0] not in rules.VOCABULARY.ends_turn | rules.VOCABULARY.declines
    world = obs.determinize(seat, Rng("turn"))
    played = world.clone()
    if not all(_try_move(rules, played, seat, move) for move in moves):
        return False
    return _try_move(rules, world, seat, other) and _leads_to(
        rules, world, seat, moves, played.key()
    )


def _try_move(rules: Rules[S], state: S, seat: Seat, move: Move) -> bool:
    """Make a move in place; return False if it is illegal, or luck or another seat is to act."""
    turn = state.turn
    if turn.mode != ONE or seat not in turn.seats or move not in rules.legal(state, seat):
        return False
    rules.apply(state, seat, move)
    return True


def _leads_to(rules: Rules[S], state: S, seat: Seat, moves: Sequence[Move], goal: object) -> bool:
    """Return whether some of the moves, in their order, lead to the position with this key."""
    waiting = [(state, 0)]
    for _ in range(MAX_TRIES):
        if not waiting:
            return False
        at, done = waiting.pop()
        if at.key() == goal:
            return True
        if done < len(moves):
            waiting.append((at, done + 1))
            after = at.clone()
            if _try_move(rules, after, seat, moves[done]):
                waiting.append((after, done + 1))
    return False
